"""The newest of what was fetched, and the window of closes: alike in every market."""

from collections.abc import Iterable, Sequence
from datetime import date
from typing import NamedTuple

from activities.rules.ledger import Reading, tier_of
from activities.rules.points import PointBook
from schemas.claim import Tier
from schemas.integrity import DataPoint, StalenessStatus
from schemas.metrics import Period

_NO_LONGER = (StalenessStatus.STALE, StalenessStatus.HISTORICAL)


def newest(readings: Iterable[Reading]) -> date | None:
    """The newest date among the readings."""
    return max((reading.observation.as_of for reading in readings), default=None)


def carrying(points: Sequence[DataPoint]) -> DataPoint | None:
    """The price that conclusions rest on: the newest close of tier A or B that is not stale.

    Without one, the newest price of any source: then no tier A or B evidence speaks for it.
    """
    closes = [p for p in _prices(points) if p.metric == "close" and _is_carried(p)]
    return max(closes, key=lambda p: p.as_of_date, default=None) or latest(points)


def latest(points: Sequence[DataPoint]) -> DataPoint | None:
    """The newest price of any source; a live one comes before a close."""
    return max(
        _prices(points), key=lambda p: (p.metric == "current_price", p.as_of_date), default=None
    )


def _prices(points: Sequence[DataPoint]) -> list[DataPoint]:
    return [
        p for p in points if p.metric in ("current_price", "close") and p.period is Period.INSTANT
    ]  # fmt: skip


def _is_carried(point: DataPoint) -> bool:
    tiers = {tier_of(*source.rsplit(".", 1)) for source in point.sources}
    return Tier.C not in tiers and point.freshness.staleness_status not in _NO_LONGER


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
