"""The price over a window: adjusted where the factors are known, flagged where they are not."""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.ledger import Ledger
from activities.rules.points import PointBook
from activities.rules.price_window import build
from schemas.fetch import Dataset, Series, ToolCall
from schemas.integrity import DataPoint, StalenessStatus
from schemas.metrics import Period
from tests.ledgers import AUGUST, MOUTAI, fetched, report_of, seen

START, END = date(2026, 8, 17), date(2026, 8, 21)
EX_DAY = seen("cash_div_tax", 1, date(2026, 8, 19), Period.INSTANT)


def _closes() -> ToolCall:
    call = fetched(
        Dataset.PRICE_HISTORY,
        seen("close", 9, END, Period.INSTANT), seen("close_first", 10, END, Period.WINDOW),
        seen("close_high", 11, END, Period.WINDOW), seen("close_low", 9, END, Period.WINDOW),
    )  # fmt: skip
    series = Series(
        metric="close", unit="CNY", days=(20260817, 20260818, 20260821),
        values=(Decimal(10), Decimal(11), Decimal(9)),
    )  # fmt: skip
    return call.model_copy(update={"series": (series,)})


def _factors(*kept: tuple[int, str]) -> ToolCall:
    day = date(2026, 8, kept[-1][0] % 100)
    call = fetched(
        Dataset.ADJ_FACTORS,
        seen("adj_factor_first", kept[0][1], day, Period.WINDOW),
        seen("adj_factor", kept[-1][1], day, Period.INSTANT),
    )
    series = Series(
        metric="adj_factor", unit="times", days=tuple(day for day, _ in kept),
        values=tuple(Decimal(value) for _, value in kept),
    )  # fmt: skip
    return call.model_copy(update={"series": (series,)})


def change(*calls: ToolCall) -> DataPoint:
    """The point that tells the change over the window."""
    book = PointBook(Ledger((_closes(), *calls)), MOUTAI, AUGUST, lambda *_: StalenessStatus.FRESH)
    book.reported("close", Period.INSTANT, END)
    build(book)
    (point,) = (p for p in book.points if p.metric in ("price_change", "adjusted_change"))
    return point


def test_an_ex_rights_day_is_adjusted_for() -> None:
    """10 before and 9 after a factor of 1.25 is a gain of 12.5 %, not a loss of 10 %."""
    point = change(_factors((20260817, "8"), (20260819, "10"), (20260821, "10")))

    assert (point.metric, point.value) == ("adjusted_change", Decimal("12.5"))
    assert point.derivation is not None
    assert point.derivation.formula == "adjusted_growth_percent"
    assert len(set(point.derivation.inputs.values())) == 4, "each input is a cited figure"


def test_without_factors_the_change_is_flagged_as_raw() -> None:
    """What was not adjusted says so, with the ex-dividend days that distort it."""
    point = change(fetched(Dataset.DIVIDENDS, EX_DAY))

    assert (point.metric, point.value) == ("price_change", Decimal(-10))
    assert point.normalization_notes.adjustments == (
        "closes are unadjusted", "ex-dividend on 2026-08-19",
    )  # fmt: skip


@pytest.mark.parametrize(
    "kept",
    [
        ((20260818, "8"), (20260821, "10")),
        ((20260817, "8"), (20260820, "10")),
        ((20260814, "7"), (20260817, "8"), (20260821, "8")),
        ((20260817, "8"), (20260824, "10")),
    ],
    ids=["begins later", "ends earlier", "changed before the window", "changed after it"],
)
def test_factors_of_other_days_adjust_nothing(kept: tuple[tuple[int, str], ...]) -> None:
    """Only the factors of the first and the last close will do."""
    assert change(_factors(*kept)).metric == "price_change"


def test_factors_around_the_window_that_stand_still_will_do() -> None:
    """A factor holds until it changes, also on days on which the stock did not trade."""
    point = change(_factors((20260814, "8"), (20260824, "8")))

    assert (point.metric, point.value) == ("adjusted_change", Decimal(-10))


def test_the_recorded_change_is_flagged() -> None:
    """The recording holds no factors, so its window says that it is of raw closes."""
    (point,) = (p for p in report_of(MOUTAI).data_points if p.metric == "price_change")

    assert "closes are unadjusted" in point.normalization_notes.adjustments
    assert "ex-dividend on 2026-06-26" in point.normalization_notes.adjustments
