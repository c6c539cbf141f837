"""Which source answers: a price (the routing table of seed 000), and a whole run, by market."""

from datetime import date

from activities.rules.calendar import Session
from schemas.fetch import LIVE_QUOTES, Dataset
from schemas.instrument import A_SHARE_MARKETS, Kind, Market
from schemas.research import PriceRoute

_CLOSE = PriceRoute(dataset=Dataset.CLOSE, metric="close")
_CLOSES = {
    Kind.ETF: PriceRoute(dataset=Dataset.FUND_CLOSE, metric="close"),
    Kind.INDEX: PriceRoute(dataset=Dataset.INDEX_CLOSE, metric="index_level"),
}
"""What is no stock has a table of its own, and no live quote so far."""
_LIVE = tuple(PriceRoute(dataset=dataset, metric="current_price") for dataset in LIVE_QUOTES)
_FOREIGN = PriceRoute(dataset=Dataset.FOREIGN_HISTORY, metric="close")

_MAINLAND_RUN = (
    Dataset.PRICE_HISTORY, Dataset.DAILY_INDICATORS, Dataset.INCOME, Dataset.BALANCE_SHEET,
    Dataset.CASH_FLOW, Dataset.FINANCIAL_INDICATORS, Dataset.DIVIDENDS, Dataset.ANNOUNCEMENTS,
    Dataset.INVESTOR_QA, Dataset.SECOND_CLOSE, Dataset.SECOND_ANNUAL, Dataset.ADJ_FACTORS,
    Dataset.DISCLOSURE_DATES, Dataset.THIRD_CLOSE, Dataset.NEWS,
)  # fmt: skip
_US_RUN = (Dataset.FOREIGN_HISTORY, Dataset.US_FACTS, Dataset.US_FILING_TEXT)

NEVER_RECORDED = frozenset(
    {Dataset.ADJ_FACTORS, Dataset.DISCLOSURE_DATES, Dataset.THIRD_CLOSE, Dataset.NEWS}
)
"""What the sample holds for no company: asking would only fill every report with the same gaps."""
NEVER_LIVE = frozenset({Dataset.INVESTOR_QA})
"""What only the sample is asked for: no claim rests on it, and a live run's history has a bound."""


def datasets(market: Market, *, sample: bool = False) -> tuple[Dataset, ...]:
    """What a run on a company of ``market`` gathers; Hong Kong has no source of statements."""
    if market not in A_SHARE_MARKETS:
        return _US_RUN if market is Market.US else (Dataset.FOREIGN_HISTORY,)
    left_out = NEVER_RECORDED if sample else NEVER_LIVE
    return tuple(dataset for dataset in _MAINLAND_RUN if dataset not in left_out)


def price_routes(
    session: Session,
    trade_date: date | None,
    market: Market = Market.SH,
    kind: Kind = Kind.STOCK,
) -> tuple[PriceRoute, ...]:
    """The routes to a price, in the order in which they are tried; the last one is a close.

    An explicit ``trade_date`` or a closed market asks for a close; an open market asks for a
    live quote of one source after the other, and for the last close when all of them fail. Abroad
    there is no live source: a chart may be late by a quarter of an hour and does not say so.
    """
    if market not in A_SHARE_MARKETS:
        return (_FOREIGN,)
    if kind in _CLOSES:
        return (_CLOSES[kind],)
    if trade_date is not None or not session.live:
        return (_CLOSE,)
    return (*_LIVE, _CLOSE)
