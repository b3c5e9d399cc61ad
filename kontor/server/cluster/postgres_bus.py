"""The bus of PostgreSQL: LISTEN and NOTIFY."""

from collections.abc import AsyncIterator, Callable
from contextlib import suppress

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy.engine import make_url

from kontor.server.cluster.bus import Bus
from kontor.server.store.postgres import DIRECT, connect_args


class PostgresBus(Bus):
    """One connection listens, another one sends."""

    errors = (psycopg.Error, OSError)

    def __init__(self, store: str) -> None:
        super().__init__()
        url = make_url(store).set(drivername="postgresql")
        pooling = str(url.query.get("pooling", DIRECT))
        address = url.difference_update_query(["pooling"]).render_as_string(hide_password=False)
        self._address = make_conninfo(address, **connect_args(pooling))
        self._sender: psycopg.AsyncConnection | None = None

    async def _connect(self) -> psycopg.AsyncConnection:
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True)

    async def _send(self, notices: list[str]) -> None:
        if self._sender is None:
            self._sender = await self._connect()
            # A notice need not survive a crash. Without this, each batch would wait for the disk, with a lock that
            # lets only one commit with notices through at a time.
            await self._sender.execute("SET synchronous_commit TO off")
        await self._sender.execute("SELECT pg_notify('kontor', notice) FROM unnest(%s::text[]) AS notice", [notices])

    async def _disconnect(self) -> None:
        sender, self._sender = self._sender, None
        if sender is not None:
            with suppress(*self.errors):
                await sender.close()

    async def _listen(self, connected: Callable[[], None]) -> AsyncIterator[str]:
        async with await self._connect() as listener:
            await listener.execute("LISTEN kontor")
            connected()
            async for notify in listener.notifies():
                yield notify.payload
