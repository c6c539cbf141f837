"""Days before those of facts: the session before the one named, the end of a quarter too early."""

from datetime import date

from activities.rules.prose import periods
from activities.rules.prose.bounds import Bound
from activities.rules.prose.closings import CLOSES
from activities.rules.prose.readings import Reading, Readings
from activities.rules.scanning.regex import regex

_BEFORE = regex(
    r"(?:[前上]一?个?(?:交易)?日|昨日?|前)的?(?:收盘价格?|收盘|收报|收价|收)"
    r"(?:为|是|于|报|在|仅|约|价|:|\s)*$"
)
_LONGEST = 12
"""Days between two sessions, holidays included."""
_QUARTER = 3


def fits(bound: Bound, reading: Reading, readings: Readings) -> bool | None:
    """Whether a fact is of the session before the day named; None of any other price and day.

    A fact that is itself of a previous close stands at the day named.
    """
    day = _day(bound)
    if day is None or reading.period is not None or not _BEFORE.search(bound.told):
        return None
    metric = reading.metric
    if metric is None or metric.id not in ("close", "price"):
        return None
    if not 0 < (day - reading.fact.as_of).days <= _LONGEST:
        return False
    later = (other.fact.as_of for other in readings.like(reading) if other.period is None)
    return not any(reading.fact.as_of < other < day for other in later)


def is_before_the_close(bound: Bound, reading: Reading) -> bool:
    """Whether accounts are told of the end of a quarter before the one that they closed with.

    What is only foreseen may be told long before.
    """
    said, day = bound.period, reading.fact.as_of
    if said is None or said.part != "DAY" or not bound.direct or bound.near == "far":
        return False
    if (said.month, said.day) not in CLOSES or reading.fact.status or reading.period is None:
        return False
    end = periods.end_of(reading.period) if reading.period else None
    months = (day.year - (said.year or day.year)) * 12 + day.month - (said.month or 0)
    return end == (day.year, day.month, day.day) and months >= _QUARTER


def _day(bound: Bound) -> date | None:
    """The day named, where it has its year."""
    said = bound.period
    if said is None or said.part != "DAY" or not (said.year and said.month and said.day):
        return None
    try:
        return date(said.year, said.month, said.day)
    except ValueError:
        return None
