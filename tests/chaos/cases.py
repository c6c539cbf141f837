"""What is run while things break: one case for each type of workflow, and how to compare them."""

import json
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from temporalio.client import Client

from activities.archive.store import Archive
from schemas import names
from schemas.market import SessionRequest
from schemas.question import Question, Topic
from schemas.research import ResearchRequest
from starter import runs

MOST_ACTIVITIES, MOST_RUNS = 80, 1000
SESSION = datetime.fromisoformat("2026-08-21T16:30:00+08:00")
_CHANGING = {"sha256", "size", "requests", "reused"}
"""Hashes hold the id of their run; a session that is stored already is not asked for again."""


@dataclass(frozen=True)
class Ended:
    """A run that came to its end, and what it says.

    ``hit`` is the workflow whose activities are the points: the run itself, or its child.
    ``before`` is the run that it follows.
    """

    workflow_id: str
    run_id: str
    result: Any
    hit: str
    before: str = ""


Run = Callable[[Client, str, Archive, int], Coroutine[Any, Any, Ended]]


@dataclass(frozen=True)
class Case:
    """A request, the workflow type whose activities are its points, and how to run it.

    The last argument of ``run`` numbers the runs of a lane, for those that must differ. ``first``
    is what a lane must have run before, for a case that builds on another run.
    """

    name: str
    workflow: str
    run: Run
    first: Run | None = None


def _research(code: str, *, captures: bool = False, hit_capture: bool = False) -> Run:
    """A memo, until the case that it leaves for evaluation is filed, too."""

    async def run(client: Client, queue: str, archive: Archive, number: int) -> Ended:
        request = ResearchRequest(code=code, sample=True)
        started = await runs.start_research(client, queue, request)
        summary = await started.handle.result()
        workflow_id, capture = started.handle.id, names.eval_case_workflow_id(summary.run_id)
        if captures:
            await client.get_workflow_handle(capture).result()
        hit = capture if hit_capture else workflow_id
        return Ended(workflow_id, summary.run_id, runs.as_json(archive, summary), hit)

    return run


async def _follow_up(client: Client, queue: str, archive: Archive, number: int) -> Ended:
    """Follows the first run of 600519 that the lane has finished."""
    before = archive.runs(MOST_RUNS, "600519.SH", "research")[-1].run_id
    request = ResearchRequest(code="600519.SH", sample=True, follows=before)
    started = await runs.start_research(client, queue, request)
    summary = await started.handle.result()
    result = runs.as_json(archive, summary)
    return Ended(started.handle.id, summary.run_id, result, started.handle.id, before)


async def _question(client: Client, queue: str, archive: Archive, number: int) -> Ended:
    asked = Question(
        text="600519 现价和 ROE", code="600519.SH", topics=(Topic.PRICE, Topic.ROE), sample=True
    )
    answer = await runs.ask(client, queue, asked)
    workflow_id = answer.workflow_id
    return Ended(workflow_id, answer.run_id, answer.model_dump(mode="json"), workflow_id)


async def _session(client: Client, queue: str, archive: Archive, number: int) -> Ended:
    """A stored session is found by every later clock, so each run looks from an earlier one."""
    request = SessionRequest(as_of=SESSION - timedelta(seconds=number))
    summary = await runs.prefetch(client, queue, request)
    spec = {"queue": queue, "as_of": request.as_of}
    workflow_id = names.session_workflow_id(summary.session, spec)
    described = await client.get_workflow_handle(workflow_id).describe()
    return Ended(workflow_id, described.run_id, summary.model_dump(mode="json"), workflow_id)


CASES = {
    case.name: case
    for case in (
        Case("research", "ResearchWorkflow", _research("600519.SH")),
        Case("question", "QuestionWorkflow", _question),
        Case("session", "SessionWorkflow", _session),
        Case(
            "eval-case", "EvalCaptureWorkflow",
            _research("300750.SZ", captures=True, hit_capture=True),
        ),
        Case("fallbacks", "ResearchWorkflow", _research("601318.SH", captures=True)),
        Case("follow-up", "ResearchWorkflow", _follow_up, first=_research("600519.SH")),
    )
}  # fmt: skip


def plain(ended: Ended) -> Any:
    """The result without what names its run, so that two runs of one request are equal."""
    text = json.dumps(ended.result, ensure_ascii=False, sort_keys=True)
    for run_id, name in ((ended.run_id, "RUN"), (ended.before, "BEFORE")):
        if run_id:
            for number in range(1, MOST_ACTIVITIES):
                text = text.replace(names.tool_call_id(run_id, str(number)), f"{name}#{number}")
            text = text.replace(run_id, name)
    return _without_changing(json.loads(text))


def _without_changing(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_changing(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {name: _without_changing(v) for name, v in value.items() if name not in _CHANGING}
