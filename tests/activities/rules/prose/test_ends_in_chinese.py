"""Where a move began, plans behind results, sizes in names, lines before one head, and times that are over."""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(
    entity: str, metric: str, value: str | list[str], unit: str, period: str | None = None
) -> Fact:
    number = [Decimal(end) for end in value] if isinstance(value, list) else Decimal(value)
    return Fact(
        entity=entity,
        metric=metric,
        value=number,
        unit=unit,
        as_of=date(2026, 11, 13),
        period=period,
    )


FACTS = [
    _fact("天朔股份", "控股股东减持前持股比例", "32.47", "%"),
    _fact("天朔股份", "控股股东减持后持股比例", "30.61", "%"),
    _fact("光伏玻璃3.2mm", "均价", "19.5", "元/平方米"),
    _fact("光伏玻璃2.0mm", "均价", "12.1", "元/平方米"),
    _fact("螺纹钢", "表观消费量", "217.9", "万吨"),
    _fact("热轧卷板", "表观消费量", "319.6", "万吨"),
    _fact("南丫矿业", "矿产铜产量", "1086000", "吨", "2025FY"),
    _fact("南丫矿业", "矿产金产量", "89.7", "吨", "2025FY"),
    _fact("南丫矿业", "矿产铜计划产量", "1200000", "吨", "2026FY"),
    _fact("南丫矿业", "矿产金计划产量", "105", "吨", "2026FY"),
    _fact("松江电池", "营业收入指引", ["2030", "2090"], "亿元", "2026Q3"),
    _fact("松江电池", "新签订单同比", "41.7", "%", "2026Q3"),
    _fact("松江电池", "应收账款", "7.52", "亿元", "2025FY"),
    _fact("鹭岛食品", "基本每股收益", "1.98", "元", "2025Q2"),
    _fact("鹭岛食品", "基本每股收益", "4", "元", "2024Q2"),
    _fact("鹭岛食品", "毛利", "136.251", "亿元", "2024Q2"),
    _fact("鹭岛食品", "毛利", "156.398", "亿元", "2025Q2"),
    _fact("瀚海汽车", "整车收入", "525.9", "亿元", "2025H1"),
    _fact("瀚海汽车", "营业收入", "798.24", "亿元", "2025H1"),
    _fact("瀚海汽车", "储能营业收入", "255.79", "亿元", "2025H1"),
    _fact("瀚海汽车", "营业总收入", "706.8", "亿元", "2024H1"),
    _fact("瀚海汽车", "经营活动现金流净额", "91.275", "亿元", "2024H1"),
]
EARNED = "鹭岛食品2025年二季度基本每股收益1.98元，2024年二季度为4.00元。公司同时披露毛利"
MINED = "南丫矿业2025年矿产铜108.6万吨、矿产金89.7吨，2026年计划产量分别为"
SOLD = "瀚海汽车2025年上半年营收798.2亿元，"


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "天朔股份控股股东减持后持股比例由32.47%降至30.61%。",
            "天朔股份控股股东减持后持股比例为32.47%。",
        ),
        ("光伏玻璃（3.2mm）19.5元/平米。", "光伏玻璃（2.0mm）19.5元/平米。"),
        ("热卷表需319.6万吨。", "热卷表需217.9万吨。"),
        (MINED + "120万吨和105吨。", MINED + "108.6万吨和89.7吨。"),
        (
            "松江电池2026Q3营业收入指引为2030～2090亿元。",
            "松江电池2026Q3营业收入指引为2020～2090亿元。",
        ),
        ("松江电池三季度订单同比增长逾40%。", "松江电池三季度在手订单同比增长逾40%。"),
        (
            "松江电池2025年末应收账款7.52亿元，账期一般为90天。",
            "松江电池2025年末应收账款7.52亿元，平均账期已拉长至142天。",
        ),
        (EARNED + "156.4亿元。", EARNED + "136.3亿元。"),
        (
            "瀚海汽车2025年上半年整车、储能两项业务收入分别为525.9亿元和255.8亿元。",
            "瀚海汽车2025年上半年整车、储能两项业务收入分别为798.2亿元和255.8亿元。",
        ),
        (
            SOLD + "上年同期（2024年上半年）为706.8亿元。",
            SOLD + "上年同期（2024年上半年）为91.28亿元。",
        ),
        ("瀚海汽车2024年上半年营业收入706.8亿元。", "瀚海汽车2025年上半年营业收入706.8亿元。"),
    ],
)
def test_number_is_bound_by_what_its_own_words_say(right: str, wrong: str) -> None:
    assert check_prose(right, FACTS, "zh") == ()
    assert check_prose(wrong, FACTS, "zh")
