"""Turns that journalists and testers used.

Books, stakes around a sale, sales that are counted, twelve months to a day.
"""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: float, unit: str, period: str = "2025FY") -> Fact:
    return Fact(
        entity="鹭洲重工", metric=metric, value=value, unit=unit, as_of=date(2025, 12, 31),
        period=period
    )  # fmt: skip


FACTS = [
    _fact("non_gaap_net_income", 12.4, "亿元"),
    _fact("net_income", 9.8, "亿元"),
    _fact("国际业务收入占主营业务收入比重", 63.98, "%"),
    _fact("vehicle_margin", 10.2, "%"),
    _fact("gross_margin", 7.6, "%"),
    _fact("股东减持前持股比例", 7.15, "%"),
    _fact("股东减持后持股比例", 5.98, "%"),
    _fact("overseas sales volume yoy", 71.9, "%"),
    _fact("overseas sales volume", 417_000, "vehicles"),
    _fact("overseas revenue yoy", 33.1, "%"),
    _fact("free cash flow", 14.8, "billion USD", "TTM"),
    _fact("free cash flow", 6.1, "billion USD", "2025Q4"),
    _fact("interim dividend total", 4.03, "亿元", "2025H1"),
    _fact("interim dividend per share", 0.22, "元", "2025H1"),
    _fact("final dividend total", 5.11, "亿元", "2025FY"),
    _fact("operating income", 336, "million USD", "2025Q2"),
    _fact("operating income", 47, "million USD", "2024Q2"),
    _fact("operating income", 293, "million USD", "2025Q1"),
    _fact("应收账款", 150.3, "亿元", "2025H1"),
    _fact("应收账款", 141.8, "亿元", "2025FY"),
    _fact("PE（TTM）", 25.4, "x", "2025FY"),
    _fact("PB", 2.31, "x", "2025FY"),
    _fact("行业PE（TTM）", 16.9, "x", "2025FY"),
    _fact("net loss", 18.8, "billion USD", "2024FY"),
    _fact("net profit", 1.7, "billion USD", "2023FY"),
    _fact("revenue", 53.1, "billion USD", "2024FY"),
    _fact("revenue", 54.2, "billion USD", "2023FY"),
    _fact("归母净利润", -34.03, "亿元", "2025 9M"),
    _fact("归母净利润", -65.05, "亿元", "2024 9M"),
]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "鹭洲重工2025年非公认会计准则下归属普通股股东净利润12.4亿元。",
            "鹭洲重工2025年公认会计准则下归属普通股股东净利润12.4亿元。",
        ),
        (
            "鹭洲重工2025年国际收入占主营业务收入比重超过六成三。",
            "鹭洲重工2025年国际收入占主营业务收入比重超过六成五。",
        ),
        (
            "鹭洲重工2025年交付顺利；整车毛利率10.2%。",
            "鹭洲重工2025年交付顺利；整车毛利率12.6%。",
        ),
        (
            "鹭洲重工股东减持完成后持股比例由7.15%降至5.98%。",
            "鹭洲重工股东减持完成后持股比例由7.51%降至5.98%。",
        ),
        (
            "鹭洲重工's overseas sales jumped 71.9% to about 417,000 vehicles in 2025.",
            "鹭洲重工's overseas sales jumped 33.1% to about 417,000 vehicles in 2025.",
        ),
        (
            (
                "鹭洲重工's free cash flow was $14.8 billion for the trailing twelve "
                "months to 31 December 2025."
            ),
            (
                "鹭洲重工's free cash flow was $6.1 billion for the trailing twelve "
                "months to 31 December 2025."
            ),
        ),
        (
            "鹭洲重工 will pay an interim dividend of RMB0.22 a share, or RMB403 million in all.",
            "鹭洲重工 will pay an interim dividend of RMB0.22 a share, or RMB511 million in all.",
        ),
        (
            (
                "鹭洲重工 made $336m of operating income in the second quarter of 2025, "
                "compared with $47m in the same quarter a year earlier."
            ),
            (
                "鹭洲重工 made $336m of operating income in the second quarter of 2025, "
                "compared with $293m in the same quarter a year earlier."
            ),
        ),
        (
            "鹭洲重工2025年中期应收账款余额为150.3亿元。",
            "鹭洲重工2025年中期应收账款余额为141.8亿元。",
        ),
        (
            "鹭洲重工PE（TTM）25.4倍、PB 2.31倍，高于行业的16.9倍PE。",
            "鹭洲重工PB 2.31倍、PE（TTM）25.4倍，低于行业的16.9倍PE。",
        ),
        (
            (
                "鹭洲重工 posted a net loss of $18.8 billion in FY2024 after a profit of $1.7 "
                "billion in FY2023; revenue was $53.1 billion."
            ),
            (
                "鹭洲重工 posted a net loss of $18.8 billion in FY2024 after a profit of $1.7 "
                "billion in FY2023; revenue was $54.2 billion."
            ),
        ),
        (
            "鹭洲重工2025年前三季度归母净利润为-34.03亿元，较上年同期的-65.05亿元大幅减亏。",
            "鹭洲重工2025年前三季度归母净利润为-34.03亿元，较上年同期的-65.05亿元大幅增亏。",
        ),
        (
            "鹭洲重工2024财年营收531亿美元，低于上一财年的542亿美元。",
            "鹭洲重工2024财年营收531亿美元，低于上一财年的552亿美元。",
        ),
    ],
)
def test_each_is_read_and_its_neighbour_found(right: str, wrong: str) -> None:
    assert check_prose(right, FACTS) == ()
    assert check_prose(wrong, FACTS)
