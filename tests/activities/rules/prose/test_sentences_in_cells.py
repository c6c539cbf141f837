"""Words of a way inside a cell, a row below a head of changes, heads that names share, sources."""

import pytest

from activities.rules.prose import check_prose
from tests.activities.rules.prose.talk import of

_FACTS = [
    of("Harlow", "revenue", 651.92e8, "CNY", "2026H1"),
    of("Harlow", "revenue_yoy", -33.32, "%", "2026H1"),
    of("Harlow", "net_profit", 47.66e8, "CNY", "2026H1"),
    of("Harlow", "net_profit_yoy", 12.4, "%", "2026H1"),
    of("Harlow", "net_margin", 7.31, "%", "2026H1"),
    of("Harlow", "gross_margin", 42.26, "%", "2026H1"),
    of("Harlow", "net_margin", 6.04, "%", "2025H1"),
    of("Harlow", "gross_margin", 45.28, "%", "2025H1"),
]
_JSON = '{{"period":"2026H1","summary":"Harlow营收651.92亿元，同比{}33.32%；净利率7.31%"}}'
_EN = '{{"period":"2026H1","note":"Harlow revenue RMB65.2bn, {} 33.3% YoY; net margin 7.3%"}}'
_CELL = "| 公司 | 期间 | 要点 |\n|---|---|---|\n| Harlow | 2026H1 | 营收{}33.32% |"
_FIELD = '{{"company":"Harlow","period":"2026H1","revenue_yoy":"{}33.32%"}}'
_ROWS = "| Harlow 1H26 | y/y |\n|---|---|\n| Revenue | {} |\n| Net profit | {} |"
_CARD = "Harlow\n报告期：2026H1\n营收：651.9亿元 ｜ 同比：{}\n净利：47.7亿元 ｜ 同比：{}"
_MARGINS = (
    "Harlow's gross and net margins were {} and {}, respectively, in 1H26, "
    "versus {} and {} in 1H25."
)
_GREW = (
    "Harlow's revenue and net profit for 1H26 were RMB65.2bn and RMB4.77bn, "
    "down 33.3% and up 12.4%, respectively."
)
_SOURCE = "1. Revenue: RMB65.2bn in H1 2026.\n2. Net profit: RMB4.77bn.\n{}"


@pytest.mark.parametrize(
    ("text", "right"),
    [
        (_JSON.format("下降"), True),
        (_JSON.format("增长"), False),
        (_EN.format("down"), True),
        (_EN.format("up"), False),
        (_CELL.format("下降"), True),
        (_CELL.format("增长"), False),
        (_FIELD.format("下降"), True),
        (_FIELD.format("增长"), False),
        ("| Harlow 2026H1 | |\n|---|---|\n| 营收同比下降 | 33.32% |", True),
        ("| Harlow 2026H1 | |\n|---|---|\n| 归母净利润同比下降 | 12.4% |", False),
        (_ROWS.format("-33.3%", "12.4%"), True),
        (_ROWS.format("12.4%", "-33.3%"), False),
        (_CARD.format("-33.3%", "+12.4%"), True),
        (_CARD.format("+33.3%", "+12.4%"), False),
        (_CARD.format("+12.4%", "-33.3%"), False),
        (_MARGINS.format("42.3%", "7.3%", "45.3%", "6.0%"), True),
        (_MARGINS.format("7.3%", "42.3%", "45.3%", "6.0%"), False),
        (_MARGINS.format("42.3%", "7.3%", "6.0%", "45.3%"), False),
        (_GREW, True),
        (_GREW.replace("65.2bn and RMB4.77bn", "4.77bn and RMB65.2bn"), False),
        (_SOURCE.format("(Source: company filings)"), True),
        (_SOURCE.format("(Source: Bloomberg)"), True),
        (_SOURCE.format("(Source: Starbucks filings)"), False),
    ],
)
def test_what_a_cell_says(text: str, right: bool) -> None:
    assert bool(check_prose(text, _FACTS, "en")) is not right


def test_a_month_holds_for_the_sentence_behind() -> None:
    """截至2025年6月末 is said of what follows the stop, where a fact of it is of that end."""
    facts = [
        of("甲银行", "不良贷款率", 0.93, "%", "2025H1"),
        of("甲银行", "拨备覆盖率", 412.29, "%", "2025H1"),
        of("甲银行", "拨备覆盖率", 343.28, "%", "2026H1"),
    ]
    text = "截至2025年6月末，甲银行不良率0.93%；拨备覆盖率{}%。"
    assert not check_prose(text.format("412.29"), facts, "zh")
    assert check_prose(text.format("343.28"), facts, "zh")
