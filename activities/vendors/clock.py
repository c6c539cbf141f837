"""What may be known at the clock of a query, whatever a server sends."""

from datetime import date, datetime, time, timedelta
from decimal import Decimal

from activities.errors import NoData
from activities.rules.calendar import SHANGHAI
from schemas.fetch import DatasetQuery, Observation
from schemas.metrics import Period

OPEN, CLOSE = time(9, 30), time(15, 0)
FETCH_TIME = timedelta(minutes=10)
"""A live quote is made after the clock of its run was set, but not later than a fetch may take."""

HALT_WINDOW = 366
"""Days back to look for the newest close: a halted stock may not have traded for months."""


def clock_day(query: DatasetQuery) -> date:
    """The day of the knowledge time, in Shanghai."""
    return query.clock.astimezone(SHANGHAI).date()


def last_bar_day(query: DatasetQuery) -> date:
    """The newest day whose close can exist: during the session, today's bar is still moving."""
    local = query.clock.astimezone(SHANGHAI)
    return local.date() if local.time() >= CLOSE else local.date() - timedelta(days=1)


def live_price(query: DatasetQuery, price: Decimal, moment: datetime, source: str) -> Observation:
    """The current price, if the quote is of today's session and not after the knowledge time.

    Raises NoData otherwise: before 09:30 a price is the auction's, of another day it is a close.
    """
    local, today = moment.astimezone(SHANGHAI), clock_day(query)
    if local.date() != today:
        raise NoData(f"{source}: the newest quote of {query.code} is of {local:%Y-%m-%d}")
    if local.time() < OPEN:
        raise NoData(f"{source}: the quote of {query.code} is of {local:%H:%M}, before the open")
    if moment > query.clock + FETCH_TIME:
        raise NoData(f"{source}: the quote of {query.code} is of {local:%H:%M}, after the clock")
    return Observation(
        metric="current_price", value=price, as_of=today, unit="CNY", period=Period.INSTANT,
        as_of_ts=moment,
    )  # fmt: skip
