"""Ways of speaking as patterns: each sentence is asked only about those that it could be."""

import re
from collections.abc import Iterator, Sequence
from itertools import repeat

from activities.rules.anchors import lowered
from activities.rules.sieve import Sieve


class Frames:
    """Patterns of which one must be found in a sentence; ``wide`` ones never match in ASCII."""

    def __init__(self, patterns: Sequence[str], *, wide: bool = False) -> None:
        self._patterns = [re.compile(pattern) for pattern in patterns]
        self._wide = wide
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
            if mask & 1 and self._patterns[at].search(sentence):
                return True
            mask >>= 1
            at += 1
        return False
