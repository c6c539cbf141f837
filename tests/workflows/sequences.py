"""Random sequences of everything that people may say to a run, against a real server.

Each sequence meets a run in one of three situations: at work, asking which company is meant, or
waiting for its conflicts to be settled. A small model says which orders must be taken and which
must be refused; it knows nothing of the code that decides.
"""

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import date, timedelta
from decimal import Decimal
from typing import Any

from temporalio.client import WorkflowFailureError, WorkflowHandle, WorkflowUpdateFailedError
from temporalio.service import RPCError, RPCStatusCode

from schemas.control import Correction, Reply, Ruling, Steering, Subject
from schemas.metrics import Period
from schemas.names import MAIN
from schemas.question import FollowUp, Question, Topic
from schemas.research import RunStatus, Status
from tests.lab import Lab
from tests.workflows.contrary import contrary
from workflows.research import ResearchWorkflow

LONGEST = 6
AT_ONCE = 8
ME = Steering(by="analyst", reason="a look at the figures")
HOLD = timedelta(hours=6)
Handle = WorkflowHandle[Any, Any]


@dataclass
class Told:
    """How often each order was taken and refused."""

    taken: dict[str, int] = field(default_factory=dict)
    refused: dict[str, int] = field(default_factory=dict)

    def count(self, order: str, *, taken: bool) -> None:
        """Note one more."""
        counted = self.taken if taken else self.refused
        counted[order] = counted.get(order, 0) + 1


@dataclass
class Model:
    """What a run must take in the state that the orders so far have put it in.

    ``moving`` says that the run goes on by itself: then what it knows may change at any moment, and
    only what no moment allows can be told.
    """

    unsettled: set[Subject] = field(default_factory=set)
    offered: tuple[str, ...] = ()
    figures: bool = False
    company: str = "600519.SH"
    moving: bool = False
    paused: bool = False
    stopping: bool = False
    words: dict[Subject, Decimal] = field(default_factory=dict)

    def may(self, order: str, given: Any) -> bool | None:
        """Whether the order must be taken; None where the run's own pace decides."""
        if self.stopping:
            return False
        rules: dict[str, Callable[[], bool | None]] = {
            "pause": lambda: not self.paused,
            "resume": lambda: self.paused,
            "stop": lambda: bool(given.reason.strip()),
            "correct": lambda: self._may_correct(given),
            "resolve": lambda: self._may_resolve(given),
            "answer": lambda: self._may_answer(given),
            "follow_up": lambda: self._may_follow_up(given),
        }
        return rules[order]()

    def _may_correct(self, given: Correction) -> bool | None:
        if given.subject.metric == "nonsense" or given.value <= 0:
            return False
        if self.moving and not self.figures:
            return None
        if self.words.get(given.subject) == given.value:
            return False
        if self.figures and given.subject not in self.unsettled:
            return None if given.subject in self.words else False
        return True

    def _may_resolve(self, given: Ruling) -> bool | None:
        if given.subject.metric == "nonsense" or (given.choice is None and not given.source):
            return False
        if not self.figures:
            return None if self.moving else given.value is not None
        return given.subject in self.unsettled

    def _may_answer(self, given: Reply) -> bool | None:
        return given.answer in self.offered and given.question in (None, "q_1")

    def _may_follow_up(self, given: FollowUp) -> bool | None:
        if given.question.code != self.company:
            return False
        return None if self.moving else True

    def took(self, order: str, given: Any) -> None:
        """The order was taken."""
        if order in ("pause", "resume"):
            self.paused = order == "pause"
        elif order == "stop":
            self.stopping, self.paused = True, False
        elif order in ("correct", "resolve"):
            self.unsettled.discard(given.subject)
            self.words[given.subject] = given.value or Decimal(0)
        elif order == "answer":
            self.company = self.company if self.figures else given.answer
            self.offered, self.moving = (), True
        if self.figures and not self.unsettled:
            self.moving = True


UPDATES: dict[str, Any] = {
    "pause": ResearchWorkflow.pause,
    "resume": ResearchWorkflow.resume,
    "stop": ResearchWorkflow.stop,
    "correct": ResearchWorkflow.correct,
    "resolve": ResearchWorkflow.resolve_conflict,
    "answer": ResearchWorkflow.answer,
    "follow_up": ResearchWorkflow.follow_up,
}
WEIGHTS = (3, 3, 1, 3, 3, 2, 3)


async def drive(lab: Lab, count: int, seed: int) -> Told:
    """Run ``count`` sequences; raises AssertionError naming seed and sequence."""
    told, calls = Told(), random.Random(seed)  # noqa: S311 - a test must be repeatable
    plans = [(number, calls.randrange(2**32)) for number in range(count)]
    queue = iter(plans)
    stuck = Lab(lab.client, lab.archive)
    divided = contrary(Lab(lab.client, lab.archive))

    async def work() -> None:
        for number, own in queue:
            try:
                await _sequence(stuck, divided, number, random.Random(own), told)  # noqa: S311
            except AssertionError as error:
                raise AssertionError(f"seed {seed}, sequence {number}: {error}") from error

    async with AsyncExitStack() as stack:
        await stack.enter_async_context(stuck.workers(serves=(MAIN,)))
        await stack.enter_async_context(divided.workers())
        await asyncio.gather(*(work() for _ in range(AT_ONCE)))
    return told


async def _sequence(
    stuck: Lab, divided: Lab, number: int, calls: random.Random, told: Told
) -> None:
    handle, model = await _begin(stuck, divided, number)
    try:
        status: RunStatus | None = await _status(handle)
        for _ in range(calls.randint(1, LONGEST)):
            order = calls.choices(list(UPDATES), WEIGHTS)[0]
            if status is not None:
                given = _given(order, model, calls)
                status = await _step(handle, model, order, given, told, status)
    finally:
        await _end(handle)


async def _begin(stuck: Lab, divided: Lab, number: int) -> tuple[Handle, Model]:
    """The run of a sequence, in the situation that its number calls for."""
    own = {"note": f"sequence {number}"}
    if number % 50 == 25:
        handle = await divided.start("600519.SH", hold=HOLD, **own)
        await _until_asking(handle)
        status = await _status(handle)
        subjects = {
            Subject(metric=c.metric, period=c.period, as_of=c.as_of) for c in status.conflicts
        }
        return handle, Model(unsettled=subjects, offered=("report",), figures=True)
    if number % 20 == 0:
        handle = await divided.start(None, name="平安", hold=HOLD, **own)
        await _until_asking(handle)
        return handle, Model(offered=("000001.SZ", "601318.SH"))
    return await stuck.start("600519.SH", **own), Model()


async def _status(handle: Handle) -> RunStatus:
    """The run as it shows itself; a task that this machine was too slow for is tried again."""
    for _ in range(60):
        try:
            return await handle.query(ResearchWorkflow.status)
        except RPCError as error:
            if error.status is not RPCStatusCode.FAILED_PRECONDITION:
                raise
        await asyncio.sleep(0.5)
    raise AssertionError("the run's workflow task keeps failing")


async def _until_asking(handle: Handle) -> None:
    for _ in range(1500):
        if await handle.query(ResearchWorkflow.pending_questions):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the run asked nothing")


async def _end(handle: Handle) -> None:
    try:
        await handle.terminate()
    except RPCError:
        await _finished(handle)


async def _finished(handle: Handle) -> None:
    try:
        await handle.result()
    except WorkflowFailureError as error:
        if "stopped" not in str(error.cause):
            raise AssertionError(f"the run failed: {error.cause}") from None


def _given(order: str, model: Model, calls: random.Random) -> Any:
    """What the order says: sense and nonsense."""
    subjects = [
        *sorted(model.unsettled, key=str),
        Subject(metric="ROE", period=Period.YEAR, as_of=date(2019, 12, 31)),
        Subject(metric="nonsense", period=Period.YEAR, as_of=date(2025, 12, 31)),
    ]
    subject = calls.choice(subjects)
    makers: dict[str, Callable[[], Any]] = {
        "pause": lambda: ME,
        "resume": lambda: ME,
        "stop": lambda: ME.model_copy(update={"reason": calls.choice(["enough", " "])}),
        "correct": lambda: Correction(
            by="analyst", subject=subject, source="a page",
            unit="percent" if subject.metric == "ROE" else "CNY",
            value=_value(subject) + calls.choice([0, 1]),
        ),
        "resolve": lambda: Ruling(
            by="analyst", subject=subject, source=calls.choice(["", "a page"]),
            value=_value(subject),
        ),
        "answer": lambda: Reply(
            by="analyst", question=calls.choice([None, "q_1", "q_9"]),
            answer=calls.choice([*model.offered, *model.offered, "perhaps"]),
        ),
        "follow_up": lambda: FollowUp(
            by="analyst",
            question=Question(
                text=f"P/B {calls.random()}", topics=(Topic.PB,),
                code=calls.choice(["600519.SH", "601318.SH"]),
            ),
        ),
    }  # fmt: skip
    return makers[order]()


def _value(subject: Subject) -> Decimal:
    """A value of about the right size, which no source says."""
    return Decimal(33) if subject.metric == "ROE" else Decimal(10) ** 11


async def _step(
    handle: Handle, model: Model, order: str, given: Any, told: Told, before: RunStatus
) -> RunStatus | None:
    """Give one order; None when the run has ended meanwhile, which only a moving one may."""
    expected, said = model.may(order, given), None
    try:
        await handle.execute_update(UPDATES[order], given)
    except WorkflowUpdateFailedError as refused:
        said = str(refused.cause)
    except RPCError as error:
        _may_have_ended(model, order, error)
        return None
    try:
        after: RunStatus = await _status(handle)
    except RPCError as error:
        _may_have_ended(model, order, error)
        return None
    told.count(order, taken=said is None)
    closing = after.control.closing or after.control.stopping
    if expected is not None and not (model.moving and closing):
        assert (said is None) is expected, f"{order} {given}: {said}, the model says {expected}"
    assert said is None or len(said) > 20, f"{order}: refused without a reason: {said}"
    if said is None:
        model.took(order, given)
    _legal(before, after, order)
    return after


def _may_have_ended(model: Model, order: str, error: RPCError) -> None:
    if not (model.moving or model.stopping):
        raise AssertionError(f"{order}: the run ended by itself: {error}") from None


def _legal(before: RunStatus, after: RunStatus, order: str) -> None:
    """What holds in every state, and between any two that follow each other."""
    for status in (before, after):
        control = status.control
        assert not (control.paused and control.stopping), "both paused and stopping"
        assert not control.held or control.paused, "held without a pause"
        assert (status.status is Status.PAUSED) is (control.paused is not None)
        if status.status is Status.WAITING:
            assert any(question.open for question in status.questions)
    assert after.control.stopping or not before.control.stopping, f"{order} undid a stop"
    assert after.control.closing or not before.control.closing, f"{order} reopened the run"
    assert len(after.rows) >= len(before.rows), f"{order} lost a stage"
    heard = [item.correction for item in after.corrections]
    assert heard[: len(before.corrections)] == [item.correction for item in before.corrections]
    for was, now in zip(before.questions, after.questions, strict=False):
        assert was.id == now.id
        assert was.open or was == now, f"{order} changed a closed question"
