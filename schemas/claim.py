"""Claims and what they stand on: the cite envelope, evidence, derivations."""

from datetime import date, datetime
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Compact, Number, Record
from schemas.metrics import Period


class Tier(StrEnum):
    """How good a source is: filings and exchanges, licensed vendors, scraped or unknown."""

    A = "A"
    B = "B"
    C = "C"


class Confidence(StrEnum):
    """How firmly a claim stands; computed by rule from its evidence, never estimated."""

    STRONG = "STRONG"
    MODERATE = "MODERATE"
    WEAK = "WEAK"
    UNSUPPORTED = "UNSUPPORTED"


class ToolCite(Compact):
    """Points at the fetch that produced a figure. The first six fields are the seeds' contract."""

    kind: Literal["tool"] = "tool"
    source: str
    table: str
    fetched_at: datetime
    tool_call_id: str
    served_by: str
    calendar_source: str | None = None


class CompetenceCite(Record):
    """Points at an entry of the competence registry."""

    kind: Literal["competence"] = "competence"
    competence_id: str


Cite = Annotated[ToolCite | CompetenceCite, Field(discriminator="kind")]


class Envelope(Compact):
    """One cited figure: the fixed shape in which every query is answered."""

    value: Number | str
    metric: str
    code: str
    as_of: date
    cite: Cite
    unit: str | None = None
    period: Period | None = None
    announced: date | None = None
    as_of_ts: datetime | None = None


class Evidence(Record):
    """A fetched fact that claims rest on, with its full cite."""

    evidence_id: str
    source: str
    tier: Tier
    as_of: date
    linked_claims: tuple[str, ...] = ()
    envelope: Envelope


class Derivation(Record):
    """How a value is computed: a formula id and, for each of its arguments, a node.

    A node is an evidence, data point or claim id, or ``series:TABLE.METRIC`` for a fetched series.
    """

    formula: str
    inputs: dict[str, str]


class Node(Compact):
    """A figure that derivations may name as an input: a data point without its commentary."""

    node_id: str
    metric: str
    value: Number | str
    as_of: date
    period: Period
    evidence_ids: tuple[str, ...]
    derivation: Derivation | None = None
    competence_id: str | None = None


class Claim(Compact):
    """A statement about one figure, with the evidence it rests on.

    ``key`` marks the claims that the quality gate insists on, ``stale`` one whose figure is too
    old to speak for the present. A claim without a derivation
    repeats the value of its single evidence; one with a derivation is recomputed from its inputs.
    """

    claim_id: str
    text: str
    source_agent: str
    evidence_ids: tuple[str, ...]
    confidence: Confidence
    last_updated: datetime
    topic: str
    metric: str
    code: str
    value: Number | str
    unit: str
    as_of: date
    period: Period
    window_start: date | None = None
    key: bool = False
    stale: bool = False
    derivation: Derivation | None = None
    competence_id: str | None = None
    mechanism: str | None = None
    falsifier: str | None = None

    @property
    def node_id(self) -> str:
        """What derivations name the claim by."""
        return self.claim_id

    def node(self) -> Node:
        """The claim as an input of further derivations."""
        return Node(
            node_id=self.claim_id,
            metric=self.metric,
            value=self.value,
            as_of=self.as_of,
            period=self.period,
            evidence_ids=self.evidence_ids,
            derivation=self.derivation,
            competence_id=self.competence_id,
        )


class Fault(StrEnum):
    """In which way a claim does not hold."""

    VALUE = "value"
    FIELD = "field"
    UNCITED = "uncited"
    FORMULA = "formula"
    ASSUMPTION = "assumption"
    AGE = "age"


class VerificationFailure(Record):
    """Why one claim was rejected, worded as the verifier words it.

    ``public_reason`` is the same without the rejected value, which no reader may see; ``recorded``
    is the value that the ledger, or the recomputation, has for exactly what was claimed.
    """

    claim_index: int
    claim_id: str
    reason: str
    public_reason: str
    fault: Fault = Fault.VALUE
    recorded: Number | str | None = None


class VerificationResult(Record):
    """The verifier's answer."""

    ok: bool
    checked: int
    failures: tuple[VerificationFailure, ...] = ()
    rules_version: str
