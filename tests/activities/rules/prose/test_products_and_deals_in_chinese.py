"""Products whose names have digits, partners in deals, and changes at two paces.

And quarters of several companies.
"""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact
from tests.activities.rules.prose.talk import of


def _fact(entity: str, metric: str, value: float, unit: str, part: str = "Q1-Q3") -> Fact:
    return of(entity, metric, value, unit, f"2025{part}")


_OFFICE = [
    _fact("金山办公", "WPS 365业务收入同比", 62.6, "%"),
    _fact("金山办公", "WPS 365业务收入", 3.65, "亿元"),
]
_PLANES = [
    _fact("波音", "737 MAX交付量", 121, "架", "Q3"),
    _fact("波音", "787交付量", 24, "架", "Q3"),
]
_NODES = [
    _fact("台积电", "3纳米收入占比", 23, "%", "Q3"),
    _fact("台积电", "5纳米收入占比", 37, "%", "Q3"),
    _fact("台积电", "先进制程收入占比", 74, "%", "Q3"),
]
_USERS = [
    _fact("中国联通", "5G用户净增", 2415, "万户"),
    _fact("中国联通", "移动用户净增", 1356, "万户"),
]
_DEAL = [
    _fact("青禾药业", "授权合作首付款", 1250, "million USD"),
    _fact("白鹿生物", "授权合作首付款", 500, "million USD"),
]
_MARGINS = [
    _fact(name, "毛利率", value, "%")
    for name, value in (("美的集团", 25.9), ("格力电器", 28.4), ("海尔智家", 27.2))
]
_QUARTERS = [
    _fact("牧原股份", "归母净利润", value, "亿元", part)
    for part, value in (("Q1", 44.9), ("Q2", 60.4), ("Q3", 42.5))
]
_PACES = [
    _fact("生益科技", "营业收入", 79.3, "亿元", "Q3"),
    _fact("生益科技", "营业收入环比", 11.8, "%", "Q3"),
    _fact("生益科技", "营业收入同比", 55.1, "%", "Q3"),
    _fact("生益科技", "归母净利润", 10.2, "亿元", "Q3"),
    _fact("生益科技", "归母净利润环比", 17.8, "%", "Q3"),
    _fact("生益科技", "归母净利润同比", 131.2, "%", "Q3"),
]
_SINGLE = [
    _fact("伊利股份", "营业收入", 905.6, "亿元"),
    _fact("伊利股份", "营业收入", 286.3, "亿元", "Q3"),
]
_LOSS = [_fact("万科A", "归母净亏损同比扩大幅度", 56.1, "%")]
_TIMES = [_fact("晨光生物", "归母净利润同比", 320, "%", "Q2")]
_STOCKS = [
    _fact("捷佳伟创", "合同负债", 72.6, "亿元", "H1"),
    _fact("捷佳伟创", "合同负债", 54.3, "亿元"),
]
_ORDERS = [_fact("汇川技术", "在手订单较半年末增加额", 4, "亿元")]


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("金山办公WPS 365业务收入同比增长62.6%。", _OFFICE),
        ("波音737 MAX三季度交付121架，787交付24架。", _PLANES),
        ("台积电3纳米制程占三季度晶圆收入的23%，5纳米占37%，先进制程合计74%。", _NODES),
        ("中国联通5G用户、移动用户净增分别为2,415万、1,356万户。", _USERS),
        ("青禾药业与辉瑞的授权合作首付款为12.5亿美元。", _DEAL),
        ("美的集团、格力电器、海尔智家2025年前三季度毛利率分别为25.9%、28.4%和27.2%。", _MARGINS),
        ("牧原股份2025年前三个季度归母净利润为44.9亿元、60.4亿元和42.5亿元。", _QUARTERS),
        (
            (
                "生益科技第三季营收79.3亿元环比增11.8%、同比增55.1%，"
                "归母净利10.2亿元环比增17.8%、同比增131.2%。"
            ),
            _PACES,
        ),
        ("伊利股份前三季度营收905.6亿元，单三季度营收286.3亿元。", _SINGLE),
        ("万科前三季度亏损额较上年同期扩大56%。", _LOSS),
        ("晨光生物二季度归母净利润同比+3.2倍。", _TIMES),
        ("捷佳伟创合同负债较半年末的72.6亿元回落至三季度末的54.3亿元。", _STOCKS),
        ("汇川技术三季度末在手订单较半年末增加4亿元。", _ORDERS),
        ("青禾药业与白鹿生物的毛利率分列三四位。", _DEAL),
    ],
)
def test_is_grounded(text: str, facts: list[Fact]) -> None:
    """Digits in a name are no figure, and a figure goes to whom and when the words say."""
    assert check_prose(text, facts) == ()


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("金山办公WPS 365业务收入同比增长36.5%。", _OFFICE),
        ("金山办公业务收入365亿元。", _OFFICE),
        ("波音787三季度交付787架。", _PLANES),
        ("台积电3纳米制程占三季度晶圆收入的37%。", _NODES),
        ("中国联通5G用户、移动用户净增分别为1,356万、2,415万户。", _USERS),
        ("青禾药业与辉瑞的授权合作首付款为5亿美元。", _DEAL),
        ("辉瑞的授权合作首付款为12.5亿美元。", _DEAL),
        ("美的集团、格力电器、海尔智家2025年前三季度毛利率分别为28.4%、25.9%和27.2%。", _MARGINS),
        ("牧原股份2025年前三个季度归母净利润为60.4亿元、44.9亿元和42.5亿元。", _QUARTERS),
        (
            (
                "生益科技第三季营收79.3亿元环比增11.8%、同比增55.1%，"
                "归母净利10.2亿元环比增131.2%、同比增17.8%。"
            ),
            _PACES,
        ),
        ("伊利股份前三季度营收286.3亿元，单三季度营收905.6亿元。", _SINGLE),
        ("万科前三季度亏损额较上年同期收窄56%。", _LOSS),
        ("晨光生物二季度归母净利润同比-3.2倍。", _TIMES),
        ("捷佳伟创合同负债较半年末的54.3亿元升至三季度末的72.6亿元。", _STOCKS),
        ("汇川技术三季度末在手订单较半年末减少4亿元。", _ORDERS),
    ],
)
def test_is_told_apart(text: str, facts: list[Fact]) -> None:
    """The same words around another number, company, time or pace are a finding."""
    assert check_prose(text, facts)
