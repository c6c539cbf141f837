"""Whether the time that the words about a number name is that of a fact."""

from collections.abc import Iterator

from activities.rules.prose import (
    days,
    events,
    exclusive,
    frames,
    lengths,
    payouts,
    sessions,
    spans,
)
from activities.rules.prose.bounds import Bound
from activities.rules.prose.periods import Period
from activities.rules.prose.readings import Reading, Readings
from activities.rules.scanning.regex import regex

_OF_WHICH = regex(r"[，,、;(]\s?其中")
"""Before a part of the figure before, which is of the same time."""

_LEADS_ON = regex(r"[^,;]{0,24}?,?\s(?:and|while|but)\s(?=[a-z])")
"""Behind a figure, what leads on to another thing."""

_QUARTER, _A_YEAR = 3, 4
_QUARTERS = frozenset({"Q1", "Q2", "Q3", "Q4"})
_EARLIER = regex(
    r"(?<![a-z])(?:earlier|ago|before|previous|prior|last|from|versus|vs|against|compared|than|"
    r"since)(?![a-z])|[上去前]年|同期|[较比此]",
)
"""Words that speak of another time than the one told."""


def fits(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the time named is that of the fact. What says nothing of time fits any.

    A time that stands beside another figure is that one's alone where some fact is of that time,
    but none of the same metric.
    """
    if bound.arrived and events.is_former(reading.words):
        return False
    if bound.period is not None and bound.period.part == "LAST":
        replaced = bound.period.month == 0 and events.is_former(reading.words)
        return replaced or not bound.direct or _fits_before(bound.period, reading, readings)
    before = sessions.fits(bound, reading, readings)
    if before or (before is None and _fits(bound, reading)):
        return not _is_later(bound, reading, readings)
    named = _is_in_name(bound, reading) or payouts.is_interim(bound, reading)
    if named or any(told(bound, reading, readings) for told in (_is_counted_from, _is_told_later)):
        return True
    if bound.direct or (
        bound.period is not None and bound.period.part == "MONTH" and bound.near == "far"
    ):
        return False
    if not reading.fact.period and bound.period is not None:
        return bound.period.part not in ("DAY", "MONTH")
    if days.is_within(bound, reading) or days.is_instant(bound, reading):
        return not any(_fits(bound, other) for other in _like(reading, readings))
    whole = bound.near == "sentence" and _OF_WHICH.search(bound.before)
    return not whole and _is_of_others(bound, reading, readings)


def is_of_the_only_other(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a fact is not of the only time that a text names, and one like it is."""
    if bound.sole is None:
        return False
    only = bound._replace(period=bound.sole, near="clause", direct=True)
    return not _fits(only, reading) and any(_fits(only, r) for r in _like(reading, readings))


def _is_a_quarter_apart(bound: Bound, reading: Reading) -> bool:
    """Whether a fact of no period stands at the end of another quarter than the one told.

    That is told by its month: the March 2025 quarter.
    """
    said, day = bound.period, reading.fact.as_of
    if said is None or not (said.part == "MONTH" and said.day == 0 and said.year and said.month):
        return False
    months = (day.year - said.year) * 12 + day.month - said.month
    return bound.direct and reading.period is None and abs(months) >= _QUARTER


def _is_long_gone(bound: Bound, reading: Reading) -> bool:
    """Whether a fact is of a quarter a year or more before the one told.

    Nothing is spoken of as earlier: 3Q24 for Q2 2023.
    """
    said, fact = bound.period, reading.period
    if not (said and fact and said.year and fact.year) or bound.back:
        return False
    if said.part not in _QUARTERS or fact.part not in _QUARTERS:
        return False
    quarters = (said.year - fact.year) * 4 + int(said.part[1]) - int(fact.part[1])
    return quarters >= _A_YEAR and not _EARLIER.search(bound.around)


def _is_of_others(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a time is that of some fact, but of none that tells the same as one."""
    if _is_long_gone(bound, reading):
        return False
    told_of = any(_fits(bound, other) for other in readings.moments(days.fiscal_time))
    if not told_of and not _is_the_day_of_another(bound, reading, readings):
        return False
    like = (other for other in _like(reading, readings) if days.is_fiscal(other))
    return not any(_fits(bound, other) for other in like)


def _is_the_day_of_another(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a day behind a fact of a fiscal period is that of a fact of no period, of a price.

    1.34, and 125bn on 14 November.
    """
    said = bound.period
    if not (days.is_fiscal(reading) and said and said.part == "DAY" and said.day):
        return False
    if not _LEADS_ON.match(bound.behind) or (said.month, said.day) in days.days_in(bound.before):
        return False
    priced = (r.fact.as_of for r in readings if r.period is None)
    return any(
        (day.year, day.month, day.day) == (said.year, said.month, said.day) for day in priced
    )


def _is_in_name(bound: Bound, reading: Reading) -> bool:
    """Whether the name of a fact has the year that the text names: debt maturing in 2027."""
    year = bound.period.year if bound.period else None
    return year is not None and str(year) in reading.words


def _is_counted_from(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a fact is as much older than another as the words say.

    None like it is of the time counted to.
    """
    if not bound.back:
        return False
    like = list(_like(reading, readings))
    older = any(lengths.apart(reading, other) == bound.back for other in like)
    return older and not any(_fits(bound, other) for other in like)


def _is_told_later(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a fact became known soon after the time named, and none like it is of that time."""
    late = days.is_told_later(bound.period, reading)
    if not late and not days.is_reported(bound.period, reading, readings):
        return False
    return not any(_fits(bound, other) for other in _like(reading, readings))


def _is_later(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a time that a fact may be of is that of another fact of the same."""
    said, fact = bound.period, reading.period
    if said is None or said.year is None:
        return False
    if fact is not None:
        if (said.part, fact.part, fact.year) != ("FY", "FY", said.year - 1):
            return False
        return any(r.period and r.period.year == said.year for r in _like(reading, readings))
    if not bound.direct or reading.fact.period or reading.fact.as_of.year == said.year:
        return False
    like = _like(reading, readings)
    return any(not r.fact.period and r.fact.as_of.year == said.year for r in like)


def _like(reading: Reading, readings: Readings) -> Iterator[Reading]:
    """The facts that tell the same of one company, of whatever time."""
    line = exclusive.line(reading.words)
    return (r for r in readings.like(reading) if exclusive.line(r.words) == line)


def _fits_before(period: Period, reading: Reading, readings: Readings) -> bool:
    """Whether a fact is older than one like it by what the words say: a year, a quarter."""
    like = list(_like(reading, readings))
    if period.month is None:
        return not days.is_behind_a_close(reading, like)
    if period.day == 0 and len(like) == 1:
        return True
    if len(like) == 1 and any(lengths.apart(reading, r) == period.month for r in readings):
        return True
    kin = readings.of_family(reading.metric) if reading.metric and period.month else ()
    akin = (r for r in kin if r.entity == reading.entity)
    if any(lengths.apart(reading, r) == period.month for r in akin):
        return True
    if any(lengths.apart(reading, r) == period.month for r in like if period.month):
        return True
    apart = [(r.fact.as_of - reading.fact.as_of).days for r in like]
    if not period.month:
        return not any(apart) or max(apart) > 0
    far = period.month * 365 // 12
    return any(far - 45 <= gap <= far + 45 for gap in apart)


def _fits(bound: Bound, reading: Reading) -> bool:
    period, fact = bound.period, reading.period
    if period is None or period.part in ("THIS", "THEN"):
        return True
    if period.part == "MONTH" and bound.near == "far":
        return frames.fits(period, fact)
    if period.part in ("DAY", "MONTH"):
        near = days.fits_day(bound, reading) or lengths.ends_about(period, reading)
        return near and not _is_a_quarter_apart(bound, reading)
    loose = bound.near != "clause"
    if period.part == "TTM":
        return fact is None or fact.part == "TTM" or loose
    if fact is None or fact.part in ("TTM", "DAY", "MONTH"):
        return days.fits_instant(bound, reading)
    if not spans.fits_year(period, fact):
        return False
    if "YTD" in (period.part, fact.part) and spans.months(period) and spans.months(fact):
        return spans.months(period) == spans.months(fact)
    return spans.fits_part(period, fact, reading.metric)
