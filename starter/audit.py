"""Re-proving a run from its event history, with no key and no network.

What the history recorded (fetches, evidence, claims, verdicts, result) is held against the rules
once more, and what the archive keeps of the run (raw answers, documents, rows) against the
history (see ``delivered``). The first figure that does not hold ends the audit.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from pydantic import BaseModel
from temporalio.api.enums.v1 import EventType, WorkflowTaskFailedCause
from temporalio.api.history.v1 import HistoryEvent
from temporalio.client import WorkflowHistory
from temporalio.contrib.pydantic import pydantic_data_converter

from activities.archive.store import Archive
from activities.rules import answering, quality
from activities.rules.citation import same_value
from activities.rules.competences import COMPETENCES
from activities.rules.composing import follow_ups
from activities.rules.ledger import Ledger
from activities.rules.verification import Verifier
from schemas.base import Number
from schemas.claim import Claim, ToolCite
from schemas.fetch import DatasetQuery, Fetched
from schemas.following import Carried
from schemas.gate import GateReport, Verdict
from schemas.integrity import IntegritySummary
from schemas.names import RESEARCH_WORKFLOW, tool_call_id
from schemas.question import Answer, FollowedUp
from schemas.report import OutputType
from schemas.research import RunSummary, Target
from schemas.stages import (
    AnswerStage,
    QualityStage,
    Screened,
    Thesis,
    ValuationResult,
    ValuationStage,
)
from starter.audit_errors import AuditFailure
from starter.delivered import Delivered, Reread, prove

Model = TypeVar("Model", bound=BaseModel)
_CONVERTER = pydantic_data_converter.payload_converter


class Entry(NamedTuple):
    """One completed activity, and the run in which it was scheduled (a rewind keeps older ones)."""

    run_id: str
    activity_id: str
    asked: Any
    result: Any


@dataclass
class Recorded:
    """What the activities of a run returned, in order, with their inputs."""

    run_id: str
    workflow_id: str = ""
    result: Any = None
    results: dict[str, list["Entry"]] = field(default_factory=dict)

    def every(self, activity: str, model: type[Model]) -> list[Model]:
        """All results of an activity."""
        return [_decode(entry.result, model) for entry in self.results.get(activity, ())]

    def newest(self, activity: str, model: type[Model]) -> Model | None:
        """The last result of an activity."""
        found = self.results.get(activity)
        return _decode(found[-1].result, model) if found else None


@dataclass
class AuditReport:
    """What was proved. ``unproved`` says what was not, for want of the archive or of old rules."""

    run_id: str
    fetches: int = 0
    evidence: int = 0
    claims: int = 0
    verdicts: int = 0
    figures: int = 0
    reports: int = 0
    raw_answers: int = 0
    notes: list[str] = field(default_factory=list)
    unproved: list[str] = field(default_factory=list)


def read_history(text: str) -> WorkflowHistory:
    """An exported history; raises AuditFailure when the file is none."""
    try:
        return WorkflowHistory.from_json("audited", text)
    except Exception as error:  # noqa: BLE001 - the protobuf parser raises several kinds
        raise AuditFailure(f"the file is no Temporal history: {type(error).__name__}") from None


def audit(history: WorkflowHistory, archive: Archive | None, reread: Reread) -> AuditReport:
    """Prove the run; raises AuditFailure naming the first figure that does not hold."""
    try:
        recorded = _recorded(history.events)
        report = AuditReport(recorded.run_id)
        ledger = _fetches(recorded, report)
        summary, claims = _claims(recorded, ledger, report)
        _verdicts(recorded, summary, report)
        screened = recorded.newest("screen_egress", Screened)
        if screened is None:
            raise AuditFailure("the run delivered nothing")
        result = _result(recorded, screened)
        kept = Delivered(
            run_id=recorded.run_id, screened=screened, result=result, summary=summary,
            claims=claims, fetches=_asked(recorded), answered=_answered(recorded, ledger),
            carried=_carried(recorded),
        )  # fmt: skip
        proof = prove(kept, archive, reread)
    except (ValueError, KeyError) as error:
        raise AuditFailure(f"the history cannot be read: {error}") from None
    report.figures, report.reports = proof.figures, proof.reports
    report.raw_answers = proof.raw_answers
    report.unproved += proof.unproved
    return report


def _recorded(events: Iterable[HistoryEvent]) -> Recorded:
    recorded = Recorded("")
    scheduled: dict[int, tuple[str, Any]] = {}
    for event in events:
        match event.event_type:
            case EventType.EVENT_TYPE_WORKFLOW_EXECUTION_STARTED:
                recorded = _started(event)
            case EventType.EVENT_TYPE_WORKFLOW_TASK_FAILED:
                _rewound(event, recorded)
            case EventType.EVENT_TYPE_ACTIVITY_TASK_SCHEDULED:
                task = event.activity_task_scheduled_event_attributes
                scheduled[event.event_id] = (recorded.run_id, task)
            case EventType.EVENT_TYPE_ACTIVITY_TASK_COMPLETED:
                _completed(event, scheduled, recorded)
            case EventType.EVENT_TYPE_WORKFLOW_EXECUTION_COMPLETED:
                done = event.workflow_execution_completed_event_attributes
                recorded.result = done.result.payloads[0]
    if not recorded.run_id:
        raise AuditFailure("the history has no beginning")
    return recorded


def _started(event: HistoryEvent) -> Recorded:
    started = event.workflow_execution_started_event_attributes
    if started.workflow_type.name != RESEARCH_WORKFLOW:
        raise AuditFailure(f"{started.workflow_type.name} leaves no report to prove")
    return Recorded(started.original_execution_run_id, started.workflow_id)


def _rewound(event: HistoryEvent, recorded: Recorded) -> None:
    """A reset cuts the history here; what follows belongs to the new run."""
    failed = event.workflow_task_failed_event_attributes
    if failed.cause == WorkflowTaskFailedCause.WORKFLOW_TASK_FAILED_CAUSE_RESET_WORKFLOW:
        recorded.run_id = failed.new_run_id


def _completed(
    event: HistoryEvent, scheduled: dict[int, tuple[str, Any]], recorded: Recorded
) -> None:
    done = event.activity_task_completed_event_attributes
    run_id, task = scheduled[done.scheduled_event_id]
    entry = Entry(run_id, task.activity_id, task.input.payloads[0], done.result.payloads[0])
    recorded.results.setdefault(task.activity_type.name, []).append(entry)


def _decode(payload: Any, model: type[Model]) -> Model:
    value: Model = _CONVERTER.from_payload(payload, model)
    return value


def _fetches(recorded: Recorded, report: AuditReport) -> Ledger:
    """Each fetch must carry the id of its activity and the hash of its own record."""
    fetched = []
    for run_id, activity_id, asked, result in recorded.results.get("fetch_dataset", ()):
        item, query = _decode(result, Fetched), _decode(asked, DatasetQuery)
        name = f"{item.call.source}.{item.call.table} {item.call.tool_call_id}"
        if item.call.tool_call_id != tool_call_id(run_id, activity_id):
            raise AuditFailure(f"fetch {name} does not point at its activity {activity_id}")
        if item.call.dataset is not query.dataset or item.call.code != query.code:
            raise AuditFailure(f"fetch {name} answers another query")
        if _sha256(item.call.model_dump_json()) != item.ref.sha256:
            raise AuditFailure(f"fetch {name} was altered after it was recorded")
        fetched.append(item)
    carried = _carried(recorded)
    for item in carried:
        if _sha256(item.call.model_dump_json()) != item.ref.sha256:
            raise AuditFailure(f"fetch {item.call.tool_call_id} was altered after it was recorded")
    if carried:
        makers = ", ".join(dict.fromkeys(str(item.made_by) for item in carried))
        report.notes.append(f"{len(carried)} fetches were carried over from {makers}")
    report.fetches = len(fetched) + len(carried)
    return Ledger(item.call for item in (*carried, *fetched))


def _carried(recorded: Recorded) -> tuple[Fetched, ...]:
    """The fetches of earlier runs that the run was handed."""
    handed = recorded.newest("carry_over", Carried)
    return handed.kept if handed else ()


def _asked(recorded: Recorded) -> tuple[tuple[DatasetQuery, Fetched], ...]:
    own = (
        (_decode(entry.asked, DatasetQuery), _decode(entry.result, Fetched))
        for entry in recorded.results.get("fetch_dataset", ())
    )
    return (*((f.query, f) for f in _carried(recorded) if f.query), *own)


def _claims(
    recorded: Recorded, ledger: Ledger, report: AuditReport
) -> tuple[IntegritySummary, tuple[Claim, ...]]:
    """Every claim that was delivered, recomputed from the fetches."""
    summary = recorded.newest("check_integrity", IntegritySummary)
    thesis = recorded.newest("draft_thesis", Thesis)
    if summary is None or thesis is None:
        raise AuditFailure("the run did not get as far as claims")
    _evidence(summary, ledger)
    claims = (*thesis.claims, *_valued(recorded, thesis, summary))
    result = Verifier(ledger, summary.evidence, summary.nodes, COMPETENCES).verify(claims)
    rejected = {failure.claim_id for failure in result.failures}
    screened = recorded.newest("screen_egress", Screened)
    if screened and screened.output_type is not OutputType.VERIFIED_FAILURE and rejected:
        failure = result.failures[0]
        claim = claims[failure.claim_index]
        raise AuditFailure(f"{failure.claim_id} {claim.metric}: {failure.reason}")
    report.evidence, report.claims = len(summary.evidence), len(claims) - len(rejected)
    return summary, tuple(claim for claim in claims if claim.claim_id not in rejected)


def _valued(recorded: Recorded, thesis: Thesis, summary: IntegritySummary) -> tuple[Claim, ...]:
    """The claims of the valuation, unless it is of a picture that was corrected since."""
    for entry in reversed(recorded.results.get("value_company", ())):
        stage = _decode(entry.asked, ValuationStage)
        if (stage.thesis, stage.report) == (thesis.ref, summary.ref):
            return _decode(entry.result, ValuationResult).claims
    return ()


def _evidence(summary: IntegritySummary, ledger: Ledger) -> None:
    """Each piece of evidence must be an observation of the fetch that it cites."""
    for item in summary.evidence:
        seen, cite = item.envelope, item.envelope.cite
        call = ledger.call(cite.tool_call_id) if isinstance(cite, ToolCite) else None
        found = call and any(
            (o.metric, o.as_of, o.period) == (seen.metric, seen.as_of, seen.period)
            and same_value(o.value, seen.value)
            for o in call.observations
        )
        if not found:
            raise AuditFailure(
                f"{item.evidence_id} {seen.metric} {seen.value}: value mismatch, no such "
                "observation in the fetch that it cites"
            )


def _answered(recorded: Recorded, ledger: Ledger) -> dict[str, Number | str]:
    """The figures of further questions, by their names in the document; each must hold."""
    known: dict[str, Number | str] = {}
    for entry in recorded.results.get("draft_answer", ()):
        stage, answer = _decode(entry.asked, AnswerStage), _decode(entry.result, Answer)
        item = FollowedUp(by="", question=stage.question, answer=answer)
        if answering.verify(answer, ledger).ok:
            known |= follow_ups.values(stage.number, item)
    return known


def _verdicts(recorded: Recorded, summary: IntegritySummary, report: AuditReport) -> None:
    """Each quality verdict, judged again from the artifacts that stood when it fell."""
    theses = recorded.every("draft_thesis", Thesis)
    summaries = recorded.every("check_integrity", IntegritySummary)
    by_ref = {thesis.ref.sha256: thesis.claims for thesis in theses}
    pictures = {item.ref.sha256: item for item in summaries}
    for entry in recorded.results.get("judge_quality", ()):
        stage, given = _decode(entry.asked, QualityStage), _decode(entry.result, GateReport)
        picture = pictures.get(stage.report.sha256, summary)
        again = quality.judge(
            quality.QualityInput(
                claims=by_ref.get(stage.thesis.sha256, ()),
                evidence=picture.evidence,
                conflicts=picture.conflicts,
                missing=picture.missing,
                core_staleness_days=picture.freshness.core_staleness_days,
                fallbacks=stage.fallbacks,
                lang=stage.run.lang,
            )
        )
        if given.rules_version != quality.RULES_VERSION:
            report.unproved.append(
                f"the verdict {given.verdict} of {given.rules_version}: the rules of today "
                f"({quality.RULES_VERSION}) give {again.verdict}"
            )
            continue
        if again != given:
            raise AuditFailure(
                f"quality gate: recorded {given.verdict}, rules give {again.verdict}"
            )
        report.verdicts += 1


def _result(recorded: Recorded, screened: Screened) -> RunSummary:
    """What the run says of itself must be what its stages found."""
    if recorded.result is None:
        raise AuditFailure("the run has not ended")
    result = _decode(recorded.result, RunSummary)
    target = recorded.newest("resolve_target", Target)
    verdict = None
    if screened.output_type is not OutputType.VERIFIED_FAILURE and not result.stopped:
        judged = recorded.newest("judge_quality", GateReport)
        verdict = judged.verdict if judged else None
    expected: dict[str, object] = {
        "run_id": recorded.run_id,
        "workflow_id": recorded.workflow_id,
        "ticker": target.code if target else None,
        "name": target.name if target else None,
        "verdict": verdict,
        "output_type": screened.output_type,
        "outcome_ref": screened.document,
        "reports": screened.reports,
    }
    for name, value in expected.items():
        said = getattr(result, name)
        if said != value:
            raise AuditFailure(f"the result says {name} {_brief(said)}, the run {_brief(value)}")
    return result


def _brief(value: object) -> str:
    return str(value.value) if isinstance(value, Verdict | OutputType) else str(value)[:80]


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
