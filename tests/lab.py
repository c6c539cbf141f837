"""A laboratory for whole runs: real server, real workers, the recorded sample, no mocks."""

import asyncio
import json
import logging
import uuid
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from datetime import UTC
from typing import Any

import temporalio.activity
from temporalio.api.enums.v1 import EventType
from temporalio.client import Client, WorkflowHandle
from temporalio.exceptions import ApplicationError

from activities.archive.store import Archive
from activities.rules.mechanism import Analyst, RuleAnalyst
from activities.settings import SERVABLE, Settings
from activities.vendors.answer import Source, VendorAnswer
from schemas.failures import Failure
from schemas.fetch import DatasetQuery
from schemas.question import Answer, Question
from schemas.research import ResearchRequest, RunSummary
from schemas.text import Lang
from starter import runs
from worker import Duty, running_workers, sources

_PREPARED: list[Source] = []
TIMED_EVENTS = frozenset(
    {
        EventType.EVENT_TYPE_WORKFLOW_TASK_SCHEDULED,
        EventType.EVENT_TYPE_WORKFLOW_TASK_STARTED,
        EventType.EVENT_TYPE_WORKFLOW_TASK_COMPLETED,
        EventType.EVENT_TYPE_WORKFLOW_TASK_TIMED_OUT,
        EventType.EVENT_TYPE_WORKFLOW_TASK_FAILED,
    }
)


def sample_sources() -> list[Source]:
    """The real sources, with their packages loaded before any workflow runs."""
    if not _PREPARED:
        _PREPARED.extend(sources(Settings.from_env({"RESEARCH_DATA_DIR": "unused"})))
        for source in _PREPARED:
            source.prepare()
    return _PREPARED


@dataclass
class Punctual:
    """A source whose answers come at the clock of their run.

    So a live run of another day meets quotes as young as itself.
    """

    source: Source
    name: str

    def fetch(self, query: DatasetQuery) -> VendorAnswer:
        """The source's answer."""
        return replace(self.source.fetch(query), fetched_at=query.clock.astimezone(UTC))

    def prepare(self) -> None:
        """Nothing to load that the sample's sources have not."""


async def assert_history_at_most(
    handle: WorkflowHandle[Any, Any], events: int, kib: int = 143
) -> None:
    """A run's history has at most `events`, and stays below 150 KB where `kib` is not said.

    Workflow tasks are not counted: answers that come together share one, so their number follows
    the machine's pace (60 % to 80 % on top were seen) and not what the workflow asks for. Of the
    bytes they take 4 to 7 KB.
    """
    history = await handle.fetch_history()
    asked = [event for event in history.events if event.event_type not in TIMED_EVENTS]

    assert len(asked) <= events
    size = sum(event.ByteSize() for event in asked)
    assert size <= kib * 1024, f"{size / 1024:.1f} KiB"


def live_sources(far_end: str) -> list[Source]:
    """All sources on a server of this machine, each answer as young as its run."""
    sample_sources()
    environ = {"RESEARCH_DATA_DIR": "unused", "RESEARCH_LOOPBACK": far_end}
    return [Punctual(source, source.name) for source in sources(Settings.from_env(environ))]


class _Faults(logging.Handler):
    """Cancels a task when a worker reports a fault of ours."""

    def __init__(self, task: "asyncio.Task[Any]") -> None:
        super().__init__()
        self._task, self.seen = task, list[ApplicationError]()

    def emit(self, record: logging.LogRecord) -> None:
        """Look at what a worker has to say of an activity."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, ApplicationError) and error.type == Failure.FAULT:
            self.seen.append(error)
            self._task.cancel()


@contextmanager
def _ended_by_faults() -> Iterator[None]:
    """Raise the first fault of ours that any activity meets within the block."""
    task = asyncio.current_task()
    if task is None:
        raise RuntimeError("only a task can be ended")
    faults, log = _Faults(task), logging.getLogger(temporalio.activity.__name__)
    log.addHandler(faults)
    try:
        yield
    except asyncio.CancelledError:
        if faults.seen:
            task.uncancel()
            raise faults.seen[0] from None
        raise
    finally:
        log.removeHandler(faults)


@dataclass
class Lab:
    """Starts workers on a queue of its own and runs requests through them."""

    client: Client
    archive: Archive
    queue: str = field(default_factory=lambda: f"lab-{uuid.uuid4().hex[:10]}")
    served: Sequence[Source] = field(default_factory=sample_sources)

    @asynccontextmanager
    async def workers(
        self,
        analyst: Analyst | None = None,
        serves: Sequence[str] = SERVABLE,
        *,
        faulty: bool = False,
    ) -> AsyncIterator[None]:
        """Workers for as long as the block lasts; what none of them ``serves`` waits.

        A fault of ours ends the test, for it would be tried for days, unless it is ``faulty``
        on purpose.
        """
        async with running_workers(
            self.client, self.queue, self.archive, self.served, analyst or RuleAnalyst(),
            Duty(serves),
        ):  # fmt: skip
            with nullcontext() if faulty else _ended_by_faults():
                yield

    async def start(self, code: str | None, **options: Any) -> WorkflowHandle[Any, RunSummary]:
        """Start a run, of the sample unless told otherwise; every test's ids are its own."""
        request = ResearchRequest(code=code, **{"sample": True, **options})
        started = await runs.start_research(self.client, self.queue, request)
        return started.handle

    async def run(
        self, code: str, analyst: Analyst | None = None, **options: Any
    ) -> tuple[RunSummary, WorkflowHandle[Any, RunSummary]]:
        """Run a request to its end."""
        async with self.workers(analyst):
            handle = await self.start(code, **options)
            return await handle.result(), handle

    async def ask(self, question: Question) -> Answer:
        """Ask a question and wait for the answer."""
        async with self.workers():
            return await runs.ask(self.client, self.queue, question)

    def json(self, summary: RunSummary) -> dict[str, Any]:
        """What ``run --json`` prints."""
        return runs.as_json(self.archive, summary)

    def everything(self, summary: RunSummary) -> str:
        """All text that leaves a run: the JSON object and every rendered report."""
        texts = [json.dumps(self.json(summary), ensure_ascii=False)]
        texts += [
            self.archive.report(summary.run_id, kind, lang).decode()
            for kind in ("md", "html")
            for lang in Lang
        ]
        return "\n".join(texts)


@dataclass
class Filed(Lab):
    """A laboratory for tests that only read a run: each undisturbed one is made once for all."""

    made: dict[str, tuple[RunSummary, WorkflowHandle[Any, Any]]] = field(default_factory=dict)

    async def undisturbed(self, code: str) -> tuple[RunSummary, WorkflowHandle[Any, Any]]:
        """The run of a company on the sample, as the rules leave it."""
        if code not in self.made:
            self.made[code] = await self.run(code)
        return self.made[code]
