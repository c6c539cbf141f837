"""The data integrity report (agent 1): data points with normalisation, freshness and lineage."""

from datetime import date, datetime
from enum import StrEnum
from typing import Literal

from pydantic import Field

from schemas.base import Number, Record
from schemas.claim import Derivation, Evidence, Node
from schemas.fetch import Dataset, Ref
from schemas.metrics import Period


class StalenessStatus(StrEnum):
    """Whether a figure is recent enough to speak for the present.

    HISTORICAL marks a figure of a past period that is used as such, as the base of a growth rate.
    """

    FRESH = "FRESH"
    AGING = "AGING"
    STALE = "STALE"
    HISTORICAL = "HISTORICAL"


class NormalizationNotes(Record):
    """What was done to a figure on the way from the source's form to ours."""

    original_basis: str
    converted_to: str
    adjustments: tuple[str, ...] = ()
    gaap_vs_non_gaap: str


class Freshness(Record):
    """How old a figure is, counted from the day it speaks of."""

    data_as_of: date
    source_updated_at: date | None
    retrieved_at: datetime
    staleness_days: int
    staleness_status: StalenessStatus


class SourceValue(Record):
    """One input of a derived figure."""

    value: Number
    source: str


class Lineage(Record):
    """Where a figure comes from: reported by a source, or derived by a formula."""

    type: str
    derivation_formula: str | None = None
    source_values: dict[str, SourceValue] = Field(default_factory=dict)
    transformation_applied: str | None = None


class Agreement(StrEnum):
    """What the readings of one figure say of each other.

    RESTATED: they differ, and a restatement explains it. MAJORITY, RULING: the sources or a person
    settled it. NOT_COMPARED: there are several, and they are not of the same thing.
    """

    DERIVED = "derived"
    SINGLE_SOURCE = "single_source"
    AGREED = "agreed"
    RESTATED = "restated"
    MAJORITY = "majority"
    RULING = "ruling"
    CONFLICT = "conflict"
    NOT_COMPARED = "not_compared"


class Reconciliation(Record):
    """What other sources say of the same figure.

    ``max_relative_difference`` is the largest between any two readings, as a share of the larger
    one: 0.0001 is the tolerance, 1 stands for different units. None where nothing was compared.
    """

    compared_with: tuple[str, ...] = ()
    max_relative_difference: Number | None = None
    status: Agreement


class DataPoint(Record):
    """One reconciled figure. ``derivation`` lets the verifier recompute a derived one."""

    point_id: str
    metric: str
    value: Number | str
    unit: str
    as_of_date: date
    period: Period
    window_start: date | None = None
    normalization_notes: NormalizationNotes
    freshness: Freshness
    lineage: Lineage
    sources: tuple[str, ...]
    reconciliation: Reconciliation
    evidence_ids: tuple[str, ...]
    derivation: Derivation | None = None

    @property
    def reference(self) -> str:
        """The id by which derivations name the point: a reported one by its evidence."""
        return self.point_id if self.derivation else self.evidence_ids[0]

    def node(self) -> Node:
        """The data point as an input of further derivations."""
        return Node(
            node_id=self.point_id,
            metric=self.metric,
            value=self.value,
            as_of=self.as_of_date,
            period=self.period,
            evidence_ids=self.evidence_ids,
            derivation=self.derivation,
        )


class SourceReading(Record):
    """What one source says, as one side of a conflict."""

    source: str
    value: Number
    evidence_id: str
    unit: str | None = None


class Conflict(Record):
    """Two sources that disagree about the same figure by more than the tolerance.

    ``resolution`` says how it was settled: by the ``majority`` of the sources, by a person's
    ``ruling``, or not at all.
    """

    conflict_id: str
    metric: str
    as_of: date
    period: Period
    readings: tuple[SourceReading, ...]
    relative_difference: Number
    resolution: Literal["majority", "ruling"] | None = None

    @property
    def sides(self) -> str:
        """Who says what, with the unit where it is part of the contradiction."""
        unlike = len({reading.unit for reading in self.readings}) > 1
        return " ≠ ".join(
            f"{r.source} {r.value:f}" + (f" {r.unit}" if unlike and r.unit else "")
            for r in self.readings
        )


class MissingItem(Record):
    """A figure that a complete picture needs and no source gave, with the reason."""

    metric: str
    dataset: Dataset
    reason: str
    core: bool


class RefusedFigure(Record):
    """A figure whose inputs are there, and that is not computed from them, with the reason."""

    metric: str
    period: Period
    as_of: date
    reason: str


class NormalizationSummary(Record):
    """The conventions that hold for all data points."""

    base_currency: str
    share_count_basis: str
    fiscal_year_end: str
    gaap_basis: bool
    one_time_items_excluded: tuple[str, ...] = ()


class FreshnessSummary(Record):
    """The age of the whole picture.

    ``halted_since`` is the last day on which a halted stock traded: its market figures are as
    new as they can be if they are of that day.
    """

    oldest_data_point: date | None
    newest_data_point: date | None
    overall_staleness: StalenessStatus
    stale_metrics: tuple[str, ...] = ()
    core_staleness_days: int | None = None
    halted_since: date | None = None


class IntegrityReport(Record):
    """The artifact of the data integrity agent."""

    agent: str = "data_integrity"
    version: str = "1.1"
    data_points: tuple[DataPoint, ...]
    evidence: tuple[Evidence, ...]
    conflicts: tuple[Conflict, ...] = ()
    missing: tuple[MissingItem, ...] = ()
    refused: tuple[RefusedFigure, ...] = ()
    normalization_summary: NormalizationSummary
    freshness_summary: FreshnessSummary


class IntegritySummary(Record):
    """What the workflow needs of the integrity report; the rest is in the archive."""

    ref: Ref
    evidence: tuple[Evidence, ...]
    nodes: tuple[Node, ...]
    conflicts: tuple[Conflict, ...]
    missing: tuple[MissingItem, ...]
    freshness: FreshnessSummary
