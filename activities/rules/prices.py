"""The newest of what was fetched, and the window of closes: alike in every market."""

from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

from activities.rules.ledger import Reading
from activities.rules.points import PointBook
from schemas.metrics import Period


def newest(readings: Iterable[Reading]) -> date | None:
    """The newest date among the readings."""
    return max((reading.observation.as_of for reading in readings), default=None)


def day_of(number: int) -> date:
    """A day of a series, which is written as YYYYMMDD."""
    return date(number // 10000, number // 100 % 100, number % 100)


class Window(NamedTuple):
    """The window of closes: its days, and the points at its two ends, for a formula of change."""

    start: date
    end: date
    ends: dict[str, str | None]


def window(book: PointBook, table: str) -> Window | None:
    """First, highest and lowest close of the window that ``table`` brought."""
    first = book.ledger.latest("close_first", Period.WINDOW)
    series = book.ledger.series(table, "close")
    if first is None or series is None:
        return None
    start, end = day_of(series[1].days[0]), day_of(series[1].days[-1])
    ids = {
        metric: book.reported(
            metric, Period.WINDOW, first.observation.as_of, newest=False, window_start=start
        )
        for metric in ("close_first", "close_high", "close_low")
    }
    ends = {"current": book.find("close", Period.INSTANT, end), "base": ids["close_first"]}
    return Window(start, end, ends)


def change(book: PointBook, over: Window) -> str | None:
    """The change from the first close to the last, as the table has them."""
    return book.derived(
        "price_change", "growth_percent", over.ends, Period.WINDOW, over.end, newest=False,
        window_start=over.start,
    )  # fmt: skip
