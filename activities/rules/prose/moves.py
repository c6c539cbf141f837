"""Two levels and the word between them: up from, 由…降至, 较…增长 must say what the levels do."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from activities.rules.prose import directions, events, going, lengths
from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import Scene
from activities.rules.prose.hedges import holds
from activities.rules.prose.index import Index
from activities.rules.prose.kinds import fits_kind
from activities.rules.prose.quantities import Quantity, adopt
from activities.rules.prose.readings import Reading
from activities.rules.prose.signs import LOWER_IS_BETTER, signed
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex
from schemas.gate import Finding

FROM = regex(
    (
        r"(?:从|由|自|较|(?<![占对环同])比|(?<![A-Za-z])"
        r"(?:from(?! (?:[a-z]+ )?(?:operations|operating|activities|customers|continuing))|than))"
        r"(?:(?:19|20)[0-9]{2}|1?[0-9](?=月|季)|[^0-9，。;；]){0,24}$"
    ),
    re.IGNORECASE,
)
TO = regex(
    (
        r"(?:至|到|[整更改调升降提变转]为|变成|(?<![A-Za-z])to)(?:(?:19|20)[0-9]{2}|"
        r"1?[0-9](?=月|季)|[^0-9，。;；]){0,16}$"
    ),
    re.IGNORECASE,
)
_STATE = regex(
    r"\([^()]*\)|[上下]?[修调](?:整)?[前后]|变更[前后]|此前|前次|上次|原|新|"
    r"(?<![a-z])(?:prior|previous|old|new|former|current)(?![a-z])|\s"
)
_BESIDE = regex(
    r"\)?[，,(（]?(?:[但却仍也而均大明显显著略小幅远已]|不过)*(?:(?P<above>高于|超过|超出|多于|"
    r"大于|(?P<worth>好于|优于))|低于|少于|不及|小于|(?P<less>逊于|差于))"
    r"(?P<whose>(?![^，。0-9]*(?:[和与及、]))[^，,。；;0-9]{0,18}(?:的|\())?"
)
"""Between a level and another one that it is compared with."""
_THE_ONE = regex(r"的[一-鿿]")
"""Behind a number that another one is compared with: 高于141.9亿元的净利润."""
_APART = regex(
    r";|,\s(?:and|as|with)\s|\s(?:while|but|whereas|although|though|even as|even though)\s"
)
"""Between two numbers of two statements."""
_LOST = regex(r"(?P<less>[减少]亏|亏损(?:收窄|减少|缩小|缩窄))|[增多]亏|亏损(?:扩大|增加|加大)")
"""What losses did: 较上年同期的-65亿元大幅减亏."""
_FLOWED = regex(
    r"(?<![a-z])(?:(?P<less>smaller|lower|narrower|lighter|milder|lesser|shallower|slimmer)|"
    r"larger|bigger|greater|higher|wider|heavier|deeper|steeper)\s"
    r"(?:(?:net|operating|pre-tax|free|quarterly|annual|full-year|cash|cash-flow|underlying|"
    r"attributable|per-share)\s){0,3}(?:outflow|loss|deficit|burn|shortfall|"
    r"charge)(?:\sper\sshare)?\sthan(?![a-z])",
    re.IGNORECASE,
)
"""Between what flowed out or was lost at two times, which the words compare by their size."""
PACED = regex(r"(?:quicken|accelerat|sped up|speed(?:s|ed) up|slow)[a-z]*", re.IGNORECASE)
"""Said of a turn that takes days: the quicker, the fewer."""
_WIDTH = regex(r"narrow|tighten|widen|broaden|收窄|缩窄|扩大|收紧", re.IGNORECASE)
"""Said of a range: its ends go different ways."""
_SIZE = regex(
    r"\s?(?:英寸|英尺|吋|寸|纳米|nm|微米|号|期|代|线|层|级|核|座|缸|速|轴|年期|个月期|天期)"
)
"""Behind a number that names a line or a kind, and is no level: 12英寸产线."""
_ONWARD = regex(
    r"[^，,。；;0-9]{0,12}(?:[0-9.]{1,6}(?:%|个?百分点|个?基点|bps?))?"
    r"(?:至|到)[^，,。；;0-9]{0,8}[0-9]"
)
"""Behind a number that a move starts from: it has its own end."""
_YEAR = regex(r"(?:19|20)[0-9]{2}\s?年?度?")
_WENT = regex(
    r"(?<![a-z])(?:went|goes|moved|moves|moving|shifted|changed|came|swung|evolved|ran|passed)\s"
    r"(?:[a-z]+\s){0,2}$",
    re.IGNORECASE,
)
"""Before a range that is a move, whichever way it went: net profit went from."""
_LAST_FROM = regex(r"from\s(?:about\s|some\s)?(?:[a-z]{2,3}\s?)?[$¥€£]?$", re.IGNORECASE)
_GAP = 30
_LOOK = 48
_NEAR = 44


def check(
    scene: Scene, quantities: Sequence[Quantity], bounds: Sequence[Bound], known: Index
) -> Iterator[Finding]:
    """Findings on moves between two levels of one metric that go the other way than said.

    Words and levels may agree, and yet the first level be the later one: then the facts go the
    other way.
    """
    yield from _as_range(scene, quantities, known)
    told = pairwise(zip(quantities, bounds, strict=True))
    for at, ((one, bound), (other, next_bound)) in enumerate(told):
        one, other = _in_one_unit(scene.text, one, other)
        if one.unit.kind is not other.unit.kind:
            continue
        own = going.counterpart(scene, quantities, at + 1)
        level = (one, bound) if own is None else (quantities[own], bounds[own])
        if _is_misplaced(scene, level, (other, next_bound), one.end):
            yield _found(scene, one, other)
        if not _comparable(bound, next_bound):
            continue
        against = _is_against(scene.text, (one, bound), (other, next_bound))
        if against or _is_reversed(scene.text, one, other, known):
            yield _found(scene, one, other)


def _is_against(text: str, level: tuple[Quantity, Bound], base: tuple[Quantity, Bound]) -> bool:
    """Whether the words between two levels say another way than the levels go.

    What flowed out is compared by its size.
    """
    (one, bound), (other, next_bound) = level, base
    gap = text[one.end : other.start]
    sized = _FLOWED.search(gap) if len(gap) <= _LOOK else None
    if sized and not _APART.search(gap):
        return one.value != other.value and (one.value < other.value) != bool(sized["less"])
    said = _said(text, one, other, bound.sentence)
    moved = signed(other, next_bound) - signed(one, bound)
    return bool(said and moved) and (said > 0) != (moved > 0)


def _in_one_unit(text: str, one: Quantity, other: Quantity) -> tuple[Quantity, Quantity]:
    """Two numbers, one without a unit in that of the other.

    Not where it names a line or a kind, or is told in words: 前一日.
    """
    if one.words or other.words:
        return one, other
    if one.unit.kind is Kind.BARE and one.factor == 1 and not _SIZE.match(text, one.end):
        one = adopt(one, other)
    if other.unit.kind is Kind.BARE and other.factor == 1 and not _SIZE.match(text, one.end):
        other = adopt(other, one)
    return one, other


def _found(scene: Scene, one: Quantity, other: Quantity) -> Finding:
    span = scene.text[one.start : other.end]
    reason = f"says {span}; the figures go the other way"
    return Finding(rule="grounding.sign", reason=reason, span=span)


def _is_reversed(text: str, one: Quantity, other: Quantity, known: Index) -> bool:
    """Whether 从A到B tells two facts of one metric of which A is the later, and no others."""
    gap = text[one.end : other.start]
    if len(gap) > _GAP or not (
        FROM.search(text[max(0, one.start - _LOOK) : one.start]) and TO.search(gap)
    ):
        return False
    return _goes_back(one, other, known)


def _as_range(scene: Scene, quantities: Sequence[Quantity], known: Index) -> Iterator[Finding]:
    """Findings on moves that read as a range: net debt rose from $540 million to $890 million."""
    for quantity in quantities:
        if quantity.top is None or quantity.hedge != "from":
            continue
        before = scene.text[max(0, quantity.start - _NEAR) : quantity.start]
        moves = directions.way(before) or _WENT.search(_LAST_FROM.sub("", before))
        low = quantity._replace(top=None, hedge="")
        if moves and _goes_back(low, quantity.top, known):
            span = scene.text[quantity.start : quantity.end]
            yield Finding(
                rule="grounding.sign",
                reason=f"says {span}; the figures go the other way",
                span=span,
            )


def _goes_back(one: Quantity, other: Quantity, known: Index) -> bool:
    """Whether the facts that two levels have are of one metric, and of no others.

    The first is the later.
    """
    orders = {
        is_earlier(before, after)
        for before in _behind(one, known)
        for after in _behind(other, known)
        if before.entity == after.entity and is_earlier(before, after) is not None
        and _bare(before.words) == _bare(after.words)
    }  # fmt: skip
    return orders == {False}


def is_earlier(one: Reading, other: Reading) -> bool | None:
    """Whether a fact is of an earlier time than another; None where both are of the same."""
    if events.is_former(one.words) != events.is_former(other.words):
        return events.is_former(one.words)
    apart = lengths.apart(one, other) or (other.fact.as_of - one.fact.as_of).days
    return apart > 0 if apart else None


def _is_misplaced(
    scene: Scene, level: tuple[Quantity, Bound], base: tuple[Quantity, Bound], since: int
) -> bool:
    """Whether a number is said to be above another that is greater, or below a lesser one.

    Whosever they are; ``since`` ends the figure before the words.
    """
    (one, bound), (other, next_bound) = level, base
    gap = scene.text[since : other.start]
    hit = _BESIDE.fullmatch(_YEAR.sub("", gap)) if len(gap) <= _GAP else None
    if hit is None or not (hit["whose"] or _THE_ONE.match(scene.text, other.end)):
        return False
    if one.sign or other.sign or one.value == other.value or not _are_levels(bound, next_bound):
        return False
    named = scene.after(scene.metrics, other.end, other.end + 1)
    if named and bound.metric and named[0].metric.family != bound.metric.family:
        return False
    if (hit["worth"] or hit["less"]) and LOWER_IS_BETTER.search(
        scene.plain, bound.sentence[0], one.start
    ):
        return False
    return (one.value > other.value) != bool(hit["above"])


def _behind(quantity: Quantity, known: Index) -> list[Reading]:
    """The facts that have the value of a quantity."""
    return [
        reading
        for reading in known.near(quantity)
        if fits_kind(quantity, reading)
        and holds(quantity.hedge, abs(reading.low), quantity.value, quantity.place, quantity.step)
    ]


def _bare(words: str) -> str:
    """The name of a fact without what it says of before and after."""
    return _STATE.sub("", words)


def _comparable(one: Bound, other: Bound) -> bool:
    """Whether two quantities are levels of one company, side by side; losses move both ways."""
    if one.sentence != other.sentence or one.entity != other.entity:
        return False
    if one.metric and other.metric and other.adjacent and one.metric.family != other.metric.family:
        return False
    return _are_levels(one, other)


def _are_levels(one: Bound, other: Bound) -> bool:
    """Whether neither number tells a move or a loss."""
    moves = one.direction.change or other.direction.change
    return not moves and not any(b.metric and b.metric.sign < 0 for b in (one, other))


def _said(text: str, one: Quantity, other: Quantity, sentence: tuple[int, int]) -> int:
    """The way that the words say it went from the first level to the second, 0 for no way."""
    floor, end = sentence
    before, gap = text[max(floor, one.start - _LOOK) : one.start], text[one.end : other.start]
    if len(gap) > _LOOK or _APART.search(gap):
        return 0
    if one.top is not None and _WIDTH.search(before + gap):
        return 0
    if FROM.search(before) and TO.search(gap):
        return _way(gap, one, other) or _way(before[-_NEAR:], one, other)
    if FROM.search(gap) and not _ONWARD.match(text, other.end, end):
        behind = re.split(r"[，。,;；0-9]|\.\s", text[other.end : min(end, other.end + 12)])[0]
        return -(_way(gap, one, other) or _way(behind, one, other) or _level(before, one, other))
    return 0


def _way(words: str, one: Quantity, other: Quantity) -> int:
    """Which way words say that a level went; one below zero goes up where it narrows.

    -2.1%，比上月的-2.3%收窄.
    """
    below = one.sign < 0 and other.sign < 0
    if below and (lost := _LOST.search(words)):
        return 1 if lost["less"] else -1
    turns = one.unit.kind is Kind.DURATION and PACED.search(words)
    below = bool(turns) or (below and bool(_WIDTH.search(words)))
    return directions.way(words) * (-1 if below else 1)


def _level(before: str, one: Quantity, other: Quantity) -> int:
    return _way(before[-_NEAR:], one, other) if TO.search(before) else 0
