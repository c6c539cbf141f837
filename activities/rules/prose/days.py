"""Whether a fact of a day, or of no period that is told, is of the time that a text names."""

from collections.abc import Iterable
from datetime import date, timedelta
from functools import lru_cache

from activities.rules.prose import (
    asides,
    lengths,
    lone_days,
    metrics,
    periods,
    published,
    sessions,
    spans,
    spellings,
)
from activities.rules.prose.bounds import Bound
from activities.rules.prose.closings import CLOSES, LATE, ends_of
from activities.rules.prose.periods import Period
from activities.rules.prose.readings import Reading, Readings
from activities.rules.scanning.regex import regex

_PUBLISHED = 4
"""Within how many months figures come out."""
_A_DAY_ON = timedelta(days=1)
_FISCAL = frozenset(
    {"FY", "Q1", "Q2", "Q3", "Q4", "H1", "H2", "9M", "R1", "R2", "R3", "YTD", "Q", "H"}
)
_SLOW = frozenset({"total_shares", "float_shares", "dps", "eps", "bvps", "holding_ratio"})
"""Metrics that stand for months: the day of a price beside them is not theirs."""
_FLOWS = metrics.DAILY - {"buyback_price", "issue_price", "conversion_price"} | frozenset({
    "price", "market_cap", "pe", "forward_pe", "pb", "ps", "dividend_yield", "percentile",
    "high52", "low52", "target_price",
})  # fmt: skip
_SO_FAR = regex(
    r"\s?\((?:cumulative|ytd|year[- ]to[- ]date|累计)\)|"
    r"(?:^|(?<=\s))(?:cumulative|ytd|year-to-date|month(?:ly|'s)?)\s|累计|当月|单月"
)
"""Words of a name that tell figures of all months so far from those of one."""
_MONTH, _WEEKS = 31, 21
_REPORT, _SECOND = 62, 7
"""Within how many days a report comes out before another quarter ends; the first month of the
second half."""
_CLOSING = frozenset({"FY", "Q4", "H2", "END"})
_A_YEAR = regex(r"(?<![0-9])((?:19|20)[0-9]{2})年")
_A_DAY = regex(r"(?<![0-9])([0-9]{1,2})(?:月|-)([0-9]{1,2})(?:日|(?![0-9-]))")
_EARLIER = regex(r"(?:19|20)[0-9]{2}|[去上前]年|[前上次往]|同期|year|last|prior|previous")
_OF_LAST_YEAR = regex(
    r"(?:去年|上年)第?(?:[一二三四1-4首]季度?|[上下首头前]半年|中期|"
    r"[前首头](?:[三六九369]个?月|三个?季度?))[为是有录得约近达]*$"
)
"""Before a number of a part of last year."""
_BEFORE = regex(
    r"(?<![a-z])(?:earlier|ago|before|previous|prior|last|from|versus|vs|against|"
    r"compared|than|since)(?![a-z])"
)
_NEXT, _YEAR = (
    regex(r"明年(?![第一二三四上下前])[^，。；、]{0,24}$"),
    regex(r"(?:19|20)[0-9]{2}"),
)
_DEALT = regex(r"回购|[增减]持|发行价|授予|行权|转股")
"""Names of what was paid over a time, and not on one day."""
_DAILY = regex(
    r"涨跌|涨幅|跌幅|价|市值|收盘|股息率|成交|换手|pe|pb|price|close|yield|daily|premarket|return"
)

_ARRIVES = regex(r"^\)?\s?[，,]?\s?[至到](?:约|近)?$")
_GREW = regex(r"同比|[较比](?:上年|去年)")
"""A level that something moved to, and what says that it moved since a year before."""


def is_fiscal(reading: Reading) -> bool:
    """Whether a fact is of a fiscal period."""
    return reading.period is not None and reading.period.part in _FISCAL


def fiscal_time(reading: Reading) -> object:
    """What tells a fact of a fiscal period from one of another that a time named may fit."""
    slow = reading.metric is not None and reading.metric.id in _SLOW
    return (reading.period, reading.fact.as_of, slow) if is_fiscal(reading) else None


def fits_day(bound: Bound, reading: Reading) -> bool:
    """Whether a fact is of the day or month named."""
    period = bound.period
    assert period is not None  # noqa: S101 - told to the type checker; the caller looked
    ends = ends_of(reading)
    if period.day == 0 and is_fiscal(reading):
        since = ((end, (end[1] - (period.month or 0)) % 12) for end in ends)
        return any(months <= 1 + (end[2] < LATE) for end, months in since)
    for year, month, day in ends:
        if period.year in (None, year) and period.month == month and period.day in (None, day):
            return True
    dated = bound.dated and (bound.direct or period.part == "DAY")
    slow = reading.metric is not None and reading.metric.id in _SLOW and not dated
    if slow or _closes_a_year(bound, reading):
        return True
    if reading.period is None and bound.near != "clause":
        return not bound.dated and not is_of_the_day(reading)
    return is_fiscal(reading) and (not bound.dated or published.is_on(bound, reading))


def contradict(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a fact that may be of the time named is none.

    For another one is, or for that time is yet to come.
    """
    return (
        _is_to_come(bound, reading)
        or is_of_the_month(bound, reading, readings)
        or _is_of_another_year(bound, reading, readings)
        or _is_of_another_day(bound, reading, readings)
        or _is_of_another_end(bound, reading, readings)
        or sessions.is_before_the_close(bound, reading)
        or _is_of_another_month(bound, reading, readings)
        or _is_of_an_older_year(bound, reading, readings)
        or _is_of_the_latest_year(bound, reading, readings)
        or _is_before_a_move(bound, reading, readings)
        or (not bound.spans and lone_days.contradicts(bound.lone, reading, readings))
        or (bound.period is None and lone_days.closes_otherwise(bound.lone, reading, readings))
    )


def _is_before_a_move(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a level that a growth led to is older than the growth that the facts tell.

    It is of no time named: 同比增长31.7%至4.1亿元.
    """
    own, metric = reading.period, reading.metric
    if own is None or metric is None or metric.change or (bound.period and bound.period.year):
        return False
    if not _ARRIVES.search(bound.before) or not _GREW.search(bound.around):
        return False
    later = (r for r in readings.like(reading) if r.period and r.period.part == own.part)
    return any(
        (r.period.year or 0) > (own.year or 0)
        and readings.has_beside(r, metric.id, change=True)
        and not readings.has_beside(reading, metric.id, change=True)
        for r in later
        if r.period
    )


def _is_of_an_older_year(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a part of a year is told without any year: 三季度末.

    Another fact of the same is of that part of a later one.
    """
    said, fact = bound.period, reading.period
    if not (said and fact and fact.year) or bound.back or bound.near == "far":
        return False
    if not bound.yearless:
        return False
    if said.part not in _FISCAL | {"END"} or _EARLIER.search(bound.around):
        return False
    like = (
        r.period for r in readings.like(reading) if r.period and _is_same(r.words, reading.words)
    )
    return any(p.part == fact.part and (p.year or 0) > fact.year for p in like)


def _is_of_the_latest_year(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a part of last year is told: 去年三季度.

    A fact is of that part of the latest year that facts of the same have.
    """
    said, fact = bound.period, reading.period
    if not (said and fact and fact.year) or said.year or not _OF_LAST_YEAR.search(bound.before):
        return False
    years = [
        r.period.year or 0
        for r in readings.like(reading)
        if r.period and r.period.part == fact.part and _is_same(r.words, reading.words)
    ]
    return fact.year == max(years, default=0) and fact.year - 1 in years


def _is_of_another_day(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the only day named in the line before is that of another fact: 11月10日收盘…；盘后.

    Both are of the same market figure.
    """
    if bound.near != "far" or reading.period is not None or not is_of_the_day(reading):
        return False
    chinese = {(int(hit[1]), int(hit[2])) for hit in _A_DAY.finditer(bound.around)}
    told = chinese or days_in(bound.around)
    day = reading.fact.as_of
    if len(told) != 1 or (day.month, day.day) in told:
        return False
    like = (r.fact.as_of for r in readings.like(reading) if r.period is None)
    return any((other.month, other.day) in told for other in like)


def _is_of_another_end(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the last day of a month beside a number ends the time of another fact of the same."""
    said = bound.period
    if said is None or reading.period is None or (bound.near == "far" and _is_of_then(bound)):
        return False
    if said.part == "MONTH" and said.year and said.day is None:
        months = {end[:2] for end in ends_of(reading)}
        like = (other for other in readings.like(reading) if other.period)
        return said[1:3] not in months and any(ends_of(r)[0][:2] == said[1:3] for r in like)
    if said.part != "DAY" or not (said.year and said.month and said.day) or said.day < LATE:
        return False
    if said[1:] in ends_of(reading):
        return False
    return any(ends_of(other)[0] == said[1:] for other in readings.like(reading) if other.period)


def _is_of_another_month(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the only month named before a number is that of another fact of the same stock.

    At end-June 2026? A: 8,940.
    """
    said, day = bound.period, reading.fact.as_of
    if said is None or said.part != "MONTH" or said.day == 0 or bound.near != "far":
        return False
    if _BEFORE.search(bound.around) or reading.fact.period or is_of_the_day(reading):
        return False
    if (day.year, day.month) == said[1:3]:
        return False
    like = (r.fact.as_of for r in readings.like(reading) if not r.fact.period)
    return any((other.year, other.month) == said[1:3] for other in like)


def _is_of_then(bound: Bound) -> bool:
    """Whether the words of a number alone may put it at another time than the month before it."""
    month = bound.period is not None and bound.period.part == "MONTH"
    return not month or bool(_EARLIER.search(bound.before) or _BEFORE.search(bound.before))


@lru_cache(maxsize=1024)
def days_in(around: str) -> frozenset[tuple[int, int]]:
    """The days that English words name, where they speak of none before."""
    if not around.isascii() or _BEFORE.search(around):
        return frozenset()
    found = (mention.period for mention in periods.find(around))
    return frozenset((day.month, day.day) for day in found if day.month and day.day)


def _is_of_another_year(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a part of a year is told near one year alone.

    Another fact is of that part of it, and this one of another.
    """
    said, fact = bound.period, reading.period
    if not (said and fact and fact.year) or said.year or said.part not in _FISCAL or bound.back:
        return False
    if _OF_LAST_YEAR.search(bound.before):
        return False
    years = {int(hit[1]) for hit in _A_YEAR.finditer(asides.without(bound.around))}
    if len(years) != 1 or fact.year in years or said.part != fact.part:
        return False
    like = (r.period for r in readings.like(reading) if r.period)
    return any(period.part == fact.part and period.year in years for period in like)


def _is_same(one: str, other: str) -> bool:
    return one == other or spellings.same(one, other)


def _is_to_come(bound: Bound, reading: Reading) -> bool:
    """Whether 明年 is said of a fact of the year in whose second half it was told.

    A year named tells more.
    """
    period, day = reading.period, reading.fact.as_of
    if period is None or period.part != "FY" or period.year != day.year or day.month < _SECOND:
        return False
    return bool(_NEXT.search(bound.before)) and not _YEAR.search(bound.around)


def is_behind_a_close(reading: Reading, like: Iterable[Reading]) -> bool:
    """Whether a fact is of a part of the year that follows one which closes another of the same.

    No 上年末 is of it.
    """
    own = reading.period
    if own is None or own.year is None or own.part in _CLOSING:
        return False
    closes = (r.period for r in like if r.period and r.period.part in _CLOSING)
    return any(period.year == own.year - 1 for period in closes)


def is_of_the_month(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether another fact of the same is of the very month named.

    That of all months so far, or of the quarter, is not.
    """
    period = bound.period
    if period is None or period.part != "MONTH" or period.day == 0 or bound.near == "far":
        return False
    if not is_fiscal(reading) or not bound.direct:
        return False
    name = _SO_FAR.sub("", reading.words)
    return any(
        other.period
        and (other.period.part, other.period.month) == ("MONTH", period.month)
        and (other.entity, _SO_FAR.sub("", other.words)) == (reading.entity, name)
        and (other.unit and other.unit.kind) == (reading.unit and reading.unit.kind)
        for other in readings
    )


def is_within(bound: Bound, reading: Reading) -> bool:
    """Whether a year that stands far away holds the quarter or half of a fact."""
    said, fact = bound.period, reading.period
    whole = said is not None and said.part in ("FY", "END") and bound.near == "far"
    return whole and fact is not None and fact.year == said.year  # type: ignore[union-attr]


def is_instant(bound: Bound, reading: Reading) -> bool:
    """Whether the time is the end of a year that stands beside another number.

    A stock's, and not all that follows.
    """
    flow = reading.period is not None and reading.period.part[:1] in "QH"
    return flow and bound.period is not None and bound.period.part == "END"


def is_reported(period: Period | None, reading: Reading, readings: Readings) -> bool:
    """Whether a fact of no period may come from the report of the months that end on the day named.

    That is the last end of a quarter before it became known, or one that another fact of the same
    day closes with.
    """
    if period is None or not (period.part == "DAY" and period.month and period.day):
        return False
    if reading.fact.period or is_of_the_day(reading):
        return False
    if (period.month, period.day) not in CLOSES:
        return False
    known, year = reading.fact.as_of, period.year or reading.fact.as_of.year
    since = (known - date(year, period.month, period.day)).days
    if 0 <= since <= _REPORT:
        return True
    return any(
        (year, period.month, period.day) in ends_of(other)
        for other in readings
        if is_fiscal(other) and other.entity == reading.entity and other.fact.as_of == known
    )


def is_told_later(period: Period | None, reading: Reading) -> bool:
    """Whether a fact of no period became known in the weeks after a day or month.

    截至6月20日股东户数, told on the 23rd.
    """
    if period is None or period.part not in ("DAY", "MONTH") or not period.month:
        return False
    if reading.fact.period or is_of_the_day(reading):
        return False
    known = reading.fact.as_of
    later = (known.year - (period.year or known.year)) * 12 + known.month - period.month
    return 0 <= later * _MONTH + known.day - (period.day or _MONTH) <= _WEEKS


def _closes_a_year(bound: Bound, reading: Reading) -> bool:
    """Whether a day may be the end of a fiscal year or quarter that is none of the calendar's.

    At January 31.
    """
    said, day = bound.period, reading.fact.as_of
    if not (said and said.year and said.month and said.day and is_fiscal(reading)):
        return False
    months = (day.year - said.year) * 12 + day.month - said.month
    if months and (day + _A_DAY_ON).day == 1:
        return False
    end = periods.end_of(reading.period) if reading.period else None
    odd = said.month % 3 != 0 or (end is not None and end > (day.year, day.month, day.day))
    return odd and said.day >= LATE and 0 <= months <= _PUBLISHED


def is_of_the_day(reading: Reading) -> bool:
    """Whether a fact is of a market day: a price, a move of one, a valuation."""
    family = reading.metric.family if reading.metric else ""
    if _DEALT.search(reading.words):
        return False
    return family in _FLOWS or bool(_DAILY.search(reading.words))


def fits_instant(bound: Bound, reading: Reading) -> bool:
    """Whether a fact that is of one day, or of the time before it, is of the time named."""
    period, day = bound.period, reading.fact.as_of
    assert period is not None  # noqa: S101 - told to the type checker; the caller looked
    if bound.near == "far" or lengths.is_so_far(period, reading):
        return True
    if period.part == "YTD" and period.month:
        return period.month == day.month and period.year in (None, day.year)
    if period.year is not None and period.year > day.year and not reading.fact.period:
        return True
    if period.year is None:
        return period.part == "FY" or period.part in spans.implied(day) or bound.near != "clause"
    if reading.metric and reading.metric.family in _FLOWS and bound.near != "clause":
        return True
    if period.year != day.year:
        return False
    return period.part == "FY" or period.part in spans.implied(day) or not spans.implied(day)
