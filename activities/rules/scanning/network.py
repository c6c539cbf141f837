"""A small network over bags of words and concepts: a deep averaging network.

Each run of words or concept has a row of whole numbers. The rows of what stands in a window, and of
what stands around it, are added up and weighed by two layers (Iyyer, Manjunatha, Boyd-Graber and
Daumé, ACL 2015). Unlike a sum of weights it tells the same words in one context from those in
another. Sums are of whole numbers or exactly rounded: a text has the same score in any process.
"""

import base64
import json
import math
from collections.abc import Iterable, Sequence
from importlib.resources.abc import Traversable
from typing import NamedTuple

from pydantic import ConfigDict

from activities.rules.scanning.likeness import SHORTEST
from schemas.base import Record

INSIDE, AROUND = 16, 8
"""Units for what stands in a window, and for what stands around it."""
LANES = INSIDE + AROUND
MEANT = 0.5
"""A concept counts so much beside the words of a window of one word."""
_ZERO = 128
"""The byte of a row that stands for nothing."""
ROWS, LAYERS = "opinion.tsv", "opinion.json"


class Layers(Record):
    """What weighs the sums: the scale of each lane, and two layers with what is added to each."""

    model_config = ConfigDict(frozen=True)

    scales: tuple[float, ...]
    inside: tuple[float, ...]
    around: tuple[float, ...]
    hidden: tuple[tuple[float, ...], ...]
    hidden_bias: tuple[float, ...]
    last: tuple[float, ...]
    last_bias: float


class Sum(NamedTuple):
    """The rows of words or concepts, added up, and how many words they are of."""

    lanes: tuple[int, ...] = (0,) * LANES
    words: int = 0


class Network:
    """Rows and layers, ready to be asked."""

    def __init__(self, rows: dict[str, bytes], layers: Layers) -> None:
        self._rows = rows
        self._layers = layers

    @classmethod
    def of(cls, folder: Traversable) -> "Network":
        """The network in a folder."""
        lines = folder.joinpath(ROWS).read_text(encoding="utf-8").split("\n")
        pairs = (line.split("\t") for line in lines if line)
        rows = {name: base64.b64decode(row) for row, name in pairs}
        read = json.loads(folder.joinpath(LAYERS).read_text(encoding="utf-8"))
        return cls(rows, Layers.model_validate(read))

    def sum(self, names: Iterable[str], words: int) -> Sum:
        """The rows of the names that have one."""
        rows = [row for name in names if (row := self._rows.get(name)) is not None]
        if not rows:
            return Sum(words=words)
        nothing = _ZERO * len(rows)
        return Sum(tuple(sum(column) - nothing for column in zip(*rows, strict=True)), words)

    def score(self, told: Sequence[Sum], meant: Sum, around: Sum) -> float:
        """How much a window is what is looked for, in logits, by its pieces and what it means."""
        layers = self._layers
        size = math.sqrt(max(sum(one.words for one in told), SHORTEST))
        inside = [
            (sum(one.lanes[lane] for one in told) / size + meant.lanes[lane] * MEANT)
            * layers.scales[lane]
            + bias
            for lane, bias in enumerate(layers.inside)
        ]
        size = math.sqrt(max(around.words, SHORTEST))
        outside = [
            around.lanes[lane] / size * layers.scales[lane] + bias
            for lane, bias in enumerate(layers.around, INSIDE)
        ]
        units = _upright([*inside, *outside])
        hidden = _upright(
            _weighed(units, weights, bias)
            for weights, bias in zip(layers.hidden, layers.hidden_bias, strict=True)
        )
        return _weighed(hidden, layers.last, layers.last_bias)


def row(lanes: Sequence[int]) -> str:
    """A row as the file has it: whole numbers from -128 to 127."""
    return base64.b64encode(bytes(lane + _ZERO for lane in lanes)).decode("ascii")


def _upright(values: Iterable[float]) -> list[float]:
    return [max(value, 0.0) for value in values]


def _weighed(values: Sequence[float], weights: Sequence[float], bias: float) -> float:
    products = (value * weight for value, weight in zip(values, weights, strict=True))
    return math.fsum((bias, *products))
