"""The columns: wide enough for every name of ours, which SQLite would not check."""

from collections.abc import Iterable
from datetime import date

import pytest
from sqlalchemy import String

from activities.archive import tables
from schemas import names
from schemas.claim import Confidence
from schemas.fetch import CATALOGUE, Dataset
from schemas.gate import Verdict
from schemas.metrics import METRICS
from schemas.report import OutputType
from schemas.research import Status

RUN_ID = "01998a2c-6f0e-7c3a-9d0e-7d4f3c0a1b2c"

VALUES: dict[str, Iterable[str]] = {
    "claims.metric": METRICS,
    "claims.unit": (metric.unit for metric in METRICS.values()),
    "claims.confidence": Confidence,
    "tool_calls.dataset": Dataset,
    "tool_calls.source": (table.source for table in CATALOGUE.values()),
    "tool_calls.served_by": (table.source for table in CATALOGUE.values()),
    "tool_calls.source_table": (table.table for table in CATALOGUE.values()),
    "tool_calls.tool_call_id": [names.tool_call_id(RUN_ID, "12345")],
    "runs.status": Status,
    "runs.verdict": Verdict,
    "runs.output_type": [*OutputType, "answer:verified_failure"],
    "runs.workflow_id": [names.research_workflow_id("600519.SH", date(2026, 8, 21), {})],
    "eval_cases.case_id": [f"eval_case_{RUN_ID}_user_correction"],
}


@pytest.mark.parametrize("column", VALUES)
def test_a_column_holds_every_name_that_may_come(column: str) -> None:
    """PostgreSQL refuses a value that is too long for its column, and would lose the run."""
    table, _, name = column.partition(".")
    kind = tables.metadata.tables[table].c[name].type

    assert isinstance(kind, String)
    assert [value for value in VALUES[column] if len(value) > (kind.length or 1000)] == []
