"""Numbers told one by one, of a stretch, or of a profit without one-off items, in Chinese."""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: str, unit: str, period: str = "") -> Fact:
    return Fact(
        entity="兆禾电子",
        metric=metric,
        value=Decimal(value),
        unit=unit,
        as_of=date(2026, 10, 28),
        period=period,
    )


_QUARTERS = [
    _fact("营业收入", "12.8", "亿元", "2026Q1"),
    _fact("营业收入", "9.3", "亿元", "2026Q2"),
    _fact("营业收入", "10.6", "亿元", "2026Q3"),
]
_PROFITS = [
    _fact("扣非净利润", "1.64", "亿元", "2026前三季度"),
    _fact("归母净利润", "2.38", "亿元", "2026前三季度"),
]
_DIVIDENDS = [
    _fact("中期股息", "0.73", "港元/股", "2026H1"),
    _fact("末期股息", "0.66", "港元/股", "2025FY"),
]
_MOVES = [
    _fact("年初至今涨跌幅", "18.6", "%"),
    _fact("近一周涨跌幅", "3.2", "%"),
    _fact("近一月涨跌幅", "7.4", "%"),
]
_POINTS = [
    _fact("毛利率同比", "1.2", "个百分点", "2026H1"),
    _fact("净利率同比", "0.9", "个百分点", "2026H1"),
]
_MARGINS = [
    _fact("毛利率", "32.1", "%", "2026Q3"),
    _fact("净利率", "11.4", "%", "2026Q3"),
    _fact("毛利率", "30.2", "%", "2025Q3"),
    _fact("净利率", "10.1", "%", "2025Q3"),
]


@pytest.mark.parametrize(
    ("facts", "text", "one", "other"),
    [
        (_QUARTERS, "兆禾电子一至三季度收入依次为{}亿元、{}亿元和10.6亿元。", "12.8", "9.3"),
        (_QUARTERS, "兆禾电子今年前三个季度收入分别为{}亿元、{}亿元和10.6亿元。", "12.8", "9.3"),
        (_PROFITS, "扣除非经常性损益后，兆禾电子前三季度净利润为{}亿元，而归母净利润为{}亿元。",
         "1.64", "2.38"),
        (_DIVIDENDS, "兆禾电子2026年中期股息每股{}港元，2025年末期股息每股{}港元。", "0.73",
         "0.66"),
        (_MOVES, "兆禾电子今年以来累计上涨{}%，近一周涨{}%。", "18.6", "3.2"),
        (_MOVES, "今年以来，兆禾电子上涨18.6%，近一周涨{}%，近一个月涨{}%。", "3.2", "7.4"),
        (_POINTS, "兆禾电子上半年毛利率和净利率同比分别提升{}个和{}个百分点。", "1.2", "0.9"),
        (_MARGINS, "上年同期，兆禾电子毛利率为30.2%，净利率为10.1%；本期分别为{}%和{}%。", "32.1",
         "11.4"),
    ],
)  # fmt: skip
def test_each_number_is_of_its_own_place(
    facts: list[Fact], text: str, one: str, other: str
) -> None:
    assert not check_prose(text.format(one, other), facts, "zh")
    assert check_prose(text.format(other, one), facts, "zh")
