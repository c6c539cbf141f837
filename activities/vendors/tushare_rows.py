"""Typing Tushare's rows: from dictionaries to observations in canonical units.

Units on the wire: ``daily_basic`` market values in 万元 and shares in 万股; statements in 元;
ratios in percent. Rows that became known after the query's clock are dropped, whatever the server
sent; a row about another company, or a value that is no number, refuses the whole answer.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Any

from activities.errors import NoData, SchemaDrift
from activities.rules.periods import deadline, is_quarter_end, span
from activities.vendors.answer import figure
from activities.vendors.clock import clock_day, last_bar_day
from schemas.base import Number
from schemas.fetch import (
    CalendarSlice,
    Company,
    DatasetQuery,
    Observation,
    Series,
    TextItem,
)
from schemas.metrics import METRICS, Period

Row = dict[str, Any]
Read = Callable[[DatasetQuery, Sequence[Row]], dict[str, Any]]
TEN_THOUSAND = Decimal(10_000)
UNIT_TOLERANCE = Decimal("0.01")


@dataclass(frozen=True)
class Column:
    """A column that carries a metric, and the factor from its unit to the canonical one."""

    column: str
    metric: str
    factor: Decimal = Decimal(1)
    basis: str | None = None


INCOME = (
    Column("total_revenue", "total_revenue"),
    Column("revenue", "revenue"),
    Column("n_income", "net_income"),
    Column("n_income_attr_p", "net_profit"),
    Column("oper_cost", "oper_cost"),
)
BALANCE = (
    Column("money_cap", "money_cap"),
    Column("total_assets", "total_assets"),
    Column("total_liab", "total_liab"),
    Column("total_hldr_eqy_exc_min_int", "equity"),
)
CASH = (Column("n_cashflow_act", "ocf"), Column("c_pay_acq_const_fiolta", "capex"))
RATIOS = (
    Column("roe", "ROE"),
    Column("roe_waa", "roe_waa"),
    Column("grossprofit_margin", "gross_margin"),
    Column("netprofit_margin", "net_margin"),
    Column("netprofit_yoy", "profit_growth"),
)
RATIOS_AT = (Column("debt_to_assets", "debt_to_assets"),)


def columns(*groups: Sequence[Column]) -> str:
    """The column names of several groups, comma separated."""
    return ",".join(field.column for group in groups for field in group)


def compact(day: date) -> str:
    """A day as Tushare writes it."""
    return day.strftime("%Y%m%d")


def _day(text: object, api: str) -> date:
    try:
        return datetime.strptime(str(text), "%Y%m%d").date()  # noqa: DTZ007 - a calendar day
    except ValueError:
        raise SchemaDrift(f"tushare {api}: {text!r} is not a day") from None


def _own_rows(query: DatasetQuery, rows: Sequence[Row], api: str) -> Sequence[Row]:
    """The rows, after making sure that every one is about the company that was asked for."""
    foreign = {str(row["ts_code"]) for row in rows} - {query.code}
    if foreign:
        raise SchemaDrift(f"tushare {api} answered for {', '.join(sorted(foreign))[:80]}")
    return rows


def _known(query: DatasetQuery, rows: Iterable[Row], api: str) -> list[Row]:
    """Rows that were public at the clock; without a date, from the statutory deadline on."""
    today = clock_day(query)

    def public(row: Row) -> bool:
        announced = row.get("ann_date")
        if announced:
            return _day(announced, api) <= today
        return deadline(_day(row["end_date"], api)) < today

    known = [row for row in rows if public(row)]
    if not known:
        raise NoData(f"tushare {api}: nothing was public on {today}")
    return known


def _number(value: object, api: str, column: str) -> Number | None:
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float | Decimal):
        raise SchemaDrift(f"tushare {api}: {column} is {str(value)[:40]!r}, not a number")
    number = Decimal(value) if isinstance(value, int | Decimal) else Decimal(repr(value))
    return figure(number, f"tushare {api}: {column}")


def _observe(
    row: Row, fields: Sequence[Column], api: str, as_of: date, period: Period | None
) -> Iterable[Observation]:
    announced = row.get("ann_date")
    for field in fields:
        value = _number(row[field.column], api, field.column)
        if value is not None:
            yield Observation(
                metric=field.metric,
                value=value * field.factor,
                as_of=as_of,
                unit=METRICS[field.metric].unit,
                period=period or Period.INSTANT,
                announced=_day(announced, api) if announced else None,
                basis=field.basis,
            )


def statement(
    api: str, flows: Sequence[Column], stocks: Sequence[Column]
) -> Callable[[DatasetQuery, Sequence[Row]], dict[str, Any]]:
    """How rows of a statement are read: flows are year to date, stocks are of the day."""

    def read(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
        observations: list[Observation] = []
        for row in _known(query, _own_rows(query, rows, api), api):
            end = _day(row["end_date"], api)
            if not is_quarter_end(end):
                raise SchemaDrift(f"tushare {api}: {end} ends no quarter")
            observations += _observe(row, flows, api, end, span(end))
            observations += _observe(row, stocks, api, end, Period.INSTANT)
        return {"observations": _distinct(observations)}

    return read


def _distinct(observations: Iterable[Observation]) -> tuple[Observation, ...]:
    """Identical rows once; rows that contradict each other all stay, for the reconciliation."""
    return tuple(dict.fromkeys(observations))


def _positive(close: Number, api: str) -> Number:
    if close <= 0:
        raise SchemaDrift(f"tushare {api}: close is {close}")
    return close


def _prices(query: DatasetQuery, rows: Sequence[Row]) -> list[tuple[date, Number]]:
    prices = []
    for row in _own_rows(query, rows, "daily"):
        close = _number(row["close"], "daily", "close")
        if close is None:
            raise SchemaDrift("tushare daily: close is missing")
        prices.append((_day(row["trade_date"], "daily"), _positive(close, "daily")))
    known = sorted(pair for pair in prices if pair[0] <= last_bar_day(query))
    if not known:
        raise NoData(
            f"tushare daily has no session of {query.code} on or before {clock_day(query)}"
        )
    return known


def read_close(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """The newest close."""
    day, close = _prices(query, rows)[-1]
    return {"observations": (_price("close", close, day),)}


def _price(metric: str, value: Number, day: date, period: Period = Period.INSTANT) -> Observation:
    return Observation(
        metric=metric, value=value, as_of=day, unit=METRICS[metric].unit, period=period
    )


def read_history(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """The closes of a window, with its first, highest and lowest."""
    prices = _prices(query, rows)
    end = prices[-1][0]
    series = Series(
        metric="close",
        unit="CNY",
        days=tuple(int(compact(day)) for day, _ in prices),
        values=tuple(close for _, close in prices),
    )
    return {
        "series": (series,),
        "observations": (
            _price("close", prices[-1][1], end),
            _price("close_first", prices[0][1], end, Period.WINDOW),
            _price("close_high", max(close for _, close in prices), end, Period.WINDOW),
            _price("close_low", min(close for _, close in prices), end, Period.WINDOW),
        ),
    }


DAILY = (
    Column("close", "close"),
    Column("pe_ttm", "pe_ttm"),
    Column("pb", "pb"),
    Column("dv_ttm", "dv_ttm"),
    Column("total_mv", "total_mv", TEN_THOUSAND, "万元"),
    Column("total_share", "total_share", TEN_THOUSAND, "万股"),
)


def _check_units(row: Row) -> None:
    """Market value is price times shares; if it is not, a unit on the wire has changed."""
    names = ("close", "total_mv", "total_share")
    close, value, shares = (_number(row[name], "daily_basic", name) for name in names)
    if close is not None:
        _positive(close, "daily_basic")
    if close and value and shares and abs(value / (close * shares) - 1) > UNIT_TOLERANCE:
        raise SchemaDrift("tushare daily_basic: total_mv is not close times total_share")


def read_daily(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """The newest day's indicators, and the P/E of every day of the window."""
    dated = sorted(
        (
            (_day(row["trade_date"], "daily_basic"), row)
            for row in _own_rows(query, rows, "daily_basic")
        ),
        key=lambda pair: pair[0],
    )
    known = [(day, row) for day, row in dated if day <= last_bar_day(query)]
    if not known:
        raise NoData(f"tushare daily_basic has no row of {query.code} by {clock_day(query)}")
    day, row = known[-1]
    _check_units(row)
    history = [
        (session, value)
        for session, earlier in known
        if (value := _number(earlier["pe_ttm"], "daily_basic", "pe_ttm")) is not None
    ]
    series = Series(
        metric="pe_ttm", unit="times",
        days=tuple(int(compact(session)) for session, _ in history),
        values=tuple(value for _, value in history),
    )  # fmt: skip
    return {
        "observations": tuple(_observe(row, DAILY, "daily_basic", day, None)),
        "series": (series,) if history else (),
    }


def read_dividends(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """Only carried-out dividends count: a proposal may change or fail."""
    today = clock_day(query)
    field = Column("cash_div_tax", "cash_div_tax")
    observations = [
        seen
        for row in _own_rows(query, rows, "dividend")
        if row["div_proc"] == "实施" and row["ex_date"]
        and (not row["ann_date"] or _day(row["ann_date"], "dividend") <= today)
        and today - timedelta(days=3 * 366) < (ex := _day(row["ex_date"], "dividend")) <= today
        for seen in _observe(row, (field,), "dividend", ex, None)
    ]  # fmt: skip
    return {"observations": _distinct(observations)}


def read_stock_list(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """The stock list, with name and industry of the company asked for as observations."""
    companies = tuple(
        Company(code=row["ts_code"], name=row["name"], industry=row["industry"]) for row in rows
    )
    focus = [c for c in companies if c.code == query.code or (query.name and c.name == query.name)]
    day = clock_day(query)
    return {
        "companies": companies,
        "observations": tuple(
            Observation(metric=metric, value=value, as_of=day, unit="text", code=company.code)
            for company in focus
            for metric, value in (("name", company.name), ("industry", company.industry))
            if value
        ),
    }


def read_calendar(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """The trading days of the window."""
    days = {_day(row["cal_date"], "trade_cal"): str(row["is_open"]) for row in rows}
    if set(days.values()) - {"0", "1"}:
        raise SchemaDrift("tushare trade_cal: is_open is neither 0 nor 1")
    return {
        "calendar": CalendarSlice(
            source="tushare",
            open_days=tuple(sorted(day for day, is_open in days.items() if is_open == "1")),
            first=min(days),
            last=max(days),
        )
    }


def read_announcements(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """Announcement titles that were public at the clock."""
    today = clock_day(query)
    texts = tuple(
        TextItem(
            item_id=f"ann_{number:03d}",
            source="tushare.anns_d",
            code=query.code or "",
            published=published,
            title=str(row["title"]),
        )
        for number, row in enumerate(_own_rows(query, rows, "anns_d"), 1)
        if (published := _day(row["ann_date"], "anns_d") if row["ann_date"] else None) is None
        or published <= today
    )
    return {"texts": texts}


def read_questions(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """Questions of investors, with the answers where there are any."""
    today = clock_day(query)
    texts = tuple(
        TextItem(
            item_id=f"qa_{number:03d}",
            source="tushare.irm_qa",
            code=query.code or "",
            published=published,
            title=str(row["q"]),
            body=str(row["a"] or ""),
        )
        for number, row in enumerate(_own_rows(query, rows, "irm_qa"), 1)
        if (published := _day(row["trade_date"], "irm_qa")) <= today
    )
    return {"texts": texts}
