"""Chooses the peers and the bus for the settings of a server."""

from kontor.server.cluster.background import Background
from kontor.server.cluster.bus import Bus
from kontor.server.cluster.peers import Peers
from kontor.server.cluster.postgres_bus import PostgresBus
from kontor.server.cluster.shared_peers import SharedPeers
from kontor.server.settings import Settings
from kontor.server.store.database import is_shared


def make_peers(settings: Settings, secret: str) -> Peers:
    """Return the peers of a server: none on SQLite."""
    if not is_shared(settings.store):
        return Peers()
    return SharedPeers(Background(settings.store), _make_bus(settings, secret))


def _make_bus(settings: Settings, secret: str) -> Bus:
    return PostgresBus(settings.store)
