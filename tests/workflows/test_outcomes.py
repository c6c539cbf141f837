"""What a run came to, as operators search for it: it is the run's result, and nothing else."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from temporalio.api.sdk.v1 import WorkflowMetadata
from temporalio.client import WorkflowExecutionStatus, WorkflowHandle

from activities.settings import Settings
from schemas import names
from schemas.question import FollowUp
from schemas.report import OutputType
from schemas.research import RunSummary, Stage, Status
from starter.people import about_run
from starter.reading import list_runs
from tests.lab import Lab
from tests.workflows.analysts import Liar, Trader
from tests.workflows.holding import Point, holding, knows_of_its_cancellation
from tests.workflows.test_stopping import WORD
from workflows import visibility
from workflows.research import ResearchWorkflow

OPERATORS = Path(__file__).parents[2] / "docs" / "operator.md"
Handle = WorkflowHandle[Any, Any]
ORDER = "立即买入全部仓位"


def _documented(what: str) -> str:
    """The query that the operator's guide gives for it."""
    text = OPERATORS.read_text(encoding="utf-8")
    (row,) = (line for line in text.splitlines() if line.startswith(f"| {what} |"))
    return row.split("`")[1]


async def _lists(lab: Lab, query: str, summary: RunSummary) -> bool:
    """Whether the query finds the run."""
    asked = f"({query}) AND WorkflowId = '{summary.workflow_id}'"
    return summary.run_id in [item.run_id async for item in lab.client.list_workflows(asked)]


@pytest.fixture
async def blocked(lab: Lab) -> AsyncIterator[tuple[RunSummary, Handle]]:
    """A run whose analyst wrote an order into a claim, and that was asked one more question."""
    point = Point("judge_quality")
    held = holding(lab, point)
    async with held.workers(Trader()):
        handle = await held.start("600519.SH")
        await point.met()
        status = await handle.query(ResearchWorkflow.status)
        asked = FollowUp(question=about_run("去年净利润", status))
        await handle.execute_update(ResearchWorkflow.follow_up, asked)
        point.released.set()
        yield await handle.result(), handle


async def test_a_hard_block_is_found_and_is_no_pass(
    lab: Lab, blocked: tuple[RunSummary, Handle], eventually: Any
) -> None:
    """The documented queries find it, it calls for a person, and its gate says why."""
    summary, handle = blocked
    attributes = (await handle.describe()).typed_search_attributes

    assert summary.output_type is OutputType.BLOCKED
    assert attributes[visibility.VERDICT] == "BLOCKED"
    assert attributes[visibility.NEEDS_HUMAN] is True
    for what in (
        "what wants attention",
        "runs whose document was blocked",
        "what calls for a person",
    ):
        await eventually(lambda what=what: _lists(lab, _documented(what), summary))
    assert not await _lists(lab, f"{names.VERDICT} = 'PASS'", summary)
    (gate,) = (g for g in lab.json(summary)["gate_history"] if g["gate"] == "egress")
    assert gate["reason"].startswith("order.zh; ks_004 HARD_BLOCK (findings ")


async def test_a_blocked_run_serves_nothing_of_its_draft(
    lab: Lab, blocked: tuple[RunSummary, Handle]
) -> None:
    """Neither its queries nor its details nor its archive hold a claim or an answer."""
    summary, handle = blocked
    board = await handle.query(ResearchWorkflow.blackboard)
    status = await handle.query(ResearchWorkflow.status)
    metadata: Any = await handle.query("__temporal_workflow_metadata", result_type=WorkflowMetadata)
    filed = lab.json(summary)

    assert board.claim_registry == {}
    assert filed["claims"] == []
    for follow_ups in (board.follow_ups, status.follow_ups):
        assert [(item.answer, item.withheld) for item in follow_ups or ()] == [(None, True)]
    assert [(item["answer"], item["withheld"]) for item in filed["follow_ups"]] == [(None, True)]
    assert "600519.SH · BLOCKED" in metadata.current_details
    everything = (board, status, metadata.current_details, lab.everything(summary))
    assert not any(ORDER in str(text) for text in everything)


async def test_a_draft_that_fails_after_a_verdict_has_none(lab: Lab) -> None:
    """The verdict that was published before a correction is not that of what is delivered."""
    point = Point("judge_quality")
    held = holding(lab, point)
    analyst = Liar(lies=0)
    async with held.workers(analyst):
        handle = await held.start("600519.SH")
        await point.met()
        analyst.lies = 9
        await handle.execute_update(ResearchWorkflow.correct, WORD)
        point.released.set()
        summary = await handle.result()
        attributes = (await handle.describe()).typed_search_attributes

    assert (summary.verdict, summary.output_type) == (None, OutputType.VERIFIED_FAILURE)
    assert attributes.get(visibility.VERDICT) is None
    assert attributes[visibility.STAGE] == Stage.CLOSE


@pytest.mark.parametrize("after", [False, True])
async def test_a_run_that_is_cancelled_while_it_files_says_what_it_is(
    lab: Lab, after: bool, eventually: Any
) -> None:
    """Before and after the archive has it: the run is Completed with its result, and filed once."""
    point = Point("archive_run", after=after)
    held = holding(lab, point)
    async with held.workers():
        handle = await held.start("300750.SZ")
        await point.met()
        await handle.cancel()
        await eventually(lambda: knows_of_its_cancellation(handle))
        point.released.set()
        summary = await handle.result()
        described = await handle.describe()
        case = lab.client.get_workflow_handle(names.eval_case_workflow_id(summary.run_id))
        await case.result()

    assert described.status is WorkflowExecutionStatus.COMPLETED
    assert (summary.status, summary.verdict) == (Status.COMPLETED, "DEGRADE")
    assert described.typed_search_attributes[visibility.VERDICT] == "DEGRADE"
    assert lab.archive.count("runs") == 1


async def test_a_filed_run_is_listed_once(
    lab: Lab, archive_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], eventually: Any
) -> None:
    """What the archive has is its own; that the server still calls it Running adds no line."""
    address = str(lab.client.service_client.config.target_host)
    settings = Settings.from_env(
        {
            "RESEARCH_DATA_DIR": str(tmp_path), "RESEARCH_ARCHIVE_URL": archive_url,
            "TEMPORAL_ADDRESS": address,
        }
    )  # fmt: skip
    point = Point("archive_run", after=True)
    held = holding(lab, point)
    async with held.workers():
        handle = await held.start("300750.SZ")
        await point.met()
        run = f"RunId = '{handle.result_run_id}' AND ExecutionStatus = 'Running'"
        await eventually(lambda: _counts(lab, run))
        await list_runs(settings, limit=20, as_json=True)
        point.released.set()
        await handle.result()
    rows = json.loads(capsys.readouterr().out)

    (row,) = (row for row in rows if row["run_id"] == handle.result_run_id)
    assert (row["status"], row["output_type"]) == ("completed", "hypothesis_list")


async def _counts(lab: Lab, query: str) -> bool:
    return bool((await lab.client.count_workflows(query)).count)
