"""Initial schema: persons, tables, seats, guests, entries"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "persons",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("webhook", sa.String(length=400), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_persons")),
        sa.UniqueConstraint("key_hash", name=op.f("uq_persons_key_hash")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_settings")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(length=60), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("owner", sa.Integer(), nullable=True),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("wishes", sa.JSON(), nullable=False),
        sa.Column("head", sa.JSON(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("links", sa.JSON(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["persons.id"], name=op.f("fk_tables_owner"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_deadline"), ["deadline"], unique=False)
        batch_op.create_index("ix_tables_listed", ["public", "status", "changed"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_owner"), ["owner"], unique=False)

    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("sender", sa.String(length=80), nullable=True),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_entries_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entries_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_entries")),
        sa.UniqueConstraint("table_id", "sender", name=op.f("uq_entries_table_id_sender")),
    )
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_entries_person"), ["person"], unique=False)

    op.create_table(
        "guests",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("removed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_guests_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_guests_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_guests")),
    )
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_guests_person"), ["person"], unique=False)

    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("bot", sa.String(length=20), nullable=False),
        sa.Column("stand_in", sa.String(length=20), nullable=False),
        sa.Column("spent", sa.Float(), nullable=False),
        sa.Column("link", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_seats_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person"), ["person"], unique=False)
