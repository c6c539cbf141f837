"""Times at the end of their figures: each holds for what stands before it, up to the time before.

Revenue of A and net profit of B in Q1 2025, and revenue of C and net profit of D in Q1 2026.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.periods import PeriodMention
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.timing import FOLLOWS
from activities.rules.prose.years import has_year, resolved
from activities.rules.scanning.regex import regex

_CLOSES = regex(r"\s(?:in|for|during|over)\s(?:the\s)?(?:full[- ]year\s|whole\sof\s)?")
"""Between the last figure of a time and that time."""


def date(scene: Scene, quantities: Sequence[Quantity], bounds: list[Bound]) -> None:
    """Give each figure the time that closes its group.

    Where a sentence tells the same metrics in the same order of several times.
    """
    starts = [quantity.start for quantity in quantities]
    for sentence in dict.fromkeys(bound.sentence for bound in bounds):
        groups = list(_groups(scene, starts, quantities, sentence))
        told = [[bounds[n].metric for n in members] for _, members in groups]
        alike = len(groups) > 1 and all(of == told[0] for of in told)
        if alike and len(told[0]) > 1 and len(set(told[0])) == len(told[0]):
            for mention, members in groups:
                _close(scene, mention, bounds, members)


def _groups(
    scene: Scene, starts: Sequence[int], quantities: Sequence[Quantity], sentence: tuple[int, int]
) -> Iterator[tuple[PeriodMention, range]]:
    """The times that close figures of a sentence, from its head on, each with these."""
    floor, end = sentence
    first = bisect_left(starts, floor)
    for mention in scene.between(scene.periods, floor, end):
        last = bisect_left(starts, mention.start)
        closes = last > first and _closes(scene, quantities[last - 1].end, mention.start)
        if not closes:
            return
        yield mention, range(first, last)
        first = last


def _closes(scene: Scene, end: int, start: int) -> bool:
    """Whether a time stands right behind a figure, past the metric that this is an amount of."""
    for named in scene.after(scene.metrics, end, start)[:1]:
        end = named.end if FOLLOWS.fullmatch(scene.text, end, named.start) else end
    return _CLOSES.fullmatch(scene.plain, end, start) is not None


def _close(scene: Scene, mention: PeriodMention, bounds: list[Bound], members: range) -> None:
    period = resolved(scene, mention, bounds[members.start].sentence)
    if has_year(period):
        for n in members:
            bounds[n] = bounds[n]._replace(period=period, near="clause", dated=True, direct=True)
