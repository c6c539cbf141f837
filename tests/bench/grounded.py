"""The grounded texts that layer B is measured on, with their facts."""

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from schemas.facts import Fact
from tests.bench.corruptions import Corrupted

_HERE = Path(__file__).parent / "grounding"
HOSTILE_PROSE = ("1%", "比亚迪2025年营收8039.65亿元，", "Aa 1 of", "|1", "up 同比")
"""What a text may be made of that is to make reading slow."""


class Case(NamedTuple):
    """A text that its facts ground, and the same with faults that somebody wrote into it.

    ``fault``: what is wrong with the text itself, where its author meant it so.
    """

    lang: str
    text: str
    facts: tuple[Fact, ...]
    faults: tuple[Corrupted, ...] = ()
    fault: str = ""

    @property
    def held_out(self) -> bool:
        """Whether the text was kept untouched while the rules were tuned: one in three."""
        return hashlib.sha256(self.text.encode()).digest()[0] % 3 == 0


@cache
def worlds() -> dict[str, tuple[Fact, ...]]:
    """The facts of each world."""
    found: dict[str, list[Fact]] = {}
    for line in (_HERE / "worlds.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("@"):
            current = found.setdefault(line[1:], [])
        elif line and not line.startswith("#"):
            current.append(_fact(line))
    return {name: tuple(facts) for name, facts in found.items()}


def _fact(line: str) -> Fact:
    entity, code, metric, value, unit, as_of, period, status = line.split("|")
    return Fact.model_validate({
        "entity": entity, "code": code or None, "metric": metric, "unit": unit, "as_of": as_of,
        "value": value.split("..") if ".." in value else value, "period": period or None,
        "status": status or None,
    })  # fmt: skip


def cases(name: str, lang: str) -> Iterator[Case]:
    """The hand-written texts of a file."""
    for line in (_HERE / f"{name}_{lang}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            world, _, text = line.partition("|")
            yield Case(lang, text.replace("\\n", "\n"), worlds()[world])


def families(name: str) -> Iterator[Case]:
    """The texts of a file of JSON lines, each with its own facts and faults."""
    for line in (_HERE / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
        given = json.loads(line)
        facts = tuple(map(Fact.model_validate, given["facts"]))
        faults = tuple(
            Corrupted(
                fault["kind"],
                fault["text"],
                tuple(map(Fact.model_validate, fault["facts"])) if "facts" in fault else facts,
            )
            for fault in given["faults"]
        )
        yield Case(given["lang"], given["text"], facts, faults)


def authored(lang: str) -> Iterator[Case]:
    """The texts of other authors, each with its own facts.

    Grounded, or with one fault of a kind.
    """
    for line in (_HERE / f"authored_{lang}.jsonl").read_text(encoding="utf-8").splitlines():
        given = json.loads(line)
        facts = tuple(map(Fact.model_validate, given["facts"]))
        yield Case(given["lang"], given["text"], facts, fault=given["fault"])
