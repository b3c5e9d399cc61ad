"""What `kontor admin status` shows."""

from typing import NamedTuple

from sqlalchemy import Connection, func, select

from kontor.server.models import OVER, PLAYING, WAITING
from kontor.server.operator.decisions import Decisions, read_decisions
from kontor.server.store.rows import find_persons
from kontor.server.store.schema import BANS, PERSONS, TABLES


class Overview(NamedTuple):
    """The contents of a store in numbers, and the decisions of the operator."""

    persons: int
    tables: dict[str, int]
    """Numbers of tables by status."""
    decisions: Decisions
    bans: list[tuple[str, float, str]]
    """Subjects with the time of their ban, and the name if the subject is a person."""


def read_overview(rows: Connection) -> Overview:
    """Return the overview of a store."""
    counted: dict[str, int] = {row[0]: row[1] for row in rows.execute(_COUNT_TABLES)}
    persons = int(rows.execute(select(func.count()).select_from(PERSONS)).scalar_one())
    bans = list(rows.execute(select(BANS.c.subject, BANS.c.created).order_by(BANS.c.created)))
    banned = find_persons(rows, [int(subject) for subject, _ in bans if subject.isdecimal()])
    names = {str(person.id): person.name for person in banned}
    return Overview(
        persons,
        {status: counted.get(status, 0) for status in (WAITING, PLAYING, OVER)},
        read_decisions(rows),
        [(subject, created, names.get(subject, "")) for subject, created in bans],
    )


_COUNT_TABLES = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
