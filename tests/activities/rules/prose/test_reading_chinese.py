"""Chinese figures as writers set them.

Half-width commas, bold type, units in cells, codes, short names, frames.
"""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def fact(
    who: str,
    metric: str,
    value: float | tuple[float, float],
    unit: str,
    code: str | None = None,
    period: str | None = "2026Q1",
) -> Fact:
    return Fact.model_validate({
        "entity": who, "metric": metric, "value": value, "unit": unit, "as_of": "2026-03-31",
        "code": code, "period": period,
    })  # fmt: skip


FACTS = [
    fact("北陆光伏", "营业收入", 12.8, "亿元", "688577"),
    fact("北陆光伏", "组件出货量", 3.4, "GW", "688577"),
    fact("圆通速递", "业务量", 27.6, "亿票", "600233.SH", "2026-05"),
    fact("美团", "营业收入", 918.4, "亿元", "03690.HK"),
    fact("快手", "营业收入", 350.5, "亿元", "01024.HK"),
    fact("美团", "营业收入与快手之比", 2.6, "倍", "03690.HK"),
    fact("长江电力", "发电量", 612.3, "亿千瓦时", "600900.SH"),
    fact("沪金主力合约", "较现货升贴水", -1.8, "元/克", period=None),
    fact("通信行业指数", "周涨跌幅", 6.4, "%", period=None),
    fact("钧晟科技", "减持股份上限", 310, "万股", period=None),
    fact("启明医疗", "EBITDA", -0.36, "亿元"),
    fact("德恒医疗", "归母净利润", (-2.6, -1.9), "亿元"),
    fact("光明乳业", "常温奶毛利率", 27.4, "%"),
    fact("光明乳业", "低温奶毛利率", 33.8, "%"),
]


@pytest.mark.parametrize(
    "text",
    [
        "北陆光伏公告,一季度营收12.8亿元,组件出货3.4GW",
        "**北陆光伏**一季度营收**12.8亿元**",
        "| 公司 | 5月业务量(亿票) |\n|---|---|\n| 圆通速递 | 27.6 |",
        "| 公司 | 5月业务量/亿票 |\n|---|---|\n| 圆通速递 | 27.6 |",
        "美团(3690.HK)一季度营收918.4亿元，是快手的2.6倍",
        "长电一季度发电612.3亿千瓦时",
        "沪金主力合约较现货贴水1.8元/克",
        "行业方面，通信（+6.4%）领涨",
        "钧晟科技股东拟减持不超过310万股",
        "启明医疗一季度EBITDA转为亏损3,600万元",
        "德恒医疗预计一季度归母净利润亏损1.9亿元至2.6亿元",
        "德恒医疗预计一季度归母净利润亏损2.6亿元至1.9亿元",
        "光明乳业一季度常温奶、低温奶毛利率分别为27.4%、33.8%",
        "北陆光伏营收12.8亿元。以上均为2026年一季度数据",
    ],
)  # fmt: skip
def test_is_grounded(text: str) -> None:
    """However it is set, a right figure passes."""
    assert not check_prose(text, FACTS)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("| 公司 | 5月业务量(万票) |\n|---|---|\n| 圆通速递 | 27.6 |", "unit"),
        ("5月经营数据\n圆通速递业务量27.6亿票", ""),
        ("4月经营数据\n圆通速递业务量27.6亿票", "period"),
        ("快手(1024.HK)一季度营收918.4亿元", "entity"),
        ("沪金主力合约较现货升水1.8元/克", "sign"),
        ("钧晟科技股东拟减持不超过330万股", "value"),
        ("启明医疗一季度EBITDA为3,600万元", "sign"),
        ("光明乳业一季度常温奶、低温奶毛利率分别为33.8%、27.4%", "metric"),
        ("北陆光伏营收12.8亿元。以上均为2025年一季度数据", "period"),
        ("**北陆光伏**一季度营收**12.8万元**", "unit"),
    ],
)
def test_is_told_apart(text: str, rule: str) -> None:
    """The same figure under another unit, month, company, sign or name is a finding."""
    found = check_prose(text, FACTS)

    assert [finding.rule for finding in found[:1]] == ([f"grounding.{rule}"] if rule else [])
