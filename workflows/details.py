"""What the Temporal UI shows of a run, as Markdown: stages, orders, questions, corrections."""

from collections.abc import Iterable

from schemas.control import ControlState, Corrected, PendingQuestion
from schemas.following import Followed
from schemas.research import Branch
from workflows.board import RunBoard

EM_SPACE = "\u2003"


def details(board: RunBoard, control: ControlState) -> str:
    """The stage table, and below it what people said and are asked."""
    title = f"{board.target.name} {board.target.code}" if board.target else "opening"
    verdict = board.blocked.verdict if board.blocked else board.verdict
    lines = [
        f"### {title} · {verdict}" if verdict else f"### {title}",
        *_lineage(board.branch, board.followed),
        "",
    ]
    for question in board.questions:
        if question.open:
            lines += [*_question(question), ""]
    lines += [_row("stage", "try", "status", "source", "note"), "|---" * 5 + "|"]
    lines += [
        _row(row.stage, str(row.attempt), row.status, row.source, row.note) for row in board.rows
    ]
    lines += _orders(control)
    if board.gates:
        lines += ["", "**gates**", ""]
        lines += [f"- {g.gate} **{g.verdict}**: {g.reason}" for g in board.gates]
    lines += _said(board)
    if board.failures:
        lines += ["", "**sources that gave nothing**", ""]
        lines += [f"- {f.source} {f.dataset}: {f.error}, {f.reason}" for f in board.failures]
    return "\n".join(lines)


def _row(*cells: str) -> str:
    """A line of a Markdown table; the Temporal UI leaves no room between columns by itself."""
    escaped = (cell.replace("|", "\\|").replace("\n", " ") for cell in cells)
    return "|" + "|".join(f" {cell}{EM_SPACE}" for cell in escaped) + "|"


def _lineage(branch: Branch | None, followed: Followed | None) -> list[str]:
    """Where the run comes from."""
    lines = []
    if followed:
        lines.append(f"follows run `{followed.run_id}`, {followed.reused} of its fetches used")
    if branch:
        given = ", ".join(f"{key} = {value}" for key, value in branch.changed.given.items())
        changed = f", with {given}" if given else ""
        lines.append(f"rewound from run `{branch.origin}` to {branch.stage}{changed}")
    return ["", *lines] if lines else []


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
        word = "stopped" if control.closing else "stopping"
        lines.append(f"**{word}**, told by {control.stopping.by}: {control.stopping.reason}")
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
