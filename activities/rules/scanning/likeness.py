"""How much a text reads like one of a kind: weights of words and of concepts, added up.

The rules of a gate know the turns that were thought of; this knows the manner. The weights are
data, learnt from the development corpora (``python -m tests.bench.learn_likeness``): the same text
has the same likeness in any process, and what weighs in it can be listed.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from typing import NamedTuple

from activities.rules.scanning.regex import regex

LONGEST, LONGEST_CJK = 3, 4
"""Words, or Chinese characters, of a run."""
FEWEST = 5
"""Words of which something can be said."""
SHORTEST = 12
"""Words of a window: sentences that are shorter are read with the next."""
PIECE = 60
"""Words: a longer sentence is read in pieces."""
SCALE = 1_000
"""What a weight of one is in the file."""
CONCEPT = "C:"
"""Before the name of a concept, or of a place: no run has a capital letter."""
BIAS = "C:BIAS"
WEIGHTS = "weights.tsv"
_LINK = regex(r"(?:https?://|www\.)[^\s<>\"'()（），。]{3,}")
_NUMBER = regex(r"[0-9][0-9.,]*")
_WORD = regex(r"[a-z]+|[^\sa-z]")


class Sentence(NamedTuple):
    """A sentence in lower case: where it stands, and the concepts in it.

    ``sparks``: it may hold a word without which it is of no interest.
    """

    start: int
    end: int
    concepts: tuple[str, ...] = ()
    sparks: bool = True


class Piece(NamedTuple):
    """A sentence, or a part of a long one, and its words."""

    sentence: Sentence
    words: Sequence[str]
    concepts: tuple[str, ...]


class Window(NamedTuple):
    """Pieces that are read together: how alike they are, in logits, and of how many words."""

    score: float
    words: int
    start: int
    end: int


class _Weighed(NamedTuple):
    """How many words a piece has, and what the runs of them and the concepts weigh."""

    size: int
    told: int
    meant: int


class _Node(NamedTuple):
    """The weight of a run of words, and the runs that go on from it."""

    weight: int
    further: dict[str, "_Node"]


def pieces(text: str, sentences: Sequence[Sentence]) -> list[Piece]:
    """The sentences of a text, none longer than ``PIECE``."""
    cut = []
    for sentence in sentences:
        words = _words(text[sentence.start : sentence.end])
        for first in range(0, len(words), PIECE):
            concepts = () if first else sentence.concepts
            cut.append(Piece(sentence, words[first : first + PIECE], concepts))
    return cut


def _words(text: str) -> list[str]:
    """The words and signs of a sentence; any number is one word, and so is any address."""
    return _WORD.findall(_NUMBER.sub("0", _LINK.sub(" url ", text)))


def windows(cut: Sequence[Piece]) -> Iterator[tuple[int, int]]:
    """First and last of the pieces that are read together: with a spark, and a sentence.

    As many as make up a window, and the same with one more. Entries of a menu and tags of an
    article are words, and say nothing to anybody.
    """
    for first in range(len(cut)):
        last, size, sparks = first, len(cut[first].words), cut[first].sentence.sparks
        longest = size
        while size < SHORTEST and last + 1 < len(cut):
            last += 1
            size += len(cut[last].words)
            longest = max(longest, len(cut[last].words))
            sparks = sparks or cut[last].sentence.sparks
        if longest >= FEWEST and sparks:
            yield first, last
            if last + 1 < len(cut):
                yield first, last + 1


def singles(cut: Sequence[Piece]) -> Iterator[int]:
    """The sentences that are too short for a window and yet say something."""
    for at, piece in enumerate(cut):
        if FEWEST <= len(piece.words) < SHORTEST and piece.sentence.sparks:
            yield at


def runs(words: Sequence[str]) -> Iterator[str]:
    """The runs of words in a piece, each as often as it stands there."""
    for at, word in enumerate(words):
        run = word
        yield run
        for following in words[at + 1 : at + (LONGEST if word.isascii() else LONGEST_CJK)]:
            run = f"{run} {following}"
            yield run


class Scales:
    """Weights, ready to be added up."""

    def __init__(self, weights: Mapping[str, int]) -> None:
        self._concepts = {name: weight for name, weight in weights.items() if is_concept(name)}
        self._root: dict[str, _Node] = {}
        for run in sorted(weights.keys() - self._concepts.keys()):
            self._add(run.split(" "), weights[run])

    @classmethod
    def of(cls, package: str) -> "Scales":
        """The weights that a package comes with."""
        text = resources.files(package).joinpath(WEIGHTS).read_text(encoding="utf-8")
        rows = (line.split("\t") for line in text.split("\n") if line)
        return cls({name: int(weight) for weight, name in rows})

    def _add(self, run: Sequence[str], weight: int) -> None:
        node, further = self._root, run
        while len(further) > 1:
            node, further = node.setdefault(further[0], _Node(0, {})).further, further[1:]
        node[further[0]] = _Node(weight, {})

    def likest(self, cut: Sequence[Piece], place: str = "") -> Window | None:
        """The window of the pieces that is most alike; None where there are few words."""
        return max(self.weigh(cut, place), key=lambda window: window.score, default=None)

    def alone(self, cut: Sequence[Piece], place: str = "") -> Iterator[Window]:
        """The sentences that are too short for a window, each with how alike it is by itself.

        What stands around such a one in a window may outweigh it.
        """
        for piece in (cut[at] for at in singles(cut)):
            one = self._weighed(piece)
            score = (self._base(place) + one.told / math.sqrt(SHORTEST) + one.meant) / SCALE
            yield Window(score, one.size, piece.sentence.start, piece.sentence.end)

    def _base(self, place: str) -> int:
        return self._concepts.get(BIAS, 0) + self._concepts.get(CONCEPT + place, 0)

    def weigh(self, cut: Sequence[Piece], place: str = "") -> Iterator[Window]:
        """The windows of the pieces, each with how alike it is."""
        base = self._base(place)
        known: dict[int, _Weighed] = {}
        for first, last in windows(cut):
            for at in range(first, last + 1):
                if at not in known:
                    known[at] = self._weighed(cut[at])
            together = [known[at] for at in range(first, last + 1)]
            size = sum(piece.size for piece in together)
            told = sum(piece.told for piece in together) / math.sqrt(max(size, SHORTEST))
            score = (base + told + sum(piece.meant for piece in together)) / SCALE
            yield Window(score, size, cut[first].sentence.start, cut[last].sentence.end)

    def _weighed(self, piece: Piece) -> _Weighed:
        meant = sum(self._concepts.get(CONCEPT + concept, 0) for concept in piece.concepts)
        return _Weighed(len(piece.words), self._told(piece.words), meant)

    def _told(self, words: Sequence[str]) -> int:
        total, root, size = 0, self._root, len(words)
        for at, word in enumerate(words, 1):
            node = root.get(word)
            while node is not None:
                weight, further = node
                total += weight
                if not further or at == size:
                    break
                node = further.get(words[at])
                at += 1
        return total


def is_concept(part: str) -> bool:
    """Whether a weight is that of a concept, a place or the bias, not of a run of words."""
    return part.startswith(CONCEPT)
