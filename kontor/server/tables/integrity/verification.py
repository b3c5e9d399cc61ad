"""Verify a store: replay every game and compare the outcome with the rows. No damage stops it."""

from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Engine, text

from kontor.engine.errors import FormError, KontorError, RuleError
from kontor.server.models import WAITING, StoredTable
from kontor.server.store import rows
from kontor.server.store.database import migrate, store_file
from kontor.server.store.integrity import check_pages
from kontor.server.store.salvage import (
    is_mentioned,
    remains_of,
    table_ids,
    unreadable_database_tables,
    unreadable_persons,
)
from kontor.server.store.store_mark import StoreMark
from kontor.server.tables.integrity.quarantine import has_all_seats
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import restore

_MOST_RANGES = 10
_PAGES_SECONDS = 3600.0
_ABOUT_DAMAGE = ("store-gone", "store-older", "store-damaged")


class Verdict(NamedTuple):
    """The result for one table: its game, rules version and number of entries, and the problem if there is one.

    If the row of the table cannot be read, the game is an empty string.
    """

    table: str
    game: str
    rules: int
    entries: int
    trouble: KontorError | None


def store_troubles(engine: Engine, address: str) -> list[KontorError | str]:
    """Migrate a store and return what is wrong with it as a whole: errors, and messages of the database.

    Raise `FormError` if that says nothing about its tables: it is out of reach, or a newer version has done more to it
    than add.
    """
    mark, path = StoreMark(address), store_file(address)
    troubles: list[KontorError | str] = []
    for check in (mark.check_file, lambda: mark.check_commits(engine), lambda: migrate(engine, even_newer=True)):
        try:
            check()
        except FormError as error:
            if error.phrase.key not in _ABOUT_DAMAGE:
                raise
            if error.phrase.key not in [trouble.phrase.key for trouble in troubles if isinstance(trouble, KontorError)]:
                troubles.append(error)
    if path is not None:
        troubles += check_pages(path, _PAGES_SECONDS, thorough=True)[0]
    for name in unreadable_database_tables(engine):
        troubles.append(RuleError("server:store", "check-unreadable", name=name))
    if persons := unreadable_persons(engine):
        troubles.append(RuleError("server:store", "check-persons", count=persons))
    return troubles


def count_all(engine: Engine) -> int:
    """Return the number of tables in the store."""
    return len(table_ids(engine))


def check_all(engine: Engine) -> Iterator[Verdict]:
    """Yield a verdict on each table of a store, ordered by id. The store is not changed."""
    for table in table_ids(engine):
        try:
            verdict = _check(engine, table)
        except Exception:
            # A damaged row may raise anything. The other tables must still be checked.
            verdict = _damaged(engine, table)
        if verdict is not None:
            yield verdict


def _check(engine: Engine, table: str) -> Verdict | None:
    """Return the verdict on a table, or None if it has been deleted meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            # Read the rows of one moment: a server may be running.
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        stored = rows.load_table(connection, table)
    if stored is None:
        return _damaged(engine, table) if is_mentioned(engine, table) else None
    session = restore(stored)
    return Verdict(table, session.game, session.rules, session.number, _problem(session, stored))


def _damaged(engine: Engine, table: str) -> Verdict:
    """Return the verdict on a table that cannot be loaded: what of it is lost."""
    remains = remains_of(engine, table)
    trouble: KontorError = FormError("server:store", "check-damaged")
    if not remains.row:
        trouble = RuleError("server:store", "check-no-row", count=len(remains.entries))
    elif remains.lost:
        trouble = RuleError("server:store", "check-gap", numbers=ranges(remains.lost), count=len(remains.lost))
    return Verdict(table, remains.game, remains.rules, len(remains.entries), trouble)


def _problem(session: TableSession, stored: StoredTable) -> KontorError | None:
    numbers = {applied.entry.number for applied in session.log}
    lost = sorted({*range(1, stored.row["number"] + 1)} - numbers)
    if lost or len(session.log) != stored.row["number"]:
        return RuleError("server:store", "check-gap", numbers=ranges(lost), count=len(lost))
    if session.frozen_by is not None:
        return session.frozen_by
    if not has_all_seats(stored):
        return RuleError("server:store", "check-seats")
    if stored.row["status"] != WAITING and session.actor != stored.row["actor"]:
        return RuleError("server:store", "check-actor")
    match = session.match
    if match is not None and match.game.result(match.state) != session.result:
        return RuleError("server:store", "check-result")
    return None


def ranges(numbers: list[int]) -> str:
    """Return sorted numbers as text, with ranges, and at most the first few of them.

    >>> ranges([3, 4, 5, 9])
    '3–5, 9'
    """
    bounds: list[list[int]] = []
    for number in numbers:
        if bounds and number == bounds[-1][1] + 1:
            bounds[-1][1] = number
        else:
            bounds.append([number, number])
    texts = [f"{first}–{last}" if last > first else f"{first}" for first, last in bounds]
    return ", ".join([*texts[:_MOST_RANGES], *(["…"] if len(texts) > _MOST_RANGES else [])])
