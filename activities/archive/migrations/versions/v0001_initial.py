"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_SHA = sa.String(64)
_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "blobs",
        sa.Column("sha256", _SHA, primary_key=True),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "runs",
        sa.Column("run_id", _SHA, primary_key=True),
        sa.Column("workflow_id", sa.String(255), nullable=False, index=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("ticker", sa.String(20), nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("status", sa.String(20), nullable=False),
        sa.Column("verdict", sa.String(10)),
        sa.Column("output_type", sa.String(30), nullable=False),
        sa.Column("as_of", _TIME, nullable=False),
        sa.Column("sample", sa.Boolean, nullable=False),
        sa.Column("lang", sa.String(5), nullable=False),
        sa.Column("fallbacks", sa.Integer, nullable=False),
        sa.Column("started_at", _TIME, nullable=False, index=True),
        sa.Column("finished_at", _TIME, nullable=False),
        sa.Column("summary", sa.JSON, nullable=False),
    )
    op.create_table(
        "blackboards",
        sa.Column("run_id", _SHA, sa.ForeignKey("runs.run_id"), primary_key=True),
        sa.Column("sha256", _SHA, sa.ForeignKey("blobs.sha256"), nullable=False),
    )
    op.create_table(
        "claims",
        sa.Column("run_id", _SHA, sa.ForeignKey("runs.run_id"), primary_key=True),
        sa.Column("claim_id", sa.String(40), primary_key=True),
        sa.Column("metric", sa.String(40), nullable=False, index=True),
        sa.Column("code", sa.String(20), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("unit", sa.String(20), nullable=False),
        sa.Column("as_of", sa.String(10), nullable=False),
        sa.Column("confidence", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "tool_calls",
        sa.Column("tool_call_id", sa.String(20), primary_key=True),
        sa.Column("run_id", _SHA, sa.ForeignKey("runs.run_id"), nullable=False, index=True),
        sa.Column("source", sa.String(20), nullable=False),
        sa.Column("source_table", sa.String(60), nullable=False),
        sa.Column("dataset", sa.String(40), nullable=False),
        sa.Column("code", sa.String(20)),
        sa.Column("served_by", sa.String(20), nullable=False),
        sa.Column("fetched_at", _TIME, nullable=False),
        sa.Column("snapshot_sha256", _SHA, sa.ForeignKey("blobs.sha256"), nullable=False),
        sa.Column("record_sha256", _SHA, sa.ForeignKey("blobs.sha256"), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("run_id", _SHA, sa.ForeignKey("runs.run_id"), primary_key=True),
        sa.Column("format", sa.String(10), primary_key=True),
        sa.Column("lang", sa.String(5), primary_key=True),
        sa.Column("sha256", _SHA, sa.ForeignKey("blobs.sha256"), nullable=False),
    )
    op.create_table(
        "eval_cases",
        sa.Column("case_id", sa.String(80), primary_key=True),
        sa.Column("source_run_id", _SHA, nullable=False, index=True),
        sa.Column("trigger_type", sa.String(30), nullable=False),
        sa.Column("auto_label", sa.String(30), nullable=False),
        sa.Column("description", sa.Text, nullable=False),
        sa.Column("input_snapshot", _SHA, nullable=False),
        sa.Column("expected_output", sa.Text),
        sa.Column("actual_output", _SHA, nullable=False),
        sa.Column("label_status", sa.String(20), nullable=False),
        sa.Column("created_at", _TIME, nullable=False),
    )


def downgrade() -> None:
    """Drop all tables."""
    for table in (
        "eval_cases", "reports", "tool_calls", "claims", "blackboards", "runs", "blobs",
    ):  # fmt: skip
        op.drop_table(table)
