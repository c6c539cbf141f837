"""Comparing all readings of the same figure: one comparison for the gate and for the data points.

Every figure of which there is more than one reading is compared, whatever its metric. A difference
above 0.01 % is a conflict (seed 000), between two sources as between two rows of one; so is another
unit. What is defined differently has another metric (``roe_waa`` beside ``ROE``); the few cases in
which one metric is not the same figure stand in ``_comparable``, each with its reason.

A restated row settles a conflict when all restated rows agree with every independent source,
because then both sides speak of the same, newer version of the accounts. Where two sites agree
against a third, theirs is the value, and the conflict stays on record as outvoted; a site that
contradicts itself has no voice. A person's word ends every conflict about its figure (see
``rulings``).
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import date
from decimal import Decimal
from itertools import combinations
from typing import NamedTuple

from activities.rules.ledger import Ledger, Reading, ReadingKey, preference
from activities.rules.rulings import Key, rulings
from schemas.base import Record
from schemas.fetch import CATALOGUE, Dataset
from schemas.instrument import Instrument, Kind, TargetError, parse_target
from schemas.integrity import Agreement
from schemas.metrics import METRICS, Period

TOLERANCE = Decimal("0.0001")
UNLIKE = Decimal(1)
"""The difference of two readings in different units: nothing in common."""

YEARS_COMPARED = 5
"""How many years back a contradiction concerns a report that does not show the figure."""

TICK, FUND_TICK = Decimal("0.01"), Decimal("0.001")
"""The steps of mainland prices: closes are compared in whole steps, so that noise is none."""

_TOLD_TWICE = frozenset({("total_revenue", Period.YEAR), ("net_profit", Period.YEAR)})
"""What the second source of statements has too: here a restated row alone settles nothing."""

_ORDER = {metric: number for number, metric in enumerate(METRICS)}


class Disagreement(Record):
    """Readings of one figure that differ by more than the tolerance.

    ``outvoted`` are those that a majority of the sites contradicts, or a person where ``ruled``;
    without one it is empty.
    """

    metric: str
    period: Period
    as_of: date
    readings: tuple[Reading, ...]
    difference: Decimal
    outvoted: tuple[Reading, ...] = ()
    ruled: bool = False


class Comparison(NamedTuple):
    """What came of holding all readings of one figure against each other.

    ``difference`` is the largest between any two that are comparable; None where none are.
    """

    tables: tuple[str, ...]
    status: Agreement
    difference: Decimal | None
    found: Disagreement | None = None


def relative_difference(a: Decimal, b: Decimal) -> Decimal:
    """|a - b| over the larger magnitude; zero when both are zero."""
    largest = max(abs(a), abs(b))
    return abs(a - b) / largest if largest else Decimal(0)


def compare(ledger: Ledger) -> dict[Key, Comparison]:
    """Every figure of the ledger with what its readings say of each other, in a stable order."""
    words = rulings(ledger.calls)
    figures = sorted(_by_figure(ledger).items(), key=lambda item: _rank(item[0]))
    return {
        key: _compared(key, sorted(readings, key=preference), words.get(key))
        for key, readings in figures
    }


def disagreements(ledger: Ledger) -> tuple[Disagreement, ...]:
    """Every conflict in the ledger that is not settled by the sources, in a stable order."""
    return tuple(made.found for made in compare(ledger).values() if made.found)


def is_recent(item: Disagreement, today: date) -> bool:
    """Whether a contradiction concerns a report of ``today``, shown in it or not."""
    return item.period is Period.INSTANT or item.as_of.year >= today.year - YEARS_COMPARED


def outvoted(found: Iterable[Disagreement]) -> frozenset[ReadingKey]:
    """The readings that are not to be used while others are there."""
    return frozenset(reading.key for item in found for reading in item.outvoted)


def _rank(key: Key) -> tuple[int, str, Period, date]:
    metric, period, as_of = key
    return _ORDER.get(metric, len(_ORDER)), metric, period, as_of


def _by_figure(ledger: Ledger) -> dict[Key, list[Reading]]:
    grouped: dict[Key, list[Reading]] = defaultdict(list)
    for call in ledger.calls:
        for seen in call.observations:
            reading = Reading(call=call, observation=seen)
            grouped[seen.metric, seen.period, seen.as_of].append(reading)
    return grouped


def _compared(key: Key, readings: Sequence[Reading], word: Reading | None) -> Comparison:
    tables = tuple(sorted({f"{r.call.source}.{r.call.table}" for r in readings}))
    pairs = [pair for pair in combinations(readings, 2) if _comparable(*pair)]
    difference = max((_difference(*pair) for pair in pairs), default=None)
    differs = difference is not None and any(not _agree(*pair) for pair in pairs)
    if word is not None:
        ruled = _ruled(key, readings, word, difference)
        return Comparison(tables, Agreement.RULING, difference, ruled)
    if difference is not None and differs and not _settled(key, readings):
        found = _disagreement(key, readings, difference)
        status = Agreement.MAJORITY if found.outvoted else Agreement.CONFLICT
        return Comparison(tables, status, difference, found)
    if differs:
        return Comparison(tables, Agreement.RESTATED, difference)
    if len(tables) < 2:
        return Comparison(tables, Agreement.SINGLE_SOURCE, None)
    return Comparison(tables, Agreement.AGREED if pairs else Agreement.NOT_COMPARED, difference)


def _comparable(a: Reading, b: Reading) -> bool:
    """Whether two readings of one metric, period and date are of the same figure.

    Texts are not, because names and industries are worded differently from source to source.
    Windows of two fetches are not, because each begins on a day of its own. Live prices of two
    moments are not, because the price moves.
    """
    one, other = a.observation, b.observation
    if isinstance(one.value, str) or isinstance(other.value, str):
        return False
    if one.period is Period.WINDOW:
        return a.call.tool_call_id == b.call.tool_call_id
    return one.metric != "current_price" or one.as_of_ts == other.as_of_ts


def _difference(a: Reading, b: Reading) -> Decimal:
    if a.observation.unit != b.observation.unit:
        return UNLIKE
    return relative_difference(_decimal(a), _decimal(b))


def _agree(a: Reading, b: Reading) -> bool:
    return _difference(a, b) <= TOLERANCE


def _consistent(readings: Sequence[Reading]) -> bool:
    return all(_agree(*pair) for pair in combinations(readings, 2) if _comparable(*pair))


def _ruled(
    key: Key, readings: Sequence[Reading], word: Reading, difference: Decimal | None
) -> Disagreement | None:
    """What a person's word overrules: all that says something else, in whatever unit."""
    numbers = [r for r in readings if not isinstance(r.observation.value, str)]
    against = tuple(r for r in numbers if not _agree(r, word))
    if not against or difference is None:
        return None
    metric, period, as_of = key
    return Disagreement(
        metric=metric, period=period, as_of=as_of, readings=tuple(_one_per_table(numbers)),
        difference=difference, outvoted=against, ruled=True,
    )  # fmt: skip


def _disagreement(key: Key, readings: Sequence[Reading], difference: Decimal) -> Disagreement:
    metric, period, as_of = key
    return Disagreement(
        metric=metric, period=period, as_of=as_of, readings=tuple(_one_per_table(readings)),
        difference=difference, outvoted=tuple(_against_majority(readings)),
    )  # fmt: skip


def _against_majority(readings: Sequence[Reading]) -> Iterable[Reading]:
    """What differs from the one value on which more sites agree than on any other."""
    voices = _voices(readings)
    sites = [_supporters(reading, voices) for reading in readings]
    most = max(sites, key=len)
    if len(most) < 2 or any(len(other) == len(most) and other != most for other in sites):
        return ()
    return (r for r, support in zip(readings, sites, strict=True) if support != most)


def _voices(readings: Sequence[Reading]) -> dict[str, list[Reading]]:
    """The readings of each site that does not contradict itself."""
    said: dict[str, list[Reading]] = defaultdict(list)
    for reading in readings:
        said[CATALOGUE[reading.call.dataset].upstream].append(reading)
    return {site: own for site, own in said.items() if _consistent(own)}


def _supporters(reading: Reading, voices: dict[str, list[Reading]]) -> frozenset[str]:
    return frozenset(
        site
        for site, own in voices.items()
        if any(_comparable(reading, other) and _agree(reading, other) for other in own)
    )


def _settled(key: Key, readings: Sequence[Reading]) -> bool:
    """Whether a restatement explains why the readings differ.

    All restated rows must agree with every independent source. Of a figure that no second source
    covers the restated rows replace the original ones, if neither contradict themselves.
    """
    restated = [r for r in readings if r.call.dataset is Dataset.INCOME_RESTATED]
    if not restated:
        return False
    source = restated[0].call.source
    independent = [r for r in readings if r.call.source != source]
    if independent:
        return _consistent([*restated, *independent])
    metric, period, _ = key
    originals = [r for r in readings if r.call.dataset is not Dataset.INCOME_RESTATED]
    return (
        (metric, period) not in _TOLD_TWICE and _consistent(restated) and _consistent(originals)
    )  # fmt: skip


def _one_per_table(readings: Sequence[Reading]) -> list[Reading]:
    """Distinct values of each source's table: two rows of one table may contradict each other."""
    seen: dict[tuple[str, str, str, Decimal], Reading] = {}
    for reading in readings:
        call = reading.call
        key = call.source, call.dataset, reading.observation.unit, _decimal(reading)
        seen.setdefault(key, reading)
    return list(seen.values())


def _decimal(reading: Reading) -> Decimal:
    value = reading.observation.value
    if isinstance(value, str):
        raise TypeError(f"{reading.observation.metric} is text and cannot be compared")
    if reading.observation.metric == "close":
        return value.quantize(_tick(reading.call.code or ""))
    return value


def _tick(code: str) -> Decimal:
    """The price step of a mainland instrument: funds and convertibles have the finer one."""
    try:
        instrument = parse_target(code)
    except TargetError:
        return TICK
    fine = isinstance(instrument, Instrument) and instrument.kind in (Kind.ETF, Kind.CONVERTIBLE)
    return FUND_TICK if fine else TICK
