"""What an operator sees of a run: summaries, the stage table, and what runs are filtered by."""

import json
from pathlib import Path
from typing import Any

import pytest
from temporalio.api.enums.v1 import EventType
from temporalio.api.sdk.v1 import WorkflowMetadata
from temporalio.client import WorkflowHistory

from schemas import names
from schemas.research import Stage
from tests.lab import Lab
from worker import WORKFLOWS
from workflows.details import EM_SPACE

HISTORIES = sorted((Path(__file__).parent / "histories").glob("*.json"))
SUMMARISED = {
    EventType.EVENT_TYPE_ACTIVITY_TASK_SCHEDULED: "activity",
    EventType.EVENT_TYPE_TIMER_STARTED: "timer",
    EventType.EVENT_TYPE_START_CHILD_WORKFLOW_EXECUTION_INITIATED: "child",
}


def _silent(history: WorkflowHistory) -> list[str]:
    """The activities, timers and children that say nothing of themselves."""
    return [
        f"{SUMMARISED[event.event_type]} in event {event.event_id}"
        for event in history.events
        if event.event_type in SUMMARISED and not event.user_metadata.summary.data
    ]


def _stages(lab: Lab, history: WorkflowHistory) -> list[tuple[str, str | None]]:
    """Each stage as it was published, and the verdict that was published with it."""
    convert, found = lab.client.data_converter.payload_converter, []
    for event in history.events:
        attributes = event.upsert_workflow_search_attributes_event_attributes
        fields = attributes.search_attributes.indexed_fields
        if names.STAGE in fields:
            verdict = fields.get(names.VERDICT)
            said = convert.from_payload(verdict, str) if verdict else None
            found.append((convert.from_payload(fields[names.STAGE], str), said))
    return found


@pytest.mark.parametrize("path", HISTORIES, ids=lambda path: path.stem)
def test_every_recorded_step_says_what_it_does(path: Path) -> None:
    """The Temporal UI reads as prose: no activity, timer or child without a summary."""
    history = WorkflowHistory.from_json("recorded", path.read_text(encoding="utf-8"))

    assert _silent(history) == []


def test_a_history_of_every_workflow_is_recorded() -> None:
    """So that the test above sees them all."""
    first = (json.loads(path.read_text(encoding="utf-8"))["events"][0] for path in HISTORIES)
    kinds = {
        event["workflowExecutionStartedEventAttributes"]["workflowType"]["name"] for event in first
    }

    assert kinds == {flow.__name__ for flow in WORKFLOWS}


async def test_every_saved_filter_of_the_manual_is_understood(lab: Lab) -> None:
    """The server takes each query, so that it can be saved as a view."""
    manual = (Path(__file__).parents[2] / "docs" / "operator.md").read_text(encoding="utf-8")
    table = manual.split("| to see | query |")[1].split("\n\n")[0]
    queries = [row.split("`")[1] for row in table.splitlines() if "`" in row]

    assert len(queries) > 8
    for query in queries:
        assert (await lab.client.count_workflows(query)).count >= 0


async def test_a_failing_run_shows_stages_sources_fallbacks_and_verdicts(lab: Lab) -> None:
    """The current details are a Markdown table; each stage is an attribute when it begins."""
    async with lab.workers():
        handle = await lab.start("601318.SH")
        await handle.result()
        metadata: Any = await handle.query(
            "__temporal_workflow_metadata", result_type=WorkflowMetadata
        )
        history = await handle.fetch_history()
        described = await handle.describe()
    details = metadata.current_details.replace(EM_SPACE, "")

    assert _silent(history) == []
    assert details.startswith(
        "### 中国平安 601318.SH · FAIL\n\n| stage| try| status| source| note|"
    )
    for line in (
        "| open| 1| done| tushare| calendar tushare|",
        "| gather| 2| done| | fallback 1 of 2: income_restated|",
        "| gather| 3| done| akshare| fallback 2 of 2: second_annual|",
        "- quality_gate **FAIL**: 2 处未解决冲突",
        "- tushare income_restated: NotRecorded, ",
    ):
        assert f"\n{line}" in details
    assert _stages(lab, history) == [
        *((stage, None) for stage in list(Stage)[:7]),
        ("gather", "FAIL"), ("quality_gate", None), ("gather", "FAIL"),
        *((stage, None) for stage in list(Stage)[2:7]),
        ("deliver", "FAIL"), ("egress_gate", None), ("close", "FAIL"),
    ]  # fmt: skip
    shown = described.search_attributes
    assert shown[names.TICKER] == ["601318.SH"]
    assert (shown[names.VERDICT], shown[names.STAGE]) == (["FAIL"], [Stage.CLOSE])
    assert shown[names.KIND] == ["research"]
    assert await described.static_summary() == "research 601318.SH as of 2026-08-21, sample"
