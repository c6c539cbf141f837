"""What a text says once for all its figures: brackets, pairs of companies, whose report it is."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact

_MIDEA = (
    ("revenue", 251_124_000_000, "CNY"),
    ("revenue_yoy", 15.58, "%"),
    ("net_profit", 26_014_000_000, "CNY"),
    ("net_profit_yoy", 25.04, "%"),
    ("deducted_net_profit", 26_237_000_000, "CNY"),
    ("deducted_net_profit_yoy", 30.0, "%"),
    ("gross_margin", 25.9, "%"),
    ("gross_margin_change", -0.5, "pct_points"),
    ("roe", 11.1, "%"),
    ("operating_cash_flow", -12_080_000_000, "CNY"),
    ("inventory_change_yoy", -13.38, "%"),
    ("revenue_guidance", (7_030_000_000, 7_290_000_000), "CNY"),
)
_PAIR = (("Visa", 31.2, 662_000_000_000), ("Mastercard", 37.5, 514_000_000_000))


def _of(entity: str) -> list[Fact]:
    return [
        Fact(entity=entity, metric=m, value=v, unit=u, as_of="2025-06-30", period="2025H1")
        for m, v, u in _MIDEA
    ]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Midea Group 1H25: NP RMB26.01bn (+25.0%), core NP RMB26.24bn (+30.0%).", ""),
        ("Midea Group 1H25: NP RMB26.01bn (+30.0%), core NP RMB26.24bn (+25.0%).", "metric"),
        ("Midea Group's recurring net profit was RMB26.2bn in 1H25.", ""),
        ("Midea Group's recurring net profit was RMB26.0bn in 1H25.", "metric"),
        ("Midea Group's revenue crossed the RMB250bn mark in H1 2025.", ""),
        ("Midea Group's revenue crossed the RMB300bn mark in H1 2025.", "value"),
        ("Gross margin and ROE at Midea Group were 25.9% and 11.1%, respectively, in 1H25.", ""),
        (
            "Gross margin and ROE at Midea Group were 11.1% and 25.9%, respectively, in 1H25.",
            "metric",
        ),
        ("Midea Group, H1 2025 (RMB m; brackets denote losses)\nNet profit   26,014", ""),
        ("Midea Group, H1 2025 (RMB m; brackets denote losses)\nNet profit   (26,014)", "sign"),
        ("Midea Group, H1 2025 (RMB millions)\nOperating cash flow (12,080)", ""),
        ("Midea Group 1H25 changes (negatives in parentheses): revenue 15.6%", ""),
        ("Midea Group 1H25 changes (negatives in parentheses): revenue (15.6%)", "sign"),
        ("Midea Group guides to H1 2025 revenue of CNY 7.0 bn–CNY 7.3 bn.", ""),
        ("Midea Group guides to H1 2025 revenue of CNY 7.3 bn–CNY 7.5 bn.", "range"),
        ("Revenue for H1 2025 was RMB251.1bn. (Midea Group, 1H25)", ""),
        ("Revenue for H1 2025 was RMB251.1bn. (Source: Bloomberg)", ""),
        ("Revenue for H1 2025 was RMB251.1bn. (Apple, AAPL)", "entity"),
        ("Weak numbers from Gree Electric: 1H25 sales of RMB251.1bn.", "entity"),
    ],
)
def test_english(text: str, rule: str) -> None:
    rules = {finding.rule for finding in check_prose(text, _of("Midea Group"), "en")}
    assert (f"grounding.{rule}" in rules) if rule else not rules


@pytest.mark.parametrize(
    ("text", "grounded"),
    [
        ("美的集团2025H1营收2511.2亿元，同比+15.6%；毛利率25.9%，同比-0.5pct。", True),
        ("美的集团2025H1营收2511.2亿元，同比+15.6pct；毛利率25.9%，同比-0.5pct。", False),
        ("美的集团２０２５年上半年营收２５１１．２亿元，同比增长１５．６％。", True),
        ("美的集团２０２５年上半年营收２５１１．２亿元，同比增长２５．０％。", False),
        ("美的集团2025H1营收2511.2亿元、归母净利润260.1亿元，同比分别增长15.6%、25.0%。", True),
        ("美的集团2025年上半年净赚260.1亿元；卖货收入2511.2亿元。", True),
        ("公司2025年上半年营收2511.24亿元。（美的集团 2025年半年报）", True),
        ("公司2025年上半年营收2511.24亿元。（中信证券研究部）", True),
        ("公司2025年上半年营收2511.24亿元。（格力电器 2025年半年报）", False),
        ("美的集团2025H1同比（括号内为负数）：营收15.6%", True),
        ("美的集团2025H1同比（括号内为负数）：营收(15.6%)", False),
    ],
)
def test_chinese(text: str, grounded: bool) -> None:
    assert (not check_prose(text, _of("美的集团"), "zh")) is grounded


@pytest.mark.parametrize(
    ("text", "grounded"),
    [
        ("Visa vs Mastercard\n- P/E: 31.2x vs 37.5x", True),
        ("Visa vs Mastercard\n- P/E: 37.5x vs 31.2x", False),
        ("Visa versus Mastercard: market cap $662bn vs $514bn.", True),
        ("Visa versus Mastercard: market cap $514bn vs $662bn.", False),
        ("Visa is worth a little over $660 billion.", True),
        ("Visa is worth a little over $680 billion.", False),
        (
            "Multiples at 30 September 2025\n\n| Name | P/E (TTM) |\n|---|---|\n| Visa | 31.2x |",
            True,
        ),
        ("Multiples at 30 June 2025\n\n| Name | P/E (TTM) |\n|---|---|\n| Visa | 31.2x |", False),
    ],
)
def test_companies_set_against_each_other(text: str, grounded: bool) -> None:
    facts = [
        Fact(entity=entity, metric=metric, value=value, unit=unit, as_of="2025-09-30")
        for entity, pe, cap in _PAIR
        for metric, value, unit in (("pe_ttm", pe, "x"), ("market_cap", cap, "USD"))
    ]
    assert (not check_prose(text, facts, "en")) is grounded


@pytest.mark.parametrize(
    ("text", "grounded"),
    [("拨备覆盖率高达四倍以上", True), ("拨备覆盖率为4.12倍", True), ("拨备覆盖率超过五倍", False)],
)
def test_cover_is_told_in_times(text: str, grounded: bool) -> None:
    fact = Fact(entity="招商银行", metric="拨备覆盖率", value=411.98, unit="%", as_of="2024-12-31")
    assert (not check_prose(f"招商银行{text}。", [fact], "zh")) is grounded
