"""Ratios of vendors that are no measure: of a loss, and of equity below zero.

What we derive ourselves is refused by the formula; what a vendor reports is refused here.
"""

from datetime import date

from activities.rules.points import PointBook, objection
from activities.rules.prices import newest
from schemas.fetch import Dataset
from schemas.metrics import Period


def price_earnings(book: PointBook) -> None:
    """The P/E as the vendor has it; below zero it is that of a loss, and is refused.

    A person's word on it is taken as it is.
    """
    as_of = newest(book.ledger.readings("pe_ttm", Period.INSTANT))
    said = book.ledger.latest("pe_ttm", Period.INSTANT)
    vendor = said is not None and said.call.dataset is not Dataset.CORRECTION
    if as_of and vendor and _positive(book, "pe_ttm", as_of) is False:
        book.refuse("pe_ttm", Period.INSTANT, as_of, objection("net_profit", as_of))
        return
    book.reported("pe_ttm", Period.INSTANT, as_of)


def ratio(book: PointBook, metric: str, period: Period) -> None:
    """The newest ratio of a vendor. A return on equity below zero reads as one, and is refused."""
    as_of = newest(book.ledger.readings(metric, period))
    if as_of and metric == "ROE" and _positive(book, "equity", as_of) is False:
        book.refuse(metric, period, as_of, objection("equity", as_of))
        return
    book.reported(metric, period, as_of)


def no_multiple(book: PointBook) -> None:
    """Say why there is no P/E after twelve months of loss: vendors leave it out."""
    profit = newest(book.ledger.readings("net_profit"))
    node = book.find("net_profit", Period.TRAILING, profit) if profit else None
    earned, found = book.value(node), book.ledger.readings("pe_ttm", Period.INSTANT)
    if profit and earned is not None and earned <= 0 and not found:
        book.refuse("pe_ttm", Period.INSTANT, profit, objection("net_profit", profit))


def _positive(book: PointBook, metric: str, as_of: date) -> bool | None:
    """Whether the figure of that day is above zero; None where there is none."""
    reading = book.ledger.best(metric, Period.INSTANT, as_of)
    if reading is None or isinstance(reading.observation.value, str):
        return None
    return reading.observation.value > 0
