"""The commands that steer a run: pause, resume, stop, cancel, watch."""

import asyncio
import getpass
from typing import Any

from temporalio.client import WorkflowFailureError, WorkflowHandle
from temporalio.exceptions import CancelledError

from activities.settings import Settings
from schemas.control import ControlState, Steering
from schemas.text import Lang
from starter import output, runs
from starter.engine import engine, ensure_worker
from starter.orders import ANSWER_SECONDS, give
from starter.problems import BadInput
from starter.progress import StageView
from starter.runs import short_id
from workflows.steered import SteeredRun


async def pause(settings: Settings, name: str, reason: str, by: str) -> int:
    """Hold a run at its next stage boundary."""
    return await _order(settings, name, SteeredRun.pause, Steering(by=by, reason=reason))


async def resume(settings: Settings, name: str, by: str) -> int:
    """Let a paused run go on."""
    return await _order(settings, name, SteeredRun.resume, Steering(by=by))


async def stop(settings: Settings, name: str, reason: str, by: str) -> int:
    """End a run at its next boundary; it reports what is verified so far."""
    return await _order(settings, name, SteeredRun.stop, Steering(by=by, reason=reason))


async def cancel(settings: Settings, name: str, reason: str) -> int:
    """End a run now; nothing is delivered and nothing is filed."""
    async with engine(settings) as started:
        handle = await runs.under_way(started.client, name)
        await handle.cancel(reason=reason)
        how = await _how_it_closed(handle)
        output.result(f"{short_id(str(handle.run_id))} {how}")
    return 0


async def watch(settings: Settings, name: str, lang: Lang) -> int:
    """Follow a run from anywhere, live, to its end."""
    async with engine(settings) as started:
        handle = await runs.under_way(started.client, name)
        with StageView(lang) as view:
            summary = await runs.follow(
                handle, view.update, lambda: ensure_worker(settings, started)
            )
        output.result(f"{summary.run_id} {summary.status} {summary.verdict or summary.output_type}")
    return 0


def operator() -> str:
    """Who gives an order where nobody is named."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "operator"


async def _order(settings: Settings, name: str, update: Any, order: Steering) -> int:
    async with engine(settings) as started:
        handle = await runs.under_way(started.client, name)
        state: ControlState = await give(handle, update, order)
        output.result(f"{short_id(str(handle.run_id))} {_told(state)}")
    return 0


def _told(state: ControlState) -> str:
    if state.stopping:
        return "stops at its next stage boundary"
    return "holds at its next stage boundary" if state.paused else "goes on"


async def _how_it_closed(handle: WorkflowHandle[Any, Any]) -> str:
    """How a run ended that was told to: it may have been quicker, or have failed meanwhile."""
    try:
        await asyncio.wait_for(handle.result(), ANSWER_SECONDS)
    except TimeoutError:
        raise BadInput("the run has not ended yet: is a worker running?") from None
    except WorkflowFailureError as error:
        if isinstance(error.cause, CancelledError):
            return "cancelled"
        raise
    return "had ended before it could be cancelled"
