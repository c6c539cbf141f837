"""Which source answers a price question, and which one next (the routing table of seed 000)."""

from datetime import date

from activities.rules.calendar import Session
from schemas.fetch import Dataset
from schemas.instrument import Kind
from schemas.research import PriceRoute

_CLOSE = PriceRoute(dataset=Dataset.CLOSE, metric="close")
_CLOSES = {
    Kind.ETF: PriceRoute(dataset=Dataset.FUND_CLOSE, metric="close"),
    Kind.INDEX: PriceRoute(dataset=Dataset.INDEX_CLOSE, metric="index_level"),
}
"""What is no stock has a table of its own, and no live quote so far."""
_LIVE = PriceRoute(dataset=Dataset.LIVE_QUOTE, metric="current_price")


def price_routes(
    session: Session, trade_date: date | None, kind: Kind = Kind.STOCK
) -> tuple[PriceRoute, ...]:
    """The routes to a price, in the order in which they are tried.

    An explicit ``trade_date`` or a closed market asks for a close; an open market asks for the
    live quote first and falls back to the last close when the live source fails.
    """
    if kind in _CLOSES:
        return (_CLOSES[kind],)
    if trade_date is not None or not session.live:
        return (_CLOSE,)
    return (_LIVE, _CLOSE)
