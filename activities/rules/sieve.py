"""Which of many patterns could match where: one pass over the text for the needles of all."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from activities.rules.needles import Needle, needles

if TYPE_CHECKING:
    from ahocorasick_rs import AhoCorasick


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
        self._needles = [needle.text for needle in masks]
        self._edges = [(needle.begins, needle.ends) for needle in masks]
        self._masks = list(masks.values())

    @cached_property
    def _automaton(self) -> "AhoCorasick":
        from ahocorasick_rs import AhoCorasick  # noqa: PLC0415 - only where texts are screened

        return AhoCorasick(self._needles, store_patterns=False)

    def whole(self, lower: str) -> tuple[int, int]:
        """The names that may match in a text in lower case, and how many matches there are at most."""
        found = self._automaton.find_matches_as_indexes(lower, overlapping=True)
        mask = self._always
        for index, start, end in found:
            if mask | self._masks[index] != mask and self._whole_word(lower, index, start, end):
                mask |= self._masks[index]
        return mask, len(found) if not self._always else len(lower)

    def along(self, lower: str, ends: Sequence[int]) -> Iterator[tuple[int, int, int]]:
        """The stretches between ``ends``, and the names that may match inside of each."""
        masks, start, at = self._masks, 0, 0
        found = self._automaton.find_matches_as_indexes(lower, overlapping=True)
        for end in ends:
            mask = self._always
            while at < len(found) and found[at][2] <= end:
                index, begin, stop = found[at]
                if mask | masks[index] != mask and self._whole_word(lower, index, begin, stop):
                    mask |= masks[index]
                at += 1
            yield start, end, mask
            start = end

    def _whole_word(self, lower: str, index: int, start: int, end: int) -> bool:
        """Whether words begin and end where the needle wants it."""
        begins, ends = self._edges[index]
        return not (
            (begins and start and _in_word(lower[start - 1]))
            or (ends and end < len(lower) and _in_word(lower[end]))
        )


def _in_word(character: str) -> bool:
    return character.isalnum() or character == "_"
