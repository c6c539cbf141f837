"""Measures of single lines of business by their names and fields, in English."""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: str, unit: str, period: str | None = "FY2024") -> Fact:
    return Fact(
        entity="Harlow Corp",
        metric=metric,
        value=Decimal(value),
        unit=unit,
        as_of=date(2024, 12, 31),
        period=period,
    )


@pytest.mark.parametrize(
    ("name", "field", "sibling"),
    [
        ("CET1 ratio", "common_equity_tier1_ratio", "tier1_leverage_ratio"),
        ("NIM", "net_interest_margin", "efficiency_ratio"),
        ("net charge-off ratio", "nco_ratio", "allowance_ratio"),
        ("deposit growth", "deposit_growth", "nim"),
        ("load factor", "passenger_load_factor", "on_time_performance"),
        ("on-time performance", "on_time_performance", "completion_factor"),
        ("short interest", "short_interest_pct_float", "institutional_ownership"),
        ("gross revenue retention", "grr", "nrr"),
        ("medical loss ratio", "mlr", "expense_ratio"),
        ("loan-to-value", "loan_to_value", "occupancy_rate"),
        ("FCF margin", "free_cash_flow_margin", "operating_margin"),
    ],
)
def test_a_share_is_of_its_own_name(name: str, field: str, sibling: str) -> None:
    """The figure of a sibling is refused, the right one passes."""
    facts = [_fact(field, "11.37", "%"), _fact(sibling, "14.89", "%")]
    text = f"Harlow Corp's {name} was {{}} in fiscal 2024."
    assert not check_prose(text.format("11.37%"), facts, "en")
    assert check_prose(text.format("14.89%"), facts, "en")


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Harlow Corp reported GAAP net income of $1.25B and adjusted net income of $1.32B.", True),
        ("Harlow Corp reported non-GAAP net income of $1.32B for FY2024.", True),
        ("Harlow Corp reported GAAP net income of $1.32B for FY2024.", False),
        ("By my read, the Harlow Corp story is cash: $5.8B of free cash flow in FY2024.", True),
        ("Harlow Corp FY2024 non-GAAP diluted EPS: $5.78", True),
    ],
)
def test_names_of_results(text: str, right: bool) -> None:
    """What is adjusted is so by any of its names, a topic is none where the amount has its own."""
    facts = [
        _fact("net_profit", "1.25", "USD billion"),
        _fact("non_gaap_net_income", "1.32", "USD billion"),
        _fact("free_cash_flow", "5.8", "USD billion"),
        _fact("eps_non_gaap", "5.78", "USD/share"),
        _fact("eps_diluted", "4.66", "USD/share"),
    ]
    assert (not check_prose(text, facts, "en")) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Harlow Corp closed at $38.31; it now trades at 46.0x earnings.", True),
        ("Harlow Corp is down 12.8% year to date.", False),
        ("Micron Technology stays a Buy. Our target price is $44.50.", False),
        ("Harlow Corp stays a Buy. Our target price is $44.50.", True),
    ],
)
def test_prices_and_returns(text: str, right: bool) -> None:
    """A multiple of a close is no live price, and a target is of whom the text rates."""
    facts = [
        _fact("close", "38.31", "USD", None),
        _fact("pe_ttm", "46.0", "x", None),
        _fact("return_ytd", "12.8", "%", None),
        _fact("target_price", "44.50", "USD", None),
    ]
    assert (not check_prose(text, facts, "en")) is right
