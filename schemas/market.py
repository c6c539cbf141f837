"""Answers that were fetched once for many runs: the whole market's session, the day's lists."""

from datetime import date, datetime

from schemas.base import Number, Record
from schemas.fetch import Dataset, Ref, ToolCall


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
