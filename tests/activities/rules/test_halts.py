"""When closes that stop coming prove a trading halt."""

from datetime import date, datetime

import pytest

from activities.rules.calendar import SHANGHAI, TradingDays
from activities.rules.halts import halted_since
from activities.rules.ledger import Ledger
from schemas.fetch import Dataset
from schemas.metrics import Period
from tests.ledgers import fetched, seen

FRIDAY, THURSDAY, WEEK_BEFORE = date(2026, 8, 21), date(2026, 8, 20), date(2026, 8, 14)
TUSHARE, INDICATORS = Dataset.CLOSE, Dataset.DAILY_INDICATORS
EASTMONEY, TENCENT = Dataset.SECOND_CLOSE, Dataset.THIRD_CLOSE
Ends = dict[Dataset, date]
CASES: dict[str, tuple[Ends, str, date | None]] = {
    "two sites end alike": ({TUSHARE: WEEK_BEFORE, EASTMONEY: WEEK_BEFORE}, "16:30", WEEK_BEFORE),
    "two tables of one site are one": (
        {TUSHARE: WEEK_BEFORE, INDICATORS: WEEK_BEFORE}, "16:30", None
    ),
    "one site alone": ({TUSHARE: WEEK_BEFORE}, "16:30", None),
    "a third shows a trade since": (
        {TUSHARE: WEEK_BEFORE, EASTMONEY: WEEK_BEFORE, TENCENT: THURSDAY}, "16:30", None
    ),
    "a third is further behind": (
        {TUSHARE: THURSDAY, EASTMONEY: THURSDAY, TENCENT: WEEK_BEFORE}, "17:00", THURSDAY
    ),
    "today's close may not be out": ({TUSHARE: THURSDAY, EASTMONEY: THURSDAY}, "16:59", None),
    "no halt at all": ({TUSHARE: FRIDAY, EASTMONEY: FRIDAY}, "18:00", None),
    "no closes": ({}, "18:00", None),
}  # fmt: skip


@pytest.mark.parametrize(("ends", "hour", "expected"), CASES.values(), ids=CASES)
def test_a_halt_needs_two_sites_that_agree(ends: Ends, hour: str, expected: date | None) -> None:
    """One site may be late, and no site must show a later trade."""
    calls = [
        fetched(dataset, seen("close", "1300.00", day, Period.INSTANT))
        for dataset, day in ends.items()
    ]
    clock = datetime.fromisoformat(f"2026-08-21T{hour}").replace(tzinfo=SHANGHAI)

    assert halted_since(Ledger(calls), clock, FRIDAY, TradingDays(None)) == expected
