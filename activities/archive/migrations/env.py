"""Alembic's entry point: run the migrations on the connection that ``migrate`` hands over."""

from alembic import context

from activities.archive.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
