"""The tables of the archive. Changes come with a migration in ``migrations/versions``."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)
from sqlalchemy.types import TypeDecorator


class UtcDateTime(TypeDecorator[datetime]):
    """An aware moment, kept and given in UTC: SQLite has no time zones of its own."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _: Any) -> datetime | None:
        """Refuse naive moments and turn the rest to UTC."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment without a time zone cannot be archived")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, _: Any) -> datetime | None:
        """The moment in UTC, whatever the zone of the session."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = MetaData()

blobs = Table(
    "blobs",
    metadata,
    Column("sha256", String(64), primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("size", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
)

runs = Table(
    "runs",
    metadata,
    Column("run_id", String(64), primary_key=True),
    Column("workflow_id", String(255), nullable=False, index=True),
    Column("kind", String(20), nullable=False),
    Column("ticker", String(20), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("status", String(20), nullable=False),
    Column("verdict", String(10)),
    Column("output_type", String(30), nullable=False),
    Column("as_of", UtcDateTime, nullable=False),
    Column("sample", Boolean, nullable=False),
    Column("lang", String(5), nullable=False),
    Column("fallbacks", Integer, nullable=False),
    Column("started_at", UtcDateTime, nullable=False, index=True),
    Column("finished_at", UtcDateTime, nullable=False),
    Column("summary", JSON, nullable=False),
)

blackboards = Table(
    "blackboards",
    metadata,
    Column("run_id", String(64), ForeignKey("runs.run_id"), primary_key=True),
    Column("sha256", String(64), ForeignKey("blobs.sha256"), nullable=False),
)

claims = Table(
    "claims",
    metadata,
    Column("run_id", String(64), ForeignKey("runs.run_id"), primary_key=True),
    Column("claim_id", String(40), primary_key=True),
    Column("metric", String(40), nullable=False, index=True),
    Column("code", String(20), nullable=False),
    Column("value", Text, nullable=False),
    Column("unit", String(20), nullable=False),
    Column("as_of", String(10), nullable=False),
    Column("confidence", String(20), nullable=False),
    Column("text", Text, nullable=False),
)

tool_calls = Table(
    "tool_calls",
    metadata,
    Column("tool_call_id", String(20), primary_key=True),
    Column("run_id", String(64), ForeignKey("runs.run_id"), nullable=False, index=True),
    Column("source", String(20), nullable=False),
    Column("source_table", String(60), nullable=False),
    Column("dataset", String(40), nullable=False),
    Column("code", String(20)),
    Column("served_by", String(20), nullable=False),
    Column("fetched_at", UtcDateTime, nullable=False),
    Column("snapshot_sha256", String(64), ForeignKey("blobs.sha256"), nullable=False),
    Column("record_sha256", String(64), ForeignKey("blobs.sha256"), nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("run_id", String(64), ForeignKey("runs.run_id"), primary_key=True),
    Column("format", String(10), primary_key=True),
    Column("lang", String(5), primary_key=True),
    Column("sha256", String(64), ForeignKey("blobs.sha256"), nullable=False),
)

eval_cases = Table(
    "eval_cases",
    metadata,
    Column("case_id", String(80), primary_key=True),
    Column("source_run_id", String(64), nullable=False, index=True),
    Column("trigger_type", String(30), nullable=False),
    Column("auto_label", String(30), nullable=False),
    Column("description", Text, nullable=False),
    Column("input_snapshot", String(64), nullable=False),
    Column("expected_output", Text),
    Column("actual_output", String(64), nullable=False),
    Column("label_status", String(20), nullable=False),
    Column("created_at", UtcDateTime, nullable=False),
)

breakers = Table(
    "breakers",
    metadata,
    Column("upstream", String(40), primary_key=True),
    Column("source_table", String(60), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("record", JSON, nullable=False),
    Column("changed_at", UtcDateTime, nullable=False),
)

stored_windows = Table(
    "stored_windows",
    metadata,
    Column("dataset", String(40), primary_key=True),
    Column("code", String(20), primary_key=True),
    Column("knowledge", UtcDateTime, primary_key=True),
    Column("tool_call_id", String(20), primary_key=True),
    Column("fetched_at", UtcDateTime, nullable=False),
    Column("last_day", String(10), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("sha256", String(64), ForeignKey("blobs.sha256"), nullable=False),
    Column("size", Integer, nullable=False),
)

stored_answers = Table(
    "stored_answers",
    metadata,
    Column("dataset", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("knowledge", UtcDateTime, primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("sha256", String(64), ForeignKey("blobs.sha256"), nullable=False),
    Column("size", Integer, nullable=False),
)
