"""Quick checks of a store that is in use: the pages of a SQLite file, and the rows of a few tables at a time.

The checks run inside the database, which neither holds the lock of the interpreter nor builds objects.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Float,
    Integer,
    LargeBinary,
    Select,
    Table,
    and_,
    cast,
    func,
    not_,
    or_,
    select,
    type_coerce,
)
from sqlalchemy.exc import SQLAlchemyError

from kontor.server.store.database import is_damage
from kontor.server.store.schema import ENTRIES, GUESTS, SEATS, TABLES

_STEPS = 20_000
"""Steps of SQLite's virtual machine between two looks at the time."""
_MOST_PROBLEMS = 20
_OWNED: tuple[tuple[Table, Column[Any]], ...] = (
    (TABLES, TABLES.c.id),
    (SEATS, SEATS.c.table_id),
    (GUESTS, GUESTS.c.table_id),
    (ENTRIES, ENTRIES.c.table_id),
)


def check_pages(path: Path, seconds: float, thorough: bool = False) -> tuple[list[str], bool]:
    """Return what SQLite finds wrong with the pages of a file, and whether it could finish within the time.

    A thorough check also compares the indexes with the rows.
    """
    end = monotonic() + seconds
    pragma = "integrity_check" if thorough else "quick_check"
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.set_progress_handler(lambda: monotonic() > end, _STEPS)
            # What SQLite says about garbage may quote it.
            connection.text_factory = partial(str, encoding="utf-8", errors="replace")
            found = [str(row[0]) for row in connection.execute(f"PRAGMA {pragma}({_MOST_PROBLEMS})")]
    except UnicodeDecodeError as error:
        return [str(error)], True
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_INTERRUPT:
            return [], False
        return ([str(error)], True) if is_damage(error) else ([], False)
    return [line for line in found if line != "ok"], True


def next_tables(connection: Connection, after: str, most: int) -> list[str]:
    """Return the next ids of tables, in order."""
    query = select(TABLES.c.id).where(TABLES.c.id > after).order_by(TABLES.c.id).limit(most)
    return [str(table) for table in connection.execute(query).scalars()]


def damaged_tables(connection: Connection, tables: Sequence[str]) -> set[str]:
    """Return which of these tables lack rows, or have rows with values of a wrong type or that cannot be read."""
    try:
        return {str(table) for query in _queries(connection, tables) for table in connection.execute(query).scalars()}
    except SQLAlchemyError as error:
        if not is_damage(error):
            raise
    if len(tables) == 1:
        return set(tables)
    return {table for one in tables for table in damaged_tables(connection, [one])}


def _queries(connection: Connection, tables: Sequence[str]) -> list[Select[Any]]:
    queries = [_numbered(ENTRIES, ENTRIES.c.number, 1, tables), _numbered(SEATS, SEATS.c.seat, 0, tables)]
    if connection.dialect.name == "sqlite":
        # PostgreSQL enforces types itself.
        for table, owner in _OWNED:
            invalid = or_(*(not_(_valid(column)) for column in table.columns))
            queries.append(select(owner).where(owner.in_(tables), invalid).distinct())
    return queries


def _numbered(owned: Table, number: Column[Any], first: int, tables: Sequence[str]) -> Select[Any]:
    """Return a query for tables whose rows are not numbered without gaps: entries up to the number of the last one."""
    columns = func.count().label("count"), func.min(number).label("least"), func.max(number).label("most")
    counted = select(owned.c.table_id, *columns).where(owned.c.table_id.in_(tables)).group_by(owned.c.table_id)
    rows = counted.subquery()
    gap = or_(rows.c.count.is_(None), rows.c.least != first, rows.c.most != rows.c.count + first - 1)
    if owned is ENTRIES:
        gap = or_(gap, rows.c.count != TABLES.c.number)
    return select(TABLES.c.id).outerjoin(rows, rows.c.table_id == TABLES.c.id).where(TABLES.c.id.in_(tables), gap)


def _valid(column: Column[Any]) -> ColumnElement[bool]:
    """Return the condition that a value is valid for a column. SQLite stores any value in any column."""
    kind = func.typeof(column)
    if isinstance(column.type, JSON):
        # A value that is no JSON has no JSON type.
        valid: ColumnElement[bool] = and_(kind == "text", func.json_valid(type_coerce(column, Float)) == 1)
    elif isinstance(column.type, Boolean):
        valid = and_(kind == "integer", type_coerce(column, Integer).in_([0, 1]))
    elif isinstance(column.type, Float):
        valid = kind.in_(["real", "integer"])
    elif column.type.python_type is int:
        valid = kind == "integer"
    else:
        valid = kind == "text"
        if column.table in (TABLES, SEATS):
            # One of these would make a list of tables unreadable.
            valid = and_(valid, func.kontor_is_utf8(cast(column, LargeBinary)) == 1)
    return or_(kind == "null", valid) if column.nullable else valid
