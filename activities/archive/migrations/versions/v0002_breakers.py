"""The circuit breakers that workers share."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of breakers."""
    op.create_table(
        "breakers",
        sa.Column("upstream", sa.String(40), primary_key=True),
        sa.Column("source_table", sa.String(60), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("record", sa.JSON, nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("breakers")
