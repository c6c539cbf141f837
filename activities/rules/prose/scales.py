"""Whether a fact is a number at another scale: thousand for million, 万 for 亿."""

from decimal import Decimal

_POWERS = frozenset({1, 2, 3, 4, 6, 8, 9, -1, -2, -3, -4, -6, -8, -9})
"""Powers of ten that units are taken for each other by."""


def is_scaled(fact: Decimal, shown: Decimal, place: Decimal) -> bool:
    """Whether a fact is what is shown, times a power of ten; neither of them is zero."""
    apart = fact.adjusted() - shown.adjusted()
    likely = _POWERS.intersection((apart - 1, apart, apart + 1)) if place <= shown else _POWERS
    return any(abs(fact.scaleb(-power) - shown) * 2 <= place for power in likely)
