"""What Chinese puts into brackets behind a time or a heading: the year, the unit of a table."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: float, unit: str, period: str) -> Fact:
    day = date(int(period[:4]), 6 if "H1" in period else 9, 30)
    return Fact(entity="福耀玻璃", metric=metric, value=value, unit=unit, as_of=day, period=period)


_FACTS = [
    _fact("营业收入", 21447000000, "元", "2025H1"),
    _fact("营业收入", 18340000000, "元", "2024H1"),
    _fact("归母净利润", 4805000000, "元", "2025H1"),
    _fact("归母净利润", 2259000000, "元", "2025Q3"),
    _fact("化工板块经营收益", -42.2, "亿元", "2025H1"),
]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("福耀玻璃上半年（2025年）营收214.47亿元。", "福耀玻璃上半年（2024年）营收214.47亿元。"),
        (
            "福耀玻璃第三季度（2025年）归母净利润22.59亿元。",
            "福耀玻璃上半年（2025年）归母净利润22.59亿元。",
        ),
        (
            "表1：福耀玻璃2025Q3业绩（亿元）\n\n| 指标 | 数值 |\n|---|---|\n| 归母净利 | 22.59 |",
            "表1：福耀玻璃2025Q3业绩（万元）\n\n| 指标 | 数值 |\n|---|---|\n| 归母净利 | 22.59 |",
        ),
        (
            "福耀玻璃2025年上半年化工板块经营亏损42.2亿元。",
            "福耀玻璃2025年上半年化工板块经营盈利42.2亿元。",
        ),
    ],
    ids=["a half and its year", "a quarter and its year", "the unit of a table", "a loss"],
)
def test_brackets_say_what_a_figure_is(right: str, wrong: str) -> None:
    """The year in brackets makes one time with the part before it.

    A unit in brackets heads a table.
    """
    assert check_prose(right, _FACTS) == ()
    assert check_prose(wrong, _FACTS)
