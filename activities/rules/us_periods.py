"""Deriving quarters, year-to-date sums and twelve months from what the filings report.

US filers report the year, discrete quarters of income, and cash flows year to date only; the
fourth quarter is not reported at all. What is missing is put together here from reported flows:
each result names its parts, so that a formula can be recomputed from them, or says why not.
Per-share figures are never summed or differenced: share counts change in between.
"""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from decimal import Decimal
from typing import NamedTuple

from activities.rules.us_facts import Length, length
from schemas.base import Number

SLACK = timedelta(days=8)
"""By so much the same period may end earlier or later a year on: weeks do not divide a year."""
_YEAR = timedelta(days=365)
_DAY = timedelta(days=1)


class Flow(NamedTuple):
    """One reported flow. ``announced`` is when its value became known, where that is told."""

    start: date
    end: date
    value: Number
    announced: date | None = None

    @property
    def length(self) -> Length | None:
        """The class of its span."""
        return length(self.start, self.end)


class Missing(NamedTuple):
    """Why a figure cannot be derived."""

    reason: str


class FourthQuarter(NamedTuple):
    """The year less its first nine months, which may be several reported flows."""

    year: Flow
    nine_months: tuple[Flow, ...]

    @property
    def start(self) -> date:
        """The first day of the quarter."""
        return self.nine_months[-1].end + _DAY

    @property
    def value(self) -> Number:
        """What the quarter must have been."""
        return self.year.value - _total(self.nine_months)


class YearOnYear(NamedTuple):
    """The year to date and the same part of the year before, each as its reported parts."""

    current: tuple[Flow, ...]
    base: tuple[Flow, ...]


class Trailing(NamedTuple):
    """Twelve months: the year to date, plus the last year, less the same part of the last year.

    At a year end ``ytd`` is the year itself and the other two are empty.
    """

    ytd: tuple[Flow, ...]
    last_year: tuple[Flow, ...] = ()
    last_ytd: tuple[Flow, ...] = ()

    @property
    def value(self) -> Number:
        """The flow of the twelve months."""
        return _total(self.ytd) + _total(self.last_year) - _total(self.last_ytd)


def _total(flows: Iterable[Flow]) -> Number:
    return sum((flow.value for flow in flows), Decimal(0))


def years(flows: Iterable[Flow]) -> dict[date, Flow]:
    """The fiscal years among the flows, by their last day, oldest first."""
    found = [flow for flow in flows if flow.length is Length.YEAR]
    return {flow.end: flow for flow in sorted(found, key=lambda f: f.end)}


def year_to_date(flows: Sequence[Flow], end: date) -> tuple[Flow, ...] | Missing:
    """The flow from the start of the fiscal year to ``end``: reported, or as its quarters.

    The fiscal year starts on the day after the last one ended; without a last one nobody knows.
    """
    before = [last for last in years(flows) if last < end and end - last <= _YEAR + SLACK]
    if not before:
        return Missing(f"no fiscal year is reported that ends before {end}")
    return _covering(flows, max(before) + _DAY, end)


def _covering(flows: Sequence[Flow], start: date, end: date) -> tuple[Flow, ...] | Missing:
    """The one flow from ``start`` to ``end``, or the quarters that make it up without a gap."""
    whole = [flow for flow in flows if (flow.start, flow.end) == (start, end)]
    if whole:
        return (whole[0],)
    parts: list[Flow] = []
    while not parts or parts[-1].end < end:
        begin = parts[-1].end + _DAY if parts else start
        following = [f for f in flows if f.start == begin and f.length is Length.QUARTER]
        if not following:
            return Missing(f"nothing is reported for the quarter from {begin}")
        parts.append(following[0])
    if parts[-1].end != end:
        return Missing(f"no quarter ends on {end}")
    return tuple(parts)


def fourth_quarter(flows: Sequence[Flow], year_end: date) -> FourthQuarter | Missing:
    """The quarter that ends the fiscal year, as the year less nine months."""
    year = years(flows).get(year_end)
    if year is None:
        return Missing(f"no fiscal year is reported that ends on {year_end}")
    ends = [
        f.end for f in flows
        if year.start < f.end < year_end and length(year.start, f.end) is Length.NINE_MONTHS
    ]  # fmt: skip
    if not ends:
        return Missing(f"the first nine months of the year to {year_end} are not reported")
    nine = _covering(flows, year.start, max(ends))
    if isinstance(nine, Missing):
        return nine
    return _one_vintage(year, nine) or FourthQuarter(year, nine)


def trailing(flows: Sequence[Flow], end: date) -> Trailing | Missing:
    """The twelve months to ``end``."""
    by_end = years(flows)
    if end in by_end:
        return Trailing((by_end[end],))
    compared = year_on_year(flows, end)
    if isinstance(compared, Missing):
        return compared
    last_year = by_end[compared.current[0].start - _DAY]
    mismatch = _one_vintage(last_year, compared.base)
    return mismatch or Trailing(compared.current, (last_year,), compared.base)


def year_on_year(flows: Sequence[Flow], end: date) -> YearOnYear | Missing:
    """The year to date at ``end``, at a year end the year, against the same part a year before.

    A base that was restated since is the right one: it is what the newest report compares with.
    """
    by_end = years(flows)
    if end in by_end:
        before = [year for last, year in by_end.items() if abs(last + _YEAR - end) <= SLACK]
        if not before:
            return Missing(f"no year is reported that ends a year before {end}")
        return YearOnYear((by_end[end],), (before[0],))
    current = year_to_date(flows, end)
    if isinstance(current, Missing):
        return current
    last_year = by_end[current[0].start - _DAY]
    earlier = _year_earlier(flows, end, last_year)
    if earlier is None:
        return Missing(f"no year-to-date figure is reported for a year before {end}")
    base = _covering(flows, last_year.start, earlier)
    return base if isinstance(base, Missing) else YearOnYear(current, base)


def _year_earlier(flows: Iterable[Flow], end: date, year: Flow) -> date | None:
    """The end of the same part of the year before, which lasts as long within eight days."""
    found = [
        f.end for f in flows
        if year.start <= f.start and f.end < year.end and abs(f.end + _YEAR - end) <= SLACK
    ]  # fmt: skip
    return min(found, key=lambda day: abs(day + _YEAR - end), default=None)


def _one_vintage(year: Flow, parts: Sequence[Flow]) -> Missing | None:
    """A part restated after its year was filed must not be subtracted from that year."""
    if year.announced is None:
        return None
    late = [part for part in parts if part.announced and part.announced > year.announced]
    if not late:
        return None
    return Missing(
        f"restatement mismatch: the figure to {late[0].end} was restated on {late[0].announced}, "
        f"after the year to {year.end} was filed on {year.announced}"
    )
