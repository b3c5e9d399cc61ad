"""The decisions of the operator, as they are stored. `kontor admin` writes them, and running servers follow them."""

import ipaddress
import json
import secrets
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from kontor.engine.errors import FormError
from kontor.server.store.schema import BANS
from kontor.server.store.setting_rows import find_setting, store_setting

_LONGEST_SETTING = 200
"""Characters of a setting in the store."""
_ANNOUNCED_LONGEST = 600.0
"""Seconds after which a restart that was announced is over, even if nobody has said so."""
_REVISION, _SIGN_UP, _ANNOUNCEMENT = "operator_revision", "sign_up", "announcement"
_OPEN, _CLOSED = "open", "closed"
_IPV6_CUSTOMER = 64
"""A customer usually gets a whole IPv6 /64, so an address is banned with its neighbours."""


class Announcement(NamedTuple):
    """What everybody reads: a restart at a time, the operator's own text, or both."""

    text: str = ""
    restart: float | None = None

    def is_over(self, now: float) -> bool:
        """Return whether the restart happened long ago.

        >>> Announcement(restart=100.0).is_over(101.0), Announcement(restart=100.0).is_over(1000.0)
        (False, True)
        """
        return self.restart is not None and now > self.restart + _ANNOUNCED_LONGEST


class Decisions(NamedTuple):
    """All decisions that are in force."""

    sign_up: bool = True
    """Whether new accounts can be created."""
    announcement: Announcement | None = None
    bans: frozenset[str] = frozenset()
    """Persons by their number, such as `17`, and networks, such as `192.0.2.1/32`."""


def ban_subject(text: str) -> str:
    """Return the subject of a ban in its normal form: a person by number, or a network. Raise `FormError`.

    >>> ban_subject("17"), ban_subject("192.0.2.1"), ban_subject("192.0.2.7/24"), ban_subject("2001:db8::1")
    ('17', '192.0.2.1/32', '192.0.2.0/24', '2001:db8::/64')
    """
    if text.isascii() and text.isdecimal() and len(text) < 10:
        return str(int(text))
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise FormError("server:operator", "ban-subject", text=text[:60]) from None
    if network.version == 6 and network.prefixlen == 128:
        network = network.supernet(new_prefix=_IPV6_CUSTOMER)
    return str(network)


def read_revision(rows: Connection) -> str:
    """Return a text that changes with every decision."""
    return _setting(rows, _REVISION, "0")


def read_decisions(rows: Connection) -> Decisions:
    """Return all decisions."""
    stored = json.loads(_setting(rows, _ANNOUNCEMENT, "null"))
    bans = frozenset(rows.execute(select(BANS.c.subject)).scalars())
    sign_up = _setting(rows, _SIGN_UP, _OPEN) == _OPEN
    return Decisions(sign_up, Announcement(**stored) if stored else None, bans)


def ban(rows: Connection, subject: str, now: float) -> bool:
    """Ban a person or a network. Return False if it was banned already."""
    _change_revision(rows)
    if rows.execute(select(BANS.c.subject).where(BANS.c.subject == subject)).scalar() is not None:
        return False
    rows.execute(insert(BANS).values(subject=subject, created=now))
    return True


def unban(rows: Connection, subject: str) -> bool:
    """Lift a ban. Return False if there was none."""
    _change_revision(rows)
    return rows.execute(delete(BANS).where(BANS.c.subject == subject)).rowcount > 0


def set_sign_up(rows: Connection, is_open: bool) -> None:
    """Open or close the creation of accounts."""
    store_setting(rows, _SIGN_UP, _OPEN if is_open else _CLOSED)
    _change_revision(rows)


def announce(rows: Connection, announcement: Announcement | None) -> None:
    """Show an announcement to everybody instead of the one before, or none. Raise `FormError` if it is too long."""
    text = json.dumps(announcement and announcement._asdict(), ensure_ascii=False)
    if len(text) > _LONGEST_SETTING:
        raise FormError("server:operator", "announcement-long")
    store_setting(rows, _ANNOUNCEMENT, text)
    _change_revision(rows)


def tables_deleted(rows: Connection) -> None:
    """Let running servers find out that tables were deleted."""
    _change_revision(rows)


def _setting(rows: Connection, name: str, default: str) -> str:
    value = find_setting(rows, name)
    return default if value is None else value


def _change_revision(rows: Connection) -> None:
    store_setting(rows, _REVISION, secrets.token_hex(8))
