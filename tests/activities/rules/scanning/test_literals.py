"""Literals found in one pass."""

import pytest

from activities.rules.scanning.literals import Literals


@pytest.mark.parametrize(
    ("longest", "found"),
    [(False, [(1, 3, "short"), (1, 5, "long")]), (True, [(1, 5, "long")])],
    ids=["every one", "the longest"],
)
def test_where_literals_stand(longest: bool, found: list[tuple[int, int, str]]) -> None:
    """By their ends; of those that overlap all, or the longest."""
    literals = Literals({"买入": "short", "买入评级": "long"}, longest=longest)

    assert sorted(literals.within("“买入评级”")) == found


def test_half_a_character_hides_nothing() -> None:
    """A lone surrogate is in no literal, and neither breaks the search nor shifts what is found."""
    assert Literals({"act": "verb"}).within("\ud800act\udfff") == [(1, 4, "verb")]
