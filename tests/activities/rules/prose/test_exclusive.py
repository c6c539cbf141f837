"""A number of one metric, line of business or measure is not another's."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: float, unit: str, **more: str) -> Fact:
    given = {"entity": "Corran", "as_of": "2025-06-30", "period": "2025Q2", **more}
    return Fact.model_validate({**given, "metric": metric, "value": value, "unit": unit})


_FACTS = [
    _fact("operating income", 1.6, "billion USD"),
    _fact("gross margin", 31.9, "%"),
    _fact("P/B", 1.3, "x"),
    _fact("cash cost", 1.74, "USD/lb"),
    _fact("Cloud revenue", 4.3, "billion USD"),
    _fact("Devices revenue", 2.7, "billion USD"),
]


@pytest.mark.parametrize(
    "text",
    [
        "Corran booked net income of $1.6 billion.",
        "Corran's operating margin was 31.9%.",
        "Corran trades on an EV/sales of 1.3x.",
        "Corran's devices revenue was $4.3 billion.",
        "At Corran, cloud brought in $2.7 billion.",
    ],
)
def test_the_number_of_another_metric_or_line_is_a_finding(text: str) -> None:
    """No fact of the metric said is needed: its name excludes that of the fact."""
    assert [found.rule for found in check_prose(text, _FACTS)] == ["grounding.metric"]


def test_a_cost_per_pound_is_none_per_tonne() -> None:
    """What a price is told for one of."""
    found = check_prose("Corran produced at a cash cost of $1.74 per tonne.", _FACTS)

    assert [finding.rule for finding in found] == ["grounding.unit"]


@pytest.mark.parametrize(
    "text",
    [
        "Corran made a profit of $1.6 billion.",
        "Corran's profit margin was 31.9%.",
        "Cloud sales reached $4.3 billion at Corran, and those of devices $2.7 billion.",
    ],
)
def test_general_names_exclude_none_of_their_kind(text: str) -> None:
    """Profit may be an operating one."""
    assert not check_prose(text, _FACTS)


def test_a_year_that_ends_in_march_is_the_fiscal_year() -> None:
    """And no March; the year that went before keeps its own number."""
    facts = [
        _fact("operating income", 612, "billion JPY", period="2026FY"),
        _fact("operating income", 548, "billion JPY", period="2025FY"),
    ]
    text = "Corran expects operating income of ¥{} billion for the year ending March 2026."

    assert not check_prose(text.format(612), facts)
    assert [f.rule for f in check_prose(text.format(548), facts)] == ["grounding.period"]
