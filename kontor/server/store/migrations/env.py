"""Run migrations on the connection that `kontor.server.store.database` provides."""

from alembic import context

from kontor.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
