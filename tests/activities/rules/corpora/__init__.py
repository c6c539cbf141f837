"""Development corpora of the text gates: lines of our own making, attacks and look-alikes.

``fresh_*.jsonl`` are texts of another hand. ``*_en.txt`` and ``*_zh.txt`` of the ingest gate are
grouped by family (``# family``); ``*_hit.txt`` and ``*_pass.txt`` are for the egress gate. A line
belongs to the part kept back by its hash.
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.activities.rules.corpora.disguises import ANY, CHINESE, LATIN

HERE = Path(__file__).parent
_FAMILY = re.compile(r"# ([a-z_]+)")
_MACHINE = re.compile(r"[<>{}\[\]|=#/\\]|https?:|Human:|\n")


class Sample(NamedTuple):
    """One text, what is known of it, and whether it is kept back."""

    gate: str
    family: str
    lang: str
    text: str
    attack: bool
    held_out: bool


def kept_back(text: str) -> bool:
    """Whether a line is in the part that rules are not tuned on: two in five, by hash."""
    return hashlib.sha256(text.encode()).digest()[0] % 5 < 2


def lines(name: str) -> Iterator[tuple[str, str]]:
    """The lines of a corpus with their family."""
    family = ""
    for line in (HERE / name).read_text(encoding="utf-8").splitlines():
        if known := _FAMILY.fullmatch(line):
            family = known[1]
        elif line:
            yield family, line


def injections(name: str = "injection") -> Iterator[Sample]:
    """Every payload as it stands, inside financial news, and disguised in each way."""
    carriers = json.loads((HERE / "carriers.json").read_text(encoding="utf-8"))
    for lang in ("en", "zh"):
        disguises = ANY | (LATIN if lang == "en" else CHINESE)
        for family, text in lines(f"{name}_{lang}.txt"):
            if family == "splitting" and len(text) < 14:  # one letter a line: joined below
                continue
            held = kept_back(text)
            yield Sample("ingest", f"explicit.{family}", lang, text, True, held)
            for carrier in carriers[lang]:
                yield Sample("ingest", "embedded", lang, carrier.replace("{}", text), True, held)
            if not _MACHINE.search(text) and family not in ("splitting", "mixed", "traditional"):
                yield from _disguised(disguises, text, lang, held=held)


def _disguised(
    disguises: dict[str, Callable[[str], str]], text: str, lang: str, *, held: bool
) -> Iterator[Sample]:
    for way, disguise in disguises.items():
        yield Sample("ingest", f"obfuscated.{way}", lang, disguise(text), True, held)


def benign_ingest(name: str = "benign_ingest") -> Iterator[Sample]:
    """Look-alikes as they stand and inside news."""
    carriers = json.loads((HERE / "carriers.json").read_text(encoding="utf-8"))
    for lang in ("en", "zh"):
        for _, text in lines(f"{name}_{lang}.txt"):
            yield Sample("ingest", "benign", lang, text, False, kept_back(text))
            for carrier in carriers[lang][:3]:
                held = kept_back(text)
                yield Sample("ingest", "benign", lang, carrier.replace("{}", text), False, held)


def egress(gate: str, suffix: str = "") -> Iterator[Sample]:
    """The lines of one half of the egress gate."""
    for name, attack in (("hit", True), ("pass", False)):
        for _, text in lines(f"{gate}_{name}{suffix}.txt"):
            lang = "zh" if re.search("[\u4e00-\u9fff]", text) else "en"
            yield Sample(
                gate, "attack" if attack else "benign", lang, text, attack, kept_back(text)
            )


def fresh(gate: str) -> Iterator[Sample]:
    """Texts that the rules had not seen when they were first scored on them (see the README)."""
    for line in (HERE / f"fresh_{gate}.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        yield Sample(gate, f"fresh.{row['kind']}", row["lang"], row["text"], row["attack"], False)


def authored(gate: str) -> Iterator[Sample]:
    """Texts of many authors who knew neither the rules nor each other.

    Likeness is learnt from them.
    """
    for file in sorted(HERE.glob(f"authored_{gate}*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            family = f"authored.{row['author']}"
            yield Sample(gate, family, row["lang"], row["text"], row["attack"], False)


def everything() -> Iterator[Sample]:
    """All corpora."""
    yield from injections()
    yield from benign_ingest()
    for gate in ("sensitive", "executable"):
        yield from egress(gate)
        yield from egress(gate, "_second")
    for gate in ("ingest", "sensitive", "executable"):
        yield from fresh(gate)
    yield from injections("injection_second")
    yield from benign_ingest("benign_ingest_second")
