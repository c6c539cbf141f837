"""Stages 3 to 7 of a run: from what was fetched to verified, judged claims.

Each function is one stage's work on the board; the run itself enters the stages.
"""

import asyncio

from temporalio import workflow

with workflow.unsafe.imports_passed_through():
    from activities.analysis import AnalysisActivities
    from activities.gates import GateActivities
    from schemas.claim import VerificationFailure, VerificationResult
    from schemas.gate import GateReport
    from schemas.stages import (
        EcosystemStage,
        IngestInput,
        IntegrityStage,
        QualityStage,
        ThesisStage,
        VerifyStage,
    )
    from workflows import options
    from workflows.board import RunBoard


async def screen_sources(board: RunBoard) -> None:
    """3. Ingest gate: external text is data."""
    texts = board.texts
    board.ingest = await workflow.execute_activity_method(
        GateActivities.screen_ingest,
        IngestInput(run=board.context, texts=texts, companies=board.companies),
        **options.judge("ingest gate: screen external texts"),
    )
    board.screened = texts
    held = len(board.ingest.quarantined_items) + len(board.ingest.flags)
    reason = f"{board.ingest.screened} texts screened, {held} held back"
    board.passed_gate("ingest", board.ingest.verdict, reason)
    board.note(reason)


async def reconcile(board: RunBoard) -> None:
    """4. Data integrity: data points, evidence, conflicts, gaps."""
    calls = board.calls
    summary = await workflow.execute_activity_method(
        GateActivities.check_integrity,
        IntegrityStage(
            run=board.context, industry=board.industry, calendar=board.calendar,
            calls=calls, failures=tuple(board.failures),
        ),
        **options.judge("data integrity: reconcile sources"),
    )  # fmt: skip
    board.picture, board.compared = summary, calls
    board.keep("data_integrity", summary.ref)
    board.note(f"{len(summary.evidence)} evidence, {len(summary.conflicts)} conflicts")


async def analyse(board: RunBoard) -> None:
    """5. Mechanism and ecosystem, side by side."""
    _, graph = await asyncio.gather(
        draft(board),
        workflow.execute_activity_method(
            AnalysisActivities.map_ecosystem,
            EcosystemStage(
                run=board.context, industry=board.industry, companies=board.companies,
                report=board.ref("data_integrity"),
            ),
            **options.judge("ecosystem graph"),
        ),
    )  # fmt: skip
    board.keep("ecosystem_graph", graph.ref)
    board.note(f"{len(board.claims)} claims, {graph.edges} edges")


async def draft(board: RunBoard, rejected: tuple[VerificationFailure, ...] = ()) -> None:
    """The analyst's claims; with what the verifier rejected, for the one retry."""
    report = board.ref("data_integrity")
    thesis = await workflow.execute_activity_method(
        AnalysisActivities.draft_thesis,
        ThesisStage(
            run=board.context, industry=board.industry, report=report, rejected=rejected,
        ),
        **options.judge("research mechanism, again" if rejected else "research mechanism"),
    )  # fmt: skip
    board.claims, board.drafted_from = thesis.claims, report
    board.keep("research_mechanism", thesis.ref)


async def check_claims(board: RunBoard) -> VerificationResult:
    """6. Every claim against the ledger."""
    return await workflow.execute_activity_method(
        GateActivities.verify_claims,
        VerifyStage(
            run=board.context, drafts=board.drafts, report=board.ref("data_integrity"),
            calls=board.calls,
        ),
        **options.judge("verify every claim against the ledger"),
    )  # fmt: skip


async def judge(board: RunBoard) -> GateReport:
    """7. Quality gate: PASS, DEGRADE or FAIL."""
    board.gate = await workflow.execute_activity_method(
        GateActivities.judge_quality,
        QualityStage(
            run=board.context, thesis=board.ref("research_mechanism"),
            report=board.ref("data_integrity"), fallbacks=len(board.fallbacks),
        ),
        **options.judge("quality gate"),
    )  # fmt: skip
    verdict = board.gate.verdict
    board.passed_gate("quality_gate", verdict, board.gate.reason)
    board.note(f"{verdict}: {board.gate.reason}")
    return board.gate
