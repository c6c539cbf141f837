"""Replay: today's code must continue every kind of run that was ever recorded.

``make histories`` writes the histories anew, which is right only when no released version has
runs under way; a change of a workflow otherwise goes behind ``workflow.patched``.
"""

import inspect
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from temporalio.client import WorkflowFailureError, WorkflowHandle, WorkflowHistory
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.worker import Replayer
from temporalio.workflow import NondeterminismError

from activities.archive.store import Archive
from activities.fetching import FetchActivities
from activities.rules.mechanism import RuleAnalyst
from activities.vendors.tushare import TushareSource
from activities.vendors.wire.wiring import Wiring
from schemas import names
from schemas.control import Correction, Reply, Ruling, Steering, Subject
from schemas.market import SessionRequest
from schemas.metrics import Period
from schemas.question import FollowUp, Question, Topic
from schemas.research import Change, RunStatus, Stage
from schemas.text import Lang
from starter import runs
from starter.people import about_run
from starter.rewind import rewind
from tests.lab import Lab
from tests.loopback import Loopback
from tests.workflows.analysts import Liar, Trader
from tests.workflows.contrary import contrary
from tests.workflows.holding import Point, holding, knows_of_its_cancellation
from tests.workflows.sequences import UPDATES
from worker import WORKFLOWS, activities
from workflows.question import QuestionWorkflow
from workflows.research import ResearchWorkflow
from workflows.steering import subject_of

FOLDER = Path(__file__).parent / "histories"
Handle = WorkflowHandle[Any, Any]
ME = Steering(by="analyst", reason="recorded")


async def _research(lab: Lab, code: str, analyst: Any = None) -> Handle:
    return (await lab.run(code, analyst))[1]


async def _people(lab: Lab) -> Handle:
    """Everything that can be said to a run that waits for its conflicts to be settled."""
    async with contrary(lab).workers():
        handle = await lab.start("600519.SH", hold=timedelta(hours=1))
        status = await _asking(handle)
        ruling = Ruling(subject=subject_of(status.conflicts[0]), choice="tushare.income")
        roe = Subject(metric="ROE", period=Period.YEAR, as_of=date(2025, 12, 31))
        word = Correction(subject=roe, value=Decimal("33.5"), unit="percent", source="a page")
        said = FollowUp(question=about_run("去年净利润", status))
        await handle.execute_update(ResearchWorkflow.resolve_conflict, ruling)
        await handle.execute_update(ResearchWorkflow.correct, word)
        await handle.execute_update(ResearchWorkflow.follow_up, said)
        await handle.execute_update(ResearchWorkflow.answer, Reply(answer="report"))
        await handle.result()
        return handle


async def _asked(lab: Lab) -> Handle:
    async with lab.workers():
        handle = await lab.start(None, name="平安", hold=timedelta(hours=1))
        await _asking(handle)
        await handle.execute_update(ResearchWorkflow.answer, Reply(answer="000001.SZ"))
        await handle.result()
        return handle


async def _asking(handle: Handle) -> RunStatus:
    """The run as it stands when it asks people."""
    while True:
        status = await handle.query(ResearchWorkflow.status)
        if status.questions:
            return status


async def _refused(lab: Lab) -> Handle:
    async with lab.workers():
        handle = await lab.start("600000.SH")
        with pytest.raises(WorkflowFailureError):
            await handle.result()
        return handle


async def _question(
    lab: Lab, topics: tuple[Topic, ...], as_of: str, code: str = "600519.SH"
) -> Handle:
    asked = Question(
        text="recorded", code=code, topics=topics, sample=True,
        as_of=datetime.fromisoformat(as_of),
    )  # fmt: skip
    answer = await lab.ask(asked)
    return lab.client.get_workflow_handle_for(QuestionWorkflow.run, answer.workflow_id)


async def _eval_case(lab: Lab) -> Handle:
    async with lab.workers():
        summary = await (await lab.start("300750.SZ")).result()
        child = lab.client.get_workflow_handle(names.eval_case_workflow_id(summary.run_id))
        await child.result()
        return child


async def _session(lab: Lab, as_of: str) -> Handle:
    """Closes from the recording, which has no factors: tables that came, and one that failed."""
    request = SessionRequest(as_of=datetime.fromisoformat(as_of))
    with Loopback() as server:
        lab.served = [TushareSource("token-of-this-test", Wiring(loopback=server.url))]
        async with lab.workers():
            summary = await runs.prefetch(lab.client, lab.queue, request)
    spec = {"queue": lab.queue, "as_of": request.as_of}
    return lab.client.get_workflow_handle(names.session_workflow_id(summary.session, spec))


async def _paused(lab: Lab) -> Handle:
    """Told to hold while its sources are compared, and later to go on."""
    point = Point("check_integrity")
    lab = holding(lab, point)
    async with lab.workers():
        handle = await lab.start("300750.SZ")
        await point.met()
        await handle.execute_update(ResearchWorkflow.pause, ME)
        point.released.set()
        while not (await handle.query(ResearchWorkflow.status)).control.held:
            pass
        await handle.execute_update(ResearchWorkflow.resume, ME)
        await handle.result()
        return handle


async def _stopped(lab: Lab) -> Handle:
    """Told to stop while its thesis is drafted, so that nothing of it is verified yet."""
    point = Point("draft_thesis")
    lab = holding(lab, point)
    async with lab.workers():
        handle = await lab.start("300750.SZ")
        await point.met()
        await handle.execute_update(ResearchWorkflow.stop, ME)
        point.released.set()
        await handle.result()
        return handle


async def _cancelled(lab: Lab) -> Handle:
    """Cancelled when it was archived, before it could say so."""
    point = Point("archive_run", after=True)
    lab = holding(lab, point)
    async with lab.workers():
        handle = await lab.start("300750.SZ")
        await point.met()
        await handle.cancel()
        while not await knows_of_its_cancellation(handle):
            pass
        point.released.set()
        with suppress(WorkflowFailureError):
            await handle.result()
        return handle


async def _rewound(lab: Lab) -> Handle:
    """Begun again where it is analysed, in the other language."""
    async with lab.workers():
        handle = await lab.start("300750.SZ")
        first = await handle.result()
        run = await rewind(
            lab.client, lab.archive, (handle.id, first.run_id), Stage.ANALYSIS,
            reason="recorded", keep_updates=True, changed=Change(lang=Lang.EN),
        )  # fmt: skip
        branch = lab.client.get_workflow_handle(handle.id, run_id=run)
        await branch.result()
        return branch


async def _followed(lab: Lab) -> Handle:
    async with lab.workers():
        first = await (await lab.start("300750.SZ")).result()
        handle = await lab.start("300750.SZ", follows=first.run_id)
        await handle.result()
        return handle


async def _question_followed(lab: Lab) -> Handle:
    first, _ = await lab.run("300750.SZ")
    asked = Question(
        text="recorded", code="300750.SZ", topics=(Topic.REVENUE,), sample=True,
        follows=first.run_id,
    )  # fmt: skip
    answer = await lab.ask(asked)
    return lab.client.get_workflow_handle_for(QuestionWorkflow.run, answer.workflow_id)


CASES: dict[str, Callable[[Lab], Awaitable[Handle]]] = {
    "research-pass": lambda lab: _research(lab, "600519.SH"),
    "research-degrade": lambda lab: _research(lab, "300750.SZ"),
    "research-fail-conflict": lambda lab: _research(lab, "601318.SH"),
    "research-fail-missing": lambda lab: _research(lab, "000001.SZ"),
    "research-retry": lambda lab: _research(lab, "600519.SH", Liar(lies=1)),
    "research-verified-failure": lambda lab: _research(lab, "600519.SH", Liar(lies=9)),
    "research-blocked": lambda lab: _research(lab, "600519.SH", Trader()),
    "research-refused": _refused,
    "research-people": _people,
    "research-asked": _asked,
    "research-paused": _paused,
    "research-stopped": _stopped,
    "research-cancelled": _cancelled,
    "research-rewound": _rewound,
    "research-followed": _followed,
    "question-followed": _question_followed,
    "question-close": lambda lab: _question(
        lab, (Topic.PRICE, Topic.ROE), "2026-05-07T21:42:00+08:00"
    ),
    "question-fallback": lambda lab: _question(lab, (Topic.PRICE,), "2026-08-21T11:00:00+08:00"),
    "research-us": lambda lab: _research(lab, "TSLA.US"),
    "question-us": lambda lab: _question(
        lab, (Topic.PRICE, Topic.REVENUE), "2026-08-21T16:30:00+08:00", "TSLA.US"
    ),
    "session": lambda lab: _session(lab, "2026-08-21T16:30:00+08:00"),
    "session-calendar": lambda lab: _session(lab, "2027-01-04T16:30:00+08:00"),
    "eval-case": _eval_case,
}


def _anonymous(value: Any) -> Any:
    """The history without what says on which machine it was recorded."""
    if isinstance(value, list):
        return [_anonymous(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {name: _kept(name, item) for name, item in value.items()}


def _kept(name: str, item: Any) -> Any:
    if name in ("stackTrace", "identity", "workerInstanceKey"):
        return ""
    if name == "taskQueue" and item.get("kind") == "TASK_QUEUE_KIND_STICKY":
        return {**item, "name": "sticky"}
    return _anonymous(item)


def _replayer() -> Replayer:
    return Replayer(workflows=WORKFLOWS, data_converter=pydantic_data_converter)


def _stored(name: str) -> WorkflowHistory:
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    return WorkflowHistory.from_json(name, text)


@pytest.mark.parametrize("name", CASES)
async def test_recorded_histories_replay(name: str, lab: Lab, pytestconfig: pytest.Config) -> None:
    """Every recorded path is continued by today's workflows without a deviation."""
    if pytestconfig.getoption("--record-histories"):
        handle = await CASES[name](lab)
        history = _anonymous(json.loads((await handle.fetch_history()).to_json()))
        text = json.dumps(history, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")

    await _replayer().replay_workflow(_stored(name))


DOCTORED: dict[str, Callable[[str], str]] = {
    "an activity has another name": lambda text: text.replace('"judge_quality"', '"judge_kindly"'),
    "two activities changed places": lambda text: (
        text.replace('"judge_quality"', '"?"')
        .replace('"compose_report"', '"judge_quality"')
        .replace('"?"', '"compose_report"')
    ),
    "an activity became a child": lambda text: text.replace(
        "EVENT_TYPE_START_CHILD_WORKFLOW_EXECUTION_INITIATED", "EVENT_TYPE_TIMER_STARTED"
    ).replace("startChildWorkflowExecutionInitiatedEventAttributes", "timerStartedEventAttributes"),
}


@pytest.mark.parametrize("how", DOCTORED)
async def test_a_doctored_history_does_not_replay(how: str) -> None:
    """The replay can fail: a history that today's code would not have written is refused."""
    text = (FOLDER / "research-degrade.json").read_text(encoding="utf-8")
    doctored = DOCTORED[how](text)
    assert doctored != text

    with pytest.raises(NondeterminismError):
        await _replayer().replay_workflow(WorkflowHistory.from_json("doctored", doctored))


async def test_runs_of_released_versions_replay() -> None:
    """Each release leaves its histories in a folder of its name; none of them is ever changed."""
    assert {path.stem for path in FOLDER.glob("*.json")} == CASES.keys()
    for path in sorted(FOLDER.glob("*/*.json")):
        history = WorkflowHistory.from_json(path.stem, path.read_text(encoding="utf-8"))
        await _replayer().replay_workflow(history)


async def test_todays_runs_replay_too(lab: Lab) -> None:
    """A run that has just finished replays: nothing in it depended on chance or the clock."""
    _, handle = await lab.run("600519.SH")

    await _replayer().replay_workflow(await handle.fetch_history())


def test_every_workflow_type_has_a_stored_history() -> None:
    """No workflow is registered without a history that guards it."""
    stored = "".join(
        path.read_text(encoding="utf-8")[:3000] for path in sorted(FOLDER.glob("*.json"))
    )

    assert all(f'"{workflow.__name__}"' in stored for workflow in WORKFLOWS)


def test_every_activity_and_every_order_has_a_stored_history(archive: Archive) -> None:
    """Nothing that a worker does and nothing that a run can be told is without its guard."""
    fetching = FetchActivities((), archive)
    made = {item.__name__ for item in activities(archive, RuleAnalyst())}
    made |= {fetching.fetch_dataset.__name__, fetching.fetch_session.__name__}
    orders = {
        name
        for workflow in WORKFLOWS
        for name, member in inspect.getmembers(workflow)
        if hasattr(member, "validator") or hasattr(member, "__temporal_signal_definition")
    }
    scheduled, told = set(), set()
    for path in FOLDER.glob("*.json"):
        for event in _stored(path.stem).events:
            task = event.activity_task_scheduled_event_attributes.activity_type.name
            update = event.workflow_execution_update_accepted_event_attributes
            scheduled.add(task)
            told.add(update.accepted_request.input.name)

    assert orders == {UPDATES[name].__name__ for name in UPDATES}
    assert made - scheduled == set()
    assert orders - told == set()
