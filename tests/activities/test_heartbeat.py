"""Heartbeats: an activity in a thread beats, and holds up no other."""

import threading
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

from temporalio import activity
from temporalio.client import ActivityHandle
from temporalio.testing import WorkflowEnvironment
from temporalio.worker import Worker

from activities.heartbeat import HeartbeatInterceptor

INTERVAL = 0.05


async def test_a_long_activity_in_a_thread_beats(
    server: WorkflowEnvironment, eventually: Callable[..., Any]
) -> None:
    """The server hears of it while it blocks its thread, so that no second worker begins it."""
    release, attempts = threading.Event(), []

    @activity.defn(name="slow")
    def slow() -> int:
        attempts.append(activity.info().attempt)
        release.wait(30)
        return activity.info().attempt

    queue = f"beat-{uuid.uuid4().hex[:10]}"
    with ThreadPoolExecutor(1) as threads:
        async with Worker(
            server.client, task_queue=queue, activities=[slow], activity_executor=threads,
            max_concurrent_activities=1, interceptors=[HeartbeatInterceptor(INTERVAL)],
            max_heartbeat_throttle_interval=timedelta(seconds=INTERVAL),
        ):  # fmt: skip
            handle = await server.client.start_activity(
                slow, id=queue, task_queue=queue, start_to_close_timeout=timedelta(seconds=30),
                heartbeat_timeout=timedelta(seconds=1.5),
            )  # fmt: skip
            first = await eventually(lambda: _beaten(handle))
            await eventually(lambda: _beaten(handle, after=first))
            release.set()

            assert await handle.result() == 1
    assert attempts == [1]


async def _beaten(handle: ActivityHandle[int], after: Any = None) -> Any:
    """When the server last heard of the activity; None where not since ``after``."""
    last = (await handle.describe()).last_heartbeat_time
    return last if last and (after is None or (last - after).total_seconds() > 2) else None
