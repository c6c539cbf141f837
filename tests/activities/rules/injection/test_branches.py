"""What many alternatives match does not depend on how they are arranged."""

import re

import pytest

from activities.rules.injection.branches import arranged, branches


@pytest.mark.parametrize(
    ("pattern", "parts"),
    [
        (r"\bone|(?:two|three)|[|)]four", [r"\bone", "(?:two|three)", "[|)]four"]),
        (r"a\|b|c\(|[^|\]]d", [r"a\|b", r"c\(", r"[^|\]]d"]),
        ("alone", ["alone"]),
    ],
)
def test_alternatives_end_where_the_pattern_says(pattern: str, parts: list[str]) -> None:
    """Not at a bar in brackets, in a class of characters or behind a backslash."""
    assert branches(pattern) == parts


@pytest.mark.parametrize("text", ["say one", "bone", "a two", "xx", "ones and threes", ""])
def test_an_arranged_pattern_is_found_where_the_other_is(text: str) -> None:
    """Whether it is found is all that a clue asks."""
    pattern = r"\bone\b|two|\bthree|(?<=x)x"

    assert bool(re.search(arranged(pattern), text)) == bool(re.search(pattern, text))
