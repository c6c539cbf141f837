"""Forms that Chinese writers of finance use every day, each read right, and its fault found."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(
    metric: str,
    value: float | tuple[float, float],
    unit: str,
    period: str | None = "2026H1",
    *,
    entity: str = "松烟股份",
    code: str = "606999.SH",
    day: str = "2026-08-28",
) -> Fact:
    return Fact(
        entity=entity,
        code=code,
        metric=metric,
        value=value,
        unit=unit,
        as_of=date.fromisoformat(day),
        period=period,
    )


_FACTS = (
    _fact("营业收入", 973.25, "亿元"),
    _fact("营业收入", 997.83, "亿元", "2025H1"),
    _fact("毛利率", 29.4, "%"),
    _fact("毛利率", 29.1, "%", "2025H1"),
    _fact("经营现金流净额", -48.3, "亿元"),
    _fact("归母净利润", 141.88, "亿元"),
    _fact("每股派息", 2.26, "元/股", "2025FY"),
    _fact("现金分红总额", 449.0, "亿元", "2025FY"),
    _fact("每10股派发现金红利", 6.5, "元/10股"),
    _fact("股东户数", 17.86, "万户", None, day="2026-07-14"),
    _fact("汽车销量", 135.53, "万辆"),
    _fact("汽车产量", 133.1, "万辆"),
    _fact("销售均价", 13.42, "元/公斤"),
)
_PRICES = (
    _fact("收盘价", 45.2, "元", None),
    _fact("收盘价", 50.3, "港元", None, entity="松烟股份H股", code="09997.HK"),
    _fact("市盈率TTM", 14.6, "倍", None),
    _fact("市盈率TTM", 14.9, "倍", None, day="2026-08-24"),
)
_LOSS = (
    _fact("应占利润(预告)", (-4.4, -3.9), "亿元"),
    _fact("应占利润", -4.14, "亿元", "2025H1"),
)


@pytest.mark.parametrize(
    ("facts", "right", "wrong"),
    [
        (_FACTS, "| 指标（亿元） | 2026H1 |\n|---|---|\n| 营业收入 | 973.25 |", ("亿元", "万元")),
        (_FACTS, "| 指标 | 单位 | 2026H1 |\n|---|---|---|\n| 营业收入 | 亿元 | 973.25 |", ("| 亿元", "| 万元")),
        (_FACTS, "| 指标（亿元） | 2026H1 |\n|---|---|\n| 毛利率 | 29.4 |", ("29.4", "24.9")),
        (_FACTS, "松烟股份2026年上半年经营现金流净额为（48.30）亿元。", ("（48.30）", "48.30")),
        (_FACTS, "松烟股份2026年上半年累计销售汽车135.53万辆，累计生产汽车133.1万辆。", ("销售", "生产")),
        (_FACTS, "今年上半年松烟股份累计交付135.53万辆。", ("135.53", "153.53")),
        (_FACTS, "松烟股份2025年度派发现金股利每股2.26元，合计派发现金股利449亿元。", ("449亿", "449万")),
        (_FACTS, "松烟股份中期拟10派6.5元。", ("6.5", "5.6")),
        (_FACTS, "截至7月10日，松烟股份股东户数为17.86万户。", ("17.86", "18.76")),
        (_FACTS, "松烟股份（原竹溪股份）上半年营业收入973.25亿元。", ("973.25", "937.25")),
        (_FACTS, "上半年松烟股份商品猪销售均价13.42元/公斤。", ("公斤", "斤")),
        (_FACTS, "松烟股份上半年营收973.3亿元，远高于141.9亿元的归母净利润。", ("远高于", "低于")),
        (_PRICES, "松烟股份A股报45.2元，H股报50.3港元。", ("H股", "A股")),
        (_PRICES, "松烟股份市盈率（TTM）14.6倍（截至8月28日）。", ("28日", "24日")),
        (_LOSS, "松烟股份上半年应占亏损介乎人民币3.9亿元至4.4亿元，2025年同期亏损约4.14亿元。", ("3.9", "3.6")),
    ],
)  # fmt: skip
def test_a_common_form_is_read_and_its_fault_found(
    facts: tuple[Fact, ...], right: str, wrong: tuple[str, str]
) -> None:
    assert check_prose(right, facts, "zh") == ()
    assert check_prose(right.replace(*wrong, 1), facts, "zh")
