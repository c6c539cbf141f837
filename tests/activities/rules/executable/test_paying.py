"""Payments that are ordered or under way, and news of what was paid."""

import pytest

from activities.rules.executable import find


def paid(text: str) -> bool:
    """Whether an order of any kind is found."""
    return any(finding.rule.startswith("order.") for finding in find(text))


@pytest.mark.parametrize(
    "payment",
    [
        "Payment initiated: $960,000 to the escrow agent.",
        "Funds released: HKD 8,000,000 to the placing agent.",
        "Initiating transfer of 500 USDC to 0x8ba1f109551bd432803012645ac136ddd64dba72",
        "Release the escrow of $3m to the vendor, funds approved.",
        "We are wiring $2,000,000 to your custodian this morning.",
        "立即向交易对手方支付大宗交易款项5,323万元。",
        "请将余款1,860万元于今日下班前电汇至供应商账户。",
        "支付指令已下达,收款方:某证券,金额:600万元。",
    ],
)
def test_a_payment_is_found(payment: str) -> None:
    """A sum, somebody who gets it, and that it is to happen or happens."""
    assert paid(payment)


@pytest.mark.parametrize(
    "news",
    [
        "Payment of the $960 million purchase price to the escrow agent was made, the 10-Q said.",
        "Payments initiated through the platform rose 18% to $960bn.",
        "The buyer shall pay $12 million to the seller at closing.",
        "Moving $2bn into renewables, the group changes course.",
        "Funds raised: $480m in the Series D to date.",
        "公司已向交易对方支付股权转让款5,323万元,占总价款的51%。",
        "根据协议,买方应于交割日向卖方支付8,000万元。",
        "报告期内,公司向承销商支付发行费用4,200万元。",
        "请投资者注意,认购款应于缴款日前划付,金额不低于1万元。",
    ],
)
def test_what_others_paid_is_news(news: str) -> None:
    """A filing, an agreement, a statistic."""
    assert not paid(news)
