"""A laboratory in which chosen activities wait, so that an order can come at a chosen moment."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import temporalio.client
import temporalio.worker
from temporalio import activity
from temporalio.api.enums.v1 import EventType
from temporalio.client import Client, WorkflowHandle

from tests.lab import Lab

BEAT = 0.5
"""Seconds between the heartbeats of an activity that waits; the workflow allows five of them."""

PATIENCE = 60.0
"""Seconds until a point counts as one that no run comes to."""


@dataclass
class Point:
    """The ``number``-th execution of an activity; of a fetch, that of one ``dataset``."""

    activity: str
    number: int = 1
    dataset: str | None = None
    after: bool = False
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    released: asyncio.Event = field(default_factory=asyncio.Event)

    async def hold(self, beat: Callable[[], None]) -> None:
        """Wait until the test lets it go on."""
        self.reached.set()
        while not self.released.is_set():
            beat()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.released.wait(), BEAT)

    async def met(self) -> None:
        """Wait until an execution has come to this point; raises TimeoutError where none comes."""
        await asyncio.wait_for(self.reached.wait(), PATIENCE)

    def meets(self, name: str, given: Any) -> bool:
        """Whether an execution counts for this point."""
        wanted = self.dataset is None or getattr(given, "dataset", None) == self.dataset
        return name == self.activity and wanted


@dataclass
class Holding(temporalio.client.Interceptor, temporalio.worker.Interceptor):
    """What the workers of the laboratory wait for."""

    points: Sequence[Point]
    seen: Counter[int] = field(default_factory=Counter)

    def intercept_activity(
        self, next: temporalio.worker.ActivityInboundInterceptor
    ) -> temporalio.worker.ActivityInboundInterceptor:
        """Before each execution the points are asked."""
        return _Inbound(next, self)

    def due(self, name: str, given: Any) -> Point | None:
        """The point that this execution has come to."""
        met = [n for n, point in enumerate(self.points) if point.meets(name, given)]
        self.seen.update(met)
        return next((self.points[n] for n in met if self.seen[n] == self.points[n].number), None)


class _Inbound(temporalio.worker.ActivityInboundInterceptor):
    def __init__(
        self, next: temporalio.worker.ActivityInboundInterceptor, holding: Holding
    ) -> None:
        super().__init__(next)
        self._holding = holding

    def init(self, outbound: temporalio.worker.ActivityOutboundInterceptor) -> None:
        self._outbound = outbound
        super().init(outbound)

    async def execute_activity(self, input: temporalio.worker.ExecuteActivityInput) -> Any:
        info = activity.info()
        given = input.args[0] if input.args else None
        point = self._holding.due(info.activity_type, given) if info.attempt == 1 else None
        if point is not None and not point.after:
            await point.hold(self._beat)
        result = await super().execute_activity(input)
        if point is not None and point.after:
            await point.hold(self._beat)
        return result

    def _beat(self) -> None:
        """Beat from the event loop: ``activity.heartbeat`` may wait for it, and in vain."""
        self._outbound.heartbeat()


def holding(lab: Lab, *points: Point) -> Lab:
    """The laboratory with workers that wait at those points."""
    config = lab.client.config()
    config["interceptors"] = [Holding(points)]
    return replace(lab, client=Client(**config))


async def knows_of_its_cancellation(handle: WorkflowHandle[Any, Any]) -> bool:
    """Whether a run that was cancelled has decided on it."""
    told = [event.event_type for event in (await handle.fetch_history()).events]
    asked = told.index(EventType.EVENT_TYPE_WORKFLOW_EXECUTION_CANCEL_REQUESTED)
    return EventType.EVENT_TYPE_WORKFLOW_TASK_COMPLETED in told[asked:]
