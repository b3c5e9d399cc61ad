"""Tables without a running server: changed by drafts in memory, or by a service with a store of its own."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from kontor.server.models import AppliedEntry, Draft, Person
from kontor.server.settings import Settings
from kontor.server.store import rows
from kontor.server.store.database import sqlite_address
from kontor.server.store.store import Store
from kontor.server.tables.creation import SeatRequest, TableRequest, create
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import apply, load_session, next_entry, open_table

FREE = SeatRequest("free")
ME = SeatRequest("me")


def table_request(*seats: SeatRequest, public: bool = False, clock: Any = None) -> TableRequest:
    """Return a request for a table of Anno 1503 with these seats."""
    return TableRequest("anno1503", "", public, seats, {}, {}, False, clock)


def new_session(request: TableRequest, person: Person) -> TableSession:
    """Return the session of a table that was created at second 0."""
    return open_table("table", next_entry(None, create(request, person), None, 0.0))


def apply_draft(session: TableSession, draft: Draft, at: float = 0.0) -> AppliedEntry:
    """Apply a draft as the server does."""
    return apply(session, next_entry(session, draft, None, at), draft.match)


def with_service(
    path: Path,
    names: str,
    use: Callable[[TableService, list[Person]], Coroutine[Any, Any, None]],
    store_type: type[Store] = Store,
    service_type: type[TableService] = TableService,
) -> None:
    """Call `use` with a service on a fresh store and with persons of these names."""

    async def run() -> None:
        store = store_type(sqlite_address(path / "kontor.db"))
        try:
            persons = [await store.write(partial(_sign_in, name=name)) for name in names.split()]
            await use(service_type(store, Settings(store=""), "secret"), persons)
        finally:
            store.close()

    asyncio.run(run())


def _sign_in(connection: Connection, name: str) -> Person:
    return rows.sign_in(connection, f"hash of {name}", name, "en", 0.0)


async def load_stored(service: TableService, table: str) -> TableSession:
    """Return a table as it is stored."""
    session = await service.store.read(partial(load_session, table=table))
    assert session is not None
    return session
