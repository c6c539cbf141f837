"""The bars of the text gates on the part of the corpora that rules are not tuned on."""

from collections.abc import Callable, Iterable

import pytest

from activities.rules import executable, sensitive
from activities.rules.ingest import screen_text
from tests.activities.rules.corpora import Sample, benign_ingest, egress, fresh, injections

Find = Callable[[str], Iterable[object]]


def share(samples: Iterable[Sample], find: Find) -> float:
    """The share of samples in which something is found."""
    found = [any(True for _ in find(sample.text)) for sample in samples]
    return sum(found) / len(found)


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("kind", ["explicit", "embedded", "obfuscated"])
def test_injections_are_caught(lang: str, kind: str) -> None:
    """At least 95 of 100, however they are written, in either language."""
    kept = [s for s in injections() if s.held_out and s.lang == lang and s.family.startswith(kind)]

    assert len(kept) >= 30
    assert share(kept, screen_text) >= 0.95


def test_financial_text_and_markup_pass() -> None:
    """At most one in two hundred is taken for an injection."""
    assert share((s for s in benign_ingest() if s.held_out), screen_text) <= 0.005


@pytest.mark.parametrize(
    ("gate", "find", "catch"),
    [("sensitive", sensitive.find, 0.99), ("executable", executable.find, 0.98)],
)
def test_the_halves_of_the_egress_gate_meet_their_bars(gate: str, find: Find, catch: float) -> None:
    """What must not leave is caught; at most one look-alike in a hundred is."""
    kept = [s for s in egress(gate) if s.held_out]

    assert share((s for s in kept if s.attack), find) >= catch
    assert share((s for s in kept if not s.attack), find) <= 0.01


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_injections_of_another_hand_are_caught(lang: str) -> None:
    """Explicit, embedded and obfuscated; the open ones, each a way of its own, are only scored."""
    attacks = [
        s for s in fresh("ingest") if s.attack and s.lang == lang and s.family != "fresh.open"
    ]

    assert share(attacks, screen_text) >= 0.92


def test_texts_of_another_hand_pass() -> None:
    """News, filings, pages; the look-alikes were written to be taken for an attack."""
    benign = [s for s in fresh("ingest") if not s.attack]
    plain = [s for s in benign if s.family != "fresh.look-alike"]

    assert share(plain, screen_text) <= 0.005
    assert share(benign, screen_text) <= 0.04


@pytest.mark.parametrize(
    ("gate", "find"), [("sensitive", sensitive.find), ("executable", executable.find)]
)
def test_egress_texts_of_another_hand(gate: str, find: Find) -> None:
    """What must not leave is caught, and a memo leaves."""
    samples = list(fresh(gate))

    assert share((s for s in samples if s.attack), find) >= 0.97
    assert share((s for s in samples if not s.attack), find) <= 0.01


@pytest.mark.parametrize(
    ("gate", "find"), [("ingest", screen_text), ("executable", executable.find)]
)
def test_mended_classes_stay_mended(gate: str, find: Find) -> None:
    """Keys for models, columns, cut words, fishing, positions, Chinese SQL.

    Every one, no look-alike.
    """
    samples = [s for s in fresh(gate) if s.family == "fresh.lesson3"]

    assert samples
    assert [s.text for s in samples if any(True for _ in find(s.text)) is not s.attack] == []
