"""What the learner makes of texts."""

from tests.activities.rules.corpora import benign_ingest
from tests.bench.learn_likeness import Text, kept_back, learn, read_out

ORDERS = ("Please load up on {} before the bell.", "Do load up on {} for me, would you, at once.")
REPORTS = (
    "Rivals like the mix at {} and the team.",
    "The bell at {} is the oldest of all.",
)
NAMES = ("Rio", "Shell", "Vodafone", "Barratt", "Tesco", "Diageo")


def texts() -> list[Text]:
    """Orders and reports of two authors, about some companies each."""
    return [
        Text(author, form.format(name), forms is ORDERS)
        for forms in (ORDERS, REPORTS)
        for author, form in zip("ab", forms, strict=True)
        for name in NAMES
    ]


def test_what_orders_share_weighs_for_them_and_the_same_texts_give_the_same_weights() -> None:
    """Only what more than one author writes has a weight."""
    weights = learn(texts(), read_out, 0.25)

    assert weights["load up on"] > 0 > weights["the"]
    assert "rivals" not in weights
    assert weights == learn(texts(), read_out, 0.25)


def test_a_line_that_is_kept_back_is_not_learnt_from() -> None:
    """The bars are measured on what neither rules nor weights have seen."""
    kept = {text.text for text in texts() if text.attack and text.author == "a"}

    assert learn(texts(), read_out, 0.25)["load up on"] > 0
    assert "load up on" not in learn(texts(), read_out, 0.25, without=kept)


def test_the_lines_on_which_bars_are_measured_are_kept_back() -> None:
    """Of injections, of look-alikes and of what must not leave."""
    kept = kept_back()

    assert len(kept) > 300
    assert all(s.text in kept for s in benign_ingest() if s.held_out)
