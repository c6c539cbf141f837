"""One quantity and one fact: in what they disagree."""

from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from activities.rules.prose import (
    adjusted,
    counts,
    dating,
    days,
    events,
    exclusive,
    gained,
    kept,
    kin,
    labels,
    lengths,
    limits,
    marks,
    orders,
    paces,
    parts,
    payouts,
    rivals,
    segments,
    signs,
    spellings,
    terms,
    translated,
    variants,
    widths,
)
from activities.rules.prose.bounds import Bound
from activities.rules.prose.hedges import holds
from activities.rules.prose.kinds import (
    OTHER_VALUE,
    SAME_VALUE,
    fits_kind,
    fits_measure,
    fits_pace,
    is_moved_level,
    may_be_growth,
)
from activities.rules.prose.metrics import LEVEL_PERCENTS, NAMES, RETURNS, Metric
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.ratios import brought
from activities.rules.prose.readings import Reading, Readings
from activities.rules.prose.scales import is_scaled
from activities.rules.prose.units import Kind, same_currency
from activities.rules.scanning.regex import regex

HOPELESS = 40
_HUNDRED, _SCALED = Decimal(100), Decimal(10_000)
_TENTH, _NEARLY = Decimal(10), Decimal("3.5")
"""成 in percent, and how far below so many of them what is nearly as much may lie: 将近两成."""
_RATIOS = {"profit": "pe", "eps": "pe", "revenue": "ps", "equity": "pb", "bvps": "pb"}
_FORESEEN = ("pe", "forward_pe")
"""A multiple of a forecast is called P/E for short."""
_MOVED_BY = regex(r"[涨跌]幅(?:为|是|达|:|\s)*$")
_FLAT_TO = regex(
    r"(?<![a-z])(?:roughly |broadly |about )?(?:flat|flattish|unchanged|zero|breakeven)\s"
    r"(?:to|through|and)\s(?:(?:up|down|plus|minus|an?|increase|decrease|growth|of|by|about)\s)*$"
)
_TO_FLAT = regex(
    r"\s(?:to|and)\s(?:roughly |broadly |about )?"
    r"(?:flat|flattish|unchanged|zero|breakeven)(?![a-z])"
)
_OPPOSITES = {"net_debt", "net_cash"}


class Reason(NamedTuple):
    """One disagreement: the rule it breaks, how far it is from agreeing, and a word on it."""

    rule: str
    cost: int
    note: str = ""


def disagreements(
    quantity: Quantity, bound: Bound, reading: Reading, readings: Readings, fact: Decimal
) -> Iterator[Reason]:
    """Every disagreement between a quantity and a fact, the gravest for a reader first.

    Each is looked for when it is asked for: most facts are told apart by their kind or value.
    """
    if _is_opposite(bound, reading):
        fact = -fact
    agreed = True
    for reason in _of_value(quantity, bound, reading, fact):
        agreed = False
        yield reason
    if not fits_entity(bound, reading, readings):
        agreed = False
        yield Reason("entity", 6, f" of {(bound.entity or '').removeprefix('?')}")
    in_time = dating.fits(bound, reading, readings) or lengths.agree(bound, reading)
    in_time = in_time and not days.contradict(bound, reading, readings)
    in_time = in_time and not terms.contradict(bound, reading)
    in_time = in_time and not dating.is_of_the_only_other(bound, reading, readings)
    if not in_time or (agreed and lengths.contradict(bound, reading, readings)):
        agreed = False
        yield Reason("period", 5, f" for {bound.period}")
    if segments.clash(bound.parts, segments.of(reading.words)) or (
        agreed and parts.contradict(bound, reading)
    ):
        yield Reason("metric", 7, " of another part")
    elif (
        (agreed and payouts.contradict(bound, reading, readings))
        or (agreed and payouts.are_otherwise(bound, reading))
        or (agreed and widths.contradict(quantity, bound, reading, readings))
        or (agreed and counts.contradict(quantity, bound, reading, readings))
        or (agreed and rivals.contradicts_unforeseen(bound, reading, readings))
        or (agreed and marks.contradict(quantity, bound, reading))
        or not fits_metric(quantity, bound, reading, readings)
    ):
        said = bound.metric.id if bound.metric else ""
        yield Reason("metric", 7, f" as {said}" if said else "")


def agree(
    quantity: Quantity, bound: Bound, reading: Reading, readings: Readings, fact: Decimal
) -> bool:
    """Whether nothing speaks against a fact standing behind a quantity."""
    return next(disagreements(quantity, bound, reading, readings, fact), None) is None


def _of_value(
    quantity: Quantity, bound: Bound, reading: Reading, fact: Decimal
) -> Iterator[Reason]:
    quantity = brought(quantity, reading)
    kind = _kind(quantity, bound, reading, fact)
    return iter((kind,)) if kind else _value(quantity, bound, reading, fact)


def fits_entity(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the company that the sentence speaks of is that of the fact."""
    if bound.entity is None:
        return not rivals.is_unnamed_average(bound, reading, readings)
    if not reading.entity or bound.entity == reading.entity:
        return True
    if reading.entity in bound.others:
        return True
    if kin.may_be(bound.entity, bound.label, reading, readings):
        return True
    if any(variants.is_whole(reading.fact.entity, name) for name in readings.called(bound.entity)):
        return True
    if rivals.is_of_no_other(bound, reading, readings):
        return True
    loose = bound.afar or kin.is_loose(bound.entity, bound.around)
    return loose and not kin.has_like(bound.entity, reading, readings)


def _flat_end(bound: Bound, reading: Reading) -> int:
    """Which end of a range that begins or ends at nothing a number is.

    The other is told in a word: flat to up 2%.
    """
    if 0 not in (reading.low, reading.high):
        return 0
    if _FLAT_TO.search(bound.before):
        return 1 if reading.low == 0 else -1
    return (-1 if reading.high == 0 else 1) if _TO_FLAT.match(bound.behind) else 0


def ends_said(quantity: Quantity, bound: Bound, reading: Reading) -> set[Decimal]:
    """The ends of a range that one number alone may stand for.

    At least the lower, up to the upper.
    """
    if end := labels.end_of_range(bound.label, bound.around, bound.before):
        return {reading.low if end < 0 else reading.high}
    if end := _flat_end(bound, reading):
        return {reading.high if end > 0 else reading.low}
    if quantity.hedge in ("least", "over"):
        return {reading.low}
    return {reading.high} if quantity.hedge in ("most", "peak", "under") else set()


def _kind(quantity: Quantity, bound: Bound, reading: Reading, fact: Decimal) -> Reason | None:
    if _as_growth(quantity, bound, reading) is not None:
        return None
    if not fits_kind(quantity, reading):
        same = holds("", abs(fact), quantity.value, quantity.place, quantity.step)
        return Reason("kind", SAME_VALUE if same else OTHER_VALUE, f" ({quantity.unit.kind})")
    if quantity.unit.kind is Kind.AMOUNT and not fits_measure(bound.behind, reading):
        return Reason("unit", 8)
    if quantity.unit.kind in (Kind.COUNT, Kind.BARE) and not fits_pace(bound.behind, reading):
        return Reason("unit", 8)
    one, other = quantity.unit.currency, reading.unit.currency if reading.unit else None
    if one and other and not same_currency(one, other):
        same = holds("", abs(fact), quantity.value, quantity.place, quantity.step)
        return Reason("currency", SAME_VALUE if same else OTHER_VALUE, f" ({one})")
    return None


def _as_growth(quantity: Quantity, bound: Bound, reading: Reading) -> Decimal | None:
    """The growth in percent that a multiple or a doubling says: 增长2倍 is +200 %."""
    if not may_be_growth(quantity, reading):
        return None
    grown = bound.direction.sign == 1 or paces.is_rate(bound.before)
    if quantity.sign > 0 or (bound.direction.change and grown):
        return quantity.value * _HUNDRED
    return (quantity.value - 1) * _HUNDRED


def _value(quantity: Quantity, bound: Bound, reading: Reading, fact: Decimal) -> Iterator[Reason]:
    shown, place, step = quantity.value, quantity.place, quantity.step
    growth = _as_growth(quantity, bound, reading)
    if growth is not None:
        shown, place, step = growth, place * _HUNDRED, step * _HUNDRED
    hedge = limits.hedge(quantity.hedge, bound.before, reading.words)
    nearly = hedge == "near" and place == _TENTH and quantity.unit.kind is Kind.PERCENT
    nearly = nearly and shown - _NEARLY <= abs(fact) < shown
    if not nearly and not holds(hedge, abs(fact), shown, place, step):
        yield _off(fact, shown, place)
    if not signs.agree(quantity, bound, reading, fact):
        yield Reason("sign", 4)


def _off(fact: Decimal, shown: Decimal, place: Decimal) -> Reason:
    """Why a value does not hold: a scale, a rounding, or another number."""
    fact = abs(fact)
    if abs(fact - shown) * 2 <= 3 * place:
        return Reason("rounding", 2)
    if fact and shown and is_scaled(fact, shown, place):
        return Reason("unit", 8)
    return Reason("value", 12 if fact and abs(fact - shown) < fact else 20)


def fits_metric(quantity: Quantity, bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the named metric and that of the fact are the same, or of one family.

    A metric contradicts where it stands beside the number and some fact is of it.
    """
    metric, said = reading.metric, _meant(bound, quantity, reading, readings)
    in_points = reading.unit is not None and reading.unit.kind is Kind.POINT
    mixed = metric and not in_points and _mixes_change(quantity, bound, metric, reading.words)
    if mixed or is_moved_level(quantity, reading, bound.direction):
        return False
    if any(exclusive.of_another_line(*side, reading, readings) for side in _sides(bound)):
        return False
    if (
        said is not None
        and bound.adjacent
        and (rivals.is_no_name(bound, reading) or events.was_left(bound.before, reading.words))
    ):
        return True
    if said is None or not bound.adjacent or counts.is_of_other(said.id, quantity):
        told = bound.around[: max(0, bound.around.rfind(bound.before))]
        return not (
            exclusive.is_moved_behind_level(said, quantity, bound.before, reading)
            or exclusive.moved(told, bound.before, bound.behind, reading)
        )
    said = rivals.by_share(said, quantity)
    if exclusive.clash(said, reading, bound.before):
        return False
    listed, own, _ = bound.label.partition("\n")
    head = listed if own else adjusted.as_in(bound.lead, reading.words)
    if exclusive.of_another_line("metric", head, reading, readings):
        return False
    if _is_opposite(bound, reading):
        return reading.low < 0
    return _may_be(said, quantity, bound, reading, readings)


def _sides(bound: Bound) -> list[tuple[str, str]]:
    """What is said on both sides of a figure.

    Before the first of a list stand the names of all: 营业收入和海外收入分别为.
    """
    before = [] if "\n" in bound.label else [("subject", bound.before)]
    return [("behind", bound.behind), *before]


def _meant(bound: Bound, quantity: Quantity, reading: Reading, readings: Readings) -> Metric | None:
    """The metric that a name means.

    Dividends of millions are all that is paid, and not those of a share, as earnings of $1.52 are;
    orders signed are new.
    """
    at = bound.around.rfind(bound.before) + len(bound.before)
    said = orders.counted(
        orders.taken(bound.metric, bound.before), bound.around[at:], reading, readings
    )
    said = payouts.of_a_share(quantity, orders.weighed(said, quantity, reading), bound.before)
    said = kept.ratio(said, quantity, bound)
    if said and translated.called(said, f"{bound.before} {bound.label} {bound.lead}", reading):
        return reading.metric
    whole = said is not None and said.id == "dps" and quantity.factor >= _SCALED
    return NAMES["分红总额"] if whole else said


def _may_be(
    said: Metric, quantity: Quantity, bound: Bound, reading: Reading, readings: Readings
) -> bool:
    """Whether a metric beside a number may be that of a fact, as far as the other facts tell."""
    metric = reading.metric
    counted = _may_count(said, bound, reading, readings)
    if counted is not None:
        return counted
    if metric is None or not metric.id:
        named = spellings.is_name(said.id, bound.around, reading.words) or metric is not None
        return named or not _knows(said, quantity, readings)
    if said.id == metric.id or adjusted.is_adjusted_share(bound.before, metric):
        return True
    if (said.id, metric.id) == _FORESEEN:
        own = (r.entity == reading.entity for r in readings.of_family(said))
        return _is_of_its_year(bound, reading, readings) or not any(own)
    if said.family == metric.family:
        changes = _speaks_of_change(quantity, bound)
        told = readings.has_beside(reading, said.id, change=changes)
        return said.family in (said.id, metric.id) or not told
    priced = _priced(said, quantity)
    if priced and metric.family in _RATIOS.values():
        return priced == metric.family
    if priced == metric.family:
        return True
    other = not said.general and rivals.is_well_known_other(said, quantity, reading)
    return not other and not _knows(said, quantity, readings)


def _may_count(said: Metric, bound: Bound, reading: Reading, readings: Readings) -> bool | None:
    """Whether a fact counts what a name says, of what was added and of vehicles handed over.

    None of any other.
    """
    if gained.is_said(bound, reading, readings):
        return True
    if not counts.are_vehicles(said, reading):
        return None
    return not counts.are_told(said, reading, readings)


def _is_of_its_year(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a multiple is said of the very year that a forecast is of.

    No other multiple of earnings is of one: 2026年PE约25倍.
    """
    said, year = bound.period, reading.period
    if said is None or year is None or said.year is None:
        return False
    if not bound.direct and not rivals.is_foreseen(bound, reading):
        return False
    own = (r for r in readings.of_family(NAMES["市盈率"]) if r.entity == reading.entity)
    told = [r for r in own if r.period and r.period.year == year.year]
    return (said.part, said.year) == (year.part, year.year) and not told


def _is_opposite(bound: Bound, reading: Reading) -> bool:
    """Whether net debt is told by a fact of net cash, or the other way: the same below zero."""
    said, metric = bound.metric, reading.metric
    named = said is not None and metric is not None and bound.adjacent
    return named and {said.id, metric.id} == _OPPOSITES  # type: ignore[union-attr]


def _mixes_change(quantity: Quantity, bound: Bound, metric: Metric, words: str) -> bool:
    """Whether a percentage that is one itself is taken for its own change, or the other way."""
    if quantity.unit.kind is not Kind.PERCENT:
        return False
    if metric.change:
        said = bound.metric
        level = said is not None and bound.adjacent and said.id in LEVEL_PERCENTS
        return level and not _speaks_of_change(quantity, bound)
    changes = _speaks_of_change(quantity, bound) and not RETURNS.search(words)
    return changes and metric.id in LEVEL_PERCENTS


def _knows(said: Metric, quantity: Quantity, readings: Readings) -> bool:
    """Whether some fact is of a metric, and measures what the quantity does.

    Of facts that are all there is to tell, every metric is known.
    """
    return readings.strict or any(fits_kind(quantity, r) for r in readings.of_family(said))


def _priced(said: Metric, quantity: Quantity) -> str:
    """The ratio that a multiple of something is: 20 times earnings is a P/E."""
    return _RATIOS.get(said.family, "") if quantity.unit.kind is Kind.MULTIPLE else ""


def _speaks_of_change(quantity: Quantity, bound: Bound) -> bool:
    return quantity.growth or bound.direction.change or bool(_MOVED_BY.search(bound.before))
