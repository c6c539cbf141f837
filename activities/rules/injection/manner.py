"""What reads like an order to a machine, whatever its turn.

Weights learnt from many authors' texts.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple

from activities.rules.injection.demands import Looked, Place
from activities.rules.scanning.concepts import Word
from activities.rules.scanning.likeness import Piece, Scales, Sentence, Window, pieces

FOUND = 4.0
"""Logits: what is more alike is an order."""
CARRIED = 4.25
"""Logits: the same of values of tags, most of which are captions and labels."""
DOUBTFUL = -2.5
"""Logits: what is less alike is none, whatever words stand in it."""
ABSURD = -3.5
"""Logits: what is less alike is none where no reader sees it, either."""
NAMED = -1.5
"""Logits: what is less alike is none by the turns of a rule, but by those that cancel what was said
before."""
CANCELLING = "override."
"""Before the names of the rules for such turns: short ones stand in tables and lists, too, where
nothing but an absurd likeness speaks against them."""
FEWEST = 36
"""Words, or Chinese characters, of a passage: fewer tell too little of what it is."""
DEMANDED = 0.0
"""Logits: what is less alike is no demand on a machine."""
COMMANDED = 1.0
"""Logits: the same of a demand that names no machine; people make such demands of each other all
day."""
PLAIN = frozenset(
    ("answer.pretext", "answer.conditioned", "answer.veiled", "answer.posed", "answer.tampered")
)
"""Of the demands the turns that tell the machine and what it is to do: doubt alone speaks against
them."""
NAMING = frozenset(("answer.called", "orders.foreign"))
"""Of the demands those that call a machine by what it does, in words that the weights may not
know: only what is absurd speaks against them."""
DECIDED = frozenset(("answer.handled",))
"""Of the demands those that nobody makes but of a machine: nothing speaks against them."""
FISHED = -1.0
"""Logits: the same of a demand for a secret."""
DEMAND = "demand."
"""Before the kind of a demand in the name of a finding."""
_SYNTAX = str.maketrans(dict.fromkeys('{}[]<>"|\\=_#*`~^', " "))
"""Signs of records and mark-up: they tell where an order stands, and not that it is one."""
_CLUE = "?"
"""Before the name of a clue that may stand in a sentence: no concept begins with it."""


def cut(looked: Looked, vocabulary: Sequence[Word]) -> list[Piece]:
    """The sentences of a passage, with the concepts of its vocabulary and the clues in each."""
    sentences, start, at = [], 0, 0
    for end, sparks, hints in zip(looked.ends, looked.sparks(), looked.hints(), strict=True):
        concepts = {_CLUE + hint for hint in hints}
        while at < len(vocabulary) and vocabulary[at].start < end:
            concepts.update(vocabulary[at].concepts)
            at += 1
        sentences.append(Sentence(start, end, tuple(sorted(concepts)), sparks))
        start = end
    return pieces(looked.text.translate(_SYNTAX), sentences)


class Likeness(NamedTuple):
    """What in a passage reads most like an order, and how much so each stretch of it does."""

    window: Window
    stretches: tuple[Window, ...]

    @property
    def most(self) -> float:
        """How alike the likest stretch is, in logits."""
        return max(stretch.score for stretch in self.stretches)

    def near(self, start: int, end: int) -> float:
        """How alike the likest stretch is that holds a part of what stands between two places.

        Where too little stands there to be weighed, the whole passage tells.
        """
        held = (each.score for each in self.stretches if each.start < end and start < each.end)
        return max(held, default=self.most)


def likest(sentences: Sequence[Piece], place: Place) -> Likeness | None:
    """How a passage, cut in pieces, reads; None where there is nothing to be said of it."""
    windows = tuple(_scales().weigh(sentences, place.name))
    if not windows:
        return None
    window = max(windows, key=lambda one: one.score)
    return Likeness(window, (*windows, *_scales().alone(sentences, place.name)))


@lru_cache(maxsize=1)
def _scales() -> Scales:
    return Scales.of(__package__)


def least_found(place: Place) -> float:
    """How alike a window must be to be an order whatever its words, in logits."""
    return CARRIED if place is Place.CARRIED else FOUND


def least_read(place: Place, sentences: Sequence[Piece]) -> float:
    """How alike a passage must be to be looked at further, in logits."""
    return DOUBTFUL if place is Place.SHOWN and size(sentences) >= FEWEST else ABSURD


def size(sentences: Sequence[Piece]) -> int:
    """The words of a passage; numbers and signs tell nothing of it."""
    return sum(word.isalpha() for piece in sentences for word in piece.words)


def least_told(rule: str) -> float:
    """How alike what a rule found must be to count, in logits."""
    if not rule.startswith(DEMAND):
        return ABSURD if rule.startswith(CANCELLING) else NAMED
    demand = rule.removeprefix(DEMAND)
    if demand in DECIDED:
        return -inf
    if demand in NAMING:
        return ABSURD
    if demand in PLAIN:
        return DOUBTFUL
    if "secret" in demand or demand.startswith("fishing"):
        return FISHED
    return COMMANDED if demand.startswith(("command.", "self.")) else DEMANDED
