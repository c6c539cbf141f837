"""The commands ``record`` and ``replay``: a live run onto a tape, and a run from it again."""

import asyncio
import contextlib
import shutil
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any
from uuid import uuid4

from pydantic import ValidationError

from activities.settings import Settings
from schemas.failures import EXIT_CODES, Failure
from schemas.research import ResearchRequest, RunSummary
from schemas.tape import MANIFEST, Manifest
from starter import output, runs
from starter.engine import engine, open_archive
from starter.problems import BadInput, CommandError
from starter.progress import StageView

PACKAGES = ("durable-research", "akshare", "tushare")
REPLAYED = "回放：来源应答取自录制，非实时取数。Replayed from a recording, not fetched live."
_TOKENS = frozenset({"TUSHARE_TOKEN", "XUEQIU_TOKEN"})
_FAR_ENDS = frozenset({"RESEARCH_RECORD", "RESEARCH_REPLAY"})

_OF_OTHERS = frozenset({"RESEARCH_SERVES", "RESEARCH_METRICS_ADDRESS"})
"""What holds for the workers beside ours, which must serve all queues and listen nowhere."""


async def record(
    settings: Settings, environ: Mapping[str, str], request: ResearchRequest, out: Path | None
) -> int:
    """Research a company on live sources, keep their answers, and say where the tape is."""
    _check_keys(settings, request)
    clock = request.as_of or datetime.now(UTC).replace(microsecond=0)
    request = request.model_copy(update={"as_of": clock})
    folder = _new_folder(out or Path(f"tape-{request.code or request.name}-{clock:%Y%m%dT%H%M%SZ}"))
    own = {**_without(environ, _FAR_ENDS), "RESEARCH_RECORD": str(folder)}
    try:
        summary = await _run(settings, own, request)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)  # half a tape is none, and bars the next try
        raise
    manifest = Manifest(
        code=request.code, name=request.name, lang=request.lang, clock=clock,
        created=datetime.now(UTC), packages={name: version(name) for name in PACKAGES},
    )  # fmt: skip
    output.to_file(folder / MANIFEST, manifest.model_dump_json(indent=1).encode())
    output.note(f"run      {summary.run_id}: {summary.verdict or summary.output_type}")
    output.note(f"replay   research replay {folder}")
    output.result(str(folder))
    return 0


def _check_keys(settings: Settings, request: ResearchRequest) -> None:
    """Refuse a recording that could not ask the company's sources."""
    if settings.loopback:
        return
    abroad = (request.code or "").endswith(".US")
    if not (settings.sec_contact if abroad else settings.tushare_token):
        key = "RESEARCH_SEC_CONTACT" if abroad else "TUSHARE_TOKEN"
        raise CommandError(
            f"a recording asks the live sources: set {key}",
            EXIT_CODES[Failure.AUTH_OR_PERMISSION], Failure.AUTH_OR_PERMISSION,
        )  # fmt: skip


async def replay(
    settings: Settings, environ: Mapping[str, str], folder: Path, *, as_json: bool
) -> int:
    """Run a tape's request again at its clock: no network is asked, and no token is needed."""
    manifest = _manifest(folder)
    request = ResearchRequest(
        code=manifest.code, name=manifest.name, lang=manifest.lang, as_of=manifest.clock,
        note=REPLAYED,
    )  # fmt: skip
    kept = _without(environ, _FAR_ENDS | _TOKENS | {"RESEARCH_LOOPBACK"})
    output.note(f"REPLAYED from {folder}, recorded {manifest.created:%Y-%m-%d %H:%M} UTC: not live")
    summary = await _run(settings, {**kept, "RESEARCH_REPLAY": str(folder)}, request)
    archive = open_archive(settings)
    if as_json:
        told = {"tape": str(folder), **manifest.model_dump(mode="json")}
        output.result_json({**runs.as_json(archive, summary), "replayed": told})
    else:
        output.document(archive.report(summary.run_id, "md", summary.lang).decode())
    return 0


async def _run(
    settings: Settings, environ: Mapping[str, str], request: ResearchRequest
) -> RunSummary:
    """The request on a queue of its own, so that no other worker takes part in it."""
    queue = f"tape-{uuid4().hex[:12]}"
    own = {**_without(environ, _OF_OTHERS), "RESEARCH_TASK_QUEUE": queue}
    async with engine(settings, own, shared=False) as started:
        under_way = await runs.start_research(started.client, queue, request)

        async def ensure_worker() -> None:
            if started.worker_pid is None:
                await started.start_worker()

        try:
            with StageView(request.lang, quiet=False) as view:
                return await runs.follow(under_way.handle, view.update, ensure_worker)
        except BaseException:
            with contextlib.suppress(Exception):
                ending: Any = under_way.handle.terminate("the recording was interrupted")
                await asyncio.wait_for(ending, 5)
            raise


def _without(environ: Mapping[str, str], names: frozenset[str]) -> dict[str, str]:
    return {name: value for name, value in environ.items() if name not in names}


def _new_folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadInput(f"--out {folder} is not empty: name a new folder")
    except OSError as error:
        raise BadInput(f"cannot record into {folder}: {error.strerror}") from None
    return folder.resolve()


def _manifest(folder: Path) -> Manifest:
    try:
        return Manifest.model_validate_json((folder / MANIFEST).read_bytes())
    except OSError:
        raise BadInput(
            f"{folder} is no finished tape (it has no {MANIFEST}): make one with `research record`"
        ) from None
    except ValidationError:
        raise BadInput(f"{folder / MANIFEST} is not a manifest of this version") from None
