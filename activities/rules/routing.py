"""Which source answers a price question, and which one next (the routing table of seed 000)."""

from datetime import date

from activities.rules.calendar import Session
from schemas.fetch import Dataset
from schemas.research import PriceRoute

_CLOSE = PriceRoute(dataset=Dataset.CLOSE, metric="close")
_LIVE = PriceRoute(dataset=Dataset.LIVE_QUOTE, metric="current_price")


def price_routes(session: Session, trade_date: date | None) -> tuple[PriceRoute, ...]:
    """The routes to a price, in the order in which they are tried.

    An explicit ``trade_date`` or a closed market asks for a close; an open market asks for the
    live quote first and falls back to the last close when the live source fails.
    """
    if trade_date is not None or not session.live:
        return (_CLOSE,)
    return (_LIVE, _CLOSE)
