"""Dividends of one year, and other names that differ in a word, are told apart.

Levels that are compared with are none of change.
"""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: float, unit: str, period: str, who: str = "Larkfield") -> Fact:
    return Fact.model_validate(
        {"entity": who, "metric": metric, "value": value, "unit": unit, "as_of": "2026-03-27",
         "period": period}
    )  # fmt: skip


DIVIDENDS = (
    _fact("每股股息", 2.26, "元/股", "2025年末期", "青禾食品"),
    _fact("每股股息", 0.98, "元/股", "2025年中期", "青禾食品"),
    _fact("综合毛利率", 26.87, "%", "2026Q2", "青禾食品"),
    _fact("综合毛利率", 28.05, "%", "2025Q2", "青禾食品"),
    _fact("研发费用率", 9.1, "%", "2025FY", "青禾食品"),
    _fact("销售费用率", 29.3, "%", "2025FY", "青禾食品"),
    _fact("final dividend per share", 30.88, "pence", "2025FY"),
    _fact("interim dividend per share", 15.84, "pence", "2025FY"),
    _fact("return on tangible common equity", 8.7, "%", "2025FY"),
    _fact("return on common equity", 7.7, "%", "2025FY"),
    _fact("operating profit margin", 17.6, "%", "2025FY"),
    _fact("premium segment share of volume", 26, "%", "2025FY"),
    _fact("U.S. comparable sales growth", 5.7, "%", "2025FY"),
    _fact("profit after tax yoy", 128, "%", "2025FY"),
    _fact("free cash flow", -4.3, "billion USD", "2024FY"),
    _fact("free cash flow", -0.2, "billion USD", "2025FY"),
    _fact("可比口径净利润同比", 16, "%", "2026FY", "青禾食品"),
    _fact("净利润同比", -9, "%", "2026FY", "青禾食品"),
    _fact("Canada comparable sales growth", 6.3, "%", "2025FY"),
    _fact("other international comparable sales growth", 8.5, "%", "2025FY"),
)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("zh", "青禾食品拟派发2025年末期股息每股2.26元，加上已派发的中期股息每股0.98元"),
        ("zh", "青禾食品二季度综合毛利率为26.87%，较上年同期的28.05%下滑"),
        ("zh", "再看研发费用率，青禾食品为9.1%"),
        ("zh", "青禾食品可比口径净利润增长16%；报表口径则下降9%"),
        ("en", "Larkfield's profit after tax more than doubled"),
        (
            "en",
            (
                "Larkfield burned $200 million of cash, "
                "far less than the $4.3 billion it burned a year earlier"
            ),
        ),
        ("en", "Larkfield will pay a final dividend of 30.88p after an interim dividend of 15.84p"),
        ("en", "Larkfield's return on tangible common equity was 8.7%"),
        ("en", "Larkfield's operating margin was 17.6%"),
        ("en", "At Larkfield the premium segment makes up 26% of volume"),
        (
            "en",
            (
                "Larkfield's comparable sales rose 5.7% in the U.S., "
                "6.3% in Canada and 8.5% across other international markets"
            ),
        ),
    ],
)
def test_what_is_told_by_its_own_name_passes(lang: str, text: str) -> None:
    """Each number stands behind the name of its fact."""
    assert check_prose(text, DIVIDENDS, lang) == ()


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("zh", "青禾食品拟派发2025年末期股息每股0.98元"),
        ("zh", "再看研发费用率，青禾食品为29.3%"),
        ("en", "Larkfield will pay a final dividend of 15.84p"),
        ("en", "Larkfield's return on tangible common equity was 7.7%"),
        ("en", "Larkfield remained the standout, with volume growth of more than 20%"),
    ],
)
def test_what_is_told_by_another_name_does_not(lang: str, text: str) -> None:
    """The number is that of the fact beside it."""
    assert [found.rule for found in check_prose(text, DIVIDENDS, lang)] == ["grounding.metric"]
