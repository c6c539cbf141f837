"""A word of direction must be that of the fact's sign."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact
from tests.activities.rules.prose.talk import of


def _fact(metric: str, value: float, unit: str) -> Fact:
    return Fact.model_validate(
        {"entity": "Corran", "metric": metric, "value": value, "unit": unit, "as_of": "2025-06-30"}
    )


@pytest.mark.parametrize(
    ("right", "wrong", "metric", "value", "unit"),
    [
        ("11.8% cheaper than a year ago", "11.8% pricier than a year ago", "Price growth", -11.8,
         "%"),
        ("40bp tighter on the month", "40bp wider on the month", "Spread change", -40, "bp"),
        ("a 1.5% beat", "a 1.5% miss", "Sales beat", 1.5, "%"),
        ("an immediate 16% raise", "an immediate 16% pay cut", "Day-one raise", 16, "%"),
        ("revenue tanked 5.3%", "revenue skyrocketed 5.3%", "Revenue growth", -5.3, "%"),
        ("较现价有22%上行空间", "较现价有22%下行空间", "上行空间", 22, "%"),
        ("开年提价30元/吨", "开年降价30元/吨", "提价", 30, "CNY"),
        ("收入受挫5.3%", "收入升温5.3%", "营业收入变动", -5.3, "%"),
    ],
)  # fmt: skip
def test_the_opposite_word_is_a_finding(
    right: str, wrong: str, metric: str, value: float, unit: str
) -> None:
    """The same number with a word that points the other way is refused."""
    facts = [_fact(metric, value, unit)]

    assert check_prose(right, facts) == ()
    assert [found.rule for found in check_prose(wrong, facts)] == ["grounding.sign"]


def test_the_ends_of_a_move_are_told_apart() -> None:
    """What a prior figure was is where the move came from; short verbs lead somewhere, too."""
    facts = [_fact("EPS estimate", 4.1, "USD"), _fact("Prior EPS estimate", 4.85, "USD")]
    stake = [_fact("持股", 51.2, "%"), _fact("划转后持股", 41.21, "%")]

    assert check_prose("EPS falls to $4.10 from $4.85.", facts) == ()
    assert check_prose("EPS rises to $4.85 from $4.10.", facts)
    assert check_prose("持股由51.2%降至41.21%。", stake) == ()
    assert check_prose("持股由51.2%升至41.21%。", stake)


@pytest.mark.parametrize("verb", ["环比降至", "同比升至", "较上年降到", "降至"])
def test_a_short_verb_leads_to_a_level(verb: str) -> None:
    """环比 says what it is compared with, and makes no change of the level."""
    facts = [of("紫霄光伏", "毛利率", 18.2, "%", "2025Q3")]
    assert not check_prose(f"紫霄光伏2025年第三季度毛利率{verb}18.2%。", facts, "zh")
