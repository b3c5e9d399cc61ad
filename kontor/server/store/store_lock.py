"""A lock that lets only one server at a time use a store in a file."""

import os
import sys
from pathlib import Path
from types import TracebackType

from kontor.server.store.database import store_file

if sys.platform != "win32":
    import fcntl


class StoreLock:
    """A context manager that locks a store. `other` is the address of the server that holds the lock already, if any.

    The operating system releases the lock when the process ends, even after a crash.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     with StoreLock(f"sqlite:///{folder}/kontor.db", "http://a") as first, StoreLock(
    ...         f"sqlite:///{folder}/kontor.db", "http://b"
    ...     ) as second:
    ...         first.other, second.other
    ('', 'http://a')
    """

    def __init__(self, store: str, url: str) -> None:
        self.url = url
        self.other = ""
        self._path = _lock_path(store)
        self._file = -1

    def __enter__(self) -> "StoreLock":
        if self._path is not None:
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError:
                # Opening the store will report the problem.
                return self
            self._lock()
        return self

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.other = os.read(self._file, 500).decode("utf-8", "replace") or "?"
            return
        os.ftruncate(self._file, 0)
        os.write(self._file, self.url.encode())

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file >= 0:
            os.close(self._file)


def _lock_path(store: str) -> Path | None:
    """Return the file to lock, or None if the store is not a file, and on Windows.

    The same store has the same lock, whatever symbolic links lead to it. Windows has no such lock. There,
    `rows.append_entry` still detects conflicts.
    """
    if sys.platform == "win32":
        return None
    path = store_file(store)
    return path.with_name(f"{path.name}.lock") if path is not None else None
