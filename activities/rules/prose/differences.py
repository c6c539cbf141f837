"""By how much two levels lie apart, where the number is too plain to need a fact of its own.

From 96 to 83, a 17-day improvement: what the two figures give is another number.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from activities.rules.prose import judging, moves, trends
from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.hedges import holds
from activities.rules.prose.index import Index
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import Reading
from activities.rules.prose.told import Told
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex
from schemas.gate import Finding

_PLAIN = frozenset({Kind.DURATION, Kind.COUNT, Kind.BARE})
_MOVED_ZH = (
    r"(?:缩短|延长|拉长|减少|增加|净[增减关开]|关闭|新增|提高|下降|优化|压缩|[少多]|加快|放慢)"
)
_MOVED_EN = (
    r"(?:improvement|longer|shorter|faster|quicker|slower|less|more|fewer|reduction|increase|"
    r"decrease|drop|cut|extension|gain|decline)(?![a-z])"
)
_BY_SO_MUCH = regex(rf"{_MOVED_ZH}了?(?:约|近|逾|超过?)?$|(?<![a-z])by\s(?:about\s|some\s)?$")
_SO_MUCH = regex(
    r"[- ]?(?:days?|weeks?|months?|years?|stores?|shops?|outlets?|people|employees)?[- ]?"
    rf"{_MOVED_EN}"
)
"""Around by how much two levels lie apart."""
_APART = regex(rf"{_MOVED_ZH}|(?<![a-z])(?:by\s|{_MOVED_EN})")
"""Without one of these a text tells no difference."""
_REACH, _LOOK, _TWO, _THREE = 90, 48, 2, 3


def check(
    scene: Scene, quantities: Sequence[Quantity], bounds: Sequence[Bound], known: Index
) -> Iterator[Finding]:
    """Findings on differences that are not those of the two levels before them."""
    if not _APART.search(scene.plain):
        return
    told = list(zip(quantities, bounds, strict=True))
    for at in range(1, len(told)):
        if len(three := _three(told, at)) == _THREE and _is_plain(scene, three):
            yield from _misreckoned(scene, three, known)


def is_given(
    scene: Scene, quantities: Sequence[Quantity], bounds: Sequence[Bound], at: int, known: Index
) -> bool:
    """Whether a growth in words is what two levels behind it give: doubled from $40m to $81m."""
    grown = quantities[at]
    if not grown.words or grown.unit.kind is not Kind.PERCENT or grown.top is not None:
        return False
    levels = _levels(list(zip(quantities[at + 1 : at + 3], bounds[at + 1 : at + 3], strict=True)))
    if len(levels) < _TWO or levels[0][0].start - grown.end > _REACH:
        return False
    if scene.sentence(grown.start) != scene.sentence(levels[1][0].start):
        return False
    way = grown.sign or bounds[at].direction.sign or 1
    return any(
        _has_grown(grown, way, *((one, other) if moves.is_earlier(one, other) else (other, one)))
        for one, other in trends.series(levels[0], levels[1], known)
    )


def _has_grown(grown: Quantity, way: int, before: Reading, after: Reading) -> bool:
    """Whether the later of two facts is as much above the earlier as a word says."""
    if before.low <= 0 or after.low <= 0:
        return False
    growth = (after.low / before.low - 1) * 100 * way
    return growth > 0 and holds(grown.hedge, growth, grown.value, grown.place, grown.step)


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
    """A figure and the two levels before it."""
    levels = _levels(told[at - 1 : at]) if told[at - 1][0].top is not None else ()
    return (*levels, told[at]) if levels else told[max(0, at - _TWO) : at + 1]


def _levels(told: Sequence[Told]) -> Sequence[Told]:
    """The first two levels, which may read as a range: from 96 in 2024 to 83."""
    if not told or (top := told[0][0].top) is None:
        return told[:_TWO]
    low, bound = told[0]
    if low.hedge != "from":
        return ()
    return (low._replace(top=None, hedge=""), bound._replace(period=None)), (top, bound)


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
