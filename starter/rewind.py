"""Rewinding a run: a reset of its history to a named stage boundary.

Each stage publishes itself as a search attribute when it begins. The event that recorded this
names the workflow task that began the stage, and there the history is cut: all earlier stages are
kept as they are, the named one and all after it run again, as a new run of the same workflow id.
"""

import asyncio
import contextlib
import uuid
from typing import NamedTuple

from temporalio.api.common.v1 import WorkflowExecution
from temporalio.api.enums.v1 import EventType, ResetReapplyExcludeType
from temporalio.api.workflowservice.v1 import ResetWorkflowExecutionRequest
from temporalio.client import Client, WorkflowFailureError
from temporalio.service import RPCError

from activities.archive.store import Archive
from activities.rules.branching import refusal, reset_reason
from schemas import names
from schemas.research import Change, Stage
from starter.problems import BadInput

_UPDATES = (
    ResetReapplyExcludeType.RESET_REAPPLY_EXCLUDE_TYPE_SIGNAL,
    ResetReapplyExcludeType.RESET_REAPPLY_EXCLUDE_TYPE_UPDATE,
)
_NEVER = (ResetReapplyExcludeType.RESET_REAPPLY_EXCLUDE_TYPE_CANCEL_REQUEST,)
"""A run that was cancelled is rewound to go on."""

CHILD_SECONDS = 10.0
"""How long a cancelled child may take to end."""


class Boundary(NamedTuple):
    """Where a stage began: the id of the workflow task that began it."""

    stage: Stage
    event_id: int


async def boundaries(client: Client, workflow_id: str, run_id: str) -> list[Boundary]:
    """The stage boundaries in a run's history, oldest first; a repeated stage has several."""
    handle = client.get_workflow_handle(workflow_id, run_id=run_id)
    converter, found = client.data_converter.payload_converter, []
    async for event in handle.fetch_history_events():
        if event.event_type != EventType.EVENT_TYPE_UPSERT_WORKFLOW_SEARCH_ATTRIBUTES:
            continue
        attributes = event.upsert_workflow_search_attributes_event_attributes
        payload = attributes.search_attributes.indexed_fields.get(names.STAGE)
        if payload is not None:
            stage = Stage(converter.from_payload(payload, str))
            found.append(Boundary(stage, attributes.workflow_task_completed_event_id))
    return found


async def rewind(  # noqa: PLR0913 - one parameter an option
    client: Client,
    archive: Archive,
    run: tuple[str, str],
    stage: Stage,
    *,
    reason: str,
    keep_updates: bool,
    changed: Change | None = None,
    occurrence: int | None = None,
) -> str:
    """Reset the run (workflow id and run id) to where ``stage`` began; the id of the new run.

    Of a stage that was run several times the last is meant, unless ``occurrence`` (from 1) says
    which. ``keep_updates`` applies what was said to the run after that boundary again, unless the
    company or the moment is another one: what was said is of neither. Changed input is in the
    archive before the reset, whose reason points at it.
    """
    workflow_id, run_id = run
    if changed and (why := refusal(stage, changed)):
        raise BadInput(why)
    boundary = await _boundary(client, run, stage, occurrence)
    given = changed and changed.given
    ref = archive.put_model("rewind_input", changed) if changed and given else None
    kept = keep_updates and not speaks_of_another(changed)
    await cancel_children(client, workflow_id, run_id)
    answer = await client.workflow_service.reset_workflow_execution(
        ResetWorkflowExecutionRequest(
            namespace=client.namespace,
            workflow_execution=WorkflowExecution(workflow_id=workflow_id, run_id=run_id),
            reason=reset_reason(reason, ref.sha256 if ref else None),
            workflow_task_finish_event_id=boundary.event_id,
            request_id=str(uuid.uuid4()),
            reset_reapply_exclude_types=list(_NEVER if kept else (*_NEVER, *_UPDATES)),
        )
    )
    return answer.run_id


def speaks_of_another(changed: Change | None) -> bool:
    """Whether what people said of the old branch says nothing of the new one."""
    return bool(changed and (changed.code or changed.name or changed.as_of))


async def _boundary(
    client: Client, run: tuple[str, str], stage: Stage, occurrence: int | None
) -> Boundary:
    found = [b for b in await boundaries(client, *run) if b.stage is stage]
    if not found:
        raise BadInput(f"run {run[1][:13]} has not reached {stage}: it cannot be rewound there")
    if occurrence is not None and not 1 <= occurrence <= len(found):
        raise BadInput(f"{stage} ran {len(found)} times: --try is between 1 and {len(found)}")
    return found[(occurrence or len(found)) - 1]


async def cancel_children(client: Client, workflow_id: str, run_id: str) -> None:
    """End the children that the run waits for: its new branch starts children of its own."""
    handle = client.get_workflow_handle(workflow_id, run_id=run_id)
    pending = (await handle.describe()).raw_description.pending_children
    children = [client.get_workflow_handle(c.workflow_id, run_id=c.run_id) for c in pending]
    for child in children:
        with contextlib.suppress(RPCError):  # it has ended since
            await child.cancel(reason=f"run {run_id} is being rewound")
    for child in children:
        try:
            await asyncio.wait_for(child.result(), CHILD_SECONDS)
        except TimeoutError:
            raise BadInput(
                f"{child.id}, which the run started, has not ended: is a worker running?"
            ) from None
        except WorkflowFailureError:
            continue  # as asked
