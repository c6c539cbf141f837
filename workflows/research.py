"""One research run: the Supervisor of seed 002, as a workflow that reads like its diagram."""

import asyncio

from temporalio import workflow
from temporalio.exceptions import ActivityError, ApplicationError

with workflow.unsafe.imports_passed_through():
    from schemas.failures import Failure
    from schemas.fetch import Dataset, DatasetQuery, SourceFailure
    from schemas.report import FallbackRecord
    from schemas.research import SAMPLE_CLOCK, ResearchRequest, RunSummary, Stage, Target
    from schemas.stages import Composed, OpenInput, Screened
    from workflows import asking, delivery, reasoning
    from workflows.board import RunBoard, missed, served_by
    from workflows.control import Stopped
    from workflows.following import carry_over
    from workflows.gathering import current_code, fetch_all, gather, refuse_unknown, resolve
    from workflows.policy import (
        MAX_FALLBACKS,
        Step,
        blocks_until_resolved,
        next_step,
        opening,
    )
    from workflows.steered import SteeredRun
    from workflows.steering import unsettled

STOPPED_ANEW = "a-stopped-run-delivers-what-it-verified"
FILED_THOUGH_CANCELLED = "a-run-that-files-is-not-cancelled"


@workflow.defn
class ResearchWorkflow(SteeredRun):
    """Runs one request from its target to a delivered, archived outcome."""

    @workflow.init
    def __init__(self, request: ResearchRequest) -> None:
        info = workflow.info()
        clock = request.as_of or (SAMPLE_CLOCK if request.sample else workflow.now())
        now = (lambda: clock) if request.sample else workflow.now
        super().__init__(RunBoard(info.run_id, info.workflow_id, request, clock, now))
        self._code, self._asked = request.code, False

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
        await self._settle(fetched=True)
        document = await self._deliver()
        while self._board.unheard or self._board.unanswered:
            if self._board.unheard:
                await self._settle(fetched=False)
            document = await self._deliver()
        return document

    async def _settle(self, *, fetched: bool) -> None:
        """3 to 8. Reason and judge until a verdict stands, or claims do not hold."""
        while True:
            told = await self._hear()
            if fetched:
                await self._screen_sources()
            if (fetched or told) and not await self._reason():
                return
            step = await self._judge()
            fetched = step is Step.FALL_BACK and await self._fall_back()
            if step is not Step.FALL_BACK and not await self._await_rulings():
                return

    async def _cut_short(self) -> Composed:
        """A stopped run fetches nothing more; it reports what of it can be verified."""
        board = self._board
        self._control.close()
        if board.target is None:
            raise ApplicationError(
                "the run was stopped before the company was known", type=Failure.STOPPED
            )
        board.note("stopped")
        told = await self._hear()
        if workflow.patched(STOPPED_ANEW):
            unscreened, unreasoned = board.unscreened, board.unreasoned
        else:
            unscreened = board.picture is None
            unreasoned = told or "research_mechanism" not in board.artifacts
        if unscreened:
            await self._screen_sources()
        if unreasoned:
            await self._reason()
        return await self._deliver()

    async def _open(self) -> None:
        """1. Who is asked about, and which session it is. Without identity there is no run."""
        board = self._board
        await self._enter(Stage.OPEN)
        request = board.request
        self._code = request.code
        board.carried = await carry_over(request.follows, board.clock)
        self._code, moved = await current_code(self._query(Dataset.STOCK_LIST), board.carried)
        results = await fetch_all(map(self._query, opening(self._code)), board.carried)
        board.record([*results, *moved])
        refuse_unknown(results)
        target = await self._identify()
        board.target = board.remarked(target)
        if target.code != request.code:
            self._attributes["ticker"] = target.code
        board.note(f"calendar {target.calendar_source}", served_by(results))

    async def _identify(self) -> Target:
        """Who is meant; where a name means several, and the request can wait, a person says."""
        try:
            return await self._resolve()
        except ActivityError as error:
            choices = asking.choices_in(error)
            if not choices or self._board.request.hold is None:
                raise
            reply = await self._ask(*asking.about_company(self._board.request.name, choices))
            if reply is None:
                raise asking.still_ambiguous(error, self._questions.all[-1]) from None
        self._code = reply.answer
        return await self._resolve()

    async def _resolve(self) -> Target:
        board, request = self._board, self._board.request
        target, former = await resolve(
            OpenInput(
                code=self._code, name=request.name, note=request.note, clock=board.clock,
                sample=request.sample, companies=board.companies, calendar=board.calendar,
            ),
            self._query(Dataset.STOCK_LIST),
        )  # fmt: skip
        board.record(former)
        return target

    async def _gather(self) -> None:
        """2. Fetch in parallel what the market has; each fetch is an entry of the ledger."""
        await self._enter(Stage.GATHER)
        target = self._board.target
        routes, datasets = (target.price_routes, target.datasets) if target else ((), ())
        query = self._query(Dataset.CLOSE)
        results = await gather(query, routes, datasets, self._board.carried)
        self._board.record(results)
        gaps = ", ".join(missed(results))
        self._board.note(f"missing: {gaps}" if gaps else "complete", served_by(results))

    async def _hear(self) -> bool:
        """Take what people said since; each word enters the ledger as a fetch of its own."""
        waiting = self._board.unheard
        if not waiting:
            return False
        await self._enter(Stage.GATHER)
        query = self._query(Dataset.CORRECTION)
        results = await fetch_all(
            query.model_copy(update={"correction": item.correction}) for item in waiting
        )
        self._board.hear(waiting, results)
        self._board.note(f"{len(waiting)} corrections", served_by(results))
        return True

    async def _screen_sources(self) -> None:
        """3. Ingest gate: external text is data."""
        await self._enter(Stage.INGEST)
        await reasoning.screen_sources(self._board)

    async def _reason(self) -> bool:
        """4 to 6. From what was fetched to verified claims; False when they do not hold."""
        await self._enter(Stage.INTEGRITY)
        await reasoning.reconcile(self._board)
        await self._enter(Stage.ANALYSIS)
        await reasoning.analyse(self._board)
        return await self._verify()

    async def _verify(self) -> bool:
        """6. Every claim against the ledger; one retry with the reasons, then the truth."""
        board = self._board
        await self._enter(Stage.VERIFY)
        result = await reasoning.check_claims(board)
        if not result.ok:
            board.note(f"{len(result.failures)} rejected")
            await self._enter(Stage.VERIFY)
            await reasoning.draft(board, result.failures)
            result = await reasoning.check_claims(board)
        board.note(f"{result.checked} checked, {len(result.failures)} rejected")
        board.rejected, board.verified = result.failures, board.current("research_mechanism")
        return result.ok

    async def _judge(self) -> Step:
        """7. Quality gate: PASS, DEGRADE or FAIL."""
        await self._enter(Stage.QUALITY)
        gate = await reasoning.judge(self._board)
        self._attributes["verdict"] = gate.verdict
        return next_step(gate.verdict, len(self._board.fallbacks))

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

    async def _await_rulings(self) -> bool:
        """8 (FAIL by ks_003). Wait for people, where the request does; True where they said more.

        The two fallbacks come first: what they settle, nobody need be asked about.
        """
        board = self._board
        if board.gate and not self._asked and blocks_until_resolved(board.gate):
            reply = await self._ask(
                *asking.about_conflicts(unsettled(board.known)),
                moot=lambda: not unsettled(board.known),
            )
            self._asked = reply is not None or bool(unsettled(board.known))
        return bool(board.unheard)

    async def _deliver(self) -> Composed:
        """8. By verdict: memo with valuation, hypotheses, error report, or verified failure."""
        board, stopped = self._board, self._control.state.stopping
        await self._enter(Stage.DELIVER)
        judged = board.gate and not (stopped or board.rejected)
        if board.gate and judged and next_step(board.gate.verdict, MAX_FALLBACKS) is Step.VALUE:
            await delivery.value(board)
        await delivery.answer_follow_ups(board)
        document = await delivery.compose(board, stopped)
        await self._control.boundary()
        return document

    async def _screen_egress(self, document: Composed) -> Screened:
        """9. Egress gate: the last look at exactly what leaves."""
        self._control.close()
        await self._enter(Stage.EGRESS)
        return await delivery.screen_egress(self._board, document)

    async def _close(self, screened: Screened) -> RunSummary:
        """10. Archive the whole blackboard, and leave an evaluation case where one is due."""
        stopped = self._control.state.stopping
        self._attributes |= delivery.outcome(self._board, stopped)
        await self._enter(Stage.CLOSE)
        filing = asyncio.create_task(self._file(screened))
        while not filing.done():
            try:
                await asyncio.shield(filing)
            except asyncio.CancelledError:
                if not workflow.patched(FILED_THOUGH_CANCELLED):
                    filing.cancel()
        return filing.result()

    async def _file(self, screened: Screened) -> RunSummary:
        """What is being archived is archived: a run that is cancelled here has its result."""
        board = self._board
        summary = await delivery.archive(board, screened, self._control.state.stopping)
        await delivery.capture(board, summary)
        board.status = summary.status
        self._show()
        return summary

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
