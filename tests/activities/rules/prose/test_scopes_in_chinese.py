"""A scope, a holiday or a report that is named before a number is that of its fact, in Chinese."""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: str, unit: str, period: str) -> Fact:
    return Fact(
        entity="溪云置业",
        metric=metric,
        value=Decimal(value),
        unit=unit,
        as_of=date(2026, 8, 31),
        period=period,
    )


_SALES = [
    _fact("全口径签约额", "412", "亿元", "2026年1-7月"),
    _fact("权益签约额", "287", "亿元", "2026年1-7月"),
]
_GUESTS = [
    _fact("入园人数", "31.6", "万人次", "2026年五一假期"),
    _fact("入园人数", "27.9", "万人次", "2025年国庆假期"),
    _fact("入园人数", "40.2", "万人次", "2026年春节假期"),
]
_QUARTERS = [
    _fact("营业收入", "18.3", "亿元", "2026Q1"),
    _fact("营业收入", "22.9", "亿元", "2026Q2"),
]


@pytest.mark.parametrize(
    ("facts", "text", "right", "wrong"),
    [
        (_SALES, "权益口径下，溪云置业1—7月签约额{}亿元。", "287", "412"),
        (_SALES, "按全口径计，溪云置业1—7月签约额{}亿元。", "412", "287"),
        (_SALES, "溪云置业1—7月签约额（权益口径）为{}亿元。", "287", "412"),
        (_GUESTS, "五一期间入园31.6万人次，而春节假期的数字是{}万人次。", "40.2", "27.9"),
        (_GUESTS, "溪云置业劳动节入园人数为{}万人次。", "31.6", "40.2"),
        (_QUARTERS, "溪云置业二季报出炉，单季营业收入{}亿元。", "22.9", "18.3"),
    ],
)
def test_what_is_named_before_a_number_is_what_its_fact_is_of(
    facts: list[Fact], text: str, right: str, wrong: str
) -> None:
    assert not check_prose(text.format(right), facts, "zh")
    assert check_prose(text.format(wrong), facts, "zh")


@pytest.mark.parametrize(
    ("facts", "text"),
    [
        (_SALES, "溪云置业1—7月全口径签约额412亿元，权益口径287亿元。"),
        (_GUESTS, "溪云置业春节、五一入园人数分别为40.2万人次、31.6万人次。"),
        (_GUESTS, "溪云置业五一入园31.6万人次，低于春节的40.2万人次。"),
        (_GUESTS, "溪云置业去年国庆入园27.9万人次。"),
    ],
)
def test_what_is_named_beside_another_number_is_not(facts: list[Fact], text: str) -> None:
    assert not check_prose(text, facts, "zh")


def test_who_sets_a_bar_is_not_spoken_of_further() -> None:
    own = [_fact("流动性覆盖率", "96.3", "%", "2025FY"), _fact("存贷比", "81.7", "%", "2025FY")]
    bar = _fact("流动性覆盖率下限", "100", "%", "").model_copy(update={"entity": "监管指标"})
    ratio = _fact("存贷比", "75", "%", "").model_copy(update={"entity": "监管指标"})
    text = "溪云置业2025年末流动性覆盖率96.3%，低于100%的监管要求；同期存贷比为{}%。"

    assert not check_prose(text.format("81.7"), [*own, bar], "zh")
    assert check_prose(text.format("75"), [*own, bar, ratio], "zh")
