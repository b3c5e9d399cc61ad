"""The outbox: rows of notices that are to be delivered."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, literal, select, update

from kontor.server.store.schema import NOTICES, PERSONS, TABLES

_MOST_TAKEN = 100


class DueNotice(NamedTuple):
    """A notice of an entry to these persons. Its `kind` tells the sentence."""

    persons: list[int]
    kind: str


class TakenNotice(NamedTuple):
    """A notice to deliver, with what its text needs."""

    id: int
    person: int
    webhook: str
    language: str
    table: str
    game: str
    title: str
    kind: str


def add(rows: Connection, table: str, due: DueNotice) -> None:
    """Store a notice to those of its persons who have a webhook."""
    columns = ["table_id", "person", "kind", "until"]
    values = select(literal(table), PERSONS.c.id, literal(due.kind), literal(0.0))
    reachable = values.where(PERSONS.c.id.in_(due.persons), PERSONS.c.webhook.is_not(None))
    rows.execute(insert(NOTICES).from_select(columns, reachable))


def is_waiting(rows: Connection, now: float) -> bool:
    """Return whether there is a notice that no server is trying to deliver."""
    return rows.execute(select(NOTICES.c.id).where(NOTICES.c.until < now).limit(1)).first() is not None


def take(rows: Connection, now: float, until: float, most: int) -> list[TakenNotice]:
    """Take notices that no server is trying to deliver, the oldest first. Delete those of persons without a webhook."""
    free = select(NOTICES.c.id).where(NOTICES.c.until < now).order_by(NOTICES.c.id).limit(min(most, _MOST_TAKEN))
    # Several servers may do this at once.
    locked = free.with_for_update(skip_locked=True)
    taken = update(NOTICES).where(NOTICES.c.id.in_(locked)).values(until=until).returning(NOTICES.c.id)
    ids = list(rows.execute(taken).scalars())
    recipient = (PERSONS.c.id, PERSONS.c.webhook, PERSONS.c.language)
    about = (TABLES.c.id, TABLES.c.game, TABLES.c.title, NOTICES.c.kind)
    noticed = select(NOTICES.c.id, *recipient, *about).join_from(NOTICES, PERSONS, PERSONS.c.id == NOTICES.c.person)
    query = (
        noticed.join(TABLES, TABLES.c.id == NOTICES.c.table_id)
        .where(NOTICES.c.id.in_(ids), PERSONS.c.webhook.is_not(None))
        .order_by(NOTICES.c.id)
    )
    notices = [TakenNotice(*row) for row in rows.execute(query)]
    remove(rows, set(ids) - {notice.id for notice in notices})
    return notices


def extend(rows: Connection, ids: Collection[int], until: float) -> None:
    """Keep notices that this server is still trying to deliver."""
    rows.execute(update(NOTICES).where(NOTICES.c.id.in_(ids)).values(until=until))


def put_back(rows: Connection, ids: Collection[int]) -> None:
    """Let another server deliver notices."""
    extend(rows, ids, 0.0)


def remove(rows: Connection, ids: Collection[int]) -> None:
    """Delete notices that were delivered, or cannot be."""
    rows.execute(delete(NOTICES).where(NOTICES.c.id.in_(ids)))
