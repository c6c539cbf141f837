"""The live stage table of a run, on stderr."""

from collections.abc import Iterator
from datetime import UTC, datetime
from types import TracebackType

from rich.console import Console
from rich.live import Live
from rich.table import Table

from schemas.control import PendingQuestion, Steering
from schemas.research import KEPT, RunStatus, StageRow
from schemas.text import Lang

_TITLES = {
    Lang.ZH: ("阶段", "来源", "状态", "次", "秒", "说明"),
    Lang.EN: ("stage", "source", "status", "try", "s", "note"),
}


class StageView:
    """Shows each stage as it happens: a table on a terminal, one line a stage elsewhere."""

    def __init__(self, lang: Lang, *, quiet: bool = False) -> None:
        self._lang, self._quiet = lang, quiet
        self._console = Console(stderr=True, highlight=False)
        self._live: Live | None = None
        self._printed = 0
        self._said: set[tuple[str, int, bool]] = set()
        self._pauses = 0

    def __enter__(self) -> "StageView":
        if self._console.is_terminal and not self._quiet:
            self._live = Live(console=self._console, refresh_per_second=8, transient=False)
            self._live.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._live is not None:
            self._live.stop()

    def update(self, status: RunStatus) -> None:
        """Show the newest status."""
        self._ask(status)
        self._tell_pause(status)
        if self._quiet:
            return
        if self._live is not None:
            self._live.update(self._table(status))
            return
        done = [row for row in status.rows if row.finished_at is not None]
        for row in done[self._printed :]:
            self._console.print(_line(row), soft_wrap=True, markup=False)
        self._printed = max(self._printed, len(done))

    def _ask(self, status: RunStatus) -> None:
        """Say what waits for a person: when it is asked, at each reminder, and how it ended."""
        for question in status.questions:
            said = (question.id, question.reminders, question.open)
            if said not in self._said:
                self._said.add(said)
                for line in question_lines(question, self._lang, status.run_id):
                    self._console.print(line, soft_wrap=True, markup=False)

    def _tell_pause(self, status: RunStatus) -> None:
        """Say once of each pause that the run holds, and how it goes on."""
        order, pauses = status.control.paused, status.control.pauses
        if order is None or pauses == self._pauses:
            return
        self._pauses = pauses
        self._console.print(
            pause_line(order, self._lang, status.run_id), soft_wrap=True, markup=False
        )

    def _table(self, status: RunStatus) -> Table:
        title = f"{status.name} {status.ticker}".strip()
        table = Table(title=title, title_justify="left", expand=False, pad_edge=False)
        for name in _TITLES[self._lang]:
            table.add_column(name, overflow="fold")
        for row in status.rows:
            table.add_row(
                row.stage,
                row.source,
                row.status,
                str(row.attempt),
                _seconds(row),
                row.note,
            )
        return table


def pause_line(order: Steering, lang: Lang, run_id: str) -> str:
    """Who holds the run, why, and the command by which it goes on."""
    why = f": {order.reason}" if order.reason else ""
    command = f"research resume {run_id[:13]}"
    if lang is Lang.ZH:
        return f"已被 {order.by} 暂停{why}；继续：{command}"
    return f"paused by {order.by}{why}; go on with: {command}"


def question_lines(question: PendingQuestion, lang: Lang, run_id: str) -> Iterator[str]:
    """A question with its answers, its deadline, and what follows without an answer."""
    zh = lang is Lang.ZH
    if question.ended:
        yield f"{question.id}: {question.ended.in_(lang)}"
        return
    yield f"? {question.id}: {question.text.in_(lang)}"
    command = f"research answer {run_id[:13]} {question.id}"
    for option in question.options:
        yield f"  {command} {option.value}  ({option.text.in_(lang)})"
    until, otherwise = f"{question.deadline:%Y-%m-%d %H:%M %Z}", question.otherwise.in_(lang)
    yield f"  截至 {until}；否则：{otherwise}" if zh else f"  until {until}; otherwise: {otherwise}"


def _line(row: StageRow) -> str:
    again = f" (try {row.attempt})" if row.attempt > 1 else ""
    source = f" [{row.source}]" if row.source else ""
    took = f" {_seconds(row)}s" if _seconds(row) else ""
    return f"{row.stage}{again}: {row.status}{took}{source} {row.note}"


def _seconds(row: StageRow) -> str:
    """How long the stage took in this run; nothing where another run did its work."""
    if row.status == KEPT:
        return ""
    return f"{((row.finished_at or datetime.now(UTC)) - row.started_at).total_seconds():.1f}"
