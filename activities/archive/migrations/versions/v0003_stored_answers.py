"""Answers that were fetched once for many runs."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the index of stored answers; their content is among the blobs."""
    op.create_table(
        "stored_answers",
        sa.Column("dataset", sa.String(40), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("knowledge", sa.DateTime(timezone=True), primary_key=True),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("sha256", sa.String(64), sa.ForeignKey("blobs.sha256"), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop the index."""
    op.drop_table("stored_answers")
