"""The last word of a company's name, which a text that has named it goes on with.

Shanxi Fenjiu, then Fenjiu.
"""

from collections.abc import Iterator, Mapping

from activities.rules.prose.strangers import is_common_word
from activities.rules.scanning.regex import regex

_TWO = regex(r"[A-Z][a-z]{2,} (?P<last>[A-Z][a-z]{4,})|[A-Z]{2,4} (?P<small>[a-z]{5,})")
_ALONE = (
    r"(?:^|[.;,:(]\s|\n|(?<![A-Za-z])(?:while|whereas|and|but|at|than|of|for|from|versus|with)\s)"
)


def called(full: Mapping[str, str], folded: str) -> Iterator[tuple[str, str]]:
    """The last words that a text uses alone beside the whole name, each with a company's key.

    A word that means something by itself (Digital, Mobile), or that two names have, names nobody.
    """
    for key, whole in full.items():
        hit = _TWO.fullmatch(whole)
        last = str(hit[str(hit.lastgroup)]).capitalize() if hit and whole in folded else ""
        if not last or last not in folded.replace(whole, ""):
            continue
        shared = any(last.lower() in other.lower() for other in full.values() if other != whole)
        if shared or is_common_word(last) or _is_said_small(last, folded.replace(whole, "")):
            continue
        if regex(rf"{_ALONE}{last}(?='s\s|\s[a-z(])").search(folded):
            yield last, key


def _is_said_small(word: str, folded: str) -> bool:
    return regex(rf"(?<![A-Za-z]){word.lower()}(?![A-Za-z])").search(folded) is not None
