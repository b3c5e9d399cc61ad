"""Reading and writing the rows of running servers: heartbeats, leases, presence. Times are those of the database."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, literal, or_, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert

from kontor.server.models import PLAYING
from kontor.server.store.schema import LEASES, PRESENCE, SEATS, SERVERS, TABLES

_NOW = func.extract("epoch", func.clock_timestamp())
MOST_CLAIMED = 100
"""Limit of leases that a server takes at one heartbeat, so that several servers share those of a dead one."""
_FREE = ~exists().where(LEASES.c.table_id == TABLES.c.id)


def register(rows: Connection, server: str, seconds: float) -> None:
    """Store a new server that lives for some seconds."""
    rows.execute(insert(SERVERS).values(id=server, until=_NOW + seconds))


def extend(rows: Connection, server: str, seconds: float) -> bool:
    """Let a server live for some more seconds. Return False if it has been declared dead."""
    extended = update(SERVERS).where(SERVERS.c.id == server).values(until=_NOW + seconds)
    return rows.execute(extended).rowcount == 1


def delete_server(rows: Connection, server: str) -> None:
    """Delete a server with its leases and presence."""
    rows.execute(delete(SERVERS).where(SERVERS.c.id == server))


def delete_expired(rows: Connection) -> None:
    """Delete the servers that are dead, with their leases and presence."""
    # Several servers may do this at once.
    expired = select(SERVERS.c.id).where(SERVERS.c.until < _NOW).with_for_update(skip_locked=True)
    rows.execute(delete(SERVERS).where(SERVERS.c.id.in_(expired)))


def claim(rows: Connection, server: str, tables: Collection[str]) -> list[str]:
    """Take the leases of those tables that have none. Return these tables."""
    if not tables:
        return []
    wanted = [{"table_id": table, "holder": server} for table in sorted(tables)]
    taken = postgres_insert(LEASES).values(wanted).on_conflict_do_nothing().returning(LEASES.c.table_id)
    return list(rows.execute(taken).scalars())


def overdue(rows: Connection) -> list[str]:
    """Return tables without a lease whose deadline has passed. An index finds them."""
    query = select(TABLES.c.id).where(TABLES.c.deadline < _NOW, TABLES.c.status == PLAYING, _FREE)
    return list(rows.execute(query.limit(MOST_CLAIMED)).scalars())


def waiting_for_bots(rows: Connection) -> list[str]:
    """Return tables without a lease where a bot is to act. Looks through all tables in play."""
    acting = exists().where(
        SEATS.c.table_id == TABLES.c.id,
        SEATS.c.seat == TABLES.c.actor,
        or_(SEATS.c.bot != "", SEATS.c.stand_in != ""),
    )
    # Bots play among themselves only while somebody is watching.
    seated = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.bot == "")
    watched = exists().where(PRESENCE.c.table_id == TABLES.c.id)
    query = select(TABLES.c.id).where(TABLES.c.status == PLAYING, _FREE, acting, or_(seated, watched))
    return list(rows.execute(query.limit(MOST_CLAIMED)).scalars())


def release(rows: Connection, server: str, tables: Collection[str]) -> None:
    """Give leases back."""
    if tables:
        rows.execute(delete(LEASES).where(LEASES.c.holder == server, LEASES.c.table_id.in_(tables)))


def numbers(rows: Connection, tables: Collection[str]) -> dict[str, int]:
    """Return the numbers of the last entries of tables. Deleted tables are missing."""
    if not tables:
        return {}
    query = select(TABLES.c.id, TABLES.c.number).where(TABLES.c.id == func.any(literal(list(tables))))
    return {row[0]: row[1] for row in rows.execute(query)}


def write_presence(rows: Connection, server: str, present: Mapping[str, Collection[int]]) -> None:
    """Store who is connected to tables on a server."""
    if not present:
        return
    rows.execute(delete(PRESENCE).where(PRESENCE.c.server == server, PRESENCE.c.table_id.in_(present)))
    values = [
        {"table_id": table, "person": person, "server": server}
        for table, persons in present.items()
        for person in persons
    ]
    if values:
        rows.execute(insert(PRESENCE), values)


def online_elsewhere(rows: Connection, server: str, tables: Collection[str]) -> dict[str, set[int]]:
    """Return who is connected to tables on other servers."""
    online: dict[str, set[int]] = {table: set() for table in tables}
    if tables:
        columns = select(PRESENCE.c.table_id, PRESENCE.c.person)
        query = columns.where(PRESENCE.c.table_id == func.any(literal(list(tables))), PRESENCE.c.server != server)
        for table, person in rows.execute(query):
            online[table].add(person)
    return online


class Exchange(NamedTuple):
    """What a server has to say to the others, and what it wants to know."""

    server: str
    seconds: float
    beat: bool
    """Whether this is a heartbeat: it renews everything and looks for passed deadlines."""
    present: Mapping[str, Collection[int]]
    wanted: Collection[str]
    released: Collection[str]
    followed: Collection[str]


class News(NamedTuple):
    """What a server learns from the store."""

    leased: list[str]
    numbers: dict[str, int]
    online: dict[str, set[int]]
    others: set[str]
    """The other servers. Only known at a heartbeat."""


def exchange(rows: Connection, say: Exchange) -> News | None:
    """Write and read everything in one transaction. Return None if the server has been declared dead."""
    if not extend(rows, say.server, say.seconds):
        return None
    write_presence(rows, say.server, say.present)
    release(rows, say.server, say.released)
    wanted = set(say.wanted)
    if say.beat:
        delete_expired(rows)
        wanted |= set(overdue(rows))
    leased = claim(rows, say.server, wanted)
    known = numbers(rows, say.followed) if say.beat else {}
    others = _other_servers(rows, say.server) if say.beat else set()
    return News(leased, known, online_elsewhere(rows, say.server, say.followed), others)


def _other_servers(rows: Connection, server: str) -> set[str]:
    return set(rows.execute(select(SERVERS.c.id).where(SERVERS.c.id != server)).scalars())
