"""A seeded fuzz run over the text gates: ``python -m tests.bench.fuzz_gates [inputs] [seed]``."""

import random
import sys
import time

from activities.rules import executable, sensitive
from activities.rules.ingest import screen_text
from tests.activities.rules.corpora import everything

_ALPHABET = (
    "abcdefghijklmnopqrstuvwxyz0123456789 .,:;!?<>/\\\"'=()[]{}|@#$%&*+-_~`^\n\t"
    "忽略指令评级买入系统请将改为输出。，：；“”（）\u200b\u202e\ufeff\u0301\ud800\udfff\U000e0041аеорαοι①Ａ"
)


def made(chance: random.Random, texts: list[str]) -> str:
    """Noise, or a text of the corpora cut, doubled and joined."""
    if chance.random() < 0.5:
        return "".join(chance.choices(_ALPHABET, k=chance.randrange(60)))
    first, second = chance.choice(texts), chance.choice(texts)
    cut = chance.randrange(len(first) + 1)
    noise = "".join(chance.choices(_ALPHABET, k=chance.randrange(6)))
    return first[:cut] + noise + second[chance.randrange(len(second) + 1) :][:80]


def main(arguments: list[str]) -> None:
    """Feed the gates; an exception ends the run with the input that raised it."""
    count = int(arguments[0]) if arguments else 1_000_000
    seed = int(arguments[1]) if arguments[1:] else 1
    chance = random.Random(seed)  # noqa: S311 - chosen, not secret
    texts = [sample.text for sample in everything() if not sample.family.startswith("obf")]
    begun = time.monotonic()
    for number in range(1, count + 1):
        text = made(chance, texts)
        try:
            screen_text(text)
            list(sensitive.find(text))
            list(executable.find(text))
        except Exception:
            print(f"input {number} of seed {seed}: {text!a}")
            raise
        if number % 10_000 == 0:
            print(
                f"{number} of {count}, {number / (time.monotonic() - begun):.0f} a second",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
