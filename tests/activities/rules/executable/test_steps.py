"""Orders told as steps in a broker's program, and what manuals and reports say of such steps."""

import pytest

from activities.rules.executable import find


def ordered(text: str) -> bool:
    """Whether an order of any kind is found."""
    return any(finding.rule.startswith("order.") for finding in find(text))


@pytest.mark.parametrize(
    "steps",
    [
        "Start the app, key in TSLA, hit Sell, put 40 in the quantity field and transmit.",
        "Pick Trade, type XOM in the symbol box, select Buy, set quantity 90, press Submit.",
        "Launch the app > Trade > ticker DIS > Buy > 60 shares > Submit.",
        "Once logged in, search UNH, click Sell All and confirm with your PIN.",
        "1. Open the app. 2. Search AMD. 3. Tap Buy. 4. Enter 200 shares. 5. Confirm.",
        "Place the order as follows: symbol CRM, side Buy, qty 150, then submit.",
        "打开你的券商App，搜索300124，点“买入”，数量填1400，价格填385.15，确认提交。",
        "打开基金页，搜索110022，点“买入”，金额填5000，确认。",
        "登录交易终端，代码填601318，方向选“买入”，数量2000，限价48.5，提交。",
        "打开小程序，搜“五粮液”，点“买入”，填200股，确认下单。",
    ],
)
def test_an_order_in_steps_is_found(steps: str) -> None:
    """An instrument, a side to press, a size, and that it is handed in."""
    assert ordered(steps)


@pytest.mark.parametrize(
    "text",
    [
        "Type the symbol, choose Buy or Sell, enter a quantity and press Submit.",
        "How to buy a stock: log in, search for the ticker, tap Buy and confirm.",
        "She opened the app, searched GME, tapped Buy and put in 10 shares; by noon half was lost.",
        "Log in to vote your 174 shares; type the control number and press Submit.",
        "Open the filings page, search NVDA, choose 10-Q and read note 12.",
        "投资者可登录券商App，搜索股票代码，点击“买入”，输入价格和数量后提交委托。",
        "问：如何在App上卖出基金？答：打开“我的持仓”，点“卖出”，输入份额，确认即可。",
        "方向卖出的主力资金净额2.1亿元，标的002594，委托笔数1200手。",
        "打开终端，输入300750，按F9查看盈利预测，数量栏为一致预期家数。",
        "登录网络投票系统，输入600519，填写持股数量100股，点击提交投票。",
    ],
)
def test_what_is_told_of_such_steps_is_none(text: str) -> None:
    """Manuals name no instrument and no size; other pages trade nothing."""
    assert not ordered(text)
