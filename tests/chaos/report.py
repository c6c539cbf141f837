"""What the harness prints: one row a fault, and where anything went wrong, what."""

import math
from collections.abc import Sequence
from typing import Any

from tests.chaos.trial import Outcome

MOST_SECONDS = 5.0
"""The bar: how long a run may take to go on after a process has died, at the 95th percentile."""
PATIENT = ("source",)
"""Faults in which nothing dies: how long a site is waited for is another matter."""


def quantile(values: Sequence[float], share: float) -> float | None:
    """The smallest value that at least ``share`` of them do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else None


def rows(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """The figures of each fault, in the order in which the faults came."""
    found = []
    for fault in dict.fromkeys(item.fault for item in outcomes):
        of_it = [item for item in outcomes if item.fault == fault]
        seconds = [value for item in of_it for value in item.recoveries]
        found.append(
            {
                "fault": str(fault), "runs": len(of_it),
                "correct": sum(item.correct for item in of_it),
                "wrong": sum(not item.correct for item in of_it),
                "lost": sum(item.lost for item in of_it),
                "duplicated": sum(item.doubled for item in of_it),
                "mttr_p50": quantile(seconds, 0.5), "mttr_p95": quantile(seconds, 0.95),
            }
        )  # fmt: skip
    return found


def table(found: Sequence[dict[str, Any]], seed: int) -> str:
    """The rows as Markdown."""
    lines = [
        f"seed {seed}",
        "",
        "| fault | runs | correct | wrong | lost | duplicated | MTTR p50 | p95 |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in found:
        cells = [row[name] for name in ("fault", "runs", "correct", "wrong", "lost", "duplicated")]
        times = [_seconds(row["mttr_p50"]), _seconds(row["mttr_p95"])]
        lines.append(f"| {' | '.join(map(str, [*cells, *times]))} |")
    return "\n".join(lines)


def _seconds(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f} s"


def broken(found: Sequence[dict[str, Any]]) -> list[str]:
    """The bars that do not hold."""
    bars = []
    for row in found:
        wrong = {name: row[name] for name in ("wrong", "lost", "duplicated") if row[name]}
        if wrong:
            bars.append(f"{row['fault']}: {wrong}")
        slow = (row["mttr_p95"] or 0.0) > MOST_SECONDS
        if slow and not row["fault"].startswith(PATIENT):
            bars.append(f"{row['fault']}: MTTR p95 {row['mttr_p95']:.1f} s")
    return bars
