"""What people say to a running run, on a real server: corrections, rulings, answers."""

import json
from collections.abc import Callable
from datetime import UTC, date, timedelta
from decimal import Decimal
from typing import Any

import pytest
from temporalio.client import WorkflowFailureError, WorkflowHandle, WorkflowUpdateFailedError
from temporalio.service import RPCError

from schemas import names
from schemas.control import Correction, Reply, Ruling, Steering, Subject
from schemas.metrics import Period
from schemas.question import FollowUp
from schemas.research import Blackboard, Change, RunStatus, RunSummary, Stage, Status
from starter.audit import audit
from starter.people import about_run
from starter.rewind import rewind
from tests.lab import Lab
from tests.workflows.contrary import contrary
from worker import reread
from workflows.research import ResearchWorkflow

ME = Steering(by="analyst", reason="a look at the figures")
ROE = Subject(metric="ROE", period=Period.YEAR, as_of=date(2025, 12, 31))
PAGE = "2025 年年度报告第 58 页"
Handle = WorkflowHandle[Any, RunSummary]


def corrected(value: str, subject: Subject = ROE, unit: str = "percent") -> Correction:
    """A correction of a figure of 600519."""
    return Correction(by="analyst", subject=subject, value=Decimal(value), unit=unit, source=PAGE)


async def status_of(handle: Handle) -> RunStatus:
    """The run as it shows itself."""
    return await handle.query(ResearchWorkflow.status)


async def held_with_figures(lab: Lab, eventually: Callable[..., Any], code: str) -> Handle:
    """A run that is held at a boundary behind its integrity stage: it is led there step by step."""

    async def held() -> bool:
        return (await status_of(handle)).control.held

    handle = await lab.start(code)
    while True:
        try:
            await handle.execute_update(ResearchWorkflow.pause, ME)
        except (WorkflowUpdateFailedError, RPCError):  # it is being closed: it was quicker than we
            await handle.result()
            handle = await lab.start(code)
            continue
        await eventually(held)
        if (await handle.query(ResearchWorkflow.blackboard)).evidence_registry:
            return handle
        await handle.execute_update(ResearchWorkflow.resume, ME)


async def refused(handle: Handle, update: Any, order: Any) -> str:
    """The reason for which the run refuses an order."""
    with pytest.raises(WorkflowUpdateFailedError) as failed:
        await handle.execute_update(update, order)
    return str(failed.value.cause)


async def test_a_correction_is_evidence_and_the_run_judges_again(
    lab: Lab, eventually: Callable[..., Any]
) -> None:
    """ROE on a person's word is tier C, so PASS becomes DEGRADE; both values are in the report."""
    async with lab.workers():
        handle = await held_with_figures(lab, eventually, "600519.SH")
        taken = await handle.execute_update(ResearchWorkflow.correct, corrected("33.5"), id="one")
        again = await handle.execute_update(ResearchWorkflow.correct, corrected("33.5"), id="one")
        said = [
            await refused(handle, ResearchWorkflow.correct, order)
            for order in (
                corrected("33.5"),
                corrected("0.335"),
                corrected("33.4", unit="CNY"),
                corrected("33.5", Subject(metric="RoE", period=Period.YEAR, as_of=ROE.as_of)),
                corrected("33.5", ROE.model_copy(update={"as_of": date(2019, 12, 31)})),
                corrected("1", Subject(metric="fcf", period=Period.YEAR, as_of=ROE.as_of)),
            )
        ]
        for nonsense in ({"subject": 1}, {**corrected("1").model_dump(mode="json"), "value": "x"}):
            await refused(handle, "correct", nonsense)
        await handle.execute_update(ResearchWorkflow.resume, ME)
        summary = await handle.result()
        case = lab.client.get_workflow_handle(
            names.eval_case_workflow_id(summary.run_id, "user_feedback", 1)
        )
        case_id = await case.result()
        history = await handle.fetch_history()
    report = lab.archive.report(summary.run_id, "md", "en").decode()
    page = lab.archive.report(summary.run_id, "html", "zh").decode()
    board = lab.archive.load(summary.blackboard_ref, Blackboard)
    proved = audit(history, lab.archive, reread)

    assert taken == again
    assert taken.was == ("tushare.fina_indicator 34.462",)
    for words, reason in zip(
        ("corrected to 33.5 already", "another unit", "give it in percent", "unknown",
         "the run has no ROE of 2019-12-31", "is computed by difference"),
        said, strict=True,
    ):  # fmt: skip
        assert words in reason
    assert (summary.verdict, summary.output_type) == ("DEGRADE", "hypothesis_list")
    assert "| ROE, FY2025 | tushare.fina_indicator | 34.46%" in report
    assert "| ROE, FY2025 | user.correction | 33.50%" in report
    assert PAGE in report
    assert PAGE in page
    assert "人工更正" in page
    assert board.corrections is not None
    assert [c.correction.value for c in board.corrections] == [Decimal("33.5")]
    assert proved.unproved == []
    assert proved.raw_answers == proved.fetches
    _is_ground_truth(lab, case_id, board)


def _is_ground_truth(lab: Lab, case_id: str, board: Blackboard) -> None:
    """The case that a correction leaves is labelled, and expects what the person said."""
    from sqlalchemy import select  # noqa: PLC0415

    from activities.archive import tables  # noqa: PLC0415

    with lab.archive._read() as connection:
        query = select(tables.eval_cases).where(tables.eval_cases.c.case_id == case_id)
        row = connection.execute(query).one()
    said = json.loads(lab.archive.get(row.expected_output))

    assert (row.trigger_type, row.auto_label) == ("user_feedback", "ground_truth")
    assert row.label_status == "labeled"
    assert (said["value"], said["source"]) == (33.5, PAGE)
    assert "34.462" in row.description


async def test_a_correction_after_the_memo_was_composed_voids_its_valuation(
    lab: Lab, eventually: Callable[..., Any]
) -> None:
    """Until the run closes a correction is heard; the memo and its valuation are not delivered."""

    async def composed() -> bool:
        return (await status_of(handle)).stage in (Stage.DELIVER, Stage.EGRESS, Stage.CLOSE)

    async with lab.workers():
        while True:
            handle = await lab.start("600519.SH")
            await eventually(composed)
            try:
                await handle.execute_update(ResearchWorkflow.correct, corrected("33.5"))
            except (WorkflowUpdateFailedError, RPCError):
                await handle.result()
                continue
            break
        summary = await handle.result()
        history = await handle.fetch_history()
    outcome = lab.json(summary)

    assert summary.verdict == "DEGRADE"
    assert "valuation" not in outcome["outcome"]
    assert outcome["artifacts"]["valuation_engine"]["status"] == "superseded"
    assert audit(history, lab.archive, reread).unproved == []


async def waiting(lab: Lab, eventually: Callable[..., Any], **options: Any) -> Handle:
    """A run that waits for people to settle its conflicts."""

    async def asks() -> bool:
        return bool(await handle.query(ResearchWorkflow.pending_questions))

    handle = await lab.start("600519.SH", **options)
    await eventually(asks)
    return handle


async def test_conflicts_are_settled_by_people_and_the_run_passes(
    lab: Lab, eventually: Callable[..., Any]
) -> None:
    """ks_003 holds the run after both fallbacks; with each conflict ruled on it ends in a memo."""
    contrary(lab)
    async with lab.workers():
        handle = await waiting(lab, eventually, hold=timedelta(hours=1))
        asked = await status_of(handle)
        (question,) = await handle.query(ResearchWorkflow.pending_questions)
        shown = str(await handle.query("__temporal_workflow_metadata", result_type=None))
        stranger = Ruling(by="me", subject=ROE, choice="tushare.income")
        said = await refused(handle, ResearchWorkflow.resolve_conflict, stranger)
        for conflict in asked.conflicts:
            subject = Subject(metric=conflict.metric, period=conflict.period, as_of=conflict.as_of)
            ruling = Ruling(by="analyst", subject=subject, choice="tushare.income")
            await handle.execute_update(ResearchWorkflow.resolve_conflict, ruling)
        summary = await handle.result()
        history = await handle.fetch_history()
    board = lab.archive.load(summary.blackboard_ref, Blackboard)

    assert len(asked.conflicts) > 3
    assert (asked.status, asked.fallbacks) == (Status.WAITING, 2)
    assert "ks_003" in question.text.en
    assert "needs a person" in shown
    assert "there is no unresolved conflict about ROE" in said
    assert summary.verdict == "PASS", "the rejected readings still stand in the way"
    assert len(board.corrections or ()) == len(asked.conflicts)
    assert board.questions
    assert "settled" in str(board.questions[0].ended)
    assert audit(history, lab.archive, reread).unproved == []


async def test_a_person_may_give_up_and_is_named(lab: Lab, eventually: Callable[..., Any]) -> None:
    """The answer `report` ends the wait: the conflict report says who answered what."""
    contrary(lab)
    async with lab.workers():
        handle = await waiting(lab, eventually, hold=timedelta(hours=1))
        said = [
            await refused(handle, ResearchWorkflow.answer, reply)
            for reply in (
                Reply(by="me", question="q_7", answer="report"),
                Reply(by="me", answer="perhaps"),
            )
        ]
        reply = Reply(by="me", answer="report")
        await handle.execute_update(ResearchWorkflow.answer, reply, id="a")
        await handle.execute_update(ResearchWorkflow.answer, reply, id="a")
        summary = await handle.result()
    report = lab.archive.report(summary.run_id, "md", "en").decode()

    assert "open is q_1" in said[0]
    assert "'perhaps' is not offered" in said[1]
    assert (summary.verdict, summary.output_type) == ("FAIL", "error_report")
    assert "answered by me: report" in report


async def test_without_a_hold_nobody_is_asked(lab: Lab) -> None:
    """The sample verdicts stay what they are: the run falls back and reports at once."""
    contrary(lab)
    summary, _ = await lab.run("600519.SH")
    board = lab.archive.load(summary.blackboard_ref, Blackboard)

    assert summary.output_type == "error_report"
    assert board.questions is None


async def test_nobody_answers(skipping_server: Any, archive: Any) -> None:
    """Reminders at each quarter, then the end that was announced, and the report says so."""
    lab = Lab(skipping_server.client, archive)
    contrary(lab)
    summary, handle = await lab.run("600519.SH", hold=timedelta(hours=2))
    history = (await handle.fetch_history()).to_json()
    board = archive.load(summary.blackboard_ref, Blackboard)
    assert board.questions
    (question,) = board.questions
    report = archive.report(summary.run_id, "md", "en").decode()

    assert question.reminders == 3
    assert history.count("EVENT_TYPE_TIMER_FIRED") == 4
    assert history.count(names.NEEDS_HUMAN) == 5, "asked, three reminders, and the end"
    assert question.deadline - question.asked_at == timedelta(hours=2)
    assert f"nobody answered until {question.deadline.astimezone(UTC):%Y-%m-%d %H:%M}" in report
    assert (summary.verdict, summary.output_type) == ("FAIL", "error_report")


async def test_a_stop_ends_the_wait(lab: Lab, eventually: Callable[..., Any]) -> None:
    """Who stops a waiting run need not answer it first."""
    contrary(lab)
    async with lab.workers():
        handle = await waiting(lab, eventually, hold=timedelta(hours=1))
        await handle.execute_update(ResearchWorkflow.stop, ME)
        summary = await handle.result()

    assert summary.status is Status.STOPPED


async def test_an_ambiguous_name_is_asked_about(lab: Lab, eventually: Callable[..., Any]) -> None:
    """With a hold the run asks which company is meant, and goes on with the one that is chosen."""

    async def asks() -> bool:
        return bool(await handle.query(ResearchWorkflow.pending_questions))

    async with lab.workers():
        handle = await lab.start(None, name="平安", hold=timedelta(hours=1))
        await eventually(asks)
        (question,) = await handle.query(ResearchWorkflow.pending_questions)
        await handle.execute_update(ResearchWorkflow.answer, Reply(by="me", answer="000001.SZ"))
        summary = await handle.result()

    assert {choice.value for choice in question.options} == {"000001.SZ", "601318.SH"}
    assert summary.ticker == "000001.SZ"


async def test_an_ambiguous_name_nobody_explains_ends_in_the_error(
    skipping_server: Any, archive: Any
) -> None:
    """The error is the one of today, and says that nobody answered, and until when."""
    lab = Lab(skipping_server.client, archive)
    async with lab.workers():
        handle = await lab.start(None, name="平安", hold=timedelta(hours=1))
        with pytest.raises(WorkflowFailureError) as failed:
            await handle.result()

    assert "could be" in str(failed.value.cause)
    assert "nobody answered until" in str(failed.value.cause)


async def test_further_questions_are_answered_in_the_report(
    lab: Lab, eventually: Callable[..., Any]
) -> None:
    """From the ledger as it stands at the end: corrected and derived figures; the audit holds."""
    async with lab.workers():
        handle = await held_with_figures(lab, eventually, "600519.SH")
        status = await status_of(handle)
        for text in ("去年 ROE", "600519 net profit growth in 2025", "P/B", "当前价是多少"):
            said = FollowUp(by="analyst", question=about_run(text, status))
            await handle.execute_update(ResearchWorkflow.follow_up, said)
        again = await refused(handle, ResearchWorkflow.follow_up, said)
        other = said.model_copy(
            update={"question": said.question.model_copy(update={"code": "601318.SH"})}
        )
        stranger = await refused(handle, ResearchWorkflow.follow_up, other)
        await handle.execute_update(ResearchWorkflow.correct, corrected("33.5"))
        await handle.execute_update(ResearchWorkflow.resume, ME)
        summary = await handle.result()
        history = await handle.fetch_history()
    report = lab.archive.report(summary.run_id, "md", "en").decode()
    board = lab.archive.load(summary.blackboard_ref, Blackboard)

    assert "has this question already" in again
    assert "the run is about 600519.SH" in stranger
    assert "ROE (FY2025): 33.50%" in report
    assert "Profit growth (FY2025): -4.53%" in report
    assert "Question: 去年 ROE" in report
    assert board.follow_ups
    assert all(item.answer for item in board.follow_ups)
    assert audit(history, lab.archive, reread).unproved == []


async def test_a_rewind_hears_later_corrections_again_or_drops_them(
    lab: Lab, eventually: Callable[..., Any]
) -> None:
    """Back to the very beginning: what was said is applied before the figures are known."""
    async with lab.workers():
        handle = await held_with_figures(lab, eventually, "600519.SH")
        await handle.execute_update(ResearchWorkflow.correct, corrected("33.5"))
        asked = FollowUp(by="analyst", question=about_run("去年 ROE", await status_of(handle)))
        await handle.execute_update(ResearchWorkflow.follow_up, asked)
        await handle.execute_update(ResearchWorkflow.resume, ME)
        first = await handle.result()
        verdicts, answered = [], []
        for stage, keep in ((Stage.OPEN, True), (Stage.GATHER, True), (Stage.GATHER, False)):
            new = await rewind(
                lab.client, lab.archive, (handle.id, first.run_id), stage, reason="test",
                keep_updates=keep, occurrence=1,
            )  # fmt: skip
            branch: Handle = lab.client.get_workflow_handle(
                handle.id, run_id=new, result_type=RunSummary
            )
            if (await status_of(branch)).control.paused and not keep:  # held where it begins anew
                await branch.execute_update(ResearchWorkflow.resume, ME)
            summary = await branch.result()
            verdicts.append(summary.verdict)
            board = lab.archive.load(summary.blackboard_ref, Blackboard)
            answered.append([bool(item.answer) for item in board.follow_ups or ()])
            assert audit(await branch.fetch_history(), lab.archive, reread).unproved == []
        new = await rewind(
            lab.client, lab.archive, (handle.id, first.run_id), Stage.OPEN, reason="test",
            keep_updates=True, changed=Change(code="300750.SZ"), occurrence=1,
        )  # fmt: skip
        anew: Handle = lab.client.get_workflow_handle(handle.id, run_id=new, result_type=RunSummary)
        if (await status_of(anew)).control.paused:  # held where it begins anew
            await anew.execute_update(ResearchWorkflow.resume, ME)
        other = lab.archive.load((await anew.result()).blackboard_ref, Blackboard)

    assert verdicts == ["DEGRADE", "DEGRADE", "PASS"]
    assert answered == [[True], [True], []]
    assert (other.target.ticker, other.corrections) == ("300750.SZ", None), (
        "said of another company"
    )
