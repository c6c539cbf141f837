"""Patterns of many alternatives are taken apart without a loss."""

import re

import pytest

from activities.rules.injection import clues_en, clues_zh
from activities.rules.injection.branches import branches, ways
from tests.activities.rules.corpora import fresh


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


@pytest.mark.parametrize(
    ("pattern", "parts"),
    [
        (r"\b(?:one|two (?:a|b))\b|three", [r"\bone\b", r"\btwo (?:a|b)\b", "three"]),
        ("(?:(?:one|two)|three)", ["one", "two", "three"]),
        ("(?:one|two)s?(?:x|y)", ["(?:one|two)s?(?:x|y)"]),
        ("(?<=one|two)", ["(?<=one|two)"]),
    ],
)
def test_a_choice_between_edges_of_words_is_taken_apart_too(pattern: str, parts: list[str]) -> None:
    """Each alternative keeps the edges; a group that is not the whole is left alone."""
    assert ways(pattern) == parts


@pytest.mark.parametrize("clues", [clues_en.CLUES, clues_zh.CLUES], ids=["en", "zh"])
def test_a_clue_stands_where_one_of_its_ways_does(clues: dict[str, str]) -> None:
    """Nothing is lost and nothing is added when a pattern is taken apart."""
    texts = [sample.text.lower() for sample in fresh("ingest")][::60]

    different = [
        (name, text)
        for name, pattern in clues.items()
        for apart in ([re.compile(way) for way in ways(pattern)],)
        for text in texts
        if any(way.search(text) for way in apart) != bool(re.search(pattern, text))
    ]

    assert different == []
