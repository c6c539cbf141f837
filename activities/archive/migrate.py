"""Bringing an archive to the schema of this version."""

import fcntl
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from activities.archive.store import make_engine, reported

HEAD = "0001"
_ADVISORY_LOCK = 7_311_982


def upgrade(url: str) -> None:
    """Create or upgrade the archive at ``url``; processes that race wait for each other."""
    engine = make_engine(url)
    try:
        with reported(engine), _exclusive(engine):
            if _version(engine) == HEAD:
                return
            with engine.begin() as connection:
                _run(connection, HEAD)
    finally:
        engine.dispose()


def downgrade(url: str, revision: str = "base") -> None:
    """Take the archive at ``url`` back to ``revision``."""
    engine = make_engine(url)
    try:
        with _exclusive(engine), engine.begin() as connection:
            _run(connection, revision, down=True)
    finally:
        engine.dispose()


def _version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _run(connection: Connection, revision: str, *, down: bool = False) -> None:
    from alembic import command  # noqa: PLC0415 - only needed when something changes
    from alembic.config import Config  # noqa: PLC0415

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ADVISORY_LOCK})
    config = Config()
    config.set_main_option("script_location", "activities.archive:migrations")
    config.attributes["connection"] = connection
    (command.downgrade if down else command.upgrade)(config, revision)


@contextmanager
def _exclusive(engine: Engine) -> Iterator[None]:
    """Keep other processes out while a SQLite file changes; PostgreSQL locks by itself.

    The very first connection is inside too: two that turn a new file to WAL at once do not wait
    for each other. Where no lock can be made no archive can be either, and SQLite says so better.
    """
    with ExitStack() as stack:
        if engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:"):
            with suppress(OSError):
                lock = stack.enter_context(Path(f"{engine.url.database}.lock").open("a"))
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield
