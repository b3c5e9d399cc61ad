"""Notices that a store in a file has lost commits: its `-wal` file is gone, it is an older copy, empty or missing.

SQLite cannot tell, because all of these are valid stores. So the store counts its commits, and a small file beside it
holds the last count. The file is written after the commit, so it is never ahead of an intact store.
"""

import os
import secrets
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from kontor.engine.errors import FormError
from kontor.server.errors import StoreUnavailableError
from kontor.server.store import setting_rows
from kontor.server.store.database import migrate, open_engine, store_failure, store_file
from kontor.server.store.schema import SETTINGS

_COMMITS, _IDENTITY = "commits", "identity"
_SMALLEST = 512
"""The size of the smallest SQLite file. SQLite takes smaller ones for new stores."""
_BIND_COUNT = f"UPDATE settings SET value = ? WHERE name = '{_COMMITS}'"


class StoreMark:
    """The count of commits of a store, in the store and beside it. Does nothing for a store that is not a file."""

    def __init__(self, address: str) -> None:
        self.store = store_file(address)
        self.path = self.store.with_name(f"{self.store.name}.mark") if self.store is not None else None
        self._identity = ""
        self._commits = 0
        self._inode = 0
        self._file = -1

    def check_file(self) -> None:
        """Raise `FormError` if the file of the store is missing or empty although there was a store.

        Call it before SQLite opens the file: it would delete a `-wal` file that has lost its store.
        """
        size = _size(self.store) if self.store is not None else _SMALLEST
        if self.store is None or size >= _SMALLEST:
            return
        if size or self._read() is not None or _size(self.store.with_name(f"{self.store.name}-wal")):
            raise self._lost("store-gone")

    def check_commits(self, engine: Engine) -> None:
        """Raise `FormError` if the store has fewer commits than it had, or is another one."""
        marked = self._read()
        if marked is None:
            return
        identity, commits = marked
        try:
            with engine.connect() as connection:
                stored = _stored(connection)
        except SQLAlchemyError as error:
            raise store_failure(error) from None
        if stored.get(_IDENTITY) != identity or int(stored.get(_COMMITS, "0")) < commits:
            raise self._lost("store-older")

    def _lost(self, key: str) -> FormError:
        return FormError("server:store", key, path=str(self.store), mark=str(self.path))

    def _read(self) -> tuple[str, int] | None:
        """Return the identity and the count beside the store, or None if there is no legible mark."""
        try:
            identity, commits = self.path.read_text("ascii").split() if self.path is not None else ("", "")
            return identity, int(commits)
        except (OSError, ValueError):
            return None

    def adopt(self, engine: Engine) -> None:
        """Take the count from the store as it is now, and write it beside the store."""
        if self.store is None or self.path is None:
            return
        with engine.connect().execution_options(kontor_writes=True) as connection, connection.begin():
            self._identity = setting_rows.setting(connection, _IDENTITY, secrets.token_hex(8))
            commits = setting_rows.setting(connection, _COMMITS, "0")
            self._commits = int(commits) if commits.isdecimal() else 0
        self._inode = _inode(self.store)
        with suppress(OSError):
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        self.save()

    def advance(self, connection: Connection) -> None:
        """Count a commit that is about to happen. Raise if the file was moved or replaced: nobody would find it."""
        if self.store is None:
            return
        if _inode(self.store) != self._inode:
            raise StoreUnavailableError
        self._commits += 1
        connection.exec_driver_sql(_BIND_COUNT, (str(self._commits),))

    def save(self) -> None:
        """Write the count beside the store. A failure only means that a later loss may go unnoticed."""
        if self._file >= 0:
            with suppress(OSError):
                os.lseek(self._file, 0, os.SEEK_SET)
                os.write(self._file, f"{self._identity} {self._commits:020d}\n".encode())

    def close(self) -> None:
        """Close the file."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def open_marked(address: str, readers: int = 4) -> tuple[Engine, StoreMark]:
    """Open and migrate a store, and return it with its mark. Raise `FormError` if it has lost commits."""
    mark = StoreMark(address)
    mark.check_file()
    engine = open_engine(address, readers, serving=True)
    try:
        mark.check_commits(engine)
        migrate(engine, even_newer=True)
        mark.adopt(engine)
    except BaseException as error:
        engine.dispose()
        if isinstance(error, SQLAlchemyError):
            raise store_failure(error) from None
        raise
    return engine, mark


def _stored(connection: Connection) -> dict[str, str]:
    if not inspect(connection).has_table(SETTINGS.name):
        return {}
    query = select(SETTINGS.c.name, SETTINGS.c.value).where(SETTINGS.c.name.in_([_COMMITS, _IDENTITY]))
    stored = {str(name): str(value) for name, value in connection.execute(query)}
    return stored if stored.get(_COMMITS, "").isdecimal() else {}


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _inode(path: Path) -> int:
    try:
        return path.stat().st_ino
    except OSError:
        return -1
