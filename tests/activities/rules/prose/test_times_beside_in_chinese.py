"""Chinese times beside a minus, behind 与…相比 and of a forecast.

And amounts that brackets tell again.
"""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(entity: str, metric: str, value: float, unit: str, period: str) -> Fact:
    year = 2024 if "2024" in period else 2025
    return Fact(
        entity=entity,
        metric=metric,
        value=value,
        unit=unit,
        as_of=date(year, 12 if period.startswith("FY") else 6, 30),
        period=period,
    )


_FACTS = [
    _fact("隆基绿能", "归母净利润", -25.69, "亿元", "H1 2025"),
    _fact("隆基绿能", "归母净利润", -52.31, "亿元", "H1 2024"),
    _fact("新华保险", "总资产", 18300, "亿元", "H1 2025"),
    _fact("新华保险", "总资产", 16900, "亿元", "FY2024"),
    _fact("金山云", "经调整经营利润", -0.8, "亿元", "2025Q1"),
    _fact("金山云", "经调整经营利润", -2.4, "亿元", "2025Q2"),
    _fact("阿里巴巴", "收入", 247652, "million CNY", "H1 2025"),
    _fact("阿里巴巴", "收入(美元折算)", 34571, "million USD", "H1 2025"),
    _fact("伯克希尔", "operating earnings", 13485, "million USD", "2025Q3"),
    _fact("伯克希尔", "net earnings", 30796, "million USD", "2025Q3"),
    _fact("迈瑞医疗", "一致预期PE", 24.9, "x", "FY2026E"),
    _fact("迈瑞医疗", "市盈率PE(TTM)", 27.6, "x", ""),
    _fact("东方财富", "营业收入", 47.33, "亿元", "2025Q3"),
    _fact("东方财富", "手续费及佣金净收入", 28.71, "亿元", "H1 2025"),
]


@pytest.mark.parametrize(
    "text",
    [
        "隆基绿能2025年上半年归母净利润-25.7亿元（上年同期-52.3亿元）。",
        "与2024年末相比，新华保险总资产由1.69万亿元增至1.83万亿元。",
        "与2024年末的1.69万亿元相比，新华保险总资产增至1.83万亿元。",
        "金山云2025年经调整经营利润：Q1 -0.8亿元，Q2 -2.4亿元。",
        "阿里巴巴2025年上半年收入2476.52亿元人民币（345.71亿美元）。",
        "伯克希尔2025年三季度营业利润134.85亿美元。",
        "迈瑞医疗对应2026年PE约25倍。",
        "东方财富2025年三季度营业收入47.33亿元。",
    ],
)
def test_a_figure_is_of_its_own_time_and_sign(text: str) -> None:
    """Nothing speaks against the fact of each."""
    assert not check_prose(text, _FACTS, "zh")


@pytest.mark.parametrize(
    "text",
    [
        "隆基绿能2025年上半年归母净利润-25.7亿元（上年同期-25.7亿元）。",
        "2024年末，新华保险总资产1.83万亿元。",
        "金山云2025年经调整经营利润：Q1 -2.4亿元，Q2 -0.8亿元。",
        "阿里巴巴2025年上半年收入2476.52亿元人民币（-345.71亿美元）。",
        "伯克希尔2025年三季度营业利润307.96亿美元。",
        "迈瑞医疗PE(TTM)约25倍。",
        "东方财富2025年三季度营业收入47.33亿元，其中手续费及佣金净收入28.71亿元。",
    ],
)
def test_a_figure_of_another_time_or_sign_is_a_finding(text: str) -> None:
    """A look-alike that no fact stands behind."""
    assert check_prose(text, _FACTS, "zh")
