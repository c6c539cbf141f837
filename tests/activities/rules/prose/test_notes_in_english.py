"""How English research notes set one time, company or side against another."""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact

_AS_OF = date(2026, 6, 30)
_ENDS = {
    "2024FY": date(2024, 12, 31),
    "2025FY": date(2025, 12, 31),
    "2025Q2": date(2025, 6, 30),
    "2025H1": date(2025, 6, 30),
}


def _fact(
    metric: str, value: float, unit: str, period: str = "2026Q2", entity: str = "Bexley Tools"
) -> Fact:
    as_of = _ENDS.get(period, _AS_OF)
    return Fact(entity=entity, metric=metric, value=value, unit=unit, as_of=as_of, period=period)


def _ahead(metric: str, low: str, high: str, unit: str) -> Fact:
    return Fact(
        entity="Bexley Tools",
        metric=metric,
        value=(Decimal(low), Decimal(high)),
        unit=unit,
        as_of=_AS_OF,
        period="2026Q3",
    )


_FACTS = [
    _fact("NPL ratio", 1.21, "%"),
    _fact("NPL ratio", 1.24, "%", "2025FY"),
    _fact("NPL ratio change", -3, "bps"),
    _fact("provision coverage", 231.4, "%"),
    _fact("provision coverage", 226.1, "%", "2025FY"),
    _fact("drill shipments", 3.42, "million units"),
    _fact("drill shipments", 3.41, "million units", "2025Q2"),
    _fact("mower shipments", 61_300, "units"),
    _fact("mower shipments", 48_900, "units", "2025Q2"),
    _fact("capital expenditure", 58.4, "million USD", "2026H1"),
    _fact("capital expenditure", 64.1, "million USD", "2025H1"),
    _fact("interim dividend per share", 0.31, "USD", "2026H1"),
    _fact("interim dividend per share growth YoY", 5.8, "%", "2026H1"),
    _fact("interim dividend per share growth YoY", 4.2, "%", "2025H1"),
    _fact("streaming operating income", -249, "million USD", "2024FY"),
    _fact("streaming operating income", 143, "million USD", "2025FY"),
    _fact("adjusted EPS", 1.2, "USD/share"),
    _fact("adjusted EPS", 0.92, "USD/share", "2025Q2"),
    _fact("revenue", 925, "million USD"),
    _fact("revenue", 682, "million USD", "2025Q2"),
    _fact("number of agents", 354_000, "people"),
    _fact("number of agents growth YoY", -2.5, "%"),
    _fact("table turnover rate", 4.2, "times/day"),
    _fact("distance from 52-week high", -34, "%"),
    _fact("fee-bearing AUM", 78.6, "billion USD"),
    _fact("gross margin", -0.8, "%"),
    _fact("deliveries", 81_000, "vehicles"),
    _ahead("delivery guidance", "90000", "95000", "vehicles"),
    _ahead("revenue growth guidance QoQ", "0", "2", "%"),
]
_RIVALS = [
    _fact("broadband net additions", -7, "thousand customers"),
    _fact("broadband net additions", 910, "thousand customers", entity="Harlow Telecom"),
    _fact("broadband net additions", 405, "thousand customers", entity="Norvik Telecom"),
    _fact("capex to revenue", 33, "%", entity="Harlow Telecom"),
    _fact("capex to revenue", 24, "%", entity="Norvik Telecom"),
    _fact("capex to revenue", 21, "%", "2025Q2", "Harlow Telecom"),
    _fact("capex to revenue", 15, "%", "2025Q2", "Norvik Telecom"),
]


@pytest.mark.parametrize(
    ("text", "right", "wrong"),
    [
        (
            (
                "At the end of June 2026 Bexley Tools' NPL ratio was 1.21%, "
                "3 basis points lower than at year-end 2025, while provision coverage was {}."
            ),
            "231.4%",
            "226.1%",
        ),
        (
            (
                "Bexley Tools shipped 3.42 million drills in the second quarter of 2026, "
                "flat on a year before, while its mower shipments hit {} units."
            ),
            "61,300",
            "62,300",
        ),
        (
            (
                "Bexley Tools spent $58.4 million on capex in H1 2026 (H1 2025: $64.1 million), "
                "and declared an interim dividend of $0.31 per share, up {}."
            ),
            "5.8%",
            "4.2%",
        ),
        (
            (
                "Bexley Tools' streaming arm swung from a $249m operating loss in FY2024 to a "
                "$143m operating {} in FY2025."
            ),
            "profit",
            "loss",
        ),
        (
            (
                "Bexley Tools earned an adjusted $1.20 per share on revenue of $925 million in "
                "the second quarter of 2026, against {} on $682 million twelve months before."
            ),
            "$0.92",
            "$1.20",
        ),
        ("Bexley Tools guides to revenue growth of flat to {} quarter on quarter.", "2%", "7%"),
        ("Bexley Tools expects Q3 2026 deliveries of {} to 95,000 vehicles.", "90,000", "81,000"),
        (
            "Bexley Tools' agents numbered {}, 2.5% fewer than a year earlier.",
            "354,000",
            "345,000",
        ),
        ("Bexley Tools had a table turnover rate of {} in Q2 2026.", "4.2 times", "4.4 times"),
        ("Bexley Tools' shares are 34% {} their record high.", "off", "above"),
        (
            "Bexley Tools grew fee-bearing assets to {} in Q2 2026.",
            "$78.6 billion",
            "$76.8 billion",
        ),
        ("In Q2 2026 Bexley Tools had a gross {} of 0.8%.", "loss margin", "margin"),
    ],
)
def test_one_time_is_set_against_another(text: str, right: str, wrong: str) -> None:
    assert not check_prose(text.format(right), _FACTS, "en")
    assert check_prose(text.format(wrong), _FACTS, "en")


@pytest.mark.parametrize(
    ("text", "right", "wrong"),
    [
        (
            (
                "Bexley Tools lost 7k broadband customers in 2026Q2, "
                "whereas Harlow Telecom gained 910k and Norvik Telecom {}."
            ),
            "405k",
            "lost 405k",
        ),
        (
            (
                "Harlow Telecom added 910k customers in 2026Q2, "
                "against 405k broadband additions at {}."
            ),
            "Norvik Telecom",
            "Bexley Tools",
        ),
        (
            (
                "Capex to revenue was 33% at Harlow Telecom and 24% at Norvik Telecom in Q2 2026, "
                "compared with {} in Q2 2025."
            ),
            "21% and 15%",
            "15% and 21%",
        ),
    ],
)
def test_one_company_is_set_against_another(text: str, right: str, wrong: str) -> None:
    assert not check_prose(text.format(right), _RIVALS, "en")
    assert check_prose(text.format(wrong), _RIVALS, "en")
