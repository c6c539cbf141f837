"""Two numbers or more that as many before them are compared with.

21.4 times earnings and 6.3 times book, against 24.9 times and 7.1 times at end-2025.

Each is of the metric of its own among those before, and all are of the time or the company that is
told with them.
"""

from collections.abc import Sequence

from activities.rules.prose import asides, years
from activities.rules.prose.bounds import Bound
from activities.rules.prose.context import M, Scene
from activities.rules.prose.periods import YEAR, Period, PeriodMention
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_NUMBER = (
    r"(?:(?:about|some|roughly|around|only|just|nearly|an?|the)\s)?(?:[a-z]{2,3}\s?)?[-+]?[$¥€£]?"
)
_WITH = (
    r"(?:as\s)?(?:compar(?:ed|ing|es?) (?:with|to)|versus|vs\.?|against|"
    r"(?:up |down )?from(?!\s(?:[a-z]+\s)?(?:operations|operating|activities))|relative to|"
    r"(?:premium|discount) to|(?:while|whereas)(?=\s[^,;]{0,60}\s(?:was|were|at|had|stood)))"
)
_LEAST = 2
"""So many characters at least lead to such a group: a bracket behind a space."""
_AGAINST = regex(rf"(?<![a-z]){_WITH}(?![a-z])")
_LEADS = regex(
    rf"(?:[^;.\n]|\.(?=\S))*?(?:(?<![a-z]){_WITH}|\()(?P<head>[^;,()]{{0,48}}?)[\s(']*{_NUMBER}$"
)
"""Between the last number of one group and the first of the other."""
_NEXT = regex(
    rf"[^;.\n0-9]{{0,32}}?[.;]\s(?P<head>[^;]{{0,48}}?)"
    rf"(?:,?\s(?:the\s)?(?:(?:comparable|corresponding|respective|same|equivalent)\s)?(?:figures|"
    rf"numbers|readings|values|multiples|ratios|margins|levels|totals|amounts|results)"
    rf"(?P<more>\s[^;,0-9]{{0,32}}?)?\s(?:were|stood at|had been|came to|came in at)\s){_NUMBER}$"
)
"""The same, where the other group stands in a sentence of its own: For AMD the figures were."""
_JOINT = regex(rf"(?:\s(?:times|x))?(?:,\s|,?\sand\s|\s/\s){_NUMBER}")
_NAMED_JOINT = regex(rf"(?:[^.,;\n0-9]|\.(?=\S)){{1,40}}?(?:,\s|,?\sand\s){_NUMBER}")
_SIGNED = regex(r"(?<![a-z])(?:loss|losses|deficit|profit|outflows?|inflows?|negative)(?![a-z])")
"""Words before a number that say its sign."""
_TAIL = regex(
    r"(?:\s(?:times|x))?(?:\s(?:[a-z]+\s){0,2}?)?,?\s?(?:each|respectively)?"
    r",?\s?(?:(?:in|for|at|by|of|from|as of|on|over|during)\s(?:(?:the|rival|peer)\s)?"
    r"(?:(?:fiscal|full-year|whole of|end of|close of)\s|year-?end\s|end-)?)?"
)
"""Between the last number and whose it is, or of when."""


def pair(scene: Scene, quantities: Sequence[Quantity], bounds: list[Bound]) -> None:
    """Give each number of a group what its own among those before is told of.

    That group is one that this one is compared with.
    """
    for first in range(2, len(quantities)):
        if quantities[first].start - quantities[first - 1].end < _LEAST:
            continue
        count = _count(scene, quantities, first)
        if count > 1:
            _share(scene, quantities, bounds, (first, count))


def _gap(scene: Scene, quantities: Sequence[Quantity], index: int) -> str:
    """What stands between a number and the one before it."""
    start = quantities[index - 1].end if index else scene.sentence(quantities[index].start)[0]
    return scene.plain[start : quantities[index].start]


def _count(scene: Scene, quantities: Sequence[Quantity], first: int) -> int:
    """How many numbers from the first are set against as many before.

    None where they are no such groups.
    """
    gap = _gap(scene, quantities, first)
    led = _LEADS.fullmatch(gap) or _NEXT.fullmatch(gap)
    if led is None or led["head"].endswith("between"):
        return 0
    start = quantities[first].start - (len(gap) - led.start("head"))
    if scene.after(scene.metrics, start, quantities[first].start):
        return 0
    last = first
    while last + 1 < len(quantities) and _goes_on(scene, quantities, last + 1):
        last += 1
    count = last - first + 1
    if count < 2 or len(_those_before(scene, quantities, first, count)) < count:
        return 0
    return count


def _goes_on(scene: Scene, quantities: Sequence[Quantity], index: int) -> bool:
    gap, start = _gap(scene, quantities, index), quantities[index - 1].end
    if _JOINT.fullmatch(gap):
        return True
    if _AGAINST.search(gap) or not _NAMED_JOINT.fullmatch(gap):
        return False
    end = quantities[index].start
    return not scene.after(scene.periods, start, end) and not scene.after(
        scene.entities, start, end
    )


def _those_before(
    scene: Scene, quantities: Sequence[Quantity], first: int, count: int
) -> Sequence[int]:
    """The numbers that those from the first are set against.

    As many, of the same kinds and in the same order.
    """
    kinds = [_kind(quantity) for quantity in quantities[first : first + count]]
    start = scene.sentence(quantities[first - 1].start)[0]
    found: list[int] = []
    for index in range(first - 1, -1, -1):
        kind = _kind(quantities[index])
        if quantities[index].start < start or len(found) == count:
            break
        if kind in (Kind.PERCENT, Kind.POINT) and kind not in kinds:
            continue
        found.append(index)
        if _AGAINST.search(_gap(scene, quantities, index)):
            break
    found.reverse()
    alike = [_kind(quantities[index]) for index in found] == kinds
    weighed = found and _AGAINST.search(_gap(scene, quantities, found[0]))
    return found if alike and not weighed else []


def _kind(quantity: Quantity) -> Kind:
    """The kind of a number; a count may leave its noun to the one that it is set against."""
    return Kind.BARE if quantity.unit.kind is Kind.COUNT else quantity.unit.kind


def _share(
    scene: Scene, quantities: Sequence[Quantity], bounds: list[Bound], group: tuple[int, int]
) -> None:
    first, count = group
    start, last = quantities[first - 1].end, quantities[first + count - 1]
    whom = _told(scene, scene.entities, (start, quantities[first].start), last.end)
    when = _told(scene, scene.periods, (start, quantities[first].start), last.end)
    if len(whom) > 1 or len(when) > 1:
        return
    for offset, index in enumerate(_those_before(scene, quantities, first, count)):
        own, one = bounds[first + offset], bounds[index]
        if own.label == one.label or not _is_named(scene, quantities, first + offset):
            own = own._replace(
                metric=one.metric,
                adjacent=one.adjacent,
                lead=one.lead,
                label=one.label,
                behind=one.behind,
            )
            own = own if _SIGNED.search(own.before) else own._replace(before=one.before)
        key, others = (whom[0].key, frozenset[str]()) if whom else (one.entity, one.others)
        own = own._replace(entity=key, others=others, afar=False)
        bounds[first + offset] = _at(scene, own, one, when)


def _at(scene: Scene, own: Bound, one: Bound, when: Sequence[PeriodMention]) -> Bound:
    """The time of a number that another is compared with.

    Its own, or that of the other where the company is another.
    """
    if when:
        named = years.resolved(scene, when[0], own.sentence)
        back = (when[0].period.month or YEAR) if when[0].period.part == "LAST" else 0
        dated = asides.dates(scene.text, when[0])
        return own._replace(period=named, near="clause", dated=dated, direct=True, back=back)
    if own.entity != one.entity:
        return own._replace(
            period=one.period, near=one.near, dated=one.dated, direct=one.direct, back=one.back
        )
    return own._replace(period=Period("LAST"), near="clause", dated=False, direct=False, back=0)


def _is_named(scene: Scene, quantities: Sequence[Quantity], index: int) -> bool:
    """Whether a number of such a group is told with a metric of its own behind it."""
    end = quantities[index].end
    until = quantities[index + 1].start if index + 1 < len(quantities) else len(scene.text)
    until = min(until, scene.clause_end(end))
    return bool(scene.after(scene.metrics, end, min(until, end + 24)))


def _told(scene: Scene, mentions: list[M], before: tuple[int, int], end: int) -> list[M]:
    """The companies or the times that are named with a group of numbers.

    Before its first, or behind its last.
    """
    start, stop = before
    plain = scene.plain
    cut = max(
        plain.rfind(word, start, stop)
        for word in (".", ";", "(", "compar", "versus", "vs", "against", "from", "while", "whereas")
    )
    if plain[cut : cut + 1] == "(" and mentions == scene.entities:
        own = [m for m in scene.after(mentions, start, cut) if plain[m.end : cut].strip() == ""]
        cut = own[0].start if own else cut
    found = scene.after(mentions, max(start, cut), stop)
    if found:
        return found
    behind = scene.after(mentions, end, min(scene.sentence(end)[1], end + 48))
    return [m for m in behind[:1] if _TAIL.fullmatch(plain, end, m.start) is not None]
