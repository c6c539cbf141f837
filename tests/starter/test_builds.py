"""Builds side by side: a new one takes over the runs of the old one, and gives them back."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import pytest
from temporalio.api.enums.v1 import EventType
from temporalio.client import Client, WorkflowHandle

from activities.rules.mechanism import RuleAnalyst
from schemas.control import Steering
from schemas.failures import EXIT_BAD_INPUT
from schemas.names import MAIN, RECORDED
from starter import builds
from starter.connect import connect
from starter.orders import ask
from starter.problems import BadInput
from tests.lab import Lab
from tests.starter.conftest import Call
from worker import Duty, _deployment, running_workers
from workflows.research import ResearchWorkflow

ORDER = Steering(by="operator", reason="a new build")
SOON = 60.0


@asynccontextmanager
async def _build(lab: Lab, name: str | None) -> AsyncIterator[Client]:
    """The workers of a build, in a process of their own as far as the server can tell.

    They serve what a run of the sample needs: a server notes each queue of a build by itself.
    """
    client = await connect(lab.client.service_client.config.target_host)
    duty = Duty((MAIN, RECORDED), build=name)
    async with running_workers(client, lab.queue, lab.archive, lab.served, RuleAnalyst(), duty):
        yield client


async def _held(handle: WorkflowHandle[Any, Any]) -> bool:
    return bool((await ask(handle, ResearchWorkflow.status)).control.held)


async def _decided_by(handle: WorkflowHandle[Any, Any]) -> list[str]:
    """The builds that decided for a run, in their order."""
    decided = [
        event.workflow_task_completed_event_attributes.deployment_version.build_id
        async for event in handle.fetch_history_events()
        if event.event_type == EventType.EVENT_TYPE_WORKFLOW_TASK_COMPLETED
    ]
    return list(dict.fromkeys(decided))


async def test_a_run_of_one_build_ends_on_the_next(
    lab: Lab, eventually: Callable[..., Any]
) -> None:
    """Build B is deployed while a run of A waits: A drains and goes, B ends the run.

    An embedded server follows the worker it has, also back to one without a build id.
    """
    async with _build(lab, "B") as b:
        async with _build(lab, "A"):
            await builds.settle(lab.client, lab.queue, "A")
            handle = await lab.start("600519.SH")
            await handle.execute_update(ResearchWorkflow.pause, ORDER)
            await eventually(lambda: _held(handle))
            await builds.make_current(b, lab.queue, "B", SOON)
            states = {one.build: one.status for one in await builds.known(b, lab.queue)}
        await handle.execute_update(ResearchWorkflow.resume, ORDER)
        summary, deciding = await handle.result(), await _decided_by(handle)
    async with _build(lab, None):
        await builds.settle(lab.client, lab.queue, None)
        after = await (await lab.start("600519.SH")).result()

    assert states == {"A": "draining", "B": "current"}
    assert (summary.verdict, after.verdict) == ("PASS", "PASS")
    assert deciding == ["A", "B"]


def test_the_builds_are_listed_and_a_misspelt_one_is_refused(served: Call) -> None:
    """An installation without build ids has none, and stays as it is."""
    listed = served("builds", "--json")
    refused = served("builds", "current", "0.1.0-nothing")

    assert (listed.code, listed.out.strip()) == (0, "[]")
    assert refused.code == EXIT_BAD_INPUT
    assert "0.1.0-nothing cannot be made current" in refused.err


async def test_a_build_without_workers_cannot_be_current(lab: Lab) -> None:
    """A misspelt build is refused, with the server's reason; no run is left without workers."""
    with pytest.raises(BadInput, match="nothing cannot be made current"):
        await builds.make_current(lab.client, lab.queue, "nothing")


def test_a_worker_without_a_build_is_named_by_its_version() -> None:
    """The server gives it runs as they come, and it need not read all modules for a name."""
    config = _deployment("research", None)

    assert not config.use_worker_versioning
    assert config.version.build_id == version("durable-research")
