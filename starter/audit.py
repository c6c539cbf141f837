"""Re-proving a run from its event history, with no key and no network.

What the history recorded (fetches, evidence, claims, verdicts, documents by hash) is held against
the rules once more, and the delivered reports in the archive against the document. The first
figure that does not hold ends the audit.
"""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pydantic import BaseModel
from temporalio.api.enums.v1 import EventType
from temporalio.api.history.v1 import HistoryEvent
from temporalio.client import WorkflowHistory
from temporalio.contrib.pydantic import pydantic_data_converter

from activities.archive.store import Archive
from activities.errors import ResearchError
from activities.rendering import html, markdown
from activities.rules import quality
from activities.rules.competences import COMPETENCES
from activities.rules.figures import unmark
from activities.rules.ledger import Ledger
from activities.rules.verification import Verifier, same_value
from schemas.claim import Claim, ToolCite
from schemas.fetch import DatasetQuery, Fetched
from schemas.gate import GateReport
from schemas.integrity import IntegritySummary
from schemas.names import tool_call_id
from schemas.report import OUTCOME, Outcome, OutputType, RenderedReport
from schemas.stages import QualityStage, Screened, Thesis, ValuationResult
from schemas.text import Lang

Model = TypeVar("Model", bound=BaseModel)
_CONVERTER = pydantic_data_converter.payload_converter


class AuditFailure(Exception):
    """The first thing that does not hold."""


@dataclass
class Recorded:
    """What the activities of a run returned, in order, with their inputs."""

    run_id: str
    workflow_id: str = ""
    results: dict[str, list[tuple[str, Any, Any]]] = field(default_factory=dict)

    def every(self, activity: str, model: type[Model]) -> list[Model]:
        """All results of an activity."""
        return [_decode(result, model) for _, _, result in self.results.get(activity, ())]

    def newest(self, activity: str, model: type[Model]) -> Model | None:
        """The last result of an activity."""
        found = self.results.get(activity)
        return _decode(found[-1][2], model) if found else None


@dataclass
class AuditReport:
    """What was proved."""

    run_id: str
    fetches: int = 0
    evidence: int = 0
    claims: int = 0
    verdicts: int = 0
    figures: int = 0
    reports: int = 0
    notes: list[str] = field(default_factory=list)


def read_history(text: str) -> WorkflowHistory:
    """An exported history; raises AuditFailure when the file is none."""
    try:
        return WorkflowHistory.from_json("audited", text)
    except Exception as error:  # noqa: BLE001 - the protobuf parser raises several kinds
        raise AuditFailure(f"the file is no Temporal history: {type(error).__name__}") from None


def audit(history: WorkflowHistory, archive: Archive | None) -> AuditReport:
    """Prove the run; raises AuditFailure naming the first figure that does not hold."""
    try:
        recorded = _recorded(history.events)
        report = AuditReport(recorded.run_id)
        ledger = _fetches(recorded, report)
        summary, claims = _claims(recorded, ledger, report)
        _verdicts(recorded, summary, report)
        _documents(recorded, summary, claims, archive, report)
    except (ValueError, KeyError) as error:
        raise AuditFailure(f"the history cannot be read: {error}") from None
    return report


def _recorded(events: Iterable[HistoryEvent]) -> Recorded:
    recorded, scheduled = Recorded(""), {}
    for event in events:
        if event.event_type == EventType.EVENT_TYPE_WORKFLOW_EXECUTION_STARTED:
            started = event.workflow_execution_started_event_attributes
            if started.workflow_type.name != "ResearchWorkflow":
                raise AuditFailure(f"{started.workflow_type.name} leaves no report to prove")
            recorded = Recorded(started.original_execution_run_id, started.workflow_id)
        elif event.event_type == EventType.EVENT_TYPE_ACTIVITY_TASK_SCHEDULED:
            scheduled[event.event_id] = event.activity_task_scheduled_event_attributes
        elif event.event_type == EventType.EVENT_TYPE_ACTIVITY_TASK_COMPLETED:
            done = event.activity_task_completed_event_attributes
            task = scheduled[done.scheduled_event_id]
            entry = (task.activity_id, task.input.payloads[0], done.result.payloads[0])
            recorded.results.setdefault(task.activity_type.name, []).append(entry)
    if not recorded.run_id:
        raise AuditFailure("the history has no beginning")
    return recorded


def _decode(payload: Any, model: type[Model]) -> Model:
    value: Model = _CONVERTER.from_payload(payload, model)
    return value


def _fetches(recorded: Recorded, report: AuditReport) -> Ledger:
    """Each fetch must carry the id of its activity and the hash of its own record."""
    fetched = []
    for activity_id, asked, result in recorded.results.get("fetch_dataset", ()):
        item, query = _decode(result, Fetched), _decode(asked, DatasetQuery)
        name = f"{item.call.source}.{item.call.table} {item.call.tool_call_id}"
        if item.call.tool_call_id != tool_call_id(recorded.run_id, activity_id):
            raise AuditFailure(f"fetch {name} does not point at its activity {activity_id}")
        if item.call.dataset is not query.dataset or item.call.code != query.code:
            raise AuditFailure(f"fetch {name} answers another query")
        if _sha256(item.call.model_dump_json()) != item.ref.sha256:
            raise AuditFailure(f"fetch {name} was altered after it was recorded")
        fetched.append(item)
    report.fetches = len(fetched)
    return Ledger(item.call for item in fetched)


def _claims(
    recorded: Recorded, ledger: Ledger, report: AuditReport
) -> tuple[IntegritySummary, tuple[Claim, ...]]:
    """Every claim that was delivered, recomputed from the fetches."""
    summary = recorded.newest("check_integrity", IntegritySummary)
    thesis = recorded.newest("draft_thesis", Thesis)
    if summary is None or thesis is None:
        raise AuditFailure("the run did not get as far as claims")
    valuation = recorded.newest("value_company", ValuationResult)
    claims = (*thesis.claims, *(valuation.claims if valuation else ()))
    result = Verifier(ledger, summary.evidence, summary.nodes, COMPETENCES).verify(claims)
    rejected = {failure.claim_id for failure in result.failures}
    screened = recorded.newest("screen_egress", Screened)
    if screened and screened.output_type is not OutputType.VERIFIED_FAILURE and rejected:
        failure = result.failures[0]
        claim = claims[failure.claim_index]
        raise AuditFailure(f"{failure.claim_id} {claim.metric}: {failure.reason}")
    report.evidence, report.claims = len(summary.evidence), len(claims) - len(rejected)
    return summary, tuple(claim for claim in claims if claim.claim_id not in rejected)


def _verdicts(recorded: Recorded, summary: IntegritySummary, report: AuditReport) -> None:
    """Each quality verdict, judged again from the artifacts that stood when it fell."""
    theses = recorded.every("draft_thesis", Thesis)
    summaries = recorded.every("check_integrity", IntegritySummary)
    by_ref = {thesis.ref.sha256: thesis.claims for thesis in theses}
    pictures = {item.ref.sha256: item for item in summaries}
    for _, asked, result in recorded.results.get("judge_quality", ()):
        stage, given = _decode(asked, QualityStage), _decode(result, GateReport)
        picture = pictures.get(stage.report.sha256, summary)
        again = quality.judge(
            quality.QualityInput(
                claims=by_ref.get(stage.thesis.sha256, ()),
                evidence=picture.evidence,
                conflicts=picture.conflicts,
                missing=picture.missing,
                core_staleness_days=picture.freshness.core_staleness_days,
                fallbacks=stage.fallbacks,
            )
        )
        if given.rules_version != quality.RULES_VERSION:
            report.notes.append(f"judged by {given.rules_version}, re-judged by newer rules")
        elif again != given:
            raise AuditFailure(
                f"quality gate: recorded {given.verdict}, rules give {again.verdict}"
            )
        report.verdicts += 1


def _documents(
    recorded: Recorded,
    summary: IntegritySummary,
    claims: tuple[Claim, ...],
    archive: Archive | None,
    report: AuditReport,
) -> None:
    """The delivered document and its renderings, figure by figure."""
    screened = recorded.newest("screen_egress", Screened)
    if screened is None:
        raise AuditFailure("the run delivered nothing")
    if archive is None or not archive.has(screened.document.sha256):
        report.notes.append("the delivered documents are not in this archive and were not checked")
        return
    try:
        document = OUTCOME.validate_json(archive.get(screened.document.sha256))
        _figures(document, summary, claims, report)
        for rendered in screened.reports:
            _rendering(document, rendered, archive, recorded.run_id)
            report.reports += 1
        _snapshots(recorded, archive, report)
    except ResearchError as error:
        raise AuditFailure(str(error)) from None


def _figures(
    document: Outcome,
    summary: IntegritySummary,
    claims: tuple[Claim, ...],
    report: AuditReport,
) -> None:
    known: dict[str, Any] = {e.evidence_id: e.envelope.value for e in summary.evidence}
    known |= {node.node_id: node.value for node in summary.nodes}
    known |= {claim.claim_id: claim.value for claim in claims}
    points = {figure.node_id: figure for figure in document.figures}
    for node_id, figure in points.items():
        value = known.get(node_id)
        if value is None:
            value = _backing(figure.cites, known, summary, figure.metric, figure.as_of)
        if value is None or not same_value(figure.value, value):
            raise AuditFailure(
                f"{node_id} {figure.metric}: the document says {figure.value}, the record {value}"
            )
        report.figures += 1


def _backing(
    cites: tuple[Any, ...],
    known: Mapping[str, Any],
    summary: IntegritySummary,
    metric: str,
    as_of: Any,
) -> Any:
    """The evidence behind a reported data point, which is known by its evidence's id."""
    calls = {cite.tool_call_id for cite in cites}
    for item in summary.evidence:
        cite = item.envelope.cite
        same = item.envelope.metric == metric and item.as_of == as_of
        if same and isinstance(cite, ToolCite) and cite.tool_call_id in calls:
            return known[item.evidence_id]
    return None


def _rendering(document: Outcome, rendered: RenderedReport, archive: Archive, run_id: str) -> None:
    """What is delivered must be what the document renders to."""
    lang = Lang(rendered.lang)
    delivered = archive.report(run_id, rendered.format, rendered.lang)
    if rendered.format == "md":
        expected = unmark(markdown.MarkdownWriter(document, lang).write())
    else:
        expected = html.render(document, lang).html
    if delivered == expected.encode():
        return
    for line, (have, want) in enumerate(
        zip(delivered.decode().splitlines(), expected.splitlines(), strict=False), 1
    ):
        if have != want:
            raise AuditFailure(
                f"{rendered.format} report ({lang}) line {line} reads {have.strip()[:80]!r}, the "
                f"document gives {want.strip()[:80]!r}"
            )
    raise AuditFailure(f"{rendered.format} report ({lang}) is longer or shorter than its document")


def _snapshots(recorded: Recorded, archive: Archive, report: AuditReport) -> None:
    """The raw bytes behind every fetch must still be what was hashed."""
    for fetched in recorded.every("fetch_dataset", Fetched):
        archive.get(fetched.call.snapshot.sha256)
    report.notes.append("raw answers of all fetches are in the archive and match their hashes")


def _sha256(text: str) -> str:

    return hashlib.sha256(text.encode()).hexdigest()
