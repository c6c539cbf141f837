"""akshare: quotes, a second close, annual figures and news (Xueqiu, Eastmoney), filings (cninfo).

The package builds the requests; figures are read from the raw answers, because its frames lose
the time zone, the market phase and decimal places.
"""

import json
import os
import re
from collections.abc import Callable
from datetime import date, timedelta
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
from activities.vendors import akshare_rows as rows
from activities.vendors import akshare_texts as texts
from activities.vendors.answer import VendorAnswer, strict_reading
from activities.vendors.clock import HALT_WINDOW, clock_day
from activities.vendors.wire import curl_hook
from activities.vendors.wire.core import Capture, Exchange
from activities.vendors.wire.outage import outage
from activities.vendors.wire.wiring import Wiring
from schemas.fetch import CATALOGUE, Dataset, DatasetQuery, Observation

HOSTS = {
    Dataset.LIVE_QUOTE: frozenset({"xueqiu.com", "stock.xueqiu.com"}),
    Dataset.SECOND_CLOSE: frozenset({"push2his.eastmoney.com"}),
    Dataset.SECOND_ANNUAL: frozenset({"datacenter.eastmoney.com"}),
    Dataset.LIVE_QUOTE_EASTMONEY: frozenset({"push2.eastmoney.com"}),
    Dataset.NEWS: frozenset({"search-api-web.eastmoney.com"}),
    Dataset.DISCLOSURES: frozenset({"www.cninfo.com.cn"}),
}
TIMEOUT = 15.0
Read = Callable[[DatasetQuery, Capture], dict[str, Any]]


class AkshareSource:
    """Fetches datasets through akshare, or from a recording of the sites behind it."""

    name = "akshare"

    def __init__(self, xueqiu_token: str | None, wiring: Wiring) -> None:
        self._token, self._wiring = xueqiu_token, wiring

    def prepare(self) -> None:
        """Import the package now: it takes two seconds or so."""
        _package()

    def fetch(self, query: DatasetQuery) -> VendorAnswer:
        """The figures or texts of one dataset."""
        table = CATALOGUE[query.dataset].table
        with self._wiring.open(query, HOSTS[query.dataset], self._token) as wire:
            params = self._call(query, wire)
            with strict_reading(f"akshare {table}"):
                found = _READ[query.dataset](query, wire)
            if not any(found.values()):
                day = clock_day(query)
                raise NoData(f"akshare {table} has nothing of {query.code} by {day}")
        return VendorAnswer(
            table=table, served_by=self.name, raw=_raw(query, wire), query=params,
            fetched_at=wire.last.fetched_at, **found,
        )  # fmt: skip

    def _call(self, query: DatasetQuery, wire: Capture) -> dict[str, str]:
        """Run the package's function; what it raises is judged by the raw answer, not by type."""
        function, params = self._function(_package(), query)
        try:
            function(**params)
        except VendorError:
            raise
        except Exception as error:  # noqa: BLE001 - the package raises nearly every builtin type
            if not (query.dataset is Dataset.NEWS and texts.is_news(wire)):
                raise _classified(query, wire, type(error).__name__) from None
        if wire.last.status >= 300:  # the package reads a table off an error page
            raise _classified(query, wire, f"HTTP {wire.last.status}")
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
            case Dataset.LIVE_QUOTE_EASTMONEY:
                return akshare.stock_bid_ask_em, {"symbol": _eastmoney(query)}
            case Dataset.SECOND_CLOSE:
                params = {
                    "symbol": _eastmoney(query), "period": "daily", "adjust": "",
                    "timeout": TIMEOUT, **_window(query.session or clock_day(query), HALT_WINDOW),
                }  # fmt: skip
                return akshare.stock_zh_a_hist, params
            case Dataset.NEWS:
                return akshare.stock_news_em, {"symbol": digits}
            case Dataset.DISCLOSURES:
                texts.forget_company_list()
                params = {"symbol": digits, **_window(clock_day(query), 180)}
                return akshare.stock_zh_a_disclosure_report_cninfo, params
            case _:
                return akshare.stock_financial_analysis_indicator_em, {"symbol": query.code}


def _package() -> Any:
    """The package, which reads once, when it is imported, that it is to draw no progress bars."""
    os.environ.setdefault("TQDM_DISABLE", "1")
    import akshare  # noqa: PLC0415 - 2 s and 110 MB

    curl_hook.install()
    return akshare


def _eastmoney(query: DatasetQuery) -> str:
    """The digits, from which the package guesses the market: 6 is Shanghai, all else Shenzhen.

    Raises NoData where it would ask for another instrument, as for 510300.SH or 900901.SH.
    """
    digits, _, market = (query.code or "").partition(".")
    if digits.startswith("6") != (market == "SH"):
        raise NoData(f"akshare would ask Eastmoney for another instrument than {query.code}")
    return digits


def _window(end: date, days: int) -> dict[str, str]:
    start = end - timedelta(days=days)
    return {"start_date": start.strftime("%Y%m%d"), "end_date": end.strftime("%Y%m%d")}


def _raw(query: DatasetQuery, wire: Capture) -> bytes:
    """The bytes that were read: one answer, or all pages of a list put together."""
    if query.dataset is Dataset.DISCLOSURES:
        return texts.merged(query, wire.exchanges)
    return wire.last.body


def _classified(query: DatasetQuery, wire: Capture, error: str) -> VendorError:
    """The class of a failed call. The exception's type says little; the raw answer decides."""
    table = CATALOGUE[query.dataset].table
    if wire.failed:
        return SourceDown(f"akshare {table}: {outage(error)}")
    if not wire.exchanges:
        return SchemaDrift(f"akshare {table}: {error} before any request")
    status, body = wire.last.status, wire.last.body.replace(b" ", b"").lstrip()
    refused = _refusal(f"akshare {table}: HTTP {status}", status, body)
    if refused:
        return refused
    if not _is_json(wire.last.body):
        return SourceDown(f"akshare {table}: the answer is not JSON")
    if any(nothing in body for nothing in _NOTHING) or texts.is_unlisted(query, wire.last):
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


def _figures(read: Callable[[DatasetQuery, rows.Answer], tuple[Observation, ...]]) -> Read:
    return lambda query, wire: {"observations": read(query, _json(wire.last))}


_READ: dict[Dataset, Read] = {
    Dataset.LIVE_QUOTE: _figures(rows.live_quote),
    Dataset.LIVE_QUOTE_EASTMONEY: _figures(rows.bid_ask),
    Dataset.SECOND_CLOSE: _figures(rows.second_close),
    Dataset.SECOND_ANNUAL: _figures(rows.second_annual),
    Dataset.NEWS: lambda query, wire: {"texts": texts.news(query, wire.last.body)},
    Dataset.DISCLOSURES: lambda query, wire: {"texts": texts.disclosures(query, wire.exchanges)},
}
