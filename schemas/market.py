"""Answers that were fetched once for many runs: the whole market's session, the day's lists."""

from datetime import date, datetime
from typing import NamedTuple

from schemas.base import Number, Record
from schemas.fetch import CalendarSlice, Dataset, Ref, SourceFailure, ToolCall

MARKET_WIDE = (Dataset.CLOSE, Dataset.DAILY_INDICATORS, Dataset.ADJ_FACTORS)
"""What is fetched for all codes of a session at once."""

WINDOWS = {
    Dataset.PRICE_HISTORY: Dataset.CLOSE,
    Dataset.DAILY_INDICATORS: Dataset.DAILY_INDICATORS,
    Dataset.ADJ_FACTORS: Dataset.ADJ_FACTORS,
}
"""The histories that stored sessions extend, and of which table those are."""


class Extended(NamedTuple):
    """What a history was extended from: how its beginning was asked for, and the raw sessions."""

    asked: dict[str, str]
    sessions: dict[date, bytes]


class MarketColumn(Record):
    """What a column of a market table holds; ``basis`` is the source's unit where converted."""

    metric: str
    unit: str
    basis: str | None = None


class MarketTable(Record):
    """One table of one session for every listed code, in canonical units.

    ``rows`` has a value for each column, or null. ``knowledge`` is the clock of the fetch: only
    runs that look at the world then or later may see it.
    """

    dataset: Dataset
    session: date
    source: str
    table: str
    served_by: str
    fetched_at: datetime
    knowledge: datetime
    query: dict[str, str]
    snapshot: Ref
    columns: tuple[MarketColumn, ...]
    rows: dict[str, tuple[Number | None, ...]]


class DayList(Record):
    """The stock list of one day: the fetch that brought it, and its rows."""

    call: ToolCall
    rows: Ref


class SessionFetched(Record):
    """What a fetch of a whole session left: how many rows, in how many requests.

    ``reused`` says that the session was stored before, so that nothing was asked.
    """

    dataset: Dataset
    session: date
    ref: Ref
    rows: int
    requests: int
    reused: bool


class SessionRequest(Record):
    """Which session to fetch for every code; None means the last that is over.

    ``as_of`` is the knowledge time; None means now.
    """

    session: date | None = None
    as_of: datetime | None = None


class SessionChoice(Record):
    """What a session is chosen by: the one wanted, the clock, and a fetched calendar."""

    wanted: date | None
    clock: datetime
    calendar: CalendarSlice | None = None


class SessionDay(Record):
    """A session that is over, and which calendar says that it was one."""

    day: date
    calendar_source: str
    certain: bool


class SessionSummary(Record):
    """What was had of a session: the tables that are stored now, and why others are not."""

    session: date
    calendar_source: str
    fetched: tuple[SessionFetched, ...]
    failures: tuple[SourceFailure, ...] = ()
