"""What a report may know: the versions of its clock, whatever the answer also holds."""

from datetime import date, timedelta
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.errors import NoData
from activities.rules.disclosure import disclosed
from activities.rules.integrity import IntegrityInput, assemble
from activities.rules.ledger import Ledger
from activities.vendors.tushare_reports import INCOME, statement
from schemas.fetch import Dataset, DatasetQuery, ToolCall
from schemas.integrity import DataPoint, IntegrityReport
from schemas.metrics import Period
from tests.ledgers import AUGUST, FY2025, MOUTAI, fetched, seen
from tests.properties import stable

ENDS = [date(y, m, d) for y in (2024, 2025) for m, d in ((3, 31), (6, 30), (9, 30), (12, 31))]
H1, H1_BEFORE, FY2024 = date(2026, 6, 30), date(2025, 6, 30), date(2024, 12, 31)
TODAY = AUGUST.date()
read = statement("income", INCOME, ())


def _row(end: date, public: date, flag: str, profit: int) -> dict[str, Any]:
    return {
        "ts_code": MOUTAI, "end_date": f"{end:%Y%m%d}", "ann_date": f"{public:%Y%m%d}",
        "f_ann_date": f"{public:%Y%m%d}", "report_type": "1", "comp_type": "1",
        "update_flag": flag, "total_revenue": 10 * profit, "revenue": None, "n_income": None,
        "n_income_attr_p": profit, "oper_cost": None,
    }  # fmt: skip


def _rows(first: int, last: int) -> st.SearchStrategy[list[dict[str, Any]]]:
    """Rows whose version became public between so many days before and after the clock."""
    return st.lists(
        st.builds(
            _row,
            end=st.sampled_from(ENDS),
            public=st.integers(first, last).map(lambda n: TODAY + timedelta(days=n)),
            flag=st.sampled_from(["0", "1"]),
            profit=st.integers(1, 9),
        ),
        min_size=1, max_size=8,
    )  # fmt: skip


def _report(rows: list[dict[str, Any]], *more: ToolCall) -> IntegrityReport:
    query = DatasetQuery(dataset=Dataset.INCOME, code=MOUTAI, clock=AUGUST)
    call = fetched(Dataset.INCOME, *read(query, rows)["observations"])
    return assemble(
        IntegrityInput(
            code=MOUTAI, industry="白酒", clock=AUGUST, calendar=None, calls=(call, *more)
        )
    )


@stable
@given(_rows(-300, 0), _rows(1, 300))
def test_what_comes_later_changes_nothing(
    known: list[dict[str, Any]], later: list[dict[str, Any]]
) -> None:
    """Rows announced after the clock, corrections among them, leave the report as it is."""
    assert _report([*known, *later]) == _report(known)


@stable
@given(_rows(-300, 0), st.randoms())
def test_the_order_of_the_rows_never_matters(known: list[dict[str, Any]], random: Any) -> None:
    """The report is the same, conflicts included, however the answer is sorted."""
    shuffled = list(known)
    random.shuffle(shuffled)

    assert _report(shuffled) == _report(known)


@stable
@given(_rows(1, 300))
def test_a_report_of_the_future_is_no_data(later: list[dict[str, Any]]) -> None:
    """Where nothing was public there is nothing, not the future."""
    with pytest.raises(NoData):
        _report(later)


def _points(*calls: ToolCall) -> IntegrityReport:
    return assemble(
        IntegrityInput(code=MOUTAI, industry="白酒", clock=AUGUST, calendar=None, calls=calls)
    )


def _find(report: IntegrityReport, metric: str, period: Period) -> list[DataPoint]:
    return [p for p in report.data_points if (p.metric, p.period) == (metric, period)]


@stable
@given(st.integers(-(10**6), 10**6), st.lists(st.integers(1, 10**6), min_size=3, max_size=3))
def test_the_trailing_year_at_a_year_end_is_the_year(year: int, others: list[int]) -> None:
    """TTM at FY end = FY, whatever the interim figures are."""
    interims = [
        seen("net_profit", value, end, Period.YEAR_TO_DATE)
        for value, end in zip(others, ENDS[4:7], strict=True)
    ]
    report = _points(fetched(Dataset.INCOME, seen("net_profit", year), *interims))

    (trailing,) = _find(report, "net_profit", Period.TRAILING)
    assert trailing.value == year


ORIGINAL = fetched(
    Dataset.INCOME,
    seen("net_profit", 60, H1, Period.YEAR_TO_DATE), seen("net_profit", 100),
    seen("net_profit", 50, H1_BEFORE, Period.YEAR_TO_DATE),
)  # fmt: skip


def _restated(**values: int) -> ToolCall:
    days = {"half": (H1_BEFORE, Period.YEAR_TO_DATE), "year": (FY2025, Period.YEAR)}
    return fetched(
        Dataset.INCOME_RESTATED,
        *(seen("net_profit", value, *days[name]) for name, value in values.items()),
    )


@pytest.mark.parametrize(
    ("restated", "trailing"),
    [
        (None, 110),
        (_restated(half=40), None),
        (_restated(year=90), None),
        (_restated(half=40, year=90), 110),
        (_restated(half=40, year=100), 120),
        (_restated(half=50), 110),
    ],
    ids=["nothing", "half only", "year only", "both", "both, one unchanged", "to the same value"],
)
def test_a_trailing_year_is_of_one_version_of_the_accounts(
    restated: ToolCall | None, trailing: int | None
) -> None:
    """A restated half needs its restated year; otherwise there is no TTM, and the reason stays."""
    report = _points(ORIGINAL, *([restated] if restated else []))
    found = _find(report, "net_profit", Period.TRAILING)

    if trailing is None:
        assert found == []
        assert any("restatement_mismatch" in refused.reason for refused in report.refused)
    else:
        assert [point.value for point in found] == [trailing]
        assert report.refused == ()


def test_growth_over_an_unrestated_year_is_refused_with_the_reason() -> None:
    """An annual base of the old accounts beside a restated half is no base."""
    income = fetched(
        Dataset.INCOME,
        seen("net_profit", 100), seen("net_profit", 80, FY2024),
        seen("net_profit", 30, date(2024, 6, 30), Period.YEAR_TO_DATE),
    )  # fmt: skip
    restated = fetched(
        Dataset.INCOME_RESTATED, seen("net_profit", 20, date(2024, 6, 30), Period.YEAR_TO_DATE)
    )
    report = _points(income, restated)

    assert _find(report, "profit_growth", Period.YEAR) == []
    (gap,) = (item for item in report.missing if item.metric == "profit_growth")
    assert gap.reason == (
        "restatement_mismatch: net_profit of 2024-06-30 is restated, that of 2024-12-31 is not"
    )


def test_growth_between_restated_and_new_is_like_for_like() -> None:
    """A half over last year's restated half is the very comparison it was restated for."""
    (growth,) = _find(_points(ORIGINAL, _restated(half=40)), "profit_growth", Period.YEAR_TO_DATE)

    assert growth.value == Decimal(50)


def _schedule(metric: str, day: date) -> ToolCall:
    return fetched(Dataset.DISCLOSURE_DATES, seen(metric, day.isoformat(), H1, Period.INSTANT))


@pytest.mark.parametrize("metric", ["report_published", "report_planned"])
@pytest.mark.parametrize(("age", "out"), [(0, ()), (1, (H1,))], ids=["today", "yesterday"])
def test_a_report_is_out_the_day_after_its_day(
    metric: str, age: int, out: tuple[date, ...]
) -> None:
    """On the day itself the sources may not have it yet."""
    ledger = Ledger([_schedule(metric, TODAY - timedelta(days=age))])

    assert disclosed(ledger, TODAY) == out


def test_figures_older_than_a_published_report_are_stale() -> None:
    """Q1 figures are stale once the half-year report is out, long before its deadline."""
    q1 = seen("net_profit", 30, date(2026, 3, 31), Period.YEAR_TO_DATE)
    income = fetched(Dataset.INCOME, q1, seen("net_profit", 100),
                     seen("net_profit", 20, date(2025, 3, 31), Period.YEAR_TO_DATE))  # fmt: skip
    published = _schedule("report_published", date(2026, 8, 20))

    (before,) = _find(_points(income), "net_profit", Period.TRAILING)
    (after,) = _find(_points(income, published), "net_profit", Period.TRAILING)

    assert (before.freshness.staleness_status, after.freshness.staleness_status) == (
        "AGING", "STALE",
    )  # fmt: skip


def test_a_forecast_is_dropped_once_the_report_is_out() -> None:
    """Until then it is the newest word on the period; afterwards it is superseded."""
    forecast = fetched(Dataset.FORECAST, seen("profit_forecast_low", 55, H1, Period.YEAR_TO_DATE))
    older = fetched(Dataset.INCOME, seen("net_profit", 100))

    assert _find(_points(older, forecast), "profit_forecast_low", Period.YEAR_TO_DATE)
    assert not _find(_points(ORIGINAL, forecast), "profit_forecast_low", Period.YEAR_TO_DATE)


@pytest.mark.parametrize("form", ["bank", "insurer", "broker"])
def test_the_form_of_the_statements_tells_a_financial_company(form: str) -> None:
    """Without an industry the form of the statements still says what does not apply."""
    told = fetched(
        Dataset.INCOME,
        seen("net_profit", 100),
        seen("statement_form", form, FY2025, Period.INSTANT),
    )

    assert "cash_conversion" not in {item.metric for item in _points(told).missing}
