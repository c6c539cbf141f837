"""Every other interface of Tushare: units, the clock, and the failures all of them share."""

from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from activities.errors import (
    AuthOrPermission,
    NoData,
    RateLimited,
    SchemaDrift,
    SourceDown,
    VendorError,
)
from activities.vendors.tushare import TushareSource
from activities.vendors.tushare_interfaces import INTERFACES
from schemas.fetch import Dataset, ListStatus
from schemas.metrics import Period
from tests.activities.vendors.asking import MOUTAI, ask, figure, shanghai
from tests.loopback import Loopback, Reply, page, refusal, table, whole


def answer_rows(dataset: Dataset, *rows: dict[str, Any]) -> Reply:
    """Rows in the columns that the interface is asked for; what is not given is null."""
    columns = INTERFACES[dataset].columns.split(",")
    known = {"ts_code": MOUTAI}
    return whole(table(columns, [[{**known, **row}.get(name) for name in columns] for row in rows]))


FAILING: dict[str, tuple[Reply, type[VendorError]]] = {
    "502": (page(502), SourceDown),
    "200 with a page": (page(200), SourceDown),
    "429": (page(429), RateLimited),
    "data is null": (whole('{"code":0,"msg":"","data":null}'), SchemaDrift),
    "no rows": (None, NoData),  # type: ignore[dict-item]
    "columns gone": (whole(table(["x"], [[1]])), SchemaDrift),
    "no right": (whole(refusal(2002, "抱歉，您没有访问该接口的权限")), AuthOrPermission),
    "too few points": (whole(refusal(40203, "您的积分不足")), AuthOrPermission),
    "per minute": (whole(refusal(40203, "抱歉，您每分钟最多访问该接口10次")), RateLimited),
}


@pytest.mark.parametrize(("reply", "expected"), FAILING.values(), ids=FAILING)
@pytest.mark.parametrize("dataset", INTERFACES)
def test_every_interface_fails_alike(
    far_end: Loopback,
    tushare: TushareSource,
    dataset: Dataset,
    reply: Reply | None,
    expected: type[VendorError],
) -> None:
    """An outage is never an empty answer, and a missing right is a fact, not a crash."""
    far_end.answer_with(reply or answer_rows(dataset))

    with pytest.raises(VendorError) as failed:
        tushare.fetch(ask(dataset, name="贵州茅台"))

    assert type(failed.value) is expected
    assert failed.value.evidence


TODAY = {"trade_date": "20260821"}
CONVERTED: dict[str, tuple[Dataset, dict[str, Any], str, str, str, str | None]] = {
    "forecast": (
        Dataset.FORECAST,
        {"ann_date": "20260715", "end_date": "20260630", "net_profit_min": 120.5,
         "net_profit_max": 130},
        "profit_forecast_low", "1205000", "CNY", "万元",
    ),
    "preview": (
        Dataset.EXPRESS,
        {"ann_date": "20260715", "end_date": "20260630", "revenue": 1234567.89},
        "express_revenue", "1234567.89", "CNY", None,
    ),
    "preview ROE": (
        Dataset.EXPRESS,
        {"ann_date": "20260715", "end_date": "20260630", "diluted_roe": 12.3},
        "express_roe", "12.3", "percent", None,
    ),
    "index level": (
        Dataset.INDEX_CLOSE, {**TODAY, "close": 4321.09, "vol": 3}, "index_level", "4321.09",
        "points", None,
    ),
    "index volume": (
        Dataset.INDEX_CLOSE, {**TODAY, "close": 4321.09, "vol": 200147.5}, "volume", "20014750",
        "shares", "手",
    ),
    "index turnover": (
        Dataset.INDEX_CLOSE, {**TODAY, "close": 4321.09, "amount": 1.5}, "turnover", "1500",
        "CNY", "千元",
    ),
    "fund": (Dataset.FUND_CLOSE, {**TODAY, "close": 4.123}, "close", "4.123", "CNY", None),
    "factor": (
        Dataset.ADJ_FACTORS, {**TODAY, "adj_factor": 8.4464}, "adj_factor", "8.4464", "times", None,
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("dataset", "row", "metric", "value", "unit", "basis"), CONVERTED.values(), ids=CONVERTED
)
def test_units_become_canonical(
    far_end: Loopback,
    tushare: TushareSource,
    dataset: Dataset,
    row: dict[str, Any],
    metric: str,
    value: str,
    unit: str,
    basis: str | None,
) -> None:
    """Forecasts come in 万元, volumes in 手, previews in yuan already: none passes for another."""
    far_end.answer_with(answer_rows(dataset, row))

    seen = figure(tushare.fetch(ask(dataset)), metric)

    assert (seen.value, seen.unit, seen.basis) == (Decimal(value), unit, basis)


REFUSED_ROWS: dict[str, tuple[Dataset, dict[str, Any]]] = {
    "index level zero": (Dataset.INDEX_CLOSE, {**TODAY, "close": 0}),
    "index level absent": (Dataset.INDEX_CLOSE, TODAY),
    "fund price as a dash": (Dataset.FUND_CLOSE, {**TODAY, "close": "-"}),
    "factor zero": (Dataset.ADJ_FACTORS, {**TODAY, "adj_factor": 0}),
    "factor absent": (Dataset.ADJ_FACTORS, TODAY),
    "another company": (Dataset.ADJ_FACTORS, {**TODAY, "adj_factor": 1, "ts_code": "000858.SZ"}),
    "forecast upside down": (
        Dataset.FORECAST,
        {"ann_date": "20260715", "end_date": "20260630", "net_profit_min": 2, "net_profit_max": 1},
    ),
    "forecast of no quarter": (
        Dataset.FORECAST, {"ann_date": "20260715", "end_date": "20260629", "net_profit_min": 2},
    ),
    "preview without a day": (Dataset.EXPRESS, {"end_date": "20260630", "revenue": 2}),
    "list state unknown": (Dataset.STOCK_LIST, {"name": "贵州茅台", "list_status": "Q"}),
    "planned on no day": (Dataset.DISCLOSURE_DATES, {"end_date": "20260630", "pre_date": "soon"}),
    "news of no moment": (
        Dataset.MAJOR_NEWS, {"title": "贵州茅台", "pub_time": "yesterday"},
    ),
    "two new codes": (Dataset.CODE_CHANGES, {"o_code": MOUTAI, "n_code": None}),
}  # fmt: skip


@pytest.mark.parametrize(("dataset", "row"), REFUSED_ROWS.values(), ids=REFUSED_ROWS)
def test_what_cannot_be_is_a_drift(
    far_end: Loopback, tushare: TushareSource, dataset: Dataset, row: dict[str, Any]
) -> None:
    """A value outside its bounds refuses the answer with the reason."""
    rows = [row]
    if dataset is Dataset.CODE_CHANGES:
        rows = [{"o_code": MOUTAI, "n_code": code} for code in ("920001.BJ", "920002.BJ")]
    far_end.answer_with(answer_rows(dataset, *rows))

    with pytest.raises(SchemaDrift):
        tushare.fetch(ask(dataset, name="贵州茅台"))


FUTURE: dict[str, tuple[Dataset, dict[str, Any]]] = {
    "forecast": (
        Dataset.FORECAST, {"ann_date": "20260822", "end_date": "20260630", "net_profit_min": 2},
    ),
    "preview": (Dataset.EXPRESS, {"ann_date": "20260822", "end_date": "20260630", "revenue": 2}),
    "factor": (Dataset.ADJ_FACTORS, {"trade_date": "20260824", "adj_factor": 2}),
    "index": (Dataset.INDEX_CLOSE, {"trade_date": "20260824", "close": 2}),
    "fund": (Dataset.FUND_CLOSE, {"trade_date": "20260824", "close": 2}),
    "published": (Dataset.DISCLOSURE_DATES, {"end_date": "20260630", "actual_date": "20260822"}),
    "planned": (
        Dataset.DISCLOSURE_DATES,
        {"end_date": "20260630", "pre_date": "20260830", "ann_date": "20260822"},
    ),
    "news": (Dataset.MAJOR_NEWS, {"title": "贵州茅台", "pub_time": "2026-08-21 16:31:00"}),
    "a new name": (Dataset.NAME_CHANGES, {"name": "贵州茅台", "start_date": "20260824"}),
    "flash": (Dataset.FLASH_NEWS, {"content": "贵州茅台", "datetime": "2026-08-22 09:00:00"}),
}  # fmt: skip


@pytest.mark.parametrize(("dataset", "row"), FUTURE.values(), ids=FUTURE)
def test_the_future_is_not_served(
    far_end: Loopback, tushare: TushareSource, dataset: Dataset, row: dict[str, Any]
) -> None:
    """What became known after the clock does not exist, whatever the server sends."""
    far_end.answer_with(answer_rows(dataset, row))

    with pytest.raises(NoData):
        tushare.fetch(ask(dataset, name="贵州茅台"))


def test_the_newest_forecast_replaces_the_older(far_end: Loopback, tushare: TushareSource) -> None:
    """A company may correct its own forecast; only the newest that was public counts."""
    forecast = {"end_date": "20260630"}
    far_end.answer_with(
        answer_rows(
            Dataset.FORECAST,
            {**forecast, "ann_date": "20260715", "net_profit_min": 1},
            {**forecast, "ann_date": "20260801", "net_profit_min": 2},
            {**forecast, "ann_date": "20260822", "net_profit_min": 3},
        )
    )

    seen = figure(tushare.fetch(ask(Dataset.FORECAST)), "profit_forecast_low")

    assert (str(seen.value), seen.announced) == ("20000", date(2026, 8, 1))


def test_factors_are_kept_where_they_change(far_end: Loopback, tushare: TushareSource) -> None:
    """A factor stands still between ex-rights days, so those days and both ends carry it."""
    days = ("20260817", "20260818", "20260819", "20260820", "20260821")
    rows = [{"trade_date": d, "adj_factor": 8 if d < "20260819" else 9} for d in days]
    far_end.answer_with(answer_rows(Dataset.ADJ_FACTORS, *reversed(rows)))

    answer = tushare.fetch(ask(Dataset.ADJ_FACTORS))

    assert answer.series[0].days == (20260817, 20260819, 20260821)
    assert [int(value) for value in answer.series[0].values] == [8, 9, 9]
    assert [(o.metric, str(o.value), o.period) for o in answer.observations] == [
        ("adj_factor_first", "8", Period.WINDOW), ("adj_factor", "9", Period.INSTANT),
    ]  # fmt: skip
    assert answer.notes == ("the factor changed on 2026-08-19",)


def test_the_stock_list_holds_every_list_state(far_end: Loopback, tushare: TushareSource) -> None:
    """Delisted companies are known with their dates: the default would leave them out."""
    far_end.answer_with(answer_rows(Dataset.STOCK_LIST), times=1)
    gone = {"ts_code": "600001.SH", "name": "邯郸钢铁", "list_status": "D",
            "list_date": "19980122", "delist_date": "20091229"}  # fmt: skip
    far_end.answer_with(answer_rows(Dataset.STOCK_LIST, gone), times=1)
    here = {"name": "贵州茅台", "industry": "白酒", "list_status": "L", "list_date": "20010827",
            "fullname": "贵州茅台酒股份有限公司", "cnspell": "gzmt"}  # fmt: skip
    far_end.answer_with(answer_rows(Dataset.STOCK_LIST, here), times=1)

    answer = tushare.fetch(ask(Dataset.STOCK_LIST))

    moutai, handan = answer.companies
    assert (moutai.initials, moutai.listed, moutai.status) == (
        "gzmt", date(2001, 8, 27), ListStatus.LISTED,
    )  # fmt: skip
    assert (handan.status, handan.delisted) == (ListStatus.DELISTED, date(2009, 12, 29))
    asked = [request.body["params"]["list_status"] for request in far_end.requests]
    assert asked == ["L", "D", "P"]
    assert answer.raw.startswith(b'[{"request_id"')


def test_a_part_of_the_list_that_fails_fails_it_all(
    far_end: Loopback, tushare: TushareSource
) -> None:
    """A list without the delisted companies would call them unknown; the rejected page is kept."""
    far_end.answer_with(page(502))
    far_end.answer_with(answer_rows(Dataset.STOCK_LIST, {"name": "贵州茅台"}), times=1)

    with pytest.raises(SourceDown) as failed:
        tushare.fetch(ask(Dataset.STOCK_LIST))

    assert b"gateway" in (failed.value.evidence or b"")


def test_a_beijing_code_that_moved_is_followed(far_end: Loopback, tushare: TushareSource) -> None:
    """The documented example: 838163.BJ is 920163.BJ today."""
    far_end.answer_with(
        answer_rows(Dataset.CODE_CHANGES, {"o_code": "838163.BJ", "n_code": "920163.BJ"})
    )

    answer = tushare.fetch(ask(Dataset.CODE_CHANGES, "838163.BJ"))

    assert figure(answer, "listed_as").value == "920163.BJ"
    assert far_end.requests[-1].body["params"]["o_code"] == "838163.BJ"


def test_news_are_about_the_company(far_end: Loopback, tushare: TushareSource) -> None:
    """The interface takes no company, so what does not name it is left out."""
    far_end.answer_with(
        answer_rows(
            Dataset.MAJOR_NEWS,
            {"title": "贵州茅台发布公告", "pub_time": "2026-08-21 09:00:00", "src": "新浪财经"},
            {"title": "大盘收涨", "pub_time": "2026-08-21 15:00:00", "src": "新浪财经"},
        )
    )

    (item,) = tushare.fetch(ask(Dataset.MAJOR_NEWS, name="贵州茅台")).texts

    assert (item.title, item.published) == ("贵州茅台发布公告", date(2026, 8, 21))


VERSIONS: dict[str, tuple[str, list[tuple[str, str, str, float]], list[float]]] = {
    "the correction counts": (
        "2026-08-21 16:30",
        [("20260401", "20260401", "0", 1.0), ("20260401", "20260801", "1", 2.0)], [2.0],
    ),
    "before it was made it is unknown": (
        "2026-05-07 16:30",
        [("20260401", "20260401", "0", 1.0), ("20260401", "20260801", "1", 2.0)], [1.0],
    ),
    "the newest of the corrections": (
        "2026-08-21 16:30",
        [("20260401", "20260501", "1", 2.0), ("20260401", "20260601", "1", 3.0)], [3.0],
    ),
    "an older correction beats a newer original": (
        "2026-08-21 16:30",
        [("20260401", "20260601", "0", 1.0), ("20260401", "20260501", "1", 2.0)], [2.0],
    ),
    "two that contradict each other": (
        "2026-08-21 16:30",
        [("20260401", "20260601", "1", 2.0), ("20260401", "20260601", "1", 3.0)], [2.0, 3.0],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("clock", "rows", "left"), VERSIONS.values(), ids=VERSIONS)
def test_one_version_of_a_report_counts(
    far_end: Loopback,
    tushare: TushareSource,
    clock: str,
    rows: list[tuple[str, str, str, float]],
    left: list[float],
) -> None:
    """The newest version that was public at the clock; contradictions stay for the gate to see."""
    names = ("ann_date", "f_ann_date", "update_flag", "total_revenue")
    reports = [
        {"end_date": "20251231", "report_type": "1", **dict(zip(names, row, strict=True))}
        for row in rows
    ]
    far_end.answer_with(answer_rows(Dataset.INCOME, *reports))

    answer = tushare.fetch(ask(Dataset.INCOME, clock=shanghai(clock)))

    assert sorted(float(seen.value) for seen in answer.observations) == left


def test_another_report_type_is_refused(far_end: Loopback, tushare: TushareSource) -> None:
    """Single quarters or parent-company figures must never be taken for the merged ones."""
    report = {"ann_date": "20260401", "end_date": "20251231", "report_type": "6"}
    far_end.answer_with(answer_rows(Dataset.INCOME, {**report, "total_revenue": 1.0}))

    with pytest.raises(SchemaDrift, match="report_type 6 instead of 1"):
        tushare.fetch(ask(Dataset.INCOME))


@pytest.mark.parametrize(("kind", "form"), [("1", None), ("2", "bank"), ("3", "insurer"),
                                            ("4", "broker")])  # fmt: skip
def test_the_form_of_a_statement_is_told(
    far_end: Loopback, tushare: TushareSource, kind: str, form: str | None
) -> None:
    """Banks, insurers and brokers report in a form of their own."""
    report = {"ann_date": "20260401", "end_date": "20251231", "comp_type": kind}
    far_end.answer_with(answer_rows(Dataset.INCOME, {**report, "total_revenue": 1.0}))

    answer = tushare.fetch(ask(Dataset.INCOME))

    forms = [seen.value for seen in answer.observations if seen.metric == "statement_form"]
    assert forms == ([form] if form else [])


def test_the_versions_are_asked_for(far_end: Loopback, tushare: TushareSource) -> None:
    """``update_flag`` and ``f_ann_date`` come only to those who ask."""
    far_end.answer_with(answer_rows(Dataset.INCOME))
    for dataset in (Dataset.INCOME, Dataset.BALANCE_SHEET, Dataset.CASH_FLOW):
        assert {"update_flag", "f_ann_date"} <= set(INTERFACES[dataset].columns.split(","))

    with pytest.raises(NoData):
        tushare.fetch(ask(Dataset.INCOME))

    assert "update_flag" in far_end.requests[-1].body["fields"]
    assert "update_flag" in INTERFACES[Dataset.FINANCIAL_INDICATORS].columns
