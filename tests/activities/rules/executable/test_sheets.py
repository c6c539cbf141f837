"""Tickets, tables under a word of command, bot commands, and what is only built like them."""

import pytest

from activities.rules.executable.order_data import ordered
from activities.rules.executable.sheets import written

_ROWS = "| Side | Name | Units |\n|---|---|---|\n| Sell | Farrow | 1,400 |\n| Buy | Quill | 900 |\n"
_TABLE_ZH = "| 账户 | 方向 | 证券 | 数量 |\n|---|---|---|---|\n| 07 | 卖 | 岚山铜业 | 8,600 |\n"


@pytest.mark.parametrize(
    ("ticket", "look_alike"),
    [
        (
            "Ticket 7714 | SELL | FRW | 300 sh | LMT 18.40 | GTC | acct 20-118",
            "Support ticket 7714 | login | 300 users | limit reached | acct 20-118",
        ),
        (
            "BUY | QLL | 75 | LMT 61.10 | DAY",
            "2024-05-02 | BUY | QLL | 75 | LMT 61.10 | DAY",
        ),
        (
            "TRADE TICKET\nDesk: London\nB/S: S\nName: Farrow\nQty: 40,000\nLimit: 7.15",
            "TRADE TICKET\nB/S: ____\nName: ____\nQty: 0\nLimit: (template)",
        ),
        (
            "ORDER FORM\nDirection: Purchase\nFund: Quill Income\nAmount: £9,000\nHolder: 3118",
            "ORDER FORM\nDirection: north\nVenue: Quill Hall\nAmount: £9,000\nHolder: 3118",
        ),
        (
            "Redeem in full. Fund: Quill Income. Units: 3,118. Holder: R. Marsh.",
            "Redemption requests rose: units 3,118, holder count 40.",
        ),
        (
            "交易指令单 第12号\n标的:岚山铜业\n方向:减持\n数量:9,000股\n价格:不低于12.4元",
            "交易指令单的填写说明\n方向:减持\n数量:9,000股\n价格:示例",
        ),
    ],
)
def test_a_ticket_is_an_order_and_what_shares_its_heading_is_none(
    ticket: str, look_alike: str
) -> None:
    """A side, a size and terms stand under a heading, or one in each cell of a line."""
    assert written(ticket)
    assert not written(look_alike)


@pytest.mark.parametrize(
    ("table", "record"),
    [
        (_ROWS + "Please route both on receipt.", _ROWS + "Both were filled last week."),
        ("Execute these today:\n" + _ROWS, "What insiders did:\n" + _ROWS),
        (_TABLE_ZH + "以上请交易室即刻报送。", _TABLE_ZH + "以上为上季度成交回报。"),
    ],
)
def test_a_table_is_an_order_where_somebody_is_told_to_carry_it_out(
    table: str, record: str
) -> None:
    assert written(table)
    assert not written(record)


def test_a_comma_in_a_number_cuts_no_cell_between_bars() -> None:
    columns = "| B/S | Ticker | Shares | Limit price |\n|---|---|---|---|\n"

    assert ordered(columns + "| B | FRW | 2,400 | 7.10 |")


@pytest.mark.parametrize(
    ("command", "prose"),
    [
        ("/trade open short FRW size=400 lev=3", "/trade shows the open orders of the session"),
        ("/order long FRW 2x size=900 tp=12", "/order status, 2x faster than before"),
        ("/grid start FRWUSDT low=4 high=6 budget=500", "/grid 4 GW of storage"),
        ("@deskbot /sell all FRW", "/sell-side desks hold 40%"),
        ("/平仓 岚山铜业 全部", "/平仓 用法:后跟合约代码"),
        ("/flatten all", "/spot 1.0832, 3m forward 1.0871"),
        ("c/r ord 7-119 -> qty 250, px 8.15", "Order 7-119 had a qty of 250."),
        ("Amend order #31-B: limit 8.15.", "Amend order of the agenda: item 8, price."),
    ],
)
def test_a_command_to_a_bot_is_an_order_and_its_manual_is_none(command: str, prose: str) -> None:
    assert written(command)
    assert not written(prose)


@pytest.mark.parametrize(
    ("command", "other"),
    [
        (
            '{"cmd":"flatten_all","portfolio":"岚山三号","reason":"limit"}',
            '{"cmd":"flatten_all","description":"closes every position"}',
        ),
        (
            '{"action":"rebalance","portfolio":"core","weights":{"FRW":0.4},"confirm":true}',
            '{"action":"rebalance","portfolio":"core","date":"2024-05-02"}',
        ),
        (
            '{"command":"flatten","strategy":"carry_2","when":"immediately"}',
            '{"command":"refresh","strategy":"carry_2","when":"immediately"}',
        ),
    ],
)
def test_a_command_that_closes_a_book_needs_no_instrument(command: str, other: str) -> None:
    """Where, or that it is now, is enough: all that is held goes."""
    assert ordered(command)
    assert not ordered(other)
