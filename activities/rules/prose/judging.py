"""One quantity against all facts: does one of them stand behind it, and if not, what is wrong."""

import re
from collections.abc import Iterator
from decimal import Decimal
from functools import lru_cache

from activities.rules.prose import comparing, signs, thresholds, versus
from activities.rules.prose.bounds import Bound
from activities.rules.prose.comparing import Reason
from activities.rules.prose.context import Scene
from activities.rules.prose.directions import Direction
from activities.rules.prose.index import Index
from activities.rules.prose.kinds import fits_kind
from activities.rules.prose.periods import QUARTER, YEAR, Period
from activities.rules.prose.quantities import Quantity, scan
from activities.rules.prose.readings import Reading
from activities.rules.prose.units import Kind, Unit
from activities.rules.scanning.regex import regex
from schemas.gate import Finding

_SMALL = 20
_COVER = regex(
    r"\s(?:of|worth of)\s(?:[a-z]+\s)?(?:sales|revenues?|supply|demand|inventory|cover|coverage|"
    r"consumption|production|output|imports|stock|backlog|runway|cash|expenses)(?![a-z])"
)
"""Behind a span of time that measures something: about 11 months of sales."""
_FIRM = frozenset(
    {"shares", "vehicles", "tonnes", "users", "barrels", "ounces", "energy", "power", "area", "teu"}
)
"""What companies count: a number of these is a figure, however small."""
_DAYS = frozenset({"inventory_days", "receivable_days", "payable_days"})
_DONE = regex(
    r"(?<![a-z])(?P<stem>open|clos|hir|launch|acquir|retir|complet|"
    r"deliver)(?:ed|ing)\s(?:another\s|a net\s|about\s)?$"
)
"""Before a small count that a fact may name by the same word: after closing 8."""
_AMONG = regex(r"(?<![a-z])(?:in|across|over|among)\s$")
"""Before how many places or lines something is in, which is none of the metric before: stores in 14
markets."""
_LASTED = regex(
    r"(?:账期|账龄|周期|天数|交期|工期|时长|久期|"
    r"时间)[^，。；0-9]{0,8}(?:由[0-9.]+[天个月年]{1,2})?(?:[拉延增]长|缩短|压缩|[下上]升|"
    r"[增减][加少]|[升降]|提[升高]|下降|降低|优化)[至到]了?(?:约|近)?$"
)
"""Before the level that a span of time has moved to: 平均账期已拉长至142天."""
_MEASURED = regex(
    r"(?:(?:回本|回收|回款|去化|周转|交货|交付|获客|爬坡|研发|去库)(?:周期|天数|时间|时长)|"
    r"(?:回本|回收|交货|交付|爬坡)期|账期|账龄|交期|久期|(?:停留|留存|使用|在线)时长|存销比|"
    r"库销比|(?:平均|剩余|加权)(?:合同|租赁|存续|到期|剩余)?(?:期限|年限|租期|寿命|工期)|"
    r"(?:库存|存货)(?:可用|可售|可供)(?:天数|月数)?)"
    r"(?:已|也|则|均|仍|大)?(?:由[0-9.]+个?[天日月年周]+)?(?:[拉延增]长|缩短|压缩|[下上]升|"
    r"[增减][加少]|提[升高]|下降|降低|优化|"
    r"缩减)?[至到]?了?(?:仅|只有?|平均|大约)?(?:为|是|有|达到?)?(?:约|近|逾|超过?|:|\s)*$"
)
"""Before a span of time that is what a business measures, and no term of a contract:
单店回本周期约16个月."""
_AGREED = regex(r"若|如果|假设|约定|规定|要求|承诺|计划|目标|一般|通常")
"""Words of a sentence that sets such a span, or speaks of no one's."""
_BOUNDS = frozenset({"over", "under", "least", "most"})
"""Hedges of an amount from which or to which something is counted."""
_SPECIFIED = regex(
    r"[0-9]+(?:\.[0-9]+)?\s?(?:[mcnμ]m|英?寸|毫米|厘米|微米|纳米|k?v|m?ah|kg|ml|克|毫升|升|号|度)"
)
"""How big or strong something is: a name that has it is told by it, 光伏玻璃（3.2mm）."""
_LEAD = 48
_FROM_LAST = regex(
    r"(?<![a-z])from\s(?:the\s|its\s|a\s)?(?:prior|previous|preceding|last|year)[ -]"
    r"(?:[a-z]+[ -]?){0,3}(?:'s|(?:level|figure|print|rate)\sof)\s[^a-z0-9]?$"
)
_NET = regex(r"净?(?:新增|增加?|新?开|减少?|关闭?)(?:了)?")
"""Words of a change, which name nothing of the level that it leads to: 净增门店157家至7,780家."""
_ARROW = regex(r"(?:至|到|to )$")
"""What may join a change and the level it leads to, not only two ends: 缩短12天至96天."""


def judge(scene: Scene, quantity: Quantity, bound: Bound, known: Index) -> Iterator[Finding]:
    """The finding on a quantity that no fact stands behind."""
    if quantity.top is not None:
        found = list(_range(scene, quantity, bound, known))
        other = quantity.other
        if found and other and other.top and not any(_range(scene, other, bound, known)):
            return
        yield from found
    elif not (
        grounded(quantity, bound, known)
        or negligible(quantity, bound, known)
        or _is_threshold(scene, quantity, known)
    ):
        yield _explained(scene, quantity, bound, known)


def grounded(quantity: Quantity, bound: Bound, known: Index) -> bool:
    """Whether some fact stands behind a quantity."""
    return next(backing(quantity, bound, known), None) is not None


def fact_behind(quantity: Quantity, bound: Bound, known: Index) -> Reading | None:
    """The first fact that stands behind a quantity; None of a range, or where there is none."""
    return next(backing(quantity, bound, known), None) if quantity.top is None else None


def backing(quantity: Quantity, bound: Bound, known: Index) -> Iterator[Reading]:
    """The facts that stand behind a quantity."""
    for reading in known.meant(quantity):
        if _grounds(quantity, bound, reading, known):
            yield reading
    if quantity.other is not None:
        yield from backing(quantity.other, bound, known)


def negligible(quantity: Quantity, bound: Bound, known: Index) -> bool:
    """Whether a number is no figure.

    Too plain to be one, and neither a span that is told nor another company's count.
    """
    if not _is_plain(quantity, bound, known):
        return False
    if quantity.unit.kind is Kind.DURATION:
        if not quantity.words and _is_measured(bound):
            return False
        return quantity.value <= _SMALL or not _is_told(quantity, bound, known)
    return not _is_rivalled(quantity, bound, known)


def _is_threshold(scene: Scene, quantity: Quantity, known: Index) -> bool:
    """Whether an amount is only what the name of a fact counts from: customers above $100k."""
    words = scene.plain[quantity.start : quantity.end].strip()
    if _SPECIFIED.fullmatch(words):
        name = re.compile(rf"(?<![0-9.]){re.escape(words)}(?![0-9a-z])")
        return any(name.search(f"{r.fact.entity.lower()} {r.words}") for r in known.readings)
    if quantity.unit.kind is not Kind.AMOUNT or quantity.hedge not in _BOUNDS:
        return False
    name = re.compile(rf"{re.escape(words)}(?![0-9a-z]|[.,][0-9])")
    return any(
        name.search(reading.words)
        or (quantity.value, quantity.unit) in _amounts(reading.words)
        or thresholds.is_of(quantity.value, reading)
        for reading in known.readings
    )


@lru_cache(maxsize=4096)
def _amounts(words: str) -> frozenset[tuple[Decimal, Unit]]:
    """The amounts that the name of a fact has, however they are written.

    Customers above $5 million.
    """
    if not any(char.isdigit() for char in words):
        return frozenset()
    return frozenset((q.value, q.unit) for q in scan(words, ()))


def _is_plain(quantity: Quantity, bound: Bound, known: Index) -> bool:
    """Whether a number is too plain to be a figure: 近三年, 三家公司, 3 segments.

    Spans of time and small counts are figures only where a fact counts the same thing.
    """
    kind, noun = quantity.unit.kind, quantity.unit.noun
    if quantity.words and kind in (Kind.DURATION, Kind.COUNT) and quantity.value <= _SMALL:
        return not known.falls(quantity)
    lasting = kind is Kind.DURATION and quantity.place >= 1 and not _COVER.match(bound.behind)
    if lasting or noun == "spec":
        return (kind, noun) not in known.nouns
    if kind not in (Kind.COUNT, Kind.BARE) or quantity.factor != 1 or quantity.sign:
        return False
    if noun in _FIRM and not quantity.words:
        return False
    if quantity.value > _SMALL or quantity.place != 1:
        return False
    if kind is Kind.COUNT and (kind, noun) in known.nouns:
        return False
    if _is_counted(bound, known):
        return False
    among = noun == "items" and _AMONG.search(bound.before)
    named = bound.adjacent and bound.metric and bound.metric.id in known.counted
    return bool(among) or not named


def _is_counted(bound: Bound, known: Index) -> bool:
    """Whether a fact counts what stands behind a number, or is named by the verb before it."""
    behind, done = bound.behind.lstrip(), _DONE.search(bound.before)
    return any(
        behind.startswith(words) or (done is not None and done["stem"] in words)
        for words in known.counted_words
    )


def _is_told(quantity: Quantity, bound: Bound, known: Index) -> bool:
    """Whether a span of time is named as a metric, or has the number of a fact in another unit.

    54 weeks.
    """
    named = bound.adjacent and bound.metric and bound.metric.id in _DAYS
    units = (r.unit for r in known.near(quantity) if r.unit and r.low == quantity.value == r.high)
    told = bound.told
    moved = quantity.value > _SMALL and _LASTED.search(told)
    return bool(named or moved) or any(unit.kind is Kind.DURATION for unit in units)


def _is_measured(bound: Bound) -> bool:
    """Whether the words before a span of time name one that a business measures.

    It is not only bound to it.
    """
    told = bound.told
    hit = _MEASURED.search(told)
    return hit is not None and not _AGREED.search(told[told.rfind("。") + 1 :])


def _is_rivalled(quantity: Quantity, bound: Bound, known: Index) -> bool:
    """Whether a small count is that of a fact of another company.

    The one named has its own of the same.
    """
    others = [r for r in known.near(quantity) if r.entity != bound.entity]
    if not others or bound.entity is None:
        return False
    own = (r for r in known.readings if r.entity == bound.entity and r.unit)
    counted = [r for r in own if r.unit and r.unit.kind is Kind.COUNT]
    return any(
        other.words == reading.words and other.low != reading.low
        for reading in others
        for other in counted
    )


def _range(scene: Scene, quantity: Quantity, bound: Bound, known: Index) -> Iterator[Finding]:
    top = quantity.top
    assert top is not None  # noqa: S101 - told to the type checker; the caller looked
    low, high = quantity._replace(top=None), top
    ordered = signs.signed(low, bound) <= signs.signed(high, bound) or quantity.hedge == "from"
    pair = [r for r in known.ranges if _agree(low, high, bound, r, known)]
    if signs.said(low, bound) == -1 and pair:
        ordered = ordered or (not low.sign and low.value <= high.value)
    elif signs.said(low, bound) == -1:
        pair = [r for r in known.ranges if _agree(high, low, bound, r, known)]
        ordered = ordered or bool(pair)
    ends = [grounded(q, bound, known) for q in (low._replace(hedge=""), high)]
    if not pair and _are_two(scene, quantity, bound, known):
        return
    if ends[0] and _ARROW.search(scene.text[: high.start][-4:]):
        said = bound.label, bound.lead, bound.before
        label, lead, before = (_NET.sub("", words) for words in said)
        led = bound._replace(direction=Direction(), label=label, lead=lead, before=before)
        ends[1] = ends[1] or grounded(high, led, known)
        ordered = ordered or ends[1]
    if not ordered and (pair or all(ends)):
        yield Finding(
            rule="grounding.range", reason="the ends of the range are the wrong way round"
        )
    elif not pair and (moved := _as_move(scene, quantity, bound)):
        yield from judge(scene, low._replace(hedge=""), moved[0], known)
        yield from judge(scene, high, moved[1], known)
    elif not pair and not all(ends) and not negligible(high, bound, known):
        found = _explained(scene, low if not ends[0] else high, bound, known)
        ranges = [r for r in known.ranges if fits_kind(high, r)]
        rule = (
            "grounding.range"
            if ranges and found.rule in ("grounding.missing", "grounding.value")
            else found.rule
        )
        yield found.model_copy(update={"rule": rule})


def _as_move(scene: Scene, quantity: Quantity, bound: Bound) -> tuple[Bound, Bound] | None:
    """What is told of the ends of a move that reads as a range; None of a range.

    From 5 to 6, from the prior quarter's 89.8% to 89.7%.
    """
    timeless = bound._replace(period=None)
    if quantity.hedge == "from":
        return timeless, bound
    hit = _FROM_LAST.search(scene.plain[: quantity.start][-_LEAD:])
    if hit is None:
        return None
    months = YEAR if "year" in hit[0] else QUARTER if "quarter" in hit[0] else 0
    last = bound.period is not None and bound.period.part == "LAST"
    former = bound._replace(period=Period("LAST", month=months), direct=True)
    return former, timeless if last else bound


def _are_two(scene: Scene, quantity: Quantity, bound: Bound, known: Index) -> bool:
    """Whether the ends are the numbers of two companies, one set against the other."""
    sides = versus.sides(scene, quantity, bound)
    if sides is None or quantity.top is None:
        return False
    one = quantity._replace(top=None, hedge="")
    return grounded(one, sides[0], known) and grounded(quantity.top, sides[1], known)


def _agree(low: Quantity, high: Quantity, bound: Bound, reading: Reading, known: Index) -> bool:
    return comparing.agree(low, bound, reading, known.readings, reading.low) and comparing.agree(
        high, bound, reading, known.readings, reading.high
    )


def _grounds(quantity: Quantity, bound: Bound, reading: Reading, known: Index) -> bool:
    ends = (
        {reading.low, reading.high}
        if not reading.is_range
        else comparing.ends_said(quantity, bound, reading)
    )
    return any(comparing.agree(quantity, bound, reading, known.readings, end) for end in ends)


def _explained(scene: Scene, quantity: Quantity, bound: Bound, known: Index) -> Finding:
    """The finding that names the nearest fact, and what keeps it from standing behind."""
    said = scene.text[quantity.start : quantity.end].strip()
    nearest, reason = (comparing.HOPELESS, 0), None
    for number, least in known.likeliest(quantity):
        if least > nearest[0]:
            break
        limit = nearest[0] + (number < nearest[1])
        cost, gravest = _cost(quantity, bound, known.readings[number], known, limit)
        if gravest and cost < limit:
            nearest, reason = (cost, number), gravest
    if reason is None:
        return Finding(rule="grounding.missing", reason=f"says {said}; no fact stands behind it")
    reading, problem = known.readings[nearest[1]], reason
    return Finding(
        rule=f"grounding.{problem.rule}",
        reason=f"says {said}{problem.note}; {reading.name} is {reading.shown}",
    )


def _cost(
    quantity: Quantity, bound: Bound, reading: Reading, known: Index, limit: int
) -> tuple[int, Reason | None]:
    """How far a fact is from standing behind a quantity, as far as a limit, and the gravest reason.

    Of a range the lower end counts, and the upper where nothing speaks against the lower.
    """
    for end in (reading.low, reading.high):
        cost, gravest = 0, None
        for reason in comparing.disagreements(quantity, bound, reading, known.readings, end):
            cost, gravest = cost + reason.cost, gravest or reason
            if cost >= limit:
                break
        if gravest:
            return cost, gravest
    return 0, None
