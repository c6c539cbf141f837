"""Lists of numbers that name no metric: of those told in the sentence before, in their order.

We model revenue at A and net income at B. The actuals were C and D.
"""

from collections.abc import Sequence

from activities.rules.prose import judging
from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.index import Index
from activities.rules.prose.quantities import Quantity


def swapped(
    scene: Scene,
    quantities: Sequence[Quantity],
    bounds: Sequence[Bound],
    run: tuple[int, int],
    known: Index,
) -> Sequence[Bound]:
    """The bounds of a list put in the order of the metrics before it.

    Nothing where its numbers have their facts in that order, or have them in no other.
    """
    first, last = run
    count = last - first + 1
    before = bounds[max(0, first - count) : first]
    listed = quantities[first : last + 1]
    if len(before) < count or not _recalls(scene, quantities, bounds, run):
        return ()
    told = [_as(bound, one) for bound, one in zip(bounds[first : last + 1], before, strict=True)]
    back = [
        _as(bound, one) for bound, one in zip(bounds[first : last + 1], before[::-1], strict=True)
    ]
    return told if not _hold(listed, told, known) and _hold(listed, back, known) else ()


def _recalls(
    scene: Scene,
    quantities: Sequence[Quantity],
    bounds: Sequence[Bound],
    run: tuple[int, int],
) -> bool:
    """Whether a list is all that its sentence tells, and the one before tells as many metrics."""
    first, last = run
    count = last - first + 1
    start, end = bounds[first].sentence
    if not start or scene.between(scene.metrics, start, end):
        return False
    floor = scene.sentence(start - 1)[0]
    alone = last + 1 == len(quantities) or quantities[last + 1].start >= end
    alone = alone and quantities[first - 1].end <= start <= quantities[first].start
    whole = first == count or quantities[first - count - 1].end <= floor
    before = bounds[first - count : first]
    metrics = {bound.metric.id for bound in before if bound.metric and bound.adjacent}
    inside = quantities[first - count].start >= floor
    return alone and whole and inside and len(metrics) == count


def _as(bound: Bound, one: Bound) -> Bound:
    """A number as of the metric of another one."""
    return bound._replace(metric=one.metric, adjacent=True, lead=one.lead, label=one.label)


def _hold(listed: Sequence[Quantity], told: Sequence[Bound], known: Index) -> bool:
    return all(judging.grounded(q, b, known) for q, b in zip(listed, told, strict=True))
