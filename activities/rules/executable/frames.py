"""Ways of speaking as patterns: each sentence is asked only about those that it could be."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import repeat

from activities.rules.scanning.anchors import lowered
from activities.rules.scanning.sieve import Sieve


class Frames:
    """Patterns of which one must be found in a sentence; ``wide`` ones never match in ASCII."""

    def __init__(self, patterns: Sequence[str], *, wide: bool = False) -> None:
        self._patterns, self._wide = patterns, wide
        self._compiled: dict[int, re.Pattern[str]] = {}
        self._sieve = Sieve({str(at): (one,) for at, one in enumerate(patterns)})

    def along(self, lower: str, ends: Sequence[int]) -> Iterator[int]:
        """The frames that may be in each stretch between ``ends`` of a text in lower case."""
        if self._wide and lower.isascii():
            return repeat(0, len(ends))
        return (mask for _, _, mask in self._sieve.along(lower, ends))

    def of(self, sentence: str) -> int:
        """The frames that may be in a sentence by itself."""
        return next(iter(self.along(lowered(sentence), (len(sentence),))), 0)

    def found(self, sentence: str, mask: int) -> bool:
        """Whether one of the frames of the mask is in the sentence."""
        at = 0
        while mask:
            if mask & 1 and self._pattern(at).search(sentence):
                return True
            mask >>= 1
            at += 1
        return False

    def _pattern(self, at: int) -> re.Pattern[str]:
        """One of the patterns, compiled when the first sentence could be it."""
        if (known := self._compiled.get(at)) is None:
            known = self._compiled[at] = re.compile(self._patterns[at])
        return known


class Marks:
    """Patterns with names: each is asked only where a literal of its matches stands."""

    def __init__(self, patterns: Mapping[str, re.Pattern[str]]) -> None:
        self.patterns = patterns
        self._sieve = Sieve({name: (one.pattern,) for name, one in patterns.items()})

    def heard(self, sentence: str) -> "Heard":
        """What a sentence can be asked for."""
        mask = self._sieve.whole(lowered(sentence))
        bits = self._sieve.bits
        return Heard(sentence, {n: p for n, p in self.patterns.items() if mask & bits[n]})


class Heard:
    """A sentence, and which marks it bears: each is looked for once at most."""

    def __init__(self, sentence: str, open_: Mapping[str, re.Pattern[str]]) -> None:
        self.sentence = sentence
        self._open = open_
        self._known: dict[str, bool] = {}

    def has(self, name: str) -> bool:
        """Whether the sentence bears the mark."""
        known = self._known.get(name)
        if known is None:
            pattern = self._open.get(name)
            known = pattern is not None and pattern.search(self.sentence) is not None
            self._known[name] = known
        return known

    def without(self, *names: str) -> int:
        """The characters of the sentence, counted by how many of the marks it does not bear."""
        return len(self.sentence) * sum(not self.has(name) for name in names) // len(names)
