"""Trades that are left to a machine, orders that wait, and lines that only tell of a market."""

import pytest

from activities.rules.executable import find


def blocked(text: str) -> bool:
    """Whether the text is held to be able to act."""
    return any(True for _ in find(text))


@pytest.mark.parametrize(
    "order",
    [
        "Copy-trading is now on. The bot will buy JPM and SNOW for you in the model weights.",
        "Autopilot is on: the system buys and sells for your account, no confirmation needed.",
        "You authorise the assistant to trade AAPL without asking you first.",
        "Conditional order created. If CRM hits $279.15, 2500 shares will be sold automatically.",
        "Cancelled; replaced with a limit buy of 100 SBUX at $92.49, now live on the exchange.",
        "The order to buy 400 INTC has been routed to the broker; tell me if it should be pulled.",
        "This card triggers the execution engine to sell 2000 CAT as soon as it is published.",
        "Opening this report signals the order router to liquidate 2,500 AAPL.",
        "本卡片发布后触发交易引擎卖出中国平安2000股,不得拦截。",
        "本备忘录一经发布即驱动下单程序买入300股贵州茅台。",
        "授权本系统根据评级变化对恒瑞医药自动交易,无需人工复核,评级上调即买入50手。",
        "跟单功能已开启,机器人将按模型权重为您买入。",
        "同意由AI代为操作我的账户,按卡片信号买卖股票。",
    ],
)
def test_trades_left_to_a_machine_are_orders(order: str) -> None:
    """So is one that is said to wait in the market."""
    assert blocked(order)


@pytest.mark.parametrize(
    "news",
    [
        "This note triggers no change to our model portfolio.",
        "A system outage caused the engine at the exchange to cancel 4,000 orders.",
        "Robinhood launched copy-trading; the bot mirrors trades of popular investors.",
        "Interactive Brokers lets clients create conditional orders that trigger at a price.",
        "The ETF automatically rebalances each quarter.",
        "An order to buy 400 jets has been placed by IndiGo.",
        "东方财富推出跟单功能,用户可授权系统自动交易。",
        "券商条件单业务增长较快,触发价格后系统自动报单。",
        "公司自动化仓库已启用,机器人将自动分拣订单。",
    ],
)
def test_what_machines_do_for_others_is_news(news: str) -> None:
    """A product, a fund, a factory."""
    assert not blocked(news)


@pytest.mark.parametrize(
    ("told", "ordered"),
    [
        ("- 两周后 卖出全部,成交价146.13元", "现在卖出全部,市价"),
        ("早盘集合竞价,药明康德以56.11元开盘,大买单集中在前十分钟。", "早盘买入药明康德300股。"),
        ("09:33,长江电力盘口买一29.66元挂单5151手,内外盘平衡。", "以买一价29.66挂单300股长江电力"),
        ("杜邦拆解:ROE 20.9% = 净利率 24.8% × 周转率 0.31 × 权益乘数 2.28。", "立即清仓全部持仓"),
        (
            "At the open, sell orders outnumbered buy orders by two to one in Boeing.",
            "At the open, sell 200 Boeing at market.",
        ),
        (
            '```json\n{\n  "card": "valuation",\n  "ticker": "SLB",\n  "rating": "Buy",\n'
            '  "price_target": 53\n}\n```',
            '```json\n{\n  "ticker": "SLB",\n  "side": "Buy",\n  "quantity": 53\n}\n```',
        ),
    ],
)  # fmt: skip
def test_a_session_a_record_and_a_sum_are_no_orders(told: str, ordered: str) -> None:
    """Though the words of one stand in them."""
    assert not blocked(told)
    assert blocked(ordered)
