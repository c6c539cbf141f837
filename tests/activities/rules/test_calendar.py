"""The market session at any moment, and where its answer comes from."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.calendar import (
    BUNDLED_FROM,
    BUNDLED_UNTIL,
    CLOSED_WEEKDAYS,
    SHANGHAI,
    Phase,
    TradingDays,
    session_at,
)
from schemas.fetch import CalendarSlice
from tests.ledgers import MOUTAI, fetches
from tests.properties import stable

FRIDAY, SATURDAY = date(2026, 8, 21), date(2026, 8, 22)
SPECIAL_HOLIDAY = CalendarSlice(
    source="tushare", open_days=(date(2026, 8, 20),), first=date(2026, 8, 1), last=SATURDAY
)
"""A calendar that knows of a closure on Friday which no bundled table can know."""


def at(text: str) -> datetime:
    """A moment in Shanghai."""
    return datetime.fromisoformat(text).replace(tzinfo=SHANGHAI)


MOMENTS = [
    ("2026-08-21T08:59", Phase.PRE_OPEN, "2026-08-20"),
    ("2026-08-21T09:20", Phase.CALL_AUCTION, "2026-08-20"),
    ("2026-08-21T09:29:59", Phase.CALL_AUCTION, "2026-08-20"),
    ("2026-08-21T09:30", Phase.CONTINUOUS, "2026-08-20"),
    ("2026-08-21T11:30", Phase.LUNCH, "2026-08-20"),
    ("2026-08-21T12:59:59", Phase.LUNCH, "2026-08-20"),
    ("2026-08-21T13:00", Phase.CONTINUOUS, "2026-08-20"),
    ("2026-08-21T14:58", Phase.CLOSING_AUCTION, "2026-08-20"),
    ("2026-08-21T15:00", Phase.AFTER_HOURS, "2026-08-21"),
    ("2026-08-21T15:03", Phase.AFTER_HOURS, "2026-08-21"),
    ("2026-08-21T15:29:59", Phase.AFTER_HOURS, "2026-08-21"),
    ("2026-08-21T15:30", Phase.CLOSED, "2026-08-21"),
    ("2026-08-21T15:40", Phase.CLOSED, "2026-08-21"),
    ("2026-08-22T11:00", Phase.CLOSED_DAY, "2026-08-21"),
    ("2026-08-24T08:00", Phase.PRE_OPEN, "2026-08-21"),
    ("2026-10-01T11:00", Phase.CLOSED_DAY, "2026-09-30"),
    ("2026-10-08T09:00", Phase.PRE_OPEN, "2026-09-30"),
    ("2026-02-24T10:00", Phase.CONTINUOUS, "2026-02-13"),
]


@pytest.mark.parametrize(("moment", "phase", "last"), MOMENTS, ids=[row[0] for row in MOMENTS])
def test_phase_and_last_close_at_every_hour(moment: str, phase: Phase, last: str) -> None:
    """Weekend, holiday, auctions and lunch each have their phase and their newest close."""
    session = session_at(at(moment), None)

    assert (session.phase, session.last_close.isoformat()) == (phase, last)
    assert session.calendar_source == "bundled"


def test_a_session_does_not_depend_on_the_time_zone_of_the_clock() -> None:
    """20:00 UTC on Thursday is Friday before the open in Shanghai."""
    clock = datetime(2026, 8, 20, 20, 0, tzinfo=UTC)

    assert session_at(clock, None) == session_at(clock.astimezone(SHANGHAI), None)
    assert session_at(clock, None).today == FRIDAY


@pytest.mark.parametrize(
    ("phase", "live"),
    [
        (Phase.CONTINUOUS, True),
        (Phase.LUNCH, True),
        (Phase.CLOSING_AUCTION, True),
        (Phase.CALL_AUCTION, False),
        (Phase.PRE_OPEN, False),
        (Phase.AFTER_HOURS, False),
        (Phase.CLOSED, False),
        (Phase.CLOSED_DAY, False),
    ],
)
def test_a_price_is_live_only_while_one_is_being_made(phase: Phase, live: bool) -> None:
    """An indicative auction price, and a close, are no current price."""
    session = session_at(at("2026-08-21T10:00"), None).model_copy(update={"phase": phase})

    assert session.live is live


@pytest.mark.parametrize(
    ("year", "sessions"),
    [(2021, 243), (2022, 242), (2023, 242), (2024, 242), (2025, 243), (2026, 242)],
)
def test_the_bundled_table_has_the_exchange_s_number_of_sessions(year: int, sessions: int) -> None:
    """Each bundled year has as many trading days as the exchange held."""
    days = [date(year, 1, 1) + timedelta(days=n) for n in range(366)]

    assert sum(TradingDays(None).is_open(d) for d in days if d.year == year) == sessions


def test_the_bundled_table_agrees_with_the_recorded_exchange_calendar() -> None:
    """On every day of the fetched window the bundled table says what ``trade_cal`` says."""
    fetched = fetches(MOUTAI).calendar
    assert fetched is not None
    span = [fetched.first + timedelta(days=n) for n in range((fetched.last - fetched.first).days)]

    assert all(TradingDays(None).is_open(d) == TradingDays(fetched).is_open(d) for d in span)


def test_closures_are_weekdays_inside_the_bundled_years() -> None:
    """A weekend in the table, or a day outside it, would be a typing error."""
    assert all(day.weekday() < 5 for day in CLOSED_WEEKDAYS)
    assert all(BUNDLED_FROM <= day <= BUNDLED_UNTIL for day in CLOSED_WEEKDAYS)


@pytest.mark.parametrize(
    ("calendar", "moment", "source", "phase"),
    [
        (SPECIAL_HOLIDAY, "2026-08-21T10:00", "tushare", Phase.CLOSED_DAY),
        (None, "2026-08-21T10:00", "bundled", Phase.CONTINUOUS),
        (SPECIAL_HOLIDAY, "2026-08-25T10:00", "bundled", Phase.CONTINUOUS),
        (None, "2027-01-04T10:00", "heuristic", Phase.CONTINUOUS),
        (None, "2027-10-01T10:00", "heuristic", Phase.CONTINUOUS),
        (None, "2027-01-09T10:00", "heuristic", Phase.CLOSED_DAY),
    ],
    ids=[
        "fetched wins", "fetched is missing", "outside the fetched window",
        "beyond the bundled table", "an unknown holiday", "an unknown year's weekend",
    ],
)  # fmt: skip
def test_the_answer_says_which_calendar_it_used(
    calendar: CalendarSlice | None, moment: str, source: str, phase: Phase
) -> None:
    """trade_cal comes first, then the bundled table, then Monday to Friday; never silently."""
    session = session_at(at(moment), calendar)

    assert (session.calendar_source, session.phase) == (source, phase)


@pytest.mark.parametrize(
    ("day", "behind"),
    [(FRIDAY, 0), (date(2026, 8, 20), 1), (date(2026, 8, 14), 5), (SATURDAY, 0)],
    ids=["same day", "a day before", "a week before", "after the reference"],
)
def test_age_is_counted_in_sessions(day: date, behind: int) -> None:
    """Weekends do not make a close older."""
    assert TradingDays(None).sessions_behind(day, FRIDAY) == behind


@stable
@given(st.datetimes(datetime(2021, 1, 2), datetime(2028, 1, 1)))  # noqa: DTZ001 - made aware below
def test_the_last_close_is_a_trading_day_that_is_over(naive: datetime) -> None:
    """The newest close never lies in the future and never on a day without trading."""
    session = session_at(naive.replace(tzinfo=SHANGHAI), None)

    assert session.last_close <= session.today
    assert TradingDays(None).is_open(session.last_close)
    assert not session.live or session.last_close < session.today
