"""By how much two levels lie apart, where the number is too plain to need a fact of its own.

From 96 to 83, a 17-day improvement: what the two figures give is another number.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from activities.rules.prose import judging, trends
from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.index import Index
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.trends import Told
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex
from schemas.gate import Finding

_PLAIN = frozenset({Kind.DURATION, Kind.COUNT, Kind.BARE})
_BY_SO_MUCH = regex(
    r"(?:缩短|延长|拉长|减少|增加|净增|净减|净关|净开|关闭|新增|提高|下降|优化|压缩|少|多|加快|放慢)了?"
    r"(?:约|近|逾|超过?)?$|(?<![a-z])by\s(?:about\s|some\s)?$"
)
_SO_MUCH = regex(
    r"[- ]?(?:days?|weeks?|months?|years?|stores?|shops?|outlets?|people|employees)?[- ]?"
    r"(?:improvement|longer|shorter|faster|quicker|slower|less|more|fewer|reduction|increase|"
    r"decrease|drop|cut|extension|gain|decline)(?![a-z])"
)
"""Around by how much two levels lie apart."""
_REACH, _LOOK, _THREE = 90, 48, 3


def check(
    scene: Scene, quantities: Sequence[Quantity], bounds: Sequence[Bound], known: Index
) -> Iterator[Finding]:
    """Findings on differences that are not those of the two levels before them."""
    told = list(zip(quantities, bounds, strict=True))
    for at in range(1, len(told)):
        if len(three := _three(told, at)) == _THREE and _is_plain(scene, three):
            yield from _misreckoned(scene, three, known)


def _is_plain(scene: Scene, told: Sequence[Told]) -> bool:
    """Whether the last of three figures is a difference that would need no fact."""
    (first, _), (last, _), (moved, _) = told
    near = moved.start - last.end <= _REACH and last.start - first.end <= _LOOK
    if moved.unit.kind not in _PLAIN or moved.top or moved.hedge or not near:
        return False
    if scene.sentence(first.start) != scene.sentence(moved.start):
        return False
    before, behind = scene.plain[last.end : moved.start], scene.plain[moved.end : moved.end + _LOOK]
    return bool(_BY_SO_MUCH.search(before) or _SO_MUCH.match(behind))


def _three(told: Sequence[Told], at: int) -> Sequence[Told]:
    """A figure and the two levels before it, which may read as a range: from 96 in 2024 to 83."""
    if at and (top := told[at - 1][0].top) is not None:
        low, bound = told[at - 1]
        if low.hedge != "from":
            return ()
        levels = (low._replace(top=None, hedge=""), bound._replace(period=None)), (top, bound)
        return (*levels, told[at])
    return told[max(0, at - 2) : at + 1]


def _misreckoned(scene: Scene, told: Sequence[Told], known: Index) -> Iterator[Finding]:
    """The finding on a difference that neither the two levels before it nor a fact gives."""
    (first, _), (last, _), (moved, bound) = told
    one, other = _in_unit(first, moved), _in_unit(last, moved)
    if one is None or other is None or moved.value == abs(one - other):
        return
    if not any(trends.series(told[0], told[1], known)) or judging.grounded(moved, bound, known):
        return
    span = scene.text[moved.start : moved.end]
    apart = abs(one - other) / moved.factor
    reason = f"says {span}; the two figures before it lie {apart:f} apart"
    yield Finding(rule="grounding.value", reason=reason, span=span)


def _in_unit(quantity: Quantity, other: Quantity) -> Decimal | None:
    """The value of a level in the unit of a difference; None where they measure different things.

    Without a unit of its own it has that.
    """
    if quantity.unit == other.unit and quantity.factor == other.factor:
        return quantity.value
    bare = quantity.unit.kind is Kind.BARE and quantity.factor == 1
    return quantity.value * other.factor if bare else None
