"""Stages 8 to 10 of a run: the document, the last gate, the archive.

Each function is one stage's work on the board; the run itself enters the stages.
"""

from temporalio import workflow
from temporalio.workflow import ParentClosePolicy

with workflow.unsafe.imports_passed_through():
    from activities.analysis import AnalysisActivities
    from activities.answering import AnswerActivities
    from activities.publishing import PublishingActivities
    from schemas import names
    from schemas.control import Corrected, Steering
    from schemas.gate import Verdict
    from schemas.question import ATTEMPTS
    from schemas.report import OutputType
    from schemas.research import RunSummary
    from schemas.stages import (
        AnswerCheck,
        AnswerStage,
        CloseStage,
        Composed,
        ComposeStage,
        EgressStage,
        EvalCaptureInput,
        Screened,
        ValuationStage,
    )
    from workflows import options
    from workflows.board import RunBoard
    from workflows.evaluation import EvalCaptureWorkflow
    from workflows.policy import CORRECTED, blocks_hard, eval_trigger, what_fired


async def value(board: RunBoard) -> None:
    """The valuation; the egress gate recomputes its claims before anything leaves."""
    valued = await workflow.execute_activity_method(
        AnalysisActivities.value_company,
        ValuationStage(
            run=board.context, industry=board.industry,
            thesis=board.ref("research_mechanism"), report=board.ref("data_integrity"),
            calls=board.calls,
        ),
        **options.judge("valuation"),
    )  # fmt: skip
    board.keep("valuation_engine", valued.ref)
    board.valuation_claims = valued.claims


async def answer_follow_ups(board: RunBoard) -> None:
    """Answer what people asked the run beside its request, from its ledger as it is now."""
    for number, item in enumerate(board.follow_ups, 1):
        target = board.target
        if target is None:
            raise RuntimeError("the run is not open yet")
        if item.question.code != target.code:
            board.follow_ups[number - 1] = item.model_copy(update={"withheld": True})
            continue
        answer = await workflow.execute_activity_method(
            AnswerActivities.draft_answer,
            AnswerStage(
                question=item.question, run=board.context, session=target.session,
                phase=target.phase, calls=board.calls, failures=tuple(board.failures),
                number=number,
            ),
            **options.judge(f"answer a follow-up: {item.question.text[:100]}"),
        )  # fmt: skip
        proof = await workflow.execute_activity_method(
            AnswerActivities.verify_answer,
            AnswerCheck(
                answer=answer, calls=board.calls, lang=board.context.lang, attempt=ATTEMPTS
            ),
            **options.judge("verify the follow-up's figures against the ledger"),
        )
        failure = proof.withheld.failure if proof.withheld else None
        told = {
            "answer": answer if proof.ok else None, "withheld": not proof.ok, "failure": failure,
        }  # fmt: skip
        board.follow_ups[number - 1] = item.model_copy(update=told)


async def compose(board: RunBoard, stopped: Steering | None) -> Composed:
    """8. The document that the verdict allows."""
    composed = await workflow.execute_activity_method(
        PublishingActivities.compose_report,
        ComposeStage(
            run=board.context, target=board.target, calls=board.calls,
            failures=tuple(board.failures), ingest=board.ingest,
            report=board.ref("data_integrity"), thesis=board.ref("research_mechanism"),
            ecosystem=board.ref("ecosystem_graph"), gate=board.gate,
            valuation=board.current("valuation_engine"), rejected=board.rejected,
            fallbacks=tuple(board.fallbacks), stopped=stopped, questions=board.questions,
            follow_ups=tuple(board.follow_ups),
        ),
        **options.judge("compose the document"),
    )  # fmt: skip
    board.keep("report_composer", composed.ref)
    board.note(composed.output_type)
    return composed


async def screen_egress(board: RunBoard, document: Composed) -> Screened:
    """9. Egress gate: the last look at exactly what leaves."""
    screened = await workflow.execute_activity_method(
        PublishingActivities.screen_egress,
        EgressStage(
            run=board.context, document=document.ref, drafts=board.drafts,
            rejected=board.rejected_ids, report=board.ref("data_integrity"),
            calls=board.calls, gate=board.gate, companies=board.companies,
            ecosystem=board.artifacts["ecosystem_graph"].ref,
        ),
        **options.judge("egress gate"),
    )  # fmt: skip
    reason = what_fired(screened.report)
    board.passed_gate("egress", screened.report.verdict, reason)
    if screened.output_type is OutputType.BLOCKED:
        board.block(screened.report)
    board.note(f"{screened.report.verdict}: {reason}")
    return screened


def outcome(board: RunBoard, stopped: Steering | None) -> dict[str, str | bool | None]:
    """What a run came to, as operators search for it; ks_004 calls for a person."""
    if board.blocked is None:
        return {"verdict": _verdict(board, stopped)}
    hard = blocks_hard(board.blocked)
    return {"verdict": board.blocked.verdict, **({"needs_human": True} if hard else {})}


def _verdict(board: RunBoard, stopped: Steering | None) -> Verdict | None:
    """The quality gate's word on what is delivered; a stopped or rejected run has none."""
    return None if stopped or board.rejected else board.verdict


async def archive(board: RunBoard, screened: Screened, stopped: Steering | None) -> RunSummary:
    """10. The whole blackboard goes to the archive."""
    blocked = screened.output_type is OutputType.BLOCKED
    board.leave(workflow.now())
    return await workflow.execute_activity_method(
        PublishingActivities.archive_run,
        CloseStage(
            run=board.context, verdict=_verdict(board, stopped), stopped=stopped,
            output_type=screened.output_type, document=screened.document,
            reports=screened.reports, fallbacks=tuple(board.fallbacks),
            created_at=board.created_at, started_at=workflow.info().start_time,
            finished_at=workflow.now(), artifacts=board.artifacts,
            gate_history=tuple(board.gates), report=board.ref("data_integrity"),
            drafts=() if blocked else board.drafts, rejected=board.rejected_ids,
            calls=board.calls, corrections=tuple(board.corrections), questions=board.questions,
            follow_ups=tuple(board.follow_ups), ledger=board.ledger,
        ),
        **options.judge("archive the run"),
    )  # fmt: skip


async def capture(board: RunBoard, summary: RunSummary) -> None:
    """Leave the evaluation cases that are due: of the outcome, and of each correction."""
    trigger = eval_trigger(summary.verdict, summary.output_type)
    if trigger is not None:
        case = EvalCaptureInput(
            summary=summary, trigger_type=trigger[0], auto_label=trigger[1],
            description=board.gates[-1].reason,
        )  # fmt: skip
        await _start(case, names.eval_case_workflow_id(summary.run_id))
    heard = [item for item in board.corrections if item.tool_call_id]
    for number, item in enumerate(heard, 1):
        kind, label = CORRECTED
        case = EvalCaptureInput(
            summary=summary, trigger_type=kind, auto_label=label, number=number,
            description=_described(item), truth=board.snapshot_of(item),
        )  # fmt: skip
        await _start(case, names.eval_case_workflow_id(summary.run_id, kind, number))


async def _start(case: EvalCaptureInput, workflow_id: str) -> None:
    await workflow.start_child_workflow(
        EvalCaptureWorkflow.run,
        case,
        id=workflow_id,
        parent_close_policy=ParentClosePolicy.ABANDON,
        task_timeout=options.WORKFLOW_TASK,
        static_summary=f"evaluation case: {case.trigger_type}",
    )


def _described(item: Corrected) -> str:
    said = item.correction
    before = ", ".join(item.was) or "nothing"
    return f"{said.by} corrected {said.subject} from {before} to {said.value:f} ({said.source})"
