"""Connections to the archive: pooled, tested before use, and bounded in time."""

from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

from activities.archive.address import parse

WAIT_SECONDS = 20
"""The longest wait for a lock or a statement: less than an activity may last."""
CONNECT_SECONDS = 10
POOL_SIZE, POOL_OVERFLOW = 5, 10
RECYCLE_SECONDS = 1800
BEGIN_WRITE = {"begin": "BEGIN IMMEDIATE"}
"""Execution options of whoever will write: SQLite then waits for its turn at the beginning, where
waiting is possible, instead of failing when a reader turns writer."""


def make_engine(address: str) -> Engine:
    """The engine for ``address``; raises ValueError where that is no archive.

    Errors never show parameters: they hold whole documents, and end up in histories and logs.
    """
    url = parse(address)
    return _sqlite(url) if url.drivername == "sqlite" else _postgresql(url)


def _postgresql(url: URL) -> Engine:
    settings = {
        "statement_timeout": WAIT_SECONDS, "lock_timeout": WAIT_SECONDS,
        "idle_in_transaction_session_timeout": 3 * WAIT_SECONDS,
    }  # fmt: skip
    ours: dict[str, Any] = {
        "application_name": "durable-research",
        "connect_timeout": CONNECT_SECONDS,
        "keepalives_idle": WAIT_SECONDS,
        "keepalives_interval": CONNECT_SECONDS,
        "tcp_user_timeout": WAIT_SECONDS * 1000,
        "options": " ".join(f"-c {name}={seconds}s" for name, seconds in settings.items()),
    }
    arguments = {name: value for name, value in ours.items() if name not in url.query}
    # A prepared statement would outlive a migration that another process makes.
    arguments["prepare_threshold"] = None
    return create_engine(
        url, connect_args=arguments, hide_parameters=True, pool_pre_ping=True,
        pool_size=POOL_SIZE, max_overflow=POOL_OVERFLOW, pool_timeout=WAIT_SECONDS,
        pool_recycle=RECYCLE_SECONDS, pool_use_lifo=True,
    )  # fmt: skip


def _sqlite(url: URL) -> Engine:
    engine = create_engine(
        url, hide_parameters=True,
        pool_size=POOL_SIZE, max_overflow=POOL_OVERFLOW, pool_timeout=WAIT_SECONDS,
    )  # fmt: skip
    event.listen(engine, "connect", _tune_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _tune_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={WAIT_SECONDS * 1000}", "journal_mode=WAL", "synchronous=NORMAL",
        "foreign_keys=ON",
    ):  # fmt: skip
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
    connection.isolation_level = None


def _begin_sqlite(connection: Connection) -> None:
    """Begin for real: left to itself, the driver commits every CREATE TABLE at once."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
