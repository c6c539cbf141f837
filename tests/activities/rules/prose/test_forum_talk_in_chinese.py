"""Chinese as it is talked and posted.

Scales told twice, neighbours without a name, units without their group, gaps by their sign.
"""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(
    entity: str, metric: str, value: str, unit: str, period: str = "", code: str = ""
) -> Fact:
    return Fact(
        entity=entity,
        metric=metric,
        value=Decimal(value),
        unit=unit,
        as_of=date(2026, 3, 31),
        period=period or None,
        code=code or None,
    )


FACTS = [
    _fact("鹭洲重工", "营业收入", "3.46", "亿元", "FY2025"),
    _fact("鹭洲重工", "在手订单金额", "2.15", "万亿日元", "FY2025"),
    _fact("鹭洲重工", "股东户数", "65400", "户"),
    _fact("海岚钢铁", "现货均价", "3912", "元/吨", "2026-03"),
]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("鹭洲重工营业收入3亿4,600万元。", "鹭洲重工营业收入3亿6,400万元。"),
        ("鹭洲重工在手订单金额2兆1,500亿日元。", "鹭洲重工在手订单金额2兆5,100亿日元。"),
        ("鹭洲重工股东户数6万5400户。", "鹭洲重工股东户数6万4500户。"),
        ("海岚钢铁3月现货均价在3,900元/吨附近。", "海岚钢铁3月现货均价在3,800元/吨附近。"),
        ("海岚钢铁3月现货均价在3,900元/吨一带。", "海岚钢铁3月现货均价在3,900元/吨。"),
    ],
)
def test_a_number_may_be_told_at_two_scales_or_by_its_neighbourhood(right: str, wrong: str) -> None:
    assert check_prose(right, FACTS, "zh") == ()
    assert check_prose(wrong, FACTS, "zh")


def test_megawatts_are_no_trillion() -> None:
    facts = [_fact("鹭洲重工", "装机容量", "300", "兆瓦")]
    assert check_prose("鹭洲重工装机容量300兆瓦。", facts, "zh") == ()


RIVALS = [
    _fact("鹭洲重工", "毛利率", "31.2", "%", "FY2025"),
    _fact("海岚钢铁", "毛利率", "12.7", "%", "FY2025"),
    _fact("青禾玻璃", "产能利用率", "88.4", "%", "FY2025"),
    _fact("青禾越南", "产能利用率", "71.9", "%", "FY2025"),
    _fact("青禾华东基地", "产能利用率", "95.5", "%", "FY2025"),
]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "鹭洲重工毛利率31.2%，比隔壁炼钢的12.7%好看得多。",
            "鹭洲重工毛利率31.2%，比隔壁炼钢的13.7%好看得多。",
        ),
        (
            "鹭洲重工毛利率31.2%，比隔壁海岚钢铁的12.7%高。",
            "海岚钢铁毛利率12.7%，比隔壁海岚钢铁的31.2%低。",
        ),
        (
            "青禾越南产能利用率71.9%，华东基地却有95.5%。",
            "青禾越南产能利用率71.9%，华东基地却有88.4%。",
        ),
        (
            "大家都夸海岚钢铁，真正赚到毛利的是鹭洲重工，它的毛利率有31.2%。",
            "大家都夸海岚钢铁，真正赚到毛利的是鹭洲重工，它的毛利率只有12.7%。",
        ),
    ],
)
def test_who_is_meant_without_a_full_name(right: str, wrong: str) -> None:
    assert check_prose(right, RIVALS, "zh") == ()
    assert check_prose(wrong, RIVALS, "zh")


def test_a_warning_is_no_company() -> None:
    facts = [_fact("鹭洲重工", "营业收入同比", "-3.8", "%", "FY2025")]
    assert check_prose("别被营收下滑（-3.8%）带偏，鹭洲重工还行。", facts, "zh") == ()
    assert check_prose("别家营收下滑4.8%，鹭洲重工还行。", facts, "zh")


FLOWS = [
    _fact("鹭洲重工", "主力资金净买入", "-2.47", "亿元"),
    _fact("海岚钢铁", "主力资金净买入", "1.63", "亿元"),
    _fact("鹭洲重工", "公允价值变动收益", "0.83", "亿元", "FY2025"),
    _fact("中国", "服务贸易差额", "-512", "亿元", "2026-02"),
    _fact("鹭洲重工", "存货周转天数", "96", "天", "2025Q4"),
    _fact("鹭洲重工", "存货周转天数", "104", "天", "2025Q3"),
    _fact("中国", "实际利差", "-1.4", "%", "2026-02"),
    _fact("中国", "实际利差", "-1.9", "%", "2026-01"),
]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("主力净卖了鹭洲重工2.47亿。", "主力净买了鹭洲重工2.47亿。"),
        ("主力净买海岚钢铁1.63亿。", "主力净卖海岚钢铁1.63亿。"),
        (
            "鹭洲重工2025年录得8,300万元的公允价值变动收益。",
            "鹭洲重工2025年录得8,300万元的公允价值变动损失。",
        ),
        ("2月我国服务贸易出现512亿元的逆差。", "2月我国服务贸易出现512亿元的顺差。"),
        (
            "鹭洲重工四季度存货周转天数为96天，比三季度的104天好转。",
            "鹭洲重工四季度存货周转天数为96天，比三季度的104天上升。",
        ),
        (
            "2月实际利差为-1.4%，比1月的-1.9%收窄。",
            "2月实际利差为-1.4%，比1月的-1.9%扩大。",
        ),
    ],
)
def test_a_direction_is_told_by_what_is_judged(right: str, wrong: str) -> None:
    assert check_prose(right, FLOWS, "zh") == ()
    assert check_prose(wrong, FLOWS, "zh")
