"""How each dataset is asked of Tushare: the interface, its columns, its parameters, its reader.

The interfaces with their units and limits are listed in docs/sources/tushare-interfaces.md.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from activities.rules.calendar import SHANGHAI
from activities.vendors import tushare_listing as listing
from activities.vendors import tushare_market as market
from activities.vendors import tushare_reports as reports
from activities.vendors import tushare_texts as texts
from activities.vendors.clock import HALT_WINDOW, clock_day
from activities.vendors.tushare_cells import Row, columns, compact
from schemas.fetch import Dataset, DatasetQuery, ListStatus

Params = dict[str, str]
Read = Callable[[DatasetQuery, Sequence[Row]], dict[str, Any]]


@dataclass(frozen=True)
class Interface:
    """How one dataset is asked for and read.

    ``full_page`` is the documented number of rows at which an answer is cut. ``parts`` are
    further requests of the same fetch; those that bring nothing are left out.
    """

    api: str
    columns: str
    params: Callable[[DatasetQuery], Params]
    read: Read
    full_page: int | None = None
    parts: tuple[Params, ...] = ()


def interface_of(query: DatasetQuery) -> Interface:
    """The interface that answers ``query``."""
    if query.dataset is not Dataset.INVESTOR_QA:
        return INTERFACES[query.dataset]
    api = "irm_qa_sh" if (query.code or "").endswith(".SH") else "irm_qa_sz"
    return Interface(api, "ts_code,name,trade_date,q,a", _window(180), texts.read_questions)


def _window(days: int) -> Callable[[DatasetQuery], Params]:
    def params(query: DatasetQuery) -> Params:
        end = query.session or clock_day(query)
        return {
            "ts_code": query.code or "",
            "start_date": compact(end - timedelta(days=days)),
            "end_date": compact(end),
        }

    return params


def _session_or(days: int) -> Callable[[DatasetQuery], Params]:
    """One session where it is named, else a window that certainly holds one."""

    def params(query: DatasetQuery) -> Params:
        if query.session:
            return {"ts_code": query.code or "", "trade_date": compact(query.session)}
        return _window(days)(query)

    return params


def _statement_params(report_type: str) -> Callable[[DatasetQuery], Params]:
    """``start_date`` and ``end_date`` of statements filter the announcement date."""

    def params(query: DatasetQuery) -> Params:
        return {**_announced_since(6 * 366)(query), "report_type": report_type}

    return params


def _announced_since(days: int) -> Callable[[DatasetQuery], Params]:
    def params(query: DatasetQuery) -> Params:
        today = clock_day(query)
        return {
            "ts_code": query.code or "",
            "start_date": compact(today - timedelta(days=days)),
            "end_date": compact(today),
        }

    return params


def _indicator_params(query: DatasetQuery) -> Params:
    if query.period:
        return {"ts_code": query.code or "", "period": compact(query.period)}
    return _window(6 * 366)(query)


def _calendar_params(query: DatasetQuery) -> Params:
    today = clock_day(query)
    return {
        "exchange": "SSE",
        "start_date": compact(today - timedelta(days=60)),
        "end_date": compact(today + timedelta(days=15)),
    }


def _of_company(query: DatasetQuery) -> Params:
    return {"ts_code": query.code or ""}


def _news_params(source: str | None) -> Callable[[DatasetQuery], Params]:
    """A window of moments; the interface takes no company."""

    def params(query: DatasetQuery) -> Params:
        end = query.clock.astimezone(SHANGHAI)
        window = {
            "start_date": f"{end - timedelta(days=3):%Y-%m-%d %H:%M:%S}",
            "end_date": f"{end:%Y-%m-%d %H:%M:%S}",
        }
        return {"src": source, **window} if source else window

    return params


_BAR = "ts_code,trade_date,close,vol,amount"
_CLOSE = "ts_code,trade_date,close,pre_close"
_INCOME = f"{reports.VERSIONED},{columns(reports.INCOME)}"
_READ_INCOME = reports.statement("income", reports.INCOME, ())
INTERFACES: dict[Dataset, Interface] = {
    Dataset.STOCK_LIST: Interface(
        "stock_basic", listing.LISTING, lambda _: {"list_status": ListStatus.LISTED},
        listing.read_stock_list,
        parts=({"list_status": ListStatus.DELISTED}, {"list_status": ListStatus.SUSPENDED}),
    ),
    Dataset.CODE_CHANGES: Interface(
        "bse_mapping", "o_code,n_code", lambda query: {"o_code": query.code or ""},
        listing.read_mapping, full_page=1000,
    ),
    Dataset.NAME_CHANGES: Interface(
        "namechange", "ts_code,name,start_date,end_date", lambda _: {}, listing.read_name_changes,
        full_page=1000,
    ),
    Dataset.CALENDAR: Interface(
        "trade_cal", "exchange,cal_date,is_open", _calendar_params, listing.read_calendar
    ),
    Dataset.CLOSE: Interface(
        "daily", _CLOSE, _session_or(HALT_WINDOW), market.read_close, full_page=6000
    ),
    Dataset.PRICE_HISTORY: Interface(
        "daily", _CLOSE, _window(365), market.read_history, full_page=6000
    ),
    Dataset.ADJ_FACTORS: Interface(
        "adj_factor", "ts_code,trade_date,adj_factor", _session_or(365), market.read_factors
    ),
    Dataset.DAILY_INDICATORS: Interface(
        "daily_basic", f"ts_code,trade_date,{columns(market.DAILY)}", _session_or(3 * 366),
        market.read_daily, full_page=6000,
    ),
    Dataset.FUND_CLOSE: Interface(
        "fund_daily", _BAR, _session_or(30), market.bar("fund_daily", "close"), full_page=2000
    ),
    Dataset.INDEX_CLOSE: Interface(
        "index_daily", _BAR, _session_or(30), market.bar("index_daily", "index_level"),
        full_page=8000,
    ),
    Dataset.INCOME: Interface("income", _INCOME, _statement_params("1"), _READ_INCOME),
    Dataset.INCOME_RESTATED: Interface("income", _INCOME, _statement_params("4"), _READ_INCOME),
    Dataset.BALANCE_SHEET: Interface(
        "balancesheet", f"{reports.VERSIONED},{columns(reports.BALANCE)}", _statement_params("1"),
        reports.statement("balancesheet", (), reports.BALANCE),
    ),
    Dataset.CASH_FLOW: Interface(
        "cashflow", f"{reports.VERSIONED},{columns(reports.CASH)}", _statement_params("1"),
        reports.statement("cashflow", reports.CASH, ()),
    ),
    Dataset.FINANCIAL_INDICATORS: Interface(
        "fina_indicator", f"{reports.FLAGGED},{columns(reports.RATIOS, reports.RATIOS_AT)}",
        _indicator_params, reports.statement("fina_indicator", reports.RATIOS, reports.RATIOS_AT),
        full_page=100,
    ),
    Dataset.DIVIDENDS: Interface(
        "dividend", "ts_code,end_date,ann_date,div_proc,cash_div_tax,ex_date", _of_company,
        reports.read_dividends,
    ),
    Dataset.FORECAST: Interface(
        "forecast", f"ts_code,ann_date,end_date,{columns(reports.FORECAST)}",
        _announced_since(366), reports.preview("forecast", reports.FORECAST),
    ),
    Dataset.EXPRESS: Interface(
        "express", f"ts_code,ann_date,end_date,{columns(reports.EXPRESS)}",
        _announced_since(366), reports.preview("express", reports.EXPRESS),
    ),
    Dataset.DISCLOSURE_DATES: Interface(
        "disclosure_date", "ts_code,ann_date,end_date,pre_date,actual_date", _of_company,
        reports.read_disclosures, full_page=3000,
    ),
    Dataset.ANNOUNCEMENTS: Interface(
        "anns_d", "ann_date,ts_code,name,title,url", _window(365), texts.read_announcements,
        full_page=2000,
    ),
    Dataset.MAJOR_NEWS: Interface(
        "major_news", "title,pub_time,src", _news_params(None), texts.read_major_news,
        full_page=400,
    ),
    Dataset.FLASH_NEWS: Interface(
        "news", "datetime,content,title", _news_params("sina"), texts.read_flash_news,
        full_page=1500,
    ),
}  # fmt: skip
"""Every dataset but the investors' questions, whose interface depends on the exchange."""
