"""Ways in which English texts tell figures.

What was added, thresholds, the end of a year, vehicles, bracketed quarters.
"""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(entity: str, metric: str, value: float, unit: str, period: str) -> Fact:
    return Fact(
        entity=entity,
        metric=metric,
        value=value,
        unit=unit,
        as_of=date(2024, 12, 31),
        period=period,
    )


_FACTS = [
    _fact("Costco", "revenue", 254453, "million USD", "FY2024"),
    _fact("Cloudflare", "customers_over_100k", 3497, "customers", "2024Q4"),
    _fact("Cloudflare", "revenue", 459.9, "million USD", "2024Q4"),
    _fact("Workday", "subscription revenue backlog total", 25060, "million USD", "2024Q4"),
    _fact("Workday", "subscription revenue", 2040, "million USD", "2024Q4"),
    _fact("Workday", "subscription revenue", 7718, "million USD", "FY2024"),
    _fact("Spotify", "premium_net_adds", 11.2, "million", "2024Q4"),
    _fact("Spotify", "premium subscribers", 263, "million", "2024Q4"),
    _fact("Verizon", "wireless postpaid net additions", 568, "thousand", "2024Q4"),
    _fact("Verizon", "broadband net additions", 408, "thousand", "2024Q4"),
    _fact("Verizon", "wireless postpaid connections", 95.0, "million", "2024Q4"),
    _fact("Rivian", "vehicle deliveries", 51579, "vehicles", "FY2024"),
    _fact("Li Auto", "vehicle sales", 500508, "vehicles", "FY2024"),
    _fact("Xpeng", "vehicle deliveries", 190068, "vehicles", "FY2024"),
    _fact("Xpeng", "vehicle sales", 187300, "vehicles", "FY2024"),
    _fact("Oracle", "revenue", 14059, "million USD", "FY2025Q2"),
    _fact("Oracle", "revenue", 14130, "million USD", "FY2025Q3"),
]


@pytest.mark.parametrize(
    "text",
    [
        "Costco turned over $254.5 billion in 2024.",
        "Costco turned over more than $254 billion in 2024.",
        "Some 3,497 Cloudflare customers paid more than $100,000 a year in Q4 2024.",
        "Cloudflare had 3,497 customers above $100k at the end of 2024.",
        "Workday's subscription revenue backlog total reached $25.06 billion at the end of 2024.",
        "Spotify added about 11 million premium subscribers in Q4 2024, for 263 million in all.",
        "Verizon added 568,000 wireless postpaid connections in Q4 2024.",
        "Rivian delivered 51,579 vehicles in 2024; Li Auto sold 500,508 over the same year.",
        "Vehicle deliveries in 2024: Li Auto 500,508, Rivian 51,579.",
        "Oracle had revenue of $14.1 billion for the November quarter (FY2025 Q2).",
    ],
)
def test_customary_ways_to_tell_a_figure_are_read(text: str) -> None:
    assert not check_prose(text, _FACTS, "en")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Costco turned over $255.1 billion in 2024.", "value"),
        ("Costco made over $254.5 billion of revenue in 2024.", "rounding"),
        ("Some 3,497 Cloudflare customers paid more than $500,000 a year in Q4 2024.", "entity"),
        ("Cloudflare's revenue came to $100,000 in Q4 2024.", "value"),
        ("Workday's subscription revenue was $2.04 billion for 2024.", "period"),
        ("Workday's subscription revenue backlog total reached $25.06 billion at the end of 2023.",
         "period"),
        ("Spotify added about 13 million premium subscribers in Q4 2024.", "value"),
        ("Verizon added 408,000 wireless postpaid connections in Q4 2024.", "metric"),
        ("Xpeng's vehicle deliveries came to 187,300 in 2024.", "metric"),
        ("Oracle had revenue of $14.1 billion for the May quarter (FY2025 Q4).", "period"),
    ],
)  # fmt: skip
def test_look_alikes_are_findings(text: str, rule: str) -> None:
    assert [finding.rule for finding in check_prose(text, _FACTS, "en")] == [f"grounding.{rule}"]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Rivian delivered 51,579 vehicles in 2024, up 5.7%.", "period"),
        ("WATCHLIST | Rivian\nDeliveries: 51,579 | Xpeng market share: 2.4%", "entity"),
        ("WATCHLIST | Rivian\nDeliveries: 51,579 | Rivian market share: 2.4%", ""),
        ("Rivian delivered 51,579 vehicles in 2024, up 2.9%.", ""),
        (
            (
                "Rivian delivered 51,579 vehicles and had a tax rate of 21%. "
                "Xpeng's market share was 1.7%."
            ),
            "entity",
        ),
        (
            (
                "Rivian delivered 51,579 vehicles. "
                "Xpeng had a tax rate of 21% and a market share of 1.7%."
            ),
            "",
        ),
    ],
)
def test_a_change_is_of_the_time_of_its_level_and_a_cell_of_whom_it_names(
    text: str, rule: str
) -> None:
    facts = [
        _fact("Rivian", "vehicle deliveries", 51579, "vehicles", "FY2024"),
        _fact("Rivian", "vehicle deliveries growth", 2.9, "%", "FY2024"),
        _fact("Rivian", "vehicle deliveries growth", 5.7, "%", "FY2023"),
        _fact("Rivian", "market share", 2.4, "%", "FY2024"),
        _fact("Xpeng", "market share", 1.7, "%", "FY2024"),
        _fact("Xpeng", "tax rate", 21, "%", "FY2024"),
    ]
    found = [finding.rule for finding in check_prose(text, facts, "en")]
    assert found == ([f"grounding.{rule}"] if rule else [])
