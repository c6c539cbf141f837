"""Windows around words, wherever those words stand."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules import sensitive
from activities.rules.scanning.anchors import MOST, Anchors, TooDense
from tests.properties import stable

WORDS = st.text(alphabet="ab", min_size=1, max_size=3)


@stable
@given(
    st.dictionaries(st.sampled_from("xyz"), st.lists(WORDS, min_size=1, max_size=4), min_size=1),
    st.text(alphabet="ab ", max_size=20),
)
def test_every_word_has_a_window(listed: dict[str, list[str]], text: str) -> None:
    """Words that overlap each other hide none: each pattern is asked about all of its own."""
    anchors = Anchors({name: "|".join(words) for name, words in listed.items()}, 2, 3)

    spans = anchors.windows(text)

    for name, words in listed.items():
        for word in words:
            for at in (i for i in range(len(text)) if text.startswith(word, i)):
                assert any(
                    start <= max(0, at - 2) and at + len(word) + 3 <= end
                    for start, end in spans[name]
                )


@stable
@given(
    st.lists(WORDS, min_size=1, max_size=6),
    st.text(alphabet="ab ", max_size=20),
)
def test_windows_are_apart_and_in_order(words: list[str], text: str) -> None:
    """Nothing is read twice."""
    spans = Anchors({"x": "|".join(words)}, 1, 1).windows(text).get("x", [])

    assert all(first[1] < second[0] for first, second in pairwise(spans))


def test_a_text_of_nothing_else_is_refused() -> None:
    """No report holds so many."""
    with pytest.raises(TooDense):
        Anchors({"x": "key"}, 1, 1).windows("key " * (MOST + 1))


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("His Aadhaar is 4837 2910 5562.", "pii.national_id"),
        ("his acct with Schwab, his account 4471-8820-13", "pii.account"),
    ],
)
def test_a_word_that_begins_inside_another_is_heard(text: str, rule: str) -> None:
    """``his a`` is the anchor of a home, and ends in the middle of what follows."""
    assert rule in {finding.rule for finding in sensitive.find(text)}
