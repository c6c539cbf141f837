"""Figures of announcements, cards and lists: bounds of plans, the session before, last words."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(
    metric: str,
    value: float | tuple[float, float],
    unit: str,
    end: str = "2024-12-31",
    period: str = "",
    entity: str = "青禾股份",
    status: str | None = None,
) -> Fact:
    return Fact(
        entity=entity,
        metric=metric,
        value=value,
        unit=unit,
        as_of=date.fromisoformat(end),
        period=period or None,
        status=status,
    )


def _is_right(text: str, facts: list[Fact]) -> bool:
    return not check_prose(text, facts, "zh")


BAD_LOANS = [
    _fact("non_performing_loan_ratio", 0.74, "%", period="2024"),
    _fact("npl_ratio", 0.54, "%", "2023-12-31", "2023"),
]
HELD = [
    _fact("hold_amount", 1057001821, "股", "2025-06-30", "2025Q2"),
    _fact("holder_ratio", 21.04, "%", "2025-06-30", "2025Q2"),
    _fact("控股股东持股比例", 7.83, "%", "2024-06-30", "2024Q2"),
]
FORESEEN = [
    _fact("forecast_pe", 9.56, "倍", "2025-07-31", "2025FY", status="forecast"),
    _fact("pe_ttm", 12.4, "倍", "2025-07-31"),
]
LOSS = [_fact("deducted_profit_guidance", (-141.1, -109.1), "亿元", period="2024FY")]
INTERIM = [
    _fact("每10股派息", 20, "元", period="2024FY"),
    _fact("中期每10股派息", 10, "元", "2024-06-30", "2024H1"),
]
PAID = [_fact("cash_div_per_10_shares", 13.63, "元", period="2024FY")]
BOUGHT = [_fact("rz_net_buy", 1.6354, "亿元", "2025-09-24")]


@pytest.mark.parametrize(
    ("text", "facts", "right"),
    [
        ("2024年末，青禾股份不良贷款率0.74%，较上年同期上升。", BAD_LOANS, True),
        ("2024年末，青禾股份不良贷款率0.54%。", BAD_LOANS, False),
        ("青禾股份控股股东持股10.57亿股，持股比例21.04%。", HELD, True),
        ("截至2025年6月末，青禾股份控股股东持股比例7.83%。", HELD, False),
        ("维持青禾股份买入评级，2025E PE 9.6x。", FORESEEN, True),
        ("一致预期：青禾股份2025年PE约9.6倍。", FORESEEN, True),
        ("青禾股份预计扣除非经常性损益后亏损109.10亿元至141.10亿元。", LOSS, True),
        ("青禾股份每10股派发现金红利13.63元（含税）。", PAID, True),
        ("青禾股份每股派发现金红利13.63元（含税）。", PAID, False),
        ("青禾股份2024年度拟10派20元，叠加中期每10股派10元。", INTERIM, True),
        ("青禾股份2023年度拟10派20元，叠加中期每10股派10元。", INTERIM, False),
        ("9月24日青禾股份融资净买入16354.00万元。", BOUGHT, True),
        ("9月24日青禾股份融资净偿还16354.00万元。", BOUGHT, False),
    ],
)
def test_fields_of_vendors_are_known_by_their_names(
    text: str, facts: list[Fact], right: bool
) -> None:
    """A field is the metric that prose names, and no other that has one word with it."""
    assert _is_right(text, facts) is right


CLOSES = [
    _fact("close", 92.57, "元", "2025-07-16"),
    _fact("close", 88.1, "元", "2025-07-17"),
    _fact("pct_chg", -4.12, "%", "2025-07-17"),
]


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("青禾股份2025年7月17日下跌4.12%，前一交易日收盘价为92.57元。", True),
        ("青禾股份2025年7月17日下跌4.12%，前一交易日收盘价为88.10元。", False),
        ("青禾股份昨收92.57元，2025年7月17日收盘88.10元。", True),
        ("青禾股份日终行情卡片 2025-07-17\n现价：88.10元", True),
        ("青禾股份行情卡片 2025-07-17\n现价：88.10元", False),
        ("青禾股份现价（7月17日收盘）88.10元。", True),
        ("青禾股份现价88.10元。", False),
    ],
)
def test_prices_are_of_the_session_that_is_told(text: str, right: bool) -> None:
    """The session before is that of the day before; a card of closes may call one 现价."""
    assert _is_right(text, CLOSES) is right


RAISED = [_fact("定增募资总额", 3232173572.83, "元", "2025-09-12")]


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("青禾股份拟定增募资不超过32.32亿元。", True),
        ("青禾股份拟定增募资不超过32.33亿元。", False),
        ("青禾股份拟定增募资不超过33亿元。", True),
        ("青禾股份拟定增募资不超过32亿元。", False),
    ],
)
def test_bound_of_a_plan_is_the_number_of_its_fact(text: str, right: bool) -> None:
    """A bound told to the last place is rounded as any figure; a round one bounds."""
    assert _is_right(text, RAISED) is right


FLOWS = [
    _fact("n_cashflow_act", 562.72, "亿元", period="2024FY"),
    _fact("investing_cash_flow", -214.22, "亿元", period="2024FY"),
]
COSTS = [
    _fact("rd_exp", 73.7, "亿元", period="2023FY", end="2023-12-31", entity="宏远制造"),
    _fact("rd_exp", 12.1, "亿元", period="2023FY", end="2023-12-31"),
    _fact("rd_exp", 61.2, "亿元", period="2022FY", end="2022-12-31", entity="宏远制造"),
]
STOCK = [
    _fact("存货", 191.26, "亿元", period="2023FY", end="2023-12-31"),
    _fact("存货", 180.1, "亿元", period="2022FY", end="2022-12-31"),
]


@pytest.mark.parametrize(
    ("text", "facts", "right"),
    [
        (
            "现金流量表摘要（青禾股份，2024年，亿元）\n经营活动：562.72\n投资活动：-214.22",
            FLOWS,
            True,
        ),
        (
            "现金流量表摘要（青禾股份，2024年，亿元）\n经营活动：562.72\n投资活动：214.22",
            FLOWS,
            False,
        ),
        ("青禾股份2024年投资活动产生的现金流量净额214.22亿元。", FLOWS, False),
        ("2023年研发费用73.7亿元\n（宏远制造利润表摘录）", COSTS, True),
        ("2023年研发费用73.7亿元\n（青禾股份利润表摘录）", COSTS, False),
        ("研发费用73.7亿元。（宏远制造，2023年）", COSTS, True),
        ("研发费用73.7亿元。（宏远制造，2022年）", COSTS, False),
        ("研发费用73.7亿元，宏远制造2022年投入不减。", COSTS, False),
        ("2021年12月31日，青禾股份存货191.26亿元。", STOCK, False),
        ("2023年12月31日，青禾股份存货191.26亿元。", STOCK, True),
        ("青禾股份资产摘要（2022年12月31日）\n存货：191.26亿元", STOCK, False),
        ("青禾股份资产摘要（2023年12月31日）\n存货：191.26亿元", STOCK, True),
        ("| 项目 | 本期（2022年） |\n|---|---|\n| 存货（亿元） | 191.26 |", STOCK, False),
    ],
)
def test_heads_and_last_words_tell_whose_and_when(
    text: str, facts: list[Fact], right: bool
) -> None:
    """What stands alone over or under all figures is said of every one."""
    assert _is_right(text, facts) is right


LETTERS = [
    _fact("研发费用", 51.2, "亿元", period="2023FY", end="2023-12-31", entity="Meta"),
    _fact("研发费用", 73.7, "亿元", period="2023FY", end="2023-12-31", entity="特斯拉"),
    _fact("eps", 4.88, "元/股", period="2023H1", end="2023-06-30", entity="京东方A"),
]


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Meta2023年研发费用51.2亿元。", True),
        ("Meta2023年研发费用73.7亿元。", False),
        ("京东方A2023年H1EPS 4.88元。", True),
        ("会议室在B座1608。京东方A2023年H1EPS 4.88元。", True),
        ("编号RPT-20250613-07。附注七、45：特斯拉2023年研发费用73.7亿元。", True),
        ("B座1608元。", False),
    ],
)
def test_letters_and_numbers_side_by_side_are_told_apart(text: str, right: bool) -> None:
    """A year behind a Latin name is a year, a room or a document is no figure."""
    assert _is_right(text, LETTERS) is right
