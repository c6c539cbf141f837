"""Rows of a finished run, as the archive is given them."""

from datetime import UTC, datetime
from typing import Any

from activities.archive.records import EvalCase, RunRecord
from schemas.fetch import Ref

MOMENT = datetime(2026, 8, 21, 8, 30, 0, 123456, UTC)


def run_record(run_id: str, blob: Ref, **changes: Any) -> RunRecord:
    """A run with one claim, one tool call and one report, all of which point at ``blob``."""
    run = {
        "run_id": run_id, "workflow_id": f"research/600519.SH/{run_id}", "kind": "research",
        "ticker": "600519.SH", "name": "贵州茅台", "status": "completed", "verdict": "PASS",
        "output_type": "investment_memo", "as_of": MOMENT, "sample": True, "lang": "zh",
        "fallbacks": 0, "started_at": MOMENT, "finished_at": MOMENT, "summary": {"a": 1},
    }  # fmt: skip
    claim = {
        "run_id": run_id, "claim_id": "c_1", "metric": "ROE", "code": "600519.SH",
        "value": "34.462", "unit": "percent", "as_of": "2025-12-31", "confidence": "high",
        "text": "ROE 34.462%",
    }  # fmt: skip
    call = {
        "tool_call_id": f"tc_{run_id[:12]}", "run_id": run_id, "source": "tushare",
        "source_table": "fina_indicator", "dataset": "financial_indicators", "code": "600519.SH",
        "served_by": "tushare", "fetched_at": MOMENT, "snapshot_sha256": blob.sha256,
        "record_sha256": blob.sha256,
    }  # fmt: skip
    report = {"run_id": run_id, "format": "md", "lang": "zh", "sha256": blob.sha256}
    return RunRecord(
        run={**run, **changes},
        blackboard=[{"run_id": run_id, "sha256": blob.sha256}],
        claims=[claim],
        tool_calls=[call],
        reports=[report],
    )


def eval_case(case_id: str = "case_1") -> EvalCase:
    """A case as a failed run leaves it behind."""
    return EvalCase(
        case_id=case_id, source_run_id="run_1", trigger_type="gate_failure",
        auto_label="needs_review", description="conflict", input_snapshot="0" * 64,
        actual_output="1" * 64, created_at=MOMENT,
    )  # fmt: skip
