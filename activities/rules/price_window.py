"""The price over a window on the mainland: adjusted for ex-rights days by known factors."""

from collections.abc import Sequence
from datetime import date
from decimal import Decimal

from activities.rules.ledger import Ledger
from activities.rules.points import PointBook
from activities.rules.prices import change, day_of, window
from schemas.metrics import Period


def build(book: PointBook) -> None:
    """First, highest and lowest close, and the change from the first to the last.

    The change is of adjusted closes where the factors reach over the whole window. Else it is of
    raw closes, and the point names the ex-dividend days that are known to distort it.
    """
    over = window(book, "daily")
    if over is None:
        return
    if factors := _factors(book, over.start, over.end):
        book.derived(
            "adjusted_change", "adjusted_growth_percent", {**over.ends, **factors},
            Period.WINDOW, over.end, newest=False, window_start=over.start,
        )  # fmt: skip
        return
    if raw := change(book, over):
        book.annotate(raw, *_distortions(book.ledger, over.start, over.end))


def _factors(book: PointBook, start: date, end: date) -> dict[str, str | None] | None:
    """The factors on the first and the last day, where the fetched ones are exactly those."""
    found = book.ledger.series("adj_factor", "adj_factor")
    if found is None:
        return None
    days, values = [day_of(day) for day in found[1].days], found[1].values
    if days[0] > start or days[-1] < end:
        return None
    if (_on(start, days, values), _on(end, days, values)) != (values[0], values[-1]):
        return None
    return {
        "current_factor": book.reported("adj_factor", Period.INSTANT, days[-1], newest=False),
        "base_factor": book.reported("adj_factor_first", Period.WINDOW, days[-1], newest=False),
    }


def _on(day: date, days: Sequence[date], values: Sequence[Decimal]) -> Decimal:
    """The factor in force on ``day``: it stands still until the next one."""
    return next(value for known, value in reversed(list(zip(days, values, strict=True)))
                if known <= day)  # fmt: skip


def _distortions(ledger: Ledger, start: date, end: date) -> tuple[str, ...]:
    """That the closes are raw, and which ex-dividend days lie between them."""
    days = {
        reading.observation.as_of
        for reading in ledger.readings("cash_div_tax", Period.INSTANT)
        if start < reading.observation.as_of <= end
    }
    return ("closes are unadjusted", *(f"ex-dividend on {day}" for day in sorted(days)))
