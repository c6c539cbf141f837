"""Report periods: their deadlines, which one is due, and how prose names them."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.periods import (
    deadline,
    describe,
    is_quarter_end,
    is_year_end,
    latest_due,
    span,
    year_before,
)
from schemas.metrics import Period
from tests.properties import stable


@pytest.mark.parametrize(
    ("period_end", "last_day"),
    [
        (date(2025, 12, 31), date(2026, 4, 30)),
        (date(2026, 3, 31), date(2026, 4, 30)),
        (date(2026, 6, 30), date(2026, 8, 31)),
        (date(2026, 9, 30), date(2026, 10, 31)),
    ],
    ids=["annual", "first quarter", "half year", "third quarter"],
)
def test_the_statutory_deadline_of_a_report(period_end: date, last_day: date) -> None:
    """FY and Q1 are due by 30 April, H1 by 31 August, Q3 by 31 October."""
    assert deadline(period_end) == last_day


@pytest.mark.parametrize(
    ("today", "newest", "newest_annual"),
    [
        ("2026-04-30", "2025-09-30", "2024-12-31"),
        ("2026-05-01", "2026-03-31", "2025-12-31"),
        ("2026-05-07", "2026-03-31", "2025-12-31"),
        ("2026-08-31", "2026-03-31", "2025-12-31"),
        ("2026-09-01", "2026-06-30", "2025-12-31"),
        ("2026-11-01", "2026-09-30", "2025-12-31"),
        ("2027-01-01", "2026-09-30", "2025-12-31"),
    ],
)
def test_the_newest_period_that_must_be_public(today: str, newest: str, newest_annual: str) -> None:
    """A report is due once its deadline lies behind; on the last day it may still come."""
    day = date.fromisoformat(today)

    assert latest_due(day).isoformat() == newest
    assert latest_due(day, annual=True).isoformat() == newest_annual


@stable
@given(st.dates(date(2000, 1, 1), date(2100, 1, 1)))
def test_what_is_due_was_due_before_today(today: date) -> None:
    """The newest due period always has a deadline behind it, and a year end if annual."""
    assert deadline(latest_due(today)) < today
    assert is_year_end(latest_due(today, annual=True))
    assert latest_due(today, annual=True) <= latest_due(today)


@pytest.mark.parametrize(
    ("period", "as_of", "start", "zh", "en"),
    [
        (Period.YEAR, "2025-12-31", None, "2025 年度", "FY2025"),
        (Period.YEAR_TO_DATE, "2026-03-31", None, "2026 年一季度", "Q1 2026"),
        (Period.YEAR_TO_DATE, "2026-06-30", None, "2026 年上半年", "H1 2026"),
        (Period.YEAR_TO_DATE, "2026-09-30", None, "2026 年前三季度", "9M 2026"),
        (Period.TRAILING, "2026-06-30", None, "截至 2026-06-30 的 12 个月",
         "12 months to 2026-06-30"),
        (Period.WINDOW, "2026-08-21", "2026-01-26", "2026-01-26 至 2026-08-21",
         "2026-01-26 to 2026-08-21"),
        (Period.INSTANT, "2026-08-21", None, "2026-08-21", "2026-08-21"),
        (Period.YEAR, "2025-09-27", None, "截至 2025-09-27 的财年", "fiscal year to 2025-09-27"),
        (Period.QUARTER, "2026-06-27", "2026-03-29", "截至 2026-06-27 的季度",
         "quarter to 2026-06-27"),
        (Period.YEAR_TO_DATE, "2026-03-31", "2025-07-01", "2025-07-01 至 2026-03-31",
         "2025-07-01 to 2026-03-31"),
    ],
    ids=[
        "year", "q1", "h1", "9m", "ttm", "window", "instant", "fiscal year", "quarter",
        "nine months of a fiscal year that began in July",
    ],
)  # fmt: skip
def test_prose_names_the_time_a_figure_speaks_of(
    period: Period, as_of: str, start: str | None, zh: str, en: str
) -> None:
    """A year-to-date figure is never called a quarter's or a year's."""
    window = date.fromisoformat(start) if start else None
    named = describe(period, date.fromisoformat(as_of), window)

    assert (named.zh, named.en) == (zh, en)


def test_flows_are_annual_at_a_year_end_and_year_to_date_before() -> None:
    """Mainland statements are cumulative."""
    assert span(date(2025, 12, 31)) is Period.YEAR
    assert span(date(2026, 3, 31)) is Period.YEAR_TO_DATE
    assert year_before(date(2026, 6, 30)) == date(2025, 6, 30)


@pytest.mark.parametrize(
    ("day", "ends"), [("2026-03-31", True), ("2026-06-30", True), ("2026-03-30", False)]
)
def test_a_quarter_ends_on_four_days_of_a_year(day: str, ends: bool) -> None:
    """Any other day cannot date a statement."""
    assert is_quarter_end(date.fromisoformat(day)) is ends
