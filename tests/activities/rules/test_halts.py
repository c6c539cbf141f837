"""When closes that stop coming prove a trading halt."""

from datetime import date, datetime

import pytest

from activities.rules.calendar import SHANGHAI, TradingDays
from activities.rules.halts import halted_since
from activities.rules.ledger import Ledger
from schemas.fetch import CalendarSlice, Dataset
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
    "a person is no site": ({TUSHARE: WEEK_BEFORE, Dataset.CORRECTION: WEEK_BEFORE}, "16:30", None),
    "nor does a person's word end a halt": (
        {TUSHARE: WEEK_BEFORE, EASTMONEY: WEEK_BEFORE, Dataset.CORRECTION: THURSDAY}, "16:30",
        WEEK_BEFORE,
    ),
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


@pytest.mark.parametrize(
    ("ended", "last", "calendar", "expected"),
    [
        ("2027-02-05", "2027-02-11", None, None),
        ("2026-12-31", "2027-01-04", None, None),
        ("2026-12-30", "2027-01-04", None, "2026-12-30"),
        ("2027-02-05", "2027-02-11", ("2027-02-15",), None),
        ("2027-02-04", "2027-02-05", ("2027-02-05", "2027-02-15"), "2027-02-04"),
    ],
    ids=[
        "spring festival",
        "beyond the table",
        "within it",
        "closed as fetched",
        "open as fetched",
    ],
)
def test_a_halt_needs_a_session_that_is_known(
    ended: str, last: str, calendar: tuple[str, ...] | None, expected: str | None
) -> None:
    """Beyond the calendar every weekday looks like a session, and every holiday like a halt."""
    day, session = date.fromisoformat(ended), date.fromisoformat(last)
    calls = [
        fetched(dataset, seen("close", "1300.00", day, Period.INSTANT))
        for dataset in (TUSHARE, EASTMONEY)
    ]
    days = TradingDays(
        CalendarSlice(
            source="tushare", first=date(2027, 2, 1), last=date(2027, 2, 28),
            open_days=tuple(map(date.fromisoformat, calendar)),
        ) if calendar else None
    )  # fmt: skip
    clock = datetime.fromisoformat(f"{last}T18:00").replace(tzinfo=SHANGHAI)
    found = halted_since(Ledger(calls), clock, session, days)

    assert found == (date.fromisoformat(expected) if expected else None)
