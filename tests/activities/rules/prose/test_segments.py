"""Regions and channels beside a figure must be those of its fact."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: float) -> Fact:
    return Fact.model_validate(
        {"entity": "Corran", "metric": metric, "value": value, "unit": "%", "as_of": "2025-06-30"}
    )


@pytest.mark.parametrize(
    "text",
    [
        "DACH led with +19% and Iberia trailed at -6%.",
        "Iberia led with +19% and Benelux trailed at -6%.",
    ],
)
def test_a_figure_of_another_region_is_a_finding(text: str) -> None:
    """A region that no fact is of, and two that are exchanged."""
    facts = [_fact("Benelux order growth", 19), _fact("Iberia order growth", -6)]

    assert [found.rule for found in check_prose(text, facts)][:1] == ["grounding.metric"]


def test_a_region_behind_its_figure_and_a_channel_beside_it_are_its_own() -> None:
    """What the clause names on either side is accepted; 其中东南亚 names no 中东."""
    facts = [_fact("Europe share", 22), _fact("Americas online share", 61), _fact("东南亚占比", 18)]

    assert check_prose("It sold 22% in Europe, 61% online in the Americas.", facts) == ()
    assert check_prose("其中东南亚18%。", facts) == ()
