"""The price over a window, adjusted for ex-rights days where the factors are known."""

from collections.abc import Sequence
from datetime import date
from decimal import Decimal

from activities.rules.ledger import Ledger
from activities.rules.points import PointBook
from schemas.metrics import Period


def build(book: PointBook) -> None:
    """First, highest and lowest close, and the change from the first to the last.

    The change is of adjusted closes where the factors reach over the whole window. Else it is of
    raw closes, and the point names the ex-dividend days that are known to distort it.
    """
    window, found = book.ledger.latest("close_first", Period.WINDOW), _closes(book.ledger)
    if window is None or found is None:
        return
    start, end = found
    ids = {
        metric: book.reported(
            metric, Period.WINDOW, window.observation.as_of, newest=False, window_start=start
        )
        for metric in ("close_first", "close_high", "close_low")
    }
    inputs = {"current": book.find("close", Period.INSTANT, end), "base": ids["close_first"]}
    if factors := _factors(book, start, end):
        book.derived(
            "adjusted_change", "adjusted_growth_percent", {**inputs, **factors},
            Period.WINDOW, end, newest=False, window_start=start,
        )  # fmt: skip
        return
    raw = book.derived(
        "price_change", "growth_percent", inputs, Period.WINDOW, end, newest=False,
        window_start=start,
    )  # fmt: skip
    if raw:
        book.annotate(raw, *_distortions(book.ledger, start, end))


def _closes(ledger: Ledger) -> tuple[date, date] | None:
    series = ledger.series("daily", "close")
    return (day_of(series[1].days[0]), day_of(series[1].days[-1])) if series else None


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


def day_of(number: int) -> date:
    """The day that a series writes as YYYYMMDD."""
    return date(number // 10000, number // 100 % 100, number % 100)
