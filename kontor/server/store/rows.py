"""Reading and writing the rows of the store."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, exists, func, insert, or_, select, update

from kontor.engine.protocol import Data
from kontor.server.anonymity import MENTIONS_OTHERS, anonymized
from kontor.server.errors import ConflictError
from kontor.server.models import OVER, PLAYING, WAITING, Entry, Guest, Person, Seat, StoredTable, TableData, TableParts
from kontor.server.store.schema import ENTRIES, GUESTS, PERSONS, SEATS, SETTINGS, TABLES

_LISTED = 100


def setting(rows: Connection, name: str, fresh: str) -> str:
    """A setting of the store; the fresh value if there is none yet."""
    value = rows.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar()
    if value is not None:
        return str(value)
    rows.execute(insert(SETTINGS).values(name=name, value=fresh))
    return fresh


def find_person(rows: Connection, hashed: str) -> Person | None:
    """The person with a key, if known."""
    row = rows.execute(select(PERSONS).where(PERSONS.c.key_hash == hashed)).mappings().first()
    return _person(row) if row else None


def find_persons(rows: Connection, ids: Sequence[int]) -> list[Person]:
    """Persons by their numbers."""
    return [_person(row) for row in rows.execute(select(PERSONS).where(PERSONS.c.id.in_(ids))).mappings()]


def _person(row: Any) -> Person:
    return Person(row["id"], row["name"], row["language"], row["webhook"], row["seen"])


def welcome(rows: Connection, hashed: str, name: str, language: str, now: float) -> Person:
    """The person with a key, made known if new."""
    known = find_person(rows, hashed)
    if known is not None:
        rows.execute(update(PERSONS).where(PERSONS.c.id == known.id).values(seen=now))
        return known
    values = {"key_hash": hashed, "name": name, "language": language, "created": now, "seen": now}
    made = rows.execute(insert(PERSONS).values(**values).returning(PERSONS.c.id)).scalar_one()
    return Person(made, name, language, None, now)


def change_person(rows: Connection, person: int, values: Data) -> None:
    """Set columns of a person."""
    rows.execute(update(PERSONS).where(PERSONS.c.id == person).values(**values))


def forget_person(rows: Connection, person: int, alias: str) -> bool:
    """Delete what is kept of a person and anonymize their entries; false if they still sit at a table or own one."""
    if tables_of(rows, person):
        return False
    spoke = select(ENTRIES.c.table_id).where(ENTRIES.c.person == person)
    watched = select(GUESTS.c.table_id).where(GUESTS.c.person == person)
    here = or_(ENTRIES.c.table_id.in_(spoke), ENTRIES.c.table_id.in_(watched))
    about = and_(here, or_(ENTRIES.c.person == person, ENTRIES.c.kind.in_(MENTIONS_OTHERS)))
    for row in rows.execute(select(ENTRIES).where(about)).mappings().all():
        entry = _entry(row)
        if (anonymous := anonymized(entry, person, alias)) is not entry:
            at = and_(ENTRIES.c.table_id == row["table_id"], ENTRIES.c.number == entry.number)
            rows.execute(update(ENTRIES).where(at).values(**anonymous._asdict()))
    rows.execute(delete(PERSONS).where(PERSONS.c.id == person))
    return True


def tables_of(rows: Connection, person: int) -> list[str]:
    """All tables at which a person sits or which they own."""
    seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
    own = select(TABLES.c.id).where(or_(TABLES.c.owner == person, TABLES.c.id.in_(seated)))
    return [str(table) for table in rows.execute(own).scalars()]


_SHOWN = ("id", "game", "title", "public", "status", "owner", "actor", "deadline", "created", "changed")


def list_tables(rows: Connection, person: int | None) -> list[tuple[Data, list[Seat]]]:
    """The tables a person sees in the lobby, the latest first: own ones, those watched, open ones."""
    seated = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person))
    watched = exists().where(and_(GUESTS.c.table_id == TABLES.c.id, GUESTS.c.person == person, ~GUESTS.c.removed))
    public = and_(TABLES.c.public, TABLES.c.status.in_([WAITING, PLAYING]))
    wanted = or_(public, TABLES.c.owner == person, seated, watched) if person is not None else public
    columns = [TABLES.c[name] for name in _SHOWN]
    chosen = select(*columns).where(wanted).order_by(TABLES.c.changed.desc()).limit(_LISTED)
    return with_seats(rows, [dict(row) for row in rows.execute(chosen).mappings()])


def with_seats(rows: Connection, tables: list[Data]) -> list[tuple[Data, list[Seat]]]:
    """Rows of tables with their seats."""
    seats: dict[str, list[Seat]] = {row["id"]: [] for row in tables}
    for row in rows.execute(select(SEATS).where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.seat)).mappings():
        seats[row["table_id"]].append(_seat(row))
    return [(row, seats[row["id"]]) for row in tables]


def setup_of(rows: Connection, table: str) -> Data | None:
    """The settings of a table; None if there is no such table."""
    setup: Data | None = rows.execute(select(TABLES.c.wishes).where(TABLES.c.id == table)).scalar()
    return setup


def load_table(rows: Connection, table: str) -> StoredTable | None:
    """A table with all that belongs to it."""
    row = rows.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if row is None:
        return None
    seats = rows.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).mappings()
    guests = rows.execute(select(GUESTS).where(GUESTS.c.table_id == table)).mappings()
    kept = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    entries = [_entry(entry) for entry in rows.execute(kept).mappings()]
    known = {guest["person"]: Guest(guest["muted"], guest["removed"]) for guest in guests}
    return StoredTable(dict(row), [_seat(seat) for seat in seats], known, entries)


def _seat(row: Any) -> Seat:
    return Seat(**{name: row[name] for name in Seat._fields})


def _entry(row: Any) -> Entry:
    return Entry(**{name: row[name] for name in Entry._fields})


def deadlines(rows: Connection) -> list[tuple[str, float]]:
    """Every table whose clock is running."""
    running = select(TABLES.c.id, TABLES.c.deadline).where(TABLES.c.deadline.is_not(None))
    return [(row[0], row[1]) for row in rows.execute(running)]


def in_play(rows: Connection) -> list[tuple[str, int]]:
    """Every table in play at which a bot has the seat to act."""
    acting = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.actor)
    bots = or_(SEATS.c.bot != "", SEATS.c.stand_in != "")
    waiting = select(TABLES.c.id, TABLES.c.actor).join(SEATS, acting).where(TABLES.c.status == PLAYING, bots)
    return [(row[0], row[1]) for row in rows.execute(waiting)]


def count_tables(rows: Connection) -> dict[str, int]:
    """How many tables there are, by status."""
    counts = rows.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
    return {WAITING: 0, PLAYING: 0, OVER: 0} | {str(status): int(count) for status, count in counts}


def insert_table(rows: Connection, table: TableData, entry: Entry) -> None:
    """Keep a new table and its first entry."""
    values = _table_values(table, entry)
    fixed = {"id": table.id, "game": table.game, "wishes": table.setup, "created": table.created}
    rows.execute(insert(TABLES).values(**values, **fixed, head=table.head))
    _write_seats(rows, table)
    rows.execute(insert(ENTRIES).values(table_id=table.id, **entry._asdict()))


# Built once: building them takes longer than running them.
_ENTRY = insert(ENTRIES)
_NEXT = update(TABLES).where(TABLES.c.id == bindparam("its_id"), TABLES.c.number == bindparam("its_number"))


def append_entry(rows: Connection, table: TableData, entry: Entry, before: TableParts) -> None:
    """Keep an entry, and what it changed since `before`; raises if somebody else has added one meanwhile."""
    values = _table_values(table, entry)
    if table.frozen is not None:
        # Who is to act is not known without the game.
        del values["actor"]
    if table.head is not before.head:
        values["head"] = table.head
    if table.setup is not before.setup:
        values["wishes"] = table.setup
    follows = {"its_id": table.id, "its_number": entry.number - 1}
    if rows.execute(_NEXT, {**values, **follows}).rowcount != 1:
        raise ConflictError
    rows.execute(_ENTRY, {"table_id": table.id, **entry._asdict()})
    if table.seats != before.seats:
        _write_seats(rows, table)
    if table.guests is not before.guests:
        _write_guests(rows, table, before.guests)


def _table_values(table: TableData, entry: Entry) -> Data:
    return {
        "rules": table.rules,
        "title": table.title,
        "public": table.public,
        "owner": table.owner,
        "status": table.status,
        "number": entry.number,
        "revision": entry.revision,
        "actor": table.actor,
        "since": table.since,
        "deadline": table.deadline,
        "links": table.links,
        "result": table.result,
        "changed": entry.at,
    }


def _write_seats(rows: Connection, table: TableData) -> None:
    rows.execute(delete(SEATS).where(SEATS.c.table_id == table.id))
    values = [{"table_id": table.id, "seat": index, **seat._asdict()} for index, seat in enumerate(table.seats)]
    rows.execute(insert(SEATS), values)


def _write_guests(rows: Connection, table: TableData, before: Mapping[int, Guest]) -> None:
    for person in before.keys() | table.guests.keys():
        guest = table.guests.get(person)
        if guest != before.get(person):
            rows.execute(delete(GUESTS).where(GUESTS.c.table_id == table.id, GUESTS.c.person == person))
            if guest is not None:
                rows.execute(insert(GUESTS).values(table_id=table.id, person=person, **guest._asdict()))


def delete_table(rows: Connection, table: str) -> None:
    """Delete a table with all that belongs to it."""
    for owned in (ENTRIES, SEATS, GUESTS):
        rows.execute(delete(owned).where(owned.c.table_id == table))
    rows.execute(delete(TABLES).where(TABLES.c.id == table))
