"""Starting, following and reading runs."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Row
from temporalio.client import Client, WorkflowExecution, WorkflowHandle
from temporalio.common import WorkflowIDConflictPolicy, WorkflowIDReusePolicy
from temporalio.exceptions import WorkflowAlreadyStartedError
from temporalio.service import RPCError

from activities.archive.store import Archive
from activities.rules.market import session_to_store
from activities.settings import Settings
from schemas import names
from schemas.instrument import Instrument, TargetError, parse_target
from schemas.market import SessionChoice, SessionRequest, SessionSummary
from schemas.question import Answer, Question
from schemas.report import OUTCOME, Outcome
from schemas.research import SAMPLE_CLOCK, Blackboard, ResearchRequest, RunStatus, RunSummary
from starter.problems import BadInput
from starter.server import SERVER_FILE
from workflows import options, visibility

POLL_SECONDS = 0.25
WORKER_CHECK_SECONDS = 2.0
Watch = Callable[[RunStatus], None]
EnsureWorker = Callable[[], Awaitable[None]]


def short_id(run_id: str) -> str:
    """Enough of a run id to name it: its moment, to the millisecond."""
    return run_id[:13]


@dataclass(frozen=True)
class Started:
    """A run under way; ``attached`` says that it had been started before."""

    handle: WorkflowHandle[Any, RunSummary]
    run_id: str
    attached: bool


async def start_research(client: Client, queue: str, request: ResearchRequest) -> Started:
    """Start a run, or attach to the equal one that is already under way on this queue."""
    clock = request.as_of or (SAMPLE_CLOCK if request.sample else datetime.now(UTC))
    target = request.code or request.name or ""
    spec = {"queue": queue, **request.model_dump(mode="json")}
    workflow_id = names.research_workflow_id(target, clock.date(), spec)
    sample = ", sample" if request.sample else ""
    try:
        handle = await client.start_workflow(
            names.RESEARCH_WORKFLOW,
            request,
            result_type=RunSummary,
            id=workflow_id,
            task_queue=queue,
            task_timeout=options.WORKFLOW_TASK,
            id_reuse_policy=WorkflowIDReusePolicy.ALLOW_DUPLICATE,
            id_conflict_policy=WorkflowIDConflictPolicy.FAIL,
            search_attributes=visibility.at_start("research", request.code, clock, request.follows),
            memo={"follows": request.follows} if request.follows else None,
            static_summary=f"research {target} as of {clock.date()}{sample}"
            f"{_after(request.follows)}",
        )
    except WorkflowAlreadyStartedError as error:
        known = handle_of(client, workflow_id, error.run_id)
        return Started(known, error.run_id or "", attached=True)
    return Started(handle, handle.result_run_id or "", attached=False)


def handle_of(
    client: Client, workflow_id: str, run_id: str | None
) -> WorkflowHandle[Any, RunSummary]:
    """The handle of a research run."""
    return client.get_workflow_handle(workflow_id, run_id=run_id, result_type=RunSummary)


async def ask(client: Client, queue: str, question: Question) -> Answer:
    """Run a question to its answer. Equal questions at one moment share one run."""
    clock = question.as_of or datetime.now(UTC)
    spec = {"queue": queue, **question.model_dump(mode="json")}
    given: Answer = await client.execute_workflow(
        names.QUESTION_WORKFLOW,
        question,
        result_type=Answer,
        id=names.question_workflow_id(clock.date(), spec),
        task_queue=queue,
        task_timeout=options.WORKFLOW_TASK,
        id_reuse_policy=WorkflowIDReusePolicy.ALLOW_DUPLICATE,
        id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
        search_attributes=visibility.at_start("question", question.code, clock, question.follows),
        memo={"follows": question.follows} if question.follows else None,
        static_summary=f"{question.text[:200]}{_after(question.follows)}",
    )
    return given


def _after(follows: str | None) -> str:
    return f", follows run {follows[:13]}" if follows else ""


async def prefetch(client: Client, queue: str, request: SessionRequest) -> SessionSummary:
    """Fetch a whole session, or wait for the fetch of it that is under way on this queue."""
    clock = request.as_of or datetime.now(UTC)
    day = session_to_store(SessionChoice(wanted=request.session, clock=clock)).day
    spec = {"queue": queue, "as_of": request.as_of}
    done: SessionSummary = await client.execute_workflow(
        names.SESSION_WORKFLOW,
        request,
        result_type=SessionSummary,
        id=names.session_workflow_id(day, spec),
        task_queue=queue,
        task_timeout=options.WORKFLOW_TASK,
        id_reuse_policy=WorkflowIDReusePolicy.ALLOW_DUPLICATE,
        id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
        search_attributes=visibility.at_start("session", None, clock),
        static_summary=f"the session of {day} for every code",
    )
    return done


async def follow(
    handle: WorkflowHandle[Any, RunSummary], watch: Watch, ensure_worker: EnsureWorker
) -> RunSummary:
    """Show the run's status until it ends; see that a worker carries it on."""
    result = asyncio.create_task(handle.result())
    checked = 0.0
    clock = asyncio.get_running_loop().time
    try:
        while not result.done():
            if clock() - checked > WORKER_CHECK_SECONDS:
                await ensure_worker()
                checked = clock()
            await show_status(handle, watch)
            await asyncio.wait({result}, timeout=POLL_SECONDS)
        await show_status(handle, watch)
        return await result
    finally:
        result.cancel()


async def show_status(handle: WorkflowHandle[Any, Any], watch: Watch) -> None:
    """Query the run once; a worker that is just starting is no news."""
    with contextlib.suppress(RPCError, TimeoutError, asyncio.TimeoutError):
        watch(await asyncio.wait_for(handle.query(names.STATUS, result_type=RunStatus), 5))


def has_server(settings: Settings) -> bool:
    """Whether there is a server to ask, running or at rest with its histories."""
    return bool(settings.temporal_address) or (settings.data_dir / SERVER_FILE).exists()


async def unfinished(client: Client) -> list[WorkflowExecution]:
    """The research runs that are under way."""
    query = f"{names.KIND} = 'research' AND ExecutionStatus = 'Running'"
    return [execution async for execution in client.list_workflows(query)]


async def without_report(client: Client, limit: int) -> list[WorkflowExecution]:
    """The newest research runs that ended and filed nothing: they failed or were cancelled."""
    ends = " OR ".join(f"ExecutionStatus = '{end}'" for end in _ENDS)
    query = f"{names.KIND} = 'research' AND ({ends})"
    return [execution async for execution in client.list_workflows(query, limit=limit)]


_ENDS = ("Failed", "Canceled", "Terminated", "TimedOut")


async def under_way(client: Client, name: str) -> WorkflowHandle[Any, RunSummary]:
    """The one unfinished run that ``name`` (run id, its beginning, workflow id, code) means."""
    found = await under_way_if_any(client, name)
    if found is None:
        raise BadInput(f"no run under way is called {name!r}: `research list` shows them")
    return found


async def under_way_if_any(client: Client, name: str) -> WorkflowHandle[Any, RunSummary] | None:
    """The same, or None where no unfinished run is called so; two of them are still too many."""
    code = _code(name)
    found = [
        item
        for item in await unfinished(client)
        if item.run_id.startswith(name) or item.id == name or ticker_of(item) == code
    ]
    if not found:
        return None
    if len(found) > 1:
        ids = ", ".join(item.run_id[:13] for item in found)
        raise BadInput(f"{name!r} means {len(found)} runs under way ({ids}): give a run id")
    return handle_of(client, found[0].id, found[0].run_id)


def ticker_of(execution: WorkflowExecution) -> str:
    """What a run under way is about: its search attribute, else what it was started with."""
    found = execution.typed_search_attributes.get(visibility.TICKER)
    return found or execution.id.split("/")[1]


def find(archive: Archive, name: str) -> Row[Any]:
    """The one finished run that ``name`` (run id, its beginning, workflow id, code) means.

    A code means the newest research of the company, not a question that was asked since.
    """
    found: Sequence[Row[Any]] = archive.find_runs(name) or archive.runs(
        1, ticker=_code(name), kind="research"
    )
    if not found:
        raise BadInput(f"no finished run is called {name!r}: `research list` shows them")
    ids = {row.run_id for row in found}
    if len(ids) > 1 and not any(row.workflow_id == name for row in found):
        raise BadInput(f"{name!r} begins {len(ids)} run ids: give more characters")
    return found[0]


def _code(name: str) -> str:
    """The canonical code that ``name`` spells, by the rules of ``run``."""
    try:
        parsed = parse_target(name)
    except TargetError:
        return name.upper()
    return parsed.code if isinstance(parsed, Instrument) else name


def summary_of(row: Row[Any]) -> RunSummary:
    """The summary of an archived research run."""
    if row.kind != "research":
        raise BadInput(f"run {row.run_id} answered a question; it has no report")
    return RunSummary.model_validate(row.summary)


def outcome_of(archive: Archive, summary: RunSummary) -> Outcome:
    """The delivered document."""
    return OUTCOME.validate_json(archive.get(summary.outcome_ref.sha256))


def as_json(archive: Archive, summary: RunSummary) -> dict[str, Any]:
    """The one object that ``--json`` prints."""
    board = archive.load(summary.blackboard_ref, Blackboard)
    outcome = outcome_of(archive, summary).model_dump(mode="json")
    return {
        "run_id": summary.run_id,
        "workflow_id": summary.workflow_id,
        "ticker": summary.ticker,
        "name": summary.name,
        "status": summary.status,
        "verdict": summary.verdict,
        "outcome": outcome,
        "claims": [entry.claim.model_dump(mode="json") for entry in board.claim_registry.values()],
        "evidence": [item.model_dump(mode="json") for item in board.evidence_registry.values()],
        "gate_history": [entry.model_dump(mode="json") for entry in board.gate_history],
        "fallbacks": summary.fallbacks,
        "fallback_history": [item.model_dump(mode="json") for item in summary.fallback_history],
        "artifacts": {
            name: entry.model_dump(mode="json") for name, entry in board.artifacts.items()
        },
        "as_of": summary.as_of.isoformat(),
        "sample": summary.sample,
        **board.model_dump(mode="json", include={"corrections", "questions", "follow_ups"}),
        "origin": summary.origin,
        "branch": summary.branch.model_dump(mode="json") if summary.branch else None,
        "followed": summary.followed.model_dump(mode="json") if summary.followed else None,
        "descendants": descendants(archive, summary),
    }


def descendants(archive: Archive, summary: RunSummary) -> list[dict[str, Any]]:
    """What came of a run: branches that were rewound from it, runs and questions that follow it."""
    rows = archive.descendants(summary.run_id, summary.workflow_id, summary.ticker)
    return [
        {
            "run_id": row.run_id, "relation": relation(row.summary),
            "kind": row.kind, "verdict": row.verdict, "output_type": row.output_type,
        }
        for row in rows
    ]  # fmt: skip


def relation(summary: dict[str, Any]) -> str:
    """How a filed run came from its origin: rewound, follows, or neither."""
    if not summary.get("origin"):
        return ""
    return "rewound" if summary.get("branch") else "follows"
