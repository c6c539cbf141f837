"""A real PostgreSQL server of this test session's own, on a free port of this machine."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql

NEEDED = "needs PostgreSQL (Debian package postgresql)"
USER, PASSWORD, SUPERUSER = "research", "pw-canary-71c0d3", "postgres"
TEMPLATE = "template_archive"
START_SECONDS = 60.0
SETTINGS = {
    "fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "autovacuum": "off",
    "max_connections": "200", "shared_buffers": "32MB", "lc_messages": "C",
}  # fmt: skip
# The server ends when our end of the pipe closes, however this process ends.
UNTIL_PIPE_CLOSES = '"$@" </dev/null & read _; kill -INT $!; wait $!'


def programs() -> Path | None:
    """The folder with initdb and postgres: on the path, or where Debian or pg_config has it."""
    on_path = shutil.which("postgres")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_major, reverse=True)
    if config := shutil.which("pg_config"):
        asked = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=False)
        folders.append(Path(asked.stdout.strip() or "."))
    whole = (f for f in folders if (f / "initdb").exists() and (f / "postgres").exists())
    return next(whole, None)


def _major(folder: Path) -> float:
    name = folder.parent.name
    return float(name) if name.replace(".", "", 1).isdigit() else 0.0


def _owner() -> dict[str, Any]:
    """Whom the server runs as: it refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    entry = pwd.getpwnam(SUPERUSER if SUPERUSER in names else "nobody")
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A running server, with a role of ours that is no superuser, and databases for tests."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self.folder, self.port = programs, folder, _free_port()
        self._owner, self._process = _owner(), None  # type: tuple[dict[str, Any], Any]
        self._environ = {"PATH": os.environ["PATH"], "LC_ALL": "C", "TZ": "Asia/Shanghai"}
        if self._owner:
            os.chown(folder, self._owner["user"], self._owner["group"])

    def create(self) -> None:
        """Make the cluster and start it, with our role in it."""
        word = self.folder / "password"
        word.write_text(PASSWORD)
        if self._owner:
            os.chown(word, self._owner["user"], self._owner["group"])
        subprocess.run(
            [
                self._programs / "initdb", "--pgdata", self.folder / "data", "--username",
                SUPERUSER, "--pwfile", word, "--auth", "scram-sha-256", "--encoding", "UTF8",
                "--locale", "C", "--no-sync",
            ],
            check=True, capture_output=True, cwd=self.folder, env=self._environ, **self._owner,
        )  # fmt: skip
        self.start()
        self.execute(f"CREATE ROLE {USER} LOGIN PASSWORD '{PASSWORD}'")

    def start(self) -> None:
        """Start the server, unless it runs, and wait until it answers."""
        if self._process is not None:
            return
        options = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    "/bin/sh", "-c", UNTIL_PIPE_CLOSES, "sh", str(self._programs / "postgres"),
                    "-D", "data", "-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder),
                    *options,
                ],
                stdin=subprocess.PIPE, stdout=log, stderr=log, cwd=self.folder,
                env=self._environ, start_new_session=True, **self._owner,
            )  # fmt: skip
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            said = (self.folder / "log").read_text(errors="replace")
            assert self._process.poll() is None, said
            assert time.monotonic() < deadline, said
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop the server; its databases stay."""
        if self._process is not None:
            self._process.stdin.close()
            self._process.wait(timeout=START_SECONDS)
            self._process = None

    def _answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def execute(self, statement: str, *, database: str = "postgres") -> None:
        """Run a statement as the superuser."""
        with self.connect(database) as connection:
            connection.execute(sql.SQL(statement))

    def connect(self, database: str = "postgres") -> psycopg.Connection[Any]:
        """A connection of the superuser."""
        return psycopg.connect(
            host="127.0.0.1", port=self.port, user=SUPERUSER, password=PASSWORD, dbname=database,
            autocommit=True, connect_timeout=10,
        )  # fmt: skip

    def url(self, database: str, *, user: str = USER, password: str = PASSWORD) -> str:
        """The address of a database, as an operator writes it."""
        return f"postgresql://{user}:{password}@127.0.0.1:{self.port}/{database}"

    @contextmanager
    def database(self, template: str = "template0", options: str = "") -> Iterator[str]:
        """The URL of a database that lasts as long as the block."""
        name = f"test_{uuid.uuid4().hex[:12]}"
        self.execute(f"CREATE DATABASE {name} OWNER {USER} TEMPLATE {template} {options}")
        try:
            yield self.url(name)
        finally:
            self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def cut(self) -> int:
        """Cut every connection of our role, as a restart of the server would; how many."""
        query = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE usename = %s"
        with self.connect() as connection:
            row = connection.execute(query, [USER]).fetchone()
        return int(row[0]) if row else 0


@contextmanager
def running() -> Iterator[Postgres | None]:
    """A server for as long as the block lasts; None where PostgreSQL is not installed."""
    found = programs()
    if found is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="research-pg-"))
    server = Postgres(found, folder)
    try:
        server.create()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)
