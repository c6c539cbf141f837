"""Which of many patterns could match where: one pass over the text for the needles of all."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from activities.rules.literals import Literals
from activities.rules.needles import Needle, needles


class _Meant(NamedTuple):
    """The names that a literal speaks for, by whether a word must begin or end where it does."""

    anywhere: int
    edged: tuple[tuple[Needle, int], ...]


class Sieve:
    """Named groups of patterns, a bit for each name.

    A name whose bit is not set has no match; one whose bit is set may have.
    """

    def __init__(self, patterns: Mapping[str, Sequence[str]]) -> None:
        self.bits = {name: 1 << at for at, name in enumerate(patterns)}
        self._always = 0
        masks: dict[Needle, int] = {}
        for name, listed in patterns.items():
            for held in map(needles, listed):
                if held is None:
                    self._always |= self.bits[name]
                for needle in held or ():
                    masks[needle] = masks.get(needle, 0) | self.bits[name]
        self._literals = Literals(_meanings(masks))
        self._counts = [_count(meant) for meant in self._literals.meanings]

    def whole(self, lower: str) -> int:
        """The names that may match in a text in lower case."""
        return self._named(lower, self._literals.found(lower))

    def most(self, lower: str) -> tuple[int, int]:
        """The names that may match in a text in lower case, and how often they do at most."""
        found = self._literals.found(lower)
        unlimited = len(lower) * self._always.bit_count()
        return self._named(lower, found), sum(self._counts[at[0]] for at in found) + unlimited

    def along(self, lower: str, ends: Sequence[int]) -> Iterator[tuple[int, int, int]]:
        """The stretches between ``ends``, and the names that may match inside of each."""
        found, start, at = self._literals.found(lower), 0, 0
        for end in ends:
            first = at
            while at < len(found) and found[at][2] <= end:
                at += 1
            yield start, end, self._named(lower, found[first:at])
            start = end

    def _named(self, lower: str, found: Sequence[tuple[int, int, int]]) -> int:
        mask, meanings = self._always, self._literals.meanings
        for index, start, end in found:
            anywhere, edged = meanings[index]
            mask |= anywhere
            for needle, names in edged:
                if mask | names != mask and _stands(needle, lower, start, end):
                    mask |= names
        return mask


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


def _stands(needle: Needle, lower: str, start: int, end: int) -> bool:
    """Whether words begin and end where the needle wants it."""
    return not (
        (needle.begins and start and _in_word(lower[start - 1]))
        or (needle.ends and end < len(lower) and _in_word(lower[end]))
    )


def _in_word(character: str) -> bool:
    return character.isalnum() or character == "_"
