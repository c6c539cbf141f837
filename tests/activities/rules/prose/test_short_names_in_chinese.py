"""Products, rates and shares that Chinese prose calls by an end of their names.

Or by some characters of them.
"""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(entity: str, metric: str, value: float, unit: str, code: str = "") -> Fact:
    day = date(2025, 11, 14)
    known = {"code": code} if code else {}
    return Fact.model_validate(
        {"entity": entity, "metric": metric, "value": value, "unit": unit, "as_of": day, **known}
    )


_FACTS = [
    _fact("飞天茅台散瓶", "批发参考价", 1655, "元/瓶"),
    _fact("飞天茅台原箱", "批发参考价", 1670, "元/瓶"),
    _fact("在岸人民币", "汇率", 7.0961, "CNY"),
    _fact("离岸人民币", "汇率", 7.0998, "CNY"),
    _fact("螺纹钢主力", "收盘价", 3060, "元/吨"),
    _fact("热轧卷板主力", "收盘价", 3265, "元/吨"),
    _fact("碳酸锂电池级", "均价", 8.5, "万元/吨"),
    _fact("碳酸锂工业级", "均价", 8.3, "万元/吨"),
    _fact("赣锋锂业", "收盘价", 65.3, "元", "002460.SZ"),
    _fact("赣锋锂业H", "收盘价", 47.6, "港元", "01772.HK"),
    _fact("中国人寿", "投资资产", 72800, "亿元", "601628.SH"),
    _fact("中国人寿", "投资资产较年初增幅", 10.2, "%", "601628.SH"),
    _fact("新华保险", "投资资产", 17700, "亿元", "601336.SH"),
    _fact("新华保险", "投资资产较年初增幅", 8.6, "%", "601336.SH"),
    _fact("中国海油", "石油液体产量同比", 5.4, "%", "600938.SH"),
    _fact("中国海油", "净产量同比", 6.7, "%", "600938.SH"),
]


@pytest.mark.parametrize(
    "text",
    [
        "飞天茅台(散瓶)批价报1,655元/瓶。",
        "在岸人民币汇率7.0961，离岸7.0998。",
        "螺纹钢主力收于3,060元/吨，热卷3,265元/吨。",
        "电池级8.5万元/吨，工业级8.3万元/吨。",
        "赣锋锂业A股收65.3元、H股收47.6港元。",
        "中国人寿投资资产7.28万亿元，较年初增10.2%，新华1.77万亿元，增8.6%。",
        "中国海油净产量同比+6.7%，其中石油液体产量+5.4%。",
    ],
)
def test_a_short_name_is_that_of_the_only_fact_which_it_fits(text: str) -> None:
    """What the clause begins with tells whose its figure is."""
    assert not check_prose(text, _FACTS, "zh")


@pytest.mark.parametrize(
    "text",
    [
        "飞天茅台(散瓶)批价报1,670元/瓶。",
        "在岸人民币汇率7.0961，离岸7.0981。",
        "螺纹钢主力收于3,060元/吨，热卷3,295元/吨。",
        "电池级8.3万元/吨，工业级8.5万元/吨。",
        "赣锋锂业A股收65.3元、H股收56.9港元。",
        "中国人寿投资资产1.77万亿元。",
        "中国海油净产量同比+6.7%，中石油的石油液体产量+5.4%。",
    ],
)
def test_a_short_name_with_the_figure_of_another_is_a_finding(text: str) -> None:
    """Neither the other product nor the other company stands behind it."""
    assert check_prose(text, _FACTS, "zh")
