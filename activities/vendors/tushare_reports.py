"""Typing what companies report: statements, ratios, forecasts, previews, dividends, schedules.

Units on the wire: statements and previews in 元, forecasts in 万元, ratios in percent. Of several
versions of one report the newest that was public at the clock counts (``rules/versions.py``).
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import date, timedelta
from typing import Any

from activities.errors import NoData, SchemaDrift
from activities.rules.periods import deadline, is_quarter_end, span
from activities.rules.versions import Version, newest
from activities.vendors.clock import clock_day
from activities.vendors.quoting import shown
from activities.vendors.tushare_cells import (
    TEN_THOUSAND,
    Column,
    Row,
    day_of,
    day_or_none,
    distinct,
    observe,
    own_rows,
)
from schemas.fetch import Dataset, DatasetQuery, Observation
from schemas.metrics import Period

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
FORECAST = (
    Column("net_profit_min", "profit_forecast_low", TEN_THOUSAND, "万元"),
    Column("net_profit_max", "profit_forecast_high", TEN_THOUSAND, "万元"),
)
EXPRESS = (
    Column("revenue", "express_revenue"),
    Column("n_income", "express_net_profit"),
    Column("diluted_roe", "express_roe"),
)

SCHEDULE_KEPT = timedelta(days=400)
"""Schedules of older reports say nothing about which one is the newest."""
VERSIONED = "ts_code,ann_date,f_ann_date,end_date,report_type,comp_type,update_flag"
"""The columns that tell the versions of a statement apart; none of them comes unasked for."""
FLAGGED = "ts_code,ann_date,end_date,update_flag"
"""The same of ``fina_indicator``, which has no ``f_ann_date`` and no ``report_type``."""
_FORMS = {"1": None, "2": "bank", "3": "insurer", "4": "broker"}
"""``comp_type``: whose statements have the form of a bank, an insurer or a broker."""


def _flag(row: Row, api: str) -> bool:
    """Whether the row is a correction; the recording does not say."""
    flag = row.get("update_flag")
    if flag not in (None, "", "0", "1", 0, 1) or isinstance(flag, bool):
        raise SchemaDrift(f"tushare {api}: update_flag is {shown(flag)}")
    return flag in ("1", 1)


def _public(row: Row, api: str) -> date | None:
    """The day on which this version became known: ``f_ann_date`` where there is one."""
    return day_or_none(row.get("f_ann_date") or row.get("ann_date"), api)


def _period_end(row: Row, api: str) -> date:
    end = day_of(row["end_date"], api)
    if not is_quarter_end(end):
        raise SchemaDrift(f"tushare {api}: {end} ends no quarter")
    return end


def _current(query: DatasetQuery, rows: Sequence[Row], api: str) -> list[Version[Row]]:
    """The version of each report that counted at the clock.

    A row without a date counts from the statutory deadline on.
    """
    today, versions = clock_day(query), []
    for row in own_rows(query, rows, api):
        end, public = _period_end(row, api), _public(row, api)
        if public <= today if public else deadline(end) < today:
            key = (row["ts_code"], end, _report_type(query, row, api))
            versions.append(Version(key, _flag(row, api), public, row))
    if not versions:
        raise NoData(f"tushare {api}: nothing was public on {today}")
    return newest(versions)


def _report_type(query: DatasetQuery, row: Row, api: str) -> str:
    """The report type, which must be the one that was asked for."""
    asked = "4" if query.dataset is Dataset.INCOME_RESTATED else "1"
    found = str(row.get("report_type") or asked)
    if found != asked:
        raise SchemaDrift(f"tushare {api}: report_type {shown(found)} instead of {asked}")
    return found


def statement(
    api: str, flows: Sequence[Column], stocks: Sequence[Column]
) -> Callable[[DatasetQuery, Sequence[Row]], dict[str, Any]]:
    """How rows of a statement are read: flows are year to date, stocks are of the day."""

    def read(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
        observations: list[Observation] = []
        for version in _current(query, rows, api):
            row, end = version.row, day_of(version.row["end_date"], api)
            observations += observe(row, flows, api, end, span(end), version.public)
            observations += observe(row, stocks, api, end, Period.INSTANT, version.public)
            observations += _form(row, api, end)
        return {"observations": distinct(observations)}

    return read


def _form(row: Row, api: str, end: date) -> Iterable[Observation]:
    """Whose form the statement has, where it is not that of an ordinary company."""
    kind = str(row.get("comp_type") or "1")
    if kind not in _FORMS:
        raise SchemaDrift(f"tushare {api}: comp_type is {shown(kind)}")
    if form := _FORMS[kind]:
        yield Observation(metric="statement_form", value=form, as_of=end, unit="text")


_PLANS = frozenset({"预案", "股东大会通过"})
"""What a dividend row says before the payment: proposed, or passed by the shareholders."""


def read_dividends(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """Only carried-out dividends count: a proposal may change or fail.

    What is planned and not yet carried out is kept beside them, by the end of its period.
    """
    today, api = clock_day(query), "dividend"
    field = Column("cash_div_tax", "cash_div_tax")
    observations = [
        seen
        for row in own_rows(query, rows, api)
        if row["div_proc"] == "实施" and row["ex_date"]
        and ((announced := day_or_none(row["ann_date"], api)) is None or announced <= today)
        and today - timedelta(days=3 * 366) < (ex := day_of(row["ex_date"], api)) <= today
        for seen in observe(row, (field,), api, ex, announced=announced)
    ]  # fmt: skip
    observations += _planned(query, rows, api)
    return {"observations": distinct(observations)}


def _planned(query: DatasetQuery, rows: Sequence[Row], api: str) -> Iterable[Observation]:
    """Of each period without any row beyond the plan, the plan as it was announced last."""
    today, field = clock_day(query), Column("cash_div_tax", "cash_div_planned")
    by_end: dict[date, list[tuple[date, Row]]] = {}
    for row in own_rows(query, rows, api):
        announced = day_or_none(row["ann_date"], api)
        if announced is not None and announced <= today:
            by_end.setdefault(day_of(row["end_date"], api), []).append((announced, row))
    for end, known in by_end.items():
        announced, row = max(known, key=lambda pair: pair[0])
        if announced <= today - timedelta(days=366):
            continue
        if all(other["div_proc"] in _PLANS for _, other in known):
            plan = observe(row, (field,), api, end, announced=announced)
            yield from (seen for seen in plan if seen.value)


def preview(
    api: str, fields: Sequence[Column]
) -> Callable[[DatasetQuery, Sequence[Row]], dict[str, Any]]:
    """How forecasts and previews are read: of each period the newest that was public."""

    def read(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
        today = clock_day(query)
        versions = [
            Version(_period_end(row, api), False, announced, row)
            for row in own_rows(query, rows, api)
            if (announced := day_of(row["ann_date"], api)) <= today
        ]
        if not versions:
            raise NoData(f"tushare {api}: nothing was public on {today}")
        observations = [
            seen
            for version in newest(versions)
            for end in (_period_end(version.row, api),)
            for seen in observe(version.row, fields, api, end, span(end), version.public)
        ]
        _check_range(observations, api)
        return {"observations": distinct(observations)}

    return read


def _check_range(observations: Sequence[Observation], api: str) -> None:
    """A forecast's lower bound is not above its upper one; else the columns have moved."""
    bounds = {(seen.metric, seen.as_of): seen.value for seen in observations}
    for (metric, as_of), low in bounds.items():
        high = bounds.get(("profit_forecast_high", as_of))
        if metric != "profit_forecast_low" or high is None:
            continue
        if low > high:  # type: ignore[operator]
            raise SchemaDrift(f"tushare {api}: the lowest forecast is above the highest")


def read_disclosures(query: DatasetQuery, rows: Sequence[Row]) -> dict[str, Any]:
    """When each report was, or is to be, published; a publication after the clock is unknown."""
    api, today = "disclosure_date", clock_day(query)
    observations = []
    for row in own_rows(query, rows, api):
        end = _period_end(row, api)
        announced = day_or_none(row["ann_date"], api)
        if not today - SCHEDULE_KEPT < end <= today or (announced and announced > today):
            continue
        published = day_or_none(row["actual_date"], api)
        planned = day_or_none(row["pre_date"], api)
        for metric, day in (("report_published", published), ("report_planned", planned)):
            if day and (metric == "report_planned" or day <= today):
                observations.append(
                    Observation(
                        metric=metric, value=day.isoformat(), as_of=end, unit="text",
                        announced=announced,
                    )
                )  # fmt: skip
    if not observations:
        raise NoData(f"{api}: tushare knew of no schedule on {today}")
    return {"observations": distinct(observations)}
