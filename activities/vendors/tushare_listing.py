"""Typing Tushare's lists: companies in every list state, moved codes, former names, days."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from activities.errors import NoData, SchemaDrift
from activities.rules.market import company_facts
from activities.rules.resolution import same_name
from activities.vendors.clock import clock_day
from activities.vendors.quoting import shown
from activities.vendors.tushare_cells import Row, day_of, day_or_none
from schemas.fetch import CalendarSlice, Company, DatasetQuery, ListStatus, Observation

LISTING = "ts_code,name,industry,fullname,cnspell,list_status,list_date,delist_date"


def read_stock_list(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """The stock list, with name and industry of the company asked for as observations."""
    companies = tuple(_company(row) for row in rows)
    return {
        "companies": companies,
        "observations": company_facts(companies, query),
    }


def _company(row: Row) -> Company:
    status = row.get("list_status") or ListStatus.LISTED
    if status not in set(ListStatus):
        raise SchemaDrift(f"tushare stock_basic: list_status is {shown(status)}")
    return Company(
        code=row["ts_code"],
        name=row["name"],
        industry=row["industry"],
        full_name=row.get("fullname"),
        initials=row.get("cnspell"),
        status=ListStatus(status),
        listed=day_or_none(row.get("list_date"), "stock_basic"),
        delisted=day_or_none(row.get("delist_date"), "stock_basic"),
    )


def read_mapping(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """The code under which a Beijing company of an old code is listed today."""
    api = "bse_mapping"
    moved = {str(row["n_code"]) for row in rows if row["o_code"] == query.code}
    if not moved:
        raise NoData(f"tushare {api}: {query.code} was never a Beijing code")
    if len(moved) > 1:
        raise SchemaDrift(f"tushare {api}: {query.code} has several new codes")
    day = clock_day(query)
    return {
        "observations": (
            Observation(metric="listed_as", value=moved.pop(), as_of=day, unit="text"),
        )
    }


def read_name_changes(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """Who bore the name that is asked for, each company once, with the last day that is known."""
    api, today = "namechange", clock_day(query)
    until: dict[tuple[str, str], date] = {}
    for row in rows:
        if not same_name(str(row["name"]), query.name or ""):
            continue
        if day_of(row["start_date"], api) <= today:
            key = (str(row["ts_code"]), str(row["name"]))
            last = min(day_or_none(row["end_date"], api) or today, today)
            until[key] = max(until.get(key, last), last)
    if not until:
        raise NoData(f"tushare {api}: no company was ever called {query.name!r}")
    return {
        "observations": tuple(
            Observation(metric="former_name", value=name, as_of=last, unit="text", code=code)
            for (code, name), last in sorted(until.items())
        )
    }


def read_calendar(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """The trading days of the window."""
    days = {day_of(row["cal_date"], "trade_cal"): str(row["is_open"]) for row in rows}
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
