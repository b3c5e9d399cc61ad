"""Backup and restore of a store, and pruning of old tables and persons.

A backup is a gzipped file of JSON lines, one per row. The format is the same for every kind of store, so a backup can
move data from SQLite to PostgreSQL and back.
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
from kontor.server.store.database import known_versions, migrate, stored_version
from kontor.server.store.rows import delete_table
from kontor.server.store.schema import BACKED_UP, ENTRIES, GUESTS, PERSONS, SEATS, TABLES

_VERSION = 1
_BATCH_SIZE = 500
_INTEGER_LIMIT = 2**31
"""Exclusive upper bound of PostgreSQL's INTEGER."""
_FLOAT_LIMIT = 2**53
"""Exclusive upper bound of times. No time is that late."""
_NOT_STORABLE = re.compile("[\0\ud800-\udfff]")
"""Characters that JSON can encode but a store cannot hold: NUL and lone surrogates."""
Tick = Callable[[], None]
"""Called after each row, to show progress."""


def count_rows(engine: Engine) -> int:
    """Return the number of rows that a backup would have."""
    with engine.connect() as connection:
        counts = [select(func.count()).select_from(table) for table in BACKED_UP.values()]
        return sum(int(connection.execute(count).scalar_one()) for count in counts)


def back_up(engine: Engine, path: Path, tick: Tick) -> int:
    """Write a consistent snapshot of all rows to a file and return their number.

    The server may keep running. Only the owner of the file may read it. Raise `FormError` if a row cannot be read.
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
    file.write(json.dumps({"kontor_backup": _VERSION, "form": stored_version(connection)}) + "\n")
    count = 0
    for table in BACKED_UP.values():
        for row in connection.execution_options(yield_per=_BATCH_SIZE).execute(select(table)).mappings():
            file.write(json.dumps([table.name, dict(row)]) + "\n")
            count += 1
            tick()
    file.write(json.dumps({"rows": count}) + "\n")
    return count


def restore(engine: Engine, path: Path, tick: Tick) -> int:
    """Fill an empty store from a backup, completely or not at all, and return the number of rows."""
    lines = _read_lines(path)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("kontor_backup") != _VERSION:
        raise FormError("server:backup", "backup-form")
    version = head.get("form")
    if not isinstance(version, str):
        raise _broken()
    if version not in known_versions():
        raise FormError("server:backup", "store-newer")
    migrate(engine, version)
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
        # The store rejects a row: it is a duplicate, or refers to a row that does not exist.
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
    """Insert the rows. The store has the schema of the backup, which may be older than ours and lack some tables."""
    inspector = inspect(connection)
    stored_columns = {
        name: {column["name"] for column in inspector.get_columns(name)} for name in inspector.get_table_names()
    }
    for emptied in reversed(BACKED_UP.values()):
        if emptied.name in stored_columns:
            connection.execute(delete(emptied))
    batch: list[Data] = []
    name = ""
    for count, line in enumerate(lines):
        if isinstance(line, dict):
            _insert(connection, name, batch)
            # Reading to the end of the file also verifies its checksum.
            if line.get("rows") != count or next(lines, None) is not None:
                break
            _set_sequence(connection)
            return count
        table, row = _read_row(line, stored_columns)
        if table != name or len(batch) >= _BATCH_SIZE:
            _insert(connection, name, batch)
            name, batch = table, []
        batch.append(row)
        tick()
    raise _broken()


def _read_row(line: object, stored_columns: dict[str, set[str]]) -> tuple[str, Data]:
    """Return the name of a database table and a row that fits it. Needed because SQLite accepts almost any value."""
    match line:
        case [str(name), dict(row)] if name in BACKED_UP and row.keys() == stored_columns.get(name):
            columns = BACKED_UP[name].columns
            if all(column in columns and _fits(columns[column], value) for column, value in row.items()):
                return name, row
    raise _broken()


def _fits(column: Column[Any], value: object) -> bool:
    """Return whether a value from a backup is valid for a column."""
    if value is None:
        return bool(column.nullable)
    kind = dict if isinstance(column.type, JSON) else column.type.python_type
    if kind is float and isinstance(value, int | float) and not isinstance(value, bool):
        # This also rejects NaN, which Python reads from JSON: no comparison with it is true.
        return abs(value) < _FLOAT_LIMIT
    if type(value) is not kind:
        return False
    if isinstance(value, str):
        length = column.type.length if isinstance(column.type, String) else None
        return (length is None or len(value) <= length) and not _NOT_STORABLE.search(value)
    return not isinstance(value, int) or abs(value) < _INTEGER_LIMIT


def _insert(connection: Connection, name: str, values: list[Data]) -> None:
    if values:
        connection.execute(insert(BACKED_UP[name]), values)


def _set_sequence(connection: Connection) -> None:
    """Let the ids of new persons follow the greatest one."""
    if connection.dialect.name == "postgresql":
        greatest = "SELECT setval(pg_get_serial_sequence('persons', 'id'), (SELECT max(id) FROM persons))"
        connection.execute(text(greatest))


class Pruned(NamedTuple):
    """How much was deleted, or would be."""

    tables: int
    persons: int


def prune(engine: Engine, before: float, kinds: list[str], really: bool) -> Pruned:
    """Delete tables with these statuses that are older than `before`, and inactive persons without a table.

    Unless `really` is set, everything is rolled back and only counted.
    """
    old = and_(TABLES.c.status.in_(kinds), TABLES.c.changed < before)
    with engine.connect().execution_options(kontor_writes=True) as connection, connection.begin() as change:
        tables = [str(table) for table in connection.execute(select(TABLES.c.id).where(old)).scalars()]
        for table in tables:
            delete_table(connection, table)
        owners = select(TABLES.c.owner).where(TABLES.c.owner.is_not(None))
        seated = select(SEATS.c.person).where(SEATS.c.person.is_not(None))
        # Others play their seats, but they may take them back.
        holders = select(SEATS.c.holder).where(SEATS.c.holder.is_not(None))
        idle = and_(PERSONS.c.seen < before, *(PERSONS.c.id.not_in(needed) for needed in (owners, seated, holders)))
        persons = [int(person) for person in connection.execute(select(PERSONS.c.id).where(idle)).scalars()]
        for person in persons:
            connection.execute(delete(GUESTS).where(GUESTS.c.person == person))
            connection.execute(update(ENTRIES).where(ENTRIES.c.person == person).values(person=None))
            connection.execute(delete(PERSONS).where(PERSONS.c.id == person))
        if not really:
            change.rollback()
    return Pruned(len(tables), len(persons))
