"""What is read off a pattern stands in all that it matches: nothing is overlooked for speed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from activities.rules.injection import clues_en, clues_zh
from activities.rules.injection.branches import ways
from activities.rules.scanning import needles as needles_module
from activities.rules.scanning.needles import Needle, needles, read
from activities.rules.scanning.remembered import remembered
from activities.rules.scanning.sieve import Sieve
from tests.activities.rules.corpora import fresh

ROOT = Path(__file__).parents[4]
CASES = {
    "a literal": ("ignore", {Needle("ignore")}),
    "one of two": ("buy|sell", {Needle("buy"), Needle("sell")}),
    "an optional end": ("rules?x", {Needle("rulex"), Needle("rulesx")}),
    "whole words": (r"\bai\b", {Needle("ai", begins=True, ends=True)}),
    "after a blank": (r"(?:the|any) (?:\w+ )?model", {Needle("model", begins=True)}),
    "capitals": ("(?i:INST)", {Needle("inst")}),
    "a class": ("[给对]我", {Needle("给我"), Needle("对我")}),
    "the rarer part": (r"a\w+zebra", {Needle("zebra")}),
    "what need not be there": ("(?:really)?", None),
    "anything": (r"\w{3,8}", None),
    "only looked at": ("(?=you)", None),
}


@pytest.mark.parametrize(("pattern", "expected"), CASES.values(), ids=CASES)
def test_what_every_match_holds(pattern: str, expected: set[Needle] | None) -> None:
    """Literals, joined where they follow each other; none where a match may do without."""
    assert needles(pattern) == expected


def test_what_is_remembered_is_what_would_be_read() -> None:
    """After a change of a pattern ``make needles`` is due: a worker would read it each time."""
    check = [sys.executable, "-m", "tests.bench.read_needles", "--check"]
    done = subprocess.run(check, cwd=ROOT, capture_output=True, text=True)

    assert done.stdout.startswith("0 rows of"), done.stdout + done.stderr
    assert done.returncode == 0


def test_an_unknown_pattern_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rows save time and decide nothing."""
    pattern = ways(clues_en.CLUES["machine"])[0]
    known = read(pattern)
    assert remembered(pattern)
    monkeypatch.setattr(needles_module, "remembered", lambda _: None)

    assert read(pattern) == known
    assert remembered("a pattern of nobody's") is None


@pytest.mark.parametrize("clues", [clues_en.CLUES, clues_zh.CLUES], ids=["en", "zh"])
def test_no_clue_is_overlooked(clues: dict[str, str]) -> None:
    """Wherever a clue stands in the corpora, the sieve says that it may."""
    sieve = Sieve({name: [pattern] for name, pattern in clues.items()})
    patterns = {name: re.compile(pattern) for name, pattern in clues.items()}
    texts = [sample.text.lower() for sample in fresh("ingest")][::4]

    overlooked = [
        (name, text)
        for text in texts
        for possible in (sieve.whole(text),)
        for name, pattern in patterns.items()
        if not possible & sieve.bits[name] and pattern.search(text)
    ]

    assert overlooked == []


WHOLE = {
    "literals": ("buy|sell", True),
    "edges of words": (r"\b(?:buy|sell now)s?\b", True),
    "an edge between words": (r"\bbuy\b now", True),
    "an edge that never is": (r"buy\bnow", False),
    "an edge before a sign": (r"\b, buy", False),
    "something before it": ("(?<!to )buy", False),
    "something after it": (r"buy \w+", False),
    "a capital": ("[Bb]uy", False),
}


@pytest.mark.parametrize(("pattern", "whole"), WHOLE.values(), ids=WHOLE)
def test_whether_a_needle_is_all_that_is_asked_for(pattern: str, *, whole: bool) -> None:
    """Then nothing is left to ask the pattern."""
    assert read(pattern).whole is whole
