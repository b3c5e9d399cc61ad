"""Reads what is left of a damaged store, row by row, around everything that cannot be read."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from sqlalchemy import Column, ColumnElement, Engine, Select, func, select
from sqlalchemy.exc import SQLAlchemyError

from kontor.server.store.schema import ENTRIES, GUESTS, METADATA, PERSONS, SEATS, TABLES

_OWNERS = (TABLES.c.id, SEATS.c.table_id, ENTRIES.c.table_id, GUESTS.c.table_id)


class Remains(NamedTuple):
    """What is left of a table: whether its own row can be read, its entries, and how many entries it had at least.

    The game is an empty string if it cannot be read.
    """

    game: str
    rules: int
    row: bool
    entries: list[int]
    total: int

    @property
    def lost(self) -> list[int]:
        """Return the numbers of entries that are missing or cannot be read."""
        return sorted({*range(1, self.total + 1)} - {*self.entries})


def table_ids(engine: Engine) -> list[str]:
    """Return the ids of all tables of which anything can be found, in order."""
    return sorted({value for column in _OWNERS for value in _values(engine, column) if isinstance(value, str)})


def remains_of(engine: Engine, table: str) -> Remains:
    """Return what is left of a table."""
    own, of_entries = TABLES.c.id == table, ENTRIES.c.table_id == table
    row = _reads(engine, select(TABLES).where(own))
    found = _numbers(engine, ENTRIES.c.number, of_entries)
    one_by_one = ((number, select(ENTRIES).where(of_entries, ENTRIES.c.number == number)) for number in found)
    readable = [number for number, query in one_by_one if _reads(engine, query)]
    total = max([0, *found, *_numbers(engine, TABLES.c.number, own)])
    game = next((value for value in _values(engine, TABLES.c.game, own) if isinstance(value, str)), "")
    rules = next(iter(_numbers(engine, TABLES.c.rules, own)), 0)
    return Remains(game, rules, row, readable, total)


def _numbers(engine: Engine, column: Column[Any], condition: ColumnElement[bool]) -> list[int]:
    return sorted(value for value in _values(engine, column, condition) if isinstance(value, int) and value > 0)


def is_mentioned(engine: Engine, table: str) -> bool:
    """Return whether any row of a table can be found."""
    return any(_values(engine, column, column == table) for column in _OWNERS)


def unreadable_persons(engine: Engine) -> int:
    """Return how many persons can be found but not read."""
    ids = _values(engine, PERSONS.c.id)
    return sum(not _reads(engine, select(PERSONS).where(PERSONS.c.id == person)) for person in ids)


def unreadable_database_tables(engine: Engine) -> list[str]:
    """Return the names of database tables of which not even the number of rows can be read."""
    return [
        table.name for table in METADATA.sorted_tables if not _reads(engine, select(func.count()).select_from(table))
    ]


def _reads(engine: Engine, query: Select[Any]) -> bool:
    """Return whether a query can be answered with at least one row."""
    try:
        with engine.connect() as connection:
            return bool(connection.execute(query).all())
    except (SQLAlchemyError, ValueError, TypeError):
        return False


def _values(engine: Engine, column: Column[Any], *conditions: ColumnElement[bool]) -> set[Any]:
    """Return the values of a column that can be read from either end of its index, up to what cannot be read."""
    orders: Iterable[Callable[[], Any]] = (column.asc, column.desc)
    values: set[Any] = set()
    for order in orders:
        try:
            with engine.connect() as connection:
                for value in connection.execute(select(column).where(*conditions).order_by(order())).scalars():
                    values.add(value)
        except (SQLAlchemyError, ValueError, TypeError):
            continue
        break
    return values
