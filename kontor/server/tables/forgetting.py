"""Deleting a person: they leave every table, and what they wrote is anonymized."""

from functools import partial

from kontor.server.errors import ConflictError, NoSuchTableError
from kontor.server.store import rows
from kontor.server.tables.seating import give_up
from kontor.server.tables.service import TableService


async def forget(service: TableService, person: int, alias: str) -> None:
    """Delete all data of a person. The alias replaces their name."""
    forgotten = False
    while not forgotten:
        for table in await service.store.read(partial(rows.tables_of, person=person)):
            await _leave(service, table, person, alias)
        # False if they have taken a seat somewhere meanwhile.
        forgotten = await service.store.write(partial(rows.forget_person, person=person, alias=alias))
    service.peers.announce_person(person)
    service.forget(person)


async def _leave(service: TableService, table: str, person: int, alias: str) -> None:
    """Give up all seats of a person at a table. A table where nobody else sits is deleted."""
    try:
        async with service.at(table) as session:
            others, number = session.seated - {person}, session.number
        if others:
            await service.change(table, partial(give_up, person=person, alias=alias), even_frozen=True)
        else:
            await service.delete(table, number)
    except (NoSuchTableError, ConflictError):
        # Somebody else has deleted it meanwhile, or sits there now. Then its turn comes again.
        return
