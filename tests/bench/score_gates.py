"""Score the text gates on their corpora: ``python -m tests.bench.score_gates [held-out]``."""

import math
import sys
from collections import Counter
from collections.abc import Callable, Iterable

from activities.rules import executable, sensitive
from activities.rules.ingest import screen_text
from tests.activities.rules.corpora import Sample, everything

GATES: dict[str, Callable[[str], Iterable[object]]] = {
    "ingest": screen_text,
    "sensitive": sensitive.find,
    "executable": executable.find,
}
Z = 1.96


def wilson(hits: int, total: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, spread = hits / total, Z * Z / total
    middle = share + spread / 2
    width = Z * math.sqrt(share * (1 - share) / total + spread / (4 * total))
    return (middle - width) / (1 + spread), (middle + width) / (1 + spread)


def caught(sample: Sample) -> bool:
    """Whether the sample's gate found anything in it."""
    return any(True for _ in GATES[sample.gate](sample.text))


def main(arguments: list[str]) -> None:
    """Print catch and false alarm by gate, language and family."""
    totals: Counter[tuple[str, str, str]] = Counter()
    hits: Counter[tuple[str, str, str]] = Counter()
    for sample in everything():
        if "held-out" in arguments and not sample.held_out:
            continue
        origin = sample.family.split(".")[0]
        group = (sample.gate, sample.lang, sample.family if origin == "fresh" else origin)
        totals[group] += 1
        hits[group] += caught(sample)
    print("| gate | lang | family | found | of | share | 95 % |\n|---|---|---|---|---|---|---|")
    for group, total in sorted(totals.items()):
        low, high = wilson(hits[group], total)
        share = f"{hits[group] / total:.2%}"
        print(f"| {' | '.join(group)} | {hits[group]} | {total} | {share} | {low:.1%}-{high:.1%} |")


if __name__ == "__main__":
    main(sys.argv[1:])
