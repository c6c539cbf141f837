"""Workers that are away, and faults of ours: a run waits for as long as it takes, and goes on."""

import base64
import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from google.protobuf.field_mask_pb2 import FieldMask
from temporalio.api.activity.v1 import ActivityOptions
from temporalio.api.common.v1 import RetryPolicy, WorkflowExecution
from temporalio.api.workflowservice.v1 import UpdateActivityOptionsRequest
from temporalio.client import WorkflowFailureError, WorkflowHandle, WorkflowHistory
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.exceptions import ActivityError, TimeoutError, TimeoutType
from temporalio.testing import WorkflowEnvironment
from temporalio.worker import Replayer

from activities.archive.store import Archive
from activities.rules.mechanism import RuleAnalyst, ThesisInput
from schemas.claim import Claim
from schemas.failures import EXIT_FAILED, Failure
from schemas.names import MAIN
from starter.errors import explain
from tests.lab import Lab
from worker import WORKFLOWS

AWAY = timedelta(hours=1)
HISTORIES = Path(__file__).parent / "histories"


@dataclass
class Faulty:
    """An analyst with a fault of ours in its first ``faults`` tries."""

    faults: int
    tries: int = 0

    def draft(self, given: ThesisInput) -> tuple[Claim, ...]:
        """The rule-based draft, once it comes to that."""
        self.tries += 1
        if self.tries <= self.faults:
            raise KeyError("ROE")
        return RuleAnalyst().draft(given)


@pytest.fixture
def skipping_lab(skipping_server: WorkflowEnvironment, archive: Archive) -> Lab:
    """A lab on the time-skipping server."""
    return Lab(skipping_server.client, archive)


async def _pending(handle: WorkflowHandle[Any, Any], activity: str) -> list[Any]:
    """The activities of that type that are not done."""
    pending = (await handle.describe()).raw_description.pending_activities
    return [item for item in pending if item.activity_type.name == activity]


async def _failed(handle: WorkflowHandle[Any, Any], activity: str) -> list[Any]:
    """The last failures of the activities of that type that will be tried again."""
    pending = await _pending(handle, activity)
    return [item.last_failure for item in pending if item.HasField("last_failure")]


def _impatient(history: WorkflowHistory) -> list[str]:
    """The activities that would have ended while nobody worked for as long as ``AWAY``.

    No server skips time while an activity waits, so what it was told when it was scheduled tells.
    """
    ended = []
    for event in history.events:
        told = event.activity_task_scheduled_event_attributes
        waits = (told.schedule_to_close_timeout, told.schedule_to_start_timeout)
        if any(timedelta() < wait.ToTimedelta() <= AWAY for wait in waits):
            ended.append(told.activity_type.name)
    return ended


async def test_fetches_that_no_worker_takes_blame_no_source(
    lab: Lab, eventually: Callable[..., Any]
) -> None:
    """Its workers are gone before any source is asked: the run waits for them, and ends as ever."""
    async with lab.workers(serves=(MAIN,)):
        handle = await lab.start("600519.SH")
        await eventually(lambda: _pending(handle, "fetch_dataset"))
    async with lab.workers():
        summary = await handle.result()

    assert summary.verdict == "PASS"
    assert _impatient(await handle.fetch_history()) == []


async def test_a_build_that_mends_a_fault_continues_the_run(
    lab: Lab, eventually: Callable[..., Any]
) -> None:
    """A gate trips over a fault of ours: operators see which, deploy, and the run goes on."""
    async with lab.workers(Faulty(faults=99), faulty=True):
        handle = await lab.start("600519.SH")
        (failure,) = await eventually(lambda: _failed(handle, "draft_thesis"))
    async with lab.workers():
        assert (await handle.result()).verdict == "PASS"

    assert failure.application_failure_info.type == Failure.FAULT
    assert failure.message == "unexpected KeyError: 'ROE'"
    assert not failure.application_failure_info.non_retryable


async def test_a_fault_is_borne_for_hours(skipping_lab: Lab) -> None:
    """Forty tries, the last ones ten minutes apart: a night without an operator loses nothing."""
    broken = Faulty(faults=40)
    async with skipping_lab.workers(broken, faulty=True):
        handle = await skipping_lab.start("600519.SH")
        summary = await handle.result()
    description = await handle.describe()

    assert (summary.verdict, broken.tries) == ("PASS", 41)
    assert description.close_time is not None
    assert description.close_time - description.start_time > timedelta(hours=4)


async def test_a_fault_that_nobody_mends_ends_the_run_with_its_name(
    lab: Lab, eventually: Callable[..., Any]
) -> None:
    """After the last try the command has a type, a line in either language and an exit code."""
    async with lab.workers(Faulty(faults=99), faulty=True):
        handle = await lab.start("600519.SH")
        await eventually(lambda: _failed(handle, "draft_thesis"))
        fewer = ActivityOptions(retry_policy=RetryPolicy(maximum_attempts=3))
        await _change(lab, handle, "draft_thesis", fewer, "retry_policy.maximum_attempts")
        with pytest.raises(WorkflowFailureError) as failed:
            await handle.result()
    told = explain(failed.value)

    assert (told.kind, told.code) == (Failure.FAULT, EXIT_FAILED)
    assert (str(told), told.zh) == ("unexpected KeyError: 'ROE'", "意外错误 KeyError: 'ROE'")


async def test_a_wait_that_ran_out_is_no_gap_of_a_source(
    lab: Lab, eventually: Callable[..., Any]
) -> None:
    """Nobody asked the source: the run ends with that, and judges nothing as if data were missing.

    Such activities come from builds that bounded the wait, or from an operator's own options.
    """
    async with lab.workers(serves=(MAIN,)):
        handle = await lab.start("600519.SH")
        await eventually(lambda: _pending(handle, "fetch_dataset"))
        short = ActivityOptions()
        short.schedule_to_close_timeout.FromTimedelta(timedelta(seconds=0.5))
        await _change(lab, handle, "fetch_dataset", short, "schedule_to_close_timeout")
        with pytest.raises(WorkflowFailureError) as failed:
            await handle.result()

    assert isinstance(failed.value.cause, ActivityError)
    assert isinstance(failed.value.cause.cause, TimeoutError)
    assert failed.value.cause.cause.type is not TimeoutType.START_TO_CLOSE


async def _change(
    lab: Lab, handle: WorkflowHandle[Any, Any], kind: str, wanted: ActivityOptions, field: str
) -> None:
    """Change the options of all activities of that type, as an operator may."""
    await lab.client.workflow_service.update_activity_options(
        UpdateActivityOptionsRequest(
            namespace=lab.client.namespace, execution=WorkflowExecution(workflow_id=handle.id),
            type=kind, activity_options=wanted, update_mask=FieldMask(paths=[field]),
        )
    )  # fmt: skip


async def test_a_run_that_took_a_wait_for_a_gap_is_continued() -> None:
    """Runs of builds before that have gone on without the source, and replay so."""
    told = json.loads((HISTORIES / "research-degrade.json").read_text(encoding="utf-8"))
    fetches = [e for e in told["events"] if "activityTaskScheduledEventAttributes" in e]
    late = next(e["eventId"] for e in fetches if "investor_qa of" in _summary(e))
    for event in told["events"]:
        done = event.get("activityTaskCompletedEventAttributes", {})
        if done.get("scheduledEventId") == late:
            _run_out(event)
    replayer = Replayer(workflows=WORKFLOWS, data_converter=pydantic_data_converter)

    await replayer.replay_workflow(WorkflowHistory.from_json("old", json.dumps(told)))


def _summary(event: dict[str, Any]) -> str:
    return base64.b64decode(event["userMetadata"]["summary"]["data"]).decode()


def _run_out(event: dict[str, Any]) -> None:
    """Turn an answer into the end of a bounded wait."""
    ids = event.pop("activityTaskCompletedEventAttributes")
    about = {"timeoutType": "TIMEOUT_TYPE_SCHEDULE_TO_CLOSE"}
    event["eventType"] = "EVENT_TYPE_ACTIVITY_TASK_TIMED_OUT"
    event["activityTaskTimedOutEventAttributes"] = {
        "scheduledEventId": ids["scheduledEventId"], "startedEventId": ids["startedEventId"],
        "failure": {"message": "activity ScheduleToClose timeout", "timeoutFailureInfo": about},
    }  # fmt: skip
