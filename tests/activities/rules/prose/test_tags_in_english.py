"""How facts from taxonomies and vendors are named.

And how a sentence goes on under its only metric.
"""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from activities.rules.prose.tags import spoken
from schemas.facts import Fact


def _fact(entity: str, metric: str, value: float, unit: str, period: str = "2025FY") -> Fact:
    return Fact(
        entity=entity,
        metric=metric,
        value=value,
        unit=unit,
        as_of=date(int(period[:4]), 12, 31),
        period=period,
    )


_FACTS = [
    _fact("Calder Rail", "NetIncomeLoss", -86, "million USD"),
    _fact("Calder Rail", "PaymentsToAcquirePropertyPlantAndEquipment", 696.8, "million USD"),
    _fact("Calder Rail", "EarningsPerShareDiluted", -2.31, "USD/share"),
    _fact("Calder Rail", "ev_ebitda", 14.07, "x"),
    _fact("Calder Rail", "capex guidance", 720, "million USD", "2026FY"),
    _fact("Calder Rail", "vehicle deliveries", 238_727, "vehicles"),
    _fact("Calder Rail", "vehicle deliveries growth yoy", 22.54, "%"),
    _fact("Calder Rail", "revenue growth yoy", 13.87, "%"),
    _fact("Calder Rail", "operating margin", 13.22, "%"),
    _fact("Calder Rail", "net margin", 10.2, "%"),
    _fact("Calder Rail", "net margin change", -1.4, "pp"),
    _fact("Midland Group", "net profit", 38.54, "billion CNY"),
    _fact("Verdant Air", "net profit", 32.19, "billion CNY"),
]


@pytest.mark.parametrize(
    "text",
    [
        "Calder Rail lost $86 million in 2025, or $2.31 per diluted share.",
        "Calder Rail's capital spending was just under $700 million in 2025.",
        "Calder Rail expects capital expenditure of $720 million in 2026.",
        "Calder Rail traded on 14.1x EV/EBITDA.",
        "Calder Rail delivered almost 240,000 vehicles in 2025, up 22.5%.",
        "Calder Rail's net margin lost 1.4 percentage points to 10.2% in 2025.",
        "Midland Group out-earned Verdant Air in 2025, RMB 38.5 billion to RMB 32.2 billion.",
        "At Calder Rail capex was $697 million in 2025; each $10 million adds to depreciation.",
    ],
)
def test_what_facts_under_tags_tell_passes(text: str) -> None:
    """The tag is read as the name that prose has for it."""
    assert [finding.reason for finding in check_prose(text, _FACTS, "en")] == []


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Calder Rail made a net profit of $86 million in 2025.", "grounding.sign"),
        ("Calder Rail delivered almost 240,000 vehicles in 2025, up 13.87%.", "grounding.metric"),
        (
            "Calder Rail's net margin narrowed by 1.4 percentage points to 13.2% in 2025.",
            "grounding.metric",
        ),
        (
            "Midland Group out-earned Verdant Air in 2025, RMB 32.2 billion to RMB 38.5 billion.",
            "grounding.entity",
        ),
    ],
)
def test_what_they_do_not_tell_is_found(text: str, rule: str) -> None:
    """A sentence that names one metric goes on with no other's number."""
    assert rule in [finding.rule for finding in check_prose(text, _FACTS, "en")]


@pytest.mark.parametrize(
    ("tag", "name"),
    [
        ("us-gaap:StockholdersEquity", "stockholders' equity"),
        ("trailingPE", "p/e (ttm)"),
        ("NetInterestMargin", "net interest margin"),
        ("RevenueYoY", "revenue yoy"),
        ("iPhone revenue", "iPhone revenue"),
        ("EBITDA", "EBITDA"),
    ],
)
def test_only_tags_are_read_as_such(tag: str, name: str) -> None:
    """Names of products and short names stay as they are."""
    assert spoken(tag) == name
