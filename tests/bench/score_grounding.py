"""Caught faults and false alarms of layer B, by language and kind, with Wilson intervals.

Run: ``python -m tests.bench.score_grounding [PART] [-v]``, where PART is one of dev, held-out,
fresh, second, third, fourth, fifth_en, fifth_zh, sixth_en, sixth_zh, seventh_en, seventh_zh,
eighth_en, ninth_en, tenth_en, tenth_zh, written, authored_zh, authored_en and all.
"""

import math
import sys
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from activities.rules.prose import check_prose
from tests.bench.corruptions import corrupt
from tests.bench.grounded import Case, authored, cases, families


class Tally(NamedTuple):
    """How many of how many, and the texts that went wrong."""

    hits: int
    total: int
    wrong: tuple[str, ...] = ()

    @property
    def share(self) -> float:
        """The share, 1.0 for nothing at all."""
        return self.hits / self.total if self.total else 1.0


def wilson(hits: int, total: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not total:
        return 0.0, 1.0
    share, square = hits / total, z * z / total
    centre = (share + square / 2) / (1 + square)
    half = z * math.sqrt(share * (1 - share) / total + square / total / 4) / (1 + square)
    return max(0.0, centre - half), min(1.0, centre + half)


def score(chosen: Iterable[Case], *, planting: bool = True) -> dict[tuple[str, str], Tally]:
    """Tallies by language and kind; ``false alarm`` counts grounded texts with a finding.

    ``planting``: into a grounded text without faults of its own, faults are planted.
    """
    hits: Counter[tuple[str, str]] = Counter()
    totals: Counter[tuple[str, str]] = Counter()
    wrong: dict[tuple[str, str], list[str]] = {}
    for case in chosen:
        key = case.lang, case.fault or "false alarm"
        totals[key] += 1
        found = check_prose(case.text, case.facts, case.lang)
        if case.fault:
            hits[key] += bool(found)
            wrong.setdefault(key, []).extend(() if found else (repr(case.text),))
            continue
        if found:
            hits[key] += 1
            wrong.setdefault(key, []).append(
                f"{case.text!r}: {'; '.join(f'{f.rule} {f.reason}' for f in found)}"
            )
        planted = corrupt(case.text, case.facts, case.lang, case.text) if planting else ()
        for fault in case.faults or planted:
            key = case.lang, fault.kind
            totals[key] += 1
            if check_prose(fault.text, fault.facts, case.lang):
                hits[key] += 1
            else:
                wrong.setdefault(key, []).append(repr(fault.text))
    return {key: Tally(hits[key], totals[key], tuple(wrong.get(key, ()))) for key in sorted(totals)}


def chosen(part: str) -> list[Case]:
    """The texts of a part: dev, held-out, fresh, second to tenth, written, authored, or all."""
    if part.startswith("authored_"):
        return list(authored(part[-2:]))
    if part in ("third", "written", "fourth") or part[:-3] in (
        "fifth",
        "sixth",
        "seventh",
        "eighth",
        "ninth",
        "tenth",
    ):
        return list(families(part))
    if part in ("fresh", "second"):
        return [case for lang in ("zh", "en") for case in cases(part, lang)]
    every = [case for lang in ("zh", "en") for case in cases("dev", lang)]
    return [case for case in every if part == "all" or case.held_out == (part == "held-out")]


def main(arguments: list[str]) -> None:
    """Print the table, and with ``-v`` each text that went wrong."""
    part = next((word for word in arguments if not word.startswith("-")), "dev")
    for (lang, kind), tally in score(
        chosen(part), planting=not part.startswith("authored")
    ).items():
        low, high = wilson(tally.hits, tally.total)
        print(
            f"{lang} {kind:12} {tally.hits:4}/{tally.total:<4} "
            f"{tally.share:7.1%}  [{low:.1%}, {high:.1%}]"
        )
        if "-v" in arguments:
            for text in tally.wrong:
                print("      ", text)


if __name__ == "__main__":
    main(sys.argv[1:])
