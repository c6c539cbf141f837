"""Learn the weights of likeness (``weights.tsv`` of each gate) from the corpora.

    python -m tests.bench.learn_likeness [injection|executable]

A logistic regression on the windows of every text, as the gate reads them. Of an attack only the
window that is most like one counts as an attack, which one is found by learning again
(multiple-instance learning: Andrews, Tsochantaridis and Hofmann, NIPS 2002); of other texts every
window counts as none. The same corpora give the same weights.
"""

import sys
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from activities.rules import executable, injection
from activities.rules.executable import manner as orders
from activities.rules.executable.finding import view_of
from activities.rules.executable.orders import named_orders
from activities.rules.figures import unmark
from activities.rules.injection import manner as instructions
from activities.rules.injection.search import Passage, read, worded
from activities.rules.scanning import likeness
from activities.rules.scanning.normalise import readable
from activities.rules.scanning.views import views
from schemas.gate import View
from schemas.text import Lang
from tests import ledgers
from tests.activities.rules.corpora import authored, benign_ingest, egress, fresh, injections
from tests.bench import grounded
from tests.documents import compose_input, documents, renderings, written

MEANT = 0.2
"""A concept counts so much beside the words of a window of one word."""
ATTACKS = 2.0
"""The weight of a window of an attack."""
STEPS, ROUNDS = 400, 3
RATE, MOMENTUM, DECAY, TINY = 0.1, 0.9, 0.999, 1e-8
"""Adam (Kingma and Ba, 2015)."""
SURE = 0.5
"""Logits: more windows of an attack count than the first where they are so much alike."""
KEPT = 20_000
"""Weights in a file, the largest."""
RECORDED = (
    "600519.SH", "601318.SH", "600036.SH", "002594.SZ", "300750.SZ", "002714.SZ", "000333.SZ",
)  # fmt: skip
"""Companies whose announcements and answers to investors are recorded."""
GROUNDED = (
    "fourth", "fifth_en", "fifth_zh", "sixth_en", "sixth_zh", "seventh_en", "seventh_zh",
    "eighth_en", "ninth_en",
)  # fmt: skip
"""Sets of plain statements of figures."""

TELLING = frozenset(
    f"authored.b{name}" for name in ("z1", "z2", "z3", "z5", "e1", "e2", "e3", "e4", "e5")
)
"""Who wrote what tells people what to do: fetched, it is no instruction; sent out, it may be an
order."""
ONE_IN = 8
"""Of so many statements of figures by many authors one is learnt from."""

TWINS = frozenset(f"ingest.authored.y{number}" for number in range(10, 23))
"""Who wrote twins, ordinary texts in the words of attacks, and what testers wrote since: only the
second opinion learns from them. A sum of weights cannot tell twins apart; with them it misses more.
"""

Vector = NDArray[np.float64]
Index = NDArray[np.int64]


class Text(NamedTuple):
    """A text to learn from: who wrote it, and whether it is an attack."""

    author: str
    text: str
    attack: bool


class Window(NamedTuple):
    """What weighs in a window: each run of words or concept, and how much of it."""

    parts: dict[str, float]


Cut = Callable[[str], Iterator[tuple[str, list[likeness.Piece]]]]
"""How a gate reads a text: in pieces, each time with the place where they stand."""


def plain() -> Iterator[Text]:
    """What nobody takes for an attack: statements of figures, and what was recorded."""
    for name in GROUNDED:
        for case in grounded.families(name):
            yield Text(f"grounded.{name}", case.text, attack=False)
    for lang in ("en", "zh"):
        for case in islice(grounded.authored(lang), 0, None, ONE_IN):
            yield Text(f"grounded.authored_{lang}", case.text, attack=False)
    for code in RECORDED:
        for item in ledgers.fetches(code).texts:
            yield Text(f"recorded.{code}", f"{item.title}\n{item.body}", attack=False)


def kept_back() -> frozenset[str]:
    """The lines on which the bars are measured, wherever else they may stand."""
    listed = (*injections(), *benign_ingest(), *egress("executable"))
    return frozenset(sample.text for sample in listed if sample.held_out)


def fetched() -> Iterator[Text]:
    """Texts with and without instructions."""
    ours = (
        sample
        for sample in (*injections(), *benign_ingest())
        if sample.family.startswith(("explicit", "benign"))
    )
    others = (sample for sample in fresh("ingest") if sample.family != "fresh.open")
    outgoing = (sample for sample in fresh("executable") if not sample.attack)
    for sample in (*authored("ingest"), *others, *ours, *outgoing):
        yield Text(f"{sample.gate}.{sample.family}", sample.text, sample.attack)
    yield from plain()


def plainly_fetched() -> Iterator[Text]:
    """Texts with and without instructions, twins apart."""
    return (text for text in fetched() if text.author not in TWINS)


def is_named_order(text: str) -> bool:
    """Whether a rule of orders finds it, whatever today's weights say.

    Code that must not leave is no order.
    """
    return any(named_orders(view_of(text), lambda _start, _end: False))


def published() -> Iterator[Text]:
    """Our own documents, of every kind and on the recorded companies, as they leave."""
    kinds = {f"{lang}.{kind}": made for lang in Lang for kind, made in documents(lang).items()}
    companies = {code: written(compose_input(code)) for code in RECORDED}
    for name, document in {**kinds, **companies}.items():
        for rendering in renderings(document):
            yield Text(f"published.{name}", unmark(rendering.marked), attack=False)


def outgoing() -> Iterator[Text]:
    """Texts with and without orders."""
    yield from published()
    ours = (sample for sample in egress("executable") if not sample.attack)
    others = (s for s in fresh("executable") if not s.attack or is_named_order(s.text))
    for sample in (*authored("executable"), *others, *ours):
        yield Text(f"{sample.gate}.{sample.family}", sample.text, sample.attack)
    for sample in authored("ingest"):
        author = f"{sample.gate}.{sample.family}"
        if not sample.attack and sample.family not in TELLING and author not in TWINS:
            yield Text(author, sample.text, attack=False)
    yield from plain()


def passages_by_view(text: str) -> Iterator[list[Passage]]:
    """The passages of each view of a text that the ingest gate reads, repaired ones too."""
    for view, readable_text in views(text, readable(text)):
        if view is not View.RAW:
            readings = (one for some in read(worded(readable_text)) for one in some)
            yield [Passage.of(view, reading) for reading in readings]


def read_in(text: str) -> Iterator[tuple[str, list[likeness.Piece]]]:
    """A text as the ingest gate reads it."""
    for passage in chain.from_iterable(passages_by_view(text)):
        yield passage.place.name, instructions.cut(passage.looked, passage.words)


def read_out(text: str) -> Iterator[tuple[str, list[likeness.Piece]]]:
    """A text as the egress gate reads it."""
    yield "", orders.cut(view_of(text))


def windows(text: str, cut: Cut) -> Iterator[Window]:
    """The windows of a text as the gate reads them, each once."""
    seen: set[tuple[str, ...]] = set()
    for place, pieces in cut(text):
        for first, last in likeness.windows(pieces):
            together = pieces[first : last + 1]
            key = (place, *(word for piece in together for word in piece.words))
            if key not in seen:
                seen.add(key)
                yield _window(together, place)


def _window(pieces: Sequence[likeness.Piece], place: str) -> Window:
    size = max(sum(len(piece.words) for piece in pieces), likeness.SHORTEST)
    runs = Counter(run for piece in pieces for run in likeness.runs(piece.words))
    meant = Counter(concept for piece in pieces for concept in piece.concepts)
    parts = {run: count / size**0.5 for run, count in runs.items()}
    parts |= {likeness.CONCEPT + name: count * MEANT for name, count in meant.items()}
    parts[likeness.BIAS] = 1.0
    parts[likeness.CONCEPT + place] = MEANT
    return Window(parts)


class Matrix(NamedTuple):
    """Windows by parts, sparse: row, column and value of each."""

    rows: Index
    columns: Index
    values: Vector
    shape: tuple[int, int]

    @classmethod
    def of(cls, listed: Sequence[Window], columns: dict[str, int]) -> "Matrix":
        """The windows, with the parts that have a column."""
        cells = [
            (row, columns[part], value)
            for row, window in enumerate(listed)
            for part, value in window.parts.items()
            if part in columns
        ]
        rows, at, values = zip(*cells, strict=True)
        return cls(
            np.array(rows, dtype=np.int64),
            np.array(at, dtype=np.int64),
            np.array(values, dtype=np.float64),
            (len(listed), len(columns)),
        )

    def times(self, weights: Vector) -> Vector:
        """The logits of the rows."""
        summed = np.bincount(self.rows, self.values * weights[self.columns], self.shape[0])
        return summed.astype(np.float64)

    def back(self, errors: Vector) -> Vector:
        """What each column has to do with the errors of the rows."""
        summed = np.bincount(self.columns, self.values * errors[self.rows], self.shape[1])
        return summed.astype(np.float64)


def fit(
    matrix: Matrix, attack: Vector, importance: Vector, free: int, penalty_of_squares: float
) -> Vector:
    """The weights of a logistic regression; the column ``free`` is not penalised."""
    penalty = np.full(matrix.shape[1], penalty_of_squares)
    penalty[free] = 0.0
    weights, first, second = (np.zeros(matrix.shape[1]) for _ in range(3))
    for step in range(1, STEPS + 1):
        chance = 1.0 / (1.0 + np.exp(-np.clip(matrix.times(weights), -30, 30)))
        slope = matrix.back((chance - attack) * importance) + penalty * weights
        first = MOMENTUM * first + (1 - MOMENTUM) * slope
        second = DECAY * second + (1 - DECAY) * slope**2
        rate = RATE * min(1.0, 4 * (1 - step / STEPS))
        upright = np.sqrt(second / (1 - DECAY**step)) + TINY
        weights = weights - rate * first / (1 - MOMENTUM**step) / upright
    return weights


def learn(
    listed: Iterable[Text], cut: Cut, penalty: float, without: Container[str] = ()
) -> dict[str, int]:
    """The weights that tell the attacks among the texts from the others.

    ``penalty`` is of the squares of the weights.
    """
    texts = [text for text in listed if text.text not in without]
    rows: list[Window] = []
    owners: list[int] = []
    attack: list[bool] = []
    authors: dict[str, set[str]] = {}
    for owner, text in enumerate(texts):
        for window in windows(text.text, cut):
            rows.append(window)
            owners.append(owner)
            attack.append(text.attack)
            for part in window.parts:
                authors.setdefault(part, set()).add(text.author)
    known = sorted(part for part, names in authors.items() if len(names) > 1)
    told = np.array(owners), np.array(attack)
    weights = _rounds(rows, *told, known, penalty)
    largest = sorted(known, key=lambda part: (-abs(weights[part]), part))[:KEPT]
    weights = _rounds(rows, *told, sorted({*largest, likeness.BIAS}), penalty)
    return {part: scaled for part in weights if (scaled := _scaled(part, weights[part]))}


def _scaled(part: str, weight: float) -> int:
    meant = likeness.is_concept(part) and part != likeness.BIAS
    return round(weight * (MEANT if meant else 1.0) * likeness.SCALE)


def _rounds(
    rows: Sequence[Window],
    owners: Index,
    attack: NDArray[np.bool_],
    known: Sequence[str],
    penalty: float,
) -> dict[str, float]:
    """The weights after the likest window of each attack has been chosen some times."""
    columns = {part: at for at, part in enumerate(known)}
    matrix = Matrix.of(rows, columns)
    chosen, free = attack.copy(), columns[likeness.BIAS]
    for _ in range(ROUNDS):
        importance = np.where(attack, ATTACKS * chosen, 1.0)
        weights = fit(matrix, attack.astype(np.float64), importance, free, penalty)
        logits = matrix.times(weights)
        best = np.full(owners[-1] + 1, -np.inf)
        np.maximum.at(best, owners, logits)
        chosen = attack & ((logits == best[owners]) | (logits > SURE))
    return dict(zip(known, weights.tolist(), strict=True))


class Lesson(NamedTuple):
    """What a gate's weights are learnt from, how it reads, and where they belong.

    And how they are kept small.
    """

    listed: Callable[[], Iterable[Text]]
    cut: Cut
    penalty: float
    package: str


GATES = {
    "injection": Lesson(plainly_fetched, read_in, 0.25, injection.__file__),
    "executable": Lesson(outgoing, read_out, 0.0625, executable.__file__),
}


def main(names: Sequence[str]) -> None:
    """Write the files."""
    for name in names or GATES:
        lesson = GATES[name]
        weights = learn(lesson.listed(), lesson.cut, lesson.penalty, without=kept_back())
        rows = sorted(weights.items(), key=lambda row: (-row[1], row[0]))
        file = Path(lesson.package).with_name(likeness.WEIGHTS)
        file.write_text("".join(f"{weight}\t{part}\n" for part, weight in rows), encoding="utf-8")
        print(f"{len(rows)} weights of {name}")


if __name__ == "__main__":
    main(sys.argv[1:])
