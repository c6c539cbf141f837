"""Numbers of calls and replies, years spelt digit by digit and dividends by ten shares."""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("甲川股份2024年营业收入129亿元。（回复编号：20250915-3）", True),
        ("甲川股份2024年营业收入129亿元，电话会接入码 88231。", True),
        ("甲川股份二〇二四年营业收入一百二十九亿元。", True),
        ("甲川股份二〇二二年营业收入一百二十九亿元。", False),
        ("甲川股份2024年拟每10股派发现金红利53.18元（含税）。", True),
        ("甲川股份2024年拟每股派发现金红利53.18元（含税）。", False),
    ],
)
def test_codes_years_and_payouts(text: str, right: bool) -> None:
    """A code is no figure, a year is one however it is spelt, a field tells ten shares."""
    facts = [
        Fact(
            entity="甲川股份",
            metric=metric,
            value=Decimal(value),
            unit=unit,
            as_of=date(2024, 12, 31),
            period="2024",
        )
        for metric, value, unit in (("revenue", "129", "亿元"), ("cash_div_per10", "53.18", "元"))
    ]
    assert (not check_prose(text, facts, "zh")) is right
