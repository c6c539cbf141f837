"""The one table of timeouts and retries. Each summary is what the Temporal UI shows."""

from datetime import timedelta

from temporalio.common import RetryPolicy
from temporalio.workflow import ActivityConfig

HEARTBEAT = timedelta(seconds=2.5)
"""A worker that dies is noticed after this; workers beat twice a second for every activity."""
RETAKE = timedelta(milliseconds=200)
"""How soon another worker takes over what a dead one had begun. Errors name their own wait."""
WORKFLOW_TASK = timedelta(seconds=3)
"""A worker that dies amid a decision is noticed after this; a decision takes milliseconds."""


def fetch(queue: str, summary: str) -> ActivityConfig:
    """A call to a source: a few tries, bounded in total by the schedule-to-close timeout.

    A source that fails has four of the attempts; the others are for workers that die.
    """
    return ActivityConfig(
        task_queue=queue,
        summary=summary,
        start_to_close_timeout=timedelta(seconds=60),
        schedule_to_close_timeout=timedelta(minutes=6),
        heartbeat_timeout=HEARTBEAT,
        retry_policy=RetryPolicy(
            initial_interval=RETAKE,
            backoff_coefficient=2.0,
            maximum_interval=timedelta(seconds=30),
            maximum_attempts=6,
        ),
    )


def judge(summary: str) -> ActivityConfig:
    """A rule over artifacts in the archive: milliseconds, unless the archive is busy."""
    return ActivityConfig(
        summary=summary,
        start_to_close_timeout=timedelta(seconds=30),
        schedule_to_close_timeout=timedelta(minutes=5),
        heartbeat_timeout=HEARTBEAT,
        retry_policy=RetryPolicy(
            initial_interval=RETAKE,
            backoff_coefficient=2.0,
            maximum_interval=timedelta(seconds=10),
            maximum_attempts=6,
        ),
    )
