"""What is left after a run: rows of the archive, requests to the sites, and the run's history."""

import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, NamedTuple

from sqlalchemy import create_engine, func, select
from temporalio.api.enums.v1 import EventType
from temporalio.client import Client, WorkflowHistory

from activities.archive import tables
from activities.archive.store import Archive
from tests.chaos.cases import Ended
from tests.loopback import Served

OF_A_RUN = (
    tables.runs, tables.blackboards, tables.claims, tables.tool_calls, tables.reports,
)  # fmt: skip
SKEW = time.time() - time.monotonic()
"""From the clock of the sites and workers to that of the histories."""
TOLERANCE = 0.1

Key = tuple[str, str, str]


class Ledger:
    """Reads the archive of a lane, row by row."""

    def __init__(self, url: str) -> None:
        self._engine, self._archive = create_engine(url), Archive.connect(url)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()
        self._archive.close()

    def rows(self, run_id: str) -> Counter[str]:
        """How many rows each table has of that run."""
        found: Counter[str] = Counter()
        with self._engine.connect() as connection:
            for table in OF_A_RUN:
                query = select(func.count()).where(table.c.run_id == run_id)
                found[table.name] = connection.execute(query).scalar_one()
            cases = tables.eval_cases
            query = select(func.count()).where(cases.c.source_run_id == run_id)
            found[cases.name] = connection.execute(query).scalar_one()
        return found

    def totals(self) -> Counter[str]:
        """How many rows there are in all; of the contents, the raw answers."""
        found: Counter[str] = Counter()
        with self._engine.connect() as connection:
            for table in (*OF_A_RUN, tables.eval_cases, tables.stored_answers):
                query = select(func.count()).select_from(table)
                found[table.name] = connection.execute(query).scalar_one()
            blobs = tables.blobs
            query = select(func.count()).where(blobs.c.kind == "snapshot")
            found["raw"] = connection.execute(query).scalar_one()
        return found

    def missing_contents(self, run_id: str) -> int:
        """How many contents that the rows of a run name are not there, or not what they were."""
        calls, reports = tables.tool_calls.c, tables.reports.c
        with self._engine.connect() as connection:
            named = [
                row[0]
                for column, run in (
                    (calls.snapshot_sha256, calls.run_id), (calls.record_sha256, calls.run_id),
                    (reports.sha256, reports.run_id),
                )
                for row in connection.execute(select(column).where(run == run_id))
            ]  # fmt: skip
        return sum(not self._archive.has(sha256) for sha256 in named)


def key(request: Served) -> Key:
    """What was asked for, without what differs from worker to worker."""
    body = request.body
    if isinstance(body, dict):
        body = {name: value for name, value in body.items() if name != "token"}
    asked = {name: value for name, value in request.query.items() if name not in ("_", "ut")}
    return request.host, request.path, json.dumps([asked, body], sort_keys=True, default=str)


def owners(
    requests: Sequence[Served], journal: Iterable[Mapping[str, Any]], run_id: str
) -> dict[Key, tuple[str, ...]]:
    """Which activities make a request, from a run whose activities took turns; one for each time.

    A fallback asks again what another activity asked before it.
    """
    began: dict[str, float] = {}
    windows: list[tuple[float, float, str]] = []
    for line in journal:
        if line["run"] != run_id:
            continue
        if line["event"] == "begin":
            began[line["activity"]] = line["at"]
        else:
            windows.append((began[line["activity"]], line["at"], line["activity"]))
    found: dict[Key, tuple[str, ...]] = defaultdict(tuple)
    for request in requests:
        makers = (name for begin, end, name in windows if begin <= request.at <= end)
        if maker := next(makers, None):
            found[key(request)] += (maker,)
    return dict(found)


@dataclass
class Baseline:
    """What an undisturbed run of a case leaves behind."""

    result: Any
    rows: Counter[str]
    grown: Counter[str]
    owners: dict[Key, tuple[str, ...]]
    activities: tuple[str, ...]
    completed: frozenset[str]
    seconds: float


@dataclass
class Story:
    """The history of a run, as far as its recovery tells from it."""

    completed: dict[str, float] = field(default_factory=dict)
    decided: list[float] = field(default_factory=list)
    scheduled: list[str] = field(default_factory=list)


async def story(client: Client, workflow_id: str, run_id: str | None) -> Story:
    """What happened when."""
    handle = client.get_workflow_handle(workflow_id, run_id=run_id)
    return read(await handle.fetch_history())


def read(history: WorkflowHistory) -> Story:
    """When each activity was completed, and when the run decided."""
    told, ids = Story(), {}
    for event in history.events:
        at = event.event_time.ToNanoseconds() / 1e9
        if event.event_type == EventType.EVENT_TYPE_ACTIVITY_TASK_SCHEDULED:
            name = event.activity_task_scheduled_event_attributes.activity_id
            ids[event.event_id] = name
            told.scheduled.append(name)
        elif event.event_type == EventType.EVENT_TYPE_ACTIVITY_TASK_COMPLETED:
            done = event.activity_task_completed_event_attributes.scheduled_event_id
            told.completed[ids[done]] = at
        elif event.event_type == EventType.EVENT_TYPE_WORKFLOW_TASK_COMPLETED:
            told.decided.append(at)
    return told


class Hit(NamedTuple):
    """A disturbance: when it came, and which activity it hit where that is known."""

    at: float
    step: str | None = None


def recoveries(told: Story, hits: Sequence[Hit]) -> list[float]:
    """Seconds from each hit until the run had decided on its step, or on anything at all.

    A hit that is followed by another before the run went on is counted from the later one.
    """
    found = []
    for hit, later in zip_longest(hits, hits[1:]):
        after = max(hit.at, told.completed.get(hit.step or "", hit.at))
        went_on = next((moment for moment in told.decided if moment >= after), None)
        if went_on is not None and (later is None or went_on < later.at):
            found.append(went_on - hit.at)
    return found


def repeated(
    requests: Sequence[Served],
    journal: Iterable[Mapping[str, Any]],
    known: Sequence[tuple[Ended, Baseline, Story]],
) -> list[str]:
    """The requests that were made though their fetch had been completed, or by nobody's order.

    ``known`` are the runs that were under way, for an activity that began twice may ask twice.
    """
    begun = Counter((line["run"], line["activity"]) for line in journal if line["event"] == "begin")
    allowed: dict[Key, int] = defaultdict(int)
    ended: dict[Key, float] = {}
    for run, baseline, told in known:
        for asked, makers in baseline.owners.items():
            allowed[asked] += sum(begun[run.run_id, maker] for maker in makers)
            ends = [told.completed.get(maker, float("inf")) for maker in makers]
            ended[asked] = max(ended.get(asked, 0.0), *ends)
    counted = Counter(key(request) for request in requests)
    found = [
        f"{asked[1]} {times} times, {allowed[asked]} begun"
        for asked, times in counted.items()
        if times > allowed[asked]
    ]
    for request in requests:
        late = request.at + SKEW - ended.get(key(request), 0.0)
        if late > TOLERANCE:
            found.append(f"{request.path} {late:.2f} s after its fetch was completed")
    return found
