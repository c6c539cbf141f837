"""What each quantity of a text speaks of: whose, which metric, of when, and which way it goes."""

from collections.abc import Mapping, Sequence

from activities.rules.prose import (
    afar,
    closers,
    directions,
    flows,
    grounds,
    labels,
    leading,
    listing,
    losses,
    segments,
    topics,
    weighed,
    whose,
)
from activities.rules.prose.binding_words import (
    ARRIVED,
    ASIDE,
    BASE,
    LED,
    LEFT,
    LINK,
    NAMED_LAST,
    PACED_TO,
    WHOLE,
)
from activities.rules.prose.bounds import Bound, given
from activities.rules.prose.context import MetricMention, Scene
from activities.rules.prose.directions import Direction
from activities.rules.prose.metrics import CHANGE, LEVEL_PERCENTS, Metric
from activities.rules.prose.parts import of as part_of
from activities.rules.prose.periods import YEAR, Period
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.sharing import runs, share
from activities.rules.prose.tables import Cell, Tables
from activities.rules.prose.timing import FOLLOWS, LOOK
from activities.rules.prose.timing import period as find_period
from activities.rules.prose.units import Kind
from activities.rules.prose.years import of_same_part
from activities.rules.scanning.regex import regex

_OF = regex(r"\sof\s(?:about |some |roughly )?(?:[A-Z]{2,3})?[$¥€£]?\s?")
_AMOUNT_OF = regex(r"\s(?:of|in)\s(?:its\s|the\s|total\s)?")
"""Between an amount and what it is an amount of."""
_PART_OF = regex(r"%\s(?:of\s)(?:its\s|the\s|total\s)?")
"""Between a share and what it is a part of: that is no metric of the next number."""
_BY = regex(r"(?<![A-Za-z])by(?: about| roughly| some| nearly)?\s?(?:[A-Z]{2,3})?[$¥€£]?$")
"""A number behind it is a change, and its metric only what it changes."""
_LEAD = 80
_AGAIN = regex(r"\s?\(\s?(?:约|或|即|合|about |or |approximately |roughly |~)?\s?")
_ALSO = regex(r",\s(?:or|equal to|equivalent to|i\.e\.)\s(?:about |approximately |roughly )?|\s\(")
"""Between a number and the same told another way."""
_EARNED_ON = regex(r"\son\s(?:(?:net\s)?(?:revenues?|sales|turnover)\sof\s)?(?:about\s)?")
"""Between what was earned and what it was earned on: $0.92 on $6.82 billion a year before."""
_YEAR_AGO = regex(r"\s*(?:a\s)?(?:year|yr)[- ](?:ago|earlier|before)(?:[- ](?:period|quarter))?\s*")
"""The head of a column of the figures of a year before."""
_BARE_PACE = regex(
    r"\s*(?:y/y|yoy|y-o-y|% y/y|yoy %|growth|change|% change|chg\.?|% chg\.?|yoy (?:change|growth)|"
    r"同比(?:增速|增长率?|增幅|变动|变化|增减|涨跌)?|增速|增幅)(?:\s?\(%\))?\s*"
)
_FALLS = regex(r"\s*(?:decline|decrease|drop|fall|reduction)\s(?:in|of)\s")
"""At the head of a column whose numbers are all below zero."""
_FELL = regex(r"[\s|]*[^|\n]{0,24}?(?:下[降滑跌]|减少|[降跌减]幅)(?:\(%\))?\s*\|")
_FIRST_CELL = regex(r"\s*\|?[^|\n]*\|")


def bind(scene: Scene, quantities: Sequence[Quantity]) -> list[Bound]:
    """What each of the quantities speaks of, in order."""
    bounds: list[Bound] = []
    scene.ends = [quantity.end for quantity in quantities]
    tables, heads = Tables(scene.text), dict[int, list[int]]()
    for index, quantity in enumerate(quantities):
        previous = quantities[index - 1].end if index else 0
        following = quantities[index + 1].start if index + 1 < len(quantities) else len(scene.text)
        bound = _bind(scene, quantity, previous, following)
        if index and _AGAIN.fullmatch(scene.text[previous : quantity.start]):
            level = quantities[index - 1].unit.kind is Kind.POINT is not quantity.unit.kind
            own = level or quantity.sign < 0
            bound = bound if own else bound._replace(direction=bounds[-1].direction)
        if index and LED.fullmatch(scene.text[previous : quantity.start]):
            by = leading.moved(scene, quantities[index - 1].start, bound.sentence[0])
            bound = _of_move(bound, given(bounds[-1], by))
        if index and (
            leading.is_arrival(scene, quantities[index - 1], quantity)
            or listing.is_of_other_time(scene, previous, quantity.start)
        ):
            bound = _of_move(bound, bounds[-1])
        header = tables.header(quantity.start)
        label = labels.of(scene, quantity, (previous, following), bounds[-1].label if index else "")
        bound = bound._replace(label=labels.of_cell(scene, quantity, header) if header else label)
        heads.setdefault(header.start, []).append(index) if header else None
        bounds.append(_under(scene, bound, header, quantity.start) if header else bound)
        if header and bounds[-1].entity is None:
            bounds[-1] = given(bounds[-1], whose.of_table(scene, tables, quantity.start))
    _sign_columns(quantities, bounds, heads)
    _date_together(scene, quantities, bounds)
    closers.date(scene, quantities, bounds)
    for first, last in runs(scene, quantities):
        share(scene, quantities, bounds, (first, last))
    weighed.pair(scene, quantities, bounds)
    return bounds


def _sign_columns(
    quantities: Sequence[Quantity], bounds: list[Bound], heads: Mapping[int, list[int]]
) -> None:
    """Take a number without a sign as above zero in a column that gives another one its minus."""
    for column in heads.values():
        if any(quantities[index].sign < 0 and not quantities[index].enclosed for index in column):
            for index in column:
                plain = bounds[index].direction == Direction() and not quantities[index].sign
                if plain:
                    bounds[index] = bounds[index]._replace(direction=Direction(soft="bare"))


def _date_together(scene: Scene, quantities: Sequence[Quantity], bounds: list[Bound]) -> None:
    """Give a number the time behind the one that says it again: $91m ($0.55 per share) in 2025."""
    for index in range(len(bounds) - 2, -1, -1):
        one, other = quantities[index], quantities[index + 1]
        same = one.unit == other.unit and one.per_share == other.per_share
        gap = scene.text[one.end : other.start]
        if not _EARNED_ON.fullmatch(gap) and (same or not _ALSO.fullmatch(gap)):
            continue
        told = bounds[index + 1]
        behind = scene.after(scene.periods, other.end, other.end + LOOK)
        if told.near == "clause" and told.dated and told.direct and behind:
            bounds[index] = bounds[index]._replace(
                period=told.period, near="clause", dated=True, direct=True, back=told.back
            )


def _of_move(bound: Bound, move: Bound) -> Bound:
    """The level that a move led to is of the metric that moved.

    Profit slid 4.6% to $288 million.
    """
    known = move.adjacent and not bound.adjacent
    return bound._replace(metric=move.metric, adjacent=True, lead=move.lead) if known else bound


def _bind(scene: Scene, quantity: Quantity, previous: int, following: int) -> Bound:
    sentence = scene.sentence(quantity.start)
    direction = _direction(scene, quantity, previous, following)
    rate = quantity.unit.kind not in (Kind.AMOUNT, Kind.COUNT, Kind.BARE)
    growth = (direction.change and (rate or direction.sign != 0)) or (
        quantity.unit.kind is Kind.POINT or (rate and quantity.sign > 0)
    )
    growth = growth and not flows.is_level(scene, quantity)
    named, adjacent = _metric(scene, quantity, sentence, (previous, following))
    time = find_period(scene, quantity, sentence, (previous, following), growth=growth)
    entity, others = whose.company(scene, quantity, sentence, (previous, following))
    stretch = max(previous, sentence[0]), min(following, sentence[1])
    parts = segments.around(scene.plain, quantity.start, quantity.end, stretch)
    arrived = bool(
        ARRIVED.search(scene.text[max(0, quantity.start - 8) : quantity.start])
        and LEFT.match(scene.text, quantity.end)
    )
    before = scene.plain[stretch[0] : quantity.start][-LOOK:]
    behind = scene.plain[quantity.end : stretch[1]][:LOOK]
    lead = scene.plain[sentence[0] : named.start][-_LEAD:] if named and adjacent else ""
    part = part_of(scene, named, (quantity.start, quantity.end), adjacent=adjacent) if named else ""
    return Bound(
        entity,
        named.metric if named else None,
        adjacent,
        *time,
        direction,
        sentence,
        others,
        parts,
        arrived,
        *(lead, before, behind),
        around=scene.plain[
            max(0, sentence[0] - _LEAD) : min(scene.clause_end(quantity.end), sentence[1])
        ],
        loose=whose.loosely(scene, entity, (sentence[0], quantity.start)),
        afar=afar.is_so(scene, entity, stretch, sentence),
        yearless=not (scene.carry.year or any(m.period.year for m in scene.periods)),
        part=part,
        lone=scene.carry.lone,
        sole=scene.carry.sole,
    )


def _in_row(scene: Scene, bound: Bound, position: int) -> Bound:
    """What the first cell of a row names, where the head of the column names no metric."""
    start = scene.text.rfind("\n", 0, position) + 1
    first = _FIRST_CELL.match(scene.text, start, position)
    named = scene.after(scene.metrics, start, first.end()) if first else []
    return bound._replace(metric=named[0].metric, adjacent=True) if len(named) == 1 else bound


def _of_column_before(scene: Scene, bound: Bound, header: Cell) -> Bound:
    """A change without a name is of the level in the column before: Revenue | y/y."""
    if bound.adjacent or not _BARE_PACE.fullmatch(scene.plain, header.start, header.end):
        return bound
    end = header.start - 1
    start = max(scene.text.rfind(mark, 0, end) for mark in "|\n") + 1
    named = scene.after(scene.metrics, start, end)
    level = named and named[0].metric.id not in LEVEL_PERCENTS and not named[0].metric.change
    return bound._replace(metric=named[0].metric, adjacent=True, lead="") if level else bound


def _at_time(scene: Scene, bound: Bound, header: Cell) -> Bound:
    """The time that the head of a column names."""
    mentions = scene.after(scene.periods, header.start, header.end)
    for mention in ([m for m in mentions if m.period.part != "THIS"] or mentions)[:1]:
        named = mention.period
        named = named._replace(part="YEAR") if of_same_part(scene, mention) else named
        return bound._replace(period=named, near="clause", dated=True, direct=True)
    if _YEAR_AGO.fullmatch(scene.plain, header.start, header.end):
        return bound._replace(period=Period("LAST", month=YEAR), near="clause", direct=True)
    return bound


def _under(scene: Scene, bound: Bound, header: Cell, start: int) -> Bound:
    """What a table cell speaks of: its row names it, the header of its column comes first."""
    bound = _at_time(scene, bound, header)
    for named in scene.after(scene.metrics, header.start, header.end)[:1]:
        if "(" in scene.text[header.start : named.start] and CHANGE.search(
            scene.plain, header.start, named.start
        ):
            break
        whole = BASE.search(scene.text[header.start : named.start]) or _is_whole(scene, named)
        if not whole:
            bound = bound._replace(metric=named.metric, adjacent=True, lead="")
    bound = _of_column_before(scene, bound, header)
    bound = bound._replace(afar=False)
    changes = CHANGE.search(scene.plain, header.start, header.end)
    bare_pace = _BARE_PACE.fullmatch(scene.plain, header.start, header.end) is not None
    headed = scene.after(scene.metrics, header.start, header.end)
    if (not changes or bare_pace) and not (bound.adjacent or headed):
        bound = _in_row(scene, bound, start)
    own = scene.after(scene.entities, max(scene.text.rfind(m, 0, start) for m in "|\n") + 1, start)
    for company in [] if own else scene.after(scene.entities, header.start, header.end)[:1]:
        bound = bound._replace(entity=company.key, others=frozenset(), loose=frozenset())
    row = scene.text.rfind("\n", 0, start) + 1
    if _FALLS.match(scene.plain, header.start, header.end) or _FELL.match(scene.plain, row, start):
        return bound._replace(direction=Direction(-1, change=True))
    if bound.direction.change or bound.direction.sign:
        return bound
    change = bound.adjacent and bound.metric is not None and bound.metric.change
    return bound._replace(direction=Direction(soft="bare" if change else ""))


def _direction(scene: Scene, quantity: Quantity, previous: int, following: int) -> Direction:
    floor = scene.sentence(quantity.start)[0]
    start = max(previous, scene.clause(quantity.start), floor, quantity.start - 60)
    pieces, at = [], start
    for mention in scene.silent(quantity.start, start):
        if mention.start >= at:
            pieces += [scene.text[at : mention.start], "\x00" * (mention.end - mention.start)]
            at = mention.end
    before = PACED_TO.sub(" to ", "".join(pieces) + scene.text[at : quantity.start])
    if before.rstrip().endswith((" by", "by")) and not directions.speaks(before):
        floor = max(previous, scene.sentence(quantity.start)[0])
        before = scene.text[floor : quantity.start][-120:]
    found = directions.read(
        before, scene.text[quantity.end : min(following + 2, quantity.end + LOOK)]
    )
    if found == Direction() and quantity.unit.kind is Kind.PERCENT:
        found = _of_verb_before(scene, quantity, (scene.sentence(quantity.start)[0], previous))
    floor = max(previous, floor, at - 60)
    bare = found == Direction() and directions.bare(scene.text[floor:start] + before)
    return found._replace(soft="bare") if bare else found


def _of_verb_before(scene: Scene, quantity: Quantity, behind: tuple[int, int]) -> Direction:
    """The direction of a change that shares the verb of the one before.

    Dropped 9.8% to $6bn and net profit 13.1% to $3bn.
    """
    floor, previous = behind
    if not _SHARED_VERB.fullmatch(scene.text, previous, quantity.start):
        return Direction()
    if not _TO_LEVEL.match(scene.text, quantity.end):
        return Direction()
    way = directions.way(scene.text[max(floor, previous - 120) : previous])
    return Direction(way, change=True) if way else Direction()


_SHARED_VERB = regex(r",?\s(?:and|while)\s(?:[A-Za-z'-]+\s){1,7}(?:by\s)?")
_TO_LEVEL = regex(r"\sto\s(?:[A-Za-z]{2,3})?[$¥€£]?\s?[0-9]")


def _metric(
    scene: Scene, quantity: Quantity, sentence: tuple[int, int], around: tuple[int, int]
) -> tuple[MetricMention | None, bool]:
    previous, following = around
    left = _metrics_before(scene, quantity, sentence[0], previous)
    shared = left and (
        left[0].start > previous and _PART_OF.fullmatch(scene.text, previous - 1, left[0].start)
    )
    if left and (own := _said_again(scene, quantity, left[0], (sentence[1], following))):
        return own, True
    if left and left[0].start >= previous and not shared:
        gap = scene.nameless(left[0].end, quantity.start)
        last = _is_named_last(scene, quantity, left[0], (sentence[1], following))
        if (len(gap) <= LOOK and (last or LINK.fullmatch(gap))) or ASIDE.fullmatch(gap):
            return left[0], not _BY.search(gap) or _grows(quantity, left[0].metric)
    if own := _metric_behind(scene, quantity, sentence[1], following):
        return own, True
    if topic := _topic(scene, left, quantity, previous):
        return topic, True
    if left:
        return left[0], False
    right = scene.after(scene.metrics, quantity.end, scene.clause_end(quantity.end))
    return (right[0] if right else None), False


def _metrics_before(
    scene: Scene, quantity: Quantity, start: int, previous: int
) -> list[MetricMention]:
    """The metrics before a number in its sentence, nearest first.

    Without a whole or what is compared with.
    """
    text = scene.text
    left = losses.named(scene, scene.before(scene.metrics, quantity.start, start), previous)
    if quantity.unit.kind in (Kind.PERCENT, Kind.POINT):
        left = [m for m in left if not _is_whole(scene, m)]
    while left and BASE.search(text[max(0, left[0].start - 8) : left[0].start]):
        if left[0].start >= previous and _OF.fullmatch(text, left[0].end, quantity.start):
            break
        left = left[1:]
    return left


def _topic(
    scene: Scene, left: Sequence[MetricMention], quantity: Quantity, previous: int
) -> MetricMention | None:
    """The only metric of the clause or question before, where a number's words name none."""
    position = quantity.start
    if not left:
        return topics.asked(scene, position, previous)
    topic = topics.before(scene, position, previous)
    named = [mention for mention in left if topic and topic[0] <= mention.start < topic[1]]
    if len(named) != 1 and (said := grounds.of(scene, quantity, previous)):
        return said
    return named[0] if len(named) == 1 else None


def _said_again(
    scene: Scene, quantity: Quantity, mention: MetricMention, ends: tuple[int, int]
) -> MetricMention | None:
    """The metric that a number is an amount of, where a topic leads up to it with a colon.

    The story is cash: $5.8B of free cash flow.
    """
    if scene.text[mention.end : quantity.start].rstrip("$¥€£ABCDEFGHIJKLMNOPQRSTUVWXYZ") != ": ":
        return None
    behind = _metric_behind(scene, quantity, *ends)
    of = behind and _AMOUNT_OF.fullmatch(scene.text, quantity.end, behind.start)
    return behind if of else None


def _is_named_last(
    scene: Scene, quantity: Quantity, mention: MetricMention, ends: tuple[int, int]
) -> bool:
    """Whether a sentence leads up to a metric, and a number behind a comma tells it.

    To watch is gross margin, 22.0%.
    """
    apart = scene.text[mention.end : quantity.start] == ", "
    if not apart or not NAMED_LAST.search(scene.text[: mention.start][-LOOK:]):
        return False
    share = quantity.unit.kind is Kind.PERCENT and mention.metric.id not in LEVEL_PERCENTS
    return not share and _metric_behind(scene, quantity, *ends) is None


def _metric_behind(
    scene: Scene, quantity: Quantity, end: int, following: int
) -> MetricMention | None:
    """The metric that stands directly behind a quantity, and is not that of the next one."""
    until = min(following, end, quantity.end + LOOK)
    for mention in scene.after(scene.metrics, quantity.end, until)[:1]:
        next_one = following - mention.end <= LOOK and LINK.fullmatch(
            scene.text[mention.end : following]
        )
        gap = scene.nameless(quantity.end, mention.start).replace("\x00", "")
        share = quantity.unit.kind is Kind.PERCENT and _is_whole(scene, mention)
        if FOLLOWS.fullmatch(gap) and not next_one and not share:
            return mention
    return None


def _is_whole(scene: Scene, mention: MetricMention) -> bool:
    """Whether a metric is only what a share is one of; a percentage itself is none."""
    before = scene.plain[max(0, mention.start - LOOK) : mention.start]
    return mention.metric.id not in LEVEL_PERCENTS and bool(WHOLE.search(before))


def _grows(quantity: Quantity, metric: Metric) -> bool:
    """Whether a number behind by is the growth of a metric itself: lift revenue by 29.7 %."""
    return quantity.unit.kind is Kind.PERCENT and metric.id not in LEVEL_PERCENTS
