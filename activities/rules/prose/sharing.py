"""Lists of quantities side by side: each has its own of the names listed with them."""

import re
from collections.abc import Sequence

from activities.rules.prose import asides, coordinated, labels, listing, segments
from activities.rules.prose.bounds import Bound, given
from activities.rules.prose.context import MetricMention, Scene
from activities.rules.prose.context import named as metric_named
from activities.rules.prose.listing import IN_TURN, Named
from activities.rules.prose.periods import PeriodMention
from activities.rules.prose.quantities import Quantity
from activities.rules.scanning.regex import regex

_JOINT = regex(r"[、和与及/]|以及|,|，|(?<![A-Za-z])and(?![A-Za-z])")
_FILLER = regex(
    r"[\s、和与及跟/\x00~]|以及|同比|环比|约|近|逾|超过?|微|小幅|大幅|"
    r"(?<![A-Za-z])(?:and|about|approximately|more than|less than|nearly|almost|over|just|under|"
    r"roughly|around|some|up|down|a|an|of|by|rose|fell|"
    r"increase|decrease|decline|gain|growth|rise|grew|dropped|gained|declined|"
    r"increased|decreased)(?![A-Za-z])"
    r"|增长|下降|上升|减少|增加|提升|提高|下滑|回落|回升|走高|走低|上涨|下跌|[增减升降涨跌]"
)
_GROWS = regex(
    r"(?<![a-z])(?:up|down|an?\s(?:increase|decrease|decline|rise|gain|drop|fall))(?![a-z])|增|降|升|减|涨|跌"
)
"""Between levels and a list of changes of them: were A and B, up C and D."""
_TURN_BEHIND = regex(rf"(?:\s(?:a|an|per)\s[a-z]+)?[\s,]*(?:{IN_TURN.pattern})", re.IGNORECASE)


def runs(scene: Scene, quantities: Sequence[Quantity]) -> list[tuple[int, int]]:
    """First and last index of each list of quantities that stand side by side."""
    runs: list[tuple[int, int]] = []
    first = 0
    for index in range(1, len(quantities) + 1):
        if index == len(quantities) or not _listed(scene, quantities[index - 1], quantities[index]):
            if index - first > 1:
                runs.append((first, index - 1))
            first = index
    return runs


def _listed(scene: Scene, one: Quantity, other: Quantity) -> bool:
    gap = scene.text[one.end : other.start]
    if len(gap) > 30 or not _JOINT.search(gap) or IN_TURN.search(gap):
        return False
    if one.unit.kind is not other.unit.kind and _GROWS.search(gap):
        return False
    rest = _FILLER.sub("", gap)
    if rest in ("", ","):
        return True
    start, end = scene.sentence(one.start)
    return (
        one.unit.kind is other.unit.kind
        and rest in (",", "，", ",，")
        and bool(IN_TURN.search(scene.text, start, end))
    )


def share(
    scene: Scene, quantities: Sequence[Quantity], bounds: list[Bound], run: tuple[int, int]
) -> None:
    """Give each quantity of a list its own of the names listed before or behind it."""
    first, last = run
    count = last - first + 1
    (start, end), at = bounds[first].sentence, quantities[first].start
    times = _open_times(scene, at, start)
    names: tuple[Sequence[Named], ...] = (
        listing.tail(scene, scene.metrics, at, start),
        listing.tail(scene, scene.entities, at, start),
    )
    if len(times) == 1 and any(len(mentions) == count for mentions in names):
        in_time: Sequence[Named] = times
    else:
        in_time = listing.years(scene, times)
    lists = [(m[-1].end, m) for m in (*names, in_time) if len(m) == count]
    if lists:
        chosen = max(lists, key=lambda pair: pair[0])[1]
    else:
        chosen = listing.head(scene, quantities[last].end, end, count)
        behind = quantities[last].end
        turn = IN_TURN.search(scene.text, max(start, at - 16), at)
        if not chosen and (turn or _TURN_BEHIND.match(scene.text, behind)):
            chosen = listing.spread(scene, at, start, count)
        chosen = chosen or listing.again(scene, at, start, count)
    _share_parts(scene, bounds, run, (start, end, at))
    named = _labels(scene, quantities, bounds, run, chosen)
    for offset in range(count):
        told = _in_turn(bounds, first, offset, chosen[offset] if chosen else None)
        bounds[first + offset] = told._replace(label=named[offset]) if named else told
        if isinstance(mention := chosen[offset] if chosen else None, MetricMention):
            bounds[first + offset] = _of_shared(scene, bounds[first + offset], mention)
        if named and not chosen and (whole := listing.joined(named, offset, scene.own)):
            bounds[first + offset] = told._replace(label=whole, metric=metric_named(whole))


def _open_times(scene: Scene, at: int, start: int) -> list[PeriodMention]:
    """The times listed before a run of numbers.

    None where the last of them heads a figure in brackets that are closed.
    """
    times = listing.tail(scene, scene.periods, at, start)
    return [] if times and asides.is_inside(scene, times[-1], at) else times


def _in_turn(bounds: list[Bound], first: int, offset: int, mention: Named | None) -> Bound:
    """A number of a list as said of its own name.

    With what the first and the one before it are told of.
    """
    told = given(bounds[first + offset], mention)
    if offset and not (told.direction.change or told.direction.sign):
        one = bounds[first + offset - 1]
        if not (one.direction.soft == "minus" and told.adjacent and told.metric != one.metric):
            told = told._replace(direction=one.direction)
    if offset and isinstance(mention, MetricMention) and not told.direct:
        told = _at_time_of(told, bounds[first])
    if offset and mention and not told.adjacent:
        one = bounds[first]
        told = told._replace(metric=one.metric, adjacent=one.adjacent, lead=one.lead)
    return told


def _of_shared(scene: Scene, told: Bound, mention: MetricMention) -> Bound:
    """A number of a name whose head only the last one has: that stands before the first number."""
    own = scene.plain[mention.start : mention.end] == told.label
    return told if own else told._replace(before=f"{told.label} ", lead="")


def _at_time_of(told: Bound, one: Bound) -> Bound:
    """A number of a list with the time of the first, where no time stands nearer."""
    return told._replace(
        period=one.period, near=one.near, dated=one.dated, direct=one.direct, back=one.back
    )


def _share_parts(
    scene: Scene, bounds: list[Bound], run: tuple[int, int], places: tuple[int, int, int]
) -> None:
    """Give each quantity of a list its own of the regions or channels that are listed before it."""
    (first, last), (start, end, at) = run, places
    parts = segments.listed(scene.plain[start:at])
    if len(parts) == last - first + 1 and IN_TURN.search(scene.text, start, end):
        for index, part in enumerate(parts, first):
            bounds[index] = bounds[index]._replace(parts=frozenset({part}))


def _labels(
    scene: Scene,
    quantities: Sequence[Quantity],
    bounds: list[Bound],
    run: tuple[int, int],
    chosen: Sequence[Named],
) -> Sequence[str]:
    """The label of each quantity of a list: its own name, or that of the number it follows."""
    if chosen and isinstance(chosen[0], MetricMention):
        return coordinated.whole([scene.plain[one.start : one.end] for one in chosen])
    if chosen:
        return [bounds[run[0]].label] * len(chosen)
    return labels.distributed(scene, quantities, run) or labels.in_turn(
        scene, quantities, run, [bound.label for bound in bounds]
    )
