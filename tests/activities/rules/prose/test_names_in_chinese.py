"""Publishers, variants of one name, and dates of what happened: none is another company or time."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact

_ENDS = {"2025H1": date(2025, 6, 30), "2025FY": date(2025, 12, 31), "2024FY": date(2024, 12, 31)}


def _fact(entity: str, metric: str, value: float, unit: str, period: str | None = None) -> Fact:
    day = _ENDS.get(period or "", date(2026, 6, 30))
    return Fact(entity=entity, metric=metric, value=value, unit=unit, as_of=day, period=period)


MARKET = [
    _fact("中国储能电芯行业", "出货量", 236, "GWh"),
    _fact("中国储能电芯行业", "开工率", 68, "%"),
]
FUND = [
    _fact("安泰双债增强债券A", "收益率", 4.86, "%"),
    _fact("安泰双债增强债券C", "收益率", 4.44, "%"),
]
COMPANY = [
    _fact("江岸实业", "周转天数", 88, "天", "2025FY"),
    _fact("江岸实业", "周转天数", 97, "天", "2024FY"),
    _fact("江岸实业", "收入", 52.1, "亿元", "2025FY"),
    _fact("江岸实业", "收入", 49.6, "亿元", "2024FY"),
    _fact("江岸实业", "设计产能", 60, "万台"),
    _fact("江岸实业", "外三元采购价", 14.1, "元/公斤"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("中信证券：国内储能电芯出货量236GWh，开工率68%", MARKET),
        ("洛图科技监测显示，储能电芯出货量236GWh", MARKET),
        ("今日公布的行业运行数据如下：出货量236GWh", MARKET),
        ("安泰双债增强收益率：A类4.86%，C类4.44%", FUND),
        ("安泰双债增强债券A收益率4.86%，C份额为4.44%", FUND),
        ("江岸实业2025年收入52.1亿元，2024年49.6亿元；周转天数由上年的97天降至88天", COMPANY),
        ("江岸实业泰国工厂已于3月竣工，设计产能60万台", COMPANY),
        ("江岸实业外三元采购价14.1元/公斤", COMPANY),
    ],
)
def test_is_grounded(text: str, facts: list[Fact]) -> None:
    """Who only publishes, a class by its letter, a date and a breed are no contradiction."""
    assert not check_prose(text, facts)


@pytest.mark.parametrize(
    ("text", "facts", "rule"),
    [
        ("比亚迪储能电芯出货量236GWh", MARKET, "entity"),
        ("安泰双债增强收益率：A类4.44%，C类4.86%", FUND, "entity"),
        ("江岸实业2025年周转天数由上年的88天升至97天", COMPANY, "period"),
        ("江岸实业2024年周转天数88天", COMPANY, "period"),
        ("江岸实业外三元采购价三十元/公斤", COMPANY, "value"),
    ],
)
def test_is_told_apart(text: str, facts: list[Fact], rule: str) -> None:
    """A company for a market, the other class, the other year and another price are findings."""
    assert [finding.rule for finding in check_prose(text, facts)][:1] == [f"grounding.{rule}"]


def test_what_follows_china_in_a_name_may_be_a_trade() -> None:
    """移动 before 客户 is no name of 中国移动, where another company is spoken of."""
    told = Fact(
        entity="中国移动",
        metric="移动ARPU",
        value=46.8,
        unit="元",
        as_of=date(2025, 12, 31),
        period="FY2025",
    )

    assert check_prose("中国移动2025年移动ARPU为46.8元。", [told], "zh") == ()
    assert check_prose("中国电信2025年移动ARPU为46.8元。", [told], "zh")
