"""Two values of one thing: the second is of what its sentence names beside it."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(entity: str, metric: str, value: float, unit: str, period: str) -> Fact:
    day = date(2025 if "2025" in period else 2024, 3 if "Q1" in period else 12, 31)
    return Fact(entity=entity, metric=metric, value=value, unit=unit, as_of=day, period=period)


_FACTS = [
    _fact("Boeing", "Free cash flow", -2290, "million USD", "2025Q1"),
    _fact("Boeing", "Free cash flow", -3929, "million USD", "2024Q1"),
    _fact("Boeing", "Commercial aircraft deliveries", 130, "aircraft", "2025Q1"),
    _fact("Boeing", "Commercial aircraft deliveries", 83, "aircraft", "2024Q1"),
    _fact("Intel", "Net income", -18756, "million USD", "FY2024"),
    _fact("Intel", "Net income", 1689, "million USD", "FY2023"),
    _fact("Intel", "Gross margin", 32.66, "%", "FY2024"),
    _fact("Intel", "Gross margin", 40.04, "%", "FY2023"),
    _fact("Oracle", "free cash flow", -5.9, "billion USD", "FY2025"),
    _fact("Oracle", "capital expenditure", 27.4, "billion USD", "FY2025"),
    _fact("贵州茅台", "pe_ttm", 19.87, "x", "FY2025"),
    _fact("贵州茅台", "pb", 7.52, "x", "FY2025"),
    _fact("五粮液", "pe_ttm", 14.81, "x", "FY2025"),
    _fact("五粮液", "pb", 3.27, "x", "FY2025"),
    _fact("寒武纪", "归母净利润", 20.59, "亿元", "FY2025"),
    _fact("寒武纪", "归母净利润", -4.52, "亿元", "FY2024"),
    _fact("寒武纪", "存货", 37.3, "亿元", "FY2025"),
    _fact("寒武纪", "存货", 17.7, "亿元", "FY2024"),
]


@pytest.mark.parametrize(
    "text",
    [
        "Boeing burned $2.3bn of free cash in 2025Q1, better than the $3.9bn outflow of 2024Q1.",
        "Oracle's free cash flow was negative $5.9bn as capital expenditure over the same twelve "
        "months ran to $27.4bn.",
        "贵州茅台市盈率(TTM)19.9倍、市净率7.5倍，五粮液分别为14.8倍和3.3倍。",
    ],
    ids=["another time", "another metric", "another company"],
)
def test_a_second_value_is_of_what_the_sentence_names(text: str) -> None:
    """One thing has one value, so the second figure is not of it."""
    assert check_prose(text, _FACTS) == ()


@pytest.mark.parametrize(
    "text",
    [
        "Boeing burned $3.9bn of free cash in 2025Q1.",
        "Boeing burned $3.9bn of free cash in 2025Q1, better than $2.3bn in 2024Q1.",
        "Boeing burned $3.9bn of free cash in 2025Q1, better than the $2.3bn outflow of 2024Q1.",
        "贵州茅台市盈率(TTM)14.8倍，高于五粮液的19.9倍。",
        "贵州茅台和五粮液：前者市盈率(TTM)19.9倍、市净率7.5倍，市销率14.8倍。",
    ],
    ids=["alone", "years exchanged", "in other words", "companies exchanged", "another metric"],
)
def test_a_wrong_figure_is_no_second_value(text: str) -> None:
    """What stands beside its own time, or contradicts nothing that has a fact, is wrong."""
    assert check_prose(text, _FACTS)


@pytest.mark.parametrize(
    "text",
    [
        "Intel swung to a net loss of $18.8bn in FY2024, having earned $1.7bn in FY2023, as gross "
        "margin slid to 32.7%.",
        "寒武纪2025年归母净利润为20.59亿元,而2024年为亏损4.52亿元,成功扭亏为盈;期末存货37.3亿元。",
    ],
    ids=["en", "zh"],
)
def test_behind_a_comparison_the_text_goes_on_at_its_first_time(text: str) -> None:
    """The second time was told to compare one thing with, and not the next."""
    assert check_prose(text, _FACTS) == ()


@pytest.mark.parametrize(
    "text",
    [
        "Intel swung to a net loss of $18.8bn in FY2024, having earned $1.7bn in FY2023, and gross "
        "margin slid to 32.7% in FY2023.",
        "Boeing burned $2.3bn of free cash in 2025Q1, better than the $3.9bn outflow of 2024Q1, "
        "and delivered 83 commercial aircraft in 2025Q1.",
    ],
    ids=["the second time", "the first time"],
)
def test_a_time_that_stands_beside_a_figure_is_its_own(text: str) -> None:
    """A comparison before it takes no time from a figure."""
    assert [finding.rule for finding in check_prose(text, _FACTS)] == ["grounding.period"]
