"""Replacing what many patterns match: each is asked only where one of its words stands."""

import re
from collections.abc import Sequence
from functools import cached_property, lru_cache

from activities.rules.scanning.anchors import joined
from activities.rules.scanning.literals import Literals
from activities.rules.scanning.needles import needles

WHOLE, _REACH = 20_000, 400
"""Characters: a text that is read whole, and further than any of the patterns looks."""
Group = tuple[tuple[str, ...], re.Pattern[str], str]
"""Words of which one must stand in the text, what is replaced then, and by what."""


class Substitutes:
    """Groups that are applied one after the other to a text in lower case."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self._groups = groups

    @cached_property
    def _words(self) -> Literals[int]:
        """The words of the groups, a bit for each group in which one is."""
        bits: dict[str, int] = {}
        for at, (words, _, _) in enumerate(self._groups):
            for word in words:
                bits[word] = bits.get(word, 0) | 1 << at
        return Literals(bits)

    @cached_property
    def _narrow(self) -> int:
        """The groups that could match in ASCII."""
        return sum(
            1 << at for at, (words, _, _) in enumerate(self._groups) if all(map(str.isascii, words))
        )

    def _possible(self, text: str) -> int:
        """The groups of which a word stands in the text, in ASCII none but without Chinese."""
        possible = 0
        for word in self._words.present(text):
            possible |= self._words.meanings[word]
        return possible & self._narrow if text.isascii() else possible

    def applied(self, text: str) -> str:
        """The text with what matches replaced."""
        possible = self._possible(text)
        for at, (_, otherwise, instead) in enumerate(self._groups):
            if possible >> at & 1:
                before, text = text, _replaced(text, otherwise, instead)
                if text != before:
                    possible = self._possible(text)
        return text


def _replaced(text: str, otherwise: re.Pattern[str], instead: str) -> str:
    """The text with what matches replaced.

    Of a long one only the surroundings of needles are read.
    """
    literals = literals_of(otherwise.pattern) if len(text) > WHOLE else None
    found = () if literals is None else literals.found(text)
    if literals is None or len(found) * _REACH > len(text):
        return otherwise.sub(instead, text)
    parts, at = [], 0
    spans = ((start - _REACH, end + _REACH) for _, start, end in found)
    for start, end in joined(spans):
        parts += [text[at:start], otherwise.sub(instead, text[start:end])]
        at = end
    return "".join((*parts, text[at:]))


@lru_cache(maxsize=512)
def literals_of(pattern: str) -> Literals[None] | None:
    """What every match of the pattern holds one of; None where there is no such thing."""
    held = needles(pattern)
    return Literals({needle.text: None for needle in held}) if held else None
