"""The sessions of New York and Hong Kong, in their own time and with their own holidays."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.calendar import (
    BUNDLED_FROM,
    FOREIGN_UNTIL,
    HONG_KONG,
    NEW_YORK,
    Phase,
    TradingDays,
    local_day,
    session_at,
)
from activities.rules.closures import (
    HONG_KONG_CLOSED,
    HONG_KONG_EARLY,
    NEW_YORK_CLOSED,
    NEW_YORK_EARLY,
    days_of,
)
from schemas.instrument import Market
from tests.properties import stable

NEW_YORK_MOMENTS = [
    ("2026-08-20T03:59", Phase.PRE_OPEN, "2026-08-19"),
    ("2026-08-20T04:00", Phase.PRE_MARKET, "2026-08-19"),
    ("2026-08-20T09:29:59", Phase.PRE_MARKET, "2026-08-19"),
    ("2026-08-20T09:30", Phase.CONTINUOUS, "2026-08-19"),
    ("2026-08-20T12:30", Phase.CONTINUOUS, "2026-08-19"),
    ("2026-08-20T16:00", Phase.AFTER_HOURS, "2026-08-20"),
    ("2026-08-20T20:00", Phase.CLOSED, "2026-08-20"),
    ("2026-08-22T12:00", Phase.CLOSED_DAY, "2026-08-21"),
    ("2026-11-26T12:00", Phase.CLOSED_DAY, "2026-11-25"),
    ("2026-11-27T12:59:59", Phase.CONTINUOUS, "2026-11-25"),
    ("2026-11-27T13:00", Phase.AFTER_HOURS, "2026-11-27"),
    ("2026-11-27T17:00", Phase.CLOSED, "2026-11-27"),
]
HONG_KONG_MOMENTS = [
    ("2026-08-20T08:59", Phase.PRE_OPEN, "2026-08-19"),
    ("2026-08-20T09:20", Phase.CALL_AUCTION, "2026-08-19"),
    ("2026-08-20T09:30", Phase.CONTINUOUS, "2026-08-19"),
    ("2026-08-20T12:00", Phase.LUNCH, "2026-08-19"),
    ("2026-08-20T13:00", Phase.CONTINUOUS, "2026-08-19"),
    ("2026-08-20T16:00", Phase.CLOSING_AUCTION, "2026-08-19"),
    ("2026-08-20T16:10", Phase.CLOSED, "2026-08-20"),
    ("2026-02-16T11:59", Phase.CONTINUOUS, "2026-02-13"),
    ("2026-02-16T12:05", Phase.CLOSING_AUCTION, "2026-02-13"),
    ("2026-02-16T12:10", Phase.CLOSED, "2026-02-16"),
    ("2026-02-17T10:00", Phase.CLOSED_DAY, "2026-02-16"),
    ("2023-09-08T10:00", Phase.CLOSED_DAY, "2023-09-07"),
]


@pytest.mark.parametrize(
    ("moment", "phase", "last"), NEW_YORK_MOMENTS, ids=[row[0] for row in NEW_YORK_MOMENTS]
)
def test_new_york_has_no_lunch_but_early_closes(moment: str, phase: Phase, last: str) -> None:
    """Pre-market, regular and after-hours trading; at 13:00 after Thanksgiving it is over."""
    session = session_at(datetime.fromisoformat(moment).replace(tzinfo=NEW_YORK), None, Market.US)

    assert (session.phase, session.last_close.isoformat()) == (phase, last)
    assert session.calendar_source == "bundled"


@pytest.mark.parametrize(
    ("moment", "phase", "last"), HONG_KONG_MOMENTS, ids=[row[0] for row in HONG_KONG_MOMENTS]
)
def test_hong_kong_has_lunch_auctions_and_half_days(moment: str, phase: Phase, last: str) -> None:
    """The closing auction makes the close: before it ends there is none of today."""
    session = session_at(datetime.fromisoformat(moment).replace(tzinfo=HONG_KONG), None, Market.HK)

    assert (session.phase, session.last_close.isoformat()) == (phase, last)


def test_each_market_counts_its_own_days() -> None:
    """Half past four in the afternoon in Shanghai is before dawn in New York."""
    clock = datetime.fromisoformat("2026-08-21T16:30:00+08:00")

    assert local_day(clock, Market.US) == date(2026, 8, 21)
    assert session_at(clock, None, Market.US).last_close == date(2026, 8, 20)
    assert session_at(clock, None, Market.SH).last_close == date(2026, 8, 21)
    assert local_day(datetime(2026, 8, 21, 2, tzinfo=UTC), Market.US) == date(2026, 8, 20)


def test_summer_time_moves_the_open_in_utc_only() -> None:
    """13:45 UTC is in the session in July, and before the open in December."""
    phases = [
        session_at(datetime(2026, month, 15, 13, 45, tzinfo=UTC), None, Market.US).phase
        for month in (7, 12)
    ]

    assert phases == [Phase.CONTINUOUS, Phase.PRE_MARKET]


@pytest.mark.parametrize(
    ("market", "counts"),
    [
        (Market.US, {2021: 252, 2022: 251, 2023: 250, 2024: 252, 2025: 250, 2026: 251}),
        (Market.HK, {2021: 247, 2022: 246, 2023: 243, 2024: 246, 2025: 246, 2026: 247}),
    ],
    ids=["New York", "Hong Kong"],
)
def test_the_tables_have_the_exchanges_numbers_of_sessions(
    market: Market, counts: dict[int, int]
) -> None:
    """Each bundled year has as many trading days as the exchange held or announced."""
    days = TradingDays(None, market)
    found = {
        year: sum(
            days.is_open(date(year, 1, 1) + timedelta(days=n))
            for n in range((date(year + 1, 1, 1) - date(year, 1, 1)).days)
        )
        for year in counts
    }

    assert found == counts


@pytest.mark.parametrize(
    ("closed", "early"),
    [(NEW_YORK_CLOSED, NEW_YORK_EARLY), (HONG_KONG_CLOSED, HONG_KONG_EARLY)],
    ids=["New York", "Hong Kong"],
)
def test_the_tables_hold_weekdays_of_their_years(
    closed: dict[int, str], early: dict[int, str]
) -> None:
    """A weekend, a day beyond the end, or a day both closed and short would be a typing error."""
    shut, short = days_of(closed), days_of(early)

    assert all(day.weekday() < 5 and BUNDLED_FROM <= day <= FOREIGN_UNTIL for day in shut | short)
    assert not shut & short


@pytest.mark.parametrize(
    ("day", "source"),
    [("2027-11-19", "bundled"), ("2027-11-22", "heuristic"), ("2020-12-31", "heuristic")],
)
def test_the_answer_says_where_its_table_ends(day: str, source: str) -> None:
    """Past the bundled table Monday to Friday is a guess, and is called one."""
    moment = datetime.fromisoformat(f"{day}T12:00").replace(tzinfo=NEW_YORK)

    assert session_at(moment, None, Market.US).calendar_source == source


@stable
@given(
    st.datetimes(datetime(2021, 1, 5), datetime(2028, 1, 1)),  # noqa: DTZ001 - made aware below
    st.sampled_from((Market.US, Market.HK)),
)
def test_the_last_close_is_a_trading_day_that_is_over(naive: datetime, market: Market) -> None:
    """The newest close never lies in the future and never on a day without trading."""
    session = session_at(naive.replace(tzinfo=UTC), None, market)

    assert session.last_close <= session.today
    assert TradingDays(None, market).is_open(session.last_close)
    assert not session.live or session.last_close < session.today
