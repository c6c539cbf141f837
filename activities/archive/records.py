"""What is written to the archive, as rows."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any

from pydantic import BaseModel, ConfigDict

from schemas.claim import Claim
from schemas.fetch import Ref, ToolCall
from schemas.question import Answer
from schemas.report import RenderedReport
from schemas.research import RunSummary
from schemas.text import Lang


class EvalCase(BaseModel):
    """One evaluation case, in the fields of the seeds' ``eval_case_schema``."""

    model_config = ConfigDict(frozen=True)

    case_id: str
    source_run_id: str
    trigger_type: str
    auto_label: str
    description: str
    input_snapshot: str
    expected_output: str | None = None
    actual_output: str
    label_status: str = "unlabeled"
    created_at: datetime


class StoredWindow(BaseModel):
    """One fetched history: whose, as known when, up to which day, and its entry of the ledger."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    dataset: str
    code: str
    knowledge: datetime
    tool_call_id: str
    fetched_at: datetime
    last_day: date
    ref: Ref

    def row(self) -> dict[str, Any]:
        """The row that it is filed as."""
        last = {"last_day": self.last_day.isoformat()}
        return self.model_dump(exclude={"ref"}) | last | self.ref.model_dump()


class RunRecord(BaseModel):
    """All rows of one finished run."""

    model_config = ConfigDict(frozen=True)

    run: dict[str, Any]
    blackboard: list[dict[str, Any]]
    claims: list[dict[str, Any]]
    tool_calls: list[dict[str, Any]]
    reports: list[dict[str, Any]]


def research_record(
    summary: RunSummary, claims: Sequence[Claim], calls: Sequence[tuple[Ref, ToolCall]]
) -> RunRecord:
    """The rows of a research run."""
    return RunRecord(
        run=_run_row(summary),
        blackboard=[{"run_id": summary.run_id, "sha256": summary.blackboard_ref.sha256}],
        claims=[_claim_row(summary.run_id, claim) for claim in claims],
        tool_calls=[_tool_call_row(summary.run_id, ref, call) for ref, call in calls],
        reports=[_report_row(summary.run_id, report) for report in summary.reports],
    )


def _run_row(summary: RunSummary) -> dict[str, Any]:
    return {
        "run_id": summary.run_id,
        "workflow_id": summary.workflow_id,
        "kind": "research",
        "ticker": summary.ticker,
        "name": summary.name,
        "status": summary.status.value,
        "verdict": summary.verdict.value if summary.verdict else None,
        "output_type": summary.output_type.value,
        "as_of": summary.as_of,
        "sample": summary.sample,
        "lang": summary.lang.value,
        "fallbacks": summary.fallbacks,
        "started_at": summary.started_at,
        "finished_at": summary.finished_at,
        "summary": summary.model_dump(mode="json"),
    }


def _claim_row(run_id: str, claim: Claim) -> dict[str, Any]:
    return {
        "run_id": run_id,
        "claim_id": claim.claim_id,
        "metric": claim.metric,
        "code": claim.code,
        "value": str(claim.value),
        "unit": claim.unit,
        "as_of": claim.as_of.isoformat(),
        "confidence": claim.confidence.value,
        "text": claim.text,
    }


def _tool_call_row(run_id: str, ref: Ref, call: ToolCall) -> dict[str, Any]:
    return {
        "tool_call_id": call.tool_call_id,
        "run_id": run_id,
        "source": call.source,
        "source_table": call.table,
        "dataset": call.dataset.value,
        "code": call.code,
        "served_by": call.served_by,
        "fetched_at": call.fetched_at,
        "snapshot_sha256": call.snapshot.sha256,
        "record_sha256": ref.sha256,
    }


def _report_row(run_id: str, report: RenderedReport) -> dict[str, Any]:
    return {
        "run_id": run_id,
        "format": report.format,
        "lang": report.lang,
        "sha256": report.ref.sha256,
    }


def answer_record(
    answer: Answer,
    lang: Lang,
    ref: Ref,
    started_at: datetime,
    finished_at: datetime,
    calls: Sequence[tuple[Ref, ToolCall]],
) -> RunRecord:
    """The rows of an answered question."""
    return RunRecord(
        run={
            "run_id": answer.run_id,
            "workflow_id": answer.workflow_id,
            "kind": "question",
            "ticker": answer.code,
            "name": answer.name,
            "status": "completed",
            "verdict": None,
            "output_type": f"answer:{answer.status}",
            "as_of": answer.as_of,
            "sample": answer.sample,
            "lang": lang.value,
            "fallbacks": 0,
            "started_at": started_at,
            "finished_at": finished_at,
            "summary": {"answer_ref": ref.model_dump(mode="json"), "origin": answer.follows},
        },
        blackboard=[],
        claims=[],
        tool_calls=[_tool_call_row(answer.run_id, ref_, call) for ref_, call in calls],
        reports=[],
    )
