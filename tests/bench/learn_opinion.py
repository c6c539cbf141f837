"""Learn the second opinion of the ingest gate (``opinion.tsv``, ``opinion.json``) from the corpora.

    python -m tests.bench.learn_opinion

A deep averaging network on the windows of every text, with what stands around them and what the
rules find in them. Its words are those that have a weight of likeness: learn those first. As there,
of an attack only the likest windows count as one. The same corpora give the same numbers.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from activities.rules import injection
from activities.rules.injection.demands import Effort
from activities.rules.injection.manner import cut, least_read, likest
from activities.rules.injection.opinion import DOUBTFUL, Hit, frames
from activities.rules.injection.search import Passage, standing
from activities.rules.scanning import likeness, network
from activities.rules.scanning.network import AROUND, INSIDE, LANES, MEANT
from tests.bench.learn_likeness import Text, fetched, kept_back, passages_by_view

HIDDEN = 16
"""Units of the layer behind the sums."""
ROUNDS = 4
BATCH = 256
"""Texts."""
SURE = 0.5
"""Logits: more windows of an attack count than the likest where they are so much like one."""
DROPPED = 0.3
"""Of the units are left out at each step (Srivastava et al., JMLR 2014)."""
RATE, MOMENTUM, DECAY, TINY, SHRINK = 2e-3, 0.9, 0.999, 1e-8, 1e-2
"""AdamW (Loshchilov and Hutter, ICLR 2019)."""
DOUBTED = 0.06
"""A rule is doubtful if so much of what it finds is no attack."""
LARGEST = 127
MOST = 80
"""Windows of a text that are learnt from."""

SHORT, LONG = 400, 1_500
"""Characters: what is no longer is also learnt from in the midst of a text that is no longer."""
_BREAK = re.compile(r"(?<=[。！？\n])|(?<=[.!?] )")

Values = NDArray[np.float32]
Index = NDArray[np.int64]
Weights = dict[str, Values]


Bag = dict[str, float]
"""Names and how much each counts."""


class Seen(NamedTuple):
    """A window as the network sees it: what stands in it, and the number of what is around."""

    inside: Bag
    around: int


class Read(NamedTuple):
    """The windows of a text, each once, the passages that they stand in, and the rules that count.

    Those that count by likeness: what the second opinion is asked about.
    """

    windows: list[Seen]
    around: list[Bag]
    rules: frozenset[str]


def seen(text: str) -> Read:
    """A text as the network sees it."""
    listed: dict[tuple[tuple[str, float], ...], Seen] = {}
    around: list[Bag] = []
    rules: set[str] = set()
    for passage, hits in _passages(text):
        pieces = cut(passage.looked, passage.words)
        like = likest(pieces, passage.place)
        if like and like.most >= least_read(passage.place, pieces):
            rules.update(hit.rule for hit in standing(hits, like, passage.place))
        for frame in frames(pieces, passage.place, hits):
            inside = bag_of([piece.words for piece in pieces[frame.first : frame.last + 1]])
            inside.update(dict.fromkeys(frame.meant, MEANT))
            listed.setdefault(tuple(sorted(inside.items())), Seen(inside, len(around)))
        around.append(bag_of([piece.words for piece in pieces]))
    return Read(list(listed.values())[:MOST], around, frozenset(rules))


def _passages(text: str) -> Iterator[tuple[Passage, list[Hit]]]:
    for passages in passages_by_view(text):
        demanded: set[str] = set()
        effort = Effort()
        for passage in passages:
            yield passage, [*passage.turns(), *passage.demands(demanded, effort)]


def bag_of(pieces: Sequence[Sequence[str]]) -> Bag:
    """The runs of words in pieces that are read together."""
    size = max(sum(map(len, pieces)), likeness.SHORTEST)
    counted = Counter(run for words in pieces for run in likeness.runs(words))
    return {run: count / size**0.5 for run, count in counted.items()}


class Bags(NamedTuple):
    """Bags one after the other: the column and the value of each part, and where each begins."""

    columns: Index
    values: Values
    starts: Index

    @classmethod
    def of(cls, listed: Sequence[Bag], columns: dict[str, int]) -> "Bags":
        """The bags, with the parts that have a column; each has one at least."""
        known = [
            [(columns[name], much) for name, much in bag.items() if name in columns] or [(0, 0.0)]
            for bag in listed
        ]
        cells = [cell for bag in known for cell in bag]
        return cls(
            np.array([column for column, _ in cells], dtype=np.int64),
            np.array([much for _, much in cells], dtype=np.float32),
            np.cumsum([0, *map(len, known)]),
        )

    def some(self, first: int, last: int) -> "Bags":
        """Those from one up to another."""
        begin, end = self.starts[first], self.starts[last]
        starts = self.starts[first : last + 1] - begin
        return Bags(self.columns[begin:end], self.values[begin:end], starts)

    def times(self, rows: Values) -> Values:
        """The rows of each bag, added up."""
        parts = rows[self.columns] * self.values[:, None]
        return np.add.reduceat(parts, self.starts[:-1], axis=0)

    def back(self, errors: Values) -> tuple[Index, Values]:
        """Which rows have to do with the errors of the bags, and how much."""
        parts = np.repeat(errors, np.diff(self.starts), axis=0) * self.values[:, None]
        order = np.argsort(self.columns, kind="stable")
        columns, firsts = np.unique(self.columns[order], return_index=True)
        return columns, np.add.reduceat(parts[order], firsts, axis=0)


class Lessons(NamedTuple):
    """Texts to learn from: their windows and passages, and which text each belongs to."""

    inside: Bags
    around: Bags
    passage: Index
    """Of each window."""
    windows: Index
    """Where those of each text begin."""
    passages: Index
    attack: NDArray[np.bool_]
    """Of each text."""

    @classmethod
    def of(cls, texts: Sequence[Text], read: Sequence[Read], columns: dict[str, int]) -> "Lessons":
        """The texts as the network sees them."""
        inside = [one.inside for each in read for one in each.windows]
        windows = np.cumsum([0, *(len(each.windows) for each in read)])
        passages = np.cumsum([0, *(len(each.around) for each in read)])
        passage = [
            begin + one.around
            for begin, each in zip(passages.tolist(), read, strict=False)
            for one in each.windows
        ]
        return cls(
            Bags.of(inside, columns),
            Bags.of([bag for each in read for bag in each.around], columns),
            np.array(passage),
            windows,
            passages,
            np.array([text.attack for text in texts]),
        )


class Batch(NamedTuple):
    """Some texts: what their windows hold, what is around them, and how much each counts."""

    inside: Bags
    around: Bags
    passage: Index
    attack: Values
    importance: Values


class Model:
    """The network while it learns."""

    def __init__(self, columns: int) -> None:
        self._chance = np.random.default_rng(0)
        self.weights: Weights = {
            "rows": self._about(0.05, columns, LANES),
            "units": np.zeros(LANES, dtype=np.float32),
            "hidden": self._about((2 / LANES) ** 0.5, HIDDEN, LANES),
            "hidden_bias": np.zeros(HIDDEN, dtype=np.float32),
            "last": self._about((1 / HIDDEN) ** 0.5, HIDDEN),
            "last_bias": np.zeros(1, dtype=np.float32),
        }
        self._first = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._second = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._step = 0

    def _about(self, spread: float, *shape: int) -> Values:
        return self._chance.normal(0.0, spread, shape).astype(np.float32)

    def _kept(self, *shape: int) -> Values:
        kept = self._chance.random(shape, dtype=np.float32) >= DROPPED
        return kept.astype(np.float32) / np.float32(1 - DROPPED)

    def scores(self, inside: Bags, around: Bags, passage: Index) -> Values:
        """The logits of windows."""
        units = np.maximum(self._sums(inside, around, passage), 0)
        hidden = np.maximum(units @ self.weights["hidden"].T + self.weights["hidden_bias"], 0)
        logits: Values = hidden @ self.weights["last"] + self.weights["last_bias"]
        return logits

    def _sums(self, inside: Bags, around: Bags, passage: Index) -> Values:
        rows = self.weights["rows"]
        told = inside.times(rows[:, :INSIDE])
        stood = around.times(rows[:, INSIDE:])[passage]
        return np.concatenate((told, stood), axis=1) + self.weights["units"]

    def learn(self, batch: Batch, rate: float) -> None:
        """One step of gradient descent."""
        self._step += 1
        sums = self._sums(batch.inside, batch.around, batch.passage)
        dropped, dropped_too = self._kept(*sums.shape), self._kept(len(sums), HIDDEN)
        units = np.maximum(sums, 0) * dropped
        inner = units @ self.weights["hidden"].T + self.weights["hidden_bias"]
        hidden = np.maximum(inner, 0) * dropped_too
        logits = hidden @ self.weights["last"] + self.weights["last_bias"]
        chance = 1 / (1 + np.exp(-np.clip(logits, -30, 30)))
        wrong = ((chance - batch.attack) * batch.importance / len(sums)).astype(np.float32)
        wrong_inner = np.outer(wrong, self.weights["last"]) * dropped_too * (inner > 0)
        wrong_sums = wrong_inner @ self.weights["hidden"] * dropped * (sums > 0)
        self._move("last", hidden.T @ wrong, rate)
        self._move("last_bias", wrong.sum(keepdims=True), rate)
        self._move("hidden", wrong_inner.T @ units, rate)
        self._move("hidden_bias", wrong_inner.sum(axis=0), rate)
        self._move("units", wrong_sums.sum(axis=0), rate)
        self._move_rows(batch, wrong_sums, rate)

    def _move_rows(self, batch: Batch, wrong: Values, rate: float) -> None:
        columns, slope = batch.inside.back(wrong[:, :INSIDE])
        self._move("rows", slope, rate, (columns[:, None], np.arange(INSIDE)))
        stood = np.zeros((len(batch.around.starts) - 1, AROUND), dtype=np.float32)
        np.add.at(stood, batch.passage, wrong[:, INSIDE:])
        columns, slope = batch.around.back(stood)
        self._move("rows", slope, rate, (columns[:, None], np.arange(INSIDE, LANES)))

    def _move(
        self, name: str, slope: Values, rate: float, where: tuple[Index, Index] | None = None
    ) -> None:
        at = where or ...
        weights, first, second = self.weights[name], self._first[name], self._second[name]
        first[at] = MOMENTUM * first[at] + (1 - MOMENTUM) * slope
        second[at] = DECAY * second[at] + (1 - DECAY) * slope**2
        upright = np.sqrt(second[at] / (1 - DECAY**self._step)) + TINY
        step = first[at] / (1 - MOMENTUM**self._step) / upright
        weights[at] -= rate * (step + SHRINK * weights[at])


def amidst(texts: Sequence[Text]) -> Iterator[Text]:
    """Short texts in the midst of an ordinary one in its language by another author.

    Every attack, and of the others every second: or else what stands around would tell more than
    what is said.
    """
    chance = np.random.default_rng(3)
    carriers: dict[bool, list[Text]] = {True: [], False: []}
    for text in texts:
        if not text.attack and len(text.text) <= LONG:
            carriers[_is_chinese(text.text)].append(text)
    short = [text for text in texts if len(text.text) <= SHORT]
    attacks = [text for text in short if text.attack]
    for text in (*attacks, *[text for text in short if not text.attack][::2]):
        listed = carriers[_is_chinese(text.text)]
        carrier = listed[chance.integers(len(listed))]
        if carrier.author != text.author:
            breaks = [0, *(found.end() for found in _BREAK.finditer(carrier.text))]
            at = breaks[chance.integers(len(breaks))]
            link = "\n" if chance.integers(2) else " "
            mixed = f"{carrier.text[:at]}{text.text.strip()}{link}{carrier.text[at:]}"
            yield Text(text.author, mixed, text.attack)


def _is_chinese(text: str) -> bool:
    return sum("\u3400" <= sign <= "\u9fff" for sign in text) * 8 > len(text)


def learn(texts: Sequence[Text], read: Sequence[Read], columns: dict[str, int]) -> Model:
    """The network that tells the attacks among the texts from the others."""
    lessons = Lessons.of(texts, read, columns)
    owners = np.repeat(np.arange(len(texts)), np.diff(lessons.windows))
    attack = lessons.attack[owners]
    importance = np.ones(len(owners), dtype=np.float32)
    chance = np.random.default_rng(1)
    model = Model(len(columns))
    for round_ in range(ROUNDS):
        for first in chance.permutation(np.arange(0, len(texts), BATCH)):
            batch = _batch(lessons, importance, attack, first)
            if len(batch.passage):
                model.learn(batch, RATE * (1 - round_ / ROUNDS))
        scores = model.scores(lessons.inside, lessons.around, lessons.passage)
        best = np.full(len(texts), -np.inf)
        np.maximum.at(best, owners, scores)
        likest = (scores == best[owners]) | (scores > SURE)
        importance = np.where(attack, likest, 1.0).astype(np.float32)
    return model


def _batch(lessons: Lessons, importance: Values, attack: NDArray[np.bool_], first: int) -> Batch:
    last = min(first + BATCH, len(lessons.attack))
    begin, end = lessons.windows[first], lessons.windows[last]
    from_, to = lessons.passages[first], lessons.passages[last]
    return Batch(
        lessons.inside.some(begin, end),
        lessons.around.some(from_, to),
        lessons.passage[begin:end] - from_,
        attack[begin:end].astype(np.float32),
        importance[begin:end],
    )


def named(read: Iterable[Read]) -> dict[str, int]:
    """The columns: the runs that have a weight of likeness, and what windows mean."""
    weights = Path(injection.__file__).with_name(likeness.WEIGHTS).read_text(encoding="utf-8")
    names = {line.split("\t")[1] for line in weights.split("\n") if line}
    runs = {name for name in names if not likeness.is_concept(name)}
    windows = (one for each in read for one in each.windows)
    meant = {name for one in windows for name in one.inside if name[0].isupper()}
    return {name: column for column, name in enumerate(sorted(runs | meant))}


def doubtful(texts: Sequence[Text], read: Sequence[Read]) -> list[str]:
    """The rules that find more than a few texts that are no attacks."""
    attacks: Counter[str] = Counter()
    others: Counter[str] = Counter()
    for text, each in zip(texts, read, strict=True):
        (attacks if text.attack else others).update(each.rules)
    return sorted(rule for rule, many in others.items() if many >= DOUBTED * (many + attacks[rule]))


def write(model: Model, columns: dict[str, int], folder: Path) -> None:
    """The network in whole numbers, each lane with its scale."""
    weights = model.weights
    scales = np.abs(weights["rows"]).max(axis=0) / LARGEST
    rows = np.rint(weights["rows"] / scales).astype(int).tolist()
    lines = [f"{network.row(rows[column])}\t{name}\n" for name, column in columns.items()]
    folder.joinpath(network.ROWS).write_text("".join(lines), encoding="utf-8")
    layers = network.Layers(
        scales=_rounded(scales),
        inside=_rounded(weights["units"][:INSIDE]),
        around=_rounded(weights["units"][INSIDE:]),
        hidden=tuple(map(_rounded, weights["hidden"])),
        hidden_bias=_rounded(weights["hidden_bias"]),
        last=_rounded(weights["last"]),
        last_bias=round(float(weights["last_bias"][0]), 5),
    )
    text = json.dumps(layers.model_dump(), indent=1) + "\n"
    folder.joinpath(network.LAYERS).write_text(text, encoding="utf-8")


def _rounded(values: Values) -> tuple[float, ...]:
    return tuple(float(f"{value:.5g}") for value in values.tolist())


def main() -> None:
    """Write the files."""
    kept = kept_back()
    texts = [text for text in fetched() if text.text not in kept]
    folder = Path(injection.__file__).parent
    alone = len(texts)
    texts += list(amidst(texts))
    read = [seen(text.text) for text in texts]
    rules = doubtful(texts[:alone], read[:alone])
    folder.joinpath(DOUBTFUL).write_text("".join(f"{rule}\n" for rule in rules), encoding="utf-8")
    order = np.random.default_rng(2).permutation(len(texts))
    texts, read = [texts[at] for at in order], [read[at] for at in order]
    columns = named(read)
    write(learn(texts, read, columns), columns, folder)
    print(f"{len(columns)} rows of the second opinion")


if __name__ == "__main__":
    main()
