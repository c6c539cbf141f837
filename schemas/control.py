"""What people say to a run while it runs, and what it asks them."""

from datetime import date, datetime
from typing import Annotated

from pydantic import Field, StringConstraints

from schemas.base import Number, Record
from schemas.metrics import Period
from schemas.text import Bilingual

_ONE_LINE = r"^[^\x00-\x1f\x7f]*$"
Who = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=_ONE_LINE)]
Words = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=400, pattern=_ONE_LINE)
]  # fmt: skip
"""What a person types, on one line."""


class Steering(Record):
    """An order to a run: who gives it, and why."""

    by: str = Field(default="operator", min_length=1, max_length=80)
    reason: str = Field(default="", max_length=400)


class ControlState(Record):
    """How a run is steered right now. ``held`` says that a pause has reached a boundary.

    ``pauses`` counts how often the run was paused so far.
    """

    paused: Steering | None = None
    held: bool = False
    pauses: int = 0
    stopping: Steering | None = None
    closing: bool = False


class Subject(Record):
    """Which figure of the run's company is meant."""

    metric: str = Field(max_length=40)
    period: Period
    as_of: date

    def __str__(self) -> str:
        return f"{self.metric} of {self.as_of} ({self.period})"


class Correction(Record):
    """What a person says a figure is, and where that is written.

    ``unit`` is the figure's own: amounts in single units of the currency, ratios in percent.
    """

    by: Who = "operator"
    subject: Subject
    value: Number
    unit: str = Field(max_length=20)
    source: Annotated[Words, Field(min_length=1)]
    note: Words = ""


class Ruling(Record):
    """How a person settles a conflict: by ``choice`` of one reading's source, or by a value.

    ``source`` says where the value is written; a chosen reading is a source by itself.
    """

    by: Who = "operator"
    subject: Subject
    choice: str | None = Field(default=None, max_length=80)
    value: Number | None = None
    source: Words = ""
    note: Words = ""


class Corrected(Record):
    """A correction that a run has taken, and once it is ``heard`` its entry in the ledger.

    ``was`` are the readings that stood there before: source and value. One that was heard and has
    no entry could not be recorded; the run's failures say why. ``conflict`` is the one it settled.
    """

    correction: Correction
    was: tuple[str, ...] = ()
    conflict: str | None = None
    heard: bool = False
    tool_call_id: str | None = None


class Choice(Record):
    """One answer that a question offers."""

    value: str
    text: Bilingual


class Reply(Record):
    """A person's answer to a question of a run. Without ``question``, to the only open one."""

    by: Who = "operator"
    question: str | None = None
    answer: Annotated[Words, Field(min_length=1)]


class PendingQuestion(Record):
    """A question of a run to people. ``otherwise`` says what happens when nobody answers.

    Where ``options`` are offered, an answer is one of their values.
    """

    id: str
    text: Bilingual
    options: tuple[Choice, ...] = ()
    asked_at: datetime
    deadline: datetime
    otherwise: Bilingual
    reminders: int = 0
    reply: Reply | None = None
    ended: Bilingual | None = None

    @property
    def open(self) -> bool:
        """Whether it still waits for an answer."""
        return self.ended is None

    @property
    def outcome(self) -> str:
        """How it ended, for operators."""
        return self.ended.en if self.ended else "it is still open"
