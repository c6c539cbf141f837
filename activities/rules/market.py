"""What a query may take from answers that were fetched once for many runs."""

from collections.abc import Sequence
from datetime import date, timedelta

from activities.rules.calendar import HEURISTIC, SHANGHAI, TradingDays, session_at
from schemas.base import Number
from schemas.fetch import Company, Dataset, DatasetQuery, Observation
from schemas.market import MARKET_WIDE, MarketColumn, MarketTable, SessionChoice, SessionDay


class NoSession(ValueError):
    """The day that was named is no session that is over."""


def session_to_store(given: SessionChoice) -> SessionDay:
    """The session that a market-wide fetch is of: the one wanted, else the last that is over.

    It is certain where a calendar covers it; otherwise every weekday passes for a trading day.
    Raises NoSession where the one wanted is not over, or no trading day.
    """
    days = TradingDays(given.calendar)
    last = session_at(given.clock, given.calendar).last_close
    day = given.wanted or last
    if not days.is_open(day):
        before = days.last_on_or_before(day - timedelta(days=1))
        raise NoSession(f"--session {day} is not a trading day: the one before it is {before}")
    if day > last:
        raise NoSession(f"--session {day} is not over: the last that is over is {last}")
    source = days.source(day)
    return SessionDay(day=day, calendar_source=source, certain=source != HEURISTIC)


def stored_day(query: DatasetQuery) -> date | None:
    """The day whose stored answer may serve ``query``; None where only a fetch of its own will.

    A close without a session is the newest one, that of the last session that is over. Other
    figures without a session are asked for with their history, which no single day holds. The
    stock list is that of the day. A recording is never stored: it is at hand.
    """
    if query.sample:
        return None
    if query.dataset is Dataset.STOCK_LIST:
        return query.clock.astimezone(SHANGHAI).date()
    if query.code is None or query.dataset not in MARKET_WIDE:
        return None
    if query.session or query.dataset is not Dataset.CLOSE:
        return query.session
    return session_at(query.clock, None).last_close


def of_code(table: MarketTable, code: str) -> tuple[Observation, ...]:
    """The figures of one code; none where it did not trade in the session."""
    return of_row(table.columns, table.rows.get(code, ()), table.session)


def of_row(
    columns: Sequence[MarketColumn], values: Sequence[Number | None], session: date
) -> tuple[Observation, ...]:
    """The figures of one row of a session."""
    return tuple(
        Observation(
            metric=column.metric, value=value, as_of=session, unit=column.unit,
            basis=column.basis,
        )
        for column, value in zip(columns, values, strict=False)
        if value is not None
    )  # fmt: skip


def company_facts(companies: Sequence[Company], query: DatasetQuery) -> tuple[Observation, ...]:
    """Name and industry of the company that a query is about."""
    day = query.clock.astimezone(SHANGHAI).date()
    focus = [c for c in companies if c.code == query.code or (query.name and c.name == query.name)]
    return tuple(
        Observation(metric=metric, value=value, as_of=day, unit="text", code=company.code)
        for company in focus
        for metric, value in (("name", company.name), ("industry", company.industry))
        if value
    )
