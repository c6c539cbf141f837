"""Dear patterns that most texts have nothing of: one pass for literals tells which may have."""

import re
from collections.abc import Iterator

from activities.rules.scanning.regex import regex
from activities.rules.scanning.sieve import Sieve


class Rare:
    """A pattern that is asked only of texts that hold one of its literals (``needles``).

    Letters of either case are one to the sieve, so that flags within the pattern change nothing.
    """

    def __init__(self, pattern: str) -> None:
        self._pattern, self._sieve = regex(pattern), Sieve({"": (pattern,)})

    def search(self, text: str) -> re.Match[str] | None:
        """The first match in a text."""
        return self._pattern.search(text) if self._may_be_in(text) else None

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """All matches in a text."""
        return self._pattern.finditer(text) if self._may_be_in(text) else iter(())

    def _may_be_in(self, text: str) -> bool:
        return bool(self._sieve.whole(text.replace("İ", "i").lower()))
