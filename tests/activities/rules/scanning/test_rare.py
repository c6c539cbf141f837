"""Patterns that are asked only where one of their literals stands."""

import re

import pytest

from activities.rules.scanning.rare import Rare

PATTERN = r"(?i)\b(?:sell|buy) all\b|清仓"


@pytest.mark.parametrize(
    "text", ["", "hold", "SELL ALL now, buy all", "立即清仓", "sell half", "sell ALL 清仓"]
)
def test_it_finds_what_its_pattern_finds(text: str) -> None:
    """The same matches, whatever the case."""
    plain, rare = re.compile(PATTERN), Rare(PATTERN)
    first = plain.search(text)

    assert [hit.span() for hit in rare.finditer(text)] == [
        hit.span() for hit in plain.finditer(text)
    ]
    assert (found := rare.search(text)) is first or (found and first and found[0] == first[0])


def test_letters_that_only_the_case_makes_latin() -> None:
    """İ is an i to a pattern of either case."""
    assert Rare("(?i)limit").search("LİMİT")
