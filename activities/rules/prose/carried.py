"""Companies that the numbers of a list are told of in the order of the list before it.

X was valued at 42.5x versus 20.3x for Y; on book, 2.6x versus 3.1x.
"""

from collections.abc import Iterator, Sequence

from activities.rules.prose import judging
from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.index import Index
from activities.rules.prose.quantities import Quantity
from activities.rules.scanning.regex import regex

_JOINED = regex(
    r"\)?,?\s?(?:vs\.?|versus|against|compared (?:with|to)|and|to|、|和|与|及|对比?|/|比|,|，)"
    r"\s?(?:约|about\s|roughly\s)?(?:[a-z]{2,3}\s?)?[$¥€£]?"
)
"""Between the numbers of a list that names nobody."""
_PAIR, _MOST = 2, 6
_BETWEEN = 2
"""Figures that may stand between two such lists: by how much each grew."""
_NEAR = 240


def settle(
    scene: Scene, quantities: Sequence[Quantity], bounds: Sequence[Bound], known: Index
) -> list[Bound]:
    """The bounds, those of a list that names no company as of the companies of the list before.

    Only where all its numbers are facts of these in some order.
    """
    settled = list(bounds)
    if not scene.several or len(quantities) < _PAIR * 2:
        return settled
    at = _PAIR
    while at < len(quantities) - 1:
        count = _count(scene, quantities, at)
        keys = _before(quantities, settled, (at, count), known) if count else ()
        told = [_of(bound, key) for bound, key in zip(settled[at:], keys, strict=False)]
        if told and _is_theirs(quantities[at : at + count], told, known):
            settled[at : at + count] = told
        at += max(count, 1)
    return settled


def _count(scene: Scene, quantities: Sequence[Quantity], at: int) -> int:
    """How many numbers of one unit stand joined from a place on; 0 where a company is named."""
    last = at
    while last + 1 < min(len(quantities), at + _MOST):
        one, other = quantities[last], quantities[last + 1]
        if one.unit != other.unit or not _JOINED.fullmatch(scene.plain, one.end, other.start):
            break
        last += 1
    start = max(scene.sentence(quantities[at].start)[0], quantities[at - 1].end)
    end = quantities[last + 1].start if last + 1 < len(quantities) else len(scene.text)
    end = min(end, scene.sentence(quantities[last].start)[1])
    alone = last > at and not scene.between(scene.entities, start, end)
    return last - at + 1 if alone else 0


def _before(
    quantities: Sequence[Quantity], bounds: Sequence[Bound], run: tuple[int, int], known: Index
) -> tuple[str, ...]:
    """The companies of as many numbers of one metric and time right before a list, in order."""
    at, count = run
    for first in range(at - count, max(-1, at - count - _BETWEEN - 1), -1):
        if quantities[at].start - quantities[first].start > _NEAR:
            return ()
        facts = [
            judging.fact_behind(quantities[n], bounds[n], known)
            for n in range(first, first + count)
        ]
        told = [fact for fact in facts if fact is not None]
        keys = tuple(fact.entity for fact in told)
        same = len({(fact.words, fact.period) for fact in told}) == 1
        if len(told) == count == len(set(keys)) and same:
            return keys
    return ()


def _of(bound: Bound, key: str) -> Bound:
    return bound._replace(entity=key, others=frozenset(), loose=frozenset(), afar=False)


def _is_theirs(listed: Sequence[Quantity], told: Sequence[Bound], known: Index) -> bool:
    """Whether each number is a fact of one of the companies, each of another."""
    owners = [_owners(quantity, told, known) for quantity in listed]
    return any(_is_order(owners, tuple(order)) for order in _orders(len(told)))


def _owners(quantity: Quantity, told: Sequence[Bound], known: Index) -> frozenset[int]:
    return frozenset(n for n, bound in enumerate(told) if judging.grounded(quantity, bound, known))


def _orders(count: int) -> Iterator[tuple[int, ...]]:
    """The order told, and each in which two of the companies are swapped."""
    plain = tuple(range(count))
    yield plain
    for one in range(count):
        for other in range(one + 1, count):
            swapped = list(plain)
            swapped[one], swapped[other] = swapped[other], swapped[one]
            yield tuple(swapped)


def _is_order(owners: Sequence[frozenset[int]], order: tuple[int, ...]) -> bool:
    return all(key in owner for key, owner in zip(order, owners, strict=True))
