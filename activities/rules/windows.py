"""Which histories stored sessions may extend, and by which sessions."""

from datetime import date, datetime, timedelta

from activities.rules.calendar import HEURISTIC, SHANGHAI, TradingDays, session_at
from activities.rules.halts import PUBLISHED
from schemas.fetch import CalendarSlice, DatasetQuery, ToolCall
from schemas.market import WINDOWS

LONGEST = 20
"""By how many sessions at most: then the history is fetched anew, with all that was corrected."""


def extendable(query: DatasetQuery) -> bool:
    """Whether an older answer may serve ``query``: a history up to its clock, asked for once.

    A further attempt doubts what the first one brought. A recording is at hand anyway.
    """
    whole = query.code is not None and query.session is None
    return query.dataset in WINDOWS and whole and query.attempt == 1 and not query.sample


def last_day(call: ToolCall) -> date | None:
    """The newest session that a fetched history holds; None where it tells no figure of it."""
    return max((seen.as_of for seen in call.observations), default=None)


def sessions_since(
    last: date, clock: datetime, calendar: CalendarSlice | None
) -> tuple[date, ...] | None:
    """The sessions after ``last`` that are over at ``clock``, the oldest first.

    None where they are too many, or where no calendar is certain about a day in between: a session
    that is taken for a holiday would be missing from the history, and nobody would know.
    """
    days, today = TradingDays(calendar), clock.astimezone(SHANGHAI).date()
    between = [last + timedelta(days=n) for n in range(1, (today - last).days + 1)]
    if any(days.source(day) == HEURISTIC for day in between):
        return None
    until = session_at(clock, calendar).last_close
    sessions = tuple(day for day in between if day <= until and days.is_open(day))
    return sessions if len(sessions) <= LONGEST else None


def tells_absence(session: date, knowledge: datetime) -> bool:
    """Whether a code without a row did not trade in the session, as far as a table known then says.

    Before the hour at which every row is out it may only be late.
    """
    return knowledge >= datetime.combine(session, PUBLISHED, SHANGHAI)
