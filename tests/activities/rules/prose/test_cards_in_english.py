"""Cards, small tables and shares in English, as a note or a feed writes them."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: float, unit: str, entity: str = "Parkline Motors") -> Fact:
    return Fact(
        entity=entity,
        metric=metric,
        value=value,
        unit=unit,
        as_of=date(2026, 9, 30),
        period=None if unit == "x" else "2026Q3",
    )


_FACTS = [
    _fact("revenue", 8.02, "billion USD"),
    _fact("revenue YoY", 13.9, "%"),
    _fact("diluted EPS", 1.3, "USD"),
    _fact("diluted EPS YoY", 16.2, "%"),
    _fact("China share of revenue", 52.2, "%"),
    _fact("Europe share of revenue", 21, "%"),
    _fact("cloud revenue", 6.81, "billion USD"),
    _fact("licence revenue", 2.59, "billion USD"),
    _fact("pe_ttm", 19.8, "x"),
    _fact("pb", 2.39, "x"),
    _fact("R&D expense", 173.9, "million USD"),
    _fact("sales and marketing expense", 124.8, "million USD"),
    _fact("quarterly dividend per share", 0.63, "USD"),
    _fact("revenue", 4.41, "billion USD", "Hesui Foods"),
]


@pytest.mark.parametrize(
    "text",
    [
        "Parkline Motors 3Q26\n- Revenue: $8.02bn (+13.9% YoY)\n- Diluted EPS: $1.30 (+16.2% YoY)",
        "China accounted for 52.2% of Parkline Motors's revenue and Europe for 21.0%.",
        (
            "Parkline Motors's cloud segment brought in $6.81bn of revenue in 3Q26, "
            "compared with $2.59bn from its licence segment."
        ),
        "company, pe_ttm, pb\nParkline Motors, 19.8, 2.39",
        "Parkline Motors holders will receive US$0.630 per share on December 18, 2026.",
        (
            "Hesui Foods and Parkline Motors booked revenue of $4.41 billion and approximately "
            "$8.0bn, respectively, in Q3 2026."
        ),
    ],
)
def test_right_cards_pass(text: str) -> None:
    """Each number is read with the name before it, in its column, or of its part."""
    assert not check_prose(text, _FACTS, "en")


@pytest.mark.parametrize(
    "text",
    [
        "Parkline Motors 3Q26\n- Revenue: $8.02bn (+16.2% YoY)\n- Diluted EPS: $1.30 (+16.2% YoY)",
        "China accounted for 52.2% of Parkline Motors's revenue and Europe for 52.2%.",
        "Parkline Motors's cloud segment brought in $2.59bn of revenue in 3Q26.",
        "company, pe_ttm, pb\nParkline Motors, 2.39, 19.8",
        (
            "Parkline Motors spent $124.8m on R&D expense in Q3 2026, "
            "with sales and marketing at $173.9m."
        ),
    ],
)
def test_numbers_of_another_name_do_not(text: str) -> None:
    """What stands beside a number is the name of another fact."""
    assert {finding.rule for finding in check_prose(text, _FACTS, "en")} == {"grounding.metric"}


def test_the_company_in_brackets_at_the_end_owns_a_text() -> None:
    """A text that names nobody else is of whom it gives behind its last sentence."""
    text = "Revenue was $4.41 billion in Q3 2026. (Parkline Motors)"
    assert [finding.rule for finding in check_prose(text, _FACTS, "en")] == ["grounding.entity"]


def test_a_currency_behind_a_dash_begins_the_upper_end() -> None:
    """RMB800 billion-RMB896 billion is one range."""
    outlook = Fact(
        entity="BYD",
        metric="revenue guidance",
        value=(800, 896),
        unit="billion CNY",
        as_of=date(2026, 3, 26),
        period="2026FY",
    )
    text = "BYD guided FY26 revenue to RMB800 billion-RMB896 billion."
    assert not check_prose(text, [outlook], "en")
