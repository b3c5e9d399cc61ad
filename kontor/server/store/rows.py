"""Reading and writing the rows of the store."""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, exists, func, insert, or_, select, update

from kontor.engine.protocol import Data
from kontor.server.errors import ConflictError
from kontor.server.models import (
    OVER,
    PLAYING,
    STAND_IN,
    WAITING,
    Change,
    Entry,
    Guest,
    Person,
    Seat,
    StoredTable,
    TableData,
)
from kontor.server.store.schema import ENTRIES, GUESTS, PERSONS, SEATS, SETTINGS, TABLES

_LISTED = 100
Extra = Callable[[Connection], None]
"""Something more to write in the same commit."""


def setting(rows: Connection, name: str, fresh: str) -> str:
    """A setting of the store; the fresh value if there is none yet."""
    found = rows.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar()
    if found is not None:
        return str(found)
    rows.execute(insert(SETTINGS).values(name=name, value=fresh))
    return fresh


def find_person(rows: Connection, hashed: str) -> Person | None:
    """The person with a key, if known."""
    found = rows.execute(select(PERSONS).where(PERSONS.c.key_hash == hashed)).mappings().first()
    return _person(found) if found else None


def find_persons(rows: Connection, ids: Sequence[int]) -> list[Person]:
    """Persons by their numbers."""
    found = rows.execute(select(PERSONS).where(PERSONS.c.id.in_(ids))).mappings()
    return [_person(row) for row in found]


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


def seats_held(rows: Connection, person: int) -> dict[str, list[int]]:
    """The seats that a person holds, by table; tables they only own have none."""
    held: dict[str, list[int]] = {table: [] for table in tables_of(rows, person)}
    for table, seat in rows.execute(select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.person == person)):
        held[table].append(seat)
    return held


def forget_person(rows: Connection, person: int, name: str, held: dict[str, list[int]]) -> None:
    """Delete all that is kept of a person: what they said is gone, and their seats have another name."""
    rows.execute(update(SEATS).where(SEATS.c.person == person).values(name=name, person=None))
    for table, seats in held.items():
        _rename_in_record(rows, table, seats, name)
        _leave_to_bot(rows, table, seats, name)
    _forget_entries(rows, person, name)
    rows.execute(delete(PERSONS).where(PERSONS.c.id == person))


def _leave_to_bot(rows: Connection, table: str, seats: list[int], name: str) -> None:
    """A seat in play that is still nobody's, because its table could not be changed in the usual way."""
    status = rows.execute(select(TABLES.c.status).where(TABLES.c.id == table)).scalar()
    if status == PLAYING and seats:
        empty = and_(SEATS.c.table_id == table, SEATS.c.seat.in_(seats), SEATS.c.person.is_(None), SEATS.c.bot == "")
        rows.execute(update(SEATS).where(empty).values(name=name, bot=STAND_IN, stand_in=""))


def _rename_in_record(rows: Connection, table: str, seats: list[int], name: str) -> None:
    head = rows.execute(select(TABLES.c.head).where(TABLES.c.id == table)).scalar()
    if head is not None:
        players = [name if seat in seats else player for seat, player in enumerate(head["players"])]
        rows.execute(update(TABLES).where(TABLES.c.id == table).values(head={**head, "players": players}))


def _forget_entries(rows: Connection, person: int, name: str) -> None:
    """A person's own entries lose their name and what was said; nobody else's bear it."""
    own = ENTRIES.c.person == person
    for entry in rows.execute(select(ENTRIES).where(own)).mappings().all():
        data = dict(entry["data"])
        if "name" in data:
            data["name"] = name
        if entry["kind"] == "chat":
            data["text"] = ""
        at = and_(ENTRIES.c.table_id == entry["table_id"], ENTRIES.c.number == entry["number"])
        rows.execute(update(ENTRIES).where(at).values(data=data, person=None, sender=None))


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


def with_seats(rows: Connection, found: list[Data]) -> list[tuple[Data, list[Seat]]]:
    """Rows of tables with their seats."""
    seats: dict[str, list[Seat]] = {row["id"]: [] for row in found}
    for row in rows.execute(select(SEATS).where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.seat)).mappings():
        seats[row["table_id"]].append(_seat(row))
    return [(row, seats[row["id"]]) for row in found]


def wishes_of(rows: Connection, table: str) -> Data | None:
    """How a table was asked for; nothing if there is none of that name."""
    found: Data | None = rows.execute(select(TABLES.c.wishes).where(TABLES.c.id == table)).scalar()
    return found


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
    seat = Seat(row["name"], row["person"], row["bot"], row["stand_in"])
    seat.spent, seat.link = row["spent"], row["link"]
    return seat


def _entry(row: Any) -> Entry:
    names = ("number", "revision", "kind", "seat", "person", "sender", "data", "at")
    return Entry(*[row[name] for name in names])


def deadlines(rows: Connection) -> list[tuple[str, float]]:
    """Every table whose clock is running."""
    running = select(TABLES.c.id, TABLES.c.deadline).where(TABLES.c.deadline.is_not(None))
    return [(row[0], row[1]) for row in rows.execute(running)]


def in_play(rows: Connection) -> list[tuple[str, int]]:
    """Every table in play at which a bot has the seat to act."""
    acting = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.actor)
    bots = or_(SEATS.c.bot != "", SEATS.c.stand_in != "")
    found = select(TABLES.c.id, TABLES.c.actor).join(SEATS, acting).where(TABLES.c.status == PLAYING, bots)
    return [(row[0], row[1]) for row in rows.execute(found)]


def count_tables(rows: Connection) -> dict[str, int]:
    """How many tables there are, by status."""
    found = rows.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
    return {WAITING: 0, PLAYING: 0, OVER: 0} | {str(status): int(count) for status, count in found}


def insert_table(rows: Connection, table: TableData, entry: Entry) -> None:
    """Keep a new table and its first entry."""
    values = _table_values(table, entry)
    fixed = {"id": table.id, "game": table.game, "wishes": table.wishes, "created": table.created}
    rows.execute(insert(TABLES).values(**values, **fixed, head=table.head))
    _write_seats(rows, table)
    rows.execute(insert(ENTRIES).values(table_id=table.id, **entry._asdict()))


# Made once: putting them together takes longer than running them.
_ENTRY = insert(ENTRIES)
_NEXT = update(TABLES).where(TABLES.c.id == bindparam("its_id"), TABLES.c.number == bindparam("its_number"))


def append_entry(rows: Connection, table: TableData, entry: Entry, change: Change, extra: Extra | None) -> None:
    """Keep an entry, and what it changes of its table; raises if somebody else has added one meanwhile."""
    values = _table_values(table, entry)
    if change.head:
        values["head"] = table.head
    follows = {"its_id": table.id, "its_number": entry.number - 1}
    if rows.execute(_NEXT, {**values, **follows}).rowcount != 1:
        raise ConflictError
    rows.execute(_ENTRY, {"table_id": table.id, **entry._asdict()})
    if change.seats:
        _write_seats(rows, table)
    if extra is not None:
        extra(rows)


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
    values = [
        {
            "table_id": table.id,
            "seat": index,
            "name": seat.name,
            "person": seat.person,
            "bot": seat.bot,
            "stand_in": seat.stand_in,
            "spent": seat.spent,
            "link": seat.link,
        }
        for index, seat in enumerate(table.seats)
    ]
    rows.execute(insert(SEATS), values)


def write_wishes(rows: Connection, table: str, wishes: Data) -> None:
    """Keep what is wished for at a table."""
    rows.execute(update(TABLES).where(TABLES.c.id == table).values(wishes=wishes))


def write_guest(rows: Connection, table: str, person: int, guest: Guest) -> None:
    """Keep what is known of a guest."""
    rows.execute(delete(GUESTS).where(GUESTS.c.table_id == table, GUESTS.c.person == person))
    values = {"table_id": table, "person": person, "muted": guest.muted, "removed": guest.removed}
    rows.execute(insert(GUESTS).values(**values))


def delete_table(rows: Connection, table: str) -> None:
    """Delete a table with all that belongs to it."""
    for owned in (ENTRIES, SEATS, GUESTS):
        rows.execute(delete(owned).where(owned.c.table_id == table))
    rows.execute(delete(TABLES).where(TABLES.c.id == table))
