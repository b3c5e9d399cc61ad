"""Backups of a store and their return, and clearing out what nobody needs any more.

A backup is one file for every kind of store: packed lines of JSON, a row in each. A store can so move from SQLite to
PostgreSQL and back.
"""

import gzip
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, NamedTuple

from sqlalchemy import Connection, Engine, and_, delete, func, insert, inspect, select, text, update

from kontor.server.engine import form_of, known_forms, migrate
from kontor.server.rows import delete_table
from kontor.server.schema import ENTRIES, GUESTS, METADATA, PERSONS, SEATS, TABLES
from kontor.table.errors import FormError
from kontor.table.protocol import Data

_VERSION = 1
_AT_ONCE = 500
Tick = Callable[[], None]
"""Called after each row, to show that something goes on."""


def count_rows(engine: Engine) -> int:
    """How many rows a backup would have."""
    with engine.connect() as found:
        counts = [select(func.count()).select_from(table) for table in METADATA.sorted_tables]
        return sum(int(found.execute(count).scalar_one()) for count in counts)


def back_up(engine: Engine, path: Path, tick: Tick) -> int:
    """Write all rows to a file, as they stood at one moment; the server may go on meanwhile. Gives their number."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with engine.connect() as found, part.open("wb") as raw:
            if engine.dialect.name == "postgresql":
                found.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            with gzip.open(raw, "wt", encoding="utf-8") as file:
                count = _write_rows(found, file, tick)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return count


def _write_rows(found: Connection, file: IO[str], tick: Tick) -> int:
    file.write(json.dumps({"kontor_backup": _VERSION, "form": form_of(found)}) + "\n")
    count = 0
    for table in METADATA.sorted_tables:
        for row in found.execution_options(yield_per=_AT_ONCE).execute(select(table)).mappings():
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
    if head.get("form") not in known_forms():
        raise FormError("server:backup", "store-newer")
    migrate(engine, str(head["form"]))
    with engine.connect().execution_options(kontor_writes=True) as found, found.begin():
        if found.execute(select(func.count()).select_from(PERSONS)).scalar_one():
            raise FormError("server:backup", "backup-not-empty")
        count = _fill(found, lines, tick)
    migrate(engine)
    return count


def _read_lines(path: Path) -> Iterator[object]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except FileNotFoundError:
        raise FormError("server:backup", "file-missing") from None
    except (OSError, EOFError, ValueError):
        raise FormError("server:backup", "backup-broken") from None


def _fill(found: Connection, lines: Iterator[object], tick: Tick) -> int:
    """Insert the rows. The store has the form of the backup, which may be older than ours and lack some tables."""
    present = inspect(found).get_table_names()
    for table in reversed(METADATA.sorted_tables):
        if table.name in present:
            found.execute(delete(table))
    waiting: list[Data] = []
    name = ""
    for count, line in enumerate(lines):
        if isinstance(line, dict):
            _insert(found, name, waiting)
            if line.get("rows") != count:
                break
            _set_sequence(found)
            return count
        if not (isinstance(line, list) and len(line) == 2 and line[0] in METADATA.tables and isinstance(line[1], dict)):
            raise FormError("server:backup", "backup-broken")
        if line[0] != name or len(waiting) >= _AT_ONCE:
            _insert(found, name, waiting)
            name, waiting = line[0], []
        waiting.append(line[1])
        tick()
    raise FormError("server:backup", "backup-broken")


def _insert(found: Connection, name: str, values: list[Data]) -> None:
    if values:
        found.execute(insert(METADATA.tables[name]), values)


def _set_sequence(found: Connection) -> None:
    """The next person's number follows the greatest."""
    if found.dialect.name == "postgresql":
        greatest = "SELECT setval(pg_get_serial_sequence('persons', 'id'), (SELECT max(id) FROM persons))"
        found.execute(text(greatest))


class Pruned(NamedTuple):
    """What was, or would be, cleared out."""

    tables: int
    persons: int


def prune(engine: Engine, before: float, kinds: list[str], really: bool) -> Pruned:
    """Clear out tables of these kinds that nothing happened at since then, and persons who are at no table."""
    old = and_(TABLES.c.status.in_(kinds), TABLES.c.changed < before)
    with engine.connect().execution_options(kontor_writes=True) as found, found.begin() as change:
        tables = [str(table) for table in found.execute(select(TABLES.c.id).where(old)).scalars()]
        for table in tables:
            delete_table(found, table)
        owners = select(TABLES.c.owner).where(TABLES.c.owner.is_not(None))
        seated = select(SEATS.c.person).where(SEATS.c.person.is_not(None))
        idle = and_(PERSONS.c.seen < before, PERSONS.c.id.not_in(owners), PERSONS.c.id.not_in(seated))
        persons = [int(person) for person in found.execute(select(PERSONS.c.id).where(idle)).scalars()]
        for person in persons:
            found.execute(delete(GUESTS).where(GUESTS.c.person == person))
            found.execute(update(ENTRIES).where(ENTRIES.c.person == person).values(person=None))
            found.execute(delete(PERSONS).where(PERSONS.c.id == person))
        if not really:
            change.rollback()
    return Pruned(len(tables), len(persons))
