"""How old a figure may be before it no longer speaks for the present."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.calendar import SHANGHAI, TradingDays, traded_time
from activities.rules.freshness import (
    Moment,
    budgeted,
    foreign_status,
    market_status,
    quote_age,
    statement_status,
    status,
    verifier_budget,
)
from activities.rules.ledger import Ledger
from schemas.fetch import Dataset, Observation, Ref, ToolCall
from schemas.integrity import StalenessStatus
from schemas.metrics import Period
from tests.properties import stable

FRESH, AGING, STALE = StalenessStatus.FRESH, StalenessStatus.AGING, StalenessStatus.STALE
LAST_CLOSE = date(2026, 8, 21)


def status_at(
    metric: str, period: Period, as_of: str, today: str = "2026-08-21", out: tuple[date, ...] = ()
) -> str:
    now = Moment(date.fromisoformat(today), LAST_CLOSE, TradingDays(None), out)
    return status(metric, period, date.fromisoformat(as_of), now)


@pytest.mark.parametrize(
    ("as_of", "expected"),
    [
        ("2026-08-21", FRESH),
        ("2026-08-20", AGING),
        ("2026-08-18", AGING),
        ("2026-08-17", STALE),
        ("2025-08-21", STALE),
    ],
    ids=["today's", "one session", "three sessions", "four sessions", "a year"],
)
@pytest.mark.parametrize("metric", ["close", "pe_ttm", "total_mv"])
def test_market_figures_age_by_sessions(metric: str, as_of: str, expected: str) -> None:
    """Up to three sessions behind a market figure is ageing, beyond that it is stale."""
    assert status_at(metric, Period.INSTANT, as_of) == expected


@pytest.mark.parametrize(
    ("metric", "period", "as_of", "today", "expected"),
    [
        ("net_profit", Period.YEAR_TO_DATE, "2026-03-31", "2026-06-29", FRESH),
        ("net_profit", Period.YEAR_TO_DATE, "2026-03-31", "2026-06-30", AGING),
        ("net_profit", Period.YEAR_TO_DATE, "2026-03-31", "2026-08-21", AGING),
        ("net_profit", Period.YEAR_TO_DATE, "2026-03-31", "2026-09-01", STALE),
        ("net_profit", Period.YEAR_TO_DATE, "2026-06-30", "2026-09-01", FRESH),
        ("net_profit", Period.YEAR_TO_DATE, "2026-09-30", "2027-04-17", AGING),
        ("net_profit", Period.YEAR_TO_DATE, "2026-09-30", "2027-04-19", STALE),
        ("ROE", Period.YEAR, "2025-12-31", "2026-08-21", FRESH),
        ("ROE", Period.YEAR, "2025-12-31", "2027-04-30", FRESH),
        ("ROE", Period.YEAR, "2025-12-31", "2027-05-01", STALE),
        ("revenue_growth", Period.YEAR, "2025-12-31", "2026-08-21", STALE),
        ("debt_to_assets", Period.INSTANT, "2026-03-31", "2026-08-21", AGING),
        ("debt_to_assets", Period.INSTANT, "2026-03-31", "2026-09-01", STALE),
        ("net_profit", Period.TRAILING, "2026-06-30", "2026-08-21", FRESH),
    ],
    ids=[
        "interim at 90 days", "interim at 91 days", "ageing interim",
        "interim after the next deadline", "newest interim",
        "interim at 199 days", "interim at 201 days", "annual", "annual until the next is due",
        "annual after the next is due", "annual growth where a quarter is due",
        "ageing balance", "balance after the next deadline", "trailing",
    ],
)  # fmt: skip
def test_statement_figures_age_by_deadlines(
    metric: str, period: Period, as_of: str, today: str, expected: str
) -> None:
    """A statement figure is stale as soon as a newer report must have been published."""
    assert status_at(metric, period, as_of, today) == expected


@pytest.mark.parametrize(
    ("metric", "period", "as_of", "expected"),
    [
        ("revenue", Period.QUARTER, "2015-03-31", STALE),
        ("revenue", Period.QUARTER, "2026-06-30", FRESH),
        ("goodwill", Period.INSTANT, "2015-12-31", STALE),
        ("goodwill", Period.INSTANT, "2026-06-30", FRESH),
        ("ROE", Period.INSTANT, "2015-01-01", STALE),
        ("diluted_share", Period.INSTANT, "2015-01-01", STALE),
        ("diluted_share", Period.INSTANT, "2026-07-22", FRESH),
        ("diluted_share", Period.INSTANT, "2026-07-21", STALE),
        ("dividend_ttm", Period.TRAILING, "2026-07-22", FRESH),
        ("dividend_ttm", Period.TRAILING, "2026-07-21", AGING),
        ("dividend_ttm", Period.TRAILING, "2025-08-21", AGING),
        ("dividend_ttm", Period.TRAILING, "2025-08-20", STALE),
        ("dividend_ttm", Period.WINDOW, "2015-12-31", STALE),
        ("pe_percentile", Period.WINDOW, "2026-08-21", FRESH),
        ("pe_percentile", Period.WINDOW, "2026-08-17", STALE),
    ],
)
def test_whatever_speaks_for_the_present_has_a_budget(
    metric: str, period: Period, as_of: str, expected: str
) -> None:
    """Quarters and balances age by deadlines, shares and dividends by days, ranks by sessions."""
    assert status_at(metric, period, as_of) == expected
    assert budgeted(metric, period)


AHEAD = [
    ("close", Period.INSTANT), ("pe_ttm", Period.INSTANT), ("current_price", Period.INSTANT),
    ("net_profit", Period.YEAR_TO_DATE), ("net_profit", Period.YEAR), ("revenue", Period.QUARTER),
    ("net_profit", Period.TRAILING), ("total_assets", Period.INSTANT),
    ("total_share", Period.INSTANT), ("diluted_share", Period.INSTANT),
    ("dividend_ttm", Period.TRAILING), ("pe_percentile", Period.WINDOW),
]  # fmt: skip


@pytest.mark.parametrize(("metric", "period"), AHEAD)
def test_a_figure_of_a_day_to_come_is_never_fresh(metric: str, period: Period) -> None:
    """On the mainland and abroad; nothing has an age below zero."""
    now = Moment(LAST_CLOSE, LAST_CLOSE, TradingDays(None))
    day = date(2027, 1, 1)

    assert status(metric, period, day, now) is STALE
    assert foreign_status(metric, period, day, now) is STALE


def test_the_parts_of_the_rule_know_the_day_too() -> None:
    """A close after the last session, and a report of a period that has not ended."""
    assert market_status(date(2027, 1, 1), LAST_CLOSE, TradingDays(None)) is STALE
    assert statement_status(date(2026, 12, 31), LAST_CLOSE, annual=True) is STALE


def test_a_forecast_may_speak_of_a_year_that_runs() -> None:
    """That is what it is for; the report replaces it."""
    assert status_at("profit_forecast_low", Period.YEAR, "2026-12-31") == FRESH


def test_every_metric_has_a_budget_and_the_live_price_a_short_one() -> None:
    """The verifier's fallback is the seeds' 365 x 10 days; a live price may be a day old."""
    assert verifier_budget("ROE") == 3650
    assert verifier_budget("current_price") == 1


H1, FY = date(2026, 6, 30), date(2026, 12, 31)


@pytest.mark.parametrize(
    ("metric", "period", "as_of", "out", "expected"),
    [
        ("net_profit", Period.YEAR_TO_DATE, "2026-03-31", (H1,), STALE),
        ("net_profit", Period.YEAR_TO_DATE, "2026-03-31", (), AGING),
        ("net_profit", Period.YEAR_TO_DATE, "2026-06-30", (H1,), FRESH),
        ("ROE", Period.YEAR, "2025-12-31", (H1,), FRESH),
        ("ROE", Period.YEAR, "2025-12-31", (FY,), STALE),
        ("debt_to_assets", Period.INSTANT, "2026-03-31", (H1,), STALE),
        ("net_profit", Period.TRAILING, "2026-03-31", (H1,), STALE),
        ("express_net_profit", Period.YEAR_TO_DATE, "2026-06-30", (H1,), FRESH),
        ("close", Period.INSTANT, "2026-08-21", (H1,), FRESH),
    ],
)
def test_a_report_that_is_out_makes_the_older_one_stale(
    metric: str, period: Period, as_of: str, out: tuple[date, ...], expected: str
) -> None:
    """A company's own day of publication counts before the statutory deadline does."""
    assert status_at(metric, period, as_of, out=out) == expected


@pytest.mark.parametrize(
    ("metric", "as_of", "expected"),
    [
        ("current_price", "2026-08-21", FRESH),
        ("current_price", "2026-08-20", STALE),
        ("name", "2026-08-14", FRESH),
        ("industry", "2026-08-13", STALE),
    ],
)
def test_live_prices_and_names_have_budgets_of_their_own(
    metric: str, as_of: str, expected: str
) -> None:
    """A live price is of today or it is none; a name holds for a week."""
    assert status_at(metric, Period.INSTANT, as_of) == expected


def today_at(text: str) -> datetime:
    """A moment of the session, in Shanghai."""
    moment = datetime.strptime(text, "%H:%M:%S")  # noqa: DTZ007 - the zone is given below
    return datetime.combine(LAST_CLOSE, moment.time(), SHANGHAI)


def quote(quoted: str | None, fetched: str) -> ToolCall:
    """A live quote of that time of day, and the time at which it was fetched."""
    seen = Observation(
        metric="current_price", value=10, as_of=LAST_CLOSE, unit="CNY",
        as_of_ts=today_at(quoted) if quoted else None,
    )  # fmt: skip
    return ToolCall(
        tool_call_id="tc_1", dataset=Dataset.LIVE_QUOTE, source="akshare", table="quote",
        served_by="xueqiu", code="600519.SH", fetched_at=today_at(fetched).astimezone(UTC),
        query={}, snapshot=Ref(sha256="0" * 64, kind="snapshot", size=1), observations=(seen,),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("quoted", "fetched", "expected"),
    [
        ("10:00:00", "10:01:00", FRESH),
        ("10:00:00", "10:01:01", AGING),
        ("10:00:00", "10:10:00", AGING),
        ("10:00:00", "10:10:01", STALE),
        ("10:00:03", "10:00:00", FRESH),
        ("11:29:58", "12:59:00", FRESH),
        ("11:29:58", "13:00:40", FRESH),
        ("11:29:58", "13:01:00", AGING),
        ("14:59:30", "15:20:00", FRESH),
        (None, "10:30:00", FRESH),
    ],
    ids=[
        "a minute", "more", "ten minutes", "more than ten", "a source's clock ahead of ours",
        "at lunch", "after lunch", "a minute of trading over lunch", "after the close",
        "a source that tells no time",
    ],
)  # fmt: skip
def test_a_live_price_ages_by_the_trading_it_missed(
    quoted: str | None, fetched: str, expected: str
) -> None:
    """Its own time counts, not that of the fetch; what is not traded makes nothing older."""
    age = quote_age(Ledger([quote(quoted, fetched)]))
    now = Moment(LAST_CLOSE, LAST_CLOSE, TradingDays(None), quote_age=age)

    assert status("current_price", Period.INSTANT, LAST_CLOSE, now) == expected


def test_without_a_live_price_there_is_no_age() -> None:
    """A run on closes is judged by sessions alone."""
    assert quote_age(Ledger([])) is None


seconds = st.integers(0, 24 * 3600 - 1).map(
    lambda s: datetime.combine(LAST_CLOSE, datetime.min.time(), SHANGHAI) + timedelta(seconds=s)
)


@stable
@given(seconds, seconds, seconds)
def test_traded_time_adds_up(one: datetime, two: datetime, three: datetime) -> None:
    """It is never negative, nor more than the time that passed or a day trades, and adds up."""
    first, middle, last = sorted((one, two, three))
    whole = traded_time(first, last)

    assert timedelta(0) <= whole <= min(last - first, timedelta(hours=4))
    assert whole == traded_time(first, middle) + traded_time(middle, last)
    assert traded_time(last, first) == timedelta(0)
