"""Levels compared with and the metric behind them, and 同期 of another company.

Changes behind a level and moves of a day.
"""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(entity: str, metric: str, value: str, unit: str, period: str = "") -> Fact:
    day = date(2026, 11, 20)
    return Fact(
        entity=entity, metric=metric, value=Decimal(value), unit=unit, as_of=day, period=period
    )


FACTS = [
    _fact("南丫互动", "营业收入", "1652", "亿元", "2026Q3"),
    _fact("南丫互动", "营业收入", "1640", "亿元", "2025Q3"),
    _fact("南丫互动", "归母净利润", "372.7", "亿元", "2026Q3"),
    _fact("南丫互动", "归母净利润", "370.8", "亿元", "2025Q3"),
    _fact("南丫互动", "净利率", "15.6", "%", "2026Q3"),
    _fact("松江银行", "净利率", "6.8", "%", "2026Q3"),
    _fact("松江银行", "净利率", "7.9", "%", "2025Q3"),
    _fact("南丫互动", "毛利率", "25.7", "%", "2026Q3"),
    _fact("南丫互动", "毛利率同比变动", "-2.14", "个百分点", "2026Q3"),
    _fact("南丫互动", "净利率同比变动", "-146", "bp", "2026Q3"),
    _fact("南丫互动", "涨跌幅", "3.95", "%"),
    _fact("南丫互动", "年初至今涨跌幅", "34.16", "%"),
]
REVENUE = "南丫互动2026Q3营业收入为1,652亿元，"


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            REVENUE + "上年同期（2025Q3）为1,640亿元；归母净利润为372.7亿元，上年同期为370.8亿元。",
            REVENUE + "上年同期（2025Q3）为1,640亿元；归母净利润为370.8亿元，上年同期为372.7亿元。",
        ),
        (
            REVENUE + "而2025年同期为1,640亿元；归母净利润372.7亿元，2025年同期为370.8亿元。",
            REVENUE + "而2025年同期为1,640亿元；归母净利润370.8亿元，2025年同期为372.7亿元。",
        ),
        (
            "南丫互动2026年三季度净利率为15.6%，松江银行同期为6.8%。",
            "南丫互动2026年三季度净利率为15.6%，松江银行同期为7.9%。",
        ),
        (
            "南丫互动2026年三季度毛利率是25.7%，同比下降了2.14个百分点。",
            "南丫互动2026年三季度毛利率是25.7%，同比下降了1.46个百分点。",
        ),
        (
            "南丫互动2026Q3毛利率25.7%（同比-2.14个百分点）。",
            "南丫互动2026Q3毛利率25.7%（同比-1.46个百分点）。",
        ),
        (
            "11月20日，南丫互动上涨3.95%，今年以来上涨34.16%。",
            "11月20日，南丫互动上涨34.16%，今年以来上涨34.16%。",
        ),
    ],
)
def test_each_number_is_of_its_own_time_and_metric(right: str, wrong: str) -> None:
    assert not check_prose(right, FACTS, "zh")
    assert check_prose(wrong, FACTS, "zh")
