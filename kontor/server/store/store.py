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
from json import JSONDecodeError
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kontor.server.errors import StoreDamagedError, StoreUnavailableError
from kontor.server.store.database import is_damage
from kontor.server.store.store_mark import open_marked

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
        self.engine, self.mark = open_marked(address, readers)
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other servers may use the store at the same time."""
        # A read may take several statements. Between them, other servers may write.
        snapshots = {"isolation_level": "REPEATABLE READ"} if self.shared else {}
        self._snapshots = self.engine.execution_options(**snapshots)
        self.commits = 0
        self.written = 0
        self.damage_reports = 0
        """How often the database has reported damage."""
        self.refuses_writes = False
        """Whether the last commit failed because of the store."""
        self._readers = ThreadPoolExecutor(readers, "store reader")
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_loop, name="store writer", daemon=True)
        self._writer.start()

    async def read(self, job: Callable[[Connection], Result]) -> Result:
        """Run a job that only reads and return its result.

        Raise `StoreUnavailableError` if reading fails, or `StoreDamagedError` if what it reads is damaged.
        """
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, job)

    def _read_now(self, job: Callable[[Connection], Result]) -> Result:
        try:
            with self._snapshots.connect() as connection:
                return job(connection)
        except SQLAlchemyError as error:
            raise self._failure("Read", error) from None
        except JSONDecodeError:
            self.damage_reports += 1
            raise StoreDamagedError from None

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
        self.refuses_writes = any(isinstance(failure, StoreUnavailableError) for _, _, failure in outcomes)
        for write, result, failure in outcomes:
            write.loop.call_soon_threadsafe(_settle, write.done, result, failure)

    @contextmanager
    def _transaction(self, writes: int) -> Iterator[Connection]:
        with self.engine.connect().execution_options(kontor_writes=True) as connection, connection.begin():
            yield connection
            self.mark.advance(connection)
        self.mark.save()
        self.commits += 1
        self.written += writes

    def _commit_one(self, write: _Write) -> _Outcome:
        """Commit a single write. It needs no savepoint: if it fails, the whole transaction is rolled back."""
        try:
            with self._transaction(1) as connection:
                result = write.job(connection)
            return write, result, None
        except SQLAlchemyError as error:
            return write, None, self._reported(error)
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
            return write, None, self._reported(error)
        except Exception as error:
            return write, None, error

    def _reported(self, error: SQLAlchemyError) -> Exception:
        """Return the error to raise for the caller: a constraint violation itself, otherwise one of the store."""
        return error if isinstance(error, IntegrityError) else self._failure("Write", error)

    def _failure(self, action: str, error: SQLAlchemyError) -> Exception:
        _log.warning("%s failed: %s", action, type(error).__name__)
        if not is_damage(error):
            return StoreUnavailableError()
        self.damage_reports += 1
        return StoreDamagedError()

    def close(self) -> None:
        """Commit pending writes and close the store."""
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()
        self.mark.close()


def _rolled_back(connection: Connection) -> bool:
    """Return whether SQLite has rolled back the whole transaction by itself, as it may when the disk is full.

    The driver would then commit nothing without an error, and the earlier writes of this commit would be lost.
    """
    driver = connection.connection.dbapi_connection
    return isinstance(driver, sqlite3.Connection) and not driver.in_transaction


def _settle(done: "asyncio.Future[Any]", result: Any, failure: Exception | None) -> None:
    if done.done():
        return
    if failure is None:
        done.set_result(result)
    else:
        done.set_exception(failure)
