"""Sums of rows, weighed by two layers."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.scanning.network import (
    AROUND,
    INSIDE,
    LANES,
    MEANT,
    Layers,
    Network,
    Sum,
    row,
)

HERE, THERE = 0, INSIDE
"""A lane for what stands in a window, and one for what stands around it."""


def lanes(**much: int) -> bytes:
    """A row with something in the lanes ``here`` and ``there``."""
    values = [0] * LANES
    values[HERE], values[THERE] = much.get("here", 0), much.get("there", 0)
    return bytes(value + 128 for value in values)


def layers() -> Layers:
    """What stands in the window speaks for an order, what stands around it against."""
    weights = [0.0] * LANES
    weights[HERE], weights[THERE] = 1.0, -1.0
    return Layers(
        scales=(0.5,) * LANES,
        inside=(0.0,) * INSIDE,
        around=(0.0,) * AROUND,
        hidden=(tuple(weights),),
        hidden_bias=(1.0,),
        last=(2.0,),
        last_bias=-3.0,
    )


NETWORK = Network({"obey": lanes(here=48), "news": lanes(there=24), "R:x": lanes(here=4)}, layers())


def score(inside: list[str], meant: list[str], around: list[str]) -> float:
    """The score of a window of twelve words among twelve others."""
    told = NETWORK.sum(inside, 12)
    return NETWORK.score([told], NETWORK.sum(meant, 0), NETWORK.sum(around, 12))


def test_the_score_is_what_the_layers_make_of_the_sums() -> None:
    """By hand: a sum over the root of twelve words, half of it, and the layers."""
    told, found, stood = 48 / 12**0.5 / 2, 4 * MEANT / 2, 24 / 12**0.5 / 2

    assert score(["obey"], [], []) == pytest.approx(2 * (1 + told) - 3)
    assert score(["obey"], ["R:x"], []) == pytest.approx(2 * (1 + told + found) - 3)
    assert score(["obey"], [], ["news"]) == pytest.approx(2 * (1 + told - stood) - 3)
    assert score(["unknown"], [], ["unknown"]) == pytest.approx(2 - 3)


@given(st.lists(st.sampled_from(["obey", "news", "R:x", "unknown"]), max_size=6))
def test_the_order_of_the_words_is_nothing_to_it(names: list[str]) -> None:
    """To the last digit: sums are of whole numbers."""
    scores = {score(list(some), [], names) for some in itertools.permutations(names)}

    assert len(scores) == 1


def test_pieces_count_together() -> None:
    """A window of two pieces is one of the words of both."""
    two = [NETWORK.sum(["obey"], 6), NETWORK.sum(["obey"], 6)]
    one = [NETWORK.sum(["obey", "obey"], 12)]

    assert NETWORK.score(two, Sum(), Sum()) == NETWORK.score(one, Sum(), Sum())


def test_a_row_is_what_it_was_written_as() -> None:
    """From the least to the largest number."""
    values = [-128, 127, *range(LANES - 2)]

    assert len(row(values)) == LANES // 3 * 4
    assert "\t" not in row(values)
