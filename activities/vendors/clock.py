"""What may be known at the clock of a query, whatever a server sends."""

from datetime import date, time, timedelta

from activities.rules.calendar import SHANGHAI
from schemas.fetch import DatasetQuery

CLOSE = time(15, 0)


def clock_day(query: DatasetQuery) -> date:
    """The day of the knowledge time, in Shanghai."""
    return query.clock.astimezone(SHANGHAI).date()


def last_bar_day(query: DatasetQuery) -> date:
    """The newest day whose close can exist: during the session, today's bar is still moving."""
    local = query.clock.astimezone(SHANGHAI)
    return local.date() if local.time() >= CLOSE else local.date() - timedelta(days=1)
