"""Metrics that moved, levels that they moved to, and lines of business handed on.

And acronyms right before a figure, and closings counted net.
"""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: str, unit: str, period: str) -> Fact:
    day = date(2026, 4, 28)
    return Fact(
        entity="南丫互动", metric=metric, value=Decimal(value), unit=unit, as_of=day, period=period
    )


FACTS = [
    _fact("毛利率同比变动", "-2.66", "pp", "2025FY"),
    _fact("净资产收益率同比变动", "-1.2", "pp", "2025FY"),
    _fact("净资产收益率", "17.07", "%", "2025FY"),
    _fact("资产负债率", "56", "%", "2025FY"),
    _fact("应收账款", "5.4", "亿元", "2025FY"),
    _fact("应收账款", "4.1", "亿元", "2024FY"),
    _fact("应收账款同比", "31.7", "%", "2025FY"),
    _fact("伺服系统收入", "21.7", "亿元", "2025FY"),
    _fact("伺服系统毛利率", "26.4", "%", "2025FY"),
    _fact("工业机器人收入", "32.5", "亿元", "2025FY"),
    _fact("工业机器人毛利率", "31.2", "%", "2025FY"),
    _fact("产量", "27.5", "万吨", "2025FY"),
    _fact("销量", "27.1", "万吨", "2025FY"),
    _fact("净增门店数", "-317", "家", "2025FY"),
]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("毛利率同比回落2.66个百分点。", "净利率同比回落2.66个百分点。"),
        (
            "销售毛利率较上年同期小幅下降约2.66个百分点。",
            "净利率较上年同期小幅下降约2.66个百分点。",
        ),
        (
            "净资产收益率同比下降1.2个百分点至17.07%，负债率升至56%。",
            "净资产收益率同比下降1.2个百分点至56%，负债率升至56%。",
        ),
        ("ROE17.07%，负债率56%。", "负债率17.07%，ROE56.00%。"),
        ("应收账款同比增长31.7%至5.4亿元。", "应收账款同比增长31.7%至4.1亿元。"),
        (
            "工业机器人收入32.5亿元、毛利率31.2%，伺服收入21.7亿元，毛利率26.4%。",
            "工业机器人收入32.5亿元、毛利率26.4%，伺服收入21.7亿元，毛利率31.2%。",
        ),
        ("2025年生产27.5万吨、销售27.1万吨。", "2025年生产27.1万吨、销售27.5万吨。"),
        ("2025年净关闭317家门店。", "2025年净新增317家门店。"),
    ],
)
def test_what_moved_is_told_by_its_own_name_time_and_way(right: str, wrong: str) -> None:
    assert not check_prose(f"南丫互动{right}", FACTS, "zh")
    assert check_prose(f"南丫互动{wrong}", FACTS, "zh")
