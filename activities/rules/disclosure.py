"""What companies publish beside their reports: when these come, and first figures of them."""

from collections.abc import Iterable
from datetime import date

from activities.rules.ledger import Ledger
from activities.rules.points import PointBook
from schemas.metrics import Period

PREVIEWS = (
    "profit_forecast_low", "profit_forecast_high", "express_revenue", "express_net_profit",
    "express_roe",
)  # fmt: skip


def disclosed(ledger: Ledger, today: date) -> tuple[date, ...]:
    """The period ends whose report is out, or should be: its day lies before ``today``."""
    ends = {
        reading.observation.as_of
        for metric in ("report_published", "report_planned")
        for reading in ledger.readings(metric)
        if date.fromisoformat(str(reading.observation.value)) < today
    }
    return tuple(sorted(ends))


def previews(book: PointBook) -> None:
    """Forecasts and previews of reports that are not out yet; the report itself replaces them."""
    known = _newest(book.ledger, ("net_profit", "total_revenue", "revenue"))
    for metric in PREVIEWS:
        as_of = _newest(book.ledger, (metric,))
        if as_of and (known is None or as_of > known):
            period = next(r.observation.period for r in book.ledger.readings(metric, as_of=as_of))
            book.reported(metric, period, as_of)


def _newest(ledger: Ledger, metrics: Iterable[str]) -> date | None:
    periods = (Period.YEAR, Period.YEAR_TO_DATE)
    days = [
        reading.observation.as_of
        for metric in metrics
        for period in periods
        for reading in ledger.readings(metric, period)
    ]
    return max(days, default=None)
