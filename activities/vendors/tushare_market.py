"""Typing Tushare's market rows: closes, daily indicators, adjustment factors, funds, indices.

Units on the wire: volume in 手, turnover in 千元, market values in 万元, shares in 万股. Bars that
did not exist at the query's clock are dropped, whatever the server sent.
"""

from collections.abc import Callable, Sequence
from datetime import date
from decimal import Decimal
from itertools import pairwise
from typing import Any

from activities.errors import NoData, SchemaDrift
from activities.vendors.clock import clock_day, last_bar_day
from activities.vendors.tushare_cells import (
    HUNDRED,
    TEN_THOUSAND,
    THOUSAND,
    Column,
    Row,
    compact,
    day_of,
    number,
    observe,
    own_rows,
    positive,
)
from schemas.base import Number
from schemas.fetch import DatasetQuery, Observation, Series
from schemas.metrics import METRICS, Period

UNIT_TOLERANCE = Decimal("0.01")
LIMITS = (("688", "0.2"), ("689", "0.2"), ("30", "0.2"), ("9", "0.3"), ("8", "0.3"), ("4", "0.3"))
"""By how much a price may move in a day, by the beginning of the code; elsewhere a tenth."""
MAIN_LIMIT = "0.1"
LIMIT_TOLERANCE = Decimal("0.005")
TICK = Decimal("0.01")
FREE_SESSIONS = 5
"""A new listing trades without limits for so many sessions."""
LONG_GAP_DAYS = 5
"""After a halt longer than a weekend a stock may resume without a limit."""

BAR = (
    Column("vol", "volume", HUNDRED, "手"),
    Column("amount", "turnover", THOUSAND, "千元"),
)
DAILY = (
    Column("close", "close"),
    Column("pe_ttm", "pe_ttm"),
    Column("pb", "pb"),
    Column("dv_ttm", "dv_ttm"),
    Column("total_mv", "total_mv", TEN_THOUSAND, "万元"),
    Column("total_share", "total_share", TEN_THOUSAND, "万股"),
)


def dated(query: DatasetQuery, rows: Sequence[Row], api: str) -> list[tuple[date, Row]]:
    """The rows of sessions that were over at the clock, oldest first."""
    pairs = [(day_of(row["trade_date"], api), row) for row in own_rows(query, rows, api)]
    known = sorted((p for p in pairs if p[0] <= last_bar_day(query)), key=lambda pair: pair[0])
    if not known:
        raise NoData(
            f"tushare {api} has no session of {query.code} on or before {clock_day(query)}"
        )
    return known


def close_of(row: Row, api: str) -> Number:
    """The close in a row, which must be a price."""
    close = number(row["close"], api, "close")
    if close is None:
        raise SchemaDrift(f"tushare {api}: close is missing")
    return positive(close, api)


def within_limits(code: str, close: Decimal, before: Decimal) -> bool:
    """Whether a day's move is one that the exchange's limits allow, give or take a tick."""
    limit = Decimal(next((v for start, v in LIMITS if code.startswith(start)), MAIN_LIMIT))
    return abs(close - before) <= before * (limit + LIMIT_TOLERANCE) + TICK


def _check_move(query: DatasetQuery, known: Sequence[tuple[date, Row]]) -> None:
    """The newest close lies within the limits of the close before; else it is something else.

    New listings and long halts are free of limits, so they are not judged.
    """
    if len(known) <= FREE_SESSIONS:
        return
    (earlier, _), (day, row) = known[-2:]
    before = number(row["pre_close"], "daily", "pre_close")
    if before is None or (day - earlier).days > LONG_GAP_DAYS:
        return
    close = close_of(row, "daily")
    if not within_limits(query.code or "", close, positive(before, "daily")):
        raise SchemaDrift(f"tushare daily: {close} on {day} is outside the limits of {before}")


def _closes(query: DatasetQuery, rows: Sequence[Row]) -> list[tuple[date, Number]]:
    known = dated(query, rows, "daily")
    closes = [(day, close_of(row, "daily")) for day, row in known]
    _check_move(query, known)
    return closes


def _price(metric: str, value: Number, day: date, period: Period = Period.INSTANT) -> Observation:
    return Observation(
        metric=metric, value=value, as_of=day, unit=METRICS[metric].unit, period=period
    )


def read_close(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """The newest close."""
    day, close = _closes(query, rows)[-1]
    return {"observations": (_price("close", close, day),)}


def read_history(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """The closes of a window, with its first, highest and lowest."""
    prices = _closes(query, rows)
    end = prices[-1][0]
    return {
        "series": (_series("close", "CNY", prices),),
        "observations": (
            _price("close", prices[-1][1], end),
            _price("close_first", prices[0][1], end, Period.WINDOW),
            _price("close_high", max(close for _, close in prices), end, Period.WINDOW),
            _price("close_low", min(close for _, close in prices), end, Period.WINDOW),
        ),
    }


def _series(metric: str, unit: str, values: Sequence[tuple[date, Number]]) -> Series:
    return Series(
        metric=metric,
        unit=unit,
        days=tuple(int(compact(day)) for day, _ in values),
        values=tuple(value for _, value in values),
    )


def bar(api: str, metric: str) -> Callable[[DatasetQuery, Sequence[Row]], dict[str, Any]]:
    """How the newest bar of a fund or an index is read: its price or level, and its volume."""

    def read(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
        day, row = dated(query, rows, api)[-1]
        level = _price(metric, close_of(row, api), day)
        return {"observations": (level, *observe(row, BAR, api, day))}

    return read


def check_units(row: Row) -> None:
    """Market value is price times shares; if it is not, a unit on the wire has changed."""
    names = ("close", "total_mv", "total_share")
    close, value, shares = (number(row[name], "daily_basic", name) for name in names)
    if close is not None:
        positive(close, "daily_basic")
    if close and value and shares and abs(value / (close * shares) - 1) > UNIT_TOLERANCE:
        raise SchemaDrift("tushare daily_basic: total_mv is not close times total_share")


def read_daily(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """The newest day's indicators, and the P/E of every day of the window."""
    known = dated(query, rows, "daily_basic")
    day, row = known[-1]
    check_units(row)
    history = [
        (session, value)
        for session, earlier in known
        if (value := number(earlier["pe_ttm"], "daily_basic", "pe_ttm")) is not None
    ]
    return {
        "observations": tuple(observe(row, DAILY, "daily_basic", day)),
        "series": (_series("pe_ttm", "times", history),) if history else (),
    }


def read_factors(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """The cumulative adjustment factor on each day on which it changed, and on both ends.

    In between it stands still, so that these few days carry all of it. Of one session, the
    factor alone.
    """
    api = "adj_factor"
    known = [(day, _factor(row)) for day, row in dated(query, rows, api)]
    if query.session:
        return {"observations": (_price("adj_factor", known[-1][1], known[-1][0]),)}
    turns = {day for (_, before), (day, after) in pairwise(known) if after != before}
    kept = [pair for pair in known if pair[0] in turns | {known[0][0], known[-1][0]}]
    first, last = known[0], known[-1]
    return {
        "series": (_series("adj_factor", "times", kept),),
        "observations": (
            _price("adj_factor_first", first[1], last[0], Period.WINDOW),
            _price("adj_factor", last[1], last[0]),
        ),
        "notes": tuple(f"the factor changed on {day}" for day in sorted(turns)),
    }


def _factor(row: Row) -> Number:
    factor = number(row["adj_factor"], "adj_factor", "adj_factor")
    if factor is None:
        raise SchemaDrift("tushare adj_factor: the factor is missing")
    return positive(factor, "adj_factor")
