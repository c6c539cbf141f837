"""Bringing an archive to the schema of this version."""

import fcntl
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect, text

from activities.archive.address import shown
from activities.archive.engine import BEGIN_WRITE, make_engine
from activities.archive.trouble import reported
from activities.errors import ArchiveUnusable

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0004"
BASE = "base"
_ADVISORY_LOCK = 7_311_982
_MIGRATION_TIME = "10min"


def upgrade(url: str) -> None:
    """Create or upgrade the archive at ``url``; processes that race wait for each other."""
    with _opened(url) as engine:
        if version(engine) == HEAD:
            return
        with _alone(engine) as connection:
            _run(connection, HEAD)


def downgrade(url: str, revision: str = BASE) -> None:
    """Take the archive at ``url`` back to ``revision``; raises ValueError for an unknown one."""
    if revision not in {BASE, *revisions()}:
        raise ValueError(f"{revision!r} is no schema: use one of {BASE}, {', '.join(revisions())}")
    with _opened(url) as engine, _alone(engine) as connection:
        _run(connection, revision, down=True)


def revisions() -> tuple[str, ...]:
    """The schemas that this version of the program knows, the oldest first."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - only needed for a change

    walked = ScriptDirectory.from_config(_config()).walk_revisions()
    return tuple(reversed([script.revision for script in walked]))


def version(engine: Engine) -> str | None:
    """The schema that an archive has; None before its first migration."""
    with engine.connect() as connection:
        return _version(connection)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _config() -> "Config":
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "activities.archive:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _run(connection: Connection, revision: str, *, down: bool = False) -> None:
    from alembic import command  # noqa: PLC0415

    _refuse_strangers(connection)
    config = _config()
    config.attributes["connection"] = connection
    (command.downgrade if down else command.upgrade)(config, revision)


def _refuse_strangers(connection: Connection) -> None:
    found, where = _version(connection), f"the archive {shown(connection.engine.url)}"
    if found is not None and found not in revisions():
        raise ArchiveUnusable(
            f"{where} has schema {found}, which a newer version of this program made, or another "
            "program: upgrade durable-research, or point RESEARCH_ARCHIVE_URL at another archive"
        )
    if connection.dialect.name == "postgresql":
        encoding = connection.execute(text("SHOW server_encoding")).scalar()
        if encoding != "UTF8":
            raise ArchiveUnusable(
                f"{where} is encoded in {encoding}: create the database with ENCODING 'UTF8'"
            )


@contextmanager
def _opened(url: str) -> Iterator[Engine]:
    engine = make_engine(url)
    try:
        with reported(engine), _file_lock(engine):
            yield engine
    finally:
        engine.dispose()


@contextmanager
def _alone(engine: Engine) -> Iterator[Connection]:
    """A transaction in which no other process changes the schema."""
    with engine.execution_options(**BEGIN_WRITE).begin() as connection:
        if connection.dialect.name == "postgresql":
            for limit in ("statement_timeout", "lock_timeout"):
                connection.execute(text(f"SET LOCAL {limit} = '{_MIGRATION_TIME}'"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ADVISORY_LOCK})
        yield connection


@contextmanager
def _file_lock(engine: Engine) -> Iterator[None]:
    """Keep other processes out while a SQLite file changes; PostgreSQL locks by itself.

    The very first connection is inside too: two that turn a new file to WAL at once do not wait
    for each other. Where no lock can be made no archive can be either, and SQLite says so better.
    """
    with ExitStack() as stack:
        if engine.dialect.name == "sqlite":
            with suppress(OSError):
                lock = stack.enter_context(Path(f"{engine.url.database}.lock").open("a"))
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield
