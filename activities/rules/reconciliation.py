"""Comparing what different sources say of the same figure.

A difference above 0.01 % between two sources is a conflict (seed 000); so are two rows of one
source that contradict each other. A restated row settles a conflict when it agrees with the
other source, because then both sides speak of the same, newer version of the accounts. Where two
sites agree against a third, theirs is the value, and the conflict stays on record as outvoted.
A person's word ends every conflict about its figure (see ``rulings``).
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import date
from decimal import Decimal

from activities.rules.ledger import Ledger, Reading, ReadingKey
from activities.rules.rulings import rulings
from schemas.base import Number, Record
from schemas.fetch import CATALOGUE, Dataset
from schemas.instrument import Instrument, Kind, TargetError, parse_target
from schemas.metrics import Period

TOLERANCE = Decimal("0.0001")
COMPARED = (
    ("close", Period.INSTANT),
    ("total_revenue", Period.YEAR),
    ("net_profit", Period.YEAR),
    ("roe_waa", Period.YEAR),
)
"""Metrics that two sources of ours define alike. ROE is not among them: the definitions differ."""

YEARS_COMPARED = 5


TICK, FUND_TICK = Decimal("0.01"), Decimal("0.001")
"""The steps of mainland prices: closes are compared in whole steps, so that noise is none."""


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


def relative_difference(a: Decimal, b: Decimal) -> Decimal:
    """|a - b| over the larger magnitude; zero when both are zero."""
    largest = max(abs(a), abs(b))
    return abs(a - b) / largest if largest else Decimal(0)


def disagreements(
    ledger: Ledger, today: date, years: int | None = YEARS_COMPARED
) -> tuple[Disagreement, ...]:
    """Every conflict in the ledger that is not settled by the sources, in a stable order.

    Reports are compared as many ``years`` back; None means all of them.
    """
    ruled = {
        key: _ruled(word, ledger.readings(*key)) for key, word in rulings(ledger.calls).items()
    }
    found = [
        disagreement
        for metric, period in COMPARED
        for as_of, readings in sorted(_by_date(ledger.readings(metric, period)).items())
        if (metric, period, as_of) not in ruled and _recent(period, as_of, today, years)
        if (disagreement := _disagreement(metric, period, as_of, readings))
    ]
    found += (item for item in _duplicates(ledger) if _key(item) not in ruled)
    return (*found, *(item for item in ruled.values() if item))


def _key(item: Disagreement) -> tuple[str, Period, date]:
    return item.metric, item.period, item.as_of


def _ruled(word: Reading, readings: Sequence[Reading]) -> Disagreement | None:
    """What a person's word overrules."""
    readings = [r for r in readings if r.observation.unit == word.observation.unit]
    against = tuple(
        r for r in readings if relative_difference(_decimal(r), _decimal(word)) > TOLERANCE
    )
    if not against:
        return None
    seen = word.observation
    return Disagreement(
        metric=seen.metric, period=seen.period, as_of=seen.as_of,
        readings=tuple(_one_per_table(readings)), outvoted=against, ruled=True,
        difference=relative_difference(*_extremes(readings)),
    )  # fmt: skip


def outvoted(found: Iterable[Disagreement]) -> frozenset[ReadingKey]:
    """The readings that are not to be used while others are there."""
    return frozenset(reading.key for item in found for reading in item.outvoted)


def agreeing_sources(ledger: Ledger, metric: str, period: Period, as_of: date) -> tuple[str, ...]:
    """The sources whose reading of the figure lies within the tolerance of the preferred one."""
    readings = ledger.readings(metric, period, as_of)
    if not readings:
        return ()
    first = readings[0].observation.value
    return tuple(
        dict.fromkeys(
            f"{r.call.source}.{r.call.table}"
            for r in readings
            if _agree(first, r.observation.value)
        )
    )


def _agree(a: Number | str, b: Number | str) -> bool:
    if isinstance(a, str) or isinstance(b, str):
        return a == b
    return relative_difference(a, b) <= TOLERANCE


def _recent(period: Period, as_of: date, today: date, years: int | None) -> bool:
    return years is None or period is Period.INSTANT or as_of.year >= today.year - years


def _by_date(readings: Iterable[Reading]) -> dict[date, list[Reading]]:
    grouped: dict[date, list[Reading]] = defaultdict(list)
    for reading in readings:
        grouped[reading.observation.as_of].append(reading)
    return grouped


def _disagreement(
    metric: str, period: Period, as_of: date, readings: Sequence[Reading]
) -> Disagreement | None:
    readings = [r for r in readings if r.observation.unit == readings[0].observation.unit]
    sides = _one_per_table(readings)
    if len(sides) < 2:
        return None
    difference = relative_difference(*_extremes(sides))
    if difference <= TOLERANCE or _settled(sides):
        return None
    return Disagreement(
        metric=metric, period=period, as_of=as_of, readings=tuple(sides), difference=difference,
        outvoted=tuple(_against_majority(readings)),
    )  # fmt: skip


def _against_majority(readings: Sequence[Reading]) -> Iterable[Reading]:
    """What differs from the one value on which more sites agree than on any other."""
    sites = [_supporters(reading, readings) for reading in readings]
    most = max(sites, key=len)
    if len(most) < 2 or any(len(other) == len(most) and other != most for other in sites):
        return ()
    return (r for r, support in zip(readings, sites, strict=True) if support != most)


def _supporters(reading: Reading, readings: Sequence[Reading]) -> frozenset[str]:
    return frozenset(
        CATALOGUE[other.call.dataset].upstream
        for other in readings
        if relative_difference(_decimal(reading), _decimal(other)) <= TOLERANCE
    )


def _settled(sides: Sequence[Reading]) -> bool:
    """Whether a restated reading agrees with an independent source."""
    restated = [r for r in sides if r.call.dataset is Dataset.INCOME_RESTATED]
    return any(
        other.call.source != version.call.source
        and relative_difference(_decimal(version), _decimal(other)) <= TOLERANCE
        for version in restated
        for other in sides
    )


def _duplicates(ledger: Ledger) -> Iterable[Disagreement]:
    """Contradicting rows of one fetch, for figures that no second source covers."""
    for call in ledger.calls:
        rows: dict[tuple[str, Period, date, str | None], list[Reading]] = defaultdict(list)
        for seen in call.observations:
            if not isinstance(seen.value, str):
                key = (seen.metric, seen.period, seen.as_of, seen.code)
                rows[key].append(Reading(call=call, observation=seen))
        for (metric, period, as_of, _), readings in rows.items():
            difference = relative_difference(*_extremes(readings))
            if (metric, period) not in COMPARED and difference > TOLERANCE:
                yield Disagreement(
                    metric=metric, period=period, as_of=as_of, readings=tuple(readings),
                    difference=difference,
                )  # fmt: skip


def _one_per_table(readings: Sequence[Reading]) -> list[Reading]:
    """Distinct values of each source's table: two rows of one table may contradict each other."""
    seen: dict[tuple[str, str, Decimal], Reading] = {}
    for reading in readings:
        seen.setdefault((reading.call.source, reading.call.dataset, _decimal(reading)), reading)
    return list(seen.values())


def _extremes(readings: Sequence[Reading]) -> tuple[Decimal, Decimal]:
    values = [_decimal(reading) for reading in readings]
    return min(values), max(values)


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
