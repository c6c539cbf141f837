"""Whom a text says that all it tells is of: the above applies to, 以上数据均为."""

from activities.rules.prose.entities import Cast, find
from activities.rules.scanning.regex import regex

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
    return keys.pop() if len(keys) == 1 else None
