"""What a server does when its store or the network to it was lost for a while."""

import pytest
from sqlalchemy import text

from kontor.server.cluster.background import Background
from kontor.server.cluster.bus import Bus
from kontor.server.cluster.peers import Follower
from kontor.server.cluster.shared_peers import SharedPeers
from kontor.server.store.database import migrate, open_engine
from kontor.server.store.store import Store
from tests.server.support.serving import async_test

TABLE = "table"


class SilentBus(Bus):
    """A bus that does not even start."""

    async def start(self, *_: object) -> None:
        return None

    async def _send(self, notices: list[str]) -> None:
        return None

    async def _disconnect(self) -> None:
        return None

    def _listen(self, connected: object) -> None:  # type: ignore[override]
        raise NotImplementedError


class LeasesOnly(Follower):
    """Notes which tables this server is to lead."""

    def __init__(self) -> None:
        self.led: list[str] = []

    def followed(self) -> list[str]:
        return [TABLE]

    def needs_lease(self, table: str) -> bool:
        return True

    def leased(self, table: str) -> None:
        self.led.append(table)

    def table_announced(self, table: str, number: int) -> None:
        return None

    def presence_announced(self, table: str, before: set[int]) -> None:
        return None

    def person_announced(self, person: int) -> None:
        return None

    def check_persons(self, mentioned: bool) -> None:
        return None

    def suspend(self) -> None:
        return None


@async_test
async def test_a_server_that_keeps_its_leases_through_an_outage_opens_their_tables_again(postgres_url: str) -> None:
    engine = open_engine(postgres_url)
    migrate(engine)
    engine.dispose()
    store, follower = Store(postgres_url, 1), LeasesOnly()
    peers = SharedPeers(Background(postgres_url), SilentBus(), store)
    await peers.start(follower)
    try:
        assert follower.led == [TABLE]
        # Heartbeats have failed for so long that all tables were closed.
        peers._alive_until = 0.0
        await peers._exchange(follower, beat=True)
        assert follower.led == [TABLE, TABLE]
        await peers._exchange(follower, beat=True)
        assert follower.led == [TABLE, TABLE]
    finally:
        await peers.close()
        store.close()


@pytest.mark.parametrize("mode", ["", "?pooling=session", "?pooling=transaction"])
@pytest.mark.parametrize(("serving", "idle_limit"), [(True, "3s"), (False, "0")])
def test_postgresql_soon_forgets_a_client_that_is_gone(
    postgres_url: str, mode: str, serving: bool, idle_limit: str
) -> None:
    engine = open_engine(postgres_url + mode, serving=serving)
    with engine.begin() as connection:
        shown = {
            name: connection.execute(text(f"SHOW {name}")).scalar_one()
            for name in ("idle_in_transaction_session_timeout", "tcp_keepalives_idle", "tcp_keepalives_count")
        }
    engine.dispose()
    assert list(shown.values()) == [idle_limit, "2", "3"]
