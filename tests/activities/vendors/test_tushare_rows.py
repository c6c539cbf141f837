"""What Tushare's rows become: canonical units, known at the clock, or a refusal."""

import json
from datetime import date, datetime
from decimal import Decimal
from typing import Any

import pytest

from activities.errors import NoData, SchemaDrift, VendorError
from activities.vendors.answer import VendorAnswer
from activities.vendors.sample import SampleFarEnd
from activities.vendors.tushare import TushareSource
from activities.vendors.wire.core import WireAnswer, WireRequest
from activities.vendors.wire.wiring import Wiring
from schemas.fetch import CATALOGUE, Dataset
from schemas.metrics import METRICS, Period
from tests.activities.vendors.asking import (
    END,
    MOUTAI,
    SAMPLE,
    ask,
    ask_sample,
    figure,
    shanghai,
)
from tests.activities.vendors.test_sample import NEVER
from tests.loopback import Loopback, Reply, table, whole

BYD = "002594.SZ"
DAILY = ["ts_code", "trade_date", "close", "pre_close"]
BASIC = ["ts_code", "trade_date", "close", "pe_ttm", "pb", "dv_ttm", "total_mv", "total_share"]
DIVIDEND = ["ts_code", "end_date", "ann_date", "div_proc", "cash_div_tax", "ex_date"]
INCOME = [
    "ts_code", "ann_date", "f_ann_date", "end_date", "report_type", "comp_type", "update_flag",
    "total_revenue", "revenue", "n_income", "n_income_attr_p", "oper_cost",
]  # fmt: skip


def _income(*reports: dict[str, Any]) -> Reply:
    """Rows of an income statement; what is not given is null."""
    known = {"ts_code": MOUTAI, "report_type": "1"}
    return whole(table(INCOME, [[{**known, **r}.get(name) for name in INCOME] for r in reports]))


def _daily(*bars: tuple[str, Any]) -> Reply:
    return whole(table(DAILY, [[MOUTAI, day, close, None] for day, close in bars]))


def _basic(**changes: Any) -> Reply:
    row = {
        "ts_code": MOUTAI, "trade_date": "20260821", "close": 1371.05, "pe_ttm": 20.87,
        "pb": 7.01, "dv_ttm": 3.7, "total_mv": 171691867.25, "total_share": 125226.5,
    }  # fmt: skip
    return whole(table(BASIC, [[{**row, **changes}[name] for name in BASIC]]))


def test_the_newest_row_is_the_close(far_end: Loopback, tushare: TushareSource) -> None:
    """The order of the rows means nothing; the day decides."""
    far_end.answer_with(_daily(("20260819", 1.0), ("20260821", 3.05), ("20260820", 2.0)))

    close = figure(tushare.fetch(ask(Dataset.CLOSE)), "close")

    assert (close.value, close.as_of, close.unit) == (Decimal("3.05"), date(2026, 8, 21), "CNY")


@pytest.mark.parametrize(
    ("clock", "newest"),
    [("2026-08-21 14:59", 20), ("2026-08-21 15:00", 21), ("2026-08-20 23:59", 20)],
)
@pytest.mark.parametrize("dataset", [Dataset.CLOSE, Dataset.PRICE_HISTORY])
def test_a_bar_from_the_future_is_dropped(
    far_end: Loopback, tushare: TushareSource, dataset: Dataset, clock: str, newest: int
) -> None:
    """A close exists from three o'clock on, whatever the server sends."""
    far_end.answer_with(_daily(("20260824", 9.0), ("20260821", 3.0), ("20260820", 2.0)))

    answer = tushare.fetch(ask(dataset, clock=shanghai(clock)))

    assert figure(answer, "close").as_of == date(2026, 8, newest)


def test_only_future_bars_are_no_data(far_end: Loopback, tushare: TushareSource) -> None:
    """A listing of tomorrow has no close today."""
    far_end.answer_with(_daily(("20260824", 9.0)))

    with pytest.raises(NoData, match="2026-08-21"):
        tushare.fetch(ask(Dataset.CLOSE))


def test_a_window_knows_its_extremes(far_end: Loopback, tushare: TushareSource) -> None:
    """The history is oldest first, and its first, highest and lowest close span the window."""
    far_end.answer_with(_daily(("20260821", 3.0), ("20260820", 5.0), ("20260819", 1.5)))

    answer = tushare.fetch(ask(Dataset.PRICE_HISTORY))

    assert answer.series[0].days == (20260819, 20260820, 20260821)
    assert [(seen.metric, seen.period, float(seen.value)) for seen in answer.observations] == [
        ("close", Period.INSTANT, 3.0), ("close_first", Period.WINDOW, 1.5),
        ("close_high", Period.WINDOW, 5.0), ("close_low", Period.WINDOW, 1.5),
    ]  # fmt: skip


def test_market_value_and_shares_come_in_canonical_units(
    far_end: Loopback, tushare: TushareSource
) -> None:
    """万元 and 万股 become yuan and shares, without a rounding, and say what they were."""
    far_end.answer_with(_basic())

    answer = tushare.fetch(ask(Dataset.DAILY_INDICATORS))

    value, shares = figure(answer, "total_mv"), figure(answer, "total_share")
    assert (value.value, value.unit, value.basis) == (Decimal(1716918672500), "CNY", "万元")
    assert (shares.value, shares.unit, shares.basis) == (Decimal(1252265000), "shares", "万股")
    assert figure(answer, "pe_ttm").value == Decimal("20.87")


UNITS: dict[str, dict[str, Any]] = {
    "market value in yuan": {"total_mv": 1716918672500},
    "shares in units": {"total_share": 1252265000},
    "adjusted close": {"close": 2742.1},
    "negative close": {"close": -1371.05},
    "zero close": {"close": 0},
}


@pytest.mark.parametrize("changes", UNITS.values(), ids=UNITS)
def test_a_changed_unit_is_a_drift(
    far_end: Loopback, tushare: TushareSource, changes: dict[str, Any]
) -> None:
    """Market value must be price times shares; otherwise one of the three is something else."""
    far_end.answer_with(_basic(**changes))

    with pytest.raises(SchemaDrift):
        tushare.fetch(ask(Dataset.DAILY_INDICATORS))


def test_an_absent_indicator_is_left_out(far_end: Loopback, tushare: TushareSource) -> None:
    """A loss-making company has no P/E: null is no figure, and no zero."""
    far_end.answer_with(_basic(pe_ttm=None, total_share=None))

    answer = tushare.fetch(ask(Dataset.DAILY_INDICATORS))

    assert {seen.metric for seen in answer.observations} == {"close", "pb", "dv_ttm", "total_mv"}
    assert answer.series == ()


def test_a_statement_counts_from_its_announcement(
    far_end: Loopback, tushare: TushareSource
) -> None:
    """A row is public from its announcement, without one from the statutory deadline on."""
    far_end.answer_with(
        _income(
            {"ann_date": "20260822", "end_date": "20260630", "total_revenue": 1.0},
            {"ann_date": "20260821", "end_date": "20260331", "total_revenue": 2.0},
            {"end_date": "20251231", "total_revenue": 3.0},
            {"end_date": "20260630", "total_revenue": 4.0},
        )
    )

    answer = tushare.fetch(ask(Dataset.INCOME))

    assert [(seen.as_of, seen.period, seen.announced) for seen in answer.observations] == [
        (date(2025, 12, 31), Period.YEAR, None),
        (date(2026, 3, 31), Period.YEAR_TO_DATE, date(2026, 8, 21)),
    ]


@pytest.mark.parametrize(
    ("clock", "known"), [("2026-04-30 23:00", False), ("2026-05-01 00:00", True)]
)
def test_the_deadline_itself_is_not_past(
    far_end: Loopback, tushare: TushareSource, clock: str, known: bool
) -> None:
    """On the last day of the term an undated report may still be missing."""
    far_end.answer_with(_income({"end_date": "20251231", "total_revenue": 3.0}))
    query = ask(Dataset.INCOME, clock=shanghai(clock))

    if known:
        assert tushare.fetch(query).observations
    else:
        with pytest.raises(NoData, match="nothing was public"):
            tushare.fetch(query)


def test_contradicting_rows_both_stay(far_end: Loopback, tushare: TushareSource) -> None:
    """Identical rows count once; of two that differ none is picked in silence."""
    report = {"ann_date": "20260417", "end_date": "20251231"}
    far_end.answer_with(_income(*({**report, "total_revenue": v} for v in (3.0, 3.0, 4.0))))

    answer = tushare.fetch(ask(Dataset.INCOME))

    assert sorted(float(seen.value) for seen in answer.observations) == [3.0, 4.0]


DIVIDENDS: dict[str, tuple[list[Any], bool]] = {
    "carried out": (["20251231", "20260417", "实施", 28.02423, "20260626"], True),
    "proposed": (["20251231", "20260417", "预案", 28.02423, None], False),
    "not yet due": (["20251231", "20260417", "实施", 28.02423, "20260822"], False),
    "announced later": (["20251231", "20260822", "实施", 28.02423, "20260626"], False),
    "long ago": (["20211231", "20220417", "实施", 21.675, "20220630"], False),
}


@pytest.mark.parametrize(("row", "counts"), DIVIDENDS.values(), ids=DIVIDENDS)
def test_only_carried_out_dividends_count(
    far_end: Loopback, tushare: TushareSource, row: list[Any], counts: bool
) -> None:
    """A proposal may change or fail, and what is not due has not been paid."""
    far_end.answer_with(whole(table(DIVIDEND, [[MOUTAI, *row]])))

    paid = [
        seen
        for seen in tushare.fetch(ask(Dataset.DIVIDENDS)).observations
        if seen.metric == "cash_div_tax"
    ]

    assert bool(paid) is counts


def test_a_plan_is_kept_until_its_period_has_another_row(
    far_end: Loopback, tushare: TushareSource
) -> None:
    """Of 2025 the plan is open; that of 2024 was paid; nothing was planned for the half year."""
    rows = [
        ["20251231", "20260417", "预案", 28.02, None],
        ["20251231", "20260417", "股东大会通过", 28.02, None],
        ["20250630", "20250913", "预案", 0.0, None],
        ["20250930", "20251106", "预案", 23.957, None],
        ["20250930", "20251106", "实施", 23.957, "20251219"],
        ["20260630", "20260822", "预案", 1.0, None],
    ]
    far_end.answer_with(whole(table(DIVIDEND, [[MOUTAI, *row] for row in rows])))
    seen = tushare.fetch(ask(Dataset.DIVIDENDS)).observations

    assert [(s.metric, s.as_of, s.value) for s in seen] == [
        ("cash_div_tax", date(2025, 12, 19), Decimal("23.957")),
        ("cash_div_planned", date(2025, 12, 31), Decimal("28.02")),
    ]


@pytest.mark.parametrize("sent", [0, "0", 1, "1"])
def test_the_calendar_takes_numbers_and_texts(
    far_end: Loopback, tushare: TushareSource, sent: object
) -> None:
    """``is_open`` is documented as text and comes as a number."""
    far_end.answer_with(
        whole(table(["exchange", "cal_date", "is_open"], [["SSE", "20260821", sent]]))
    )

    calendar = tushare.fetch(ask(Dataset.CALENDAR, None)).calendar

    assert calendar is not None
    assert calendar.open_days == ((date(2026, 8, 21),) if str(sent) == "1" else ())


class _Doctored:
    """The recording, with one column of every answer replaced."""

    def __init__(self, column: str, value: str) -> None:
        self._column, self._value = column, value

    def answer(self, request: WireRequest, clock: datetime) -> WireAnswer:
        body = json.loads(SampleFarEnd().answer(request, clock).body)
        where = body["data"]["fields"].index(self._column)
        for item in body["data"]["items"]:
            item[where] = "MARK"
        text = json.dumps(body).replace('"MARK"', self._value)
        return WireAnswer(200, text.encode())


FIGURES = [
    (Dataset.CLOSE, "close"), (Dataset.PRICE_HISTORY, "close"), (Dataset.DAILY_INDICATORS, "close"),
    (Dataset.DAILY_INDICATORS, "pe_ttm"), (Dataset.DAILY_INDICATORS, "total_mv"),
    (Dataset.INCOME, "total_revenue"), (Dataset.BALANCE_SHEET, "total_assets"),
    (Dataset.CASH_FLOW, "n_cashflow_act"), (Dataset.FINANCIAL_INDICATORS, "roe"),
    (Dataset.FINANCIAL_INDICATORS, "debt_to_assets"), (Dataset.DIVIDENDS, "cash_div_tax"),
]  # fmt: skip
NO_FIGURES = ["NaN", "Infinity", "-Infinity", '"-"', '""', "true", "[]", "{}", '"1.5"', "1e300"]


@pytest.mark.parametrize("value", NO_FIGURES)
@pytest.mark.parametrize(("dataset", "column"), FIGURES)
def test_what_is_no_figure_refuses_the_answer(dataset: Dataset, column: str, value: str) -> None:
    """A cell that holds no finite number never becomes one, and is never skipped."""
    source = TushareSource(None, Wiring(sample=_Doctored(column, value)))

    with pytest.raises(SchemaDrift):
        source.fetch(ask_sample(dataset))


@pytest.mark.parametrize("value", ["-1371.05", "0", "null"])
@pytest.mark.parametrize("dataset", [Dataset.CLOSE, Dataset.PRICE_HISTORY])
def test_a_close_is_positive(dataset: Dataset, value: str) -> None:
    """A price of zero or less, or none at all, is a fault of the source."""
    with pytest.raises(SchemaDrift):
        TushareSource(None, Wiring(sample=_Doctored("close", value))).fetch(ask_sample(dataset))


TABLES = [
    dataset for dataset, kept in CATALOGUE.items()
    if kept.source == "tushare" and dataset not in (Dataset.INCOME_RESTATED, *NEVER)
]  # fmt: skip
ODD = [*NO_FIGURES, "null", "0", "-1", "1e5000", "20260821", '"20261399"', '[["a"]]']


@pytest.mark.parametrize("value", ODD)
@pytest.mark.parametrize("dataset", TABLES)
def test_no_oddity_escapes_as_another_error(dataset: Dataset, value: str) -> None:
    """Whatever stands in whichever column: an answer in known metrics, or a VendorError."""
    query = ask_sample(dataset, BYD)
    columns = TushareSource(None, SAMPLE).fetch(query).query["fields"].split(",")

    for column in columns:
        try:
            answer = TushareSource(None, Wiring(sample=_Doctored(column, value))).fetch(query)
        except VendorError:
            continue
        assert isinstance(answer, VendorAnswer)
        assert {seen.metric for seen in answer.observations} <= METRICS.keys()


def test_statements_ask_for_six_years_of_announcements(
    far_end: Loopback, tushare: TushareSource
) -> None:
    """The dates of a statement request filter the announcement, and end with the clock."""
    tushare.fetch(ask(Dataset.INCOME, clock=END))

    assert far_end.requests[-1].body["params"] == {
        "ts_code": MOUTAI, "report_type": "1", "start_date": "20200816", "end_date": "20260821",
        "ts_type_name": "http://api.waditu.com/dataapi",
    }  # fmt: skip
