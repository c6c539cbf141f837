"""Which source answers: a price (the routing table of seed 000), and a whole run, by market."""

from datetime import date

from activities.rules.calendar import Session
from schemas.fetch import LIVE_QUOTES, Dataset
from schemas.instrument import A_SHARE_MARKETS, Market
from schemas.research import PriceRoute

_CLOSE = PriceRoute(dataset=Dataset.CLOSE, metric="close")
_LIVE = tuple(PriceRoute(dataset=dataset, metric="current_price") for dataset in LIVE_QUOTES)
_FOREIGN = PriceRoute(dataset=Dataset.FOREIGN_HISTORY, metric="close")

_MAINLAND_RUN = (
    Dataset.PRICE_HISTORY, Dataset.DAILY_INDICATORS, Dataset.INCOME, Dataset.BALANCE_SHEET,
    Dataset.CASH_FLOW, Dataset.FINANCIAL_INDICATORS, Dataset.DIVIDENDS, Dataset.ANNOUNCEMENTS,
    Dataset.INVESTOR_QA, Dataset.SECOND_CLOSE, Dataset.SECOND_ANNUAL, Dataset.THIRD_CLOSE,
    Dataset.NEWS,
)  # fmt: skip
_US_RUN = (Dataset.FOREIGN_HISTORY, Dataset.US_FACTS, Dataset.US_FILING_TEXT)


def datasets(market: Market) -> tuple[Dataset, ...]:
    """What a run on a company of ``market`` gathers; Hong Kong has no source of statements."""
    if market in A_SHARE_MARKETS:
        return _MAINLAND_RUN
    return _US_RUN if market is Market.US else (Dataset.FOREIGN_HISTORY,)


def price_routes(
    session: Session, trade_date: date | None, market: Market = Market.SH
) -> tuple[PriceRoute, ...]:
    """The routes to a price, in the order in which they are tried; the last one is a close.

    An explicit ``trade_date`` or a closed market asks for a close; an open market asks for a
    live quote of one source after the other, and for the last close when all of them fail. Abroad
    there is no live source: a chart may be late by a quarter of an hour and does not say so.
    """
    if market not in A_SHARE_MARKETS:
        return (_FOREIGN,)
    if trade_date is not None or not session.live:
        return (_CLOSE,)
    return (*_LIVE, _CLOSE)
