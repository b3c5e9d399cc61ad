"""Reading and writing the rows of the store."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

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
from kontor.server.store.schema import ENTRIES, GUESTS, NOTICES, PERSONS, SEATS, TABLES, VISITS

_MOST_LISTED = 100


def find_person(rows: Connection, hashed: str) -> Person | None:
    """Return the person with this hash of a key, or None."""
    row = rows.execute(select(PERSONS).where(PERSONS.c.key_hash == hashed)).mappings().first()
    return _person(row) if row else None


def find_persons(rows: Connection, ids: Sequence[int]) -> list[Person]:
    """Return persons by their ids."""
    return [_person(row) for row in rows.execute(select(PERSONS).where(PERSONS.c.id.in_(ids))).mappings()]


def _person(row: Any) -> Person:
    return Person(row["id"], row["name"], row["language"], row["webhook"], row["seen"])


def key_hashes(rows: Connection, persons: Sequence[int]) -> dict[int, str]:
    """Return the hashes of the keys of persons. Deleted persons are missing."""
    known = select(PERSONS.c.id, PERSONS.c.key_hash).where(PERSONS.c.id.in_(persons))
    return {row[0]: row[1] for row in rows.execute(known)}


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
    """Return the ids of all tables at which a person has a seat, even one that others play, or which they own."""
    seated = select(SEATS.c.table_id).where(or_(SEATS.c.person == person, SEATS.c.holder == person))
    own = select(TABLES.c.id).where(or_(TABLES.c.owner == person, TABLES.c.id.in_(seated)))
    return [str(table) for table in rows.execute(own).scalars()]


def count_owned_tables(rows: Connection, person: int) -> int:
    """Return how many tables a person owns."""
    return int(rows.execute(select(func.count()).select_from(TABLES).where(TABLES.c.owner == person)).scalar_one())


def stored_bytes(rows: Connection, person: int) -> int:
    """Return how many bytes the tables of a person take up."""
    owned = select(func.coalesce(func.sum(TABLES.c.size), 0)).where(TABLES.c.owner == person)
    return int(rows.execute(owned).scalar_one())


def list_tables(rows: Connection, person: int | None, damaged: Collection[str] = ()) -> list[tuple[Data, list[Seat]]]:
    """Return the tables that a person sees in the lobby, latest first: own, watched and public ones.

    The `damaged` ones are left out.
    """
    has_seat = or_(SEATS.c.person == person, SEATS.c.holder == person)
    seated = exists().where(and_(SEATS.c.table_id == TABLES.c.id, has_seat))
    watched = exists().where(and_(GUESTS.c.table_id == TABLES.c.id, GUESTS.c.person == person, ~GUESTS.c.removed))
    public = and_(TABLES.c.public, TABLES.c.status.in_([WAITING, PLAYING]))
    visible = or_(public, TABLES.c.owner == person, seated, watched) if person is not None else public
    columns = [TABLES.c[name] for name in SUMMARY_COLUMNS]
    shown = and_(visible, TABLES.c.id.not_in(damaged))
    query = select(*columns).where(shown).order_by(TABLES.c.changed.desc()).limit(_MOST_LISTED)
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


def stored_number(rows: Connection, table: str) -> int | None:
    """Return the number of the last entry of a table, or None if there is no such table."""
    number: int | None = rows.execute(_SELECT_NUMBER, {"table": table}).scalar()
    return number


_SELECT_NUMBER = select(TABLES.c.number).where(TABLES.c.id == bindparam("table"))


def entries_after(rows: Connection, table: str, number: int) -> list[Entry] | None:
    """Return the entries of a table after a number, or None if there is no such table."""
    stored = stored_number(rows, table)
    if stored is None or stored == number:
        return None if stored is None else []
    later = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number > number).order_by(ENTRIES.c.number)
    return [_entry(entry) for entry in rows.execute(later).mappings()]


def _seat(row: Any) -> Seat:
    return Seat(**{name: row[name] for name in Seat._fields})


def _entry(row: Any) -> Entry:
    return Entry(**{name: row[name] for name in Entry._fields})


def deadlines(rows: Connection) -> list[tuple[str, float, float, float]]:
    """Return the tables whose clock is running, with its start, the time of their last entry, and their deadlines."""
    last = and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.number == TABLES.c.number)
    columns = select(TABLES.c.id, TABLES.c.since, ENTRIES.c.at, TABLES.c.deadline).join(ENTRIES, last)
    running = columns.where(TABLES.c.deadline.is_not(None))
    return [(row[0], row[1], row[2], row[3]) for row in rows.execute(running)]


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
_EXPECTED = and_(TABLES.c.id == bindparam("expected_id"), TABLES.c.number == bindparam("expected_number"))
_UPDATE_TABLE = update(TABLES).where(_EXPECTED)
_LOCKED = select(TABLES.c.id).where(_EXPECTED).with_for_update(skip_locked=True, key_share=True).scalar_subquery()
_UPDATE_SHARED_TABLE = update(TABLES).where(TABLES.c.id == _LOCKED)
"""Skips a table that another server is writing to. Waiting would delay the other writes of the same transaction, and
two servers that wait for each other would be a deadlock."""


def append_entry(rows: Connection, table: TableData, entry: Entry, before: TableParts) -> None:
    """Store an entry, and what it has changed since `before`.

    Raise `ConflictError` if another process has added an entry meanwhile, or is adding one.
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
    guarded = _UPDATE_SHARED_TABLE if rows.dialect.name == "postgresql" else _UPDATE_TABLE
    if rows.execute(guarded, {**values, **follows}).rowcount != 1:
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
        "size": table.size,
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


def record_visit(rows: Connection, table: str, person: int, at: float) -> None:
    """Store when a person last looked at a table."""
    insert_visit = (postgresql if rows.dialect.name == "postgresql" else sqlite).insert(VISITS)
    upsert = insert_visit.on_conflict_do_update(index_elements=["table_id", "person"], set_={"at": at})
    rows.execute(upsert.values(table_id=table, person=person, at=at))


def visits(rows: Connection, table: str) -> dict[int, float]:
    """Return when each player last looked at a table."""
    stored = select(VISITS.c.person, VISITS.c.at).where(VISITS.c.table_id == table)
    return {row[0]: row[1] for row in rows.execute(stored)}


def delete_table(rows: Connection, table: str, number: int | None = None) -> None:
    """Delete a table with its entries, seats and guests. Raise `ConflictError` if it is no longer at a number."""
    # Lock it first, as `append_entry` does, so that no deadlock is possible.
    stored = rows.execute(select(TABLES.c.number).where(TABLES.c.id == table).with_for_update()).scalar()
    if stored is not None and number not in (None, stored):
        raise ConflictError
    for owned in (ENTRIES, SEATS, GUESTS, VISITS, NOTICES):
        rows.execute(delete(owned).where(owned.c.table_id == table))
    rows.execute(delete(TABLES).where(TABLES.c.id == table))
