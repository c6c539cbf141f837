"""Reading and writing the archive. Every write may be repeated without a second effect."""

import hashlib
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from pydantic import BaseModel
from sqlalchemy import Connection, Engine, Row, Table, create_engine, event, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DatabaseError, OperationalError

from activities.archive import tables
from activities.archive.records import EvalCase, RunRecord
from activities.errors import ArchiveCorrupt, NoData
from schemas.fetch import Ref

Model = TypeVar("Model", bound=BaseModel)
BUSY_TIMEOUT_MS = 30_000


class Archive:
    """The store of one installation: SQLite in a file, or PostgreSQL."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @classmethod
    def connect(cls, url: str) -> "Archive":
        """The archive at ``url``, whose tables must exist (see ``migrate``)."""
        return cls(make_engine(url))

    def close(self) -> None:
        """Let go of all connections."""
        self._engine.dispose()

    def put(self, kind: str, content: bytes) -> Ref:
        """Keep ``content`` under its SHA-256."""
        sha256 = hashlib.sha256(content).hexdigest()
        row = {
            "sha256": sha256, "kind": kind, "size": len(content),
            "content": zlib.compress(content, 6),
        }  # fmt: skip
        with self._write() as connection:
            _insert(connection, tables.blobs, [row])
        return Ref(sha256=sha256, kind=kind, size=len(content))

    def put_model(self, kind: str, model: BaseModel) -> Ref:
        """Keep a model as JSON."""
        return self.put(kind, model.model_dump_json().encode())

    def get(self, sha256: str) -> bytes:
        """The content of that hash; raises NoData or ArchiveCorrupt."""
        query = select(tables.blobs.c.content).where(tables.blobs.c.sha256 == sha256)
        with self._read() as connection:
            row = connection.execute(query).first()
        if row is None:
            raise NoData(f"the archive holds no content {sha256[:12]}")
        return _unpacked(sha256, row[0])

    def load(self, ref: Ref, model: type[Model]) -> Model:
        """The model kept under ``ref``."""
        return model.model_validate_json(self.get(ref.sha256))

    def has(self, sha256: str) -> bool:
        """Whether the archive holds that content."""
        query = select(tables.blobs.c.sha256).where(tables.blobs.c.sha256 == sha256)
        with self._read() as connection:
            return connection.execute(query).first() is not None

    def file(self, record: RunRecord) -> None:
        """Write a finished run, all of it or nothing."""
        with self._write() as connection:
            _insert(connection, tables.runs, [record.run])
            _insert(connection, tables.blackboards, record.blackboard)
            _insert(connection, tables.claims, record.claims)
            _insert(connection, tables.tool_calls, record.tool_calls)
            _insert(connection, tables.reports, record.reports)

    def add_eval_case(self, case: EvalCase) -> None:
        """Write an evaluation case."""
        with self._write() as connection:
            _insert(connection, tables.eval_cases, [case.model_dump()])

    def runs(self, limit: int = 50, ticker: str | None = None) -> Sequence[Row[Any]]:
        """The newest runs first."""
        query = select(tables.runs).order_by(tables.runs.c.started_at.desc(), tables.runs.c.run_id)
        if ticker:
            query = query.where(tables.runs.c.ticker == ticker)
        with self._read() as connection:
            return connection.execute(query.limit(limit)).all()

    def find_runs(self, name: str) -> Sequence[Row[Any]]:
        """Runs whose id begins with ``name``, or of that workflow id, newest first."""
        query = (
            select(tables.runs)
            .where(
                tables.runs.c.run_id.startswith(name, autoescape=True)
                | (tables.runs.c.workflow_id == name)
            )
            .order_by(tables.runs.c.started_at.desc())
        )
        with self._read() as connection:
            return connection.execute(query.limit(20)).all()

    def claims(self, run_id: str) -> Sequence[Row[Any]]:
        """The claims of a run, as they are filed."""
        table = tables.claims
        query = select(table).where(table.c.run_id == run_id).order_by(table.c.claim_id)
        with self._read() as connection:
            return connection.execute(query).all()

    def report(self, run_id: str, format_: str, lang: str) -> bytes:
        """A rendered report; raises NoData where there is none."""
        table = tables.reports.c
        query = select(table.sha256).where(
            (table.run_id == run_id) & (table.format == format_) & (table.lang == lang)
        )
        with self._read() as connection:
            row = connection.execute(query).first()
        if row is None:
            raise NoData(f"run {run_id} has no {format_} report in {lang}")
        return self.get(row[0])

    def count(self, table: str) -> int:
        """How many rows a table has."""
        with self._read() as connection:
            return len(connection.execute(select(tables.metadata.tables[table])).all())

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        with reported(self._engine), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        with reported(self._engine), self._engine.begin() as connection:
            yield connection


def make_engine(url: str) -> Engine:
    """The engine for ``url``; SQLite waits for other writers instead of failing."""
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _tune_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _tune_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={BUSY_TIMEOUT_MS}", "journal_mode=WAL", "synchronous=NORMAL",
        "foreign_keys=ON",
    ):  # fmt: skip
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
    connection.isolation_level = None


def _begin_sqlite(connection: Connection) -> None:
    """Begin for real: left to itself, the driver commits every CREATE TABLE at once."""
    connection.exec_driver_sql("BEGIN")


@contextmanager
def reported(engine: Engine) -> Iterator[None]:
    """Say in one line what is wrong with the archive, and what to do."""
    try:
        yield
    except DatabaseError as error:
        where = engine.url.database or engine.url.render_as_string(hide_password=True)
        text = str(error.orig)
        if "not a database" in text or "malformed" in text:
            raise ArchiveCorrupt(
                f"the archive {where} is corrupt ({text}): move the file away and run again; "
                "finished runs stay readable in Temporal"
            ) from None
        if isinstance(error, OperationalError) and "unable to open" in text:
            raise ArchiveCorrupt(
                f"the archive {where} cannot be opened: check that the directory exists and is "
                "writable, or set RESEARCH_DATA_DIR"
            ) from None
        raise


def _insert(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert the rows; those that are there already stay as they are."""
    if not rows:
        return
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(table).on_conflict_do_nothing(), list(rows))


def _unpacked(sha256: str, packed: bytes) -> bytes:
    try:
        content = zlib.decompress(packed)
    except zlib.error:
        content = b""
    if hashlib.sha256(content).hexdigest() != sha256:
        raise ArchiveCorrupt(f"content {sha256[:12]} in the archive does not match its hash")
    return content
