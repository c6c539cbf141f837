"""What a run asks people: its questions, when they are due, and how each of them ended."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from temporalio.exceptions import ActivityError, ApplicationError

from schemas.control import Choice, PendingQuestion, Reply
from schemas.failures import Failure
from schemas.integrity import Conflict
from schemas.text import Bilingual

REMINDERS = 4
"""A question is repeated after each quarter of the time that people have."""


class Questions:
    """The questions of one run, oldest first."""

    def __init__(self) -> None:
        self._all: dict[str, PendingQuestion] = {}

    @property
    def all(self) -> tuple[PendingQuestion, ...]:
        """Open and closed ones."""
        return tuple(self._all.values())

    @property
    def open(self) -> tuple[PendingQuestion, ...]:
        """Those that wait for an answer."""
        return tuple(question for question in self.all if question.open)

    def ask(
        self,
        text: Bilingual,
        otherwise: Bilingual,
        now: datetime,
        hold: timedelta,
        options: Sequence[Choice] = (),
    ) -> PendingQuestion:
        """A new question that waits until ``now`` plus ``hold``."""
        return self._put(
            PendingQuestion(
                id=f"q_{len(self._all) + 1}", text=text, otherwise=otherwise, asked_at=now,
                deadline=now + hold, options=tuple(options),
            )
        )  # fmt: skip

    def get(self, question_id: str) -> PendingQuestion:
        """The question of that id as it stands now."""
        return self._all[question_id]

    def answer(self, reply: Reply) -> PendingQuestion:
        """Take an answer that the rules let pass."""
        asked = self._all[reply.question or self.open[0].id]
        said = reply.model_copy(update={"question": asked.id})
        ended = Bilingual(
            zh=f"{reply.by} 已回答：{reply.answer}", en=f"answered by {reply.by}: {reply.answer}"
        )
        return self._change(asked, reply=said, ended=ended)

    def end(self, question_id: str, how: Bilingual) -> PendingQuestion:
        """Close a question without an answer, unless it is closed."""
        asked = self._all[question_id]
        return self._change(asked, ended=how) if asked.open else asked

    def remind(self, question_id: str) -> PendingQuestion:
        """Note that people were asked once more."""
        asked = self._all[question_id]
        return self._change(asked, reminders=asked.reminders + 1)

    def _change(self, asked: PendingQuestion, **changes: object) -> PendingQuestion:
        return self._put(asked.model_copy(update=changes))

    def _put(self, question: PendingQuestion) -> PendingQuestion:
        self._all[question.id] = question
        return question


def next_reminder(question: PendingQuestion) -> datetime:
    """When people are next asked, or the question ends."""
    quarter = (question.deadline - question.asked_at) / REMINDERS
    return min(question.deadline, question.asked_at + quarter * (question.reminders + 1))


def unanswered(question: PendingQuestion) -> Bilingual:
    """How a question ends that nobody answered in time."""
    until = f"{question.deadline:%Y-%m-%d %H:%M %Z}"
    return Bilingual(zh=f"直到 {until} 无人回答", en=f"nobody answered until {until}")


SETTLED = Bilingual(zh="已全部裁定", en="settled: every conflict was ruled on")
STOPPED = Bilingual(zh="运行被停止", en="the run was stopped")
REPORT = "report"
_GIVE_UP = Choice(
    value=REPORT,
    text=Bilingual(
        zh="不再等待，以冲突报告结束", en="wait no longer, end with the conflict report"
    ),
)


def about_conflicts(
    conflicts: Sequence[Conflict],
) -> tuple[Bilingual, Bilingual, tuple[Choice, ...]]:
    """The question of ks_003: text, what follows without an answer, and the answers offered."""
    named = "; ".join(
        f"{c.metric} {c.as_of}: " + " / ".join(f"{r.source} {r.value:f}" for r in c.readings)
        for c in conflicts
    )
    text = Bilingual(
        zh=f"{len(conflicts)} 处口径冲突未解决（ks_003），请逐一裁定（research resolve）：{named}",
        en=f"{len(conflicts)} conflicts are unresolved (ks_003), settle each (research resolve): "
        f"{named}",
    )
    otherwise = Bilingual(
        zh="以冲突报告结束，不作结论", en="the run ends with the conflict report, no conclusion"
    )
    return text, otherwise, (_GIVE_UP,)


def choices_in(error: ActivityError) -> tuple[Choice, ...]:
    """What could have been meant by a request that was refused."""
    cause = error.cause
    if not isinstance(cause, ApplicationError):
        return ()
    return tuple(Choice.model_validate(item) for item in cause.details if "value" in item)


def about_company(
    name: str | None, choices: Sequence[Choice]
) -> tuple[Bilingual, Bilingual, tuple[Choice, ...]]:
    """The question about a name that means several companies, or one with several listings."""
    text = Bilingual(zh=f"「{name}」不止一个，研究哪一个？", en=f"which company is {name!r}?")
    otherwise = Bilingual(
        zh="运行以错误结束：公司不明", en="the run ends with an error: the company is not known"
    )
    return text, otherwise, tuple(choices)


def still_ambiguous(error: ActivityError, question: PendingQuestion) -> ApplicationError:
    """The refusal that stands where nobody said which company is meant."""
    cause = error.cause
    refused = cause.message if isinstance(cause, ApplicationError) else str(cause)
    return ApplicationError(f"{refused}; {question.outcome}", type=Failure.BAD_REQUEST)
