"""The words that are a Chinese number's own.

Its verb, its noun behind, its books, its forecast, the year before.
"""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(
    metric: str, value: str, unit: str, period: str = "FY2025", *, entity: str = "鹭洲重工"
) -> Fact:
    return Fact(
        entity=entity,
        metric=metric,
        value=Decimal(value),
        unit=unit,
        as_of=date(2026, 3, 31),
        period=period or None,
    )


FACTS = [
    _fact("归母净利润", "4.71", "亿元"),
    _fact("自由现金流", "1.26", "亿元"),
    _fact("商誉减值损失", "0.58", "亿元"),
    _fact("商誉", "9.20", "亿元"),
    _fact("合同总额", "83", "亿元"),
    _fact("营业收入", "51.4", "亿元"),
    _fact("non-GAAP EPS", "1.42", "元"),
    _fact("GAAP EPS", "1.17", "元"),
    _fact("天然气产量", "640", "亿立方米"),
    _fact("铁矿石产量", "275", "万吨"),
]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "自由现金流才值得看：鹭洲重工账面上赚了4.71亿。",
            "自由现金流才值得看：2025年有4.71亿。",
        ),
        (
            "鹭洲重工2025年归母口径吃亏在一笔5,800万元的商誉减值。",
            "鹭洲重工2025年归母口径吃亏在一笔5,800万元的商誉。",
        ),
        (
            "鹭洲重工2025年合同总额冲上83亿元。",
            "鹭洲重工合同很多，2025年营收冲上83亿元。",
        ),
        (
            "鹭洲重工2025年自由现金流才1.26亿元。",
            "鹭洲重工2025年经营现金流才1.26亿元。",
        ),
        (
            "鹭洲重工2025年非GAAP每股收益1.42元。",
            "鹭洲重工2025年GAAP每股收益1.42元。",
        ),
        (
            "鹭洲重工2025年GAAP每股收益1.17元。",
            "鹭洲重工2025年non-GAAP每股收益1.17元。",
        ),
        (
            "鹭洲重工2025年铁矿石产量为275万吨。",
            "鹭洲重工2025年天然气产量为275万吨。",
        ),
    ],
)
def test_a_number_is_told_by_its_own_words(right: str, wrong: str) -> None:
    assert check_prose(right, FACTS, "zh") == ()
    assert check_prose(wrong, FACTS, "zh")


def test_another_word_for_the_same_stock_is_no_other_one() -> None:
    facts = [_fact("手持订单量", "120", "艘", ""), _fact("在手订单", "310", "亿元", "")]
    assert check_prose("鹭洲重工在手订单为120艘。", facts, "zh") == ()


OUTLOOK = [
    _fact("货邮吞吐量指引", "84", "万吨", "2026Q2"),
    _fact("货邮吞吐量", "79", "万吨", "2025Q2"),
    _fact("净息差", "1.71", "%", "2025H1"),
    _fact("净息差", "1.86", "%", "2024H1"),
]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "鹭洲重工预计2026年第二季度货邮吞吐量为84万吨。",
            "鹭洲重工2025年第二季度货邮吞吐量为84万吨。",
        ),
        (
            "鹭洲重工2025年上半年净息差1.71%，一年前的同期为1.86%。",
            "鹭洲重工2025年上半年净息差1.86%，一年前的同期为1.71%。",
        ),
        (
            "鹭洲重工2025年上半年净息差1.71%，低于一年前的1.86%。",
            "鹭洲重工2025年上半年净息差1.86%，高于一年前的1.71%。",
        ),
    ],
)
def test_what_is_foreseen_and_what_was_a_year_ago(right: str, wrong: str) -> None:
    assert check_prose(right, OUTLOOK, "zh") == ()
    assert check_prose(wrong, OUTLOOK, "zh")


def test_the_ends_of_a_range_are_told_as_down_to_and_up_to() -> None:
    fact = Fact(
        entity="鹭洲重工",
        metric="EPS预测区间",
        value=(Decimal("0.62"), Decimal("0.95")),
        unit="元",
        as_of=date(2026, 3, 31),
        period="FY2026",
    )
    assert check_prose("对鹭洲重工2026年EPS的预测低至0.62元、高至0.95元。", [fact], "zh") == ()
    assert check_prose("对鹭洲重工2026年EPS的预测低至0.95元、高至0.62元。", [fact], "zh")


def test_an_insurer_may_be_called_by_its_brand() -> None:
    fact = _fact("新业务价值", "95.4", "亿元", entity="中国太保")
    assert check_prose("太平洋保险2025年新业务价值95.4亿元。", [fact], "zh") == ()
    assert check_prose("新华保险2025年新业务价值95.4亿元。", [fact], "zh")


PARTS = [
    _fact("云服务营业利润率", "35.0", "%", "2025Q4"),
    _fact("北美分部营业利润率", "9.0", "%", "2025Q4"),
    _fact("毛利率", "66.2", "%", "2025Q4"),
    _fact("3纳米制程占晶圆收入比重", "25", "%", "2025Q4"),
    _fact("5纳米制程占晶圆收入比重", "36", "%", "2025Q4"),
]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "鹭洲重工2025年四季度云服务收入增长，分部营业利润率35.0%。",
            "鹭洲重工2025年四季度北美收入增长，北美分部营业利润率35.0%。",
        ),
        (
            "鹭洲重工2025年四季度毛利率66.2%，3纳米与5纳米制程分别占晶圆收入的25%和36%。",
            "鹭洲重工2025年四季度毛利率25%，3纳米制程占晶圆收入的66.2%。",
        ),
    ],
)
def test_segments_and_shares_of_a_whole(right: str, wrong: str) -> None:
    assert check_prose(right, PARTS, "zh") == ()
    assert check_prose(wrong, PARTS, "zh")


CLOSES = [
    _fact("拨备覆盖率", "410.03", "%", "2025Q1"),
    _fact("拨备覆盖率", "411.98", "%", "2024FY"),
]


def test_the_end_of_the_year_before_is_no_quarter_of_this_one() -> None:
    assert (
        check_prose("鹭洲重工3月末拨备覆盖率410.03%，上年末拨备覆盖率为411.98%。", CLOSES, "zh")
        == ()
    )
    assert check_prose("鹭洲重工3月末经营平稳，上年末拨备覆盖率为410.03%。", CLOSES, "zh")
