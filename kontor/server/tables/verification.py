"""Verify a store: replay every game and compare the outcome with the rows."""

from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Engine, func, select

from kontor.engine.errors import FormError, KontorError, RuleError
from kontor.server.models import WAITING
from kontor.server.store.schema import TABLES
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import load_session


class Verdict(NamedTuple):
    """A table, the rules its game was begun by, how many entries it has, and what is wrong with it."""

    table: str
    game: str
    rules: int
    entries: int
    trouble: KontorError | None


def count_all(engine: Engine) -> int:
    """How many tables there are."""
    with engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())


def check_all(engine: Engine) -> Iterator[Verdict]:
    """A verdict on each table of a store, in the order of their names; the store is not changed."""
    with engine.connect() as connection:
        listed = select(TABLES.c.id, TABLES.c.game, TABLES.c.rules).order_by(TABLES.c.id)
        tables = [(row[0], row[1], row[2]) for row in connection.execute(listed)]
    for table, game, rules in tables:
        try:
            verdict = _check(engine, table)
        except Exception:
            # Whatever a damaged row leads to, the other tables are still to be looked at.
            verdict = Verdict(table, game, rules, 0, FormError("server:store", "check-damaged"))
        if verdict is not None:
            yield verdict


def _check(engine: Engine, table: str) -> Verdict | None:
    """The verdict on a table, or nothing if it has been deleted meanwhile."""
    with engine.connect() as connection:
        row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
        session = load_session(connection, table)
    if row is None or session is None:
        return None
    trouble = _trouble(session, row["number"], row["actor"], row["status"])
    return Verdict(table, session.game, session.rules, session.number, trouble)


def _trouble(session: TableSession, number: int, actor: int, status: str) -> KontorError | None:
    if session.frozen_by is not None:
        return session.frozen_by
    numbers = [applied.entry.number for applied in session.log]
    if numbers != list(range(1, number + 1)):
        return RuleError("server:store", "check-gap")
    if status != WAITING and session.actor != actor:
        return RuleError("server:store", "check-actor")
    match = session.match
    if match is not None and match.game.result(match.state) != session.result:
        return RuleError("server:store", "check-result")
    return None
