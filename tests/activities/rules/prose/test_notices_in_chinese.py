"""Segments in tables, open-market operations, dates of reports and moves as Chinese notices tell them."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def fact(entity: str, metric: str, value: float, unit: str, period: str | None = None) -> Fact:
    """A fact known on 22 August 2026."""
    return Fact.model_validate(
        {"entity": entity, "metric": metric, "value": value, "unit": unit, "as_of": "2026-08-22",
         "period": period}
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
    fact("中国", "M2同比增速较上月末变动", -0.3, "个百分点", "2026-07"),
    fact("中国", "出口金额累计同比", 5.3, "%", "2026-07"),
    fact("中国", "进口金额同比", 1.7, "%", "2026-07"),
    fact("小骏汽车", "累计交付量", 255209, "辆", "2026-07"),
    fact("瀚海集团-云服务", "收入", 88.4, "亿元", "2026H1"),
    fact("瀚海集团-智能终端", "收入", 67.2, "亿元", "2026H1"),
    fact("10年期国开债", "收益率", 1.868, "%"),
    fact("30年期国债", "收益率", 2.147, "%"),
    fact("天合电气", "回购最高价", 18.92, "元/股"),
    fact("瑞科机械", "资产减值准备", 8436.5, "万元", "2026H1"),
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
        ("M2同比增速比上月末低0.3个百分点。", ""),
        ("M2同比增速比上月末高0.3个百分点。", "sign"),
        ("前7个月中国出口累计增长5.3%。", ""),
        ("前7个月中国进口累计增长5.3%。", "metric"),
        ("1—7月小骏汽车累计交付255,209辆。", ""),
        ("1—5月小骏汽车累计交付255,209辆。", "period"),
        ("瀚海集团上半年云服务收入88.4亿元，智能终端收入67.2亿元。", ""),
        ("瀚海集团上半年云服务收入67.2亿元。", "entity"),
        ("10年国开收于1.868%，30年国债收于2.147%。", ""),
        ("10年国开收于2.147%。", "entity"),
        ("截至8月10日，天合电气回购最高成交价18.92元/股。", ""),
        ("瑞科机械计提减值，将减少上半年利润总额8,436.5万元。", ""),
    ],
)
def test_notices(text: str, rule: str) -> None:
    """A right figure passes; one of another segment, day, year, way or kind does not."""
    found = {finding.rule for finding in check_prose(text, FACTS)}

    assert found == ({f"grounding.{rule}"} if rule else set())
