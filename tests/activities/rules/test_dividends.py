"""The dividend yield: computed only where the payments are all there."""

from datetime import date, timedelta
from decimal import Decimal

import pytest

from activities.rules.integrity import assemble
from schemas.fetch import Dataset, ToolCall
from schemas.integrity import DataPoint, IntegrityReport
from schemas.metrics import Period
from tests.ledgers import (
    AUGUST,
    CMB,
    MOUTAI,
    claims_of,
    fetched,
    fetches,
    integrity_input,
    report_of,
    seen,
)

TODAY = AUGUST.date()


def yields(report: IntegrityReport) -> dict[Period, DataPoint]:
    return {point.period: point for point in report.data_points if point.metric == "dv_ttm"}


def paid(*payments: tuple[str, int]) -> ToolCall:
    """Dividends a share, each so many days ago."""
    return fetched(
        Dataset.DIVIDENDS,
        *(
            seen("cash_div_tax", Decimal(value), TODAY - timedelta(days=days), Period.INSTANT)
            for value, days in payments
        ),
    )


def vendor(percent: str, days: int = 1) -> ToolCall:
    """The vendor's yield and close of 100, so many days ago."""
    day = TODAY - timedelta(days=days)
    return fetched(
        Dataset.DAILY_INDICATORS,
        seen("dv_ttm", Decimal(percent), day, Period.INSTANT),
        seen("close", Decimal(100), day, Period.INSTANT),
    )


def made(*calls: ToolCall) -> IntegrityReport:
    close = fetched(Dataset.CLOSE, seen("close", Decimal(50), TODAY, Period.INSTANT))
    return assemble(integrity_input(fetches(MOUTAI), calls=(close, *calls)))


@pytest.mark.parametrize(
    ("code", "figure", "as_of"),
    [(CMB, "5.1878", date(2026, 8, 20)), ("601899.SH", "2.3842", date(2026, 6, 26))],
)
def test_a_missed_payment_leaves_the_word_to_the_vendor(
    code: str, figure: str, as_of: date
) -> None:
    """The recorded table shows the plan of 2025 only: 2.60 % and 0.63 % were its sums."""
    report = report_of(code)
    claim = next(claim for claim in claims_of(code) if claim.topic == "payout.yield")

    assert set(yields(report)) == {Period.INSTANT}
    assert (claim.value, claim.as_of, claim.period) == (Decimal(figure), as_of, Period.INSTANT)
    assert [item.metric for item in report.refused] == ["dv_ttm"]


def test_the_stale_yield_of_a_vendor_is_called_stale() -> None:
    """601899: the vendor's last word is of June."""
    claim = next(claim for claim in claims_of("601899.SH") if claim.topic == "payout.yield")

    assert claim.stale


@pytest.mark.parametrize(("code", "figure"), [(MOUTAI, "4.08"), ("002714.SZ", "3.47")])
def test_a_sum_that_the_vendor_confirms_is_used(code: str, figure: str) -> None:
    """On the vendor's own day and price both come to the same payments."""
    value = yields(report_of(code))[Period.TRAILING].value

    assert isinstance(value, Decimal)
    assert f"{value:.2f}" == figure


CASES = {
    "agrees": ((("4", 100),), vendor("4.05"), "8"),
    "two per cent off": ((("4", 100),), vendor("4.10"), None),
    "too much": ((("4", 100), ("4", 90)), vendor("4"), None),
    "paid since the vendor's day": ((("4", 100), ("1", 1)), vendor("4", 3), "10"),
    "out of the window since": ((("4", 100), ("1", 366)), vendor("5", 10), "8"),
    "dropped by the vendor already": ((("4", 100), ("1", 366)), vendor("4", 10), "8"),
    "the vendor knows of none": ((("4", 100),), vendor("0"), None),
}


@pytest.mark.parametrize(("payments", "said", "expected"), CASES.values(), ids=CASES)
def test_the_sum_is_held_against_the_vendor_s_yield(
    payments: tuple[tuple[str, int], ...], said: ToolCall, expected: str | None
) -> None:
    """On the vendor's day, so that a payment since is no contradiction; 2 % is rounding."""
    report = made(paid(*payments), said)
    derived = yields(report).get(Period.TRAILING)

    assert (derived and derived.value) == (expected and Decimal(expected))
    assert [r.reason.partition(":")[0] for r in report.refused] == (
        [] if expected else ["dividends_incomplete"]
    )


def planned(days: int) -> ToolCall:
    """Four a share paid, and a plan announced so many days ago."""
    plan = seen("cash_div_planned", Decimal(3), date(2025, 12, 31), Period.INSTANT)
    announced = plan.model_copy(update={"announced": TODAY - timedelta(days=days)})
    before = paid(("4", 100))
    return before.model_copy(update={"observations": (*before.observations, announced)})


@pytest.mark.parametrize(
    ("days", "said", "counts"),
    [
        (20, (), True), (21, (), False), (364, (), False), (365, (), True),
        (100, (vendor("4", 9),), True), (100, (vendor("4", 10),), False),
    ],
)  # fmt: skip
def test_an_open_plan_may_have_been_paid(
    days: int, said: tuple[ToolCall, ...], *, counts: bool
) -> None:
    """After the notice of the meeting; only a vendor's yield of these days tells otherwise."""
    report = made(planned(days), *said)

    assert (Period.TRAILING in yields(report)) is counts
    assert [r.reason for r in report.refused] == (
        [] if counts else ["dividends_incomplete: the plan for 2025-12-31 may have been paid since"]
    )
