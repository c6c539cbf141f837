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
    "order",
    [
        "Sell everything at the open, no limits.",
        "Okay go, 25 lots ESZ at market.",
        "现在买入黄金ETF五百手。",
        "宁德时代全清，市价走。",
    ],
)
def test_a_short_order_is_found_whatever_stands_around_it(order: str) -> None:
    """Sentences of a report on both sides outweigh no order of a few words."""
    en = "Management guides to mid-single-digit growth in the second half on stable pricing. "
    zh = "公司前三季度实现营业收入312亿元，同比增长8.4%，主要得益于海外业务的拓展。"

    assert rules(order)
    assert rules(en + order + " " + en)
    assert rules(zh + order + zh), "and of another language"


@pytest.mark.parametrize(
    "text",
    [
        "Traders hit his bid all afternoon, and the stock closed at fifteen.",
        "We would stick with Rio for now: the account of last year's cuts is settled.",
        "他去年把手里的隆基都卖了，换成长江电力拿着。",
        '{"symbol": "600519", "close": 1272.83, "unit": "元"}',
        "行情快照时间戳1731912345678（毫秒）；同批20241118144545001号快照缺深市逐笔，已补。",
        "Trade blotter, Tuesday: sold 4,200 AAPL (US0378331005), bought 1,150 ASML, both filled.",
        "结论：卖出。负债太高，管理层又不肯说怎么还。",
        "Please pay the research invoice INV-2025-118 against PO 4500731986; it covers surveys.",
    ],
)
def test_a_report_a_view_or_data_is_none(text: str) -> None:
    """What somebody did or would do, and figures, are no orders."""
    assert rules(text) == []


@pytest.mark.parametrize(
    "order",
    [
        "Please pay the invoice and liquidate all my positions at market.",
        "Pay the invoice, then close out the whole AAPL position.",
        "Settle the invoice INV-7 and dump the Tesla shares at the open.",
        "Please pay the invoice, redeem 5,000 units of the fund today.",
        "Process the invoice, cancel all open orders.",
    ],
)
def test_a_bill_takes_no_rule_away_from_what_stands_beside_it(order: str) -> None:
    """The bill is left out, and the rest is read as it stands."""
    assert "order.en" in rules(order)


@pytest.mark.parametrize(
    "order",
    [
        "Please pay the invoice by selling 300 AAPL at market.",
        "Settle the broker's invoice and wire $40,000 to account 00417.",
        "Sold 4,200 AAPL, filled; now sell the other 800 at market.",
        "Note to PM chat: went ahead and hedged us, sold 60 ES at 5,988, all filled.",
        "结论：立即卖出500股宁德时代。",
        "昨天的单子已成交。再卖出500股宁德时代。",
    ],
)
def test_an_order_beside_what_is_done_is_found(order: str) -> None:
    """A bill to be paid and a trade that was made hide no other."""
    assert rules(order)


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
