"""Tushare: statements, daily bars and indicators, calendar, stock list, announcements."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from activities.errors import AuthOrPermission
from activities.vendors import tushare_rows as rows
from activities.vendors.answer import VendorAnswer, strict_reading
from activities.vendors.clock import clock_day
from activities.vendors.wire.wiring import Wiring
from schemas.breaker import About
from schemas.fetch import CATALOGUE, Dataset, DatasetQuery

HOSTS = frozenset({"api.waditu.com", "api.tushare.pro"})


@dataclass(frozen=True)
class _Interface:
    """How one dataset is asked for and read."""

    api: str
    columns: str
    params: Callable[[DatasetQuery], dict[str, str]]
    read: rows.Read


class TushareSource:
    """Fetches datasets from Tushare, or from a recording of it."""

    name = "tushare"

    def __init__(self, token: str | None, wiring: Wiring) -> None:
        self._token, self._wiring = token, wiring

    def prepare(self) -> None:
        """Import the package now: it takes a second or two."""
        os.environ.setdefault("TQDM_DISABLE", "1")
        from activities.vendors import tushare_client  # noqa: F401, PLC0415 - see fetch

    def fetch(self, query: DatasetQuery) -> VendorAnswer:
        """The rows of one dataset as observations."""
        interface = _interface(query)
        params = interface.params(query)
        with self._wiring.open(query, HOSTS, self._token) as wire:
            found = self._client(query).query(interface.api, interface.columns, **params)
            with strict_reading(f"tushare {interface.api}"):
                typed = interface.read(query, found)
        return VendorAnswer(
            table=CATALOGUE[query.dataset].table,
            served_by=self.name,
            raw=wire.last.body,
            query={"api_name": interface.api, "fields": interface.columns, **params},
            fetched_at=wire.last.fetched_at,
            **typed,
        )

    def _client(self, query: DatasetQuery) -> Any:
        os.environ.setdefault("TQDM_DISABLE", "1")
        from activities.vendors.tushare_client import TushareClient  # noqa: PLC0415 - 0.4 s import

        if not self._token and self._wiring.is_live(query):
            raise AuthOrPermission(
                "tushare has no token: set TUSHARE_TOKEN in the worker's environment, or use "
                "--sample",
                About.WORKER,
            )
        return TushareClient(self._token or "recorded")


def _interface(query: DatasetQuery) -> _Interface:
    if query.dataset is not Dataset.INVESTOR_QA:
        return _INTERFACES[query.dataset]
    api = "irm_qa_sh" if (query.code or "").endswith(".SH") else "irm_qa_sz"
    return _Interface(api, "ts_code,name,trade_date,q,a", _window(180), rows.read_questions)


def _window(days: int) -> Callable[[DatasetQuery], dict[str, str]]:
    def params(query: DatasetQuery) -> dict[str, str]:
        end = query.session or clock_day(query)
        return {
            "ts_code": query.code or "",
            "start_date": rows.compact(end - timedelta(days=days)),
            "end_date": rows.compact(end),
        }

    return params


def _close_params(query: DatasetQuery) -> dict[str, str]:
    if query.session:
        return {"ts_code": query.code or "", "trade_date": rows.compact(query.session)}
    return _window(30)(query)


def _statement_params(report_type: str) -> Callable[[DatasetQuery], dict[str, str]]:
    """``start_date`` and ``end_date`` of statements filter the announcement date."""

    def params(query: DatasetQuery) -> dict[str, str]:
        today = clock_day(query)
        return {
            "ts_code": query.code or "",
            "report_type": report_type,
            "start_date": rows.compact(today - timedelta(days=6 * 366)),
            "end_date": rows.compact(today),
        }

    return params


def _indicator_params(query: DatasetQuery) -> dict[str, str]:
    if query.period:
        return {"ts_code": query.code or "", "period": rows.compact(query.period)}
    return _window(6 * 366)(query)


def _calendar_params(query: DatasetQuery) -> dict[str, str]:
    today = clock_day(query)
    return {
        "exchange": "SSE",
        "start_date": rows.compact(today - timedelta(days=60)),
        "end_date": rows.compact(today + timedelta(days=15)),
    }


_DATES = "ts_code,ann_date,end_date"
_INCOME_READ = rows.statement("income", rows.INCOME, ())
_INTERFACES: dict[Dataset, _Interface] = {
    Dataset.STOCK_LIST: _Interface(
        "stock_basic", "ts_code,name,industry", lambda _: {"list_status": "L"}, rows.read_stock_list
    ),
    Dataset.CALENDAR: _Interface(
        "trade_cal", "exchange,cal_date,is_open", _calendar_params, rows.read_calendar
    ),
    Dataset.CLOSE: _Interface("daily", "ts_code,trade_date,close", _close_params, rows.read_close),
    Dataset.PRICE_HISTORY: _Interface(
        "daily", "ts_code,trade_date,close", _window(365), rows.read_history
    ),
    Dataset.DAILY_INDICATORS: _Interface(
        "daily_basic", f"ts_code,trade_date,{rows.columns(rows.DAILY)}", _window(3 * 366),
        rows.read_daily,
    ),
    Dataset.INCOME: _Interface(
        "income", f"{_DATES},{rows.columns(rows.INCOME)}", _statement_params("1"), _INCOME_READ
    ),
    Dataset.INCOME_RESTATED: _Interface(
        "income", f"{_DATES},{rows.columns(rows.INCOME)}", _statement_params("4"), _INCOME_READ
    ),
    Dataset.BALANCE_SHEET: _Interface(
        "balancesheet", f"{_DATES},{rows.columns(rows.BALANCE)}", _statement_params("1"),
        rows.statement("balancesheet", (), rows.BALANCE),
    ),
    Dataset.CASH_FLOW: _Interface(
        "cashflow", f"{_DATES},{rows.columns(rows.CASH)}", _statement_params("1"),
        rows.statement("cashflow", rows.CASH, ()),
    ),
    Dataset.FINANCIAL_INDICATORS: _Interface(
        "fina_indicator", f"{_DATES},{rows.columns(rows.RATIOS, rows.RATIOS_AT)}",
        _indicator_params, rows.statement("fina_indicator", rows.RATIOS, rows.RATIOS_AT),
    ),
    Dataset.DIVIDENDS: _Interface(
        "dividend", "ts_code,end_date,ann_date,div_proc,cash_div_tax,ex_date",
        lambda query: {"ts_code": query.code or ""}, rows.read_dividends,
    ),
    Dataset.ANNOUNCEMENTS: _Interface(
        "anns_d", "ann_date,ts_code,name,title,url", _window(365), rows.read_announcements
    ),
}  # fmt: skip
