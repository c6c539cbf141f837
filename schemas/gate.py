"""Gates, verdicts, findings and kill-switch rules."""

from datetime import datetime
from enum import StrEnum

from schemas.base import Number, Record
from schemas.fetch import Dataset, Ref


class Verdict(StrEnum):
    """The quality gate's three answers."""

    PASS = "PASS"  # noqa: S105 - a verdict, not a credential
    DEGRADE = "DEGRADE"
    FAIL = "FAIL"


class IngestVerdict(StrEnum):
    """The ingest gate's three answers."""

    CLEAN = "CLEAN"
    FLAGGED = "FLAGGED"
    QUARANTINED = "QUARANTINED"


class EgressVerdict(StrEnum):
    """The egress gate's two answers."""

    SAFE = "SAFE"
    BLOCKED = "BLOCKED"


class Finding(Record):
    """One thing a gate noticed: which rule, why, which claims, and what would mend it.

    ``inputs`` are the evidence ids that it was judged by; a gap has none.
    """

    rule: str
    reason: str
    claim_ids: tuple[str, ...] = ()
    inputs: tuple[str, ...] = ()
    span: str | None = None
    remedy: str | None = None


class Severity(StrEnum):
    """How much a finding in a text weighs."""

    HIGH = "high"
    LOW = "low"


class View(StrEnum):
    """Which part of an external text a finding is about."""

    VISIBLE = "visible"
    HIDDEN = "hidden"
    COMMENT = "comment"
    ATTRIBUTE = "attribute"
    DECODED = "decoded"
    RAW = "raw"
    SOURCE = "source"


class TextFinding(Finding):
    """A finding in an external text, with the view in which it was made."""

    view: View = View.VISIBLE
    severity: Severity = Severity.HIGH


class KillSwitchAction(StrEnum):
    """What a fired kill-switch rule does."""

    BLOCK_FULL_REPORT = "BLOCK_FULL_REPORT"
    DEGRADE_TO_WATCHLIST = "DEGRADE_TO_WATCHLIST"
    BLOCK_UNTIL_RESOLVED = "BLOCK_UNTIL_RESOLVED"
    HARD_BLOCK = "HARD_BLOCK"
    BLOCK = "BLOCK"
    WARN_STALE_DATA = "WARN_STALE_DATA"


class KillSwitchRule(Record):
    """One kill-switch rule as typed data."""

    rule_id: str
    condition: str
    action: KillSwitchAction
    fallback: str


class RuleFiring(Record):
    """A kill-switch rule that fired, with the inputs that made it fire."""

    rule_id: str
    action: KillSwitchAction
    inputs: dict[str, Number]


class RequiredAction(Record):
    """What the quality gate asks for before it would judge better."""

    dataset: Dataset
    reason: str


class IngestItem(Record):
    """The ingest gate's verdict on one text."""

    item_id: str
    verdict: IngestVerdict
    findings: tuple[TextFinding, ...] = ()


class IngestReport(Record):
    """The ingest gate's verdict on all texts; only what is not CLEAN is listed.

    ``sanitized_data`` refers to the clean texts, each wrapped as data (``SanitizedTexts``).
    """

    gate: str = "ingest"
    verdict: IngestVerdict
    screened: int
    quarantined_items: tuple[IngestItem, ...] = ()
    flags: tuple[IngestItem, ...] = ()
    sanitized_data: Ref | None = None
    rules_version: str


class GateReport(Record):
    """The quality gate's judgement."""

    gate: str = "quality_gate"
    verdict: Verdict
    reason: str
    findings: tuple[Finding, ...] = ()
    firings: tuple[RuleFiring, ...] = ()
    actions: tuple[RequiredAction, ...] = ()
    ab_coverage: Number
    key_claims: int
    key_claims_supported: int
    rules_version: str


class EgressReport(Record):
    """The egress gate's judgement of everything that is about to leave."""

    gate: str = "egress"
    verdict: EgressVerdict
    findings: tuple[Finding, ...] = ()
    firings: tuple[RuleFiring, ...] = ()
    numerals: int
    rules_version: str


class GateEntry(Record):
    """One line of the blackboard's gate history."""

    gate: str
    verdict: str
    timestamp: datetime
    reason: str
