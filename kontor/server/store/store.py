"""The store as the server uses it: reads and writes in threads, with group commit.

When `write` returns, its data is on disk. A write that fails is rolled back and does not affect the others in its
commit.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kontor.server.errors import StoreUnavailableError
from kontor.server.store.database import migrate, open_engine

Result = TypeVar("Result")
_MOST_PER_COMMIT = 200
_log = logging.getLogger("kontor.store")


class _Write(NamedTuple):
    job: Callable[[Connection], Any]
    done: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


_Outcome = tuple[_Write, Any, Exception | None]


class Store:
    """An open store. One thread writes, a few read.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from kontor.server.store.database import sqlite_address
    >>> from sqlalchemy import text
    >>> with TemporaryDirectory() as folder:
    ...     store = Store(sqlite_address(Path(folder) / "kontor.db"))
    ...     print(asyncio.run(store.read(lambda rows: rows.execute(text("SELECT count(*) FROM persons")).scalar())))
    ...     store.close()
    0
    """

    def __init__(self, address: str, readers: int = 4) -> None:
        self.engine: Engine = open_engine(address, readers)
        migrate(self.engine, even_newer=True)
        self.commits = 0
        self.written = 0
        self._readers = ThreadPoolExecutor(readers, "store reader")
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_loop, name="store writer", daemon=True)
        self._writer.start()

    async def read(self, job: Callable[[Connection], Result]) -> Result:
        """Run a job that only reads and return its result. Raise `StoreUnavailableError` if reading fails."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, job)

    def _read_now(self, job: Callable[[Connection], Result]) -> Result:
        try:
            with self.engine.connect() as connection:
                return job(connection)
        except SQLAlchemyError as error:
            _log.warning("Read failed: %s", type(error).__name__)
            raise StoreUnavailableError from None

    async def write(self, job: Callable[[Connection], Result]) -> Result:
        """Run a job that writes and return its result once it is committed.

        Raise what the job raises, or `StoreUnavailableError`. After the latter, the job may or may not be committed.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Result] = loop.create_future()
        self._waiting.put(_Write(job, done, loop))
        # Cancelling the caller does not cancel the write.
        return await asyncio.shield(done)

    def _write_loop(self) -> None:
        while True:
            first = self._waiting.get()
            if first is None:
                return
            batch = [first]
            closing = False
            while len(batch) < _MOST_PER_COMMIT:
                try:
                    following = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    closing = True
                    break
                batch.append(following)
            self._commit(batch)
            if closing:
                return

    def _commit(self, batch: list[_Write]) -> None:
        outcomes = [self._commit_one(batch[0])] if len(batch) == 1 else self._commit_many(batch)
        for write, result, failure in outcomes:
            write.loop.call_soon_threadsafe(_settle, write.done, result, failure)

    @contextmanager
    def _transaction(self, writes: int) -> Iterator[Connection]:
        with self.engine.connect().execution_options(kontor_writes=True) as connection, connection.begin():
            yield connection
        self.commits += 1
        self.written += writes

    def _commit_one(self, write: _Write) -> _Outcome:
        """Commit a single write. It needs no savepoint: if it fails, the whole transaction is rolled back."""
        try:
            with self._transaction(1) as connection:
                result = write.job(connection)
            return write, result, None
        except SQLAlchemyError as error:
            return write, None, _reported(error)
        except Exception as error:
            return write, None, error

    def _commit_many(self, batch: list[_Write]) -> list[_Outcome]:
        outcomes: list[_Outcome] = []
        try:
            with self._transaction(len(batch)) as connection:
                for write in batch:
                    outcomes.append(self._try(connection, write))
                    if _rolled_back(connection):
                        raise StoreUnavailableError
        except Exception as error:
            _log.warning("Write failed: %s", type(error).__name__)
            return [(write, None, StoreUnavailableError()) for write in batch]
        return outcomes

    def _try(self, connection: Connection, write: _Write) -> _Outcome:
        try:
            with connection.begin_nested():
                return write, write.job(connection), None
        except SQLAlchemyError as error:
            if connection.invalidated:
                raise
            return write, None, _reported(error)
        except Exception as error:
            return write, None, error

    def close(self) -> None:
        """Commit pending writes and close the store."""
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()


def _rolled_back(connection: Connection) -> bool:
    """Return whether SQLite has rolled back the whole transaction by itself, as it may when the disk is full.

    The driver would then commit nothing without an error, and the earlier writes of this commit would be lost.
    """
    driver = connection.connection.dbapi_connection
    return isinstance(driver, sqlite3.Connection) and not driver.in_transaction


def _reported(error: SQLAlchemyError) -> Exception:
    """Return the error to raise for the caller: a constraint violation itself, otherwise `StoreUnavailableError`."""
    if isinstance(error, IntegrityError):
        return error
    _log.warning("Write failed: %s", type(error).__name__)
    return StoreUnavailableError()


def _settle(done: "asyncio.Future[Any]", result: Any, failure: Exception | None) -> None:
    if done.done():
        return
    if failure is None:
        done.set_result(result)
    else:
        done.set_exception(failure)
