"""A fetch that hangs ends as the failure of its source, before Temporal ends it as nobody's."""

import asyncio
import threading
import uuid
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

from temporalio import activity
from temporalio.testing import WorkflowEnvironment
from temporalio.worker import Worker

from activities.failing import SourceDeadline
from activities.fetching import FetchActivities
from schemas.failures import Failure
from worker import FETCHES

LIMIT = timedelta(seconds=30)
MOMENT = timedelta(milliseconds=50)


async def _begun(server: WorkflowEnvironment, fetches: frozenset[str]) -> tuple[int, Any]:
    """How often an activity is begun that hangs, and how it ends."""
    release, attempts = threading.Event(), list[int]()

    @activity.defn(name="ask")
    def ask() -> None:
        attempts.append(activity.info().attempt)
        release.wait(60 if fetches else 10 * MOMENT.total_seconds())

    queue = f"hang-{uuid.uuid4().hex[:10]}"
    with ThreadPoolExecutor(8) as threads:
        async with Worker(
            server.client, task_queue=queue, activities=[ask], activity_executor=threads,
            max_concurrent_activities=8, interceptors=[SourceDeadline(fetches, LIMIT - MOMENT)],
        ):  # fmt: skip
            handle = await server.client.start_activity(
                ask, id=queue, task_queue=queue, start_to_close_timeout=LIMIT
            )
            ended = await asyncio.gather(handle.result(), return_exceptions=True)
            release.set()
    return len(attempts), ended[0]


async def test_a_fetch_that_hangs_is_a_source_that_is_down(server: WorkflowEnvironment) -> None:
    """It has the four tries of its source, and not the many of a fault of ours."""
    tries, ended = await _begun(server, frozenset({"ask"}))

    assert (tries, ended.cause.type) == (4, Failure.SOURCE_DOWN)


async def test_no_other_activity_has_that_deadline(server: WorkflowEnvironment) -> None:
    """A gate blames no source, however long it takes."""
    assert await _begun(server, frozenset()) == (1, None)


def test_the_deadline_is_that_of_the_fetches() -> None:
    """The worker knows them by the names under which they are called."""
    defined = {
        activity._Definition.must_from_callable(call).name
        for call in (FetchActivities.fetch_dataset, FetchActivities.fetch_session)
    }

    assert defined == FETCHES
