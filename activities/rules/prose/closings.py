"""On which days the times of facts end, as far as their names tell."""

from functools import lru_cache

from activities.rules.prose import periods
from activities.rules.prose.readings import Reading

CLOSES = frozenset({(3, 31), (6, 30), (9, 30), (12, 31)})
"""The last days of the quarters of the calendar."""
LATE = 28
"""The least day on which a month ends."""


def ends_of(reading: Reading) -> list[tuple[int, int, int]]:
    """The days that a fact may be told of: its own, and the last one of its period."""
    day, period = reading.fact.as_of, reading.period
    ends = [(day.year, day.month, day.day)]
    if period is None:
        return [*ends, *_named(reading.fact.period or "")]
    if period.month and (period.part == "MONTH" or period.day):
        ends.append((period.year or day.year, period.month, period.day or day.day))
    end = periods.end_of(period)
    ends += _glossed(reading.fact.period or "")
    return [*ends, end] if end else ends


@lru_cache(maxsize=1024)
def _glossed(period: str) -> tuple[tuple[int, int, int], ...]:
    """The ends of the months that a fact gives in brackets behind its own name for a time.

    2026Q3 (Oct 2025 quarter).
    """
    _, opened, gloss = period.lower().partition("(")
    found = (m.period for m in periods.find(gloss)) if opened and "quarter" in gloss else ()
    return tuple(
        (time.year, time.month, LATE)
        for time in found
        if time.part == "MONTH" and time.year and time.month
    )


@lru_cache(maxsize=1024)
def _named(period: str) -> tuple[tuple[int, int, int], ...]:
    """The days that words of a fact name which are no fiscal period: 19 weeks to 2026-05-09."""
    found = (mention.period for mention in periods.find(period.lower()))
    return tuple(
        (day.year, day.month, day.day) for day in found if day.year and day.month and day.day
    )
