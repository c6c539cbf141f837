"""The inputs and results of the stages: references, and the few facts a decision needs."""

from datetime import datetime

from schemas.base import Record
from schemas.claim import Claim, VerificationFailure, VerificationResult
from schemas.control import Corrected, PendingQuestion, Steering
from schemas.fetch import CalendarSlice, FormerName, Ref, SourceFailure
from schemas.following import LedgerLine
from schemas.gate import EgressReport, GateEntry, GateReport, IngestReport, Verdict
from schemas.question import Answer, FollowedUp, Question
from schemas.report import FallbackRecord, OutputType, RenderedReport
from schemas.research import ArtifactEntry, RunContext, RunSummary, Stage, Target
from schemas.text import Bilingual, Lang


class OpenInput(Record):
    """What the target is resolved from.

    ``former`` are companies that bore the name once, ``former_gap`` why nobody knows; both are
    empty until former names have been asked for.
    """

    code: str | None
    name: str | None
    alias: str | None = None
    note: Bilingual | None
    clock: datetime
    sample: bool
    companies: Ref | None
    calendar: CalendarSlice | None
    stocks_only: bool = True
    former: tuple[FormerName, ...] = ()
    former_gap: str | None = None


class BranchStage(Record):
    """The stage at which a rewound run begins again."""

    stage: Stage


class IngestInput(Record):
    """The texts to screen."""

    run: RunContext
    texts: tuple[Ref, ...]
    companies: Ref | None


class IntegrityStage(Record):
    """The ledger to reconcile."""

    run: RunContext
    industry: str | None
    calendar: CalendarSlice | None
    calls: tuple[Ref, ...]
    failures: tuple[SourceFailure, ...]


class ThesisStage(Record):
    """The picture to reason about, with the verifier's feedback on an earlier draft."""

    run: RunContext
    industry: str | None
    report: Ref
    rejected: tuple[VerificationFailure, ...] = ()


class Draft(Record):
    """The claims of an artifact; the artifact may hold more."""

    claims: tuple[Claim, ...]


class Thesis(Record):
    """The claims of a draft, and the artifact that holds them."""

    claims: tuple[Claim, ...]
    ref: Ref


class EcosystemStage(Record):
    """What the ecosystem graph is drawn from."""

    run: RunContext
    industry: str | None
    companies: Ref | None
    report: Ref


class EcosystemResult(Record):
    """The graph's artifact and size."""

    ref: Ref
    edges: int


class VerifyStage(Record):
    """The draft to verify: theses (and valuations) by reference, and what they must agree with."""

    run: RunContext
    drafts: tuple[Ref, ...]
    report: Ref
    calls: tuple[Ref, ...]


class QualityStage(Record):
    """The newest artifacts."""

    run: RunContext
    thesis: Ref
    report: Ref
    fallbacks: int


class ValuationStage(Record):
    """The verified picture to value."""

    run: RunContext
    industry: str | None
    thesis: Ref
    report: Ref
    calls: tuple[Ref, ...]


class ValuationResult(Record):
    """The valuation's claims, and the artifact that holds all of it."""

    claims: tuple[Claim, ...]
    ref: Ref
    refusals: tuple[str, ...]


class ComposeStage(Record):
    """The blackboard to compose from."""

    run: RunContext
    target: Target
    calls: tuple[Ref, ...]
    failures: tuple[SourceFailure, ...]
    ingest: IngestReport | None
    report: Ref
    thesis: Ref
    ecosystem: Ref | None
    gate: GateReport | None
    valuation: Ref | None
    rejected: tuple[VerificationFailure, ...] = ()
    fallbacks: tuple[FallbackRecord, ...] = ()
    stopped: Steering | None = None
    questions: tuple[PendingQuestion, ...] = ()
    follow_ups: tuple[FollowedUp, ...] = ()


class Composed(Record):
    """A composed document, still to be screened."""

    ref: Ref
    output_type: OutputType


class EgressStage(Record):
    """The document that wants to leave, and the claims that leave with it."""

    run: RunContext
    document: Ref
    drafts: tuple[Ref, ...]
    rejected: tuple[str, ...]
    report: Ref
    calls: tuple[Ref, ...]
    gate: GateReport | None
    ecosystem: Ref | None = None
    companies: Ref | None = None


class Screened(Record):
    """The egress gate's judgement and what may be delivered: the document, or its block notice."""

    report: EgressReport
    document: Ref
    output_type: OutputType
    reports: tuple[RenderedReport, ...]


class CloseStage(Record):
    """Everything that is archived of a run, by reference."""

    run: RunContext
    verdict: Verdict | None
    stopped: Steering | None = None
    output_type: OutputType
    document: Ref
    reports: tuple[RenderedReport, ...]
    fallbacks: tuple[FallbackRecord, ...]
    created_at: datetime
    started_at: datetime
    finished_at: datetime
    artifacts: dict[str, ArtifactEntry]
    gate_history: tuple[GateEntry, ...]
    report: Ref
    drafts: tuple[Ref, ...]
    rejected: tuple[str, ...]
    calls: tuple[Ref, ...]
    corrections: tuple[Corrected, ...] = ()
    questions: tuple[PendingQuestion, ...] = ()
    follow_ups: tuple[FollowedUp, ...] = ()
    ledger: tuple[LedgerLine, ...] = ()


class AnswerStage(Record):
    """A question, and the fetches that may answer it. ``number`` counts a run's follow-ups."""

    question: Question
    run: RunContext
    session: str
    phase: str
    calls: tuple[Ref, ...]
    failures: tuple[SourceFailure, ...]
    number: int = 0


class AnswerCheck(Record):
    """An answer to hold against the ledger.

    ``lang`` is the reader's language; with the last ``attempt`` it tells him of a failure.
    """

    answer: Answer
    calls: tuple[Ref, ...]
    lang: Lang = Lang.ZH
    attempt: int = 1


class AnswerProof(VerificationResult):
    """The verifier's answer; after the last attempt, also what is delivered in its place."""

    withheld: Answer | None = None


class AnswerArchive(Record):
    """An answer to archive."""

    answer: Answer
    lang: Lang
    calls: tuple[Ref, ...]
    started_at: datetime
    finished_at: datetime


class EvalCaptureInput(Record):
    """What an evaluation case is made of.

    ``truth`` is the correction that tells what should have come out, and ``number`` tells cases of
    one run and trigger apart.
    """

    summary: RunSummary
    trigger_type: str
    auto_label: str
    description: str
    truth: Ref | None = None
    number: int = 1
