"""Opening the store of a server for commands of its operator."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from kontor.cli.commands.serve import store_address

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

Result = TypeVar("Result")


@contextmanager
def open_store(store: str | None, even_newer: bool = True) -> "Iterator[Engine]":
    """Open an existing store and migrate it to the current schema.

    Like a server, it also opens a store that a newer Kontor has only added to, unless `even_newer` is false.
    """
    # The database libraries are slow to import. Only commands that need them do.
    from kontor.server.store.database import migrate, open_engine

    engine = open_engine(store_address(store), must_exist=True)
    try:
        migrate(engine, even_newer=even_newer)
        yield engine
    finally:
        engine.dispose()


def in_store(store: str | None, job: "Callable[[Connection], Result]") -> Result:
    """Run a job in one transaction and return its result. Servers may use the store meanwhile."""
    with (
        open_store(store) as engine,
        engine.connect().execution_options(kontor_writes=True) as connection,
        connection.begin(),
    ):
        return job(connection)
