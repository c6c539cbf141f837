"""Following a finished run: what still holds is used as it was fetched, the rest is fetched."""

from datetime import datetime
from typing import Any

from temporalio.worker import Replayer

from schemas.claim import ToolCite
from schemas.fetch import Fetched, ToolCall
from schemas.following import Carried
from schemas.question import Question, Topic
from schemas.research import FiledBlackboard, RunSummary
from starter import runs
from starter.audit import audit
from tests.lab import Lab
from tests.workflows.test_research import activities_of
from worker import WORKFLOWS, reread
from workflows import visibility

MAY = datetime.fromisoformat("2026-05-07T16:30:00+08:00")


async def _results(handle: Any, activity: str, model: type[Any]) -> list[Any]:
    history, scheduled, found = await handle.fetch_history(), {}, []
    converter = handle._client.data_converter.payload_converter
    for event in history.events:
        if task := event.activity_task_scheduled_event_attributes.activity_type.name:
            scheduled[event.event_id] = task
        done = event.activity_task_completed_event_attributes
        if scheduled.get(done.scheduled_event_id) == activity:
            found.append(converter.from_payload(done.result.payloads[0], model))
    return found


def _ledger(lab: Lab, run: RunSummary) -> dict[str, tuple[str, ToolCall]]:
    board = lab.archive.load(run.blackboard_ref, FiledBlackboard)
    calls = ((entry.run_id, lab.archive.load(entry.call, ToolCall)) for entry in board.ledger)
    return {call.tool_call_id: (maker, call) for maker, call in calls}


async def test_a_follow_up_fetches_only_what_is_out_of_date(lab: Lab) -> None:
    """The same day again: the records of the first run, ids and times, and what is late anew."""
    async with lab.workers():
        first = await (await lab.start("600519.SH")).result()
        handle = await lab.start("600519.SH", follows=first.run_id)
        second = await handle.result()

    before, after = _ledger(lab, first), _ledger(lab, second)
    reused = before.keys() & after.keys()
    own = [fetched.call for fetched in await _results(handle, "fetch_dataset", Fetched)]
    (carried,) = await _results(handle, "carry_over", Carried)
    late = {item.dataset for item in carried.outdated}
    assert late == {"daily_indicators", "financial_indicators"}
    assert {call.dataset for call in own} == late | {"calendar"}
    assert len(own) + len(reused) == len(after) + 1, "a calendar stands in no ledger"
    assert all(after[call] == before[call] == (first.run_id, before[call][1]) for call in reused)
    assert second.followed is not None
    assert (second.verdict, second.followed.reused) == ("PASS", len(reused))


async def test_a_chain_of_follow_ups_is_linked_and_holds(lab: Lab) -> None:
    """Both ways, in the report, in Temporal and in the archive; each fetch names its maker."""
    async with lab.workers():
        first = await (await lab.start("600519.SH", as_of=MAY)).result()
        second_run = await lab.start("600519.SH", follows=first.run_id)
        second = await second_run.result()
        third_run = await lab.start("600519.SH", follows=second.run_id)
        third = await third_run.result()

    makers = {maker for maker, _ in _ledger(lab, third).values()}
    assert makers == {run.run_id for run in (first, second, third)}
    report = lab.archive.report(second.run_id, "md", "en").decode()
    assert f"follows run {first.run_id} (2026-05-07, DEGRADE); fetches of it used" in report
    for handle in (second_run, third_run):
        history = await handle.fetch_history()
        assert audit(history, lab.archive, reread).unproved == []
        await Replayer(
            workflows=WORKFLOWS, data_converter=lab.client.data_converter
        ).replay_workflow(history)
    described = await second_run.describe()
    assert described.typed_search_attributes[visibility.ORIGIN] == second.origin == first.run_id
    assert await described.memo_value("follows") == first.run_id
    shown = lab.json(first)
    assert (shown["origin"], [run["run_id"] for run in shown["descendants"]]) == (
        None, [second.run_id],
    )  # fmt: skip


async def test_a_question_is_answered_from_the_run_it_follows(lab: Lab) -> None:
    """The revenue cites the very fetch of the research; only the calendar is asked for."""
    async with lab.workers():
        first = await (await lab.start("600519.SH")).result()
        question = Question(
            text="revenue", code="600519.SH", topics=(Topic.REVENUE,), sample=True,
            follows=first.run_id,
        )  # fmt: skip
        answer = await runs.ask(lab.client, lab.queue, question)
        handle = lab.client.get_workflow_handle(answer.workflow_id)

    assert answer.follows == first.run_id
    cites = {claim.cite.tool_call_id for claim in answer.claims if isinstance(claim.cite, ToolCite)}
    assert cites
    assert cites <= _ledger(lab, first).keys()
    assert [name for name, _ in await activities_of(handle)].count("fetch_dataset") == 1
