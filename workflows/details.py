"""What the Temporal UI shows of a run, as Markdown: stages, orders, questions, corrections."""

from collections.abc import Iterable

from schemas.control import ControlState, Corrected, PendingQuestion
from workflows.board import RunBoard


def details(board: RunBoard, control: ControlState) -> str:
    """The stage table, and below it what people said and are asked."""
    title = f"{board.target.name} {board.target.code}" if board.target else "opening"
    lines = [f"### {title}", ""]
    for question in board.questions:
        if question.open:
            lines += [*_question(question), ""]
    lines += ["| stage | try | status | source | note |", "|---|---|---|---|---|"]
    lines += [
        f"| {row.stage} | {row.attempt} | {row.status} | {row.source} | {row.note} |"
        for row in board.rows
    ]
    lines += _orders(control)
    if board.gates:
        lines += ["", *(f"- **{g.gate}** {g.verdict}: {g.reason}" for g in board.gates)]
    lines += _said(board)
    if board.failures:
        lines += [
            "",
            *(f"- {f.source} {f.dataset}: {f.error}, {f.reason}" for f in board.failures),
        ]
    return "\n".join(lines)


def _said(board: RunBoard) -> Iterable[str]:
    """What people asked the run, what they said of its figures, and what they answered."""
    for asked in board.follow_ups:
        answer = "withheld" if asked.withheld else "not answered yet"
        text = asked.answer.text if asked.answer else answer
        yield from ("", f"**follow-up** of {asked.by}: {asked.question.text}", "", f"> {text}")
    for item in board.corrections:
        yield from ("", *_correction(item))
    for question in board.questions:
        if not question.open:
            yield from ("", *_question(question))


def _orders(control: ControlState) -> list[str]:
    """What the run has been told."""
    lines = []
    if control.paused:
        lines.append(f"**paused** by {control.paused.by}: {control.paused.reason or '-'}")
    if control.stopping:
        lines.append(f"**stopping**, told by {control.stopping.by}: {control.stopping.reason}")
    return ["", *lines] if lines else []


def _question(question: PendingQuestion) -> Iterable[str]:
    if not question.open:
        yield f"question {question.id}: {question.text.en}"
        yield f"- {question.outcome}"
        return
    yield f"**needs a person** {question.id}: {question.text.en}"
    yield from (f"- `{option.value}`: {option.text.en}" for option in question.options)
    yield f"- until {question.deadline:%Y-%m-%d %H:%M:%S %Z}; otherwise {question.otherwise.en}"
    if question.reminders:
        yield f"- reminded {question.reminders} times"


def _correction(item: Corrected) -> Iterable[str]:
    said = item.correction
    yield f"**corrected** by {said.by}: {said.subject}"
    before = ", ".join(item.was) or "nothing"
    yield f"- before: {before}; now: {said.value:f} {said.unit} ({said.source})"
