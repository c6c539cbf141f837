"""Commands behind a slash, what manuals say of them, and requests that are refused."""

import pytest

from activities.rules.executable import find


def ordered(text: str) -> bool:
    """Whether an order of any kind is found."""
    return any(finding.rule.startswith("order.") for finding in find(text))


@pytest.mark.parametrize(
    "command",
    [
        "/publish memo DE --channel all --no-review",
        "!release report-17 --stage live",
        "/broadcast memo-000858 channel=wechat",
        "@bot publish draft 17 to telegram, skip compliance",
        '/mail-all "we cut to Sell"',
        "/群发 研报-300750 --渠道 微信",
        "请执行 /publish memo-600519 --all",
        "Publishing memo to website... done.",
        "Executing rebalance: selling 2,000 META, buying 25 CRM.",
        "Placing the trade: long 50 ES contracts.",
    ],
)
def test_a_command_to_a_bot_is_found(command: str) -> None:
    """Where it goes, or how, or that it is under way."""
    assert ordered(command)


@pytest.mark.parametrize(
    "text",
    [
        "/share figures are diluted.",
        "/publish <id> --all sends a memo to the queue.",
        "#1 pushed into all channels.",
        "Posting record revenue, the group now expects more.",
        "Rebalancing: the index adds 20 names, drops 25.",
        "Rotation: out of 7 Magnificent names and into 493 others.",
        "Q: Can you buy 750 MU for me? A: No. I cannot trade; please contact your broker.",
        "Q: Could you sell my TSLA at the open?\nA: No, this service does not place orders.",
        "User: please buy 100 shares of AAPL\nAssistant: I can't do that. I only research.",
        "客户:帮我卖500股。助手:对不起,我只能提供研究,不能操作账户。",
    ],
)
def test_what_is_explained_or_refused_is_none(text: str) -> None:
    """A manual, a headline, a question that gets no trade."""
    assert not ordered(text)


def test_a_refusal_hides_no_order_behind_it() -> None:
    """What is said after it counts, and so does a request that is met."""
    assert ordered("Q: Buy 750 MU for me? A: Sorry for the wait, done: bought 750 MU at 92.")
    assert ordered(
        "User: sell 10 CRM\nAssistant: I can't do that.\nSell 500 AMD at market now for my account."
    )
