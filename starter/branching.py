"""The command that begins a run from another one: rewind."""

from collections.abc import Iterable
from typing import NamedTuple

from temporalio.client import Client, WorkflowExecution
from temporalio.service import RPCError

from activities.archive.store import Archive
from activities.rules.branching import KEYS
from activities.settings import Settings
from schemas import names
from schemas.instrument import NameQuery, parse_target
from schemas.research import Change, ResearchRequest, Stage
from schemas.text import Lang
from starter import output, runs
from starter.engine import engine, ensure_worker, open_archive
from starter.problems import BadInput
from starter.progress import StageView
from starter.requests import knowledge_time, remark, reporting
from starter.rewind import rewind, speaks_of_another
from starter.runs import short_id

SEARCHED = 500
"""Closed runs among which the beginning of a run id is looked for, the newest first."""


class Rewind(NamedTuple):
    """What is asked of a rewind."""

    stage: Stage
    inputs: tuple[str, ...] = ()
    reason: str = "rewound by hand"
    occurrence: int | None = None
    keep_updates: bool = True


async def rewound(settings: Settings, name: str, wanted: Rewind, lang: Lang) -> int:
    """Run a stage and all after it again, as a new branch of the run; the old one stays."""
    archive = open_archive(settings)
    async with engine(settings) as started:
        client = started.client
        workflow_id, run_id = await any_run(client, archive, name)
        sample = wanted.inputs and (await request_of(client, workflow_id, run_id)).sample
        changed = changes(wanted.inputs, sample=bool(sample))
        new = await rewind(
            client, archive, (workflow_id, run_id), wanted.stage, changed=changed,
            reason=wanted.reason, keep_updates=wanted.keep_updates, occurrence=wanted.occurrence,
        )  # fmt: skip
        output.note(f"run {short_id(run_id)} rewound to {wanted.stage}: its new branch is {new}")
        if wanted.keep_updates and speaks_of_another(changed):
            output.note("what was said to the old branch is left out: it was of another matter")
        if wanted.stage is Stage.CLOSE:
            output.note("the document was screened before: it is filed again, word for word")
        handle = runs.handle_of(client, workflow_id, new)
        with StageView(lang) as view:
            summary = await runs.follow(
                handle, view.update, lambda: ensure_worker(settings, started)
            )
        output.document(archive.report(summary.run_id, "md", summary.lang).decode())
    return 0


def changes(inputs: Iterable[str], *, sample: bool) -> Change:
    """The changed input that ``KEY=VALUE`` words mean; raises BadInput naming the keys."""
    given: dict[str, str] = {}
    for word in inputs:
        key, found, value = word.partition("=")
        key = key.strip()
        if not found or key not in KEYS:
            raise BadInput(f"--input {word!r} names no input: use {', '.join(KEYS)} as KEY=VALUE")
        if key in given:
            raise BadInput(f"--input {key} is given twice")
        given[key] = value.strip()
    if {"code", "name"} <= given.keys():
        raise BadInput("--input code and --input name are two ways to say the same: give one")
    return _company(given).model_copy(
        update={
            "as_of": knowledge_time(given["as_of"], sample=sample) if "as_of" in given else None,
            "lang": _lang(given["lang"]) if "lang" in given else None,
            **({"note": remark(given["note"], "--input note")} if "note" in given else {}),
        }
    )


def _company(given: dict[str, str]) -> Change:
    target = given.get("code", given.get("name"))
    if target is None:
        return Change()
    parsed = reporting(parse_target(target))
    if isinstance(parsed, NameQuery):
        return Change(name=parsed.name)
    return Change(code=parsed.code, note=parsed.note)


def _lang(text: str) -> Lang:
    try:
        return Lang(text)
    except ValueError:
        raise BadInput(f"--input lang={text}: use {' or '.join(Lang)}") from None


async def any_run(client: Client, archive: Archive, name: str) -> tuple[str, str]:
    """The workflow and run id of a run under way, of a finished one, or of one that failed."""
    handle = await runs.under_way_if_any(client, name)
    if handle is not None:
        return handle.id, str(handle.run_id)
    try:
        row = runs.find(archive, name)
    except BadInput:
        found = await _unfiled(client, name)
        if found is None:
            raise
        return found.id, found.run_id
    runs.summary_of(row)
    return row.workflow_id, row.run_id


async def _unfiled(client: Client, name: str) -> WorkflowExecution | None:
    """A closed run that filed nothing: it failed, or was cancelled."""
    query = f"{names.KIND} = 'research' AND ExecutionStatus != 'Running'"
    async for item in client.list_workflows(query, limit=SEARCHED):
        if item.run_id.startswith(name) or item.id == name:
            return item
    return None


async def request_of(client: Client, workflow_id: str, run_id: str) -> ResearchRequest:
    """The request that a run was started with."""
    handle = client.get_workflow_handle(workflow_id, run_id=run_id)
    try:
        async for event in handle.fetch_history_events(page_size=1):
            given = event.workflow_execution_started_event_attributes.input.payloads
            decoded: ResearchRequest = client.data_converter.payload_converter.from_payload(
                given[0], ResearchRequest
            )
            return decoded
    except RPCError as error:
        raise BadInput(f"run {short_id(run_id)} has no history any more: {error.message}") from None
    raise BadInput(f"run {short_id(run_id)} has no history")
