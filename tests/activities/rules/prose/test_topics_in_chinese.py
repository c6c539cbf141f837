"""Chinese clauses that only say how much.

They go on with the topic of the clause or the question before.
"""

from datetime import date
from decimal import Decimal

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(entity: str, metric: str, value: str, unit: str, period: str = "") -> Fact:
    day = date(2026, 8, 20)
    return Fact(
        entity=entity, metric=metric, value=Decimal(value), unit=unit, as_of=day, period=period
    )


FACTS = [
    _fact("浅水科技", "销售毛利率", "45.2", "%", "2026H1"),
    _fact("浅水科技", "销售净利率", "18.3", "%", "2026H1"),
    _fact("深湾旅行", "酒店预订收入", "52.3", "亿元", "2026Q2"),
    _fact("深湾旅行", "门票业务收入", "14.1", "亿元", "2026Q2"),
    _fact("大埔化工", "纯碱出口均价", "1780", "元/吨", "2026-07"),
    _fact("大埔化工", "纯碱内销报价", "1430", "元/吨", "2026-07"),
]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "浅水科技毛利率居同业之首，2026年上半年达到45.2%。",
            "浅水科技净利率居同业之首，2026年上半年达到45.2%。",
        ),
        ("论净利率，浅水科技以18.3%居首。", "论毛利率，浅水科技以18.3%居首。"),
        (
            "谈到浅水科技的净利率，公司披露的数字是18.3%。",
            "谈到浅水科技的毛利率，公司披露的数字是18.3%。",
        ),
        (
            "浅水科技毛利率领先同行，上半年又创新高，站上45.2%。",
            "浅水科技净利率领先同行，上半年又创新高，站上45.2%。",
        ),
        (
            "深湾旅行二季度酒店预订收入52.3亿元；至于门票业务收入，是14.1亿元。",
            "深湾旅行二季度酒店预订收入52.3亿元；至于门票业务收入，是52.3亿元。",
        ),
        (
            "大埔化工7月纯碱出口均价为每吨1780元。",
            "大埔化工7月纯碱出口均价为每吨1430元。",
        ),
    ],
)
def test_a_clause_that_only_says_how_much_tells_of_the_topic_before(right: str, wrong: str) -> None:
    assert check_prose(right, FACTS, "zh") == ()
    assert check_prose(wrong, FACTS, "zh")


@pytest.mark.parametrize(
    "text",
    [
        "浅水科技受净利率下滑拖累，为45.2%。",
        "浅水科技净利率承压，毛利率为45.2%。",
        "剔除门票业务收入的波动，深湾旅行二季度为52.3亿元。",
    ],
)
def test_a_clause_that_gives_the_ground_is_no_topic(text: str) -> None:
    assert check_prose(text, FACTS, "zh") == ()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "浅水科技毛利率是多少？答：2026年上半年为45.2%，净利率18.3%。",
            "浅水科技毛利率是多少？答：2026年上半年为18.3%，毛利率45.2%。",
        ),
        (
            "浅水科技毛利率为什么这么高？净利率只有18.3%。",
            "浅水科技净利率为什么这么低？目前45.2%。",
        ),
    ],
)
def test_an_answer_is_of_the_metric_that_was_asked_for(right: str, wrong: str) -> None:
    assert check_prose(right, FACTS, "zh") == ()
    assert check_prose(wrong, FACTS, "zh")
