"""Instructions to a desk, a bank or a house, as letters put them, and reports of them."""

import pytest

from activities.rules.executable import instructed_en, instructed_zh, mandates_en, mandates_zh


@pytest.mark.parametrize(
    ("order", "report"),
    [
        (
            "大股东质押率升高,请交易室今日尾盘卖出全部持仓,不设价格限制。",
            "大股东质押率升高,交易所请公司说明卖出全部持仓的原因。",
        ),
        (
            "现指令:成长一号卖出岚山铜业80,000股,价格区间12.1至12.4元。",
            "某营业部现通知客户:融资保证金比例由80%提高到100%。",
        ),
        (
            "请于今日13:15后分批买入中证500ETF 150万元,单笔不超过15万元。",
            "请投资者于今日13:15后申购,单个账户上限15万元。",
        ),
        (
            "责成交易部于三个交易日内将岚山铜业仓位由2%提高到4%。",
            "基金合同约定,管理人应将股票仓位由2%提高到4%。",
        ),
        (
            "我方兹委托贵司以不高于每股7.30元的价格代为购入岚山铜业三万股。",
            "公司委托某证券公司以集中竞价方式回购,据公告已购入三万股。",
        ),
        (
            "本公司现指令贵部将所持岚山铜业50万股划转至信用账户。",
            "法院责令贵部将所持岚山铜业50万股划转至申请人账户。",
        ),
        (
            "特通知贵司:自明日起按每日8万股减持本公司所持岚山保险。",
            "请投资者关注岚山保险的偿付能力。",
        ),
        (
            "交易台务必于收盘前将组合仓位压到四成以下。",
            "请投资者关注:公司将负债率压到四成以下。",
        ),
    ],
)
def test_who_is_told_what_to_deal_in_chinese(order: str, report: str) -> None:
    """The reason before it is not judged; rulings, contracts and notices are no instructions."""
    assert instructed_zh.given(mandates_zh.MARKS.heard(order))
    assert not mandates_zh.demanded(mandates_zh.MARKS.heard(report), 0)


@pytest.mark.parametrize(
    ("order", "report"),
    [
        (
            "I, Ruth Marsh, hereby direct Quill Securities to sell the bonds in Schedule 4.",
            "The trustees last year directed Quill Securities to sell the bonds in Schedule 4.",
        ),
        (
            "This letter authorises and directs you to tender our 7,200 Farrow shares.",
            "This letter asks you to vote your 7,200 Farrow shares.",
        ),
        (
            "As sole trustee I direct that the 640 units be switched to the Cautious fund.",
            "As sole trustee I request that the minutes of the meeting be amended.",
        ),
        (
            "Please accept this note as my authority to sell the entire holding in Farrow.",
            "Please accept this note as my apology for the late reply.",
        ),
        (
            "Rebalance portfolio Q-4 to 70% equities and 30% bonds.",
            "Rebalancing portfolios to 70% equities each year adds little.",
        ),
    ],
)
def test_what_a_letter_asks_a_house_to_deal_in_english(order: str, report: str) -> None:
    """Who writes speaks for himself and in the present."""
    assert instructed_en.instructed(mandates_en.MARKS.heard(order))
    assert not instructed_en.instructed(mandates_en.MARKS.heard(report))
