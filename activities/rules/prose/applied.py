"""Whom a text says that all it tells is of: the above applies to, 以上数据均为."""

from bisect import bisect_right

from activities.rules.prose import periods, quantities
from activities.rules.prose.entities import Cast, find
from activities.rules.prose.folding import is_without_han, lower
from activities.rules.scanning.regex import regex

_LONGEST = 4_000
"""Characters of a text that may be of one company throughout."""
_STOP = regex(r"\n|[.!?;:]\s|(?<=[.)%0-9])\s(?=\()")
_APPLIES = regex(
    r"(?:(?<![A-Za-z])(?:(?:[Aa]ll(?: of)?\s)?(?:[Tt]he\s)?(?:[Aa]bove|[Ff]oregoing|[Pp]receding)"
    r"(?:\s(?:figures|numbers|data|points|metrics|thesis|items|list|summary|table))?|"
    r"[Aa]ll (?:figures|numbers|data|points)|(?:[Tt]hese|[Tt]he) (?:figures|numbers|data|points))\s"
    r"(?:all\s)?(?:appl(?:y|ies)|refers?|relates?|pertains?|belongs?|concerns?|is|are|describes?)"
    r"(?:\s(?:only|all|solely))?\s(?:(?:to|for|about|on|those of|that of)\s)?"
    r"|(?:以上|上述|前述|上列|上表|本文|文中|表中)[^，。；\n0-9]{0,8}?(?:均|皆|都|全部)?"
    r"(?:适用于|针对|属于|属|对应|来自|取自|出自|为|系|是指?|指))(?P<who>[^，。；;\n]{2,60})"
)


def to(folded: str, known: Cast) -> str | None:
    """The company that a text says all its figures are of; None where it says none, or two."""
    keys = set[str]()
    for hit in _APPLIES.finditer(folded):
        named = find(hit["who"], known)
        if named and not hit["who"][: named[0].start].strip():
            keys.add(named[0].key)
    return keys.pop() if len(keys) == 1 else _headed_by(folded, known)


def _headed_by(folded: str, known: Cast) -> str | None:
    """The only company of an English text, where words without a figure name it.

    They are its heading, its source or whom all is for: (Harlow press release), All for Harlow.
    """
    if not is_without_han(folded) or len(folded) > _LONGEST:
        return None
    named = find(folded, known)
    if len({mention.key for mention in named}) != 1 or named[0].key.startswith("?"):
        return None
    apart = (_around(folded, mention.start) for mention in named)
    return named[0].key if any(map(_has_no_figure, apart)) else None


def _around(folded: str, position: int) -> str:
    """The sentence or the line that a position lies in."""
    ends = [hit.end() for hit in _STOP.finditer(folded)]
    at = bisect_right(ends, position)
    return folded[ends[at - 1] if at else 0 : ends[at] if at < len(ends) else len(folded)]


def _has_no_figure(words: str) -> bool:
    times = list(periods.find(lower(words)))
    return next(quantities.scan(words, times), None) is None
