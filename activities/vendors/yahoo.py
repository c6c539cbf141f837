"""Yahoo's chart: daily closes of US and Hong Kong listings, by raw HTTP. Tier C evidence.

A page's data feed, not a licensed one. Closes arrive as float32 noise and are quantised to the
tick; they are adjusted for splits, not for dividends. Sessions are dated where the exchange is,
and a bar of a session that is not over yet is no close.
"""

import json
from collections.abc import Mapping
from datetime import UTC, date, datetime, time, timedelta
from decimal import Decimal
from typing import Any
from zoneinfo import ZoneInfo

from activities.errors import (
    AuthOrPermission,
    BadRequest,
    NoData,
    SchemaDrift,
    SourceDown,
    VendorError,
)
from activities.rules.calendar import local_day, session_at, zone_of
from activities.vendors.answer import VendorAnswer, figure, strict_reading
from activities.vendors.quoting import shown
from activities.vendors.wire.core import Exchange
from activities.vendors.wire.http import checked, get
from activities.vendors.wire.wiring import Wiring
from schemas.base import Number
from schemas.fetch import CATALOGUE, Company, DatasetQuery, Observation, Series
from schemas.instrument import Market, market_of
from schemas.metrics import Period

HOSTS = frozenset({"query2.finance.yahoo.com"})
CHART = "https://query2.finance.yahoo.com/v8/finance/chart/{symbol}"
AGENT = "Mozilla/5.0"
"""Yahoo refuses the names of HTTP libraries."""
WINDOW = timedelta(days=365)
CURRENCIES = {Market.US: frozenset({"USD"}), Market.HK: frozenset({"HKD", "CNY", "USD"})}
"""Hong Kong has counters in renminbi and in dollars beside those in its own currency."""
NOISE = Decimal("1e-6")
"""Float32 carries about seven digits."""
_ADJUSTED = "closes are adjusted for splits, not for dividends"


class YahooSource:
    """Fetches price history from Yahoo, or from a recording of it."""

    name = "yahoo"

    def __init__(self, wiring: Wiring) -> None:
        self._wiring = wiring

    def prepare(self) -> None:
        """Import the HTTP library now."""
        import httpx  # noqa: F401, PLC0415 - as in wire.http

    def fetch(self, query: DatasetQuery) -> VendorAnswer:
        """The closes of a year, or up to the session that is asked for."""
        symbol = symbol_of(query.code or "")
        params = _params(query)
        with self._wiring.open(query, HOSTS):
            exchange = get(CHART.format(symbol=symbol), params, {"User-Agent": AGENT})
            with strict_reading("yahoo chart"):
                typed = _read(query, symbol, _result(exchange))
        return VendorAnswer(
            table=CATALOGUE[query.dataset].table, served_by=self.name, raw=exchange.body,
            query={"symbol": symbol, **params}, **typed,
        )  # fmt: skip


def symbol_of(code: str) -> str:
    """How Yahoo spells a code: TSLA, BRK-B, 0700.HK. Raises BadRequest for other markets."""
    ticker, _, market = code.rpartition(".")
    if market == Market.US:
        return ticker.replace(".", "-")
    if market == Market.HK:
        return f"{int(ticker):04d}.HK"
    raise BadRequest(f"yahoo serves US and Hong Kong codes, not {code!r}")


def _params(query: DatasetQuery) -> dict[str, str]:
    """A year of whole days, so that equal questions of one day are equal requests."""
    day = local_day(query.clock, market_of(query.code or ""))
    last = min(day, query.session or day)
    return {
        "period1": _midnight(last - WINDOW), "period2": _midnight(last + timedelta(days=1)),
        "interval": "1d", "events": "split",
    }  # fmt: skip


def _midnight(day: date) -> str:
    return str(int(datetime.combine(day, time(), UTC).timestamp()))


def _result(exchange: Exchange) -> dict[str, Any]:
    """The one chart of the answer; its errors come with a status or without."""
    if exchange.status == 404 or exchange.status < 300:
        chart = _chart(exchange)
        if chart is not None:
            if error := chart.get("error"):
                raise _refused(error)
            result = chart["result"]
            if not result:
                raise NoData("yahoo chart: no result")
            return dict(result[0])
    if exchange.status == 401:
        raise AuthOrPermission("yahoo chart: HTTP 401, the site wants a crumb")
    checked(exchange, "yahoo chart")
    raise SourceDown("yahoo chart answered with something else than JSON")


def _chart(exchange: Exchange) -> dict[str, Any] | None:
    try:
        body = json.loads(exchange.body, parse_float=Decimal)
    except (ValueError, RecursionError):
        return None
    if not isinstance(body, dict) or not isinstance(body.get("chart"), dict):
        raise SchemaDrift("yahoo chart: the answer holds no chart")
    return dict(body["chart"])


def _refused(error: Mapping[str, Any]) -> VendorError:
    code, text = str(error.get("code")), str(error.get("description"))[:120]
    if code == "Not Found":
        return NoData(f"yahoo chart: {text}")
    if code == "Unauthorized":
        return AuthOrPermission(f"yahoo chart: {text}")
    return SchemaDrift(f"yahoo chart refuses the request: {code}, {text}")


def _read(query: DatasetQuery, symbol: str, result: dict[str, Any]) -> dict[str, Any]:
    meta, market = result["meta"], market_of(query.code or "")
    _check(meta, symbol, market)
    currency = str(meta["currency"])
    last = session_at(query.clock, None, market).last_close
    if query.session:
        last = min(last, query.session)
    bars = _bars(result, zone_of(market), last)
    if query.session:
        bars = [bar for bar in bars if bar[0] == query.session]
    if not bars:
        raise NoData(f"yahoo chart has no close of {query.code} by {last}")
    company = Company(
        code=query.code or "", name=str(meta.get("longName") or meta.get("shortName") or symbol)
    )
    splits = _splits(result, zone_of(market), last)
    return {
        "observations": (*_prices(bars, currency), *splits),
        "series": (_series(bars, currency),),
        "companies": (company,),
        "notes": (_ADJUSTED,),
    }


def _check(meta: Mapping[str, Any], symbol: str, market: Market) -> None:
    """The chart is of the right listing, in a currency and a time zone of its market."""
    if meta["symbol"] != symbol:
        raise SchemaDrift(f"yahoo chart: asked for {symbol}, got {shown(meta['symbol'])}")
    if meta["currency"] not in CURRENCIES[market]:
        raise SchemaDrift(f"yahoo chart: {symbol} in {str(meta['currency'])[:10]!r}")
    if meta["exchangeTimezoneName"] != zone_of(market).key:
        raise SchemaDrift(f"yahoo chart: {symbol} in {shown(meta['exchangeTimezoneName'])}")


def _bars(result: Mapping[str, Any], zone: ZoneInfo, last: date) -> list[tuple[date, Number]]:
    """Session and close of every bar that is over, oldest first; a bar without a close is none."""
    closes = result["indicators"]["quote"][0].get("close") or ()
    moments = result.get("timestamp") or ()
    found: dict[date, Number] = {}
    for moment, close in zip(moments, closes, strict=True):
        day = datetime.fromtimestamp(int(moment), UTC).astimezone(zone).date()
        if close is not None and day <= last:
            found[day] = quantised(close)
    return sorted(found.items())


def quantised(close: object) -> Number:
    """The close on its tick. Float32 noise goes; a price that split adjustment made stays near."""
    if isinstance(close, bool) or not isinstance(close, int | Decimal):
        raise SchemaDrift(f"yahoo chart: {shown(close)} is no price")
    raw = figure(Decimal(close), "yahoo chart: close")
    if raw <= 0:
        raise SchemaDrift(f"yahoo chart: {raw} is no price")
    for tick in ("0.01", "0.001", "0.0001"):
        tick_price = raw.quantize(Decimal(tick))
        if abs(tick_price - raw) <= raw * NOISE:
            return tick_price
    return raw.quantize(Decimal("0.0001"))


def _splits(result: Mapping[str, Any], zone: ZoneInfo, last: date) -> tuple[Observation, ...]:
    """Splits of the window: share counts of before them fit none of the closes."""
    events = ((result.get("events") or {}).get("splits") or {}).values()
    found = []
    for event in events:
        day = datetime.fromtimestamp(int(event["date"]), UTC).astimezone(zone).date()
        if day <= last:
            ratio = Decimal(event["numerator"]) / Decimal(event["denominator"])
            found.append(Observation(metric="split_ratio", value=ratio, as_of=day, unit="times"))
    return tuple(found)


def _prices(bars: list[tuple[date, Number]], currency: str) -> tuple[Observation, ...]:
    """The newest close, and the first, highest and lowest of the window."""
    end, values = bars[-1][0], [value for _, value in bars]

    def price(metric: str, value: Number, period: Period) -> Observation:
        return Observation(metric=metric, value=value, as_of=end, unit=currency, period=period)

    return (
        price("close", values[-1], Period.INSTANT),
        price("close_first", values[0], Period.WINDOW),
        price("close_high", max(values), Period.WINDOW),
        price("close_low", min(values), Period.WINDOW),
    )


def _series(bars: list[tuple[date, Number]], currency: str) -> Series:
    return Series(
        metric="close", unit=currency, days=tuple(int(day.strftime("%Y%m%d")) for day, _ in bars),
        values=tuple(value for _, value in bars),
    )  # fmt: skip
