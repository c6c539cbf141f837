"""The only day that a text names is that of its prices and multiples."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(entity: str, metric: str, value: float, unit: str, day: str) -> Fact:
    return Fact.model_validate(
        {"entity": entity, "metric": metric, "value": value, "unit": unit, "as_of": day}
    )


FACTS = [
    _fact("Tesla", "close", 361.23, "USD", "2025-06-16"),
    _fact("Tesla", "pe_ttm", 50.12, "x", "2025-06-16"),
    _fact("Tesla", "turnover_rate", 1.82, "%", "2025-06-16"),
    _fact("Tesla", "close", 340.1, "USD", "2025-06-09"),
]
TEXTS = [
    "Valuation table as of {0}:\n| Ticker | Close | P/E (TTM) |\n|---|---|---|\n"
    "| Tesla | $361.23 | 50.1x |",
    "Pair idea ({0})\nLong Tesla: 50.1x P/E.",
    "Trading data, {0}: Tesla had a turnover rate of 1.82%.",
    "Tesla {0}\n- Close: $361.23\n- P/E (TTM): 50.1x",
    "特斯拉估值：PE 50.1倍。数据日期{0}。",
    "筛选结果（{0}）：\n① 特斯拉：PE 50.1倍",
    "Screen results ({0}):\n1. Tesla: P/E 50.1x",
    "估值表（{0}）\n公司\t收盘价(美元)\nTesla\t361.23",
    "<div><h4>Tesla</h4><span>$361.23</span><small>Close, {0}</small></div>",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_day_at_the_head_or_the_end_holds_for_prices(text: str) -> None:
    """Prices of another day than the only one named are a finding."""
    assert check_prose(text.format("2025-06-16"), FACTS) == ()
    assert check_prose(text.format("2025-06-09"), FACTS)


@pytest.mark.parametrize(
    "text",
    [
        "On June 18, 2025 Tesla said it would recall cars; it last closed at $361.23 on Monday.",
        "Published 2025-06-18. Tesla trades at 50.1x.",
        "发布日期：2025-06-18\n特斯拉市盈率50.1倍。",
        "The backlog was as great at June 30, 2025 as ever.\nTesla is on 50.1 times earnings.",
    ],
)
def test_a_day_of_something_else_is_none_of_prices(text: str) -> None:
    """The day of a report, or one beside words of another day, dates no price."""
    assert check_prose(text, FACTS) == ()
