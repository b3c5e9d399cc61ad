"""Backups of a store and their return, and clearing out what nobody needs any more.

A backup is one file for every kind of store: packed lines of JSON, a row in each. A store can so move from SQLite to
PostgreSQL and back.
"""

import gzip
import json
import os
import re
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any, NamedTuple

from sqlalchemy import (
    JSON,
    Column,
    Connection,
    Engine,
    String,
    and_,
    delete,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from kontor.engine.errors import FormError
from kontor.engine.protocol import Data
from kontor.server.store.database import form_of, known_forms, migrate
from kontor.server.store.rows import delete_table
from kontor.server.store.schema import ENTRIES, GUESTS, METADATA, PERSONS, SEATS, TABLES

_VERSION = 1
_AT_ONCE = 500
_BEYOND = 2**31
"""PostgreSQL has no whole numbers from here on."""
_FAR = 2**53
"""No instant is so late."""
_UNKEPT = re.compile("[\0\ud800-\udfff]")
"""Signs that JSON can spell and a store cannot keep."""
Tick = Callable[[], None]
"""Called after each row, to show that something goes on."""


def count_rows(engine: Engine) -> int:
    """How many rows a backup would have."""
    with engine.connect() as connection:
        counts = [select(func.count()).select_from(table) for table in METADATA.sorted_tables]
        return sum(int(connection.execute(count).scalar_one()) for count in counts)


def back_up(engine: Engine, path: Path, tick: Tick) -> int:
    """Write all rows to a file, as they stood at one moment; the server may go on meanwhile. Gives their number.

    Nobody but its owner may read the file. Raises `FormError` if a row cannot be read.
    """
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.unlink(missing_ok=True)
        with engine.connect() as connection, open(part, "xb", opener=_open_private) as raw:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            with gzip.open(raw, "wt", encoding="utf-8") as file:
                count = _write_rows(connection, file, tick)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(path)
    except (ValueError, TypeError, SQLAlchemyError):
        raise FormError("server:backup", "backup-unreadable") from None
    finally:
        part.unlink(missing_ok=True)
    return count


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _write_rows(connection: Connection, file: IO[str], tick: Tick) -> int:
    file.write(json.dumps({"kontor_backup": _VERSION, "form": form_of(connection)}) + "\n")
    count = 0
    for table in METADATA.sorted_tables:
        for row in connection.execution_options(yield_per=_AT_ONCE).execute(select(table)).mappings():
            file.write(json.dumps([table.name, dict(row)]) + "\n")
            count += 1
            tick()
    file.write(json.dumps({"rows": count}) + "\n")
    return count


def restore(engine: Engine, path: Path, tick: Tick) -> int:
    """Fill an empty store from a backup, whole or not at all; gives the number of rows."""
    lines = _read_lines(path)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("kontor_backup") != _VERSION:
        raise FormError("server:backup", "backup-form")
    form = head.get("form")
    if not isinstance(form, str):
        raise _broken()
    if form not in known_forms():
        raise FormError("server:backup", "store-newer")
    migrate(engine, form)
    try:
        with engine.connect().execution_options(kontor_writes=True) as connection, connection.begin():
            if any(
                connection.execute(select(func.count()).select_from(table)).scalar_one() for table in (PERSONS, TABLES)
            ):
                raise FormError("server:backup", "backup-not-empty")
            count = _fill(connection, lines, tick)
    except OperationalError:
        raise FormError("server:store", "store-closed") from None
    except SQLAlchemyError as error:
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            raise FormError("server:store", "store-closed") from None
        # The store does not take a row: one is there twice, or belongs to something that is not there.
        raise _broken() from None
    migrate(engine)
    return count


def _broken() -> FormError:
    return FormError("server:backup", "backup-broken")


def _read_lines(path: Path) -> Iterator[object]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except FileNotFoundError:
        raise FormError("server:backup", "file-missing") from None
    except (OSError, EOFError, ValueError, RecursionError, zlib.error):
        raise _broken() from None


def _fill(connection: Connection, lines: Iterator[object], tick: Tick) -> int:
    """Insert the rows. The store has the form of the backup, which may be older than ours and lack some tables."""
    inspector = inspect(connection)
    present = {name: {column["name"] for column in inspector.get_columns(name)} for name in inspector.get_table_names()}
    for table in reversed(METADATA.sorted_tables):
        if table.name in present:
            connection.execute(delete(table))
    waiting: list[Data] = []
    name = ""
    for count, line in enumerate(lines):
        if isinstance(line, dict):
            _insert(connection, name, waiting)
            # Reading on to the end of the file also compares its check sum.
            if line.get("rows") != count or next(lines, None) is not None:
                break
            _set_sequence(connection)
            return count
        table, row = _read_row(line, present)
        if table != name or len(waiting) >= _AT_ONCE:
            _insert(connection, name, waiting)
            name, waiting = table, []
        waiting.append(row)
        tick()
    raise _broken()


def _read_row(line: object, present: dict[str, set[str]]) -> tuple[str, Data]:
    """The name of a table of the store, and a row that fits there; SQLite would take almost anything."""
    match line:
        case [str(name), dict(row)] if name in METADATA.tables and row.keys() == present.get(name):
            columns = METADATA.tables[name].columns
            if all(column in columns and _fits(columns[column], value) for column, value in row.items()):
                return name, row
    raise _broken()


def _fits(column: Column[Any], value: object) -> bool:
    """Whether a value of a backup is one for this column."""
    if value is None:
        return bool(column.nullable)
    kind = dict if isinstance(column.type, JSON) else column.type.python_type
    if kind is float and isinstance(value, int | float) and not isinstance(value, bool):
        # Neither is NaN, which Python reads in JSON, less than anything.
        return abs(value) < _FAR
    if type(value) is not kind:
        return False
    if isinstance(value, str):
        length = column.type.length if isinstance(column.type, String) else None
        return (length is None or len(value) <= length) and not _UNKEPT.search(value)
    return not isinstance(value, int) or abs(value) < _BEYOND


def _insert(connection: Connection, name: str, values: list[Data]) -> None:
    if values:
        connection.execute(insert(METADATA.tables[name]), values)


def _set_sequence(connection: Connection) -> None:
    """The next person's number follows the greatest."""
    if connection.dialect.name == "postgresql":
        greatest = "SELECT setval(pg_get_serial_sequence('persons', 'id'), (SELECT max(id) FROM persons))"
        connection.execute(text(greatest))


class Pruned(NamedTuple):
    """What was, or would be, cleared out."""

    tables: int
    persons: int


def prune(engine: Engine, before: float, kinds: list[str], really: bool) -> Pruned:
    """Delete tables of these kinds that have not changed since then, and persons who are at no table."""
    old = and_(TABLES.c.status.in_(kinds), TABLES.c.changed < before)
    with engine.connect().execution_options(kontor_writes=True) as connection, connection.begin() as change:
        tables = [str(table) for table in connection.execute(select(TABLES.c.id).where(old)).scalars()]
        for table in tables:
            delete_table(connection, table)
        owners = select(TABLES.c.owner).where(TABLES.c.owner.is_not(None))
        seated = select(SEATS.c.person).where(SEATS.c.person.is_not(None))
        idle = and_(PERSONS.c.seen < before, PERSONS.c.id.not_in(owners), PERSONS.c.id.not_in(seated))
        persons = [int(person) for person in connection.execute(select(PERSONS.c.id).where(idle)).scalars()]
        for person in persons:
            connection.execute(delete(GUESTS).where(GUESTS.c.person == person))
            connection.execute(update(ENTRIES).where(ENTRIES.c.person == person).values(person=None))
            connection.execute(delete(PERSONS).where(PERSONS.c.id == person))
        if not really:
            change.rollback()
    return Pruned(len(tables), len(persons))
