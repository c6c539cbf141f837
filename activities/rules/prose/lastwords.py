"""Last words of names that only the facts know, found without a pattern of their own.

A pattern that is made for each set of facts is dearer than the text that it reads.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from activities.rules.scanning.regex import regex

_STEM_EN = regex(r"(?<![A-Za-z'.&-])(?:[A-Z][A-Za-z&-]*\s){1,4}\Z")
_LOOK = 200
"""Characters of the longest stem."""
_WORD_GOES_ON = regex(r"[A-Za-z-]")


class Hit(NamedTuple):
    """A name by its last word.

    Where it begins, where its stem and the name end, and all that was read.
    """

    start: int
    stem: int
    end: int
    until: int


def english(text: str, words: Iterable[str]) -> Iterator[Hit]:
    """Where one to four capitalised words stand before one of the words."""
    for word, at in _places(text, words):
        end = at + len(word)
        if _WORD_GOES_ON.match(text, end):
            continue
        stem = _STEM_EN.search(text, max(0, at - _LOOK), at)
        while stem:
            yield Hit(stem.start(), at, end, end)
            stem = _STEM_EN.search(text, stem.start() + 1, at)


def chinese(
    text: str,
    words: Iterable[str],
    begins: re.Pattern[str],
    stem: re.Pattern[str],
    behind: re.Pattern[str],
) -> Iterator[Hit]:
    """Where two to four characters of a ``stem`` stand before a word, and ``behind`` fits."""
    for word, at in _places(text, words):
        end = at + len(word)
        rest = behind.match(text, end)
        for start in range(at - 4, at - 1) if rest else ():
            if start >= 0 and stem.fullmatch(text, start, at) and begins.match(text, start):
                yield Hit(start, at, end, rest.end() if rest else end)


def from_left(hits: Iterable[Hit], *, longest: bool) -> list[Hit]:
    """Those that a search from the left finds, none of which overlap."""
    kept: list[Hit] = []
    for hit in sorted(
        hits, key=lambda hit: (hit.start, -hit.stem if longest else hit.stem, -hit.end)
    ):
        if not kept or hit.start >= kept[-1].until:
            kept.append(hit)
    return kept


def merged(one: list[Hit], other: list[Hit]) -> list[Hit] | None:
    """The hits of two lists in order.

    None where some of them overlap, so that each hides others.
    """
    hits = sorted((*one, *other))
    overlap = any(first.until > second.start for first, second in pairwise(hits))
    return None if overlap else hits


def _places(text: str, words: Iterable[str]) -> Iterator[tuple[str, int]]:
    for word in words:
        at = text.find(word)
        while at >= 0:
            yield word, at
            at = text.find(word, at + 1)
