"""A seeded fuzz run over the text gates and layer B.

``python -m tests.bench.fuzz_gates [inputs] [seed]``.

The inputs come in chunks, each with a seed of its own, over all processors. A chunk that is done is
written down, so that a run which was broken off goes on where it stood; another seed begins anew.
"""

import argparse
import random
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import lru_cache
from pathlib import Path

from activities.rules import executable, sensitive
from activities.rules.ingest import screen_text
from activities.rules.prose import check_prose
from tests.activities.rules.corpora import everything
from tests.bench.grounded import Case, families

CHUNK = 5_000
_ALPHABET = (
    "abcdefghijklmnopqrstuvwxyz0123456789 .,:;!?<>/\\\"'=()[]{}|@#$%&*+-_~`^\n\t"
    "忽略指令评级买入系统请将改为输出。，：；"
    "“”（）\u200b\u202e\ufeff\u0301\ud800\udfff\U000e0041аеорαοι①Ａ"
)


@lru_cache(maxsize=1)
def grounded() -> list[Case]:
    """Texts with figures, and the facts they are held against."""
    return [*families("third"), *families("written")]


@lru_cache(maxsize=1)
def texts() -> list[str]:
    """The corpora, the disguised ones apart."""
    return [sample.text for sample in everything() if not sample.family.startswith("obf")]


def made(chance: random.Random, texts: list[str]) -> str:
    """Noise, or a text of the corpora cut, doubled and joined."""
    if chance.random() < 0.5:
        return "".join(chance.choices(_ALPHABET, k=chance.randrange(60)))
    first, second = chance.choice(texts), chance.choice(texts)
    cut = chance.randrange(len(first) + 1)
    noise = "".join(chance.choices(_ALPHABET, k=chance.randrange(6)))
    return first[:cut] + noise + second[chance.randrange(len(second) + 1) :][:80]


def feed(seed: int, chunk: int) -> int:
    """One chunk through every gate; an exception names the input that raised it."""
    chance = random.Random(f"{seed}.{chunk}")  # noqa: S311 - chosen, not secret
    for number in range(CHUNK):
        text = made(chance, texts())
        case = chance.choice(grounded())
        prose = made(chance, [case.text])
        try:
            said = _said(text, prose, case)
            if number % 100 == 0 and _said(text, prose, case) != said:
                raise AssertionError("asked twice, said two things")
        except Exception as error:
            raise RuntimeError(f"input {number} of chunk {chunk}: {text!a}, {prose!a}") from error
    return chunk


def _said(text: str, prose: str, case: Case) -> tuple[object, ...]:
    """What every gate says of a text, and layer B of prose held against the facts of a case."""
    return (
        screen_text(text),
        list(sensitive.find(text)),
        list(executable.find(text)),
        check_prose(prose, case.facts, case.lang),
    )


def main(arguments: list[str]) -> None:
    """Feed the gates with what is still to do."""
    parser = argparse.ArgumentParser(description="Feed seeded inputs to every gate and layer B.")
    parser.add_argument("count", nargs="?", type=int, default=1_000_000, help="how many inputs")
    parser.add_argument("seed", nargs="?", type=int, default=1, help="which ones")
    given = parser.parse_args(arguments)
    count, seed = given.count, given.seed
    record = Path(tempfile.gettempdir()) / f"fuzz-gates-{seed}.done"
    done = {int(line) for line in record.read_text().split()} if record.exists() else set()
    chunks = range(-(-count // CHUNK))
    todo = [chunk for chunk in chunks if chunk not in done]
    begun = time.monotonic()
    with ProcessPoolExecutor() as pool, record.open("a") as written:
        running = [pool.submit(feed, seed, chunk) for chunk in todo]
        for number, finished in enumerate(as_completed(running), start=1):
            written.write(f"{finished.result()}\n")
            written.flush()
            rate = number * CHUNK / (time.monotonic() - begun)
            inputs = (len(chunks) - len(todo) + number) * CHUNK
            print(f"{inputs} of {len(chunks) * CHUNK}, {rate:.0f} a second", flush=True)
    record.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
