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


ATTEMPTS = 450
"""What fails without a limit of its own (a fault of ours, an attempt that hangs, a worker that dies
over it) is tried for three days: a dozen times in seven minutes, then every ``LONGEST_WAIT``."""
LONGEST_WAIT = timedelta(minutes=10)
"""A run goes on by itself so soon after a build that mends the fault is deployed."""


def fetch(queue: str, summary: str) -> ActivityConfig:
    """A call to a source. How long the source may stumble is up to ``activities/errors.py``."""
    return _bounded_work(summary, timedelta(seconds=60), task_queue=queue)


def judge(summary: str) -> ActivityConfig:
    """A rule over artifacts in the archive: milliseconds, unless the archive is busy."""
    return _bounded_work(summary, timedelta(seconds=30))


def _bounded_work(
    summary: str, longest: timedelta, task_queue: str | None = None
) -> ActivityConfig:
    """Each attempt lasts at most ``longest``. The wait for a worker is not bounded.

    No schedule-to-close or schedule-to-start timeout: those run while nobody works, and would end
    runs whose workers, or whose server, are away.
    """
    return ActivityConfig(
        task_queue=task_queue,
        summary=summary,
        start_to_close_timeout=longest,
        heartbeat_timeout=HEARTBEAT,
        retry_policy=RetryPolicy(
            initial_interval=RETAKE,
            backoff_coefficient=2.0,
            maximum_interval=LONGEST_WAIT,
            maximum_attempts=ATTEMPTS,
        ),
    )
