"""Stored bytes of each table"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_BYTES = {"sqlite": "length(data)", "postgresql": "octet_length(data::text)"}


def upgrade() -> None:
    """Add the column with a default, so that a server of the version before can go on adding tables."""
    op.add_column("tables", sa.Column("size", sa.BigInteger(), server_default="0", nullable=False))
    stored = f"SELECT coalesce(sum({_BYTES[op.get_bind().dialect.name]}), 0) FROM entries WHERE table_id = tables.id"
    op.execute(f"UPDATE tables SET size = ({stored})")
