"""Facts that agree with a figure by their number alone: of whom and of when a text never speaks."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(entity: str, metric: str, value: float, unit: str, period: str = "2025FY") -> Fact:
    year = int(period[:4])
    return Fact(
        entity=entity,
        metric=metric,
        value=value,
        unit=unit,
        as_of=date(year, 12, 31),
        period=period,
    )


def _rules(text: str, *facts: Fact) -> list[str]:
    return [finding.rule for finding in check_prose(text, list(facts))]


_OWN = (_fact("汇川智造", "营业收入", 38.2, "亿元"), _fact("汇川智造", "研发费用率", 9.4, "%"))


def test_a_figure_of_a_company_that_the_text_never_names() -> None:
    """The number of another company is no figure of the one that the text speaks of."""
    text = "汇川智造2025年营业收入38.2亿元，研发费用率9.4%，换手率19.6%。"

    assert _rules(text, *_OWN, _fact("汇川智造", "换手率", 19.6, "%")) == []
    assert _rules(text, *_OWN, _fact("海陵港务", "换手率", 19.6, "%")) == ["grounding.entity"]


def test_in_english_too() -> None:
    """Inventory days of a company unheard of stand behind nothing that is said of another."""
    text = "Ravello Leather made $412 million in 2025 revenue, and its receivable days were 42."
    revenue = _fact("Ravello Leather", "revenue", 412, "million USD")

    assert _rules(text, revenue, _fact("Ravello Leather", "receivable days", 42, "days")) == []
    strange = _fact("Starlight Cinemas", "receivable days", 42, "days")
    assert _rules(text, revenue, strange) == ["grounding.entity"]


@pytest.mark.parametrize(
    ("text", "other"),
    [
        (
            "汇川智造2025年营业收入38.2亿元，而公司的换手率为19.6%。",
            _fact("海陵港务", "换手率", 19.6, "%"),
        ),
        (
            "汇川智造2025年营业收入38.2亿元，同期行业增速19.6%。",
            _fact("自动化行业", "增速", 19.6, "%"),
        ),
        (
            "汇川智造2025年营业收入38.2亿元，铜均价7.96万元。",
            _fact("电解铜", "均价", 7.96, "万元/吨"),
        ),
        (
            "2025年换手率19.6%，同行汇川智造营业收入38.2亿元，股东人数又少了4.1%。",
            _fact("海陵港务", "换手率", 19.6, "%"),
        ),
        ("汇川智造2025年营业收入38.2亿元，毛利率在华东为31.5%。",
         _fact("汇川智造-华东", "毛利率", 31.5, "%")),
    ],
)  # fmt: skip
def test_who_need_not_be_named(text: str, other: Fact) -> None:
    """A company that words stand for, and one of which a part is named, pass.

    So do an industry, goods, and whom a text begins with.
    """
    more = _fact("海陵港务", "股东人数变动", -4.1, "%")

    assert _rules(text, *_OWN, other, more) == []


_YEARS = (
    _fact("锦栖酒店", "RevPAR", 189, "元", "2025Q3"),
    _fact("锦栖酒店", "入住率", 76.2, "%", "2025Q3"),
)


@pytest.mark.parametrize("named", ["2025年第三季度", "第三季度"])
def test_a_figure_of_a_year_before_all_that_the_text_tells(named: str) -> None:
    """What is told of one time is not told of two years before.

    Whether the text names the year or not.
    """
    text = f"锦栖酒店{named}RevPAR为189元，入住率76.2%，平均房价248元。"

    assert _rules(text, *_YEARS, _fact("锦栖酒店", "平均房价", 248, "元", "2025Q3")) == []
    old = _fact("锦栖酒店", "平均房价", 248, "元", "2023Q3")
    assert _rules(text, *_YEARS, old) == ["grounding.period"]


@pytest.mark.parametrize(
    "text",
    [
        "锦栖酒店2025年第三季度RevPAR为189元，入住率76.2%，此前的平均房价是248元。",
        "锦栖酒店2025年第三季度RevPAR为189元，入住率由71.0%升至76.2%。",
        "锦栖酒店第三季度RevPAR为189元，入住率76.2%。平均房价前年是248元。",
    ],
)
def test_words_of_an_earlier_time_leave_it_open(text: str) -> None:
    """What was before, what something came from and what has no figure name no other time."""
    old = _fact("锦栖酒店", "平均房价", 248, "元", "2023Q3")
    before = _fact("锦栖酒店", "入住率", 71.0, "%", "2024Q3")

    assert _rules(text, *_YEARS, old, before) == []
