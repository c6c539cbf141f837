"""Tencent: a live quote and the third close, from two public pages without a key.

Prices are in yuan, unadjusted. Scraped pages: tier C evidence.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

from activities.errors import Blocked, NoData, SchemaDrift, SourceDown
from activities.rules.calendar import SHANGHAI
from activities.vendors.answer import VendorAnswer, number, price, strict_reading
from activities.vendors.clock import HALT_WINDOW, clock_day, last_bar_day, live_price
from activities.vendors.quoting import shown
from activities.vendors.wire import http
from activities.vendors.wire.core import Exchange
from activities.vendors.wire.wiring import Wiring
from schemas.fetch import CATALOGUE, Dataset, DatasetQuery, Observation
from schemas.metrics import Period

QUOTE = "https://qt.gtimg.cn/q="
KLINE = "https://web.ifzq.gtimg.cn/appstock/app/fqkline/get?param="


class TencentSource:
    """Fetches datasets from Tencent's quote and K-line pages, or from a recording of them."""

    name = "tencent"

    def __init__(self, wiring: Wiring) -> None:
        self._wiring = wiring

    def prepare(self) -> None:
        """Import the HTTP library now."""
        import httpx  # noqa: F401, PLC0415 - see activities.vendors.wire.http

    def fetch(self, query: DatasetQuery) -> VendorAnswer:
        """The price of one dataset as an observation."""
        page, table = _PAGES[query.dataset], CATALOGUE[query.dataset].table
        url = page.url(query)
        with self._wiring.open(query, frozenset({page.host})) as wire:
            body = _served(http.get(url), f"tencent {table}")
            with strict_reading(f"tencent {table}"):
                observation = page.read(query, body)
        return VendorAnswer(
            table=table, served_by=self.name, raw=wire.last.body, query={"url": url},
            observations=(observation,), fetched_at=wire.last.fetched_at,
        )  # fmt: skip


@dataclass(frozen=True)
class _Page:
    """How one dataset is asked for and read."""

    host: str
    url: Callable[[DatasetQuery], str]
    read: Callable[[DatasetQuery, bytes], Observation]


def _served(exchange: Exchange, where: str) -> bytes:
    """The body, if it is an answer at all: a page in its place is the work of a firewall."""
    if exchange.status == 404:
        raise SchemaDrift(f"{where}: HTTP 404, the interface has moved")
    body = http.checked(exchange, where).body
    if not body.strip():
        raise SourceDown(f"{where}: an empty answer")
    if body.lstrip()[:1] == b"<":
        raise Blocked(f"{where}: a page instead of data")
    return body


def _symbol(query: DatasetQuery) -> str:
    """``600519.SH`` as ``sh600519``."""
    digits, _, market = (query.code or "").partition(".")
    return f"{market.lower()}{digits}"


_QUOTE_LINE = re.compile(r'v_(\w+)="([^"]*)";?')
_FIELDS = 49
_CODE, _LAST, _OPEN, _TIME, _HIGH, _LOW, _LIMIT_UP, _LIMIT_DOWN = 2, 3, 5, 30, 33, 34, 47, 48


def _live_quote(query: DatasetQuery, body: bytes) -> Observation:
    """The last traded price of today's session."""
    found = _QUOTE_LINE.fullmatch(body.decode("gbk").strip())
    if found is None:
        raise SchemaDrift("tencent quote: the answer is no line of a quote")
    if found[1] == "pv_none_match" or not found[2]:
        raise NoData(f"tencent quote knows no {query.code}")
    fields = found[2].split("~")
    if len(fields) < _FIELDS:
        raise SchemaDrift(f"tencent quote: {len(fields)} fields instead of {_FIELDS} or more")
    if (found[1], fields[_CODE]) != (_symbol(query), _symbol(query)[2:]):
        raise SchemaDrift(f"tencent quote: asked for {query.code}, got {shown(found[1])}")
    if number(fields[_OPEN], "tencent open") == 0:
        raise NoData(f"tencent: {query.code} has not traded today (halted)")
    last = price(fields[_LAST], "tencent quote")
    _within(last, fields[_LOW], fields[_HIGH], "range")
    if fields[_LIMIT_UP] and number(fields[_LIMIT_UP], "tencent limit") > 0:
        _within(last, fields[_LIMIT_DOWN], fields[_LIMIT_UP], "limits")
    moment = datetime.strptime(fields[_TIME], "%Y%m%d%H%M%S").replace(tzinfo=SHANGHAI)
    return live_price(query, last, moment, "tencent")


def _within(last: Any, low: str, high: str, what: str) -> None:
    if not number(low, f"tencent {what}") <= last <= number(high, f"tencent {what}"):
        raise SchemaDrift(f"tencent quote: {last} lies outside of the day's {what} {low} to {high}")


def _kline_url(query: DatasetQuery) -> str:
    """A window of days; the empty last parameter asks for unadjusted bars."""
    end = query.session or clock_day(query)
    return f"{KLINE}{_symbol(query)},day,{end - timedelta(days=HALT_WINDOW)},{end},640,"


def _third_close(query: DatasetQuery, body: bytes) -> Observation:
    """The newest unadjusted close that can exist at the clock."""
    try:
        answer = json.loads(body)
    except ValueError:
        raise SourceDown("tencent fqkline: the answer is not JSON") from None
    if answer["code"] != 0:
        raise SchemaDrift(f"tencent fqkline refused ({shown(answer['code'])})")
    served = answer["data"]
    if served and _symbol(query) not in served:
        raise SchemaDrift(
            f"tencent fqkline: asked for {query.code}, got {shown(', '.join(served))}"
        )
    bars = served[_symbol(query)] if served else {"day": ()}
    if "day" not in bars:
        raise SchemaDrift(f"tencent fqkline: no unadjusted bars among {shown(', '.join(bars))}")
    newest = min(query.session or date.max, last_bar_day(query))
    known = [pair for pair in map(_close, filter(_traded, bars["day"])) if pair[0] <= newest]
    if not known:
        raise NoData(f"tencent fqkline has no close of {query.code} by {newest}")
    day, close = max(known)
    return Observation(metric="close", value=close, as_of=day, unit="CNY", period=Period.INSTANT)


def _traded(bar: list[Any]) -> bool:
    """Whether there was a trade: a bar without volume is of a day on which the stock was halted."""
    return len(bar) < 6 or number(bar[5], "tencent volume") > 0


def _close(bar: list[Any]) -> tuple[date, Any]:
    """Day and close of a bar: day, open, close, high, low, volume, on ex-days an object more."""
    if len(bar) != 6 and not (len(bar) == 7 and isinstance(bar[6], dict)):
        raise SchemaDrift(f"tencent fqkline: a bar of {len(bar)} fields")
    day, _, close, high, low, _ = bar[:6]
    last = price(close, "tencent fqkline")
    if not number(low, "tencent low") <= last <= number(high, "tencent high"):
        raise SchemaDrift(f"tencent fqkline: the close {last} of {day} lies outside of its bar")
    return date.fromisoformat(day), last


_PAGES = {
    Dataset.LIVE_QUOTE_TENCENT: _Page(
        "qt.gtimg.cn", lambda query: QUOTE + _symbol(query), _live_quote
    ),
    Dataset.THIRD_CLOSE: _Page("web.ifzq.gtimg.cn", _kline_url, _third_close),
}
