"""Holders of seats that others play, and the last visits of players"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the holder of a seat and the table of visits."""
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("holder", sa.Integer(), nullable=True))
        seats.create_index(op.f("ix_seats_holder"), ["holder"], unique=False)
        seats.create_foreign_key(op.f("fk_seats_holder"), "persons", ["holder"], ["id"], ondelete="SET NULL")
    op.create_table(
        "visits",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_visits_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_visits_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_visits")),
    )
    op.create_index(op.f("ix_visits_person"), "visits", ["person"], unique=False)
