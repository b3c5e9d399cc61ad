"""The schema of the store: persons, tables with their seats and guests, and the entries of each table.

They are the only source of truth. A position is derived from the head of the record of a table and the entries that
play, undo or redo its lines. Times are seconds since 1970.
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

PERSONS = Table(
    "persons",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("webhook", String(400), nullable=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    # The id of a deleted person is never reused.
    sqlite_autoincrement=True,
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("title", String(60), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", ForeignKey("persons.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("status", String(10), nullable=False),
    Column("wishes", JSON, nullable=False),
    Column("head", JSON, nullable=True),
    Column("number", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("deadline", Float, nullable=True, index=True),
    Column("links", JSON, nullable=False),
    Column("result", JSON, nullable=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_tables_listed", "public", "status", "changed"),
)
"""`wishes` holds the settings of the table: options, changed figures, random start player, clock, hints if the owner
has decided about them, and the fingerprint of a request that may be repeated. `head` is the record without its lines,
once the game has begun. `number` is that of the last entry. `actor` is the seat to act, and has been since `since`."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("person", ForeignKey("persons.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("bot", String(20), nullable=False),
    Column("stand_in", String(20), nullable=False),
    Column("spent", Float, nullable=False),
    Column("link", Integer, nullable=False),
)
"""A seat has a `person`, a `bot` by name, or neither: then it is free. A `stand_in` plays for a person who is away.
`spent` is time used on the clock. `link` increases whenever the link of the seat is renewed or used."""

GUESTS = Table(
    "guests",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("muted", Boolean, nullable=False),
    Column("removed", Boolean, nullable=False),
)
"""Persons who may watch a table without a seat, or whom the owner has muted or removed."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", ForeignKey("persons.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("sender", String(80), nullable=True),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "sender"),
)
"""The log of a table. `sender` identifies the message that caused an entry, so that a repeated message counts once."""

BANS = Table(
    "bans",
    METADATA,
    Column("subject", String(60), primary_key=True),
    Column("created", Float, nullable=False),
)
"""Persons by number, and networks, that the operator has banned."""
