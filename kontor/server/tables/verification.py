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
    """The result for one table: its game, rules version and number of entries, and the problem if there is one."""

    table: str
    game: str
    rules: int
    entries: int
    trouble: KontorError | None


def count_all(engine: Engine) -> int:
    """Return the number of tables in the store."""
    with engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())


def check_all(engine: Engine) -> Iterator[Verdict]:
    """Yield a verdict on each table of a store, ordered by id. The store is not changed."""
    with engine.connect() as connection:
        query = select(TABLES.c.id, TABLES.c.game, TABLES.c.rules).order_by(TABLES.c.id)
        tables = [(row[0], row[1], row[2]) for row in connection.execute(query)]
    for table, game, rules in tables:
        try:
            verdict = _check(engine, table)
        except Exception:
            # A damaged row may raise anything. The other tables must still be checked.
            verdict = Verdict(table, game, rules, 0, FormError("server:store", "check-damaged"))
        if verdict is not None:
            yield verdict


def _check(engine: Engine, table: str) -> Verdict | None:
    """Return the verdict on a table, or None if it has been deleted meanwhile."""
    with engine.connect() as connection:
        row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
        session = load_session(connection, table)
    if row is None or session is None:
        return None
    problem = _problem(session, row["number"], row["actor"], row["status"])
    return Verdict(table, session.game, session.rules, session.number, problem)


def _problem(session: TableSession, number: int, actor: int, status: str) -> KontorError | None:
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
