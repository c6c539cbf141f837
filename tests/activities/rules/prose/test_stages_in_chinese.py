"""Round numbers that are passed, flows of a year ago, and guidance that is set anew.

And parts of a year told together.
"""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(
    metric: str, value: str, unit: str, period: str, entity: str = "汀岸港口", status: str = ""
) -> Fact:
    low, _, high = value.partition("~")
    told = (Decimal(low), Decimal(high)) if high else Decimal(low)
    day = date(2026, 8, 20) if period >= "2026" else date(2025, 8, 21)
    return Fact(
        entity=entity,
        metric=metric,
        value=told,
        unit=unit,
        as_of=day,
        period=period,
        status=status,
    )


FACTS = [
    _fact("集装箱吞吐量", "3162.4", "万TEU", "2025FY"),
    _fact("归母净利润", "89.62", "亿元", "2025FY"),
    _fact("经营活动产生的现金流量净额", "31.7", "亿元", "2026H1"),
    _fact("经营活动产生的现金流量净额", "-2.4", "亿元", "2025H1"),
    _fact("收入增速指引", "12~13", "%", "2026FY", status="guidance"),
    _fact("收入增速指引(上调前)", "9~11", "%", "2026FY", status="guidance"),
    _fact("毛利率", "38.6", "%", "2026H1"),
    _fact("营业收入", "71.3", "亿元", "2026H1"),
    _fact("营业收入", "66.8", "亿元", "2025H1"),
]
COSTS = [
    _fact("销售费用率", "11.2", "%", "2026年前三季度", "芦溪药业"),
    _fact("管理费用率", "6.7", "%", "2026年前三季度", "芦溪药业"),
    _fact("研发费用率", "18.9", "%", "2026年前三季度", "芦溪药业"),
    _fact("营业收入", "52.4", "亿元", "2026年前三季度", "芦溪药业"),
    _fact("营业收入", "17.6", "亿元", "2026Q3", "芦溪药业"),
    _fact("中期每10股派息", "3.6", "元", "2026H1", "芦溪药业"),
    _fact("中期每10股派息", "3.1", "元", "2025H1", "芦溪药业"),
]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "汀岸港口2025年集装箱吞吐量3162.4万TEU，迈上3000万TEU台阶。",
            "汀岸港口2025年集装箱吞吐量3162.4万TEU，迈上4000万TEU台阶。",
        ),
        (
            "汀岸港口2025年集装箱吞吐量跨入3000万TEU时代。",
            "汀岸港口2025年集装箱吞吐量为3000万TEU。",
        ),
        (
            "汀岸港口2025年归母净利润登上80亿元新台阶。",
            "汀岸港口2025年归母净利润登上90亿元新台阶。",
        ),
    ],
)
def test_a_round_number_that_is_passed_is_a_threshold(right: str, wrong: str) -> None:
    assert check_prose(right, FACTS, "zh") == ()
    assert check_prose(wrong, FACTS, "zh")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "汀岸港口2026年上半年经营现金流净流入31.7亿元，上年同期为净流出2.4亿元。",
            "汀岸港口2026年上半年经营现金流净流入31.7亿元，上年同期为净流入2.4亿元。",
        ),
        (
            "汀岸港口2026年上半年经营现金流净额31.7亿元（上年同期净流出2.4亿元）。",
            "汀岸港口2026年上半年经营现金流净流出2.4亿元。",
        ),
        (
            "汀岸港口2026年上半年经营现金流净流入31.7亿元，较上年同期的净流出2.4亿元明显好转。",
            "汀岸港口2026年上半年经营现金流净流入31.7亿元，较上年同期的净流出4.2亿元明显好转。",
        ),
    ],
)
def test_a_flow_of_a_year_ago_is_a_level_of_that_time(right: str, wrong: str) -> None:
    assert check_prose(right, FACTS, "zh") == ()
    assert check_prose(wrong, FACTS, "zh")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("汀岸港口上调全年收入增速指引至12%-13%。", "汀岸港口上调全年收入增速指引至9%-11%。"),
        ("汀岸港口上调全年收入增速指引至12%-13%。", "汀岸港口上调全年毛利率指引至12%-13%。"),
        (
            "汀岸港口将收入增速指引由9%-11%上调至12%-13%。",
            "汀岸港口将收入增速指引由12%-13%上调至9%-11%。",
        ),
        ("汀岸港口2026年中期收入71.3亿元。", "汀岸港口2026年中期收入66.8亿元。"),
        (
            "汀岸港口2026年中期录得营业收入71.3亿元，2025年中期为66.8亿元。",
            "汀岸港口2026年中期录得营业收入71.3亿元，2025年中期为71.3亿元。",
        ),
    ],
)
def test_what_is_set_anew_is_no_move_and_the_interim_is_the_first_half(
    right: str, wrong: str
) -> None:
    assert check_prose(right, FACTS, "zh") == ()
    assert check_prose(wrong, FACTS, "zh")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "芦溪药业前三季度销售、管理、研发费用率依次为11.2%、6.7%、18.9%。",
            "芦溪药业前三季度销售、管理、研发费用率依次为6.7%、11.2%、18.9%。",
        ),
        (
            "芦溪药业2026年一至三季度营业收入52.4亿元。",
            "芦溪药业2026年一至三季度营业收入17.6亿元。",
        ),
        ("芦溪药业2026年1-3季度营业收入52.4亿元。", "芦溪药业2026年1-3季度营业收入54.2亿元。"),
        ("芦溪药业2026年中期再派每10股3.6元。", "芦溪药业2026年中期再派每10股3.1元。"),
        ("芦溪药业2026年中期拟每10股派3.6元。", "芦溪药业2026年中期拟每10股派3.1元。"),
    ],
)
def test_quarters_told_together_are_one_time(right: str, wrong: str) -> None:
    assert check_prose(right, COSTS, "zh") == ()
    assert check_prose(wrong, COSTS, "zh")


def test_a_time_of_delivery_is_measured_unless_it_is_agreed() -> None:
    assert check_prose("芦溪药业平均交付期18个月。", COSTS, "zh")
    assert check_prose("芦溪药业的合同约定交付期18个月。", COSTS, "zh") == ()
