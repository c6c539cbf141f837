"""Evaluation: a run that failed, degraded or was blocked leaves a case behind."""

from temporalio import workflow

with workflow.unsafe.imports_passed_through():
    from activities.publishing import PublishingActivities
    from schemas.stages import EvalCaptureInput
    from workflows import options


@workflow.defn
class EvalCaptureWorkflow:
    """Writes one evaluation case. Started by a run on its way out, and then on its own."""

    @workflow.run
    async def run(self, given: EvalCaptureInput) -> str:
        """The id of the case."""
        return await workflow.execute_activity_method(
            PublishingActivities.record_eval_case,
            given,
            **options.judge(f"record evaluation case: {given.trigger_type}"),
        )
