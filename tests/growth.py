"""Whether time grows with a text and no faster, on a machine of any pace."""

import time
from collections.abc import Callable

TWICE = 2.5
UNNOTICED = 0.05
"""Seconds in which a busy machine may double any time: growth with the square takes far more."""
TRIES = 5


def outgrown(read: Callable[[str], object], text: str) -> list[float]:
    """How many times as long the text takes as its first half, by each of some tries.

    Empty where one of them is in proportion, or where the text is read unnoticed.
    """
    ratios: list[float] = []
    for _ in range(TRIES):
        whole = _seconds(read, text)
        if whole <= TWICE * UNNOTICED:
            return []
        ratios.append(whole / max(_seconds(read, text[: len(text) // 2]), UNNOTICED))
        if ratios[-1] <= TWICE:
            return []
    return ratios


def _seconds(read: Callable[[str], object], text: str) -> float:
    """Processor time: what others do on the machine does not count."""
    begun = time.process_time()
    read(text)
    return time.process_time() - begun
