"""Building data points: each figure with its evidence, freshness and lineage.

Ids are given in the order of building, so the same ledger always yields the same ids.
"""

from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime
from functools import cached_property
from typing import NamedTuple

from activities.rules.calendar import local_day
from activities.rules.formulas import FORMULAS, FormulaError, NotPositiveError, Value, compute
from activities.rules.ledger import Ledger, Reading
from activities.rules.reconciliation import Comparison, compare
from activities.rules.wording import is_currency
from schemas.base import Number
from schemas.claim import Derivation, Evidence, ToolCite
from schemas.instrument import Market, market_of
from schemas.integrity import (
    Agreement,
    DataPoint,
    Freshness,
    Lineage,
    NormalizationNotes,
    Reconciliation,
    RefusedFigure,
    SourceValue,
    StalenessStatus,
)
from schemas.metrics import METRICS, Period
from schemas.text import Bilingual

StatusRule = Callable[[str, Period, date], StalenessStatus]
_Key = tuple[str, Period, date]
NOT_POSITIVE = "not_positive"
MEANINGLESS = Bilingual(
    zh="分母或基数不为正，比值没有意义",
    en="what it would be measured against is not positive, so that it would mean nothing",
)
"""Why a ratio or a growth rate is refused: the code that begins the reason, and its words."""
_GAAP = {Market.US: "US GAAP or IFRS, as filed", Market.HK: "not stated"}


class _Origin(NamedTuple):
    """Where a point's value comes from, and what it is measured in."""

    unit: str
    notes: NormalizationNotes
    lineage: Lineage
    derivation: Derivation | None
    announced: date | None


class PointBook:
    """Collects evidence and data points while the integrity rules ask for figures.

    Every method returns the id of the point, or None where the ledger does not carry it.
    """

    def __init__(
        self,
        ledger: Ledger,
        code: str,
        clock: datetime,
        status: StatusRule,
        refused: tuple[RefusedFigure, ...] = (),
    ) -> None:
        self.ledger = ledger
        self._code, self._clock, self._status = code, clock, status
        self._market = market_of(code)
        self._gaap = _GAAP.get(self._market, "PRC GAAP")
        self._evidence: dict[tuple[str, str, Period, date, Number | str], Evidence] = {}
        self._points: dict[_Key, DataPoint] = {}
        self._by_id: dict[str, DataPoint] = {}
        self.refused = refused

    @property
    def points(self) -> tuple[DataPoint, ...]:
        """All data points, in the order of building."""
        return tuple(self._by_id.values())

    @property
    def evidence(self) -> tuple[Evidence, ...]:
        """All evidence that the data points use."""
        return tuple(self._evidence.values())

    def point(self, point_id: str) -> DataPoint:
        """The data point of that id."""
        return self._by_id[point_id]

    def value(self, point_id: str | None) -> Number | None:
        """The number of a point, or None where there is none."""
        if point_id is None:
            return None
        value = self._by_id[point_id].value
        return None if isinstance(value, str) else value

    def find(self, metric: str, period: Period, as_of: date) -> str | None:
        """The id of a point that was built before."""
        point = self._points.get((metric, period, as_of))
        return point.point_id if point else None

    def evidence_id(self, reading: Reading) -> str:
        """The id of the evidence that ``reading`` is, registering it when it is new."""
        seen = reading.observation
        key = (reading.call.dataset, seen.metric, seen.period, seen.as_of, seen.value)
        if key not in self._evidence:
            self._evidence[key] = Evidence(
                evidence_id=f"ev_{len(self._evidence) + 1:03d}",
                source=f"{reading.call.source}.{reading.call.table}",
                tier=reading.tier,
                as_of=seen.as_of,
                envelope=reading.envelope(self._code),
            )
        return self._evidence[key].evidence_id

    def reported(
        self,
        metric: str,
        period: Period,
        as_of: date | None,
        *,
        newest: bool = True,
        window_start: date | None = None,
    ) -> str | None:
        """A figure as a source reports it."""
        if as_of is None:
            return None
        if known := self.find(metric, period, as_of):
            return known
        reading = self.ledger.best(metric, period, as_of)
        if reading is None:
            return None
        evidence_id = self.evidence_id(reading)
        origin = _Origin(
            reading.observation.unit, _reported_notes(reading, self._gaap),
            Lineage(type="REPORTED"), None, reading.observation.announced,
        )  # fmt: skip
        return self._add(
            (metric, period, as_of), reading.observation.value, (evidence_id,), origin,
            newest=newest, window_start=window_start,
        )  # fmt: skip

    def derived(
        self,
        metric: str,
        formula: str,
        inputs: Mapping[str, str | None],
        period: Period,
        as_of: date | None,
        *,
        newest: bool = True,
        window_start: date | None = None,
    ) -> str | None:
        """A figure computed by a registered formula.

        None where an input is missing, and where the inputs are of different currencies; None and
        a refusal where it is measured against what is not positive.
        """
        nodes = {name: node for name, node in inputs.items() if node is not None}
        if as_of is None or len(nodes) != len(inputs):
            return None
        unit = self._unit(metric, nodes.values())
        if unit is None:
            return None
        if known := self.find(metric, period, as_of):
            return known
        try:
            value = compute(formula, {name: self._argument(node) for name, node in nodes.items()})
        except NotPositiveError as error:
            self.refuse(metric, period, as_of, self._objection(nodes[error.argument]))
            return None
        except FormulaError:
            return None
        derivation = Derivation(
            formula=formula, inputs={name: self._leaf(node) for name, node in nodes.items()}
        )
        origin = _Origin(
            unit, _derived_notes(formula, self._gaap), self._lineage(formula, nodes), derivation,
            None,
        )  # fmt: skip
        return self._add(
            (metric, period, as_of), value, self._evidence_of(nodes.values()), origin,
            newest=newest, window_start=window_start, inputs=self._statuses(nodes.values()),
        )  # fmt: skip

    def annotate(self, point_id: str, *adjustments: str) -> None:
        """Say of a point what was, or was not, done to its inputs."""
        point = self._by_id[point_id]
        notes = point.normalization_notes.model_copy(update={"adjustments": adjustments})
        noted = point.model_copy(update={"normalization_notes": notes})
        self._by_id[point_id] = noted
        self._points[point.metric, point.period, point.as_of_date] = noted

    def refuse(self, metric: str, period: Period, as_of: date, reason: str) -> None:
        """Note that a figure is not used or not computed although it could be, and why."""
        figure = RefusedFigure(metric=metric, period=period, as_of=as_of, reason=reason)
        if figure not in self.refused:
            self.refused += (figure,)

    def meaningless(self, metric: str, as_of: date) -> bool:
        """Whether the figure was refused because what it is measured against is not positive."""
        return any(
            (item.metric, item.as_of) == (metric, as_of) and item.reason.startswith(NOT_POSITIVE)
            for item in self.refused
        )

    def _objection(self, node: str) -> str:
        """The reason of a refusal: the code and which figure is not positive."""
        point = self._by_id[node]
        return objection(point.metric, point.as_of_date)

    def _statuses(self, nodes: Iterable[str]) -> tuple[StalenessStatus, ...]:
        return tuple(
            self._by_id[node].freshness.staleness_status for node in nodes if node in self._by_id
        )

    def _unit(self, metric: str, nodes: Iterable[str]) -> str | None:
        """The metric's unit, money in the one currency of the inputs; None where they differ."""
        units = {self._by_id[node].unit for node in nodes if node in self._by_id}
        currencies = {unit for unit in units if is_currency(unit)}
        if len(currencies) > 1:
            return None
        canonical = METRICS[metric].unit
        return currencies.pop() if is_currency(canonical) and currencies else canonical

    def _leaf(self, node: str) -> str:
        """A reported point is named by its evidence, so that a proof needs no detour."""
        point = self._by_id.get(node)
        return point.reference if point else node

    def _argument(self, node: str) -> Value:
        if node.startswith("series:"):
            found = self.ledger.node(node)
            if found is None:
                raise FormulaError(f"{node} was not fetched")
            return found[1].values
        value = self._by_id[node].value
        if isinstance(value, str):
            raise FormulaError(f"{node} is text")
        return value

    def _evidence_of(self, nodes: Iterable[str]) -> tuple[str, ...]:
        ids: list[str] = []
        for node in nodes:
            if node.startswith("series:"):
                ids += self._series_evidence(node)
            else:
                ids += self._by_id[node].evidence_ids
        return tuple(dict.fromkeys(ids))

    def _series_evidence(self, node: str) -> list[str]:
        """The newest figure of the series stands for the fetch that brought all of it."""
        found = self.ledger.node(node)
        if found is None:
            return []
        reading = Ledger(found[:1]).latest(found[1].metric)
        return [self.evidence_id(reading)] if reading else []

    def _lineage(self, formula: str, nodes: Mapping[str, str]) -> Lineage:
        plain = {name: node for name, node in nodes.items() if not node.startswith("series:")}
        return Lineage(
            type="DERIVED",
            derivation_formula=FORMULAS[formula].expression,
            source_values={
                name: SourceValue(value=value, source=self._by_id[node].sources[0])
                for name, node in plain.items()
                if (value := self.value(node)) is not None
            },
            transformation_applied=formula,
        )

    def _add(
        self,
        key: _Key,
        value: Number | str,
        evidence_ids: tuple[str, ...],
        origin: _Origin,
        *,
        newest: bool,
        window_start: date | None,
        inputs: tuple[StalenessStatus, ...] = (),
    ) -> str:
        metric, period, as_of = key
        point = DataPoint(
            point_id=f"dp_{len(self._by_id) + 1:03d}",
            metric=metric,
            value=value,
            unit=origin.unit,
            as_of_date=as_of,
            period=period,
            window_start=window_start,
            normalization_notes=origin.notes,
            freshness=self._freshness(key, evidence_ids, origin.announced, inputs, newest=newest),
            lineage=origin.lineage,
            sources=self._sources(evidence_ids),
            reconciliation=self._reconciliation(key),
            evidence_ids=evidence_ids,
            derivation=origin.derivation,
        )
        self._points[key] = point
        self._by_id[point.point_id] = point
        return point.point_id

    def _freshness(
        self,
        key: _Key,
        evidence_ids: tuple[str, ...],
        announced: date | None,
        inputs: tuple[StalenessStatus, ...],
        *,
        newest: bool,
    ) -> Freshness:
        metric, period, as_of = key
        own = self._status(metric, period, as_of) if newest else StalenessStatus.HISTORICAL
        cites = [e.envelope.cite for e in self._evidence.values() if e.evidence_id in evidence_ids]
        retrieved = [cite.fetched_at for cite in cites if isinstance(cite, ToolCite)]
        return Freshness(
            data_as_of=as_of,
            source_updated_at=announced,
            retrieved_at=max(retrieved, default=self._clock),
            staleness_days=(local_day(self._clock, self._market) - as_of).days,
            staleness_status=as_stale_as(own, inputs),
        )

    def _sources(self, evidence_ids: tuple[str, ...]) -> tuple[str, ...]:
        sources = [e.source for e in self._evidence.values() if e.evidence_id in evidence_ids]
        return tuple(dict.fromkeys(sources))

    @cached_property
    def _comparisons(self) -> dict[_Key, Comparison]:
        return compare(self.ledger)

    def _reconciliation(self, key: _Key) -> Reconciliation:
        made = self._comparisons.get(key)
        if made is None:
            return Reconciliation(status=Agreement.DERIVED)
        return Reconciliation(
            compared_with=made.tables if len(made.tables) > 1 else (),
            max_relative_difference=made.difference,
            status=made.status,
        )


def objection(metric: str, as_of: date) -> str:
    """The reason why nothing is measured against a figure: its code, its name and its day."""
    return f"{NOT_POSITIVE}: {METRICS[metric].en} of {as_of} is not positive"


def as_stale_as(own: StalenessStatus, inputs: Iterable[StalenessStatus]) -> StalenessStatus:
    """The status of a derived figure: by its own day, or by that of its stalest input.

    The base of a growth rate, the earlier parts of a sum and the history behind a percentile are
    HISTORICAL: they are of the past on purpose and make nothing older.
    """
    given = (own, *inputs)
    for status in (StalenessStatus.STALE, StalenessStatus.AGING):
        if status in given:
            return status
    return own


def _reported_notes(reading: Reading, gaap: str) -> NormalizationNotes:
    seen = reading.observation
    unit = seen.unit
    converted = f"{seen.basis} → {unit}" if seen.basis else None
    return NormalizationNotes(
        original_basis=f"{reading.call.table}, {seen.period.value} {seen.as_of}",
        converted_to=unit,
        adjustments=(converted,) if converted else (),
        gaap_vs_non_gaap=gaap,
    )


def _derived_notes(formula: str, gaap: str) -> NormalizationNotes:
    return NormalizationNotes(
        original_basis="derived from reported figures",
        converted_to=FORMULAS[formula].expression,
        gaap_vs_non_gaap=gaap,
    )
