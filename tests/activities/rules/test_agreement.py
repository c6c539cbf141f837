"""What settles a conflict, and that data points and conflicts speak with one voice."""

from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.integrity import assemble
from activities.rules.ledger import Ledger
from activities.rules.reconciliation import compare, disagreements, outvoted
from schemas.fetch import Dataset, ToolCall
from schemas.integrity import Agreement
from schemas.metrics import Period
from tests.ledgers import (
    CMB,
    FY2025,
    MOUTAI,
    PING_AN,
    close,
    fetched,
    fetches,
    integrity_input,
    profit,
    report_of,
    seen,
)
from tests.properties import stable

TODAY = date(2026, 8, 21)
Q1 = date(2026, 3, 31)


@pytest.mark.parametrize(
    ("original", "restated", "second", "settled"),
    [
        (100, (110,), 110, True),
        (100, (110, 110), 110, True),
        (100, (120, 110), 110, False),
        (100, (110, 120), 110, False),
        (100, (110,), None, False),
        (100, (120,), 100, False),
    ],
    ids=[
        "it agrees", "twice the same", "it contradicts itself", "in the other order",
        "nobody confirms it", "it contradicts both",
    ],
)  # fmt: skip
def test_only_a_restatement_of_one_mind_settles_a_conflict(
    original: int, restated: tuple[int, ...], second: int | None, settled: bool
) -> None:
    """All restated rows agree with the independent source; what is used is what it supports."""
    calls = [
        fetched(Dataset.INCOME, profit(original)),
        fetched(Dataset.INCOME_RESTATED, *map(profit, restated)),
    ]
    if second is not None:
        calls.append(fetched(Dataset.SECOND_ANNUAL, profit(second)))
    found = disagreements(Ledger(calls))
    best = Ledger(calls, outvoted(found)).best("net_profit", Period.YEAR, FY2025)

    assert [item.outvoted for item in found] == ([] if settled else [()])
    if settled:
        assert best is not None
        assert best.observation.value == second


@pytest.mark.parametrize(
    ("restated", "status"),
    [
        ((40,), Agreement.RESTATED),
        ((50,), Agreement.SINGLE_SOURCE),
        ((40, 45), Agreement.CONFLICT),
    ],
    ids=["restated", "to the same value", "to two values"],
)
def test_a_restated_interim_replaces_the_original(
    restated: tuple[int, ...], status: Agreement
) -> None:
    """No second source has interim figures: the newer version counts, if there is but one."""
    rows = [profit(value, Q1, Period.YEAR_TO_DATE) for value in restated]
    calls = (
        fetched(Dataset.INCOME, profit(50, Q1, Period.YEAR_TO_DATE)),
        fetched(Dataset.INCOME_RESTATED, *rows),
    )

    assert compare(Ledger(calls))["net_profit", Period.YEAR_TO_DATE, Q1].status is status


def test_a_site_that_contradicts_itself_has_no_voice() -> None:
    """One row of it agrees with another site by chance: that makes no majority."""
    calls = (
        fetched(Dataset.CLOSE, close("43.21")), fetched(Dataset.PRICE_HISTORY, close("43.30")),
        fetched(Dataset.SECOND_CLOSE, close("43.21")),
    )  # fmt: skip
    (alone,) = disagreements(Ledger(calls))
    (joined,) = disagreements(Ledger((*calls, fetched(Dataset.THIRD_CLOSE, close("43.21")))))

    assert alone.outvoted == ()
    assert [str(r.observation.value) for r in joined.outvoted] == ["43.30"]


STATUS = {None: Agreement.CONFLICT, "majority": Agreement.MAJORITY, "ruling": Agreement.RULING}
_INCOME = (Dataset.INCOME, Dataset.INCOME_RESTATED, Dataset.SECOND_ANNUAL, Dataset.CORRECTION)
rows = st.builds(
    lambda metric, value, unit, day: seen(metric, value, *day).model_copy(update={"unit": unit}),
    st.sampled_from(["net_profit", "total_revenue", "revenue", "ocf"]),
    st.sampled_from([100, 110, 120]),
    st.sampled_from(["CNY", "CNY", "CNY", "USD"]),
    st.sampled_from(
        [(FY2025, Period.YEAR), (date(2018, 12, 31), Period.YEAR), (Q1, Period.YEAR_TO_DATE)]
    ),
)
ledgers = st.lists(
    st.builds(
        lambda dataset, rows, number: fetched(dataset, *rows, number=number),
        st.sampled_from(_INCOME), st.lists(rows, min_size=1, max_size=4), st.integers(1, 99),
    ),
    max_size=4,
    unique_by=lambda call: call.tool_call_id,
)  # fmt: skip


@stable
@given(ledgers)
def test_data_points_and_conflicts_say_the_same(calls: list[ToolCall]) -> None:
    """A point is in conflict exactly where the gate sees a conflict, and by the same difference."""
    report = assemble(integrity_input(fetches(MOUTAI), calls=tuple(calls)))
    conflicting = {(c.metric, c.period, c.as_of): c for c in report.conflicts}
    for point in report.data_points:
        made = point.reconciliation
        conflict = conflicting.get((point.metric, point.period, point.as_of_date))
        if conflict:
            assert made.status is STATUS[conflict.resolution]
            assert made.max_relative_difference == conflict.relative_difference
        else:
            assert made.status not in (Agreement.CONFLICT, Agreement.MAJORITY)


@pytest.mark.parametrize("code", [MOUTAI, PING_AN, CMB, "TSLA.US"])
def test_recorded_points_and_conflicts_say_the_same(code: str) -> None:
    """The same over what was recorded; of Ping An's points those of 2022 are in conflict."""
    report = report_of(code)
    points = {
        (p.metric, p.period, p.as_of_date): p.reconciliation.max_relative_difference
        for p in report.data_points
        if p.reconciliation.status is Agreement.CONFLICT
    }

    assert points == {
        (c.metric, c.period, c.as_of): c.relative_difference for c in report.conflicts
    }


def test_the_largest_difference_is_told_of_every_compared_figure() -> None:
    """Of agreeing sources it lies within the tolerance, of one source alone there is none."""
    calls = (
        fetched(Dataset.INCOME, profit(10000), seen("revenue", 5)),
        fetched(Dataset.SECOND_ANNUAL, profit(9999)),
    )
    made = compare(Ledger(calls))

    assert [made[m, Period.YEAR, FY2025].difference for m in ("net_profit", "revenue")] == [
        Decimal("0.0001"), None,
    ]  # fmt: skip
