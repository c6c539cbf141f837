"""A research request, the blackboard its run fills, and the result it leaves."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import StrEnum

from pydantic import Field

from schemas.base import Compact, Record
from schemas.claim import Claim, Evidence
from schemas.control import ControlState, Corrected, PendingQuestion, Steering
from schemas.fetch import Dataset, Ref, SourceFailure
from schemas.following import Followed, LedgerEntry
from schemas.gate import GateEntry, Verdict
from schemas.instrument import Kind, Market
from schemas.integrity import Conflict
from schemas.question import FollowedUp
from schemas.report import FallbackRecord, OutputType, RenderedReport
from schemas.stage import Stage as Stage
from schemas.text import Bilingual, Lang

LONGEST_HOLD = timedelta(days=30)


class ResearchRequest(Record):
    """What a person, a bot or a schedule asks for.

    Exactly one of ``code`` and ``name`` is set. ``as_of`` is the knowledge time: the run sees
    nothing that became known later. None means now (in sample mode: the recording's clock).
    ``hold`` is for how long the run waits for a person where only a person can help; without it
    it does not wait. ``follows`` is the finished run whose fetches are used again where they still
    hold.
    """

    code: str | None = None
    name: str | None = Field(default=None, max_length=40)
    lang: Lang = Lang.ZH
    as_of: datetime | None = None
    sample: bool = False
    note: Bilingual | None = None
    hold: timedelta | None = Field(default=None, gt=timedelta(0), le=LONGEST_HOLD)
    follows: str | None = None


class Status(StrEnum):
    """Where a run stands."""

    RUNNING = "running"
    PAUSED = "paused"
    WAITING = "waiting"
    COMPLETED = "completed"
    STOPPED = "stopped"


class PriceRoute(Record):
    """One way to get the price; routes are tried in order."""

    dataset: str
    metric: str


class Target(Record):
    """The resolved instrument, the market session the run looks at, and what it gathers."""

    code: str
    name: str
    industry: str | None
    market: Market
    kind: Kind
    notes: tuple[Bilingual, ...] = ()
    session: str
    phase: str
    calendar_source: str
    price_routes: tuple[PriceRoute, ...]
    datasets: tuple[Dataset, ...]


class Change(Compact):
    """Input that a rewind puts in the place of the old; None leaves it as it was."""

    code: str | None = None
    name: str | None = Field(default=None, max_length=40)
    as_of: datetime | None = None
    lang: Lang | None = None
    note: Bilingual | None = None

    @property
    def given(self) -> dict[str, str]:
        """What is changed, by the keys that people use."""
        values = self.model_dump(exclude_none=True, exclude={"note"}, mode="json")
        return {key: str(value) for key, value in values.items()} | (
            {"note": self.note.en} if self.note else {}
        )


class Branch(Compact):
    """How a run came to be by a rewind, as the history of its reset tells it.

    ``cut_at`` is when ``stage`` had begun in ``origin``, the run that was rewound; ``began`` is
    when it began again.
    """

    run_id: str
    origin: str
    stage: Stage
    reason: str
    changed: Change = Field(default_factory=Change)
    cut_at: datetime
    began: datetime


class RunContext(Compact):
    """What every stage needs to know about the run it works for.

    ``origin`` is the run that this one was rewound from, or that it follows.
    """

    run_id: str
    workflow_id: str
    origin: str | None = None
    branch: Branch | None = None
    followed: Followed | None = None
    code: str
    name: str
    lang: Lang
    clock: datetime
    sample: bool


class ArtifactEntry(Record):
    """One artifact on the blackboard."""

    artifact_id: str
    version: int
    timestamp: datetime
    status: str
    ref: Ref | None = None


class RegisteredClaim(Record):
    """A claim on the blackboard, as the seeds show it, with the full claim beside it."""

    text: str
    source_agent: str
    evidence_ids: tuple[str, ...]
    confidence: str
    last_updated: datetime
    claim: Claim

    @classmethod
    def of(cls, claim: Claim) -> "RegisteredClaim":
        """The registry entry of ``claim``."""
        return cls(
            text=claim.text,
            source_agent=claim.source_agent,
            evidence_ids=claim.evidence_ids,
            confidence=claim.confidence,
            last_updated=claim.last_updated,
            claim=claim,
        )


class BlackboardTarget(Record):
    """The instrument on the blackboard."""

    ticker: str
    name: str = ""


class Blackboard(Compact):
    """The shared run state: what the seeds call the blackboard, field by field.

    What people said to the run stands beside it, where they said something.
    """

    run_id: str
    created_at: datetime
    target: BlackboardTarget
    artifacts: dict[str, ArtifactEntry] = Field(default_factory=dict)
    claim_registry: dict[str, RegisteredClaim] = Field(default_factory=dict)
    evidence_registry: dict[str, Evidence] = Field(default_factory=dict)
    gate_history: tuple[GateEntry, ...] = ()
    corrections: tuple[Corrected, ...] | None = None
    questions: tuple[PendingQuestion, ...] | None = None
    follow_ups: tuple[FollowedUp, ...] | None = None


class FiledBlackboard(Blackboard):
    """The blackboard as it is archived: with the ledger, which a follow-up begins with."""

    ledger: tuple[LedgerEntry, ...] = ()


def registries(
    claims: Iterable[Claim], evidence: Iterable[Evidence]
) -> tuple[dict[str, RegisteredClaim], dict[str, Evidence]]:
    """The claim and evidence registries, each evidence linked to the claims that rest on it."""
    claim_registry = {claim.claim_id: RegisteredClaim.of(claim) for claim in claims}
    links: dict[str, list[str]] = {}
    for claim_id, entry in claim_registry.items():
        for evidence_id in entry.evidence_ids:
            links.setdefault(evidence_id, []).append(claim_id)
    evidence_registry = {
        item.evidence_id: item.model_copy(
            update={"linked_claims": tuple(links.get(item.evidence_id, ()))}
        )
        for item in evidence
    }
    return claim_registry, evidence_registry


KEPT = "kept"
"""The status of a stage whose work a rewind kept."""


class StageRow(Record):
    """One line of the live stage table. ``status`` is running, done or kept."""

    stage: Stage
    status: str
    attempt: int
    source: str = ""
    started_at: datetime
    finished_at: datetime | None = None
    note: str = ""


class RunStatus(Record):
    """What the ``status`` query answers."""

    run_id: str
    workflow_id: str
    ticker: str
    name: str
    status: Status
    stage: Stage
    verdict: Verdict | None
    fallbacks: int
    rows: tuple[StageRow, ...]
    source_failures: tuple[SourceFailure, ...] = ()
    control: ControlState = Field(default_factory=ControlState)
    conflicts: tuple[Conflict, ...] = ()
    corrections: tuple[Corrected, ...] = ()
    questions: tuple[PendingQuestion, ...] = ()
    follow_ups: tuple[FollowedUp, ...] = ()
    as_of: datetime | None = None
    sample: bool


class RunSummary(Record):
    """A finished run: what the workflow returns and what the archive lists.

    ``stopped`` is the order that ended it early: then it has no verdict. ``origin`` is the run
    that it was rewound from (see ``branch``), or that it follows (see ``followed``).
    """

    run_id: str
    workflow_id: str
    ticker: str
    name: str
    status: Status
    verdict: Verdict | None
    output_type: OutputType
    stopped: Steering | None = None
    origin: str | None = None
    branch: Branch | None = None
    followed: Followed | None = None
    outcome_ref: Ref
    blackboard_ref: Ref
    reports: tuple[RenderedReport, ...]
    fallbacks: int
    fallback_history: tuple[FallbackRecord, ...] = ()
    as_of: datetime
    sample: bool
    lang: Lang
    started_at: datetime
    finished_at: datetime


SAMPLE_CLOCK = datetime.fromisoformat("2026-08-21T16:30:00+08:00")
"""The clock of the sample recording where no other moment is asked for."""
