"""Words that share a head, and parts and remainders of a sum.

And figures of another day, year, holder or revenue.
"""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(
    metric: str, value: float, unit: str, day: date = date(2026, 9, 30), period: str | None = None
) -> Fact:
    return Fact(entity="臻合光学", metric=metric, value=value, unit=unit, as_of=day, period=period)


_DAY, _BEFORE, _LAST = date(2026, 11, 10), date(2026, 11, 6), date(2025, 9, 30)
RATIOS = [
    _fact("销售费用率", 11.21, "%", period="2026Q1-Q3"),
    _fact("研发费用率", 10.8, "%", period="2026Q1-Q3"),
]
SUMS = [
    _fact("定增拟募资总额上限", 61.21, "亿元", _DAY),
    _fact("补充流动资金拟使用募集资金", 11.16, "亿元", _DAY),
    _fact("新增回购授权", 7.76, "亿元", _DAY),
    _fact("剩余回购额度", 2.49, "亿元", _DAY),
]
DAYS = [
    _fact("市盈率TTM", 39.1, "倍", _DAY),
    _fact("市盈率TTM", 45.14, "倍", _BEFORE),
    _fact("总市值", 276.6, "亿元", _DAY),
    _fact("盘后涨跌幅", -0.25, "%", _DAY),
    _fact("盘后涨跌幅", 0.07, "%", _BEFORE),
]
YEARS = [
    _fact("合同负债", 12.28, "亿元", _LAST, "2025Q3"),
    _fact("合同负债余额", 15.1, "亿元", period="2026Q3"),
]
QUARTERS = [
    _fact("归母净利润", 50.95, "亿元", period="2026前三季度"),
    _fact("归母净利润", 6.14, "亿元", period="2026Q3"),
    _fact("扣非归母净利润", 8.65, "亿元", period="2026Q3"),
]
ABROAD = [
    _fact("海外收入占比", 42.6, "%", period="2026Q3"),
    _fact("海外收入", 69.4, "亿元", period="2026Q3"),
    _fact("营业收入", 162.8, "亿元", period="2026Q3"),
]
PAID = [_fact("分红比例", 22.75, "%", period="2026Q3")]
EPS = [_fact("GAAP每股收益", 0.98, "元/股"), _fact("非GAAP每股收益", 1.28, "元/股")]


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("臻合光学2026年前三季度销售、研发费用率分别为11.2%和10.8%", RATIOS),
        ("臻合光学拟募资总额不超过61.21亿元，其中11.16亿元用于补充流动资金", SUMS),
        ("臻合光学新增约7.8亿元的回购授权（此前授权尚余2.49亿元）", SUMS),
        ("按11月10日收盘价计算，臻合光学市盈率（TTM）为39.1倍", DAYS),
        ("臻合光学11月10日总市值276.6亿元；盘后跌0.25%", DAYS),
        ("臻合光学三季度末合同负债15.1亿元", YEARS),
        ("臻合光学2025年业绩回顾\n\n三季度末合同负债12.28亿元", YEARS),
        ("臻合光学前三季度归母净利润50.95亿元，第三季度6.14亿元", QUARTERS),
        ("臻合光学海外收入占比逾四成，营收达到162.8亿元", ABROAD),
        ("臻合光学海外收入占比逾四成，海外收入达到69.4亿元", ABROAD),
        ("臻合光学派现占归母净利润的22.75%", PAID),
        ("臻合光学GAAP每股收益0.98元，非GAAP每股收益1.28元", EPS),
        (
            (
                "业绩速览（臻合光学，单位：亿元）\n\n| 指标 | 2026Q3 |\n"
                "|---|---|\n| 营业收入 | 162.8 |"
            ),
            ABROAD,
        ),
    ],
)
def test_another_way_of_telling_is_grounded(text: str, facts: list[Fact]) -> None:
    assert check_prose(text, facts, "zh") == ()


@pytest.mark.parametrize(
    ("text", "facts", "rule"),
    [
        ("臻合光学2026年前三季度销售、研发费用率分别为10.8%和11.2%", RATIOS, "metric"),
        ("臻合光学新增约2.5亿元的回购授权", SUMS, "metric"),
        ("按11月10日收盘价计算，臻合光学市盈率（TTM）为45.1倍", DAYS, "period"),
        ("臻合光学11月10日总市值276.6亿元；盘后涨0.07%", DAYS, "period"),
        ("臻合光学三季度末合同负债12.28亿元", YEARS, "period"),
        ("臻合光学前三季度归母净利润50.95亿元，第三季度8.65亿元", QUARTERS, "metric"),
        ("臻合光学海外收入占比逾四成，营收达到69.4亿元", ABROAD, "metric"),
        ("臻合光学派现占可供分配利润的22.75%", PAID, "metric"),
        ("臻合光学非GAAP每股收益0.98元", EPS, "metric"),
    ],
)
def test_what_is_told_of_another_is_found(text: str, facts: list[Fact], rule: str) -> None:
    assert [found.rule for found in check_prose(text, facts, "zh")][:1] == [f"grounding.{rule}"]


def test_unnamed_shareholders_deal_in_the_company_that_is_named() -> None:
    held = [
        _fact("累计减持股数", 668, "万股", _DAY),
        _fact("减持前持股比例", 6.26, "%", _DAY),
        _fact("减持后持股比例", 3.32, "%", _DAY),
    ]
    other = held[1].model_copy(update={"entity": "岚驰汽车", "value": Decimal("5.09")})
    text = "第二大股东累计减持臻合光学668万股，持股比例由{}%降至3.32%"
    rules = [
        {found.rule for found in check_prose(text.format(part), [*held, other], "zh")}
        for part in ("6.26", "5.09")
    ]
    assert rules == [set(), {"grounding.entity"}]
