"""One research run: the Supervisor of seed 002, as a workflow that reads like its diagram."""

import asyncio

from temporalio import workflow
from temporalio.exceptions import ApplicationError
from temporalio.workflow import ParentClosePolicy

with workflow.unsafe.imports_passed_through():
    from activities.analysis import AnalysisActivities
    from activities.gates import GateActivities
    from activities.opening import OpeningActivities
    from activities.publishing import PublishingActivities
    from schemas import names
    from schemas.claim import VerificationFailure, VerificationResult
    from schemas.failures import Failure
    from schemas.fetch import Dataset, DatasetQuery, Ref, SourceFailure
    from schemas.report import FallbackRecord, OutputType
    from schemas.research import (
        SAMPLE_CLOCK,
        ResearchRequest,
        RunSummary,
        Stage,
    )
    from schemas.stages import (
        CloseStage,
        Composed,
        ComposeStage,
        EcosystemStage,
        EgressStage,
        EvalCaptureInput,
        IngestInput,
        IntegrityStage,
        OpenInput,
        QualityStage,
        Screened,
        ThesisStage,
        ValuationStage,
        VerifyStage,
    )
    from workflows import options
    from workflows.board import RunBoard, missed, served_by
    from workflows.control import Stopped
    from workflows.evaluation import EvalCaptureWorkflow
    from workflows.gathering import current_code, fetch_all, gather, refuse_unknown
    from workflows.policy import MAX_FALLBACKS, Step, eval_trigger, next_step, opening
    from workflows.steered import SteeredRun


@workflow.defn
class ResearchWorkflow(SteeredRun):
    """Runs one request from its target to a delivered, archived outcome."""

    @workflow.init
    def __init__(self, request: ResearchRequest) -> None:
        info = workflow.info()
        clock = request.as_of or (SAMPLE_CLOCK if request.sample else workflow.now())
        now = (lambda: clock) if request.sample else workflow.now
        origin = info.original_execution_run_id
        super().__init__(
            RunBoard(
                info.run_id, info.workflow_id, request, clock, now,
                origin if origin != info.run_id else None,
            )
        )  # fmt: skip
        self._rejected: tuple[VerificationFailure, ...] = ()
        self._code = request.code

    @workflow.run
    async def run(self, request: ResearchRequest) -> RunSummary:
        """The story of a run."""
        try:
            document = await self._research()
        except Stopped:
            document = await self._cut_short()
        screened = await self._screen_egress(document)
        summary = await self._close(screened)
        await workflow.wait_condition(workflow.all_handlers_finished)
        return summary

    async def _research(self) -> Composed:
        """1 to 8. From the target to a composed document."""
        await self._open()
        await self._gather()
        news = True
        while True:
            if news and not await self._reason():
                break
            if await self._judge() is not Step.FALL_BACK:
                break
            news = await self._fall_back()
        document = await self._deliver()
        await self._control.boundary()
        return document

    async def _cut_short(self) -> Composed:
        """A stopped run fetches nothing more; it reports what of it can be verified."""
        board = self._board
        self._control.close()
        if board.target is None:
            raise ApplicationError(
                "the run was stopped before the company was known", type=Failure.STOPPED
            )
        board.note("stopped")
        if "research_mechanism" not in board.artifacts:
            await self._reason()
        return await self._deliver()

    async def _open(self) -> None:
        """1. Who is asked about, and which session it is. Without identity there is no run."""
        board, request = self._board, self._board.request
        await self._enter(Stage.OPEN)
        self._code, moved = await current_code(self._query(Dataset.STOCK_LIST))
        results = await fetch_all(self._query(dataset) for dataset in opening(self._code))
        board.record([*results, *moved])
        refuse_unknown(results)
        board.target = await workflow.execute_activity_method(
            OpeningActivities.resolve_target,
            OpenInput(
                code=self._code, name=request.name, note=request.note, clock=board.clock,
                sample=request.sample, companies=board.companies, calendar=board.calendar,
            ),
            **options.judge(f"resolve {request.code or request.name}"),
        )  # fmt: skip
        if board.target.code != request.code:
            self._attributes["ticker"] = board.target.code
        board.note(f"calendar {board.target.calendar_source}", served_by(results))

    async def _gather(self) -> None:
        """2. Fetch in parallel what the market has; each fetch is an entry of the ledger."""
        await self._enter(Stage.GATHER)
        target = self._board.target
        routes, datasets = (target.price_routes, target.datasets) if target else ((), ())
        results = await gather(self._query(Dataset.CLOSE), routes, datasets)
        self._board.record(results)
        gaps = ", ".join(missed(results))
        self._board.note(f"missing: {gaps}" if gaps else "complete", served_by(results))

    async def _reason(self) -> bool:
        """3 to 6. From what was fetched to verified claims; False when they do not hold."""
        await self._screen_sources()
        await self._reconcile()
        await self._analyse()
        return await self._verify()

    async def _screen_sources(self) -> None:
        """3. Ingest gate: external text is data."""
        board = self._board
        await self._enter(Stage.INGEST)
        board.ingest = await workflow.execute_activity_method(
            GateActivities.screen_ingest,
            IngestInput(run=board.context, texts=board.texts, companies=board.companies),
            **options.judge("ingest gate: screen external texts"),
        )
        held = len(board.ingest.quarantined_items) + len(board.ingest.flags)
        reason = f"{board.ingest.screened} texts screened, {held} held back"
        board.passed_gate("ingest", board.ingest.verdict, reason)
        board.note(reason)

    async def _reconcile(self) -> None:
        """4. Data integrity: data points, evidence, conflicts, gaps."""
        board = self._board
        await self._enter(Stage.INTEGRITY)
        summary = await workflow.execute_activity_method(
            GateActivities.check_integrity,
            IntegrityStage(
                run=board.context, industry=self._industry, calendar=board.calendar,
                calls=board.calls, failures=tuple(board.failures),
            ),
            **options.judge("data integrity: reconcile sources"),
        )  # fmt: skip
        board.evidence = summary.evidence
        board.keep("data_integrity", summary.ref)
        board.note(f"{len(summary.evidence)} evidence, {len(summary.conflicts)} conflicts")

    async def _analyse(self) -> None:
        """5. Mechanism and ecosystem, side by side."""
        board = self._board
        await self._enter(Stage.ANALYSIS)
        _, graph = await asyncio.gather(
            self._draft(),
            workflow.execute_activity_method(
                AnalysisActivities.map_ecosystem,
                EcosystemStage(
                    run=board.context, industry=self._industry, companies=board.companies,
                    report=board.ref("data_integrity"),
                ),
                **options.judge("ecosystem graph"),
            ),
        )  # fmt: skip
        board.keep("ecosystem_graph", graph.ref)
        board.note(f"{len(board.claims)} claims, {graph.edges} edges")

    async def _draft(self, rejected: tuple[VerificationFailure, ...] = ()) -> None:
        board = self._board
        thesis = await workflow.execute_activity_method(
            AnalysisActivities.draft_thesis,
            ThesisStage(
                run=board.context, industry=self._industry, report=board.ref("data_integrity"),
                rejected=rejected,
            ),
            **options.judge("research mechanism, again" if rejected else "research mechanism"),
        )  # fmt: skip
        board.claims = thesis.claims
        board.keep("research_mechanism", thesis.ref)

    async def _verify(self) -> bool:
        """6. Every claim against the ledger; one retry with the reasons, then the truth."""
        await self._enter(Stage.VERIFY)
        result = await self._check_claims()
        if not result.ok:
            self._board.note(f"{len(result.failures)} rejected")
            await self._enter(Stage.VERIFY)
            await self._draft(result.failures)
            result = await self._check_claims()
        self._board.note(f"{result.checked} checked, {len(result.failures)} rejected")
        self._rejected = result.failures
        return result.ok

    async def _check_claims(self) -> VerificationResult:
        board = self._board
        return await workflow.execute_activity_method(
            GateActivities.verify_claims,
            VerifyStage(
                run=board.context, drafts=self._drafts(),
                report=board.ref("data_integrity"), calls=board.calls,
            ),
            **options.judge("verify every claim against the ledger"),
        )  # fmt: skip

    async def _judge(self) -> Step:
        """7. Quality gate: PASS, DEGRADE or FAIL."""
        board = self._board
        await self._enter(Stage.QUALITY)
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
        self._attributes["verdict"] = verdict
        return next_step(verdict, len(board.fallbacks))

    async def _fall_back(self) -> bool:
        """8 (FAIL). Fetch exactly what the gate named, from the next source; True if it served."""
        board = self._board
        actions = board.gate.actions if board.gate else ()
        attempt = len(board.fallbacks) + 1
        await self._enter(Stage.GATHER)
        results = await fetch_all(
            self._query(action.dataset, attempt=attempt + 1) for action in actions
        )
        board.record(results)
        board.fallbacks.append(
            FallbackRecord(
                attempt=attempt,
                requested=tuple(action.dataset for action in actions),
                reason="; ".join(action.reason for action in actions),
                served=tuple(a.dataset for a in actions if a.dataset not in missed(results)),
                failed=tuple(r for r in results if isinstance(r, SourceFailure)),
            )
        )
        asked = ", ".join(action.dataset for action in actions)
        board.note(f"fallback {attempt} of {MAX_FALLBACKS}: {asked}", served_by(results))
        return len(missed(results)) < len(results)

    async def _deliver(self) -> Composed:
        """8. By verdict: memo with valuation, hypotheses, error report, or verified failure."""
        board = self._board
        await self._enter(Stage.DELIVER)
        stopped = self._control.state.stopping
        if (
            not (stopped or self._rejected)
            and board.gate
            and next_step(board.gate.verdict, 2) is Step.VALUE
        ):
            await self._value()
        artifacts = board.artifacts
        valuation = artifacts.get("valuation_engine")
        composed = await workflow.execute_activity_method(
            PublishingActivities.compose_report,
            ComposeStage(
                run=board.context, target=board.target, calls=board.calls,
                failures=tuple(board.failures), ingest=board.ingest,
                report=board.ref("data_integrity"), thesis=board.ref("research_mechanism"),
                ecosystem=artifacts["ecosystem_graph"].ref, gate=board.gate,
                valuation=valuation.ref if valuation else None, rejected=self._rejected,
                fallbacks=tuple(board.fallbacks), stopped=stopped,
            ),
            **options.judge("compose the document"),
        )  # fmt: skip
        board.keep("report_composer", composed.ref)
        board.note(composed.output_type)
        return composed

    async def _value(self) -> None:
        """The valuation; the egress gate recomputes its claims before anything leaves."""
        board = self._board
        valued = await workflow.execute_activity_method(
            AnalysisActivities.value_company,
            ValuationStage(
                run=board.context, industry=self._industry,
                thesis=board.ref("research_mechanism"), report=board.ref("data_integrity"),
                calls=board.calls,
            ),
            **options.judge("valuation"),
        )  # fmt: skip
        board.keep("valuation_engine", valued.ref)
        board.valuation_claims = valued.claims

    async def _screen_egress(self, document: Composed) -> Screened:
        """9. Egress gate: the last look at exactly what leaves."""
        board = self._board
        self._control.close()
        await self._enter(Stage.EGRESS)
        screened = await workflow.execute_activity_method(
            PublishingActivities.screen_egress,
            EgressStage(
                run=board.context, document=document.ref, drafts=self._drafts(),
                rejected=self._rejected_ids, report=board.ref("data_integrity"),
                calls=board.calls, gate=board.gate,
            ),
            **options.judge("egress gate"),
        )  # fmt: skip
        rules = ", ".join(dict.fromkeys(finding.rule for finding in screened.report.findings))
        reason = rules or f"{screened.report.numerals} figures grounded"
        board.passed_gate("egress", screened.report.verdict, reason)
        board.note(f"{screened.report.verdict}: {reason}")
        return screened

    async def _close(self, screened: Screened) -> RunSummary:
        """10. Archive the whole blackboard, and leave an evaluation case where one is due."""
        board = self._board
        await self._enter(Stage.CLOSE)
        blocked = screened.output_type is OutputType.BLOCKED
        stopped = self._control.state.stopping
        board.leave(workflow.now())
        summary = await workflow.execute_activity_method(
            PublishingActivities.archive_run,
            CloseStage(
                run=board.context, verdict=None if stopped or self._rejected else board.verdict,
                stopped=stopped,
                output_type=screened.output_type, document=screened.document,
                reports=screened.reports, fallbacks=tuple(board.fallbacks),
                created_at=board.created_at, started_at=workflow.info().start_time,
                finished_at=workflow.now(), artifacts=board.artifacts,
                gate_history=tuple(board.gates), report=board.ref("data_integrity"),
                drafts=() if blocked else self._drafts(), rejected=self._rejected_ids,
                calls=board.calls,
            ),
            **options.judge("archive the run"),
        )  # fmt: skip
        await self._capture(summary)
        board.status = summary.status
        self._show()
        return summary

    async def _capture(self, summary: RunSummary) -> None:
        trigger = eval_trigger(summary.verdict, summary.output_type)
        if trigger is None:
            return
        await workflow.start_child_workflow(
            EvalCaptureWorkflow.run,
            EvalCaptureInput(
                summary=summary, trigger_type=trigger[0], auto_label=trigger[1],
                description=self._board.gates[-1].reason,
            ),
            id=names.eval_case_workflow_id(summary.run_id),
            parent_close_policy=ParentClosePolicy.ABANDON, task_timeout=options.WORKFLOW_TASK,
            static_summary=f"evaluation case: {trigger[0]}",
        )  # fmt: skip

    @property
    def _industry(self) -> str | None:
        return self._board.target.industry if self._board.target else None

    @property
    def _rejected_ids(self) -> tuple[str, ...]:
        return tuple(failure.claim_id for failure in self._rejected)

    def _drafts(self) -> tuple[Ref, ...]:
        agents = ("research_mechanism", "valuation_engine")
        return tuple(self._board.ref(agent) for agent in agents if agent in self._board.artifacts)

    def _query(self, dataset: Dataset, attempt: int = 1) -> DatasetQuery:
        board, request = self._board, self._board.request
        return DatasetQuery(
            dataset=dataset,
            code=board.target.code if board.target else self._code,
            name=None if board.target else request.name,
            clock=board.clock,
            sample=request.sample,
            attempt=attempt,
        )
