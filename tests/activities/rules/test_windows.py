"""Which histories stored sessions may extend, and by which sessions."""

from datetime import date, timedelta

import pytest

from activities.rules import windows
from schemas.fetch import CalendarSlice, Dataset, DatasetQuery
from tests.activities.vendors.asking import ask, ask_sample, shanghai

FRIDAY = shanghai("2026-08-21 18:00")
NEW_YEAR = CalendarSlice(
    source="tushare", first=date(2026, 11, 1), last=date(2027, 1, 20),
    open_days=(date(2026, 12, 30), date(2026, 12, 31), date(2027, 1, 4), date(2027, 1, 5)),
)  # fmt: skip


@pytest.mark.parametrize(
    ("last", "clock", "days"),
    [
        ("2026-08-21", "2026-08-21 18:00", []),
        ("2026-08-20", "2026-08-21 18:00", ["2026-08-21"]),
        ("2026-08-20", "2026-08-21 14:59", []),
        ("2026-08-20", "2026-08-24 09:00", ["2026-08-21"]),
        ("2026-08-20", "2026-08-24 15:00", ["2026-08-21", "2026-08-24"]),
        ("2026-09-30", "2026-10-09 18:00", ["2026-10-08", "2026-10-09"]),
        ("2026-12-30", "2027-01-05 18:00", None),
        ("2020-12-31", "2021-01-05 18:00", ["2021-01-04", "2021-01-05"]),
        ("2020-12-30", "2021-01-05 18:00", None),
    ],
    ids=[
        "nothing since", "one session", "which is not over", "before Monday's open",
        "over a weekend", "over the National Day holidays", "beyond the bundled calendar",
        "from its first day", "before it",
    ],
)  # fmt: skip
def test_the_sessions_since(last: str, clock: str, days: list[str] | None) -> None:
    """Every trading day after the last one known, up to the newest that is over."""
    found = windows.sessions_since(date.fromisoformat(last), shanghai(clock), None)

    assert found == (None if days is None else tuple(map(date.fromisoformat, days)))


def test_a_fetched_calendar_is_certain_where_the_bundled_one_ends() -> None:
    """It knows of New Year's Day, and that no other day was missed."""
    since = windows.sessions_since(date(2026, 12, 30), shanghai("2027-01-05 18:00"), NEW_YEAR)

    assert since == (date(2026, 12, 31), date(2027, 1, 4), date(2027, 1, 5))


def test_after_twenty_sessions_a_history_is_fetched_anew() -> None:
    """So what the vendor corrected in older days arrives after all."""
    twenty, more = date(2026, 7, 24), date(2026, 7, 23)

    assert len(windows.sessions_since(twenty, FRIDAY, None) or ()) == 20
    assert windows.sessions_since(more, FRIDAY, None) is None


@pytest.mark.parametrize(
    ("query", "may"),
    [
        (ask(Dataset.PRICE_HISTORY), True),
        (ask(Dataset.DAILY_INDICATORS), True),
        (ask(Dataset.ADJ_FACTORS), True),
        (ask(Dataset.DAILY_INDICATORS, session=FRIDAY.date()), False),
        (ask(Dataset.CLOSE), False),
        (ask(Dataset.INCOME), False),
        (ask(Dataset.ADJ_FACTORS, None), False),
        (ask(Dataset.PRICE_HISTORY, attempt=2), False),
        (ask_sample(Dataset.PRICE_HISTORY), False),
    ],
    ids=[
        "closes", "indicators", "factors", "one session", "a close", "a statement", "no code",
        "a second attempt", "a recording",
    ],
)  # fmt: skip
def test_what_may_be_extended(query: DatasetQuery, may: bool) -> None:
    """The histories of one code; whoever asks again doubts what came the first time."""
    assert windows.extendable(query) is may


def test_a_row_that_is_absent_early_may_only_be_late() -> None:
    """From 17:00 on a code without a row did not trade."""
    five = shanghai("2026-08-21 17:00")

    assert windows.tells_absence(FRIDAY.date(), five)
    assert not windows.tells_absence(FRIDAY.date(), five - timedelta(minutes=1))
