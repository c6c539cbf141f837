"""Trade orders that no rule names, by their manner."""

import pytest

from activities.rules.executable import find


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
