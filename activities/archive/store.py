"""Reading and writing the archive. Every write may be repeated without a second effect."""

import hashlib
import weakref
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date, datetime
from typing import Any, TypeVar

from pydantic import BaseModel
from sqlalchemy import Connection, Engine, Row, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

from activities.archive import tables
from activities.archive.address import shown
from activities.archive.engine import BEGIN_WRITE, make_engine
from activities.archive.records import EvalCase, RunRecord, StoredWindow
from activities.archive.trouble import reported
from activities.errors import ArchiveCorrupt, NoData
from schemas.fetch import Ref

Model = TypeVar("Model", bound=BaseModel)


class Archive:
    """The store of one installation: SQLite in a file, or PostgreSQL."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(**BEGIN_WRITE)
        weakref.finalize(self, engine.dispose)

    @classmethod
    def connect(cls, url: str) -> "Archive":
        """The archive at ``url``, whose tables must exist (see ``migrate``)."""
        return cls(make_engine(url))

    @property
    def place(self) -> str:
        """Where it is, for people; never with a password."""
        return shown(self._engine.url)

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

    def store_answer(self, dataset: str, day: date, knowledge: datetime, ref: Ref) -> None:
        """Remember that the answer for ``dataset`` of ``day``, as known then, is at ``ref``."""
        row = {
            "dataset": dataset, "day": day.isoformat(), "knowledge": knowledge,
            "kind": ref.kind, "sha256": ref.sha256, "size": ref.size,
        }  # fmt: skip
        with self._write() as connection:
            _insert(connection, tables.stored_answers, [row])

    def stored_answer(self, dataset: str, day: date, clock: datetime) -> Ref | None:
        """The newest stored answer for ``dataset`` of ``day`` that was known at ``clock``."""
        table = tables.stored_answers.c
        query = (
            select(table.sha256, table.kind, table.size)
            .where(table.dataset == dataset, table.day == day.isoformat(), table.knowledge <= clock)
            .order_by(table.knowledge.desc())
            .limit(1)
        )
        with self._read() as connection:
            row = connection.execute(query).first()
        return _ref(row) if row else None

    def stored_days(
        self, dataset: str, first: date, last: date, clock: datetime
    ) -> dict[date, Ref]:
        """The newest stored answer of each day from ``first`` to ``last``, as of ``clock``."""
        table = tables.stored_answers.c
        query = (
            select(table.day, table.sha256, table.kind, table.size)
            .where(
                table.dataset == dataset, table.knowledge <= clock,
                table.day.between(first.isoformat(), last.isoformat()),
            )
            .order_by(table.knowledge)
        )  # fmt: skip
        with self._read() as connection:
            return {date.fromisoformat(row.day): _ref(row) for row in connection.execute(query)}

    def store_window(self, window: StoredWindow) -> None:
        """Remember where the answer is that holds the history of a code up to a day."""
        with self._write() as connection:
            _insert(connection, tables.stored_windows, [window.row()])

    def stored_window(self, dataset: str, code: str, clock: datetime) -> StoredWindow | None:
        """The newest stored history of ``code`` that was known at ``clock``."""
        table = tables.stored_windows.c
        query = (
            select(tables.stored_windows)
            .where(table.dataset == dataset, table.code == code, table.knowledge <= clock)
            .order_by(table.knowledge.desc(), table.fetched_at.desc())
            .limit(1)
        )
        with self._read() as connection:
            row = connection.execute(query).mappings().first()
        return StoredWindow.model_validate({**row, "ref": dict(row)}) if row else None

    def file(self, record: RunRecord) -> None:
        """Write a finished run, all of it or nothing; one that was filed before stays as it is."""
        with self._write() as connection:
            if not _insert(connection, tables.runs, [record.run]):
                return
            _insert(connection, tables.blackboards, record.blackboard)
            _insert(connection, tables.claims, record.claims)
            _insert(connection, tables.tool_calls, record.tool_calls)
            _insert(connection, tables.reports, record.reports)

    def add_eval_case(self, case: EvalCase) -> None:
        """Write an evaluation case."""
        with self._write() as connection:
            _insert(connection, tables.eval_cases, [case.model_dump()])

    def runs(
        self, limit: int = 50, ticker: str | None = None, kind: str | None = None
    ) -> Sequence[Row[Any]]:
        """The newest runs first; of one company, or of one kind (research, question)."""
        query = select(tables.runs).order_by(tables.runs.c.started_at.desc(), tables.runs.c.run_id)
        if ticker:
            query = query.where(tables.runs.c.ticker == ticker)
        if kind:
            query = query.where(tables.runs.c.kind == kind)
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

    def tool_call(self, tool_call_id: str) -> Row[Any] | None:
        """The row of one recorded fetch."""
        table = tables.tool_calls
        query = select(table).where(table.c.tool_call_id == tool_call_id)
        with self._read() as connection:
            return connection.execute(query).first()

    def descendants(self, run_id: str, workflow_id: str, ticker: str) -> Sequence[Row[Any]]:
        """What was rewound from a run, or follows it, the oldest first."""
        runs = tables.runs.c
        query = (
            select(tables.runs)
            .where(
                (runs.workflow_id == workflow_id) | (runs.ticker == ticker),
                runs.summary["origin"].as_string() == run_id,
            )
            .order_by(runs.started_at)
        )
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
            query = select(func.count()).select_from(tables.metadata.tables[table])
            return int(connection.execute(query).scalar_one())

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        with reported(self._engine), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        with reported(self._engine), self._writer.begin() as connection:
            yield connection


def _ref(row: Any) -> Ref:
    return Ref(sha256=row.sha256, kind=row.kind, size=row.size)


def _insert(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> int:
    """Insert the rows and count the new ones; those that are there already stay as they are.

    They go in by key: writers of the same rows then wait for each other in one order, and never
    in a circle.
    """
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(table).on_conflict_do_nothing()
    keys = [column.name for column in table.primary_key]
    ordered = sorted(rows, key=lambda row: [row[key] for key in keys])
    return connection.execute(statement, ordered).rowcount if ordered else 0


def _unpacked(sha256: str, packed: bytes) -> bytes:
    try:
        content = zlib.decompress(packed)
    except zlib.error:
        content = b""
    if hashlib.sha256(content).hexdigest() != sha256:
        raise ArchiveCorrupt(f"content {sha256[:12]} in the archive does not match its hash")
    return content
