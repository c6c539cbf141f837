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
from activities.rules.prose.readings import Reading
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
        if count > min(_MOST, first) or not _is_bare(scene, quantities, (first, last)):
            continue
        metrics = _before(quantities[first - count : first], settled[first - count : first], known)
        own = settled[first : last + 1]
        listed = quantities[first : last + 1]
        if any(_hold(listed, _of(own, order), known) for order in permutations(metrics)):
            settled[first : last + 1] = _of(own, metrics)
    return settled


def _is_bare(scene: Scene, quantities: Sequence[Quantity], run: tuple[int, int]) -> bool:
    """Whether a list names another company, and no metric behind that."""
    first, last = run
    count = last - first + 1
    pairs = zip(quantities[first - count : first], quantities[first : last + 1], strict=True)
    if not all(one.unit.kind is other.unit.kind for one, other in pairs):
        return False
    since, at = quantities[first - 1].end, quantities[first].start
    named = scene.between(scene.entities, since, at)
    floor = scene.sentence(quantities[first - count].start)[0]
    if not named or floor < scene.sentence(max(0, scene.sentence(at)[0] - 1))[0]:
        return False
    end = min(scene.clause_end(quantities[last].end), scene.sentence(at)[1])
    until = min(end, quantities[last + 1].start) if last + 1 < len(quantities) else end
    return not scene.between(scene.metrics, named[-1].end, until)


def _before(listed: Sequence[Quantity], bounds: Sequence[Bound], known: Index) -> Sequence[Reading]:
    """The facts behind the numbers before a list, where each is of another metric of one company.

    Nothing where they are not.
    """
    facts = [judging.fact_behind(q, b, known) for q, b in zip(listed, bounds, strict=True)]
    told = [fact for fact in facts if fact is not None and fact.metric]
    apart = len({fact.words for fact in told}) == len(listed) == len(told)
    return told if apart and len({fact.entity for fact in told}) == 1 else ()


def _of(bounds: Sequence[Bound], metrics: Sequence[Reading]) -> list[Bound]:
    """The numbers of a list as of the metrics of facts."""
    return [
        bound._replace(
            metric=one.metric, adjacent=True, lead="", before=f"{one.words} ", label=one.words
        )
        for bound, one in zip(bounds, metrics, strict=False)
    ]


def _hold(listed: Sequence[Quantity], told: Sequence[Bound], known: Index) -> bool:
    return len(listed) == len(told) and all(
        judging.grounded(q, b, known) for q, b in zip(listed, told, strict=True)
    )
