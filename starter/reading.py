"""The commands that read what runs left behind: list, show, report."""

import webbrowser
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from sqlalchemy import Row
from temporalio.client import WorkflowExecution

from activities.archive.store import Archive
from activities.settings import Settings
from schemas.research import Blackboard, RunStatus, RunSummary, Status
from schemas.text import Lang
from starter import output, runs
from starter.connect import NoServer
from starter.engine import Engine, engine, ensure_worker, open_archive, worker_kept
from starter.problems import BadInput
from starter.progress import StageView
from starter.requests import SHANGHAI
from starter.runs import short_id
from starter.server import ServerError
from workflows import visibility


async def list_runs(settings: Settings, *, limit: int, as_json: bool) -> int:
    """The newest finished runs; where a server answers, those under way and those without a report.

    Newest first.
    """
    archive = open_archive(settings)
    rows = [_listed(row) for row in archive.runs(limit)]
    rows += [
        row for row in await _not_filed(settings, limit) if not archive.find_runs(row["run_id"])
    ]
    rows.sort(key=lambda row: str(row["started_at"]), reverse=True)
    if as_json:
        output.result_json(rows)
        return 0
    if not rows:
        output.result("no runs yet: try `research run 600519 --sample`")
        return 0
    table = Table(pad_edge=False, box=None)
    for name in _COLUMNS:
        table.add_column(name, no_wrap=True)
    for row in rows:
        table.add_row(
            short_id(row["run_id"]), row["ticker"], row["name"], _state(row),
            row["verdict"] or "", row["output_type"] or "", row["as_of"][:10],
            row["started_at"][:16].replace("T", " "), _from(row),
        )  # fmt: skip
    output.table(table)
    return 0


_COLUMNS = ("run", "ticker", "name", "status", "verdict", "outcome", "as of", "started", "from")


def _state(row: dict[str, Any]) -> str:
    """Where a run stands; of one under way, the stage too."""
    return f"{row['status']}: {row['stage']}" if row.get("stage") else str(row["status"])


def _from(row: dict[str, Any]) -> str:
    origin = row["origin"]
    return f"{row['relation']} {short_id(origin)}".strip() if origin else ""


def _listed(row: Row[Any]) -> dict[str, Any]:
    return {
        "run_id": row.run_id,
        "workflow_id": row.workflow_id,
        "kind": row.kind,
        "ticker": row.ticker,
        "name": row.name,
        "status": row.status,
        "verdict": row.verdict,
        "output_type": row.output_type,
        "as_of": _local(row.as_of),
        "started_at": _local(row.started_at),
        "sample": row.sample,
        "origin": row.summary.get("origin"),
        "relation": runs.relation(row.summary),
    }


def _local(moment: datetime) -> str:
    return moment.astimezone(SHANGHAI).isoformat(timespec="seconds")


async def _not_filed(settings: Settings, limit: int) -> list[dict[str, Any]]:
    if not runs.has_server(settings):
        return []
    try:
        async with engine(settings, worker=False) as started:
            found = await runs.unfinished(started.client)
            ended = await runs.without_report(started.client, limit)
            return [
                *[await _pending(settings, started, item) for item in found],
                *[
                    _described(item, str(item.status and item.status.name).lower())
                    for item in ended
                ],
            ]
    except (NoServer, ServerError) as error:
        output.note(f"runs under way are not shown: {error}")
        return []


async def _pending(settings: Settings, started: Engine, item: WorkflowExecution) -> dict[str, Any]:
    """A run under way by its search attributes; whether it is paused only a worker can tell."""
    status: list[RunStatus] = []
    if worker_kept(settings.data_dir):
        handle = started.client.get_workflow_handle(item.id, run_id=item.run_id)
        await runs.show_status(handle, status.append)
    known = status[0] if status else None
    row = _described(item, known.status if known else _how(item))
    return row | ({"name": known.name, "sample": known.sample} if known else {})


def _described(item: WorkflowExecution, status: str) -> dict[str, Any]:
    """A run that filed nothing, by its search attributes."""
    shown = item.typed_search_attributes
    return {
        "run_id": item.run_id, "workflow_id": item.id, "kind": "research",
        "ticker": runs.ticker_of(item), "name": "", "status": status,
        "stage": shown.get(visibility.STAGE), "verdict": shown.get(visibility.VERDICT),
        "output_type": None, "as_of": _local(shown.get(visibility.AS_OF) or item.start_time),
        "started_at": _local(item.start_time), "sample": None,
        "origin": shown.get(visibility.ORIGIN), "relation": "",
    }  # fmt: skip


def _how(item: WorkflowExecution) -> str:
    asking = item.typed_search_attributes.get(visibility.NEEDS_HUMAN)
    return Status.WAITING if asking else Status.RUNNING


async def show(settings: Settings, name: str, *, as_json: bool) -> int:
    """The blackboard and gate history of a run; a run under way is followed to its end."""
    archive = open_archive(settings)
    if not archive.find_runs(name):
        followed = await _follow_unfinished(settings, name)
        if followed is not None:
            name = followed
    row = runs.find(archive, name)
    if row.kind != "research":
        output.result_json(_answer_of(archive, row))
        return 0
    summary = runs.summary_of(row)
    if as_json:
        output.result_json(runs.as_json(archive, summary))
        return 0
    board = archive.load(summary.blackboard_ref, Blackboard)
    _print_board(board, row, _lineage(archive, summary))
    return 0


def _lineage(archive: Archive, summary: RunSummary) -> list[str]:
    """Where a run comes from, and what came of it."""
    lines = []
    if branch := summary.branch:
        changed = "".join(f", {key} = {value}" for key, value in branch.changed.given.items())
        lines.append(f"rewound from run {branch.origin} to {branch.stage}{changed}")
        lines.append(f"  because: {branch.reason}")
    if followed := summary.followed:
        lines.append(f"follows run {followed.run_id}, {followed.reused} of its fetches used")
    for after in runs.descendants(archive, summary):
        how = "rewound to" if after["relation"] == "rewound" else "followed by"
        lines.append(f"{how} {after['kind']} {after['run_id']} {after['verdict'] or ''}".rstrip())
    return lines


def _answer_of(archive: Archive, row: Row[Any]) -> Any:
    import json  # noqa: PLC0415 - the one place that reads a stored answer

    return json.loads(archive.get(row.summary["answer_ref"]["sha256"]))


async def _follow_unfinished(settings: Settings, name: str) -> str | None:
    """Follow a run that is under way on a running server; None where there is none."""
    if not runs.has_server(settings):
        return None
    async with engine(settings, worker=False) as started:
        for item in await runs.unfinished(started.client):
            if item.run_id.startswith(name) or item.id == name:
                await ensure_worker(settings, started)
                handle = started.client.get_workflow_handle(item.id, run_id=item.run_id)
                with StageView(Lang.ZH) as view:
                    await runs.follow(handle, view.update, lambda: ensure_worker(settings, started))
                return item.run_id
    return None


def _print_board(board: Blackboard, row: Row[Any], lineage: list[str]) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(f"{board.target.name} {board.target.ticker}  {row.output_type}", style="bold")
    console.print(f"run {row.run_id}  workflow {row.workflow_id}")
    console.print(f"as of {_local(row.as_of)}  fallbacks {row.fallbacks}")
    for line in lineage:
        console.print(line, soft_wrap=True)
    gates = Table("gate", "verdict", "reason", title="gates", title_justify="left")
    for gate in board.gate_history:
        gates.add_row(gate.gate, gate.verdict, gate.reason)
    artifacts = Table("agent", "artifact", "version", title="artifacts", title_justify="left")
    for agent, entry in board.artifacts.items():
        artifacts.add_row(agent, entry.artifact_id, str(entry.version))
    claims = Table("claim", "text", "confidence", "evidence", title="claims", title_justify="left")
    for claim_id, claim in board.claim_registry.items():
        claims.add_row(claim_id, claim.text, claim.confidence, " ".join(claim.evidence_ids[:6]))
    for table in (gates, artifacts, claims, *_said(board)):
        output.table(table)


def _said(board: Blackboard) -> Iterator[Table]:
    """What people said to the run and asked it, and what it asked them."""
    if board.corrections:
        table = Table("figure", "before", "now", "by", title="corrections", title_justify="left")
        for item in board.corrections:
            said = item.correction
            now = f"{said.value:f} {said.unit} ({said.source})"
            table.add_row(str(said.subject), ", ".join(item.was) or "—", now, said.by)
        yield table
    if board.questions:
        table = Table("id", "question", "outcome", title="questions", title_justify="left")
        for question in board.questions:
            table.add_row(question.id, question.text.en, question.outcome)
        yield table
    if board.follow_ups:
        table = Table("question", "answer", title="follow-ups", title_justify="left")
        for asked in board.follow_ups:
            table.add_row(asked.question.text, asked.answer.text if asked.answer else "withheld")
        yield table


def report(
    settings: Settings,
    name: str,
    *,
    html: Path | None,
    markdown: bool,
    as_json: bool,
    lang: Lang | None,
    open_page: bool,
) -> int:
    """A delivered report, in any format and both languages."""
    archive = open_archive(settings)
    summary = runs.summary_of(runs.find(archive, name))
    wanted = lang or summary.lang
    if as_json:
        output.result_json(runs.as_json(archive, summary))
        return 0
    if html is not None or open_page:
        path = html or settings.data_dir / "reports" / f"{summary.run_id}.{wanted}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        output.to_file(path, archive.report(summary.run_id, "html", wanted))
        output.note(f"page {path.resolve()}")
        if open_page and not webbrowser.open(path.resolve().as_uri()):
            raise BadInput(f"no browser could be started: open {path.resolve()} yourself")
        return 0
    text = archive.report(summary.run_id, "md", wanted).decode()
    if markdown:
        print(text, end="")
    else:
        output.document(text)
    return 0
