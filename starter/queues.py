"""The task queues of the upstreams on the server: their limits, their workers, their backlog."""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta

import temporalio.api.taskqueue.v1 as queue_pb
import temporalio.api.workflowservice.v1 as service_pb
from temporalio.api.enums.v1 import TaskQueueType
from temporalio.client import Client
from temporalio.service import RPCError

from activities.rules import rates
from activities.rules.rates import QueueLimit
from schemas.base import Record
from schemas.names import source_queue

RPC_TIMEOUT = timedelta(seconds=5)
LAST_POLL = timedelta(seconds=75)
"""A worker asks again at the latest after a minute; one that was silent for longer is gone."""

log = logging.getLogger(__name__)


class QueueStatus(Record):
    """An activity task queue as the server sees it."""

    queue: str
    limit: QueueLimit | None
    workers: tuple[str, ...]
    backlog: int


async def status(client: Client, queue: str) -> QueueStatus:
    """The state of the queue now; raises RPCError where the server does not tell."""
    described = await client.workflow_service.describe_task_queue(
        service_pb.DescribeTaskQueueRequest(
            namespace=client.namespace,
            task_queue=queue_pb.TaskQueue(name=queue),
            task_queue_type=TaskQueueType.TASK_QUEUE_TYPE_ACTIVITY,
            report_config=True,
            report_stats=True,
        ),
        timeout=RPC_TIMEOUT,
    )
    alive = datetime.now(UTC) - LAST_POLL
    return QueueStatus(
        queue=queue,
        limit=_limit(described.config),
        workers=tuple(
            sorted(
                {
                    poller.identity
                    for poller in described.pollers
                    if poller.last_access_time.ToDatetime(UTC) >= alive
                }
            )
        ),
        backlog=described.stats.approximate_backlog_count,
    )


def _limit(config: queue_pb.TaskQueueConfig) -> QueueLimit | None:
    kept = config.queue_rate_limit
    if not kept.HasField("rate_limit"):
        return None
    return rates.from_server(kept.rate_limit.requests_per_second, kept.metadata.reason)


async def set_limit(client: Client, queue: str, limit: QueueLimit) -> None:
    """Have the server hold the queue to ``limit``, for all workers together."""
    await client.workflow_service.update_task_queue_config(
        service_pb.UpdateTaskQueueConfigRequest(
            namespace=client.namespace,
            identity=client.identity,
            task_queue=queue,
            task_queue_type=TaskQueueType.TASK_QUEUE_TYPE_ACTIVITY,
            update_queue_rate_limit=service_pb.UpdateTaskQueueConfigRequest.RateLimitUpdate(
                rate_limit=queue_pb.RateLimit(requests_per_second=limit.per_second),
                reason=limit.reason,
            ),
        ),
        timeout=RPC_TIMEOUT,
    )


async def keep_rates(
    client: Client, queue: str, upstreams: Iterable[str], wanted: Mapping[str, int]
) -> None:
    """Set the limit of each upstream's queue, but for those that the server keeps for a reason."""

    async def keep(upstream: str) -> None:
        name = source_queue(queue, upstream)
        limit = rates.at_start((await status(client, name)).limit, rates.wanted(upstream, wanted))
        if limit is not None:
            await set_limit(client, name, limit)

    try:
        await asyncio.gather(*(keep(upstream) for upstream in upstreams))
    except RPCError as error:
        log.warning("the server keeps no queue limits, each worker keeps its own: %s", error)


class Throttle:
    """Lowers the limit of a queue from the threads in which activities run."""

    def __init__(self, client: Client, queue: str, loop: asyncio.AbstractEventLoop) -> None:
        self._client, self._queue, self._loop = client, queue, loop

    def lower(self, upstream: str, per_minute: int, text: str) -> None:
        """Ask ``upstream`` at most so often from now on; a failure to do so is only logged."""
        work = asyncio.run_coroutine_threadsafe(
            self._lower(source_queue(self._queue, upstream), per_minute, text), self._loop
        )
        try:
            work.result(3 * RPC_TIMEOUT.total_seconds())
        except (RPCError, TimeoutError) as error:
            log.warning("the limit of %s could not be lowered: %s", upstream, error)

    async def _lower(self, queue: str, per_minute: int, text: str) -> None:
        limit = rates.learnt((await status(self._client, queue)).limit, per_minute, text)
        if limit is not None:
            await set_limit(self._client, queue, limit)
            log.warning("%s: %s", queue, limit.source)
