"""Segments in tables, open-market operations, dates of reports and moves as Chinese notices tell them."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def fact(entity: str, metric: str, value: float, unit: str, period: str | None = None) -> Fact:
    """A fact known on 22 August 2026."""
    return Fact.model_validate(
        {"entity": entity, "metric": metric, "value": value, "unit": unit, "as_of": "2026-08-22", "period": period}
    )  # fmt: skip


FACTS = [
    fact("格兰电器空调分部", "营业收入", 186.4, "亿元", "2026H1"),
    fact("格兰电器小家电分部", "营业收入", 42.7, "亿元", "2026H1"),
    fact("中国人民银行", "7天期逆回购操作规模", 1820, "亿元"),
    fact("中国人民银行", "公开市场净投放", 865, "亿元"),
    fact("金陵环保", "累计使用募集资金", 54730, "万元"),
    fact("远航价值组合", "权益仓位", 74, "%", "2026H1"),
    fact("远航价值组合", "权益仓位（期初）", 82, "%", "2026H1"),
    fact("海积半导体", "资本开支指引", 40, "亿元", "2026FY"),
    fact("晶曜绿能", "净利润同比变动额", 4.27, "亿元", "2026H1"),
    fact("中国", "CPI同比", 0.2, "%", "2026-07"),
    fact("中国", "PPI同比降幅收窄", 0.2, "个百分点", "2026-07"),
]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("格兰电器上半年：\n| 分部 | 收入（亿元） |\n|---|---|\n| 空调 | 186.4 |", ""),
        ("格兰电器上半年：\n| 分部 | 收入（亿元） |\n|---|---|\n| 小家电 | 186.4 |", "entity"),
        ("央行公开市场今日开展1820亿元7天期逆回购操作。", ""),
        ("截至2026年6月30日，金陵环保累计使用募集资金5.473亿元。", ""),
        ("截至2026年3月31日，金陵环保累计使用募集资金5.473亿元。", "period"),
        ("远航价值组合把权益仓位从82%降到74%。", ""),
        ("海积半导体资本开支指引为40亿元。", ""),
        ("海积半导体明年资本开支指引为40亿元。", "period"),
        ("晶曜绿能亏损额较上年同期收窄4.27亿元。", ""),
        ("晶曜绿能亏损额较上年同期扩大4.27亿元。", "sign"),
        ("7月中国CPI同比上涨0.2%，PPI降幅收窄0.2个百分点。", ""),
        ("7月中国CPI同比上涨0.2%，PPI降幅收窄0.2%。", "kind"),
    ],
)
def test_notices(text: str, rule: str) -> None:
    """A right figure passes; one of another segment, day, year, way or kind does not."""
    found = {finding.rule for finding in check_prose(text, FACTS)}

    assert found == ({f"grounding.{rule}"} if rule else set())
