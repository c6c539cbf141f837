"""English texts on companies of China whose facts are in Chinese.

Their names, metrics and times in translation.
"""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from activities.rules.prose.romanised import called
from schemas.facts import Fact


def _fact(
    entity: str,
    metric: str,
    value: float,
    unit: str = "亿元",
    period: str | None = "2025年三季报",
    *,
    code: str = "",
    as_of: date = date(2025, 9, 30),
) -> Fact:
    return Fact(
        entity=entity, metric=metric, value=value, unit=unit, as_of=as_of, period=period,
        code=code or None
    )  # fmt: skip


def _found(text: str, *facts: Fact, lang: str = "en") -> list[str]:
    return [finding.rule for finding in check_prose(text, list(facts), lang)]


@pytest.mark.parametrize(
    ("chinese", "english"),
    [
        ("成都银行", "Bank of Chengdu"),
        ("成都银行", "Chengdu Bank"),
        ("山东钢铁", "Shandong Steel"),
        ("西安银行", "Xi'an Bank"),
        ("深圳机场", "Shenzhen Airport"),
    ],
)
def test_a_place_and_a_line_of_business_are_put_into_english(chinese: str, english: str) -> None:
    """Both orders of a bank's."""
    assert english in called(chinese)


def test_banks_are_told_apart_by_their_town() -> None:
    """One that no fact is of is a stranger."""
    one = _fact("成都银行", "不良贷款率", 0.66, "%", code="601838.SH")
    other = _fact("南京银行", "不良贷款率", 0.84, "%", code="601009.SH")
    text = "The NPL ratio at Bank of Chengdu was {} at end-September 2025."

    assert _found(text.format("0.66%"), one, other) == []
    assert _found(text.format("0.84%"), one, other) == ["grounding.entity"]
    assert _found(text.replace("Chengdu", "Suzhou").format("0.66%"), one) == ["grounding.entity"]


@pytest.mark.parametrize("name", ["Trina Solar", "天合光能"])
def test_issuers_are_known_by_names_that_are_no_sounds(name: str) -> None:
    """Another maker of the same is another."""
    fact = _fact("天合光能", "归母净利润", -42.01, code="688599.SH")

    assert _found(f"{name}'s net loss was RMB4.20bn in 9M25.", fact) == []
    assert _found("JA Solar's net loss was RMB4.20bn in 9M25.", fact) == ["grounding.entity"]


@pytest.mark.parametrize("name", ["HKEX", "Hong Kong Exchanges and Clearing"])
def test_a_name_in_brackets_is_one_and_codes_may_lack_zeros(name: str) -> None:
    """A fact may give both names."""
    fact = _fact("香港交易所(HKEX)", "收入及其他收益", 218.5, "亿港元", code="0388.HK")
    text = "{} reported revenue and other income of HK$21.85bn for the nine months of 2025."

    assert _found(text.format(name), fact) == []
    assert _found(text.format("Standard Chartered"), fact) == ["grounding.entity"]


def test_turnover_is_what_shares_are_traded_for() -> None:
    """And no revenue is."""
    fact = _fact("东方财富", "成交额", 117.6, period=None, code="300059.SZ")

    assert _found("East Money's turnover was RMB11.8bn on 30 September 2025.", fact) == []
    assert _found("East Money's revenue was RMB11.8bn in 9M25.", fact) == ["grounding.metric"]


def test_operating_income_is_the_revenue_of_a_bank() -> None:
    """Not that of a maker, and no operating profit is."""
    bank = _fact("工商银行", "营业收入", 6400.28, code="601398.SH")
    maker = _fact("美的集团", "营业收入", 6400.28, code="000333.SZ")

    assert _found("ICBC's operating income was RMB640.0bn in 9M25.", bank) == []
    assert _found("ICBC's operating profit was RMB640.0bn in 9M25.", bank) == ["grounding.metric"]
    assert _found("Midea's operating income was RMB640.0bn in 9M25.", maker) == ["grounding.metric"]


@pytest.mark.parametrize("said", ["non-IFRS", "underlying", "core", "non-GAAP"])
def test_a_profit_is_adjusted_by_the_word_before_it(said: str) -> None:
    """The plain one is another."""
    adjusted = _fact("网易", "非公认会计准则净利润", 95.0, period="2025Q3", code="9999.HK")
    plain = _fact("网易", "净利润", 86.0, period="2025Q3", code="9999.HK")
    text = f"NetEase's {said} profit was {{}} in Q3 2025."

    assert _found(text.format("RMB9.5bn"), adjusted, plain) == []
    assert _found(text.format("RMB8.6bn"), adjusted, plain) == ["grounding.metric"]


@pytest.mark.parametrize(
    "time",
    ["first-three-quarter net profit", "Q1-Q3 2025 net profit", "1-3Q25 net profit",
     "nine-month net profit for 2025"],
)  # fmt: skip
def test_the_first_three_quarters_have_many_names(time: str) -> None:
    """None of them is the third quarter."""
    nine = _fact("上海机场", "归母净利润", 16.34, period="2025年前三季度", code="600009.SH")
    third = _fact("上海机场", "归母净利润", 5.9, period="2025Q3", code="600009.SH")

    assert _found(f"Shanghai Airport's {time} was RMB1.63bn.", nine, third) == []
    assert _found(f"Shanghai Airport's {time} was RMB590m.", nine, third) == ["grounding.period"]


@pytest.mark.parametrize("time",
                         ["2025 interim revenue", "interim revenue for 2025",
                          "1H25 revenue"])  # fmt: skip
def test_interim_is_the_first_half(time: str) -> None:
    """Of the year that is named."""
    last, this = (
        _fact("石药集团", "收入", value, period=f"{year}中期", code="1093.HK",
              as_of=date(year, 6, 30))
        for year, value in ((2024, 162.84), (2025, 132.73))
    )  # fmt: skip

    assert _found(f"CSPC's {time} was RMB13.27bn.", last, this) == []
    assert _found(f"CSPC's {time} was RMB16.28bn.", last, this) == ["grounding.period"]


def test_the_end_of_a_month_is_that_of_the_report_which_closes_with_it() -> None:
    """The report of the third quarter is none of June's."""
    half = _fact("阳光电源", "存货", 281.05, period="2025中报", as_of=date(2025, 6, 30))
    third = _fact("阳光电源", "存货", 299.14, period="2025三季报")
    text = "Sungrow's balance sheet at end-June 2025: inventories of {}."

    assert _found(text.format("RMB28.1bn"), half, third) == []
    assert _found(text.format("RMB29.9bn"), half, third) == ["grounding.period"]


@pytest.mark.parametrize("verb", ["dropped", "rose"])
def test_a_second_change_shares_the_verb_of_the_first(verb: str) -> None:
    """Up or down."""
    facts = (
        _fact("泸州老窖", "营业总收入同比增长率", -9.8, "%", "2025Q3"),
        _fact("泸州老窖", "归母净利润同比增长率", -13.07, "%", "2025Q3"),
        _fact("泸州老窖", "营业总收入", 66.74, period="2025Q3"),
        _fact("泸州老窖", "归母净利润", 30.99, period="2025Q3"),
    )
    text = (
        f"Luzhou Laojiao's Q3 2025 revenue {verb} 9.8% to RMB6.67bn and net "
        f"profit 13.1% to RMB3.10bn."
    )

    assert _found(text, *facts) == ([] if verb == "dropped" else ["grounding.sign"] * 2)


def test_a_dividend_for_ten_shares_is_set_beside_one_for_ten() -> None:
    """The second number need not say so."""
    facts = (
        _fact("迈瑞医疗", "每10股派息", 13.5, "元", "2025Q3"),
        _fact("迈瑞医疗", "每10股派息", 13.1, "元", "2025Q2"),
    )
    text = "Mindray pays RMB13.5 per 10 shares for Q3 2025, up from {} for Q2."

    assert _found(text.format("RMB13.1"), *facts) == []
    assert "grounding.value" in _found(text.format("RMB12.1"), *facts)


def test_brackets_behind_a_whole_amount_are_no_minus() -> None:
    """They tell it in another way; of a currency alone they are one."""
    stock = _fact("工业富联", "存货", 1201.2, period="2025H1", as_of=date(2025, 6, 30))
    text = "Foxconn Industrial Internet's inventories were {} in H1 2025."

    assert _found(text.format("120.1 billion yuan (1,201亿元)"), stock) == []
    assert _found(text.format("RMB (120.1) billion"), stock) == ["grounding.sign"]


def test_a_change_may_name_whose_it_is_behind_its_noun() -> None:
    """And a multiple behind what it is of."""
    facts = (
        _fact("中国石油", "归母净利润同比增长率", -4.9, "%"),
        _fact("中国石化", "归母净利润同比增长率", -32.2, "%"),
    )
    text = "PetroChina's net profit declined {} in 9M25, a milder drop than the {} fall at Sinopec."

    assert _found(text.format("4.9%", "32.2%"), *facts) == []
    assert "grounding.entity" in _found(text.format("32.2%", "4.9%"), *facts)


def test_what_was_a_loss_before_is_of_the_year_before() -> None:
    """From a loss of so much, or from a so-much loss."""
    this = _fact("百济神州", "归母净利润", 11.39, period="2025年前三季度")
    last = _fact("百济神州", "归母净利润", -36.87, period="2024年前三季度", as_of=date(2024, 9, 30))
    text = "BeOne swung to a net profit of RMB1.14bn in the first three quarters of 2025 from a {}."

    assert _found(text.format("RMB3.69bn loss"), this, last) == []
    assert _found(text.format("net loss of RMB3.69bn"), this, last) == []
    assert _found(text.format("RMB3.69bn profit"), this, last) == ["grounding.sign"]
