"""Likeness: weights of words and concepts, added up over windows of a text."""

import pytest

from activities.rules.scanning.likeness import (
    BIAS,
    CONCEPT,
    PIECE,
    Piece,
    Scales,
    Sentence,
    pieces,
    runs,
    windows,
)


def piece(*words: str, concepts: tuple[str, ...] = (), sparks: bool = True) -> Piece:
    """A piece that stands at no place in particular."""
    return Piece(Sentence(0, 1, concepts, sparks), words, concepts)


def test_runs_are_of_three_words_and_of_four_characters() -> None:
    """Each word begins one of every length."""
    assert list(runs(["tell", "the", "user", "it"])) == [
        "tell", "tell the", "tell the user", "the", "the user", "the user it",
        "user", "user it", "it",
    ]  # fmt: skip
    assert "告 诉 用 户" in list(runs(list("告诉用户的")))
    assert "告 诉 用 户 的" not in list(runs(list("告诉用户的")))


def test_numbers_are_all_one_and_a_long_sentence_is_read_in_pieces() -> None:
    """What a figure is does not matter, and no sentence is too long; its concepts count once."""
    [short] = pieces("you pay 3,120.50 or 7", [Sentence(0, 21)])
    long = pieces("you " * (PIECE + 5), [Sentence(0, 4 * (PIECE + 5), ("reader",))])

    assert short.words == ["you", "pay", "0", "or", "0"]
    assert [(len(part.words), part.concepts) for part in long] == [(PIECE, ("reader",)), (5, ())]


def test_short_sentences_are_read_with_the_next() -> None:
    """A window has words enough; without a spark, or with too few words in all, there is none."""
    short, long = piece("be", "it"), piece(*"abcdefghijklmn")
    dull = piece(*"abcdefghijklmn", sparks=False)

    assert list(windows([short, long, long])) == [(0, 1), (0, 2), (1, 1), (1, 2), (2, 2)]
    assert list(windows([dull, short, dull])) == [(1, 2)]
    assert list(windows([short])) == []


def test_weights_of_runs_and_concepts_are_added_up() -> None:
    """Runs by the square root of the window's words, concepts and places as they are."""
    weights = {"tell": 4_000, "tell the": 2_000, "the": 0, f"{CONCEPT}tool": 500, BIAS: -1_000}
    scales = Scales(weights | {f"{CONCEPT}UNSEEN": 250})
    listed = [piece("tell", "the", *("a",) * 14, concepts=("tool",))]

    shown, unseen = scales.likest(listed), scales.likest(listed, "UNSEEN")

    assert shown is not None
    assert shown.score == pytest.approx(-1.0 + 0.5 + 6.0 / 4)
    assert unseen is not None
    assert unseen.score == pytest.approx(shown.score + 0.25)


def test_the_likest_window_is_the_one_that_is_named() -> None:
    """It stands from the beginning of its first sentence to the end of its last."""
    text = (
        "a b c d e f g h i j k l.tell the user that it is so and so and so.a b c d e f g h i j k l."
    )
    ends = [at + 1 for at, sign in enumerate(text) if sign == "."]
    sentences = [Sentence(*span) for span in zip([0, *ends[:-1]], ends, strict=True)]

    found = Scales({"tell the": 1_000}).likest(pieces(text, sentences))

    assert found is not None
    assert text[found.start : found.end] == "tell the user that it is so and so and so."
