"""What a research run shows and takes from outside: queries, orders, answers, stage boundaries."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from temporalio import workflow

with workflow.unsafe.imports_passed_through():
    from schemas.control import (
        Choice,
        ControlState,
        Corrected,
        Correction,
        PendingQuestion,
        Reply,
        Ruling,
        Steering,
    )
    from schemas.question import FollowedUp, FollowUp
    from schemas.research import Blackboard, RunStatus, Stage
    from schemas.text import Bilingual
    from workflows import branching, steering, visibility
    from workflows.asking import SETTLED, STOPPED, Questions, next_reminder, unanswered
    from workflows.board import RunBoard
    from workflows.control import RunControl, refuse
    from workflows.details import details


SUMMARY = 120
"""Characters of a timer's summary: the server takes 400 bytes, and names may be Chinese."""


class SteeredRun:
    """The part of a run that people reach: it answers queries, takes orders and asks.

    Orders are checked before they enter history, and bite at the next stage boundary.
    """

    def __init__(self, board: RunBoard) -> None:
        self._board, self._control, self._questions = board, RunControl(), Questions()
        self._attributes: dict[str, str | bool | None] = {}

    @workflow.query
    def status(self) -> RunStatus:
        """Where the run stands."""
        return self._board.snapshot(self._control.state)

    @workflow.query
    def blackboard(self) -> Blackboard:
        """The shared run state."""
        return self._board.blackboard()

    @workflow.query
    def pending_questions(self) -> list[PendingQuestion]:
        """What waits for a person."""
        return list(self._questions.open)

    @workflow.update
    async def pause(self, order: Steering) -> ControlState:
        """Hold at the next stage boundary."""
        return self._steered(self._control.pause(order))

    @pause.validator
    def _may_pause(self, order: Steering) -> None:
        refuse(steering.refuse_pause(self._control.state))

    @workflow.update
    async def resume(self, order: Steering) -> ControlState:
        """Go on."""
        return self._steered(self._control.resume())

    @resume.validator
    def _may_resume(self, order: Steering) -> None:
        refuse(steering.refuse_resume(self._control.state))

    @workflow.update
    async def stop(self, order: Steering) -> ControlState:
        """End at the next stage boundary and report what is verified."""
        return self._steered(self._control.stop(order))

    @stop.validator
    def _may_stop(self, order: Steering) -> None:
        refuse(steering.refuse_stop(self._control.state, order.reason))

    @workflow.update
    async def correct(self, said: Correction) -> Corrected:
        """Take a person's word on a figure; the run reasons and judges again."""
        return self._corrected(said)

    @correct.validator
    def _may_correct(self, said: Correction) -> None:
        refuse(steering.refuse_correction(self._control.state, said, self._board.known))

    @workflow.update
    async def resolve_conflict(self, said: Ruling) -> Corrected:
        """Settle a conflict: by one of its readings, or by a value with its source."""
        return self._corrected(steering.as_correction(said, self._board.known))

    @resolve_conflict.validator
    def _may_resolve(self, said: Ruling) -> None:
        refuse(steering.refuse_ruling(self._control.state, said, self._board.known))

    @workflow.update
    async def answer(self, reply: Reply) -> PendingQuestion:
        """Answer a question of the run."""
        answered = self._questions.answer(reply)
        self._show()
        return answered

    @answer.validator
    def _may_answer(self, reply: Reply) -> None:
        refuse(steering.refuse_reply(self._control.state, reply, self._questions.all))

    @workflow.update
    async def follow_up(self, said: FollowUp) -> FollowedUp:
        """Take one more question; it is answered from the run's ledger when it delivers."""
        taken = self._board.follow_up(said)
        self._show()
        return taken

    @follow_up.validator
    def _may_follow_up(self, said: FollowUp) -> None:
        board, state = self._board, self._control.state
        code = board.request.code
        refuse(steering.refuse_follow_up(state, said, board.target, board.follow_ups, code))

    def _steered(self, state: ControlState) -> ControlState:
        self._show()
        return state

    def _corrected(self, said: Correction) -> Corrected:
        taken = self._board.correct(said)
        self._show()
        return taken

    async def _ask(
        self,
        text: Bilingual,
        otherwise: Bilingual,
        options: Sequence[Choice] = (),
        moot: Callable[[], bool] = lambda: False,
    ) -> Reply | None:
        """Ask people and wait, at most for as long as the request holds; None without an answer.

        ``moot`` ends the wait where the question has settled itself.
        """
        hold = self._board.request.hold
        if hold is None:
            return None
        asked = self._questions.ask(text, otherwise, workflow.now(), hold, options)
        visibility.needs_human(asking=True)
        self._show()
        try:
            await self._wait_for(asked.id, moot)
        except asyncio.CancelledError:
            self._asks_no_more()
            raise
        self._asks_no_more()
        await self._control.boundary()
        return self._questions.get(asked.id).reply

    def _asks_no_more(self) -> None:
        visibility.needs_human(asking=False)
        self._show()

    async def _wait_for(self, question_id: str, moot: Callable[[], bool]) -> None:
        def over() -> bool:
            asked = self._questions.get(question_id)
            return not asked.open or moot() or self._control.state.stopping is not None

        while not over():
            asked = self._questions.get(question_id)
            due = next_reminder(asked)
            with suppress(asyncio.TimeoutError):
                await workflow.wait_condition(
                    over,
                    timeout=due - workflow.now(),
                    timeout_summary=f"{asked.id}: {asked.text.en}"[:SUMMARY],
                )
            if over():
                break
            if due >= asked.deadline:
                self._questions.end(question_id, unanswered(asked))
            else:
                self._questions.remind(question_id)
                visibility.needs_human(asking=True)
            self._show()
        self._questions.end(question_id, SETTLED if moot() else STOPPED)

    async def _enter(self, stage: Stage) -> None:
        """A stage boundary: orders bite here, and the stage is published for a reset to name."""
        self._board.leave(workflow.now())
        self._show()
        await self._control.boundary()
        self._board.enter(stage, workflow.now())
        visibility.publish(stage=stage, **self._attributes)
        self._attributes.clear()
        self._show()
        await branching.begin(self._board, stage)

    def _show(self) -> None:
        self._board.questions = self._questions.all
        workflow.set_current_details(details(self._board, self._control.state))
