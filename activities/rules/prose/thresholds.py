"""Thresholds in the names of facts that count what lies beyond them.

As customers_over_1m, large_customers_100k_plus.
"""

from decimal import Decimal
from functools import lru_cache

from activities.rules.prose.quantities import scan
from activities.rules.prose.readings import Reading
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_BEYOND = regex(
    r"(?<![a-z])(?:over|above|beyond|exceeding|more than|greater than|at least|gt|gte|spending|"
    r"paying|under|below|less than)\s[$€£]?[0-9]|[<>≥≤]=?\s?[$€£]?[0-9]|"
    r"[0-9](?:[kmb]|bn)?\s?(?:usd|eur|gbp)?\s?(?:\+|plus(?![a-z])|or more)"
)
"""In a name, that a number is where something begins, and no size of it."""
_COUNTED = frozenset({Kind.COUNT, Kind.BARE})


def is_of(amount: Decimal, reading: Reading) -> bool:
    """Whether an amount is what the name of a count begins from, also without a currency sign."""
    counts = reading.unit is not None and reading.unit.kind in _COUNTED
    return counts and amount in _told(reading.words)


@lru_cache(maxsize=4096)
def _told(words: str) -> frozenset[Decimal]:
    """The thresholds in a name."""
    if not words.isascii() or not _BEYOND.search(words):
        return frozenset()
    return frozenset(q.value for q in scan(words, ()) if q.factor > 1)
