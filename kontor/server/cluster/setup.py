"""Chooses the peers and the bus for the settings of a server."""

from kontor.server.cluster.background import Background
from kontor.server.cluster.bus import Bus
from kontor.server.cluster.peers import Peers
from kontor.server.cluster.postgres_bus import PostgresBus
from kontor.server.cluster.shared_peers import SharedPeers
from kontor.server.keys import link_secret
from kontor.server.settings import Settings
from kontor.server.store.database import is_shared
from kontor.server.store.store import Store


def make_peers(settings: Settings, secret: str, store: Store) -> Peers:
    """Return the peers of a server: none on SQLite."""
    if not is_shared(settings.store):
        return Peers()
    if not settings.bus:
        return SharedPeers(Background(settings.store), PostgresBus(settings.store), store)
    # Servers with the same store have the same secret. So several stores can use one Redis.
    channel = f"kontor-{link_secret(secret, '', 'bus', 0)}"
    return SharedPeers(Background(settings.store), _redis_bus(settings.bus, channel), store)


def is_bus(address: str) -> bool:
    """Return whether an address is one of Redis. Raise `ModuleNotFoundError` if its library is not installed.

    >>> is_bus("redis://127.0.0.1:6379/0"), is_bus("http://127.0.0.1")
    (True, False)
    """
    try:
        _redis_bus(address, "")
    except ValueError:
        return False
    return True


def _redis_bus(address: str, channel: str) -> Bus:
    # An optional extra: most servers do not need it.
    from kontor.server.cluster.redis_bus import RedisBus

    return RedisBus(address, channel)
