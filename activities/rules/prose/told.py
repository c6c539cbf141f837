"""The figures of a text in their order, each with what it speaks of."""

from bisect import bisect_left
from collections.abc import Sequence

from activities.rules.prose.bounds import Bound
from activities.rules.prose.quantities import Quantity

Told = tuple[Quantity, Bound]
"""A figure with what it speaks of."""

_MANY = 24


def _start(told: Told) -> int:
    return told[0].start


def within(told: Sequence[Told], start: int, end: int) -> Sequence[Told]:
    """The figures that begin in a stretch; none of a table, where more than 24 do."""
    first = bisect_left(told, start, key=_start)
    found = told[first : first + _MANY + 1]
    inside = [one for one in found if one[0].start < end]
    return inside if len(inside) <= _MANY else ()
