"""Opening a store by its address: SQLite in a file, or PostgreSQL; brought to the present form first."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from kontor.engine.errors import FormError

if TYPE_CHECKING:
    from alembic.config import Config

FORM = "0001"
"""The form that this Kontor works with: the name of the last step in `migrations`."""
_BUSY_SECONDS = 30
_MIGRATION_LOCK = 1800_1503
"""Any number: who holds it in PostgreSQL is the one to change the form of the store."""


def sqlite_address(path: Path) -> str:
    """The address of a store in a file.

    >>> sqlite_address(Path("folder") / "kontor.db")
    'sqlite:///folder/kontor.db'
    """
    return f"sqlite:///{path.as_posix()}"


def open_engine(address: str, readers: int = 4, must_exist: bool = False) -> Engine:
    """An engine for an address; raises `FormError` if it is none that we know.

    A store in a file is made if there is none, unless it must exist.

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
            # One connection more than readers: the writer's.
            pool = {"pool_size": readers + 1, "max_overflow": 0, "pool_pre_ping": True}
            return create_engine(url, **pool, connect_args=_PATIENCE, hide_parameters=True)
    except (ArgumentError, NoSuchModuleError):
        pass
    # The address may hold a password, so it is not repeated.
    raise FormError("server:store", "store-address")


_PATIENCE = {"connect_timeout": 5, "options": "-c statement_timeout=30000 -c lock_timeout=10000"}


def _open_sqlite(path: str, readers: int, must_exist: bool) -> Engine:
    if path in ("", ":memory:"):
        raise FormError("server:store", "store-address")
    if must_exist:
        if not Path(path).exists():
            raise FormError("server:store", "store-missing", path=path)
    else:
        _make_file(Path(path))
    engine = create_engine(
        f"sqlite:///{path}",
        pool_size=readers + 1,
        max_overflow=0,
        connect_args={"timeout": _BUSY_SECONDS, "check_same_thread": False},
        # What people say and their webhooks must not get into a log.
        hide_parameters=True,
    )
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _make_file(path: Path) -> None:
    """Make the file of a store if there is none; nobody but its owner may read it, for it holds seeds and secrets.

    The files that SQLite puts beside it can be read by the same people.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise FormError("server:store", "store-folder", path=str(path.parent)) from None
    # A file that is there is not even opened: closing it would take away the locks of this process. Whatever else
    # stands in the way will show when it is connected to.
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _set_up_sqlite(connection: sqlite3.Connection, _: Any) -> None:
    # The driver's own handling of transactions does not know savepoints; with None it leaves them to us.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer asks for the lock at once: upgrading a read transaction may fail half way.
    writes = connection.get_execution_options().get("kontor_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine, form: str = FORM) -> None:
    """Bring the store to the present form; raises `FormError` if a newer Kontor has changed it, or it cannot be opened.

    With `form`, only as far as that one.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     engine = open_engine(sqlite_address(Path(folder) / "kontor.db"))
    ...     migrate(engine)
    ...     engine.dispose()
    """
    try:
        with engine.connect().execution_options(kontor_writes=True) as connection, connection.begin():
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
            stored = form_of(connection)
            if stored and stored not in known_forms(stored):
                raise FormError("server:store", "store-newer")
            if stored != form:
                _upgrade(connection, form)
    except SQLAlchemyError:
        raise FormError("server:store", "store-closed") from None


def form_of(connection: Connection) -> str:
    """The form a store has: the name of the last step, or nothing for an empty store."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def known_forms(probably: str = "") -> set[str]:
    """All forms that a store has had up to now. If it is only asked for the present one, nothing is looked up.

    >>> FORM in known_forms()
    True
    """
    if probably == FORM:
        return {FORM}
    from alembic.script import ScriptDirectory

    return {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def _upgrade(connection: Connection, form: str) -> None:
    # Loading this takes a while, and is needed only when the form changes.
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, form)


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "kontor.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config
