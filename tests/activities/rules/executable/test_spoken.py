"""Orders as people speak and as brokers' interfaces spell them; reports of them are none."""

import pytest

from activities.rules.executable import find


@pytest.mark.parametrize(
    ("ordered", "told"),
    [
        (
            "Go all in on Farrow with the remaining cash as soon as the market opens.",
            "Retail traders who go all in on Farrow with the remaining cash rarely do well.",
        ),
        (
            "Guidance was cut twice, so dump every last share of Farrow today.",
            "Guidance was cut twice, so the fund dumped every last share of Farrow.",
        ),
        (
            "Since margins fell, I am instructing you to add 4,000 Farrow shares to my IRA.",
            "Margins fell, and the board instructed its adviser to add 4,000 Farrow shares.",
        ),
        (
            "You have my authority to flip half of Farrow into Quill.",
            "The trustee has the authority to flip half of Farrow into Quill.",
        ),
        (
            "The multiple is cheap, so I have gone ahead and placed an order to purchase "
            "1,200 shares of Farrow at $27.40.",
            "The multiple was cheap, so last year the fund placed an order for 40 aircraft.",
        ),
        (
            "用融资额度再加五十万买中芯国际,十点半之前必须打完。",
            "用融资额度再加五十万买中芯国际的风险很大,不宜模仿。",
        ),
        ("估值太贵,收盘前把紫金矿业走掉。", "估值太贵,外资上周把紫金矿业清掉。"),
        ("我授权你今天梭哈恒瑞医药。", "所谓“今天梭哈恒瑞医药”,指的是一种激进做法。"),
        ("帮我把药明康德的钱腾挪到宁德时代。", "公司把闲置资金投到新的产线。"),
    ],
)
def test_an_order_in_everyday_words_is_found_and_a_report_of_one_is_not(
    ordered: str, told: str
) -> None:
    """Only the demand is judged, not the reason before it; somebody else's deed is a report."""
    assert list(find(ordered))
    assert not list(find(told))


@pytest.mark.parametrize(
    ("called", "read"),
    [
        (
            'broker.execute({"instrument":"EURUSD","units":-500000,"orderType":"MARKET"})',
            'broker.get_positions({"instrument":"EURUSD","units":-500000})',
        ),
        (
            '{"instrument":"EUR_USD","units":"5000","type":"MARKET"}',
            '{"instrument":"EUR_USD","units":"5000","unrealizedPL":"12.5","type":"LONG"}',
        ),
        (
            '{"ticker":"600519","side":"XTP_SIDE_BUY","price":1688,"quantity":100}',
            '{"ticker":"600519","side":"XTP_SIDE_UNKNOWN","price":1688,"quantity":100}',
        ),
        ("user.market_sell('600036', amount=500)", "user.market_value('600036', amount=500)"),
        ('account.close("EUR_USD")', "account.close()"),
        ("order('600519.XSHG', 100)", "reorder('600519.XSHG', 100)"),
    ],
)
def test_an_order_in_the_dialect_of_a_broker_is_found_and_a_query_is_not(
    called: str, read: str
) -> None:
    """A size with a sign and a kind of order need no side; a method that reads does nothing."""
    assert list(find(called))
    assert not list(find(read))
