"""Opening a store by its address (SQLite in a file, or PostgreSQL), and migrating its schema."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from kontor.engine.errors import FormError
from kontor.server.store.postgres import SERVING, TIMEOUTS, open_postgres
from kontor.server.store.schema import SETTINGS

if TYPE_CHECKING:
    from alembic.config import Config

SCHEMA_VERSION = "0005"
"""The schema version of this program: the revision of the last migration."""
OLDEST_SCHEMA = "0005"
"""The oldest schema version whose programs can serve a store of this one. Later migrations only add to the schema."""
_OLDEST_SETTING = "oldest_schema"
_BUSY_SECONDS = 30
_MIGRATION_LOCK = 1800_1503
"""The key of the PostgreSQL advisory lock for migrations. Any number will do."""


def sqlite_address(path: Path) -> str:
    """Return the address of a store in a file.

    >>> sqlite_address(Path("folder") / "kontor.db")
    'sqlite:///folder/kontor.db'
    """
    return f"sqlite:///{path.as_posix()}"


def store_file(address: str) -> Path | None:
    """Return the file of a store without symbolic links, or None if the store is not in a file.

    >>> store_file("sqlite:////nowhere/../kontor.db")
    PosixPath('/kontor.db')
    >>> store_file("postgresql://localhost/kontor") is None
    True
    """
    try:
        url = make_url(address)
    except ArgumentError:
        return None
    in_file = url.drivername == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(os.path.realpath(url.database or "")) if in_file else None


def open_engine(address: str, readers: int = 4, must_exist: bool = False, serving: bool = False) -> Engine:
    """Return an engine for an address. Raise `FormError` if the address is not supported.

    The file of a SQLite store is created if it is missing, unless it must exist. With `serving`, PostgreSQL rolls
    transactions back that wait for this process for seconds.

    >>> open_engine("mysql://somewhere")
    Traceback (most recent call last):
    ...
    kontor.engine.errors.FormError: server:store store-address {}
    """
    try:
        url = make_url(address)
        if url.drivername == "postgresql":
            url = url.set(drivername="postgresql+psycopg")
        if url.drivername == "sqlite":
            return _open_sqlite(url.database or "", readers, must_exist)
        if url.drivername == "postgresql+psycopg":
            return open_postgres(url, readers, SERVING if serving else TIMEOUTS)
    except (ArgumentError, NoSuchModuleError):
        pass
    # The error does not repeat the address, because it may contain a password.
    raise FormError("server:store", "store-address")


def is_shared(address: str) -> bool:
    """Return whether several servers may use a store at the same time.

    >>> is_shared("postgresql://kontor@host/games"), is_shared("sqlite:///kontor.db"), is_shared("nonsense")
    (True, False, False)
    """
    try:
        return make_url(address).get_backend_name() == "postgresql"
    except ArgumentError:
        return False


def _open_sqlite(path: str, readers: int, must_exist: bool) -> Engine:
    if path in ("", ":memory:"):
        raise FormError("server:store", "store-address")
    if must_exist:
        if not Path(path).exists():
            raise FormError("server:store", "store-missing", path=path)
    else:
        _create_file(Path(os.path.realpath(path)))
    engine = create_engine(
        f"sqlite:///{path}",
        pool_size=readers + 1,
        max_overflow=0,
        connect_args={"timeout": _BUSY_SECONDS, "check_same_thread": False},
        # Chat messages and webhooks must not get into a log.
        hide_parameters=True,
    )
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _create_file(path: Path) -> None:
    """Create the file of a store if it is missing, readable only by its owner: it holds seeds and secrets.

    SQLite gives the files that it creates beside it the same permissions.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise FormError("server:store", "store-folder", path=str(path.parent)) from None
    # An existing file is not even opened, because closing it would release the locks of this process. Other errors
    # will show when SQLite opens the file.
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _set_up_sqlite(connection: sqlite3.Connection, _: Any) -> None:
    # The driver's own transaction handling does not support savepoints. With None, it leaves transactions to us.
    connection.isolation_level = None
    cursor = connection.cursor()
    try:
        cursor.execute("PRAGMA journal_mode=WAL")
    except UnicodeDecodeError as error:
        # The driver cannot even read the message about a damaged schema.
        raise sqlite3.DatabaseError(str(error)) from None
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    # In KiB, for each of several connections. The system caches the file too.
    cursor.execute("PRAGMA cache_size=-512")
    cursor.close()
    connection.create_function("kontor_is_utf8", 1, _is_utf8, deterministic=True)


def _is_utf8(value: bytes) -> bool:
    try:
        value.decode()
    except UnicodeDecodeError:
        return False
    return True


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at once: upgrading a read transaction may fail halfway.
    writes = connection.get_execution_options().get("kontor_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine, version: str = SCHEMA_VERSION, even_newer: bool = False) -> None:
    """Upgrade the schema of the store to a version.

    Raise `FormError` if a newer Kontor has changed the store, or if it cannot be opened. With `even_newer`, a store to
    which the newer Kontor has only added is left as it is: servers of both versions may serve it side by side.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     engine = open_engine(sqlite_address(Path(folder) / "kontor.db"))
    ...     migrate(engine)
    ...     engine.dispose()
    """
    try:
        with engine.connect().execution_options(kontor_writes=True) as connection, connection.begin():
            if engine.dialect.name == "postgresql":
                # A migration of a large store takes longer than servers may, and others wait for it.
                for limit in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
                    connection.execute(text(f"SET LOCAL {limit} TO 0"))
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
            stored = stored_version(connection)
            if stored and stored not in known_versions(stored):
                if not (even_newer and _oldest_schema(connection) in known_versions()):
                    raise FormError("server:store", "store-newer")
            elif stored != version:
                _upgrade(connection, version)
                _note_oldest_schema(connection)
    except SQLAlchemyError as error:
        raise store_failure(error) from None


def store_failure(error: SQLAlchemyError) -> FormError:
    """Return why a store cannot be opened: it is damaged, or out of reach."""
    return FormError("server:store", "store-damaged" if is_damage(error) else "store-closed")


def is_damage(error: Exception) -> bool:
    """Return whether a database reports that its own files are damaged."""
    original = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(original, sqlite3.Error):
        code = getattr(original, "sqlite_errorcode", None)
        if code is None:
            return "decode" in str(original)
        return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return str(getattr(original, "sqlstate", None) or "").startswith("XX")


def _oldest_schema(connection: Connection) -> str:
    """Return the oldest schema version whose programs can serve a store, or an empty string if that is unknown."""
    query = select(SETTINGS.c.value).where(SETTINGS.c.name == _OLDEST_SETTING)
    return str(connection.execute(query).scalar() or "")


def _note_oldest_schema(connection: Connection) -> None:
    connection.execute(delete(SETTINGS).where(SETTINGS.c.name == _OLDEST_SETTING))
    connection.execute(insert(SETTINGS).values(name=_OLDEST_SETTING, value=OLDEST_SCHEMA))


def stored_version(connection: Connection) -> str:
    """Return the schema version of a store, or an empty string if the store is empty."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def known_versions(probably: str = "") -> set[str]:
    """Return all schema versions up to the current one.

    If `probably` is the current version, return only that one. This saves loading Alembic.

    >>> SCHEMA_VERSION in known_versions()
    True
    """
    if probably == SCHEMA_VERSION:
        return {SCHEMA_VERSION}
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _upgrade(connection: Connection, version: str) -> None:
    # Alembic takes a while to load and is needed only when the schema changes.
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "kontor.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config
