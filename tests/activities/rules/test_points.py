"""Data points: each figure with its evidence, freshness, notes and lineage."""

from datetime import date
from decimal import Decimal

from activities.rules.ledger import Ledger
from activities.rules.points import PointBook
from schemas.fetch import Dataset, ToolCall
from schemas.integrity import StalenessStatus
from schemas.metrics import Period
from tests.ledgers import AUGUST, FY2025, MOUTAI, fetched, seen

FY2024 = date(2024, 12, 31)
INCOME = fetched(
    Dataset.INCOME,
    seen("net_profit", 90), seen("net_profit", 80, FY2024), seen("revenue", 200),
    seen("oper_cost", 50),
)  # fmt: skip


def book_of(*calls: ToolCall) -> PointBook:
    return PointBook(Ledger(calls), MOUTAI, AUGUST, lambda *_: StalenessStatus.FRESH)


def test_a_reported_point_repeats_its_evidence() -> None:
    """Value, date and source of a reported point are those of one cited fetch."""
    book = book_of(INCOME)
    point = book.point(str(book.reported("net_profit", Period.YEAR, FY2025)))

    assert (point.value, point.unit, point.lineage.type) == (Decimal(90), "CNY", "REPORTED")
    assert point.sources == ("tushare.income",)
    assert [item.envelope.value for item in book.evidence] == [90]
    assert point.reference == point.evidence_ids[0]


def test_a_derived_point_names_formula_inputs_and_their_values() -> None:
    """Lineage shows how the figure was made and from which values."""
    book = book_of(INCOME)
    inputs = {
        "revenue": book.reported("revenue", Period.YEAR, FY2025),
        "cost": book.reported("oper_cost", Period.YEAR, FY2025),
    }
    made = book.derived("gross_margin", "margin_percent", inputs, Period.YEAR, FY2025)
    point = book.point(str(made))

    assert (point.value, point.lineage.type) == (Decimal(75), "DERIVED")
    assert point.lineage.derivation_formula == "(revenue - cost) / revenue × 100"
    assert {k: v.value for k, v in point.lineage.source_values.items()} == {
        "revenue": 200, "cost": 50,
    }  # fmt: skip
    assert point.derivation is not None
    assert set(point.derivation.inputs.values()) == set(point.evidence_ids)


def test_a_figure_that_was_not_fetched_gives_no_point() -> None:
    """Absence stays absence: no point, and no derived point on top of it."""
    book = book_of(INCOME)
    absent = book.reported("ocf", Period.YEAR, FY2025)
    present = book.reported("net_profit", Period.YEAR, FY2025)
    inputs = {"numerator": absent, "denominator": present}

    assert absent is None
    assert book.derived("cash_conversion", "ratio_percent", inputs, Period.YEAR, FY2025) is None
    assert book.value(absent) is None


def test_an_undefined_derivation_gives_no_point() -> None:
    """Growth from a loss has no meaning, so there is no such figure."""
    book = book_of(fetched(Dataset.INCOME, seen("net_profit", 5), seen("net_profit", -5, FY2024)))
    inputs = {
        "current": book.reported("net_profit", Period.YEAR, FY2025),
        "base": book.reported("net_profit", Period.YEAR, FY2024),
    }

    assert book.derived("profit_growth", "growth_percent", inputs, Period.YEAR, FY2025) is None


def test_a_figure_asked_for_twice_is_one_point() -> None:
    """Ids are given once per figure, in the order of first use."""
    book = book_of(INCOME)
    first = book.reported("net_profit", Period.YEAR, FY2025)

    assert book.reported("net_profit", Period.YEAR, FY2025) == first
    assert [point.point_id for point in book.points] == ["dp_001"]


def test_a_figure_of_the_past_is_historical() -> None:
    """The base of a growth rate is not judged as if it spoke for the present."""
    book = book_of(INCOME)
    past = book.point(str(book.reported("net_profit", Period.YEAR, FY2024, newest=False)))

    assert past.freshness.staleness_status is StalenessStatus.HISTORICAL
    assert past.freshness.staleness_days == (AUGUST.date() - FY2024).days


def test_sources_that_agree_and_sources_that_do_not_are_told_apart() -> None:
    """Each point says whether other sources were compared and what they said."""
    second = fetched(Dataset.SECOND_ANNUAL, seen("net_profit", 90), seen("net_profit", 70, FY2024))
    book = book_of(INCOME, second)
    points = [
        book.point(str(book.reported(metric, Period.YEAR, day)))
        for metric, day in (("net_profit", FY2025), ("net_profit", FY2024), ("revenue", FY2025))
    ]

    assert [p.reconciliation.status for p in points] == ["agreed", "conflict", "single_source"]


def test_a_converted_unit_is_noted() -> None:
    """万元 on the wire becomes CNY, and the note says so."""
    quoted = seen("total_mv", 10_000, AUGUST.date(), Period.INSTANT)
    call = fetched(Dataset.DAILY_INDICATORS, quoted.model_copy(update={"basis": "万元"}))
    book = book_of(call)
    point = book.point(str(book.reported("total_mv", Period.INSTANT, AUGUST.date())))

    assert point.normalization_notes.adjustments == ("万元 → CNY",)
    assert point.value == Decimal(10_000)


def test_contradicting_rows_of_one_fetch_are_two_pieces_of_evidence() -> None:
    """Both sides of a contradiction can be shown, each with its own value."""
    call = fetched(Dataset.INCOME, seen("oper_cost", 50), seen("oper_cost", 60))
    book = book_of(call)
    ids = [book.evidence_id(reading) for reading in book.ledger.readings("oper_cost")]

    assert len(set(ids)) == 2
    assert [item.envelope.value for item in book.evidence] == [50, 60]
