"""Reading and writing the rows of the store."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, exists, func, insert, or_, select, update

from kontor.engine.protocol import Data
from kontor.server.anonymity import MENTIONS_OTHERS, anonymized
from kontor.server.errors import ConflictError
from kontor.server.models import (
    PLAYING,
    SUMMARY_COLUMNS,
    WAITING,
    Entry,
    Guest,
    Person,
    Seat,
    StoredTable,
    TableData,
    TableParts,
)
from kontor.server.store.schema import ENTRIES, GUESTS, PERSONS, SEATS, SETTINGS, TABLES

_MOST_LISTED = 100


def setting(rows: Connection, name: str, default: str) -> str:
    """Return a setting of the store. If it is not set yet, store and return the default."""
    value = rows.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar()
    if value is not None:
        return str(value)
    rows.execute(insert(SETTINGS).values(name=name, value=default))
    return default


def find_person(rows: Connection, hashed: str) -> Person | None:
    """Return the person with this hash of a key, or None."""
    row = rows.execute(select(PERSONS).where(PERSONS.c.key_hash == hashed)).mappings().first()
    return _person(row) if row else None


def find_persons(rows: Connection, ids: Sequence[int]) -> list[Person]:
    """Return persons by their ids."""
    return [_person(row) for row in rows.execute(select(PERSONS).where(PERSONS.c.id.in_(ids))).mappings()]


def _person(row: Any) -> Person:
    return Person(row["id"], row["name"], row["language"], row["webhook"], row["seen"])


def sign_in(rows: Connection, hashed: str, name: str, language: str, now: float) -> Person:
    """Return the person with this hash of a key, creating them if they are new."""
    person = find_person(rows, hashed)
    if person is not None:
        rows.execute(update(PERSONS).where(PERSONS.c.id == person.id).values(seen=now))
        return person
    values = {"key_hash": hashed, "name": name, "language": language, "created": now, "seen": now}
    new_id = rows.execute(insert(PERSONS).values(**values).returning(PERSONS.c.id)).scalar_one()
    return Person(new_id, name, language, None, now)


def change_person(rows: Connection, person: int, values: Data) -> None:
    """Update columns of a person."""
    rows.execute(update(PERSONS).where(PERSONS.c.id == person).values(**values))


def forget_person(rows: Connection, person: int, alias: str) -> bool:
    """Delete a person and anonymize their entries. Return False if they still sit at a table or own one."""
    if tables_of(rows, person):
        return False
    wrote = select(ENTRIES.c.table_id).where(ENTRIES.c.person == person)
    watched = select(GUESTS.c.table_id).where(GUESTS.c.person == person)
    at_tables = or_(ENTRIES.c.table_id.in_(wrote), ENTRIES.c.table_id.in_(watched))
    concerned = and_(at_tables, or_(ENTRIES.c.person == person, ENTRIES.c.kind.in_(MENTIONS_OTHERS)))
    for row in rows.execute(select(ENTRIES).where(concerned)).mappings().all():
        entry = _entry(row)
        if (anonymous := anonymized(entry, person, alias)) is not entry:
            this = and_(ENTRIES.c.table_id == row["table_id"], ENTRIES.c.number == entry.number)
            rows.execute(update(ENTRIES).where(this).values(**anonymous._asdict()))
    rows.execute(delete(PERSONS).where(PERSONS.c.id == person))
    return True


def tables_of(rows: Connection, person: int) -> list[str]:
    """Return the ids of all tables at which a person sits or which they own."""
    seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
    own = select(TABLES.c.id).where(or_(TABLES.c.owner == person, TABLES.c.id.in_(seated)))
    return [str(table) for table in rows.execute(own).scalars()]


def count_owned_tables(rows: Connection, person: int) -> int:
    """Return how many tables a person owns."""
    return int(rows.execute(select(func.count()).select_from(TABLES).where(TABLES.c.owner == person)).scalar_one())


def list_tables(rows: Connection, person: int | None) -> list[tuple[Data, list[Seat]]]:
    """Return the tables that a person sees in the lobby, latest first: own, watched and public ones."""
    seated = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person))
    watched = exists().where(and_(GUESTS.c.table_id == TABLES.c.id, GUESTS.c.person == person, ~GUESTS.c.removed))
    public = and_(TABLES.c.public, TABLES.c.status.in_([WAITING, PLAYING]))
    visible = or_(public, TABLES.c.owner == person, seated, watched) if person is not None else public
    columns = [TABLES.c[name] for name in SUMMARY_COLUMNS]
    query = select(*columns).where(visible).order_by(TABLES.c.changed.desc()).limit(_MOST_LISTED)
    return with_seats(rows, [dict(row) for row in rows.execute(query).mappings()])


def with_seats(rows: Connection, tables: list[Data]) -> list[tuple[Data, list[Seat]]]:
    """Return rows of tables together with their seats."""
    seats: dict[str, list[Seat]] = {row["id"]: [] for row in tables}
    for row in rows.execute(select(SEATS).where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.seat)).mappings():
        seats[row["table_id"]].append(_seat(row))
    return [(row, seats[row["id"]]) for row in tables]


def existing_tables(rows: Connection, tables: Sequence[str]) -> set[str]:
    """Return those of these tables that exist."""
    return set(rows.execute(select(TABLES.c.id).where(TABLES.c.id.in_(tables))).scalars())


def setup_of(rows: Connection, table: str) -> Data | None:
    """Return the settings of a table, or None if there is no such table."""
    setup: Data | None = rows.execute(select(TABLES.c.wishes).where(TABLES.c.id == table)).scalar()
    return setup


def load_table(rows: Connection, table: str) -> StoredTable | None:
    """Return a table with its seats, guests and entries, or None if there is no such table."""
    row = rows.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if row is None:
        return None
    seats = rows.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).mappings()
    guest_rows = rows.execute(select(GUESTS).where(GUESTS.c.table_id == table)).mappings()
    in_order = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    entries = [_entry(entry) for entry in rows.execute(in_order).mappings()]
    guests = {guest["person"]: Guest(guest["muted"], guest["removed"]) for guest in guest_rows}
    return StoredTable(dict(row), [_seat(seat) for seat in seats], guests, entries)


def _seat(row: Any) -> Seat:
    return Seat(**{name: row[name] for name in Seat._fields})


def _entry(row: Any) -> Entry:
    return Entry(**{name: row[name] for name in Entry._fields})


def deadlines(rows: Connection) -> list[tuple[str, float]]:
    """Return the tables whose clock is running, with their deadlines."""
    running = select(TABLES.c.id, TABLES.c.deadline).where(TABLES.c.deadline.is_not(None))
    return [(row[0], row[1]) for row in rows.execute(running)]


def waiting_for_bots(rows: Connection) -> list[str]:
    """Return the tables in play at which a bot is to act."""
    acting = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.actor)
    bots = or_(SEATS.c.bot != "", SEATS.c.stand_in != "")
    waiting = select(TABLES.c.id).join(SEATS, acting).where(TABLES.c.status == PLAYING, bots)
    return [str(table) for table in rows.execute(waiting).scalars()]


def insert_table(rows: Connection, table: TableData, entry: Entry) -> None:
    """Store a new table and its first entry."""
    values = _table_values(table, entry)
    fixed = {"id": table.id, "game": table.game, "wishes": table.setup, "created": table.created}
    rows.execute(insert(TABLES).values(**values, **fixed, head=table.head))
    _write_seats(rows, table)
    rows.execute(insert(ENTRIES).values(table_id=table.id, **entry._asdict()))


# Built once, because building these statements takes longer than executing them.
_INSERT_ENTRY = insert(ENTRIES)
_UPDATE_TABLE = update(TABLES).where(
    TABLES.c.id == bindparam("expected_id"), TABLES.c.number == bindparam("expected_number")
)


def append_entry(rows: Connection, table: TableData, entry: Entry, before: TableParts) -> None:
    """Store an entry, and what it has changed since `before`.

    Raise `ConflictError` if another process has added an entry meanwhile.
    """
    values = _table_values(table, entry)
    if table.frozen is not None:
        # A frozen table has no match, so the seat to act is unknown.
        del values["actor"]
    if table.head is not before.head:
        values["head"] = table.head
    if table.setup is not before.setup:
        values["wishes"] = table.setup
    follows = {"expected_id": table.id, "expected_number": entry.number - 1}
    if rows.execute(_UPDATE_TABLE, {**values, **follows}).rowcount != 1:
        raise ConflictError
    rows.execute(_INSERT_ENTRY, {"table_id": table.id, **entry._asdict()})
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
    """Delete a table with its entries, seats and guests."""
    for owned in (ENTRIES, SEATS, GUESTS):
        rows.execute(delete(owned).where(owned.c.table_id == table))
    rows.execute(delete(TABLES).where(TABLES.c.id == table))
