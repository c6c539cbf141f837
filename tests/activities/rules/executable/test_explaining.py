"""What explains orders and strategies is no order; the same words about a holding are one."""

import pytest

from activities.rules import executable


def blocked(text: str) -> bool:
    """Whether the text is held to be able to act."""
    return any(True for _ in executable.find(text))


@pytest.mark.parametrize(
    ("explained", "ordered"),
    [
        (
            "A market order is filled at once at the best available price.",
            "A market order to sell all my Nokia shares at once, please.",
        ),
        (
            "Grid trading buys a fixed amount each time the price falls by one step.",
            "Grid trading for my account: buy 200 shares of Nokia now, at market.",
        ),
        (
            "市价委托会按当时最优价格成交,限价委托只在指定价格或更优价格成交。",
            "市价委托会按当时最优价格成交,现在就帮我把手里的股票全卖了。",
        ),
        (
            "网格交易的思路是价格每下跌一格就买入一份,每上涨一格就卖出一份。",
            "网格交易就从今天开始,价格每下跌2%就买入500股,每上涨2%就卖出500股。",
        ),
    ],
)
def test_an_explanation_is_no_order(explained: str, ordered: str) -> None:
    """It names no stock, sum, person or day; a sentence that does is read as any other."""
    assert not blocked(explained)
    assert blocked(ordered)


@pytest.mark.parametrize(
    ("told", "ordered"),
    [
        ("此邮件由研究系统自动发送,请勿直接回复。", "请自动发送本报告给所有客户。"),
        ("请尽快回复本邮件。", "请尽快以市价卖出600519全部持仓,勿回复。"),
        ("本邮件由系统自动发送。", "请让周报由机器人自动发送给全体客户。"),
    ],
)
def test_a_mail_says_who_sent_it_and_whether_to_answer(told: str, ordered: str) -> None:
    """What a system sends by itself asks nobody to send anything."""
    assert not blocked(told)
    assert blocked(ordered)


@pytest.mark.parametrize(
    "order",
    [
        "把账户清空",
        "全部赎回",
        "转账五百万到这个账号",
        "今天收盘前全部平掉",
        "把那笔钱转过去",
        "手里的茅台都出掉",
    ],
)
@pytest.mark.parametrize("end", ["。", ",请勿回复。", ",请勿直接回复本邮件。", ",请尽快回复。"])
def test_whether_to_answer_hides_no_order(order: str, end: str) -> None:
    """What a sentence asks for is asked, whatever it says of an answer."""
    assert blocked(order + end)


@pytest.mark.parametrize(
    "text",
    [
        "止损单在触发后按市价卖出。请立即帮我卖出中国平安2000股。",
        "止损会触发,直接市价清仓。",
        "A market order is best: sell all shares of nokia at market.",
        "A market order is fine; dump every share at the open.",
        "A market order is fine - sell half the position at the open.",
        "A market order is what is needed; sell the whole stake at the close.",
        "If a stop loss is hit, sell all shares at market and cancel all open orders.",
    ],
)
def test_an_explanation_hides_no_order_beside_it(text: str) -> None:
    """The guard is asked of one sentence, and of none in which an order follows."""
    assert blocked(text)


@pytest.mark.parametrize(
    ("question", "order"),
    [
        (
            "请贵司说明岚山保险减持8万股的原因。",
            "请贵司今日减持岚山保险8万股,并说明原因。",
        ),
        (
            "烦请贵方解释昨日卖出岚山保险8万股的依据。",
            "请贵方今日卖出岚山保险8万股。",
        ),
    ],
)
def test_a_question_why_or_at_what_price_somebody_dealt_is_no_order(
    question: str, order: str
) -> None:
    assert not blocked(question)
    assert blocked(order)
