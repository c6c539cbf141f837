"""How brokers' reviews, previews and payout notices in Chinese tell figures."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(
    metric: str,
    value: float | list[float],
    unit: str,
    period: str = "2026Q3",
    *,
    entity: str = "禾望轴承",
) -> Fact:
    return Fact(
        entity=entity,
        metric=metric,
        value=value,
        unit=unit,
        as_of=date(2026, 10, 29),
        period=period or None,
    )


def _passes(text: str, *facts: Fact) -> bool:
    return not check_prose(text, list(facts), "zh")


_PAYOUT = (
    _fact("中期每股派息", 0.42, "元", "2026H1"),
    _fact("中期每股派息", 0.35, "元", "2025H1"),
)
_NPL = (
    _fact("不良率", 0.91, "%", "2026Q3", entity="甬安银行"),
    _fact("不良率", 0.91, "%", "2026H1", entity="甬安银行"),
    _fact("拨备覆盖率", 318.4, "%", "2026Q3", entity="甬安银行"),
    _fact("拨备覆盖率", 325.1, "%", "2026H1", entity="甬安银行"),
)
_DAYS = (
    _fact("存货周转天数", 61, "天"),
    _fact("存货周转天数", 74, "天", entity="松岭精工"),
    _fact("应收账款周转天数", 88, "天"),
    _fact("应收账款周转天数", 93, "天", entity="松岭精工"),
)
_LINES = (
    _fact("营业收入", 52.3, "亿元"),
    _fact("风电业务收入同比", 31, "%"),
    _fact("汽车业务收入同比", 8, "%"),
)
_LOSSES = (
    _fact("归母净利润", -3.4, "亿元"),
    _fact("归母净利润环比变动额", 1.7, "亿元"),
)
_RANK = (
    _fact("PE(TTM)", 33.1, "x", ""),
    _fact("PE(TTM)近五年分位", 71.5, "%", ""),
    _fact("PB(LF)近五年分位", 48.2, "%", ""),
)
_FEES = (
    _fact("经纪业务手续费净收入", 9.1, "亿元", entity="禾望证券"),
    _fact("投行业务手续费净收入", 3.7, "亿元", entity="禾望证券"),
)
_COST = (
    _fact("生息资产收益率较上半年变动", -6, "bp", "2026Q3", entity="甬安银行"),
    _fact("计息负债成本率较上半年变动", -9, "bp", "2026Q3", entity="甬安银行"),
    _fact("有息负债", 402.0, "亿元", "2026Q3", entity="甬安银行"),
)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("禾望轴承2026年中期每股派息0.42元。", _PAYOUT),
        ("禾望轴承2026年度中期利润分配预案：拟每股派发0.42元。", _PAYOUT),
        ("甬安银行三季末不良率0.91%，与二季末持平，拨备覆盖率318.4%。", _NPL),
        ("禾望轴承存货周转天数61天，低于松岭精工的74天；应收账款周转天数为88天。", _DAYS),
        ("禾望轴承营业收入52.3亿元，其中风电、汽车业务收入分别增长31%和8%。", _LINES),
        ("禾望轴承三季度亏损3.4亿元，环比减亏约1.7亿元。", _LOSSES),
        ("禾望轴承PE（TTM）33.1倍，处于近五年71.5%分位。", _RANK),
        (
            "甬安银行生息资产收益率、计息负债成本率分别较上半年下降6bp、9bp。",
            _COST,
        ),
        ("禾望轴承海外收入增速超过一倍。", (_fact("海外收入同比", 131.0, "%"),)),
        ("禾望轴承三季度；综合毛利率24.6%。", (_fact("毛利率", 24.6, "%"),)),
        (
            "禾望轴承毛利率24.6%，较行业均值高2.2pct。",
            (_fact("毛利率", 24.6, "%"), _fact("毛利率与行业均值差值", 2.2, "pp")),
        ),
        (
            "禾望轴承毛利率24.6%，环比改善1.3pcts。",
            (_fact("毛利率", 24.6, "%"), _fact("毛利率环比变动", 1.3, "pp")),
        ),
        (
            "禾望轴承经营现金流净额Q3为9.1亿元，环比Q2多流入2.6亿元。",
            (_fact("经营现金流净额", 9.1, "亿元"), _fact("经营现金流净额环比变动额", 2.6, "亿元")),
        ),
        (
            "本周（10/26-10/30）秦皇岛5500大卡动力煤平仓价762元/吨。",
            (_fact("平仓价", 762, "元/吨", "", entity="秦皇岛动力煤"),),
        ),
        ("水库来水较上年同期偏枯约7%。", (_fact("水库来水同比", -7, "%"),)),
        ("禾望轴承归母净资产86.2亿元。", (_fact("归属于母公司股东权益", 86.2, "亿元"),)),
        ("禾望证券经纪业务收入9.1亿元。", _FEES),
        ("禾望证券经纪业务手续费净收入9.1亿元。", _FEES),
        ("禾望轴承前向PE为18.4倍。", (_fact("forward_pe", 18.4, "x", ""),)),
    ],
)
def test_what_reviews_say_rightly_passes(text: str, facts: tuple[Fact, ...]) -> None:
    assert _passes(text, *facts)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("禾望轴承2025年中期每股派息0.42元。", _PAYOUT),
        ("甬安银行三季末不良率0.91%，与二季末持平，拨备覆盖率325.1%。", _NPL),
        ("禾望轴承存货周转天数61天，低于松岭精工的74天；应收账款周转天数为93天。", _DAYS),
        ("禾望轴承营业收入52.3亿元，其中风电、汽车业务收入分别增长8%和31%。", _LINES),
        ("禾望轴承三季度亏损3.4亿元，环比增亏约1.7亿元。", _LOSSES),
        ("禾望轴承PE（TTM）33.1倍，股息率71.5%。", _RANK),
        ("禾望轴承海外收入增速超过两倍。", (_fact("海外收入同比", 131.0, "%"),)),
        (
            "禾望轴承毛利率24.6%，较行业均值低2.2pct。",
            (_fact("毛利率", 24.6, "%"), _fact("毛利率与行业均值变动", 2.2, "pp")),
        ),
        (
            "禾望轴承毛利率24.6%，环比回落1.3pcts。",
            (_fact("毛利率", 24.6, "%"), _fact("毛利率环比变动", 1.3, "pp")),
        ),
        (
            "禾望轴承经营现金流净额Q3为9.1亿元，环比Q2少流入2.6亿元。",
            (_fact("经营现金流净额", 9.1, "亿元"), _fact("经营现金流净额环比变动额", 2.6, "亿元")),
        ),
        (
            "秦皇岛动力煤平仓价5500元/吨。",
            (_fact("平仓价", 762, "元/吨", "", entity="秦皇岛动力煤"),),
        ),
        ("水库来水较上年同期偏丰约7%。", (_fact("水库来水同比", -7, "%"),)),
        ("禾望证券投行业务收入9.1亿元。", _FEES),
        ("招商轮船2026年中期每股派息0.42元。", _PAYOUT),
    ],
)
def test_what_reviews_say_wrongly_is_found(text: str, facts: tuple[Fact, ...]) -> None:
    assert not _passes(text, *facts)
