"""Histories of single codes, which stored sessions extend."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the index of fetched histories; their content is among the blobs."""
    op.create_table(
        "stored_windows",
        sa.Column("dataset", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(20), primary_key=True),
        sa.Column("knowledge", sa.DateTime(timezone=True), primary_key=True),
        sa.Column("tool_call_id", sa.String(20), primary_key=True),
        sa.Column("fetched_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last_day", sa.String(10), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("sha256", sa.String(64), sa.ForeignKey("blobs.sha256"), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop the index."""
    op.drop_table("stored_windows")
