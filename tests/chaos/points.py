"""Where a worker dies: interceptors that kill their own process at a named point, once.

The points live here and not in the product: the harness's workers are the real ones, with these
interceptors around every activity and every workflow.
"""

import asyncio
import json
import os
import signal
import time
from enum import StrEnum
from pathlib import Path
from typing import Any

from temporalio import activity, client, workflow
from temporalio.worker import (
    ActivityInboundInterceptor,
    ExecuteActivityInput,
    Interceptor,
    StartActivityInput,
    WorkflowInboundInterceptor,
    WorkflowInterceptorClassInput,
    WorkflowOutboundInterceptor,
)

from schemas.base import Record
from tests.chaos.evidence import Hit


class Moment(StrEnum):
    """What happens at a point. The first three kill the worker, the others deliver twice."""

    BEFORE_START = "killed before start"
    AFTER_EFFECT = "killed after effect"
    AFTER_RETURN = "killed after return"
    TWICE = "executed twice"
    TOGETHER = "executed twice at once"


KILLS = (Moment.BEFORE_START, Moment.AFTER_EFFECT, Moment.AFTER_RETURN)


class Point(Record):
    """One activity of one type of workflow, and what happens there."""

    workflow: str
    activity_id: str
    moment: Moment


class Orders:
    """What the workers of a lane are told, and what they did: files that all of them see."""

    def __init__(self, folder: Path) -> None:
        self._armed, self._fired = str(folder / "armed.json"), str(folder / "fired")
        self._journal, self._serial = str(folder / "journal.jsonl"), str(folder / "serial")

    def arm(self, point: Point) -> None:
        """The next worker that comes to ``point`` dies there; none after it does."""
        Path(self._fired).unlink(missing_ok=True)
        draft = Path(self._armed + ".draft")
        draft.write_text(point.model_dump_json(), encoding="utf-8")
        draft.replace(self._armed)

    def fired(self) -> list[Hit]:
        """When and where the armed point was reached, if it was."""
        try:
            return [Hit(*json.loads(Path(self._fired).read_text(encoding="utf-8")))]
        except FileNotFoundError:
            return []

    def one_by_one(self, wanted: bool) -> None:
        """Whether activities take turns, so that each request belongs to the one that runs."""
        if wanted:
            Path(self._serial).touch()
        else:
            Path(self._serial).unlink(missing_ok=True)

    @property
    def serial(self) -> bool:
        """Whether activities take turns now."""
        return os.path.exists(self._serial)  # noqa: PTH110 - also asked inside a sandbox

    def reached(self, kind: str, activity_id: str, *moments: Moment) -> Moment | None:
        """The armed moment where this is its point. One worker gets it, by renaming the file."""
        try:
            with open(self._armed, encoding="utf-8") as file:  # noqa: PTH123 - as above
                armed = json.load(file)
            if (armed["workflow"], armed["activity_id"]) != (kind, activity_id):
                return None
            if armed["moment"] not in moments:
                return None
            os.rename(self._armed, self._fired)  # noqa: PTH104 - as above
        except (FileNotFoundError, ValueError):
            return None
        with open(self._fired, "w", encoding="utf-8") as file:  # noqa: PTH123 - as above
            json.dump([time.time(), activity_id], file)
        return Moment(armed["moment"])

    def note(self, info: activity.Info, event: str) -> None:
        """Write down that an activity begins or ends."""
        line = {
            "run": info.workflow_run_id, "activity": info.activity_id, "event": event,
            "at": time.monotonic(),
        }  # fmt: skip
        with open(self._journal, "a", encoding="utf-8") as file:  # noqa: PTH123 - as above
            file.write(json.dumps(line) + "\n")

    def journal(self) -> list[dict[str, Any]]:
        """What the workers did so far."""
        try:
            text = Path(self._journal).read_text(encoding="utf-8")
        except FileNotFoundError:
            return []
        return [json.loads(line) for line in text.splitlines()]


def die() -> None:
    """End this process as the kernel's out-of-memory killer would."""
    os.kill(os.getpid(), signal.SIGKILL)


class Chaos(client.Interceptor, Interceptor):
    """Watches for the armed point around every activity and workflow of a worker."""

    def __init__(self, orders: Orders) -> None:
        self._orders, self._turn = orders, asyncio.Lock()

    def intercept_activity(self, next: ActivityInboundInterceptor) -> ActivityInboundInterceptor:
        """Wrap an activity."""
        return _Activity(next, self._orders, self._turn)

    def workflow_interceptor_class(
        self, input: WorkflowInterceptorClassInput
    ) -> type[WorkflowInboundInterceptor]:
        """Wrap a workflow."""
        return type("Deciding", (_Deciding,), {"orders": self._orders})


class _Activity(ActivityInboundInterceptor):
    def __init__(
        self, next: ActivityInboundInterceptor, orders: Orders, turn: asyncio.Lock
    ) -> None:
        super().__init__(next)
        self._orders, self._turn = orders, turn

    async def execute_activity(self, input: ExecuteActivityInput) -> Any:
        if not self._orders.serial:
            return await self._execute(input)
        async with self._turn:
            return await self._execute(input)

    async def _execute(self, input: ExecuteActivityInput) -> Any:
        info, orders = activity.info(), self._orders
        orders.note(info, "begin")
        effects = (Moment.BEFORE_START, Moment.AFTER_EFFECT, Moment.TWICE, Moment.TOGETHER)
        moment = orders.reached(info.workflow_type or "", info.activity_id, *effects)
        if moment is Moment.BEFORE_START:
            die()
        try:
            return await self._delivered(input, info, moment)
        finally:
            if moment is Moment.AFTER_EFFECT:
                die()
            orders.note(info, "end")

    async def _delivered(
        self, input: ExecuteActivityInput, info: activity.Info, moment: Moment | None
    ) -> Any:
        """Once, or twice: as where a completion was lost on its way to the server."""
        if moment is Moment.TOGETHER:
            self._orders.note(info, "begin")
            both = [self.next.execute_activity(input) for _ in range(2)]
            return (await asyncio.gather(*both))[0]
        if moment is Moment.TWICE:
            self._orders.note(info, "begin")
            await self.next.execute_activity(input)
        return await self.next.execute_activity(input)


class _Deciding(WorkflowInboundInterceptor):
    orders: Orders

    def init(self, outbound: WorkflowOutboundInterceptor) -> None:
        self.next.init(_Scheduling(outbound, self.orders))


class _Scheduling(WorkflowOutboundInterceptor):
    """Dies when the workflow learns that an activity has returned, before it decides anything."""

    def __init__(self, next: WorkflowOutboundInterceptor, orders: Orders) -> None:
        super().__init__(next)
        self._orders, self._count = orders, 0

    def start_activity(self, input: StartActivityInput) -> workflow.ActivityHandle[Any]:
        self._count += 1
        number, kind = str(self._count), workflow.info().workflow_type
        handle = self.next.start_activity(input)
        handle.add_done_callback(lambda _: self._returned(kind, number))
        return handle

    def _returned(self, kind: str, number: str) -> None:
        with workflow.unsafe.sandbox_unrestricted():
            if self._orders.reached(kind, number, Moment.AFTER_RETURN):
                die()
