"""Reading and writing the settings of the store: named texts."""

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from kontor.server.store.schema import SETTINGS


def setting(rows: Connection, name: str, default: str) -> str:
    """Return a setting of the store. If it is not set yet, store and return the default."""
    value = find_setting(rows, name)
    if value is None:
        # Several servers may start at once on a new store.
        added = _insert_setting(rows).values(name=name, value=default)
        rows.execute(added.on_conflict_do_nothing())
        value = find_setting(rows, name) or default
    return value


def find_setting(rows: Connection, name: str) -> str | None:
    """Return a setting of the store, or None if it is not set."""
    value = rows.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar()
    return str(value) if value is not None else None


def locked_setting(rows: Connection, name: str) -> str:
    """Return a setting that exists, and lock it until the end of the transaction."""
    return str(rows.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name).with_for_update()).scalar_one())


def settings_with_prefix(rows: Connection, prefix: str) -> dict[str, str]:
    """Return the settings of the store whose names start with a prefix."""
    query = select(SETTINGS.c.name, SETTINGS.c.value).where(SETTINGS.c.name.startswith(prefix, autoescape=True))
    return {row[0]: row[1] for row in rows.execute(query)}


def store_setting(rows: Connection, name: str, value: str) -> None:
    """Store a setting of the store."""
    stored = _insert_setting(rows).values(name=name, value=value)
    rows.execute(stored.on_conflict_do_update(index_elements=["name"], set_={"value": value}))


def _insert_setting(rows: Connection) -> sqlite.Insert | postgresql.Insert:
    return postgresql.insert(SETTINGS) if rows.dialect.name == "postgresql" else sqlite.insert(SETTINGS)
