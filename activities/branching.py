"""The beginning of a branch: what a rewind changed, read where the reset itself names it."""

import asyncio
from datetime import UTC, datetime

from temporalio import activity
from temporalio.api.enums.v1 import EventType, WorkflowTaskFailedCause
from temporalio.api.history.v1 import HistoryEvent

from activities.archive.store import Archive
from activities.errors import BadRequest
from activities.failing import typed_failures
from activities.rules.branching import read_reason, refusal
from schemas.research import Branch, Change
from schemas.stages import BranchStage


class BranchActivities:
    """Reads how a run was rewound."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    @activity.defn
    async def open_branch(self, given: BranchStage) -> Branch:
        """The newest reset of this run, and the input that its reason points at.

        The reference is part of the reset: no other rewind, and none that was never carried out,
        can be mistaken for it.
        """
        info = activity.info()
        handle = activity.client().get_workflow_handle(
            info.workflow_id or "", run_id=info.workflow_run_id
        )
        before: HistoryEvent | None = None
        reset: tuple[HistoryEvent, HistoryEvent] | None = None
        async for event in handle.fetch_history_events():
            if before is not None and _is_reset(event):
                reset = before, event
            before = event
        with typed_failures():
            if reset is None:
                raise BadRequest("the history of this run holds no reset")
            return await asyncio.to_thread(self._branch, given, *reset)

    def _branch(self, given: BranchStage, cut: HistoryEvent, reset: HistoryEvent) -> Branch:
        failed = reset.workflow_task_failed_event_attributes
        reason, sha256 = read_reason(failed.failure.message)
        changed = Change()
        if sha256:
            changed = Change.model_validate_json(self._archive.get(sha256))
        if why := refusal(given.stage, changed):
            raise BadRequest(why)
        return Branch(
            run_id=failed.new_run_id, origin=failed.base_run_id, stage=given.stage,
            reason=reason, changed=changed, cut_at=_moment(cut), began=_moment(reset),
        )  # fmt: skip


def _is_reset(event: HistoryEvent) -> bool:
    failed = event.workflow_task_failed_event_attributes
    return (
        event.event_type == EventType.EVENT_TYPE_WORKFLOW_TASK_FAILED
        and failed.cause == WorkflowTaskFailedCause.WORKFLOW_TASK_FAILED_CAUSE_RESET_WORKFLOW
    )


def _moment(event: HistoryEvent) -> datetime:
    return event.event_time.ToDatetime(tzinfo=UTC)
