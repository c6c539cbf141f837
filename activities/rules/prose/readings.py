"""A fact as the matcher reads it: typed unit, values in base units, known metric and period."""

import re
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from decimal import Decimal
from functools import cached_property, lru_cache
from typing import NamedTuple

from activities.rules.prose import fact_times, metrics, spellings, tags, units
from activities.rules.prose.folding import fold
from activities.rules.prose.metrics import LEVEL_PERCENTS, NAMES, Metric
from activities.rules.prose.periods import Period
from activities.rules.prose.units import Kind, Unit
from activities.rules.scanning.regex import regex
from schemas.facts import Fact

_LIVE = regex(r"live|real|intraday|实时|盘中|当前|current|trading", re.IGNORECASE)
_CLOSE = regex(r"close|eod|收盘|settled|previous", re.IGNORECASE)
_PAID_OUT = regex(r"股息|股利|分红|派息|派现|红利|派发|dividend|distribution|payout")
_INTERIM = regex(r"^\s*((?:19|20)[0-9]{2}年?度?)中期\s*$")
"""The first half as Hong Kong reports name it; of a dividend it may be any part of the year."""
_PER_TEN = regex(
    r"每\s?(?:10|十)\s?股|(?:per|/)[\s_]?(?:10|ten)(?:[\s_]?sh(?:are)?s?)?(?![0-9A-Za-z])|/\s?10\s?股",
    re.IGNORECASE,
)
_YIELD = regex(
    (
        r"(?:(?:net|gross|passenger|cargo|ticket|rental) )?"
        r"yields?(?:\s(?:growth|change|yoy|y/y)(?:,.*|\s\(.*)?)?$"
    ),
    re.IGNORECASE,
)
"""What airlines earn on a mile is called a yield, too: its change is one in percent."""
_TRADED = frozenset({"open", "close"})
"""Prices whose names are also said of what is counted: shops opened, outlets closed."""
_TURNOVER = "turnover"
"""What a share is traded for where no fiscal period is told, and else revenue."""
_WHOLE = 100_000
"""No share is paid so much: dividends of as much are all that is paid."""
PER_SHARE = metrics.PER_SHARE | {"eps", "dps", "bvps", "ocfps"}
"""Families of metrics that are told by the share."""
_MULTIPLES = metrics.MULTIPLES | {"pe", "pb", "ps", "forward_pe", "ev_ebitda", "peg"}


class Reading(NamedTuple):
    """One fact, read. ``low`` and ``high`` are equal unless the fact is a range."""

    fact: Fact
    entity: str
    unit: Unit | None
    low: Decimal
    high: Decimal
    metric: Metric | None
    words: str
    period: Period | None
    price_status: str
    ratio: bool = False
    """Whether the fact tells a part of one; what is told in percent is brought to it."""
    label: str = ""
    """The words that the fact gives for its time, where they name none that is known."""

    @property
    def is_range(self) -> bool:
        """Whether the fact gives two ends."""
        return isinstance(self.fact.value, tuple)

    @property
    def name(self) -> str:
        """Who, what and when, as a reason shows it."""
        who = self.fact.code or self.fact.entity
        return f"{who} {self.fact.metric} {self.fact.period or f'on {self.fact.as_of}'}"

    @property
    def shown(self) -> str:
        """The value with its unit, as a reason shows it."""
        value = self.fact.value
        both = value if isinstance(value, tuple) else (value,)
        return " to ".join(f"{number:f}" for number in both) + (
            f" {self.fact.unit}" if self.fact.unit else ""
        )


def read(fact: Fact, entity: str) -> Reading:
    """The fact with everything that matching needs, under the entity's key."""
    unit, metric, period, label = _words(fact.unit, fact.metric, fact.period or "", fact.as_of)
    low, high = fact.value if isinstance(fact.value, tuple) else (fact.value, fact.value)
    factor = unit.factor if unit else Decimal(1)
    if _PER_TEN.search(f"{fact.metric} {fact.unit}"):
        factor /= 10
    ratio = _is_ratio(fact.unit, metric, max(abs(low), abs(high)))
    if ratio and metric and (metric.change or metric.id in LEVEL_PERCENTS):
        unit, factor = Unit(Kind.PERCENT), Decimal(100)
    if (
        unit
        and unit.kind is Kind.PERCENT
        and not _YIELD.match(fact.metric)
        and metric
        and metric.change
        and metric.id in LEVEL_PERCENTS
    ):
        unit = Unit(Kind.POINT)
    if (
        unit
        and unit.kind is Kind.COUNT
        and unit.noun == "items"
        and metric
        and metric.id in _MULTIPLES
    ):
        unit = Unit(Kind.MULTIPLE)
    if metric and metric.id == "dps" and abs(low * factor) >= _WHOLE:
        metric = NAMES["total dividends"]._replace(change=metric.change)
    if metric and metric.sign < 0 and unit and (metric.change or unit.kind is Kind.AMOUNT):
        low, high = -max(abs(low), abs(high)), -min(abs(low), abs(high))
    words = re.sub(r"[_\s]+", " ", tags.spoken(fold(fact.metric)).lower()).strip()
    return Reading(
        fact,
        entity,
        unit,
        low * factor,
        high * factor,
        metric,
        words,
        period,
        _status(fact, metric),
        ratio,
        label,
    )


def _is_ratio(unit: str, metric: Metric | None, value: Decimal) -> bool:
    """Whether a fact is told as a part of one: by its unit, or as a rate of at most one."""
    plain = fold(unit).strip().lower().strip("()")
    if plain:
        return plain in units.RATIOS
    rate = metric is not None and (metric.change or metric.id in LEVEL_PERCENTS)
    return rate and value <= 1


@lru_cache(maxsize=4096)
def _words(
    unit: str, metric: str, period: str, as_of: date
) -> tuple[Unit | None, Metric | None, Period | None, str]:
    what = metrics.named(tags.spoken(fold(metric)))
    price = what is not None and what.family == "price"
    if not _PAID_OUT.search(metric.lower()):
        period = _INTERIM.sub(r"\1上半年", period)
    named = fact_times.read(period, as_of, price=price) if period.strip() else None
    if named is not None and named.year is None and named.part not in ("TTM", "DAY", "MONTH", "Q"):
        named = named._replace(year=as_of.year)
    label = fold(period).strip().lower() if named is None else ""
    if named is not None and named.part == "DAY":
        named = None
    counts = units.of_fact(unit)
    if counts and counts.kind is Kind.COUNT and what and what.id in _TRADED:
        what = None
    if counts and counts.kind is Kind.COUNT and what and what.id == "revenue":
        what = metrics.named("sales volume")
    if named is None and metric.strip().lower() == _TURNOVER:
        what = NAMES["turnover value"]
    return counts, what, named, label


def _status(fact: Fact, metric: Metric | None) -> str:
    """Whether a price is live or a close; empty where it is no price, or not said."""
    if metric is None or metric.family != "price" or metric.change:
        return ""
    status = fact.status or ""
    if _LIVE.search(status) or (not status and metric.id == "live"):
        return "live"
    if _CLOSE.search(status) or metric.id == "close":
        return "close"
    return ""


def all_of(facts: Sequence[Fact], keys: Sequence[str]) -> tuple[Reading, ...]:
    """The facts, read; ``keys`` are their entities, in the same order."""
    return tuple(read(fact, key) for fact, key in zip(facts, keys, strict=True))


class Readings(tuple[Reading, ...]):
    """The readings of all facts, and who has facts of what: each is asked of them for every number.

    ``strict`` says that they are all there is to tell: a known metric beside a number then
    contradicts a fact of another, whether or not some fact is of it.
    """

    strict = False
    entities: frozenset[str]
    """The companies that the facts are of."""

    _names: dict[str, frozenset[str]]
    _lines: tuple[tuple[str, Reading], ...] | None = None
    _moments: tuple[Reading, ...] | None = None

    def __new__(cls, readings: Iterable[Reading] = ()) -> "Readings":
        """The readings; what else is asked of them is found when it is."""
        made = super().__new__(cls, readings)
        made.entities = frozenset(reading.entity for reading in made)
        pairs = {(reading.entity, reading.fact.entity) for reading in made}
        made._names = {}
        for key, name in pairs:
            made._names[key] = made._names.get(key, frozenset()) | {name}
        return made

    def called(self, entity: str) -> frozenset[str]:
        """What the facts of a company call it."""
        return self._names.get(entity or "", frozenset())

    def naming(self, name: str) -> Sequence[Reading]:
        """The readings in the name of whose metric a name stands."""
        if name not in self._naming:
            self._naming[name] = [reading for reading in self if name in reading.fact.metric]
        return self._naming[name]

    def lines(self, line: Callable[[str], str]) -> tuple[tuple[str, Reading], ...]:
        """The readings whose names tell a line of business, each with what ``line`` makes of it."""
        if self._lines is None:
            named = ((line(reading.words), reading) for reading in self)
            self._lines = tuple((name, reading) for name, reading in named if name)
        return self._lines

    def moments(self, time: Callable[[Reading], object]) -> tuple[Reading, ...]:
        """One reading of each ``time``, without those that have none."""
        if self._moments is None:
            found = {when: reading for reading in self if (when := time(reading)) is not None}
            self._moments = tuple(found.values())
        return self._moments

    def are_all(self) -> "Readings":
        """The same readings, held to be all."""
        whole = Readings(self)
        whole.strict = True
        return whole

    def has_words(self, entity: str, words: str) -> bool:
        """Whether a company has a fact of a name."""
        return (entity, words) in self._words

    def has_same(self, entity: str, reading: Reading) -> bool:
        """Whether a company has a fact of the name or the metric of a fact, whosever that is."""
        metric = reading.metric
        return self.has_words(entity, reading.words) or (
            metric is not None and bool(metric.id) and (entity, metric) in self._metrics
        )

    def has_alike(self, entity: str, reading: Reading) -> bool:
        """Whether a company has a fact of the kind and of the name or family of another.

        Whosever that is.
        """
        family = reading.metric.family if reading.metric else None
        known = self._kinds.get((entity, reading.unit.kind if reading.unit else None))
        return known is not None and (reading.words in known[0] or family in known[1])

    def has_beside(self, reading: Reading, metric: str, *, change: bool) -> bool:
        """Whether the company of a fact has one of a metric, or of its change, of the same time."""
        when = reading.period or reading.fact.as_of
        return (reading.entity, metric, change, when) in self._times

    def of_family(self, metric: Metric) -> Sequence[Reading]:
        """The readings of the family of a metric, or of no metric and with its name."""
        return self._families.get((True, metric.family), []) + self._families.get(
            (False, metric.id), []
        )

    def like(self, reading: Reading) -> Sequence[Reading]:
        """The readings of one company and kind that tell one metric, or have one name, as one."""
        told: object = spellings.metric(reading.metric) or reading.words
        return self._like.get((reading.entity, reading.unit and reading.unit.kind, told), ())

    def rivals(self, reading: Reading) -> frozenset[str]:
        """What the facts are called that one could be taken for.

        Of its company, unit and kind of metric.
        """
        return self._rivals.get(_rivalry(reading), frozenset()) - {reading.words}

    @cached_property
    def coded(self) -> frozenset[str]:
        """The companies of whose facts one gives their code."""
        return frozenset(r.entity for r in self if r.fact.code)

    @cached_property
    def _naming(self) -> dict[str, list[Reading]]:
        return {}

    @cached_property
    def _words(self) -> frozenset[tuple[str, str]]:
        return frozenset((r.entity, r.words) for r in self)

    @cached_property
    def _metrics(self) -> frozenset[tuple[str, Metric]]:
        return frozenset((r.entity, r.metric) for r in self if r.metric and r.metric.id)

    @cached_property
    def _times(self) -> frozenset[tuple[object, ...]]:
        known = ((r, r.metric) for r in self)
        return frozenset(
            (r.entity, m.id, m.change, r.period or r.fact.as_of) for r, m in known if m
        )

    @cached_property
    def _kinds(self) -> dict[tuple[str, Kind | None], tuple[set[str], set[str | None]]]:
        found: dict[tuple[str, Kind | None], tuple[set[str], set[str | None]]] = {}
        for r in self:
            names, families = found.setdefault(
                (r.entity, r.unit.kind if r.unit else None), (set(), set())
            )
            names.add(r.words)
            if r.metric and r.metric.id:
                families.add(r.metric.family)
        return found

    @cached_property
    def _families(self) -> dict[tuple[bool, str], list[Reading]]:
        found: dict[tuple[bool, str], list[Reading]] = {}
        for r in self:
            key = (True, r.metric.family) if r.metric else (False, r.words)
            found.setdefault(key, []).append(r)
        return found

    @cached_property
    def _like(self) -> dict[tuple[str, Kind | None, object], list[Reading]]:
        found: dict[tuple[str, Kind | None, object], list[Reading]] = {}
        for r in self:
            for told in {spellings.metric(r.metric), r.words} - {None}:
                found.setdefault((r.entity, r.unit and r.unit.kind, told), []).append(r)
        return found

    @cached_property
    def _rivals(self) -> dict[object, frozenset[str]]:
        found: dict[object, set[str]] = {}
        for r in self:
            if r.unit:
                found.setdefault(_rivalry(r), set()).add(r.words)
        return {key: frozenset(words) for key, words in found.items()}


def _rivalry(reading: Reading) -> tuple[object, ...]:
    """What two facts share of which one could be taken for the other."""
    unit, metric = reading.unit, reading.metric
    change = metric is not None and metric.change
    family = metric.family if metric else ""
    named = reading.words.startswith("每股") or family in PER_SHARE
    per_share = named or "/股" in reading.fact.unit
    measured = (unit.kind, unit.noun) if unit else ()
    return reading.entity, *measured, change, per_share
