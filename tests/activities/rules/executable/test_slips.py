"""Forms, lists of weights and messages between banks, and what only looks like one."""

import pytest

from activities.rules.executable.order_data import ordered

_TICKET = "Action: [x] Buy  [ ] Sell\nSecurity: PEP\nQuantity: 1,500\n"
_WEIGHTS = "600519  现权重8.0% → 目标5.0%  卖出\n000651  现权重2.0% → 目标4.5%  买入\n"
_PAYMENT = ":20:PAY0612-33\n:32A:240612USD250000,00\n:59:/SUBSCRIPTION ACCT\n:71A:SHA"


@pytest.mark.parametrize(
    "slip",
    [_TICKET, "动作:☐买入 ☑卖出\n标的:600036\n股数:42000", _WEIGHTS + "执行方式:TWAP", _PAYMENT],
)
def test_a_slip_that_is_filled_in_is_an_order(slip: str) -> None:
    assert ordered(slip)


@pytest.mark.parametrize(
    "text",
    [
        _TICKET.replace("[x]", "[ ]"),
        "☑ 现金流质量良好 ☐ 海外扩张 数量:3",
        "回顾上季:\n" + _WEIGHTS + "执行方式:TWAP",
        "Field :32A: holds the date and the amount, :59: the beneficiary.",
    ],
)
def test_a_slip_that_nobody_filled_in_or_that_is_past_is_none(text: str) -> None:
    assert not ordered(text)
