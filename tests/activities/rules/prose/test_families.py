"""Forms of prose that come in families: units in heads, currencies, names, lengths of time."""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from activities.rules.prose.brackets import of_cell, unit
from activities.rules.prose.periods import parse
from schemas.facts import Fact


def fact(value: str, what: str, metric: str, entity: str = "Larkfield", period: str = "") -> Fact:
    """A fact of the third quarter of 2025."""
    return Fact(
        entity=entity,
        metric=metric,
        value=Decimal(value),
        unit=what,
        as_of=date(2025, 9, 30),
        period=period or None,
    )


def rules(text: str, *facts: Fact) -> list[str]:
    """The rules that a text breaks."""
    return [finding.rule for finding in check_prose(text, facts, "en")]


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("€ million", "€ million"),
        ("in NOK million", "nok million"),
        ("'000 tonnes", "thousand tonnes"),
        ("€ per MWh", "€ per mwh"),
        ("restated", ""),
        ("m", ""),
    ],
)
def test_units_are_read_by_their_parts(words: str, known: str) -> None:
    """A currency and a scale in any order, a thing that is counted; other words are none."""
    assert unit(words) == known


def test_a_head_names_its_unit_in_brackets_behind_a_comma_or_alone() -> None:
    """Three ways in which tables give the unit of their figures."""
    assert [of_cell(head) for head in ("Revenue (£m)", "Output, kt", "SEK million", "Q3 2025")] == [
        "£m",
        "kt",
        "sek million",
        "",
    ]


@pytest.mark.parametrize(
    ("words", "known"),
    [
        ("2025FQ4", ("Q4", 2025)),
        ("F4Q25", ("Q4", 2025)),
        ("4QFY25", ("Q4", 2025)),
        ("2025-07 to 2025-09", ("Q3", 2025)),
        ("2025-01 to 2025-10", ("YTD", 2025)),
    ],
)
def test_fiscal_periods_of_facts(words: str, known: tuple[str, int]) -> None:
    """Fiscal quarters in their short forms, and spans of months."""
    found = parse(words)
    assert found is not None
    assert (found.part, found.year) == known


ADJUSTED = (
    fact("0.88", "USD/share", "diluted EPS"),
    fact("0.93", "USD/share", "adjusted EPS"),
)
SPANS = (
    fact("1.88", "billion USD", "capital expenditure", period="2025 9M"),
    fact("0.71", "billion USD", "capital expenditure", period="2025Q3"),
)
GROUP = (
    fact("3.9", "million TEU", "throughput", "Meridian Ports", "2025Q3"),
    fact("412600", "TEU", "throughput", "Meridian Ports Callao", "2025Q3"),
)
CASES = [
    ("Larkfield sold 61,300 tonnes", (fact("61312", "tonnes", "sales volume"),), []),
    ("Larkfield sold 61,400 tonnes", (fact("61312", "tonnes", "sales volume"),),
     ["grounding.rounding"]),
    ("Its target price is $38", (fact("38", "CAD", "target price"),), []),
    ("Its target price is US$38", (fact("38", "CAD", "target price"),), ["grounding.currency"]),
    ("Capacity is 40,000 wafers per day", (fact("40000", "wafers/month", "capacity"),),
     ["grounding.unit"]),
    ("Adjusted EPS of $0.93", ADJUSTED, []),
    ("Adjusted EPS of $0.88", ADJUSTED, ["grounding.metric"]),
    ("Larkfield's capital expenditure for the quarter was $1.9 billion", SPANS,
     ["grounding.period"]),
    ("At Callao throughput was 412,600 TEU; across the whole group it was 3.9 million TEU", GROUP,
     []),
    ("At Callao throughput was 3.9 million TEU", GROUP, ["grounding.entity"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "known", "found"), CASES, ids=[row[0] for row in CASES])
def test_families_of_forms(text: str, known: tuple[Fact, ...], found: list[str]) -> None:
    """Each form is read, and the fault in it is named."""
    assert rules(text, *known) == found
