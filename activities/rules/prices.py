"""The newest of what was fetched, and the window of closes: alike in every market."""

from collections.abc import Iterable
from datetime import date

from activities.rules.ledger import Reading
from activities.rules.points import PointBook
from schemas.metrics import Period


def newest(readings: Iterable[Reading]) -> date | None:
    """The newest date among the readings."""
    return max((reading.observation.as_of for reading in readings), default=None)


def day_of(number: int) -> date:
    """A day of a series, which is written as YYYYMMDD."""
    return date(number // 10000, number // 100 % 100, number % 100)


def price_window(book: PointBook, table: str) -> None:
    """First, highest and lowest close of the window that ``table`` brought, and its change."""
    window = book.ledger.latest("close_first", Period.WINDOW)
    series = book.ledger.series(table, "close")
    if window is None or series is None:
        return
    start, end = day_of(series[1].days[0]), day_of(series[1].days[-1])
    ids = {
        metric: book.reported(
            metric, Period.WINDOW, window.observation.as_of, newest=False, window_start=start
        )
        for metric in ("close_first", "close_high", "close_low")
    }
    book.derived(
        "price_change", "growth_percent",
        {"current": book.find("close", Period.INSTANT, end), "base": ids["close_first"]},
        Period.WINDOW, end, newest=False, window_start=start,
    )  # fmt: skip
