"""The second opinion on what was found in a passage, after it is read as a whole.

Rules and manner look for orders wherever they may stand; most of what they find wrongly are words
of an order in a text of another kind: news about machines, documents of an interface, a letter to
customers. A second classifier, which also hears what stands around and what was found, must not
contradict (a cascade: Viola and Jones, CVPR 2001). Its weights are learnt from the development
corpora (``python -m tests.bench.learn_opinion``).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib import resources
from typing import NamedTuple

from activities.rules.injection.demands import Place
from activities.rules.injection.manner import FEWEST, size
from activities.rules.scanning.likeness import BIAS, CONCEPT, Piece, runs, singles, windows
from activities.rules.scanning.network import Network, Sum

CONTRADICTED = 0.0
"""Logits: what is less like an order is none, whatever was found in it."""
DOUBTFUL = "doubtful.txt"
"""The rules that can be contradicted: of what they find in the corpora, one text in sixteen or more
is no attack."""
LIKENESS = "likeness"
"""The rule of what is an order by its manner."""
_FOUND = "R:"
"""Before the name of a rule: no run has a capital letter."""
_ANY = "any"


class Hit(NamedTuple):
    """What was found in a passage: by which rule, and from where to where."""

    rule: str
    start: int
    end: int


class Frame(NamedTuple):
    """Pieces of a passage that are read together, first and last, and what they mean."""

    first: int
    last: int
    meant: tuple[str, ...]


def frames(pieces: Sequence[Piece], place: Place, hits: Sequence[Hit]) -> Iterator[Frame]:
    """The windows of a passage, and its short sentences by themselves.

    Each with its concepts, its place and the rules that were met in it.
    """
    alone = ((at, at) for at in singles(pieces))
    for first, last in sorted({*windows(pieces), *alone}):
        together = pieces[first : last + 1]
        start, end = together[0].sentence.start, together[-1].sentence.end
        names = {name for piece in together for name in piece.concepts}
        rules = {hit.rule for hit in hits if hit.start < end and start < hit.end}
        families = {rule.split(".")[0] for rule in rules}
        found = {*rules, *families, *((_ANY,) if rules else ())}
        meant = (BIAS, *(CONCEPT + name for name in (place.name, *sorted(names))))
        yield Frame(first, last, (*meant, *(_FOUND + name for name in sorted(found))))


def contradicted(
    pieces: Sequence[Piece], place: Place, hits: Sequence[Hit], found: Sequence[Hit]
) -> bool:
    """Whether a passage, read as a whole, is no order for all that was found in it.

    Only of what doubtful rules find, and where something stands around it. ``hits``: those that do
    not count by themselves, too.
    """
    if size(pieces) < FEWEST or not found or not _doubtful().issuperset(hit.rule for hit in found):
        return False
    score = likest(pieces, place, hits)
    return score is not None and score < CONTRADICTED


def likest(pieces: Sequence[Piece], place: Place, hits: Sequence[Hit]) -> float | None:
    """How much the likest window of a passage is an order, in logits.

    None where it has too few words for a window.
    """
    network = _network()
    told = [network.sum(runs(piece.words), len(piece.words)) for piece in pieces]
    around = _together(told)
    scores = (
        network.score(told[frame.first : frame.last + 1], network.sum(frame.meant, 0), around)
        for frame in frames(pieces, place, hits)
    )
    return max(scores, default=None)


def _together(sums: Sequence[Sum]) -> Sum:
    if not sums:
        return Sum()
    lanes = zip(*(one.lanes for one in sums), strict=True)
    return Sum(tuple(map(sum, lanes)), sum(one.words for one in sums))


@lru_cache(maxsize=1)
def _doubtful() -> frozenset[str]:
    text = resources.files(__package__).joinpath(DOUBTFUL).read_text(encoding="utf-8")
    return frozenset((LIKENESS, *text.split()))


@lru_cache(maxsize=1)
def _network() -> Network:
    return Network.of(resources.files(__package__))
