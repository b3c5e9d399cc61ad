"""Replaying a whole store: does every game still come out as it was played?"""

from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Engine, func, select

from kontor.server import rows
from kontor.server.places import WAITING
from kontor.server.schema import TABLES
from kontor.server.sitting import Sitting
from kontor.table.errors import KontorError, RuleError


class Verdict(NamedTuple):
    """A table, the rules its game was begun by, how many entries it has, and what is wrong with it."""

    table: str
    game: str
    rules: int
    entries: int
    trouble: KontorError | None


def count_all(engine: Engine) -> int:
    """How many tables there are."""
    with engine.connect() as found:
        return int(found.execute(select(func.count()).select_from(TABLES)).scalar_one())


def check_all(engine: Engine) -> Iterator[Verdict]:
    """A verdict on each table of a store, in the order of their names; the store is not changed."""
    with engine.connect() as found:
        tables = [str(table) for table in found.execute(select(TABLES.c.id).order_by(TABLES.c.id)).scalars()]
    for table in tables:
        with engine.connect() as found:
            row = found.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
            sitting = rows.load_sitting(found, table)
        if row is not None and sitting is not None:
            trouble = _trouble(sitting, row["number"], row["actor"], row["status"])
            yield Verdict(table, sitting.game, sitting.rules, sitting.number, trouble)


def _trouble(sitting: Sitting, number: int, actor: int, status: str) -> KontorError | None:
    if sitting.frozen_by is not None:
        return sitting.frozen_by
    numbers = [happening.entry.number for happening in sitting.happened]
    if numbers != list(range(1, number + 1)):
        return RuleError("server:store", "check-gap")
    if status != WAITING and sitting.actor != actor:
        return RuleError("server:store", "check-actor")
    match = sitting.match
    if match is not None and match.game.result(match.state) != sitting.result:
        return RuleError("server:store", "check-result")
    return None
