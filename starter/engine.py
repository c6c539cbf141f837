"""What a command needs to run workflows: a server, a worker, and an archive to read."""

import asyncio
import contextlib
import fcntl
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import IO

from temporalio.client import Client

from activities.archive.migrate import upgrade
from activities.archive.store import Archive
from activities.settings import Settings
from starter.builds import settle
from starter.connect import connect, prepare_namespace
from starter.problems import CommandError
from starter.server import EmbeddedServer

STOP_SECONDS = 3.0
"""How long a worker may take to end. After that it is killed, which costs a run nothing."""
WORKER_LOCK = "worker.lock"


class WorkerProcess:
    """A worker in a process of its own. It ends with us, however we end: it reads our pipe."""

    def __init__(self, settings: Settings, environ: Mapping[str, str]) -> None:
        self.settings = settings
        self._log = settings.data_dir / "worker.log"
        self._environ = {
            **environ,
            "RESEARCH_DATA_DIR": str(settings.data_dir),
            "RESEARCH_SERVES": ",".join(settings.serves),
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        """The process id while the worker runs."""
        return self._process.pid if self._process and self._process.poll() is None else None

    def warm_up(self) -> None:
        """Begin to load the worker, which takes seconds, while other things are prepared."""
        if self.pid is not None:
            return
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "worker", "--with-parent"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log,
                env=self._environ, start_new_session=True,
            )  # fmt: skip

    async def start(self, address: str) -> None:
        """Tell the worker where the server is, and wait until it polls."""
        self.warm_up()
        if not await asyncio.to_thread(self._ready, address):
            raise CommandError(f"the worker did not start: {self._last_words()}")

    def _ready(self, address: str) -> bool:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            return False
        with contextlib.suppress(BrokenPipeError):
            process.stdin.write(f"{address}\n".encode())
            process.stdin.flush()
        return process.stdout.readline().strip() == b"ready"

    def _last_words(self) -> str:
        lines = self._log.read_text(encoding="utf-8", errors="replace").splitlines()
        return lines[-1].removeprefix("research-worker: ") if lines else f"see {self._log}"

    def stop(self) -> None:
        """Close the pipe, which tells the worker to finish and end."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin:
            with contextlib.suppress(BrokenPipeError):
                process.stdin.close()
        try:
            process.wait(timeout=STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout:
            process.stdout.close()


class Engine:
    """A connected client, and a worker of our own where nobody else keeps one."""

    def __init__(
        self,
        client: Client,
        address: str,
        worker: WorkerProcess,
        ui: str | None = None,
        embedded: EmbeddedServer | None = None,
    ) -> None:
        self.client, self.ui = client, ui
        self._address, self._worker, self._embedded = address, worker, embedded

    @property
    def worker_pid(self) -> int | None:
        """The process id of our own worker while it runs."""
        return self._worker.pid

    async def start_worker(self) -> None:
        """Start a worker of our own; on an embedded server its build is the current one."""
        await self._worker.start(self._address)
        settings = self._worker.settings
        if self._embedded is not None:
            await settle(self.client, settings.task_queue, settings.build)

    async def revive_server(self) -> bool:
        """Start the embedded server again where it has died; whether it had."""
        return self._embedded is not None and await self._embedded.revive() is not None


@contextlib.asynccontextmanager
async def engine(
    settings: Settings,
    environ: Mapping[str, str] = os.environ,
    *,
    worker: bool = True,
    shared: bool = True,
    port: int | None = None,
    ui_port: int | None = None,
) -> AsyncIterator[Engine]:
    """Attach to the configured server, or to the embedded one of the data directory.

    With ``worker`` a worker is there when the block begins: somebody else's, or our own; without
    ``shared`` always our own.
    """
    make_data_dir(settings.data_dir)
    process = WorkerProcess(settings, environ)
    async with contextlib.AsyncExitStack() as stack:
        stack.callback(process.stop)
        wanted = worker and not (shared and worker_kept(settings.data_dir))
        if wanted:
            process.warm_up()
        if settings.temporal_address:
            client = await connect(settings.temporal_address)
            await prepare_namespace(client)
            started = Engine(client, settings.temporal_address, process)
        else:
            embedded = EmbeddedServer(settings.data_dir, port, ui_port)
            server, client = await stack.enter_async_context(embedded)
            started = Engine(client, server.address, process, server.ui, embedded)
            stack.callback(process.stop)
        if wanted:
            await started.start_worker()
        yield started


async def ensure_worker(settings: Settings, started: Engine) -> None:
    """Have server and worker still: another's may have ended, and our own may have died."""
    await started.revive_server()
    if started.worker_pid is None and not worker_kept(settings.data_dir):
        await started.start_worker()


def open_archive(settings: Settings) -> Archive:
    """The archive, created or upgraded where needed."""
    make_data_dir(settings.data_dir)
    upgrade(settings.archive_url)
    return Archive.connect(settings.archive_url)


def worker_kept(data_dir: Path) -> bool:
    """Whether ``research up`` or ``research worker`` keeps a worker for this directory."""
    with (data_dir / WORKER_LOCK).open("a") as probe:
        try:
            fcntl.flock(probe, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


@contextlib.contextmanager
def keeping_worker(data_dir: Path) -> Iterator[IO[str]]:
    """Tell others, for as long as the block lasts, that this process keeps a worker."""
    with (data_dir / WORKER_LOCK).open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_SH)
        yield lock


def make_data_dir(data_dir: Path) -> None:
    """Create the data directory, or say in one line why that cannot be."""
    try:
        data_dir.mkdir(parents=True, exist_ok=True)
        probe = data_dir / ".write-test"
        probe.write_text("")
        probe.unlink()
    except OSError as error:
        raise CommandError(
            f"the data directory {data_dir} is not writable ({error.strerror}): set "
            "RESEARCH_DATA_DIR to a directory of yours"
        ) from None
