"""Units, benchmarks, bonds and months as English reports tell them, beside what facts say."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: float, unit: str, period: str | None, entity: str) -> Fact:
    return Fact(
        entity=entity,
        metric=metric,
        value=value,
        unit=unit,
        as_of=date(2026, 5, 15),
        period=period,
    )


_FACTS = [
    _fact("backlog", 30.4, "GW", "2026Q1", "Ulmer Power"),
    _fact("copper sold", 415, "million lb", "2026Q1", "Ulmer Power"),
    _fact("gas production", 1.25, "Bcf/d", "2026Q1", "Ulmer Power"),
    _fact("yield on 2031 notes", 6.85, "%", None, "Ulmer Power"),
    _fact("yield on 2027 notes", 6.1, "%", None, "Ulmer Power"),
    _fact("liquidity", 2.3, "billion USD", "2026Q1", "Ulmer Power"),
    _fact("debt maturities", 1.05, "billion USD", "2027FY", "Ulmer Power"),
    _fact("contracted sales", 5.38, "billion USD", "2026-04", "Ulmer Power"),
    _fact("contracted sales (cumulative)", 19.6, "billion USD", "2026-01~2026-04", "Ulmer Power"),
    _fact("settlement price", 68.12, "USD/barrel", None, "WTI crude"),
    _fact("settlement price", 71.84, "USD/barrel", None, "Brent crude"),
]


@pytest.mark.parametrize(
    "text",
    [
        "The backlog stood at 30.4 gigawatts.",
        "It sold 415 million pounds of copper.",
        "Gas production was 1.25 billion cubic feet per day.",
        "Brent settled at $71.84 and West Texas Intermediate at $68.12.",
        (
            "The 2031 notes yield 6.85%. "
            "Liquidity of $2.3 billion covers the $1.05 billion due in 2027."
        ),
        "Contracted sales for April came to $5.38 billion.",
    ],
)
def test_what_facts_say_in_other_words_passes(text: str) -> None:
    """Units in words and symbols, and benchmarks by their long names, are no other figures.

    Nor are years of bonds.
    """
    assert not check_prose(text, _FACTS, "en")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("The backlog stood at 30.4 megawatts.", "grounding.unit"),
        ("West Texas Intermediate settled at $71.84.", "grounding.entity"),
        ("The 2027 notes yield 6.85%.", "grounding.metric"),
        ("Contracted sales for April came to $19.6 billion.", "grounding.period"),
    ],
)
def test_what_they_do_not_say_is_found(text: str, rule: str) -> None:
    """A smaller unit, another benchmark, another bond and all months so far are found out."""
    assert rule in {finding.rule for finding in check_prose(text, _FACTS, "en")}


def test_spans_in_a_row_are_counted_in_words_too() -> None:
    fact = Fact(
        entity="Harlow Pipelines",
        metric="Consecutive years of distribution increases",
        value=27,
        unit="years",
        as_of="2025-09-30",
    )
    text = "Harlow Pipelines has raised its distribution for twenty-{} straight years."
    assert check_prose(text.format("seven"), [fact], "en") == ()
    assert check_prose(text.format("nine"), [fact], "en")
