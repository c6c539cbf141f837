"""Names in English that share their last word: gross and net margins, basic and diluted EPS."""

from collections.abc import Iterator, Sequence

from activities.rules.prose.metrics import NAMES
from activities.rules.scanning.regex import regex

_HEADS = r"margin|profit|income|earnings|eps|loss|assets|debt|cash flow|yield|p/e|pe|revenue"
_WORD = r"[a-z][a-z-]{1,14}"
_SHARED = regex(
    rf"(?<![a-z-])(?P<items>{_WORD}(?:,\s{_WORD}){{0,3}}),?\s(?:and|&)\s{_WORD}\s"
    rf"(?P<head>{_HEADS})s?(?![a-z])"
)
_HEAD = regex(rf"(?P<head>{_HEADS})s?$")
_ITEM = regex(_WORD)


def names(plain: str) -> Iterator[tuple[int, int, str]]:
    """Where the first words of such names stand, each with the name that it makes."""
    for hit in _SHARED.finditer(plain):
        for item in _ITEM.finditer(plain, *hit.span("items")):
            name = f"{item[0]} {hit['head']}"
            if item[0] not in NAMES and name in NAMES:
                yield item.start(), item.end(), name


def whole(words: Sequence[str]) -> Sequence[str]:
    """The names of a list in full, those with the head that only the last one tells."""
    head = _HEAD.search(words[-1]) if words else None
    if head is None:
        return words
    names_of = (f"{word} {head['head']}" for word in words)
    return [
        name if word not in NAMES and name in NAMES else word
        for word, name in zip(words, names_of, strict=True)
    ]
