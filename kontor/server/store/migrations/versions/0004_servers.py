"""Running servers, their leases and who is connected to them; notices; an index of tables by status"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of running servers and of notices."""
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notices_table_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_notices_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_table_id"), "notices", ["table_id"], unique=False)
    op.create_index(op.f("ix_notices_person"), "notices", ["person"], unique=False)
    op.create_table(
        "servers",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_servers")),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("holder", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["holder"], ["servers.id"], name=op.f("fk_leases_holder"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_leases")),
    )
    op.create_index(op.f("ix_leases_holder"), "leases", ["holder"], unique=False)
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("server", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name=op.f("fk_presence_server"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", "server", name=op.f("pk_presence")),
    )
    op.create_index(op.f("ix_presence_server"), "presence", ["server"], unique=False)
    op.create_index(op.f("ix_tables_status"), "tables", ["status"], unique=False)
