"""Which source answers a price question, and which one next (the routing table of seed 000)."""

from datetime import date

from activities.rules.calendar import Session
from schemas.fetch import LIVE_QUOTES, Dataset
from schemas.research import PriceRoute

_CLOSE = PriceRoute(dataset=Dataset.CLOSE, metric="close")
_LIVE = tuple(PriceRoute(dataset=dataset, metric="current_price") for dataset in LIVE_QUOTES)


def price_routes(session: Session, trade_date: date | None) -> tuple[PriceRoute, ...]:
    """The routes to a price, in the order in which they are tried.

    An explicit ``trade_date`` or a closed market asks for a close; an open market asks for a
    live quote of one source after the other, and for the last close when all of them fail.
    """
    if trade_date is not None or not session.live:
        return (_CLOSE,)
    return (*_LIVE, _CLOSE)
