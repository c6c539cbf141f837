"""Metrics by the names that fields of vendors and Chinese prose have for them."""

import pytest

from activities.rules.prose import check_prose, field_names, metrics
from schemas.facts import Fact

_FLOW = {"as_of": "2024-12-31", "period": "2024"}
_DAY = {"as_of": "2025-06-20"}


def _fact(metric: str, value: float, unit: str, **kept: str) -> Fact:
    return Fact(
        entity="青禾股份",
        code="600123.SH",
        metric=metric,
        value=value,
        unit=unit,
        **(kept or _FLOW),
    )


_SAID = [
    ("net_profit_deducted", "扣非净利润", 8.21, "亿元", "net_profit_parent"),
    ("profit_dedt", "扣除非经常性损益的净利润", 8.21, "亿元", "investment_income"),
    ("np_forecast", "归母净利润", 8.21, "亿元", "revenue_forecast"),
    ("n_cashflow_act", "经营性现金流净额", 8.21, "亿元", "n_cashflow_inv_act"),
    ("n_cash_flows_fnc_act", "筹资活动产生的现金流量净额", 8.21, "亿元", "fcff"),
    ("c_fr_sale_sg", "销售收现", 8.21, "亿元", "c_paid_goods_s"),
    ("fv_value_chg_gain", "公允价值变动收益", 8.21, "亿元", "invest_income"),
    ("assets_impair_loss", "资产减值损失", 8.21, "亿元", "credit_impa_loss"),
    ("gov_subsidy", "政府补助", 8.21, "亿元", "oth_income"),
    ("fix_assets", "固定资产", 8.21, "亿元", "intan_assets"),
    ("acct_payable", "应付账款", 8.21, "亿元", "accounts_receiv"),
    ("undistr_porfit", "未分配利润", 8.21, "亿元", "cap_rese"),
    ("rd_to_revenue", "研发费用率", 8.21, "%", "saleexp_to_gr"),
    ("selling_expense_rate", "销售费用率", 8.21, "%", "admin_expense_rate"),
    ("finaexp_of_gr", "财务费用率", 8.21, "%", "rd_ratio"),
    ("roe_waa", "加权平均净资产收益率", 8.21, "%", "roa"),
    ("provision_to_loan", "拨贷比", 8.21, "%", "npl_ratio"),
    ("cash_div_per_share", "每股派息", 0.43, "元/股", "eps"),
    ("cash_div_tax", "每股派发现金红利", 0.43, "元/股", "bps"),
    ("ocfps", "每股经营活动产生的现金流量净额", 0.43, "元/股", "revenue_ps"),
    ("capital_rese_ps", "每股资本公积金", 0.43, "元/股", "undist_profit_ps"),
    ("pcf_ocf_ttm", "市现率", 8.21, "倍", "ps_ttm"),
    ("ar_turn", "应收账款周转率", 8.21, "次", "inv_turn"),
    ("turn_days", "营业周期", 82.5, "天", "arturn_days"),
]
_TRADED = [
    ("turnover_amount", "成交额", 8.21, "亿元", "rzye"),
    ("amount", "成交金额", 8.21, "亿元", "circ_mv"),
    ("turnover", "成交额", 8.21, "亿元", "total_mv"),
    ("rzye", "融资余额", 8.21, "亿元", "rqye"),
    ("rzmre", "融资买入额", 8.21, "亿元", "rzche"),
    ("net_mf_amount", "主力资金净流入", 8.21, "亿元", "north_money"),
    ("holder_num", "股东户数", 82100, "户", "subscribers"),
    ("pledged_shares", "质押股份", 8210000, "股", "float_share"),
]


def _text(said: str, value: float, unit: str, when: str) -> str:
    return f"青禾股份{when}{said}为{value}{unit.removesuffix('/股')}。"


@pytest.mark.parametrize(("field", "said", "value", "unit", "other"), _SAID)
def test_figure_of_a_report_is_told_by_any_of_its_names(
    field: str, said: str, value: float, unit: str, other: str
) -> None:
    """A field stands behind what prose calls it, and no other field of its kind does."""
    text = _text(said, value, unit, "2024年")
    right = [_fact(field, value, unit), _fact(other, value * 2, unit)]
    wrong = [_fact(field, value * 2, unit), _fact(other, value, unit)]
    assert not check_prose(text, right, "zh")
    assert check_prose(text, wrong, "zh")


@pytest.mark.parametrize(("field", "said", "value", "unit", "other"), _TRADED)
def test_figure_of_the_market_is_told_by_any_of_its_names(
    field: str, said: str, value: float, unit: str, other: str
) -> None:
    """The same of a day's trading and of holders."""
    text = _text(said, value, unit, "2025年6月20日")
    right = [_fact(field, value, unit, **_DAY), _fact(other, value * 2, unit, **_DAY)]
    wrong = [_fact(field, value * 2, unit, **_DAY), _fact(other, value, unit, **_DAY)]
    assert not check_prose(text, right, "zh")
    assert check_prose(text, wrong, "zh")


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("青禾股份6月20日融资净偿还3,521.7万元。", True),
        ("青禾股份6月20日融资净买入3,521.7万元。", False),
        ("青禾股份6月20日主力资金净流出1.54亿元。", True),
        ("青禾股份6月20日主力资金净流入1.54亿元。", False),
        ("青禾股份6月20日北向资金净卖出2.08亿元。", True),
    ],
)
def test_outflow_is_a_net_inflow_below_zero(text: str, right: bool) -> None:
    """What was repaid, sold or taken out is told by a net figure with its minus."""
    facts = [
        _fact("融资净买入额", -35217000, "元", **_DAY),
        _fact("主力资金净流入", -1.5417, "亿元", **_DAY),
        _fact("north_money", -20800, "万元", **_DAY),
    ]
    assert (not check_prose(text, facts, "zh")) is right


@pytest.mark.parametrize(
    ("said", "right"),
    [
        ("研发投入占营业收入比例为11.2%", True),
        ("研发投入占营业收入比例为20.3%", False),
        ("境外收入占比为30.1%", True),
        ("境外收入占比为15.5%", False),
        ("市占率为41.5%", True),
        ("市占率为15.5%", False),
        ("营业收入同比增速为8.1%", True),
        ("营业收入同比增速为12.5%", False),
        ("第一大股东持股比例为36.4%", True),
    ],
)
def test_share_is_named_by_its_whole_words(said: str, right: bool) -> None:
    """What a share is one of is part of its name where the whole name is known."""
    facts = [
        _fact("rd_to_revenue", 11.2, "%"),
        _fact("combined_ratio", 20.3, "%"),
        _fact("overseas_revenue_share", 30.1, "%"),
        _fact("net_margin", 15.5, "%"),
        _fact("market_share", 41.5, "%"),
        _fact("revenue_yoy", 8.1, "%"),
        _fact("rd_yoy", 12.5, "%"),
        _fact("major_holder_ratio", 36.4, "%"),
        _fact("前十大股东持股比例", 61.8, "%"),
    ]
    assert (not check_prose(f"青禾股份2024年{said}。", facts, "zh")) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("青禾股份2025年6月20日市现率(TTM)为8.2倍。", True),
        ("青禾股份2025年3月31日市现率(TTM)为8.2倍。", False),
        ("青禾股份2025年3月31日滚动市盈率为15.3倍。", False),
        ("青禾股份2025年6月20日PE为15.3倍。", True),
        ("青禾股份2025年6月20日涨跌幅为3.1%。", False),
    ],
)
def test_multiple_of_a_day_is_of_that_day(text: str, right: bool) -> None:
    """TTM in the name of a multiple is no time of its own, and an amplitude no move."""
    facts = [
        _fact("pcf_ocf_ttm", 8.2, "倍", **_DAY),
        _fact("市盈率(TTM)", 15.3, "倍", **_DAY),
        _fact("amplitude", 3.1, "%", **_DAY),
        _fact("pct_chg", 1.2, "%", **_DAY),
    ]
    assert (not check_prose(text, facts, "zh")) is right


def test_every_field_has_a_name_that_prose_knows() -> None:
    """No row of the fields leads to a word of which no metric is known."""
    assert not [name for name in field_names.names() if metrics.named(name) is None]
