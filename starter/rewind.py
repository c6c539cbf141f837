"""Rewinding a run: a reset of its history to a named stage boundary.

Each stage publishes itself as a search attribute when it begins. The event that recorded this
names the workflow task that began the stage, and there the history is cut: all earlier stages are
kept as they are, the named one and all after it run again, as a new run of the same workflow id.
"""

import uuid
from typing import NamedTuple

from temporalio.api.common.v1 import WorkflowExecution
from temporalio.api.enums.v1 import EventType, ResetReapplyExcludeType
from temporalio.api.workflowservice.v1 import ResetWorkflowExecutionRequest
from temporalio.client import Client

from schemas import names
from schemas.research import Stage
from starter.errors import BadInput

_ORDERS = (
    ResetReapplyExcludeType.RESET_REAPPLY_EXCLUDE_TYPE_SIGNAL,
    ResetReapplyExcludeType.RESET_REAPPLY_EXCLUDE_TYPE_UPDATE,
)


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


async def rewind(
    client: Client,
    workflow_id: str,
    run_id: str,
    stage: Stage,
    *,
    reason: str,
    keep_orders: bool,
    occurrence: int | None = None,
) -> str:
    """Reset the run to where ``stage`` began; the id of the new run.

    Of a stage that was run several times the last is meant, unless ``occurrence`` (from 1) says
    which. ``keep_orders`` applies orders given after that boundary again. Children of the run are
    abandoned ones with ids of their own run, so a rewind meets none of them.
    """
    found = [b for b in await boundaries(client, workflow_id, run_id) if b.stage is stage]
    if not found:
        raise BadInput(f"run {run_id[:13]} has not reached {stage}: it cannot be rewound there")
    if occurrence is not None and not 1 <= occurrence <= len(found):
        raise BadInput(f"{stage} ran {len(found)} times: --try is between 1 and {len(found)}")
    boundary = found[(occurrence or len(found)) - 1]
    answer = await client.workflow_service.reset_workflow_execution(
        ResetWorkflowExecutionRequest(
            namespace=client.namespace,
            workflow_execution=WorkflowExecution(workflow_id=workflow_id, run_id=run_id),
            reason=reason,
            workflow_task_finish_event_id=boundary.event_id,
            request_id=str(uuid.uuid4()),
            reset_reapply_exclude_types=[] if keep_orders else list(_ORDERS),
        )
    )
    return answer.run_id
