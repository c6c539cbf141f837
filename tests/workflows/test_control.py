"""Orders to a running run, on a real server: each bites at a boundary or is refused."""

from collections.abc import Callable
from typing import Any

import pytest
from temporalio.client import (
    WorkflowFailureError,
    WorkflowHandle,
    WorkflowUpdateFailedError,
)
from temporalio.service import RPCError

from schemas.control import Steering
from schemas.names import MAIN
from schemas.report import OutputType
from schemas.research import RunStatus, Stage, Status
from starter.audit import audit
from tests.lab import Lab
from tests.workflows.sequences import UPDATES, drive
from worker import reread
from workflows.research import ResearchWorkflow
from workflows.steering import MOST_PAUSES

ME = Steering(by="analyst", reason="a look at the figures")
LONGEST = Steering(by="分" * 80, reason="析" * 400)
HISTORY_EVENTS, HISTORY_BYTES = 10_240, 10 * 1024 * 1024
"""Where the server begins to warn; it ends a run at five times as much."""
Handle = WorkflowHandle[Any, Any]


async def _status(handle: Handle) -> RunStatus:
    return await handle.query(ResearchWorkflow.status)


async def test_a_paused_run_holds_and_goes_on(lab: Lab, eventually: Callable[..., Any]) -> None:
    """A pause is taken at once, bites at the boundary, shows who paused, and ends with resume."""
    async with lab.workers():
        handle = await lab.start("600519.SH")
        taken = await handle.execute_update(ResearchWorkflow.pause, ME)
        await eventually(lambda: _is_held(handle))
        held = await _status(handle)
        again = await _status(handle)
        await handle.execute_update(ResearchWorkflow.resume, ME)
        summary = await handle.result()

    assert taken.paused == ME
    assert (held.status, held.control.paused) == (Status.PAUSED, ME)
    assert again.rows == held.rows, "a held run went on"
    assert (summary.status, summary.verdict) == (Status.COMPLETED, "PASS")


async def _is_held(handle: Handle) -> bool:
    return (await _status(handle)).control.held


async def _has_begun(handle: Handle) -> bool:
    return bool((await _status(handle)).rows)


async def _has_reached(handle: Handle, stage: Stage) -> bool:
    return (await _status(handle)).stage is stage


async def test_an_order_given_twice_is_one_order(lab: Lab) -> None:
    """The same update id is answered again, not carried out again; another one is refused."""
    async with lab.workers():
        handle = await lab.start("600519.SH")
        first = await handle.execute_update(ResearchWorkflow.pause, ME, id="order-1")
        again = await handle.execute_update(ResearchWorkflow.pause, ME, id="order-1")
        with pytest.raises(WorkflowUpdateFailedError) as refused:
            await handle.execute_update(ResearchWorkflow.pause, ME, id="order-2")
        recorded = (await handle.fetch_history()).to_json()
        await handle.terminate()

    assert first == again
    assert "already paused by analyst" in str(refused.value.cause)
    assert "order-1" in recorded
    assert "order-2" not in recorded, "a refused order entered history"


@pytest.mark.parametrize("at", [Stage.OPEN, Stage.GATHER])
async def test_a_stopped_run_reports_what_is_verified(
    lab: Lab, eventually: Callable[..., Any], at: Stage
) -> None:
    """No verdict, no valuation, nothing fetched after the stop; the report says who stopped it."""
    async with lab.workers():
        handle = await lab.start("600519.SH")
        await eventually(lambda: _has_begun(handle))
        await handle.execute_update(ResearchWorkflow.pause, ME)
        await eventually(lambda: _is_held(handle))
        if at is Stage.GATHER:
            await handle.execute_update(ResearchWorkflow.resume, ME)
            await eventually(lambda: _has_reached(handle, Stage.GATHER))
            await handle.execute_update(ResearchWorkflow.pause, ME)
            await eventually(lambda: _is_held(handle))
        reached = (await _status(handle)).stage
        await handle.execute_update(ResearchWorkflow.stop, ME)
        summary = await handle.result()
        history = await handle.fetch_history()
    report = lab.archive.report(summary.run_id, "md", "en").decode()

    assert reached is at
    assert (summary.status, summary.verdict) == (Status.STOPPED, None)
    assert summary.output_type is OutputType.ERROR_REPORT
    assert "The run was stopped by a person" in report
    assert ("1272.83" in report) == (at is Stage.GATHER), "only what had been fetched is shown"
    assert summary.stopped == ME
    assert audit(history, lab.archive, reread).reports == 4


async def test_a_run_stopped_at_once_says_so(lab: Lab) -> None:
    """Before the company is known there is nothing to report: the run ends with that reason."""
    lab.served = ()
    async with lab.workers():
        handle = await _held_before_it_began(lab)
        await handle.execute_update(ResearchWorkflow.stop, ME)
        with pytest.raises(WorkflowFailureError) as ended:
            await handle.result()

    assert "stopped before the company was known" in str(ended.value.cause)


async def _held_before_it_began(lab: Lab) -> Handle:
    """A pause usually comes with the first workflow task; where it comes later, start anew."""
    while True:
        handle = await lab.start("600519.SH")
        await handle.execute_update(ResearchWorkflow.pause, ME)
        if not (await _status(handle)).rows:
            return handle
        await handle.terminate()


async def test_a_cancelled_run_leaves_nothing_filed(lab: Lab) -> None:
    """Cancel ends the run now; no row of it is in the archive."""
    async with lab.workers():
        handle = await lab.start("600519.SH")
        await handle.cancel()
        with pytest.raises(WorkflowFailureError):
            await handle.result()
    rows = {
        table: lab.archive.count(table) for table in ("runs", "claims", "reports", "eval_cases")
    }

    assert set(rows.values()) == {0}


async def test_a_closed_run_takes_no_order(lab: Lab) -> None:
    """After the end an order is refused by the server itself."""
    _, handle = await lab.run("600519.SH")

    with pytest.raises(RPCError, match="completed"):
        await handle.execute_update(ResearchWorkflow.pause, ME)


async def test_the_history_of_a_run_is_bounded(lab: Lab) -> None:
    """A run that was paused as often as it may be, and refuses more, is far from any limit.

    Nobody serves its fetches, so it does not end before.
    """
    async with lab.workers(serves=(MAIN,)):
        handle = await lab.start("600519.SH")
        for _ in range(MOST_PAUSES):
            await handle.execute_update(ResearchWorkflow.pause, LONGEST)
            await handle.execute_update(ResearchWorkflow.resume, LONGEST)
        for _ in range(3):
            with pytest.raises(WorkflowUpdateFailedError):
                await handle.execute_update(ResearchWorkflow.pause, LONGEST)
        grown = (await handle.describe()).raw_description.workflow_execution_info
        await handle.terminate()

    assert grown.history_length < 0.2 * HISTORY_EVENTS
    assert grown.history_size_bytes < 0.2 * HISTORY_BYTES


async def test_any_sequence_of_orders_is_legal_or_refused(lab: Lab) -> None:
    """100 random sequences of everything that can be said; `make sequences` has the long form."""
    told = await drive(lab, 100, seed=7)

    assert set(told.refused) == set(UPDATES), "an order was never refused"
    assert set(told.taken) >= set(UPDATES) - {"follow_up"}, "an order was never taken"
