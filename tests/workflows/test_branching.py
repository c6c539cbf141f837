"""Rewinding with other input: the branch takes it from the store, and says so everywhere."""

from datetime import datetime, timedelta
from typing import Any

import pytest
from temporalio import workflow
from temporalio.client import WorkflowExecutionStatus, WorkflowFailureError
from temporalio.worker import Replayer, Worker

from schemas.control import Steering
from schemas.research import KEPT, Change, RunSummary, Stage
from schemas.text import Bilingual, Lang
from starter.audit import audit
from starter.branching import any_run
from starter.problems import BadInput
from starter.rewind import rewind
from tests.lab import Lab
from worker import WORKFLOWS, reread
from workflows import visibility
from workflows.research import ResearchWorkflow

MAY = datetime.fromisoformat("2026-05-07T16:30:00+08:00")


async def _branch(
    lab: Lab, run: RunSummary, stage: Stage, changed: Change | None = None
) -> tuple[RunSummary, Any]:
    new = await rewind(
        lab.client, lab.archive, (run.workflow_id, run.run_id), stage,
        reason="look again", keep_updates=True, changed=changed,
    )  # fmt: skip
    handle = lab.client.get_workflow_handle_for(ResearchWorkflow.run, run.workflow_id, run_id=new)
    return await handle.result(), handle


async def test_a_branch_runs_on_other_input_and_says_so(lab: Lab) -> None:
    """Another day, another language and a note; then another company; each holds in an audit."""
    async with lab.workers():
        handle = await lab.start("600519.SH")
        first = await handle.result()
        note = Bilingual(zh="重看", en="look again")
        second, on_day = await _branch(
            lab, first, Stage.OPEN, Change(as_of=MAY, lang=Lang.EN, note=note)
        )
        third, other = await _branch(lab, second, Stage.OPEN, Change(code="300750.SZ"))

    assert (second.as_of, second.lang, second.ticker) == (MAY, Lang.EN, "600519.SH")
    assert (third.as_of, third.ticker, third.verdict) == (first.as_of, "300750.SZ", "DEGRADE")
    assert [run.origin for run in (first, second, third)] == [None, first.run_id, second.run_id]
    report = lab.archive.report(second.run_id, "md", "en").decode()
    assert f"rewound from run {first.run_id}, begun again at open" in report
    assert "as_of = 2026-05-07" in report
    assert "look again" in report
    for run in (on_day, other):
        history = await run.fetch_history()
        assert audit(history, lab.archive, reread).unproved == []
        await Replayer(
            workflows=WORKFLOWS, data_converter=lab.client.data_converter
        ).replay_workflow(history)
    shown = (await other.describe()).typed_search_attributes
    assert (shown[visibility.ORIGIN], shown[visibility.TICKER]) == (second.run_id, "300750.SZ")


async def test_a_branch_of_a_branch_keeps_the_input_before_its_cut(lab: Lab) -> None:
    """What an earlier rewind changed stays changed, as far as the later one keeps it."""
    async with lab.workers():
        first = await (await lab.start("600519.SH")).result()
        english, _ = await _branch(lab, first, Stage.ANALYSIS, Change(lang=Lang.EN))
        noted, handle = await _branch(
            lab, english, Stage.DELIVER, Change(note=Bilingual(zh="批注", en="remark"))
        )
        plain, _ = await _branch(lab, noted, Stage.GATHER)
        status = await handle.query(ResearchWorkflow.status)

    assert [run.lang for run in (first, english, noted, plain)] == ["zh", "en", "en", "zh"]
    assert "remark" in lab.archive.report(noted.run_id, "md", "en").decode()
    assert "remark" not in lab.archive.report(plain.run_id, "md", "en").decode()
    kept = [row.stage for row in status.rows if row.status == KEPT]
    assert kept == list(Stage)[: list(Stage).index(Stage.DELIVER)]
    assert all(row.finished_at for row in status.rows)


async def test_input_that_comes_too_late_is_refused(lab: Lab) -> None:
    """The refusal says where it could be changed; nothing is reset."""
    async with lab.workers():
        first = await (await lab.start("600519.SH")).result()
        for stage, changed, last in (
            (Stage.GATHER, Change(as_of=MAY), "open"),
            (Stage.VERIFY, Change(lang=Lang.EN), "analysis"),
            (Stage.CLOSE, Change(note=Bilingual(zh="晚", en="late")), "deliver"),
        ):
            with pytest.raises(BadInput, match=f"so rewind to {last} or before"):
                await _branch(lab, first, stage, changed)
        described = await lab.client.get_workflow_handle(first.workflow_id).describe()

    assert described.run_id == first.run_id


async def test_a_cancelled_run_is_rewound_and_goes_on(lab: Lab, eventually: Any) -> None:
    """Its cancellation is not applied again; the run is found by the beginning of its id."""
    async with lab.workers():
        handle = await lab.start("600519.SH", note=Bilingual(zh="取消", en="cancelled"))
        await eventually(lambda: _opened(handle))
        await handle.execute_update(ResearchWorkflow.pause, Steering(reason="hold"))
        await handle.cancel()
        with pytest.raises(WorkflowFailureError):
            await handle.result()
        old = str(handle.result_run_id)
        run = await eventually(lambda: _found(lab, old))
        new = await rewind(
            lab.client, lab.archive, run, Stage.OPEN, reason="go on", keep_updates=False
        )
        branch = lab.client.get_workflow_handle_for(ResearchWorkflow.run, run[0], run_id=new)
        summary = await branch.result()

    assert (summary.verdict, summary.origin) == ("PASS", old)


async def test_a_failed_run_is_rewound_with_the_right_company(lab: Lab, eventually: Any) -> None:
    """The code was wrong: the branch opens with another one, and nothing of the old is left."""
    async with lab.workers():
        handle = await lab.start("600000.SH")
        with pytest.raises(WorkflowFailureError):
            await handle.result()
        run = await eventually(lambda: _found(lab, str(handle.result_run_id)))
        new = await rewind(
            lab.client, lab.archive, run, Stage.OPEN,
            reason="wrong code", keep_updates=True, changed=Change(code="600519.SH"),
        )  # fmt: skip
        branch = lab.client.get_workflow_handle_for(ResearchWorkflow.run, run[0], run_id=new)
        summary = await branch.result()
        history = await branch.fetch_history()

    assert (summary.ticker, summary.verdict) == ("600519.SH", "PASS")
    assert audit(history, lab.archive, reread).unproved == []


async def _opened(handle: Any) -> bool:
    return bool((await handle.query(ResearchWorkflow.status)).rows)


async def _found(lab: Lab, run_id: str) -> tuple[str, str] | None:
    try:
        return await any_run(lab.client, lab.archive, run_id[:13])
    except BadInput:
        return None


@workflow.defn(sandboxed=False)
class _Waiting:
    """A child that ends only when it is told to."""

    @workflow.run
    async def run(self) -> None:
        """Wait."""
        await workflow.sleep(timedelta(days=1))


@workflow.defn(sandboxed=False)
class _Parent:
    """A run whose child has a fixed id, as a stage might start one."""

    @workflow.run
    async def run(self, child: str) -> None:
        """Begin a stage and start its child."""
        visibility.publish(stage=Stage.ANALYSIS)
        await workflow.execute_child_workflow(_Waiting.run, id=child, static_summary="waits")


async def test_children_of_a_running_run_end_before_it_is_rewound(
    lab: Lab, eventually: Any
) -> None:
    """No orphan is left, and the new branch can start a child of the same name."""
    child = f"{lab.queue}-child"
    async with Worker(lab.client, task_queue=lab.queue, workflows=[_Parent, _Waiting]):
        handle = await lab.client.start_workflow(
            _Parent.run, child, id=lab.queue, task_queue=lab.queue
        )
        old = await eventually(lambda: _run_of(lab, child))
        new = await rewind(
            lab.client, lab.archive, (handle.id, str(handle.result_run_id)), Stage.ANALYSIS,
            reason="test", keep_updates=True,
        )  # fmt: skip
        await eventually(lambda: _run_of(lab, child, unlike=old))
        ended = await lab.client.get_workflow_handle(child, run_id=old).describe()
        await lab.client.get_workflow_handle(handle.id, run_id=new).terminate()

    assert ended.status is WorkflowExecutionStatus.CANCELED


async def _run_of(lab: Lab, workflow_id: str, unlike: str | None = None) -> str | None:
    query = f"WorkflowId = '{workflow_id}' AND ExecutionStatus = 'Running'"
    found = [item.run_id async for item in lab.client.list_workflows(query)]
    return next((run_id for run_id in found if run_id != unlike), None)
