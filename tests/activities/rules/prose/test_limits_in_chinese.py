"""Limits in conditions, losses for gains, and names for what they are.

And years of two digits before an amount.
"""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(entity: str, metric: str, value: str, unit: str, period: str = "") -> Fact:
    day = date(2026, 8, 20)
    return Fact(
        entity=entity, metric=metric, value=Decimal(value), unit=unit, as_of=day, period=period
    )


FACTS = [
    _fact("浅水科技", "汇兑收益", "2.31", "亿元", "2026H1"),
    _fact("浅水科技", "投资收益", "-0.74", "亿元", "2026H1"),
    _fact("浅水科技", "资产处置损失", "0.52", "亿元", "2026H1"),
    _fact("沙田光电", "业绩承诺净利润", "2.4", "亿元", "2027FY"),
    _fact("沙田光电", "净利润", "1.9", "亿元", "2025FY"),
    _fact("沙田光电", "限产触发价", "300", "元"),
    _fact("荃湾港务", "自由现金流", "4.2", "亿元", "2024年报"),
    _fact("荃湾港务", "自由现金流", "8.46", "亿元", "2025年报"),
    _fact("屯门教育", "deferred revenue", "1.52", "billion USD", "2026Q2"),
    _fact("屯门教育", "revenue", "1.1", "billion USD", "2026Q2"),
    _fact("新界央行", "政策利率", "2.0", "%"),
    _fact("新界央行", "专家预测中值", "1.8", "%", "2026年底"),
    _fact("新界央行", "专家预测中值", "1.6", "%", "2027年底"),
    _fact("元朗煤业", "市盈率", "7.1", "倍"),
    _fact("元朗煤业", "股息率", "6.2", "%"),
    _fact("离岛焦化", "市盈率", "9.9", "倍"),
    _fact("离岛焦化", "股息率", "3.1", "%"),
]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "如果沙田光电2027年净利润低于2.4亿元，原股东须补偿。",
            "如果沙田光电2027年净利润低于2.5亿元，原股东须补偿。",
        ),
        (
            "一旦产品价格跌破300元，沙田光电将限产。",
            "一旦产品价格跌破310元，沙田光电将限产。",
        ),
        ("沙田光电2025年净利润不足2.0亿元。", "沙田光电2025年净利润不足1.9亿元。"),
        (
            "若干因素令沙田光电2025年净利润不足2.0亿元。",
            "若干因素令沙田光电2025年净利润不足1.9亿元。",
        ),
    ],
)
def test_what_a_condition_asks_for_is_the_limit_itself(right: str, wrong: str) -> None:
    assert check_prose(right, FACTS, "zh") == ()
    assert check_prose(wrong, FACTS, "zh")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "浅水科技2026年上半年录得汇兑收益2.31亿元。",
            "浅水科技2026年上半年录得汇兑损失2.31亿元。",
        ),
        (
            "浅水科技2026年上半年投资损失0.74亿元。",
            "浅水科技2026年上半年投资收益0.74亿元。",
        ),
        (
            "浅水科技2026年上半年资产处置损失0.52亿元。",
            "浅水科技2026年上半年资产处置收益0.52亿元。",
        ),
        (
            "浅水科技2026年上半年投资收益-0.74亿元。",
            "浅水科技2026年上半年投资收益0.74亿元。",
        ),
    ],
)
def test_a_loss_is_no_gain_of_the_same(right: str, wrong: str) -> None:
    assert check_prose(right, FACTS, "zh") == ()
    assert check_prose(wrong, FACTS, "zh")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "荃湾港务2025年派息提高，自由现金流连续改善：24年4.2亿、25年8.5亿。",
            "荃湾港务2025年派息提高，自由现金流连续改善：24年8.5亿、25年4.2亿。",
        ),
        (
            "荃湾港务自由现金流24年4.2亿元，25年8.46亿元。",
            "荃湾港务自由现金流24年4.2亿元，25年8.64亿元。",
        ),
        (
            "荃湾港务码头租期24年，2025年自由现金流8.46亿元。",
            "荃湾港务码头租期24年，2024年自由现金流8.46亿元。",
        ),
    ],
)
def test_two_digits_before_an_amount_are_a_year(right: str, wrong: str) -> None:
    assert check_prose(right, FACTS, "zh") == ()
    assert check_prose(wrong, FACTS, "zh")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "屯门教育二季度递延收入15.2亿美元，营收11亿美元。",
            "屯门教育二季度递延收入11亿美元，营收15.2亿美元。",
        ),
        (
            "新界央行政策利率为2.0%，专家预测中值显示，2026年底利率为1.8%。",
            "新界央行政策利率为2.0%，专家预测中值显示，2026年底利率为1.6%。",
        ),
        ("新界央行政策利率为2.0%。", "新界央行政策利率为1.8%。"),
        (
            "元朗煤业市盈率7.1倍；离岛焦化公司股息率3.1%。",
            "元朗煤业市盈率7.1倍；离岛焦化公司股息率6.2%。",
        ),
        (
            "元朗煤业的同行是离岛焦化，公司股息率6.2%。",
            "元朗煤业的同行是离岛焦化，公司股息率6.5%。",
        ),
    ],
)
def test_what_is_deferred_shown_or_called_a_company(right: str, wrong: str) -> None:
    assert check_prose(right, FACTS, "zh") == ()
    assert check_prose(wrong, FACTS, "zh")
