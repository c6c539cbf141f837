"""Many literals at once: one pass over a text finds them all, however many there are."""

from collections.abc import Mapping
from functools import cached_property
from operator import itemgetter
from typing import TYPE_CHECKING, Generic, TypeVar

from activities.rules.scanning.regex import regex

if TYPE_CHECKING:
    from ahocorasick_rs import AhoCorasick

T = TypeVar("T")
_HALF = regex("[\ud800-\udfff]")
"""Half a character of UTF-16: no UTF-8 can say it."""


class Literals(Generic[T]):
    """Literals, and what each of them stands for.

    ``longest``: of those that overlap only the longest from the left counts, otherwise every one.
    """

    def __init__(self, meanings: Mapping[str, T], *, longest: bool = False) -> None:
        self.words, self.meanings = list(meanings), list(meanings.values())
        self._longest = longest

    @cached_property
    def longest(self) -> int:
        """How many characters the longest of them has."""
        return max(map(len, self.words), default=0)

    def within(self, text: str) -> list[tuple[int, int, T]]:
        """Where the literals stand in the text, by their ends: start, end and meaning."""
        meanings = self.meanings
        return [(start, end, meanings[index]) for index, start, end in self.found(text)]

    def found(self, text: str) -> list[tuple[int, int, int]]:
        """The same as number of the meaning, start and end: nothing is made of a million hits."""
        try:
            return self._automaton.find_matches_as_indexes(text, overlapping=not self._longest)
        except UnicodeEncodeError:
            return self.found(_HALF.sub("\ufffd", text))

    def present(self, text: str) -> set[int]:
        """The numbers of the meanings whose literals stand in the text."""
        return set(map(itemgetter(0), self.found(text)))

    @cached_property
    def _automaton(self) -> "AhoCorasick":
        from ahocorasick_rs import AhoCorasick, MatchKind  # noqa: PLC0415 - only to screen texts

        kind = MatchKind.LeftmostLongest if self._longest else MatchKind.Standard
        return AhoCorasick(self.words, matchkind=kind, store_patterns=False)
