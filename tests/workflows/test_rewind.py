"""Rewinding: any stage of a finished or running run begins again, and the old branch stays."""

from collections.abc import Callable
from typing import Any

import pytest

from schemas.control import Steering
from schemas.research import Stage, Status
from starter import runs
from starter.audit import audit
from starter.problems import BadInput
from starter.rewind import boundaries, rewind
from tests.lab import Lab
from tests.workflows.test_research import activities_of
from worker import reread
from workflows.research import ResearchWorkflow

ME = Steering(by="analyst", reason="once more")


async def test_every_stage_can_be_rewound_to(lab: Lab) -> None:
    """All ten: what was before is kept, what follows is made again, the outcome is the same."""
    async with lab.workers():
        handle = await lab.start("600519.SH")
        first = await handle.result()
        known = await boundaries(lab.client, handle.id, first.run_id)
        outcome = lab.json(first)
        for stage in Stage:
            new = await rewind(
                lab.client, lab.archive, (handle.id, first.run_id), stage,
                reason="test", keep_updates=True,
            )  # fmt: skip
            branch = runs.handle_of(lab.client, handle.id, new)
            summary = await branch.result()
            again = lab.json(summary)

            assert (summary.run_id, summary.origin) == (new, first.run_id)
            assert summary.verdict == first.verdict
            assert [c["value"] for c in again["claims"]] == [c["value"] for c in outcome["claims"]]
            assert audit(await branch.fetch_history(), lab.archive, reread).unproved == []
            report = lab.archive.report(new, "md", "en").decode()
            named = f"rewound from run {first.run_id}" in report
            assert named or stage is Stage.CLOSE, "what was screened before is filed as it is"

    assert [boundary.stage for boundary in known] == list(Stage)
    assert lab.archive.report(first.run_id, "md", "en"), "the old branch is gone"


async def test_a_rewind_fetches_nothing_of_earlier_stages_again(lab: Lab) -> None:
    """From the quality gate on: no fetch belongs to the new run."""
    async with lab.workers():
        handle = await lab.start("600519.SH")
        first = await handle.result()
        new = await rewind(
            lab.client, lab.archive, (handle.id, first.run_id), Stage.QUALITY,
            reason="test", keep_updates=True,
        )  # fmt: skip
        branch = runs.handle_of(lab.client, handle.id, new)
        await branch.result()
    before = [name for name, _ in await activities_of(handle)]
    after = [name for name, _ in await activities_of(branch)]

    assert before.count("fetch_dataset") == after.count("fetch_dataset")
    assert after.count("judge_quality") == 1


async def test_a_running_run_is_rewound_and_its_orders_are_kept_or_dropped(
    lab: Lab, eventually: Callable[..., Any]
) -> None:
    """A held run: its pause is applied to the new branch again, unless it is dropped."""
    async with lab.workers():
        for keep in (True, False):
            handle = await lab.start("600519.SH", note=f"keep {keep}")
            await eventually(lambda handle=handle: _opened(handle))
            await handle.execute_update(ResearchWorkflow.pause, ME)
            await eventually(lambda handle=handle: _paused(handle))
            old = str(handle.result_run_id)
            new = await rewind(
                lab.client, lab.archive, (handle.id, old), Stage.OPEN,
                reason="test", keep_updates=keep,
            )  # fmt: skip
            branch = runs.handle_of(lab.client, handle.id, new)
            if keep:
                await eventually(lambda branch=branch: _paused(branch))
                await branch.execute_update(ResearchWorkflow.resume, ME)
            summary = await branch.result()
            assert (summary.run_id, summary.verdict) == (new, "PASS")


async def _opened(handle: Any) -> bool:
    return bool((await handle.query(ResearchWorkflow.status)).rows)


async def _paused(handle: Any) -> bool:
    status = await handle.query(ResearchWorkflow.status)
    return bool(status.status is Status.PAUSED)


async def test_a_stage_that_was_not_reached_is_refused(lab: Lab) -> None:
    """The refusal names the stage; nothing is reset."""
    lab.served = ()
    async with lab.workers():
        handle = await lab.start("600519.SH")
        with pytest.raises(BadInput, match="has not reached deliver"):
            await rewind(
                lab.client, lab.archive, (handle.id, str(handle.result_run_id)), Stage.DELIVER,
                reason="test", keep_updates=True,
            )  # fmt: skip
        await handle.terminate()
