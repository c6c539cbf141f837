"""A person's word on a figure: what it overrules, what stays in use, what stays on record."""

from collections.abc import Sequence
from datetime import date
from decimal import Decimal

import pytest

from activities.rules.composing.people import corrections
from activities.rules.integrity import assemble
from activities.rules.ledger import Ledger
from activities.rules.reconciliation import disagreements, outvoted
from schemas.claim import Tier
from schemas.fetch import Dataset, Observation, ToolCall
from schemas.integrity import DataPoint, IntegrityReport
from schemas.metrics import Period
from tests.ledgers import FY2025, MOUTAI, fetched, fetches, integrity_input, seen


def _settled(calls: Sequence[ToolCall]) -> Ledger:
    return Ledger(calls, outvoted(disagreements(Ledger(calls))))


def profit(value: str) -> Observation:
    """A year's profit."""
    return seen("net_profit", Decimal(value), FY2025, Period.YEAR)


def said(value: str, number: int = 0) -> ToolCall:
    """A person's word on it."""
    return fetched(Dataset.CORRECTION, profit(value), number=number)


TUSHARE = fetched(Dataset.INCOME, profit("100"))
EASTMONEY = fetched(Dataset.SECOND_ANNUAL, profit("103"))


@pytest.mark.parametrize(
    ("words", "used", "overruled"),
    [
        ((said("100"),), "tushare", ["103"]),
        ((said("103"),), "akshare", ["100"]),
        ((said("103.001"),), "akshare", ["100"]),
        ((said("101"),), "user", ["100", "103"]),
        ((said("101"), said("100", 1)), "tushare", ["101", "103"]),
    ],
    ids=["for the one", "for the other", "within the tolerance", "for neither", "the newest word"],
)
def test_a_word_settles_a_conflict(
    words: tuple[ToolCall, ...], used: str, overruled: list[str]
) -> None:
    """What agrees with it stays in use, the best tier first; the rest is on record, unused."""
    calls = (TUSHARE, EASTMONEY, *words)
    (found,) = disagreements(Ledger(calls))
    best = _settled(calls).best("net_profit", Period.YEAR, FY2025)

    assert found.ruled
    assert sorted(f"{r.observation.value:f}" for r in found.outvoted) == overruled
    assert len(found.readings) == len(calls)
    assert best is not None
    assert best.call.source == used


def test_a_word_that_agrees_with_all_disagrees_with_none() -> None:
    """It is no conflict, and nothing is overruled."""
    calls = (TUSHARE, said("100.001"))

    assert disagreements(Ledger(calls)) == ()
    assert _settled(calls).outvoted == frozenset()


def test_a_word_in_yuan_overrules_a_figure_in_dollars_too() -> None:
    """Another unit is a conflict, and a person's word ends every conflict about its figure."""
    foreign = profit("90").model_copy(update={"unit": "USD"})
    calls = (TUSHARE, fetched(Dataset.SECOND_ANNUAL, foreign), said("101"))
    overruled = outvoted(disagreements(Ledger(calls)))

    assert {value for *_, value in overruled} == {Decimal(100), Decimal(90)}


def _point(report: IntegrityReport, metric: str, period: Period) -> DataPoint:
    found = [p for p in report.data_points if (p.metric, p.period) == (metric, period)]
    return max(found, key=lambda p: p.as_of_date)


def _corrected(code: str, metric: str, value: str, period: Period, as_of: str) -> IntegrityReport:
    made, unit = fetches(code), "percent" if metric == "ROE" else "CNY"
    word = fetched(
        Dataset.CORRECTION,
        Observation(
            metric=metric, value=Decimal(value), as_of=date.fromisoformat(as_of), period=period,
            unit="USD" if code.endswith("US") else unit,
        ),
    )  # fmt: skip
    return assemble(integrity_input(made, calls=(*made.calls, word)))


def test_a_corrected_figure_is_used_and_what_follows_from_it_too() -> None:
    """The report carries the new figure as tier C, the derived ones anew, the old one on record."""
    report = _corrected(MOUTAI, "net_profit", "45000000000", Period.YEAR_TO_DATE, "2026-06-30")
    profit_now = _point(report, "net_profit", Period.YEAR_TO_DATE)
    growth = _point(report, "profit_growth", Period.YEAR_TO_DATE)
    evidence = {item.evidence_id: item for item in report.evidence}
    (conflict,) = report.conflicts

    assert profit_now.value == Decimal(45000000000)
    assert evidence[profit_now.evidence_ids[0]].tier is Tier.C
    assert profit_now.reconciliation.status == "ruling"
    assert isinstance(growth.value, Decimal)
    assert round(growth.value, 6) == Decimal("-0.887524")
    assert conflict.resolution == "ruling"
    assert {r.source for r in conflict.readings} == {"tushare.income", "user.correction"}


def test_a_figure_abroad_can_be_corrected_too() -> None:
    """A flow of a filer is known by its first day as well; the word gets it from the filing."""
    report = _corrected("TSLA.US", "net_profit", "4000000000", Period.YEAR, "2025-12-31")
    found = _point(report, "net_profit", Period.YEAR)
    margin = _point(report, "net_margin", Period.YEAR)

    assert found.value == Decimal(4000000000)
    assert isinstance(margin.value, Decimal)
    assert round(margin.value, 6) == Decimal("4.218208")


def test_the_table_of_corrections_says_who_said_each_and_which_one_is_used() -> None:
    """One value of a figure is in use, though a percentile's series holds the fetched one."""
    made = fetches(MOUTAI)
    old = Observation(
        metric="pe_ttm", value=Decimal(25), as_of=date(2026, 8, 20), period=Period.INSTANT,
        unit="times",
    )  # fmt: skip
    new = old.model_copy(update={"value": Decimal(-1)})
    words = [
        fetched(Dataset.CORRECTION, item, number=number).model_copy(
            update={"query": {"by": f"analyst {number}", "source": f"page {number}"}}
        )
        for number, item in enumerate((old, new))
    ]
    calls = (*made.calls, *words)
    section = corrections(calls, assemble(integrity_input(made, calls=calls)))

    assert section is not None
    assert section.table is not None
    used = {row[1].en for row in section.table.rows if row[3].en == "yes"}
    assert used == {"user.correction"}
    assert len([row for row in section.table.rows if row[3].en == "yes"]) == 1
    assert [quote.words.en for quote in section.quotes] == [
        "analyst 0 · page 0",
        "analyst 1 · page 1",
    ]


def test_a_word_on_no_figure_of_the_run_changes_nothing() -> None:
    """It stands in the ledger and is not used."""
    before = assemble(integrity_input(fetches(MOUTAI)))
    after = _corrected(MOUTAI, "ROE", "30", Period.YEAR, "2001-12-31")

    assert after.data_points == before.data_points
    assert after.conflicts == ()
