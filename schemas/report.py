"""What a run delivers: one of six outcomes, each with its own shape."""

from datetime import date, datetime
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from schemas.base import Number, Record
from schemas.claim import Derivation, Fault, Tier, ToolCite
from schemas.fetch import Ref, SourceFailure
from schemas.gate import Finding, Verdict
from schemas.integrity import Conflict, MissingItem
from schemas.metrics import Period
from schemas.text import Bilingual
from schemas.valuation import ValuationSummary


class OutputType(StrEnum):
    """The six outcomes. The names of the DEGRADE products are the seeds'."""

    INVESTMENT_MEMO = "investment_memo"
    HYPOTHESIS_LIST = "hypothesis_list"
    WATCHLIST_CARD = "watchlist_card"
    ERROR_REPORT = "error_report"
    VERIFIED_FAILURE = "verified_failure"
    BLOCKED = "blocked"


class Figure(Record):
    """A figure that a text may show, with everything its cite has to say.

    ``node_id`` is the id of the claim, data point or evidence that the figure belongs to, ``like``
    an amount beside which it stands, to be written in the same power of ten.
    """

    node_id: str
    metric: str
    value: Number | str
    unit: str
    code: str
    as_of: date
    period: Period
    window_start: date | None = None
    tier: Tier | None = None
    cites: tuple[ToolCite, ...] = ()
    derivation: Derivation | None = None
    competence_id: str | None = None
    like: Number | None = None


class Paragraph(Record):
    """A piece of prose. ``template`` holds tokens; ``text`` is filled in the reader's language."""

    template: Bilingual
    text: str = ""


class Table(Record):
    """A table of templates."""

    header: tuple[Bilingual, ...]
    rows: tuple[tuple[Bilingual, ...], ...]


class ChartPoint(Record):
    """One point of a chart; ``node`` names the figure where the point is one."""

    label: str
    value: Number
    node: str | None = None


class ChartLine(Record):
    """One line or group of bars."""

    name: Bilingual
    points: tuple[ChartPoint, ...]


class Chart(Record):
    """A chart for the page: a price line, or bars by year. ``cites`` are all its fetches."""

    kind: Literal["line", "bars"]
    title: Bilingual
    lines: tuple[ChartLine, ...]
    cites: tuple[ToolCite, ...]


class Quote(Record):
    """What a person said, word for word; its digits are theirs and no figures of ours."""

    lead: Bilingual
    words: Bilingual


class Section(Record):
    """A headed part of a document."""

    key: str
    heading: Bilingual
    paragraphs: tuple[Paragraph, ...] = ()
    table: Table | None = None
    charts: tuple[Chart, ...] = ()
    quotes: tuple[Quote, ...] = ()


class Highlight(Record):
    """A figure that belongs on the first screen."""

    label: Bilingual
    node: str


class QualityLine(Record):
    """How sure and how fresh: the second line of every document."""

    claims: int
    verified: int
    key_claims: int
    key_claims_supported: int
    ab_coverage: Number
    sources: tuple[str, ...]
    newest_data: date | None
    oldest_key_data: date | None
    fallbacks: int
    quarantined: int


class Document(Record):
    """What all outcomes share.

    ``origin`` is the run that this one was rewound from, or that it follows; ``lineage`` says so
    in words.
    """

    run_id: str
    origin: str | None = None
    lineage: tuple[Bilingual, ...] = ()
    ticker: str
    name: str
    title: Bilingual
    verdict: Verdict | None
    as_of: datetime
    sample: bool
    quality: QualityLine
    warnings: tuple[Bilingual, ...] = ()
    highlights: tuple[Highlight, ...] = ()
    sections: tuple[Section, ...] = ()
    figures: tuple[Figure, ...] = ()
    source_failures: tuple[SourceFailure, ...] = ()
    disclaimer: Bilingual


class InvestmentMemo(Document):
    """PASS: the full memo with its valuation."""

    output_type: Literal[OutputType.INVESTMENT_MEMO] = OutputType.INVESTMENT_MEMO
    valuation: ValuationSummary


class MonitoringTrigger(Record):
    """An event to wait for, and what to do when it comes.

    Where the event can be tested it is also given as data: ``metric`` ``operator`` ``threshold``.
    """

    event: Bilingual
    action: Bilingual
    metric: str | None = None
    operator: Literal["<", ">", "newer_than"] | None = None
    threshold: Number | date | None = None


class Hypothesis(Record):
    """A statement that could not be verified, with what would verify it.

    ``about`` is the figure that is missing, out of date, or weakly evidenced.
    """

    id: str
    about: Bilingual
    statement: Paragraph
    confidence: Literal["HIGH", "MEDIUM", "LOW"]
    claim_id: str | None
    verification_needed: tuple[Bilingual, ...]
    monitoring_triggers: tuple[MonitoringTrigger, ...]


class HypothesisList(Document):
    """DEGRADE: hypotheses with monitoring triggers instead of a recommendation."""

    output_type: Literal[OutputType.HYPOTHESIS_LIST] = OutputType.HYPOTHESIS_LIST
    hypotheses: tuple[Hypothesis, ...]


class WatchlistCard(Document):
    """DEGRADE under ks_002: only what to watch for."""

    output_type: Literal[OutputType.WATCHLIST_CARD] = OutputType.WATCHLIST_CARD
    monitoring_triggers: tuple[MonitoringTrigger, ...]


class FallbackRecord(Record):
    """One fallback: what the gate asked for, what was tried, what came of it."""

    attempt: int
    requested: tuple[str, ...]
    reason: str
    served: tuple[str, ...] = ()
    failed: tuple[SourceFailure, ...] = ()


class ErrorReport(Document):
    """FAIL after the last fallback: the reasons, the conflicts, what was tried, what to do."""

    output_type: Literal[OutputType.ERROR_REPORT] = OutputType.ERROR_REPORT
    reasons: tuple[Finding, ...]
    conflicts: tuple[Conflict, ...]
    missing: tuple[MissingItem, ...]
    attempts: tuple[FallbackRecord, ...]
    next_step: Bilingual


class RejectedClaim(Record):
    """A claim that failed verification twice. The rejected value itself is never shown.

    ``recorded`` is the mark of the figure that the ledger has in its place, where it has one.
    """

    claim_id: str
    metric: str
    reason: str
    fault: Fault = Fault.VALUE
    recorded: str | None


class VerifiedFailure(Document):
    """The verifier rejected a claim twice; no figure of the draft is published."""

    output_type: Literal[OutputType.VERIFIED_FAILURE] = OutputType.VERIFIED_FAILURE
    failures: tuple[RejectedClaim, ...]
    attempts: int = 2
    sources_tried: tuple[str, ...]
    next_step: Bilingual


class Blocked(Document):
    """The egress gate refused to let the document out."""

    output_type: Literal[OutputType.BLOCKED] = OutputType.BLOCKED
    findings: tuple[Finding, ...]
    next_step: Bilingual


Outcome = Annotated[
    InvestmentMemo | HypothesisList | WatchlistCard | ErrorReport | VerifiedFailure | Blocked,
    Field(discriminator="output_type"),
]
OUTCOME: TypeAdapter[Outcome] = TypeAdapter(Outcome)


class RenderedReport(Record):
    """One rendering of a document, kept in the archive."""

    format: Literal["md", "html"]
    lang: str
    ref: Ref
