"""Short transactions of their own, outside of the group commit of the store."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from kontor.server.errors import StoreUnavailableError
from kontor.server.store.database import open_engine

Result = TypeVar("Result")


class Background:
    """Runs one transaction at a time. It does not wait for the disk: what it writes may get lost in a crash."""

    def __init__(self, address: str) -> None:
        self._engine = open_engine(address, readers=0, serving=True)
        self._thread = ThreadPoolExecutor(1, "heartbeat")

    async def run(self, job: Callable[[Connection], Result]) -> Result:
        """Run a job and return its result once it is committed. Raise `StoreUnavailableError` if it fails."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, job)

    def _run(self, job: Callable[[Connection], Result]) -> Result:
        try:
            with self._engine.connect() as connection, connection.begin():
                connection.execute(text("SET LOCAL synchronous_commit TO off"))
                return job(connection)
        except SQLAlchemyError:
            raise StoreUnavailableError from None

    def close(self) -> None:
        """Close the connection."""
        self._thread.shutdown()
        self._engine.dispose()
