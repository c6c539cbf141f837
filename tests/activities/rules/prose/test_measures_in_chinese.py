"""By which measure a number is told, and what a business measures in months, in Chinese.

And verbs of stocks.
"""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: str, unit: str, period: str = "2026H1") -> Fact:
    return Fact(
        entity="临渊精工",
        metric=metric,
        value=Decimal(value),
        unit=unit,
        as_of=date(2026, 6, 30),
        period=period,
    )


_MULTIPLES = [
    _fact("trailingPE", "27.4", "x", "TTM"),
    _fact("forwardPE", "19.6", "x", ""),
    _fact("市净率", "2.9", "倍", ""),
]
_PROFITS = [_fact("归母净利润", "7.3", "亿元"), _fact("扣非归母净利润", "5.8", "亿元")]
_GROWTH = [_fact("归母净利润同比", "21.7", "%"), _fact("扣非归母净利润同比", "6.4", "%")]
_MARGINS = [_fact("毛利率", "41.5", "%"), _fact("净利率", "9.2", "%")]
_SHARES = [
    _fact("基本每股收益", "0.92", "元"),
    _fact("稀释每股收益", "0.88", "元"),
    _fact("扣非每股收益", "0.71", "元"),
]
_ORDERS = [_fact("新签订单容量", "4.6", "GW"), _fact("在手订单容量", "10.9", "GW")]
_DEBTS = [_fact("有息负债", "28.4", "亿元"), _fact("资本开支", "9.7", "亿元")]


@pytest.mark.parametrize(
    ("facts", "text", "right", "wrong"),
    [
        (_MULTIPLES, "以远期市盈率衡量，临渊精工目前为{}倍。", "19.6", "27.4"),
        (_MULTIPLES, "若按滚动市盈率计，临渊精工现值{}倍。", "27.4", "19.6"),
        (_MULTIPLES, "按市净率看，临渊精工只有{}倍。", "2.9", "19.6"),
        (_MULTIPLES, "临渊精工远期PE为{}倍。", "19.6", "27.4"),
        (_MARGINS, "按净利率来看，临渊精工上半年录得{}%。", "9.2", "41.5"),
        (_PROFITS, "撇除一次性收益后，临渊精工上半年净利润为{}亿元。", "5.8", "7.3"),
        (_PROFITS, "临渊精工上半年不含非经常性项目的净利润为{}亿元。", "5.8", "7.3"),
        (_PROFITS, "临渊精工上半年净利（扣非）为{}亿元。", "5.8", "7.3"),
        (_PROFITS, "剔除非经常性因素，临渊精工上半年净赚{}亿元。", "5.8", "7.3"),
        (_PROFITS, "按扣非口径，临渊精工上半年赚了{}亿元。", "5.8", "7.3"),
        (_PROFITS, "在不计一次性损益的前提下，临渊精工上半年净利润{}亿元。", "5.8", "7.3"),
        (_GROWTH, "以扣非净利润计，临渊精工上半年同比增长{}%。", "6.4", "21.7"),
        (_SHARES, "临渊精工上半年摊薄后每股收益{}元。", "0.88", "0.92"),
        (_SHARES, "临渊精工上半年扣非EPS为{}元。", "0.71", "0.92"),
        (_ORDERS, "临渊精工上半年斩获{}GW订单。", "4.6", "10.9"),
        (_DEBTS, "临渊精工期末付息债务{}亿元。", "28.4", "9.7"),
        (_DEBTS, "临渊精工期末背负{}亿元有息借款。", "28.4", "9.7"),
    ],
)
def test_a_measure_named_before_a_number_is_its_own(
    facts: list[Fact], text: str, right: str, wrong: str
) -> None:
    assert not check_prose(text.format(right), facts, "zh")
    assert check_prose(text.format(wrong), facts, "zh")


@pytest.mark.parametrize(
    "text",
    [
        "按前瞻市盈率算，临渊精工很便宜，市净率为2.9倍。",
        "未扣除非经常性损益的净利润，临渊精工上半年为7.3亿元。",
        "滚动市盈率27.4倍，前瞻市盈率19.6倍，临渊精工估值回落。",
    ],
)
def test_a_measure_is_none_of_a_number_that_has_its_own(text: str) -> None:
    assert not check_prose(text, [*_MULTIPLES, *_PROFITS], "zh")


_STOCKS = [_fact("纯碱库存环比", "-7.1", "%"), _fact("玻璃库存环比", "3.3", "%")]


@pytest.mark.parametrize("verb", ["累积", "堆积", "积压", "回补", "抬头"])
def test_stocks_that_pile_up_do_not_fall(verb: str) -> None:
    assert not check_prose(f"临渊精工玻璃库存环比{verb}3.3%。", _STOCKS, "zh")
    assert check_prose(f"临渊精工纯碱库存环比{verb}7.1%。", _STOCKS, "zh")


@pytest.mark.parametrize("verb", ["消化", "出清", "退步"])
def test_stocks_that_are_sold_off_do_not_rise(verb: str) -> None:
    assert not check_prose(f"临渊精工纯碱库存环比{verb}7.1%。", _STOCKS, "zh")
    assert check_prose(f"临渊精工玻璃库存环比{verb}3.3%。", _STOCKS, "zh")


def test_what_has_piled_up_may_be_a_level() -> None:
    assert not check_prose("临渊精工累积投入3.9亿元。", [_fact("累积投入", "3.9", "亿元")], "zh")


@pytest.mark.parametrize(
    "told",
    ["门店回本周期14个月", "平均账期缩短至12个月", "投资回收期约6年", "用户留存时长为17个月"],
)
def test_a_span_that_a_business_measures_needs_a_fact(told: str) -> None:
    assert check_prose(f"临渊精工上半年毛利率41.5%，{told}。", _MARGINS, "zh")


@pytest.mark.parametrize(
    "told", ["锁定期12个月", "建设期18个月", "约定账期15天", "历时9个月", "过去14个月持续扩张"]
)
def test_a_term_or_a_stretch_of_time_needs_none(told: str) -> None:
    assert not check_prose(f"临渊精工上半年毛利率41.5%，{told}。", _MARGINS, "zh")


def test_the_head_of_a_row_may_have_a_year_beside_its_unit() -> None:
    facts = [_fact("销电量", "73.8", "亿千瓦时"), _fact("供热量", "412", "万吨")]
    rows = "| 2026H1销电量（{}） | 73.8 |\n| 2026H1供热量（万吨） | 412 |"
    table = f"| 指标 | 临渊精工 |\n|---|---|\n{rows}"

    assert not check_prose(table.format("亿千瓦时"), facts, "zh")
    assert check_prose(table.format("万千瓦时"), facts, "zh")
