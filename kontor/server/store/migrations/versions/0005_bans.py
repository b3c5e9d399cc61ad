"""Bans of persons and networks"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of bans."""
    op.create_table(
        "bans",
        sa.Column("subject", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("subject", name=op.f("pk_bans")),
    )
