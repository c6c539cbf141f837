"""Which of many patterns could match where: one pass over the text for the needles of all."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from operator import itemgetter
from typing import NamedTuple

from activities.rules.scanning.literals import Literals
from activities.rules.scanning.needles import Needle, in_word, needles

_MANY = 64
"""Hits from which on each literal is looked at once before the places are."""
_STRETCH = 8_192
"""Characters of a long text that are looked through together, and once though they repeat."""


class _Meant(NamedTuple):
    """The names that a literal speaks for, by whether a word must begin or end where it does."""

    anywhere: int
    edged: tuple[tuple[Needle, int], ...]


class _Read(NamedTuple):
    """What the patterns hold: names that any text may match, and the literals of the others.

    ``counts`` tells for how many names each literal speaks.
    """

    always: int
    literals: Literals[_Meant]
    counts: Sequence[int]


class Sieve:
    """Named groups of patterns, a bit for each name.

    A name whose bit is not set has no match; one whose bit is set may have. The patterns are read
    when the first text comes: most processes screen none.
    """

    def __init__(self, patterns: Mapping[str, Sequence[str]]) -> None:
        self.bits = {name: 1 << at for at, name in enumerate(patterns)}
        self._patterns = patterns

    @property
    def read_off(self) -> list[str]:
        """The patterns that needles are read off."""
        return [pattern for listed in self._patterns.values() for pattern in listed]

    @cached_property
    def _read(self) -> _Read:
        always, masks = 0, dict[Needle, int]()
        for name, listed in self._patterns.items():
            for held in map(needles, listed):
                if held is None:
                    always |= self.bits[name]
                for needle in held or ():
                    masks[needle] = masks.get(needle, 0) | self.bits[name]
        literals = Literals(_meanings(masks))
        return _Read(always, literals, [_count(meant) for meant in literals.meanings])

    def whole(self, lower: str) -> int:
        """The names that may match in a text in lower case."""
        mask, literals = 0, self._read.literals
        for stretch in _stretches(lower, literals.longest):
            mask |= self._named(stretch, literals.found(stretch))
        return mask

    def most(self, lower: str) -> tuple[int, int]:
        """The names that may match in a text in lower case, and how often they do at most."""
        always, literals, counts = self._read
        found = literals.found(lower)
        unlimited = len(lower) * always.bit_count()
        return self._named(lower, found), sum(counts[at[0]] for at in found) + unlimited

    def along(self, lower: str, ends: Sequence[int]) -> Iterator[tuple[int, int, int]]:
        """The stretches between ``ends``, and the names that may match inside of each."""
        found, start, at = self._read.literals.found(lower), 0, 0
        always, most = self._read.always, len(found)
        for end in ends:
            first = at
            while at < most and found[at][2] <= end:
                at += 1
            yield start, end, self._named(lower, found[first:at]) if at > first else always
            start = end

    def _named(self, lower: str, found: Sequence[tuple[int, int, int]]) -> int:
        mask, meanings = self._read.always, self._read.literals.meanings
        if len(found) > _MANY:
            literals = set(map(itemgetter(0), found))
            for index in literals:
                mask |= meanings[index].anywhere
            edges = {index for index in literals if meanings[index].edged}
            found = [hit for hit in found if hit[0] in edges] if edges else ()
        for index, start, end in found:
            anywhere, edged = meanings[index]
            mask |= anywhere
            for needle, names in edged:
                if mask | names != mask and stands(needle, lower, start, end):
                    mask |= names
        return mask


def _stretches(lower: str, longest: int) -> set[str]:
    """The stretches of a text, each once; what a literal and its edges need is in one of them."""
    if len(lower) <= 2 * _STRETCH:
        return {lower}
    return {
        lower[max(0, at - 1) : at + _STRETCH + longest] for at in range(0, len(lower), _STRETCH)
    }


def _meanings(masks: Mapping[Needle, int]) -> dict[str, _Meant]:
    meanings: dict[str, _Meant] = {}
    for needle, mask in masks.items():
        anywhere, edged = meanings.get(needle.text, _Meant(0, ()))
        if needle.begins or needle.ends:
            meanings[needle.text] = _Meant(anywhere, (*edged, (needle, mask)))
        else:
            meanings[needle.text] = _Meant(anywhere | mask, edged)
    return meanings


def _count(meant: _Meant) -> int:
    """How many names a literal speaks for."""
    return meant.anywhere.bit_count() + sum(names.bit_count() for _, names in meant.edged)


def stands(needle: Needle, lower: str, start: int, end: int) -> bool:
    """Whether words begin and end where the needle wants it."""
    return not (
        (needle.begins and start and in_word(lower[start - 1]))
        or (needle.ends and end < len(lower) and in_word(lower[end]))
    )
