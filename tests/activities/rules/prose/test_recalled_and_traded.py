"""Numbers read out with decimals, turnover of a day, names in notices, lists that recall."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: float, unit: str, period: str = "2025FY", who: str = "") -> Fact:
    return Fact.model_validate(
        {
            "entity": who or "Corwell",
            "metric": metric,
            "value": value,
            "unit": unit,
            "as_of": "2026-05-15" if not period else f"{period[:4]}-12-31",
            "period": period or None,
        }
    )


YEAR = [
    _fact("revenue", 28.427e9, "CNY"),
    _fact("revenue_yoy", 12.97, "%"),
    _fact("net_profit", 2.051e9, "CNY"),
    _fact("revenue", 31.2e9, "CNY", "2026FY"),
    _fact("net_profit", 2.4e9, "CNY", "2026FY"),
    _fact("gross_margin", 61.77, "%"),
    _fact("gross_margin_change", -2.06, "pct_points"),
    _fact("net_margin", 23.1, "%"),
    _fact("net_margin_change", 0.4, "pct_points"),
    _fact("rd_ratio", 3.61, "%"),
    _fact("rd_expense", 1.026e9, "CNY"),
]
DAY = [
    _fact("close", 115.16, "CNY/share", ""),
    _fact("turnover_value", 2318101154.47, "CNY", ""),
    _fact("revenue", 78523765691.68, "CNY"),
]
SHOPS = [
    _fact("净资产收益率", 30.28, "%", who="好市多"),
    _fact("净资产收益率", 35.99, "%", who="美光科技"),
    _fact("营业收入", 119.49e9, "CNY", who="牧原股份"),
]
ROE = "ROE对比（2025年）：好市多 {0}；美光科技 {1}。"
CARD = "2025年度实现营业收入1194.9亿元。证券简称：{0}，证券代码：{1}。"
RATIOS = "Corwell, FY2025\n\nGross margin | Net margin\n--- | ---\n{0} | 23.1%"
RECALLED = (
    "Corwell had revenue of RMB 28.4bn and net profit of RMB 2.05bn in 2025. Forecasts for 2026 are"
)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("Corwell's 2025 revenue was twenty-eight point four billion yuan.", YEAR),
        ("Corwell's 2025 net profit was two point oh five billion yuan.", YEAR),
        (
            "In 2025 Corwell's revenue was RMB 28.4bn, which climbed 13.0% from the same period a "
            "year before, and its bottom line was RMB 2.05bn.",
            YEAR,
        ),
        (RATIOS.format("61.77%"), YEAR),
        ("Corwell spent RMB 1.03bn on R&D in 2025, or 3.6% of revenue.", YEAR),
        ("Corwell's gross margin was down 206 basis points in 2025.", YEAR),
        ("Corwell's net margin was 23.1% in 2025, 0.4 points better.", YEAR),
        (f"{RECALLED} RMB 31.2bn and RMB 2.40bn.", YEAR),
        ("Corwell closed at RMB 115.16 on May 15, 2026; turnover was RMB 2.32 billion.", DAY),
        ("Corwell's turnover was RMB 78.5 billion in 2025; it closed at RMB 115.16.", DAY),
        (ROE.format("30.3%", "36.0%"), SHOPS),
        (CARD.format("牧原股份", "002714"), SHOPS),
        ("2025年营收1194.9亿元，主要竞争对手是温氏股份。", SHOPS),
    ],
)
def test_what_is_told_as_its_fact_passes(text: str, facts: list[Fact]) -> None:
    """Each figure has its fact, however it is told."""
    assert check_prose(text, facts) == ()


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("Corwell's 2025 revenue was twenty-eight point six billion yuan.", YEAR),
        ("Corwell's 2025 net profit was two point five billion yuan.", YEAR),
        (RATIOS.format("23.1%"), YEAR),
        ("Corwell spent RMB 1.03bn on R&D in 2025, or 23.1% of revenue.", YEAR),
        ("Corwell 2025年研发费用10.3亿元，占营收的23.1%。", YEAR),
        ("Corwell's gross margin was down 2060 basis points in 2025.", YEAR),
        ("Corwell's gross margin was 61.8% in 2025, 0.4 points better.", YEAR),
        (f"{RECALLED} RMB 2.40bn and RMB 31.2bn.", YEAR),
        ("Corwell closed at RMB 115.16 on May 15, 2026; turnover was RMB 78.5 billion.", DAY),
        (ROE.format("36.0%", "30.3%"), SHOPS),
        (CARD.format("金山办公", "688111"), SHOPS),
        ("2025年营收1194.9亿元，这是美的集团过去一年最直观的变化。", SHOPS),
    ],
)
def test_what_is_told_of_another_thing_does_not(text: str, facts: list[Fact]) -> None:
    """A figure of another metric, company or scale is a finding."""
    assert check_prose(text, facts)
