"""The schema of the store: persons, tables with their seats and guests, and the entries of each table.

They are the only source of truth. A position is derived from the head of the record of a table and the entries that
play, undo or redo its lines. Times are seconds since 1970.

`servers`, `leases` and `presence` are only used if several servers share the store. They say which servers run now.
Like `notices`, they are not backed up.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
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
    Column("status", String(10), nullable=False, index=True),
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
    Column("size", BigInteger, nullable=False, server_default="0"),
    Index("ix_tables_listed", "public", "status", "changed"),
)
"""`wishes` holds the settings of the table: options, changed figures, random start player, clock, hints if the owner
has decided about them, and the fingerprint of a request that may be repeated. `head` is the record without its lines,
once the game has begun. `number` is that of the last entry. `actor` is the seat to act, and has been since `since`.
`size` is about the bytes of all entries."""

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
    Column("holder", ForeignKey("persons.id", ondelete="SET NULL"), nullable=True, index=True),
)
"""A seat has a `person`, a `bot` by name, or neither: then it is free. A `stand_in` plays for a person who is away.
`spent` is time used on the clock. `link` increases whenever the link of the seat is renewed or used. `holder` is the
person who may take the seat back, if somebody else plays it."""

VISITS = Table(
    "visits",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)
"""When a player last looked at a table, to within a few minutes."""

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

_NOT_BACKED_UP = {"backed_up": False}

NOTICES = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("until", Float, nullable=False),
    info=_NOT_BACKED_UP,
)
"""Notices that have not been delivered yet. They are stored together with the entry that causes them. `until` that time
the server that has taken a notice is trying to deliver it; afterwards another one takes it."""

SERVERS = Table(
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),
    info=_NOT_BACKED_UP,
)
"""The running servers. A server that has not extended `until` in time is deleted, with its leases and presence. If it
runs on after all, it gets a new id: so an id is also the epoch of its leases."""

LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("holder", ForeignKey("servers.id", ondelete="CASCADE"), nullable=False, index=True),
    info=_NOT_BACKED_UP,
)
"""The server that plays the bots of a table and watches its clock."""

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("person", Integer, primary_key=True),
    Column("server", ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True, index=True),
    info=_NOT_BACKED_UP,
)
"""Who is connected to a table, and on which server."""

BACKED_UP = {table.name: table for table in METADATA.sorted_tables if table.info.get("backed_up", True)}
"""The tables of a backup, those first that others refer to."""
