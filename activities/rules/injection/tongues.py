"""The clues of a language: what its literals say of a sentence, and what only patterns can.

A clue's pattern is many alternatives. Where one of them is no more than literals, a literal that
stands says that the clue does; the others are asked only where one of their needles stands.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from activities.rules.injection.branches import ways
from activities.rules.scanning.literals import Literals
from activities.rules.scanning.needles import Needle, read
from activities.rules.scanning.sieve import stands

Span = tuple[int, int, int]
"""Number of a literal, and where it stands: start and end."""


class _Way(NamedTuple):
    """One alternative of a clue's pattern, and the bit of the clue."""

    bit: int
    pattern: str


class _Told(NamedTuple):
    """What a needle tells: clues that stand where it does, and alternatives that may."""

    needle: Needle
    sure: int
    ways: tuple[int, ...]


class _Meant(NamedTuple):
    """What a literal may tell at most, clues by a bit each, and what its needles do."""

    most: int
    told: tuple[_Told, ...]


class _Book(NamedTuple):
    """The clues as they were read: alternatives, those without a needle, and the literals."""

    ways: Sequence[_Way]
    always: tuple[int, ...]
    literals: Literals[_Meant]


class Tongue:
    """The clues of a language, a bit for each; read when the first text comes."""

    def __init__(self, clues: Mapping[str, str], bits: Mapping[str, int]) -> None:
        self._clues, self._bits = clues, bits
        self._compiled: dict[int, re.Pattern[str]] = {}

    @property
    def read_off(self) -> list[str]:
        """The patterns that needles are read off."""
        return [way for pattern in self._clues.values() for way in ways(pattern)]

    @cached_property
    def _book(self) -> _Book:
        listed = [_Way(self._bits[name], way) for name, p in self._clues.items() for way in ways(p)]
        always: list[int] = []
        sure: dict[Needle, int] = {}
        asked: dict[Needle, list[int]] = {}
        for number, (bit, pattern) in enumerate(listed):
            needles, whole = read(pattern)
            if needles is None:
                always.append(number)
            for needle in needles or ():
                sure[needle] = sure.get(needle, 0) | (bit if whole else 0)
                asked.setdefault(needle, []).extend(() if whole else (number,))
        told = [_Told(needle, sure[needle], tuple(asked[needle])) for needle in sure]
        return _Book(listed, tuple(always), Literals(_meanings(told, listed)))

    def found(self, lower: str) -> list[Span]:
        """The literals in a text in lower case, by their ends."""
        return self._book.literals.found(lower)

    def along(self, found: Sequence[Span], ends: Sequence[int]) -> Iterator[tuple[int, int, int]]:
        """The clues that may stand in each stretch between ``ends``, and which were ``found``."""
        book = self._book
        meanings, at, size, always = book.literals.meanings, 0, len(found), 0
        for number in book.always:
            always |= book.ways[number].bit
        for end in ends:
            first, mask = at, always
            while at < size and found[at][2] <= end:
                mask |= meanings[found[at][0]].most
                at += 1
            yield mask, first, at

    def told(
        self, text: str, found: Sequence[Span], offset: int
    ) -> tuple[int, dict[int, set[int]]]:
        """The clues that stand for sure, and for each other the alternatives that may.

        ``text`` begins at ``offset`` of the text in which the literals were found.
        """
        book = self._book
        sure, size = 0, len(text)
        asked: dict[int, set[int]] = {}
        for number in book.always:
            asked.setdefault(book.ways[number].bit, set()).add(number)
        for index, start, end in found:
            start, end = start - offset, end - offset
            if start < 0 or end > size:
                continue
            for needle, clues, numbers in book.literals.meanings[index].told:
                if stands(needle, text, start, end):
                    sure |= clues
                    for number in numbers:
                        asked.setdefault(book.ways[number].bit, set()).add(number)
        return sure, asked

    def matches(self, number: int, sentence: str) -> bool:
        """Whether an alternative is found in the sentence."""
        pattern = self._compiled.get(number)
        if pattern is None:
            pattern = self._compiled[number] = re.compile(self._book.ways[number].pattern)
        return pattern.search(sentence) is not None


def _meanings(told: Sequence[_Told], listed: Sequence[_Way]) -> dict[str, _Meant]:
    meanings: dict[str, _Meant] = {}
    for one in told:
        most, others = meanings.get(one.needle.text, _Meant(0, ()))
        for number in one.ways:
            most |= listed[number].bit
        meanings[one.needle.text] = _Meant(most | one.sure, (*others, one))
    return meanings
