"""One metric, company or end of a quarter under two names, and what only sounds like one."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact

_ENDS = {"2026Q1": date(2026, 3, 31), "2025Q1": date(2025, 3, 31), "2026H1": date(2026, 6, 30)}


def _fact(
    metric: str, value: float, unit: str, period: str = "2026Q1", entity: str = "盛澜光电"
) -> Fact:
    return Fact(
        entity=entity, metric=metric, value=value, unit=unit, as_of=_ENDS[period], period=period
    )


REVENUE = [
    _fact("营业收入", 34.99, "亿元"),
    _fact("营收", 42.17, "亿元", "2025Q1"),
    _fact("境外收入", 5.17, "亿元"),
    _fact("海外收入", 7.52, "亿元", "2025Q1"),
    _fact("扣非净利润", 3.27, "亿元"),
    _fact("归母净利润", 3.38, "亿元"),
]
FULL = [
    _fact("毛利率", 26.31, "%", entity="江苏恒瑞医药股份有限公司"),
    _fact("毛利率", 43.26, "%", entity="洛阳栾川钼业集团股份有限公司"),
]
STOCK = [_fact("存货", 54.9, "亿元", "2026H1"), _fact("营业收入", 70.2, "亿元", "2026H1")]
PRICE = [
    Fact(entity="盛澜光电", metric=name, value=value, unit="元", as_of=date(2026, 7, 16))
    for name, value in (("收盘价", 40.63), ("目标价", 51.8))
]
RATIO = [
    Fact(entity="盛澜光电", metric="预期市盈率", value=value, unit="倍", as_of=date(2026, 7, day))
    for value, day in ((8.97, 16), (9.6, 15))
]
FUND = [
    _fact("腾讯控股持仓占净值比", 9.6, "%", entity="远川精选"),
    _fact("宁德时代持仓占净值比", 7.1, "%", entity="远川精选"),
    _fact("股票仓位", 91.4, "%", entity="远川精选"),
]


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("盛澜光电2026年一季度营收34.99亿元，上年同期为42.17亿元；海外收入5.17亿元", REVENUE),
        ("盛澜光电2026年一季度扣非归母净利润3.27亿元，归母净利润3.38亿元", REVENUE),
        ("恒瑞医药毛利率26.3%，洛阳钼业为43.3%", FULL),
        ("盛澜光电上半年存货54.9亿元", STOCK),
        ("盛澜光电2026Q2末存货54.9亿元", STOCK),
        ("盛澜光电报40.63元，目标价51.80元", PRICE),
        ("股票仓位为91.4%，重仓依次是腾讯控股（9.6%）和宁德时代（7.1%）", FUND),
    ],
)
def test_is_grounded(text: str, facts: list[Fact]) -> None:
    """Another spelling, a full legal name, a quarter's end and holdings are no contradiction."""
    assert not check_prose(text, facts)


@pytest.mark.parametrize(
    ("text", "facts", "rule"),
    [
        ("盛澜光电2026年一季度营收42.17亿元", REVENUE, "period"),
        ("盛澜光电2026年一季度扣非归母净利润3.38亿元", REVENUE, "metric"),
        ("恒瑞医药毛利率43.3%", FULL, "entity"),
        ("盛澜光电今日小幅收跌，报51.80元", PRICE, "metric"),
        ("7月16日，盛澜光电预期市盈率9.6倍", RATIO, "period"),
        ("重仓依次是腾讯控股（7.1%）和宁德时代（9.6%）", FUND, "entity"),
    ],
)
def test_is_told_apart(text: str, facts: list[Fact], rule: str) -> None:
    """Another time, metric, company or day under a like name is a finding."""
    assert [finding.rule for finding in check_prose(text, facts)][:1] == [f"grounding.{rule}"]
