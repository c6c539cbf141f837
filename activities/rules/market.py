"""What a query may take from answers that were fetched once for many runs."""

from collections.abc import Sequence
from datetime import date

from activities.rules.calendar import SHANGHAI, session_at
from schemas.base import Number
from schemas.fetch import Company, Dataset, DatasetQuery, Observation
from schemas.market import MarketColumn, MarketTable

MARKET_WIDE = (Dataset.CLOSE, Dataset.DAILY_INDICATORS, Dataset.ADJ_FACTORS)
"""What is fetched for all codes of a session at once."""


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
