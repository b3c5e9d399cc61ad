"""Times in which no server ran. They are stored, because every server must know them, not only the first to start."""

from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import Connection

from kontor.server.store import setting_rows

_ALIVE = "alive"
"""The setting with the time at which a server was last known to run."""
_OUTAGE = "outage "
"""Followed by its begin, the name of the setting with the end of an outage."""
_SHORT = 60.0
"""A server that was away for fewer seconds has only been restarted: that time counts."""


class Outage(NamedTuple):
    """A time in which no server ran."""

    begin: float
    end: float


def note_start(connection: Connection, now: float) -> list[Outage]:
    """Note that a server starts, and return the outages of the store, perhaps with one that ends now."""
    setting_rows.setting(connection, _ALIVE, str(now))
    # Of several servers that start at once, the others wait here and then see that the first one is alive.
    alive = setting_rows.locked_setting(connection, _ALIVE)
    with suppress(ValueError):
        if now - float(alive) > _SHORT:
            setting_rows.store_setting(connection, f"{_OUTAGE}{float(alive)}", str(now))
    note_alive(connection, now)
    return _stored(connection)


def note_alive(connection: Connection, now: float) -> None:
    """Note that a server runs."""
    setting_rows.store_setting(connection, _ALIVE, str(now))


def _stored(connection: Connection) -> list[Outage]:
    stored = setting_rows.settings_with_prefix(connection, _OUTAGE)
    return [Outage(float(name.removeprefix(_OUTAGE)), float(end)) for name, end in stored.items()]
