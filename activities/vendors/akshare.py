"""akshare: the live quote (Xueqiu), a second close and second annual figures (Eastmoney).

The package builds the requests; figures are read from the raw answers, because its frames lose
the time zone, the market phase and decimal places. Scraped pages: tier C evidence.
"""

import json
import os
import re
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from typing import Any

from activities.errors import (
    AuthOrPermission,
    Blocked,
    NoData,
    RateLimited,
    SchemaDrift,
    SourceDown,
    VendorError,
)
from activities.rules.calendar import SHANGHAI
from activities.rules.periods import deadline, is_year_end
from activities.vendors.answer import VendorAnswer, figure, strict_reading
from activities.vendors.clock import clock_day, last_bar_day
from activities.vendors.wire.core import Capture, Exchange
from activities.vendors.wire.wiring import Wiring
from schemas.base import Number
from schemas.fetch import CATALOGUE, Dataset, DatasetQuery, Observation
from schemas.metrics import METRICS, Period

HOSTS = {
    Dataset.LIVE_QUOTE: frozenset({"xueqiu.com", "stock.xueqiu.com"}),
    Dataset.SECOND_CLOSE: frozenset({"push2his.eastmoney.com"}),
    Dataset.SECOND_ANNUAL: frozenset({"datacenter.eastmoney.com"}),
}
TIMEOUT = 15.0
Read = Callable[[DatasetQuery, dict[str, Any]], tuple[Observation, ...]]


class AkshareSource:
    """Fetches datasets through akshare, or from a recording of the sites behind it."""

    name = "akshare"

    def __init__(self, xueqiu_token: str | None, wiring: Wiring) -> None:
        self._token, self._wiring = xueqiu_token, wiring

    def prepare(self) -> None:
        """Import the package now: it takes two seconds or so."""
        import akshare  # noqa: F401, PLC0415 - see fetch

    def fetch(self, query: DatasetQuery) -> VendorAnswer:
        """The figures of one dataset as observations."""
        table = CATALOGUE[query.dataset].table
        with self._wiring.open(query, HOSTS[query.dataset], self._token) as wire:
            params = self._call(query, wire)
            with strict_reading(f"akshare {table}"):
                observations = _READ[query.dataset](query, _json(wire.last))
            if not observations:
                day = clock_day(query)
                raise NoData(f"akshare {table} has no figure of {query.code} by {day}")
        return VendorAnswer(
            table=table, served_by=self.name, raw=wire.last.body, query=params,
            observations=observations,
        )  # fmt: skip

    def _call(self, query: DatasetQuery, wire: Capture) -> dict[str, str]:
        """Run the package's function; what it raises is judged by the raw answer, not by type."""
        os.environ.setdefault("TQDM_DISABLE", "1")
        import akshare  # noqa: PLC0415 - 2 s and 110 MB

        function, params = self._function(akshare, query)
        table = CATALOGUE[query.dataset].table
        try:
            function(**params)
        except VendorError:
            raise
        except Exception as error:  # noqa: BLE001 - the package raises nearly every builtin type
            raise _classified(table, wire, type(error).__name__) from None
        if wire.last.status >= 300:  # the package reads a table off an error page
            raise _classified(table, wire, f"HTTP {wire.last.status}")
        return {name: str(value) for name, value in params.items() if name != "token"}

    def _function(
        self, akshare: Any, query: DatasetQuery
    ) -> tuple[Callable[..., object], dict[str, Any]]:
        digits, _, market = (query.code or "").partition(".")
        match query.dataset:
            case Dataset.LIVE_QUOTE:
                params = {
                    "symbol": f"{market}{digits}", "token": self._token, "timeout": TIMEOUT
                }  # fmt: skip
                return akshare.stock_individual_spot_xq, params
            case Dataset.SECOND_CLOSE:
                end = query.session or clock_day(query)
                params = {
                    "symbol": digits, "period": "daily", "adjust": "", "timeout": TIMEOUT,
                    "start_date": (end - timedelta(days=30)).strftime("%Y%m%d"),
                    "end_date": end.strftime("%Y%m%d"),
                }  # fmt: skip
                return akshare.stock_zh_a_hist, params
            case _:
                return akshare.stock_financial_analysis_indicator_em, {"symbol": query.code}


def _classified(table: str, wire: Capture, error: str) -> VendorError:
    """The class of a failed call. The exception's type says little; the raw answer decides."""
    if wire.failed:
        return SourceDown(f"akshare {table}: {error}")
    if not wire.exchanges:
        return SchemaDrift(f"akshare {table}: {error} before any request")
    status, body = wire.last.status, wire.last.body.replace(b" ", b"").lstrip()
    refused = _refusal(f"akshare {table}: HTTP {status}", status, body)
    if refused:
        return refused
    if not _is_json(wire.last.body):
        return SourceDown(f"akshare {table}: the answer is not JSON")
    if any(nothing in body for nothing in _NOTHING):
        return NoData(f"akshare {table} knows no such code")
    return SchemaDrift(f"akshare {table}: {error} on an unknown shape")


_NOTHING = (b'"data":null', b'"quote":null', b'"code":9201')
_TOKEN_EXPIRED = re.compile(rb'"error_code":"?400016')


def _refusal(what: str, status: int, body: bytes) -> VendorError | None:
    if _TOKEN_EXPIRED.search(body) or status in (401, 407):
        return AuthOrPermission(f"{what}, the site wants a valid token")
    if status == 429:
        return RateLimited(what)
    if status >= 500:
        return SourceDown(what)
    if status == 403 or body[:1] == b"<":
        return Blocked(f"{what} with a page instead of data")
    return SourceDown(what) if status >= 300 else None


def _is_json(body: bytes) -> bool:
    try:
        json.loads(body)
    except (ValueError, RecursionError):
        return False
    return True


def _json(exchange: Exchange) -> dict[str, Any]:
    try:
        answer = json.loads(exchange.body, parse_float=Decimal)
    except ValueError:
        raise SourceDown(f"{exchange.host} answered with something else than JSON") from None
    if not isinstance(answer, dict):
        raise SchemaDrift(f"{exchange.host} answered with a list")
    return answer


def _number(value: object, where: str) -> Number:
    try:
        return figure(Decimal(str(value)), f"akshare {where}")
    except ArithmeticError:
        raise SchemaDrift(f"akshare {where}: not a number: {str(value)[:40]!r}") from None


def _price(value: object, where: str) -> Number:
    price = _number(value, where)
    if price <= 0:
        raise SchemaDrift(f"akshare {where}: {price} is no price")
    return price


def _live_quote(query: DatasetQuery, answer: dict[str, Any]) -> tuple[Observation, ...]:
    """The last traded price of today's session; a quote of another day is no current price."""
    quote = (answer.get("data") or {}).get("quote")
    if not quote:
        raise NoData(f"akshare: no quote for {query.code}")
    digits, _, market = (query.code or "").partition(".")
    if quote.get("symbol") != f"{market}{digits}":
        raise SchemaDrift(f"akshare: asked for {query.code}, got {quote.get('symbol')!r}")
    if quote.get("current") is None:
        raise NoData(f"akshare: {query.code} has no current price (halted)")
    moment = datetime.fromtimestamp(int(quote["time"]) / 1000, UTC)
    if moment.astimezone(SHANGHAI).date() != clock_day(query):
        raise NoData(f"akshare: the newest quote of {query.code} is of {moment:%Y-%m-%d}")
    price = _price(quote["current"], "quote")
    return (
        Observation(
            metric="current_price", value=price, as_of=clock_day(query), unit="CNY",
            period=Period.INSTANT, as_of_ts=moment,
        ),
    )  # fmt: skip


def _second_close(query: DatasetQuery, answer: dict[str, Any]) -> tuple[Observation, ...]:
    """Unadjusted closes; a row is date, open, close, high, low, volume and more."""
    data = answer.get("data")
    if not data or not data.get("klines"):
        return ()
    if data.get("code") != (query.code or "").partition(".")[0]:
        raise SchemaDrift(f"akshare: asked for {query.code}, got {data.get('code')!r}")
    closes = []
    for line in data["klines"]:
        day, _, close, *_ = line.split(",")
        closes.append((date.fromisoformat(day), _price(close, "kline")))
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


def _second_annual(query: DatasetQuery, answer: dict[str, Any]) -> tuple[Observation, ...]:
    """Annual figures. ROEJQ is the weighted average ROE: comparable with ``roe_waa`` only."""
    rows = (answer.get("result") or {}).get("data") or ()
    observations = []
    for row in rows:
        if row.get("SECUCODE") != query.code:
            raise SchemaDrift(f"akshare: asked for {query.code}, got {row.get('SECUCODE')!r}")
        end = date.fromisoformat(str(row["REPORT_DATE"])[:10])
        if is_year_end(end) and _public(row, end, clock_day(query)):
            observations += _annual_row(row, end)
    return tuple(observations)


def _public(row: dict[str, Any], end: date, today: date) -> bool:
    notice = row.get("NOTICE_DATE")
    if notice:
        return date.fromisoformat(str(notice)[:10]) <= today
    return deadline(end) < today


def _annual_row(row: dict[str, Any], end: date) -> list[Observation]:
    return [
        Observation(
            metric=metric, value=_number(row[column], column), as_of=end,
            unit=METRICS[metric].unit, period=Period.YEAR,
        )
        for column, metric in _ANNUAL
        if row.get(column) is not None
    ]  # fmt: skip


_READ: dict[Dataset, Read] = {
    Dataset.LIVE_QUOTE: _live_quote,
    Dataset.SECOND_CLOSE: _second_close,
    Dataset.SECOND_ANNUAL: _second_annual,
}
