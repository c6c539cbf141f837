"""Trade orders that no rule names, by their manner."""

import pytest

from activities.rules.executable import find
from activities.rules.executable.manner import Manner
from activities.rules.executable.orders import named_orders


def rules(text: str) -> list[str]:
    """The rules of what is found in a text."""
    return [finding.rule for finding in find(text)]


@pytest.mark.parametrize(
    "order",
    [
        "Stick another thousand of Rio on for me, same account as last time.",
        "跟我做：赛力斯，现价，两成仓，进！",
        "帮我把手里的隆基都甩了，换点长江电力拿着。",
    ],
)
def test_an_order_in_words_of_its_own_is_found(order: str) -> None:
    """No rule names these turns; among ordinary sentences they stand out all the same."""
    news = "Revenue rose 4% to $312 million. 毛利率为31.2%，较上年同期提升。\n"

    assert rules(order) == ["order.likeness"]
    assert rules(news * 5 + order + "\n" + news * 5) == ["order.likeness"]


@pytest.mark.parametrize(
    "text",
    [
        "Traders hit his bid all afternoon, and the stock closed at fifteen.",
        "We would stick with Rio for now: the account of last year's cuts is settled.",
        "他去年把手里的隆基都卖了，换成长江电力拿着。",
        '{"symbol": "600519", "close": 1272.83, "unit": "元"}',
    ],
)
def test_a_report_a_view_or_data_is_none(text: str) -> None:
    """What somebody did or would do, and figures, are no orders."""
    assert rules(text) == []


@pytest.mark.parametrize(
    "report",
    [
        "首次覆盖给予“增持”，对应合理估值区间18至21元。",
        "定增预案显示，本次拟发行不超过0.8亿股，募资投向越南一期工厂。",
        "The Treasury will sell $46bn of five-year notes next Thursday.",
    ],
)
def test_what_reads_like_none_is_none_though_a_rule_names_it(report: str) -> None:
    """Only that sentence is let pass: an order beside it is found."""
    named = list(named_orders(report, lambda _start, _end: False))

    assert named in (["order.zh"], ["order.en"])
    assert rules(report) == []
    assert "order.zh" in rules(report + "\n明天开盘卖出500股宁德时代。\n" + report)


def test_a_place_is_doubted_by_what_is_read_there() -> None:
    """Not by what stands before or behind it, nor where nothing is weighed."""
    report = "The Treasury will sell $46bn of five-year notes next Thursday. " * 3
    order = "Stick another thousand of Rio on for me, same account as last time. "
    manner = Manner(report + order * 2 + report)
    middle = len(report) + len(order)

    assert manner.doubts(0, 40)
    assert not manner.doubts(middle - 20, middle + 20)
    assert manner.doubts(len(report + order * 2 + report) - 40, len(report + order * 2 + report))
    assert not manner.doubts(10_000, 10_040)
