"""How evenly the server hands out fetches: the moments at which a loopback site was asked."""

from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise

from temporalio import workflow
from temporalio.client import Client
from temporalio.worker import UnsandboxedWorkflowRunner, Worker

from schemas.fetch import Dataset, DatasetQuery, Fetched
from workflows.gathering import fetch_all

CLOCK = datetime.fromisoformat("2026-08-21T16:30:00+08:00")


@workflow.defn
class BurstWorkflow:
    """Asks for the same close many times at once, as a crowd of runs would."""

    @workflow.run
    async def run(self, calls: int) -> int:
        """How many of the fetches were served."""
        query = DatasetQuery(dataset=Dataset.CLOSE, code="600519.SH", clock=CLOCK)
        results = await fetch_all([query] * calls)
        return sum(isinstance(result, Fetched) for result in results)


async def burst(client: Client, queue: str, calls: int) -> int:
    """Run one burst whose fetches go to the workers of ``queue``'s upstreams."""
    async with Worker(
        client, task_queue=queue, workflows=[BurstWorkflow],
        workflow_runner=UnsandboxedWorkflowRunner(),
    ):  # fmt: skip
        served: int = await client.execute_workflow(
            BurstWorkflow.run, calls, id=f"burst/{queue}", task_queue=queue
        )
        return served


def most_within(seconds: float, moments: Sequence[float]) -> int:
    """The largest number of calls in any window of that length."""
    return max(
        sum(first <= moment < first + seconds for moment in moments) for first in moments
    )  # fmt: skip


def steady_rate(moments: Sequence[float]) -> float:
    """Calls per second in the second half, when the burst of the start is over."""
    tail = sorted(moments)[len(moments) // 2 :]
    return (len(tail) - 1) / (tail[-1] - tail[0])


def excess(per_second: float, moments: Sequence[float]) -> float:
    """The most calls in any window, beyond the limit times the window's length."""
    ordered = sorted(moments)
    worst = debt = 1.0
    for before, after in pairwise(ordered):
        debt = max(1.0, debt - (after - before) * per_second + 1)
        worst = max(worst, debt)
    return worst
