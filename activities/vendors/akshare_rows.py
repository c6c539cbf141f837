"""Reading figures off the answers of Xueqiu and Eastmoney, strictly."""

from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

from activities.errors import NoData, SchemaDrift
from activities.rules.periods import deadline, is_year_end
from activities.vendors.answer import number, price
from activities.vendors.clock import clock_day, last_bar_day, live_price
from activities.vendors.quoting import shown
from schemas.fetch import DatasetQuery, Observation
from schemas.metrics import METRICS, Period

Answer = dict[str, Any]


def live_quote(query: DatasetQuery, answer: Answer) -> tuple[Observation, ...]:
    """The last traded price of today's session; a quote of another day is no current price."""
    quote = (answer.get("data") or {}).get("quote")
    if not quote:
        raise NoData(f"akshare: no quote for {query.code}")
    digits, _, market = (query.code or "").partition(".")
    if quote.get("symbol") != f"{market}{digits}":
        raise SchemaDrift(f"akshare: asked for {query.code}, got {shown(quote.get('symbol'))}")
    if quote.get("current") is None:
        raise NoData(f"akshare: {query.code} has no current price (halted)")
    moment = datetime.fromtimestamp(int(quote["time"]) / 1000, UTC)
    return (live_price(query, price(quote["current"], "akshare quote"), moment, "akshare"),)


def bid_ask(query: DatasetQuery, answer: Answer) -> tuple[Observation, ...]:
    """The last price of Eastmoney's quote; its time is f86, which the package drops."""
    data, where = answer["data"], "akshare stock_bid_ask_em"
    digits, _, market = (query.code or "").partition(".")
    if data.get("f57") != digits or data.get("f107") not in (None, int(market == "SH")):
        raise SchemaDrift(f"{where}: asked for {query.code}, got {shown(data.get('f57'))}")
    if data["f43"] == "-":
        raise NoData(f"akshare: {query.code} has no current price (halted)")
    last = price(data["f43"], where)
    if _limits(data) and not _limits(data)[0] <= last <= _limits(data)[1]:
        raise SchemaDrift(f"{where}: {last} lies outside of the day's limits")
    moment = datetime.fromtimestamp(int(data["f86"]), UTC)
    return (live_price(query, last, moment, "akshare"),)


def _limits(data: Answer) -> tuple[Decimal, ...]:
    """Limit down and limit up; empty where the day has none, as after a listing."""
    found = (data.get("f52"), data.get("f51"))
    if any(value in (None, "-") for value in found):
        return ()
    return tuple(number(value, "akshare price limit") for value in found)


def second_close(query: DatasetQuery, answer: Answer) -> tuple[Observation, ...]:
    """The newest unadjusted close; a row is date, open, close, high, low, volume and more.

    A row without volume is of a day on which the stock was halted, and no close.
    """
    data = answer.get("data")
    if not data or not data.get("klines"):
        return ()
    if data.get("code") != (query.code or "").partition(".")[0]:
        raise SchemaDrift(f"akshare: asked for {query.code}, got {shown(data.get('code'))}")
    closes = []
    for line in data["klines"]:
        day, _, close, _, _, volume, *_ = line.split(",")
        if number(volume, "akshare volume"):
            closes.append((date.fromisoformat(day), price(close, "akshare kline")))
    newest = min(query.session or date.max, last_bar_day(query))
    known = sorted(pair for pair in closes if pair[0] <= newest)
    return tuple(
        Observation(
            metric="close", value=close, as_of=day, unit="CNY", period=Period.INSTANT
        )
        for day, close in known[-1:]
    )  # fmt: skip


_ANNUAL = (
    ("TOTALOPERATEREVE", "total_revenue"),
    ("PARENTNETPROFIT", "net_profit"),
    ("ROEJQ", "roe_waa"),
)


def second_annual(query: DatasetQuery, answer: Answer) -> tuple[Observation, ...]:
    """Annual figures. ROEJQ is the weighted average ROE: comparable with ``roe_waa`` only."""
    rows = (answer.get("result") or {}).get("data") or ()
    observations = []
    for row in rows:
        if row.get("SECUCODE") != query.code:
            raise SchemaDrift(f"akshare: asked for {query.code}, got {shown(row.get('SECUCODE'))}")
        end = date.fromisoformat(str(row["REPORT_DATE"])[:10])
        if is_year_end(end) and _public(row, end, clock_day(query)):
            observations += _annual_row(row, end)
    return tuple(observations)


def _public(row: Answer, end: date, today: date) -> bool:
    notice = row.get("NOTICE_DATE")
    if notice:
        return date.fromisoformat(str(notice)[:10]) <= today
    return deadline(end) < today


def _annual_row(row: Answer, end: date) -> list[Observation]:
    return [
        Observation(
            metric=metric, value=number(row[column], f"akshare {column}"), as_of=end,
            unit=METRICS[metric].unit, period=Period.YEAR,
        )
        for column, metric in _ANNUAL
        if row.get(column) is not None
    ]  # fmt: skip
