"""The command ``research audit``: a run, or an exported history, proved again."""

from pathlib import Path
from typing import Any

from activities.settings import Settings
from schemas.failures import EXIT_BAD_INPUT, EXIT_FAILED, EXIT_NO_DATA, EXIT_OK
from starter import audit as auditing
from starter import output, runs
from starter.audit_errors import AuditFailure
from starter.engine import engine, open_archive
from starter.problems import CommandError
from worker import reread


async def audit(settings: Settings, run: str | None, history: Path | None, *, as_json: bool) -> int:
    """Prove every figure of a run, or of an exported history; raises CommandError where one fails.

    Ends with EXIT_NO_DATA where something could not be proved.
    """
    if run is None and history is None:
        raise CommandError("name a run, or give --history FILE", EXIT_BAD_INPUT)
    archive = open_archive(settings)
    try:
        events = (
            auditing.read_history(_text(history)) if history else await _history(settings, str(run))
        )
        proved = auditing.audit(events, archive, reread)
    except AuditFailure as failure:
        raise CommandError(f"audit: {failure}", EXIT_FAILED, "AuditFailure") from None
    if as_json:
        output.result_json({"ok": not proved.unproved, **vars(proved)})
    else:
        output.result(
            f"{'holds in part' if proved.unproved else 'holds'}: {proved.fetches} fetches, "
            f"{proved.raw_answers} raw answers, {proved.evidence} evidence, {proved.claims} "
            f"claims, {proved.verdicts} verdicts, {proved.figures} figures, {proved.reports} "
            "reports"
        )
    for note in (*proved.notes, *(f"not proved: {gap}" for gap in proved.unproved)):
        output.note(note)
    return EXIT_NO_DATA if proved.unproved else EXIT_OK


async def _history(settings: Settings, name: str) -> Any:
    row = runs.find(open_archive(settings), name)
    async with engine(settings, worker=False) as started:
        handle = started.client.get_workflow_handle(row.workflow_id, run_id=row.run_id)
        return await handle.fetch_history()


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"cannot read {path}: {error}", EXIT_BAD_INPUT) from None
