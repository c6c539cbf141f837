"""Lists of another company that name no metrics: those of the list before it, in its order.

Harlow trades at 33.3x trailing earnings and 4.7x book, while Linden is at 48.3x and 10.8x.
"""

from collections.abc import Sequence
from itertools import permutations

from activities.rules.prose import judging
from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.index import Index
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.sharing import runs

_MOST = 4


def settle(
    scene: Scene, quantities: Sequence[Quantity], bounds: Sequence[Bound], known: Index
) -> list[Bound]:
    """The bounds, those of a list behind another company's in the order of its metrics.

    Only where all its numbers are facts of these metrics in some order.
    """
    settled = list(bounds)
    for first, last in runs(scene, quantities):
        count = last - first + 1
        if count > min(_MOST, first) or not _is_bare(scene, quantities, settled, (first, last)):
            continue
        listed = quantities[first : last + 1]
        before = settled[first - count : first]
        own = settled[first : last + 1]
        if any(_hold(listed, _of(own, order), known) for order in permutations(before)):
            settled[first : last + 1] = _of(own, before)
    return settled


def _is_bare(
    scene: Scene,
    quantities: Sequence[Quantity],
    bounds: Sequence[Bound],
    run: tuple[int, int],
) -> bool:
    """Whether a list names another company and no metric, and the numbers before it one each."""
    first, last = run
    count = last - first + 1
    pairs = zip(quantities[first - count : first], quantities[first : last + 1], strict=True)
    metrics = {b.metric.id for b in bounds[first - count : first] if b.metric and b.adjacent}
    if len(metrics) != count or not all(one.unit.kind is other.unit.kind for one, other in pairs):
        return False
    since, at = quantities[first - 1].end, quantities[first].start
    named = scene.between(scene.entities, since, at)
    floor = scene.sentence(quantities[first - count].start)[0]
    near = not floor or floor >= scene.sentence(max(0, scene.sentence(at)[0] - 1))[0]
    if not (named and near):
        return False
    end = scene.clause_end(quantities[last].end)
    until = min(end, quantities[last + 1].start) if last + 1 < len(quantities) else end
    return not scene.between(scene.metrics, named[-1].end, until)


def _of(bounds: Sequence[Bound], metrics: Sequence[Bound]) -> list[Bound]:
    """The numbers of a list as of the metrics of others."""
    return [
        bound._replace(metric=one.metric, adjacent=True, lead=one.lead, label=one.label)
        for bound, one in zip(bounds, metrics, strict=True)
    ]


def _hold(listed: Sequence[Quantity], told: Sequence[Bound], known: Index) -> bool:
    return all(judging.grounded(q, b, known) for q, b in zip(listed, told, strict=True))
