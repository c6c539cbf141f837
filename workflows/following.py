"""The beginning of a run that follows a finished one."""

from datetime import datetime

from temporalio import workflow

with workflow.unsafe.imports_passed_through():
    from activities.following import FollowingActivities
    from schemas.following import Carried, FollowStage
    from workflows import options


async def carry_over(run_id: str | None, clock: datetime) -> Carried | None:
    """What the run of that id hands on; None where none is followed."""
    if run_id is None:
        return None
    return await workflow.execute_activity_method(
        FollowingActivities.carry_over,
        FollowStage(run_id=run_id, clock=clock),
        **options.judge(f"what run {run_id[:13]} fetched and still holds"),
    )
