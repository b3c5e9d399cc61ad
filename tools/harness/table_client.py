"""A client of a running server, for tests, load tests and fault injection."""

import asyncio
import json
from collections import deque
from contextlib import suppress
from itertools import count
from secrets import token_hex
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kontor.engine.protocol import Data
from kontor.server.keys import new_key

_PATIENCE = 60.0
_KEEP_ALIVE = 2.0
"""Seconds. The server closes idle connections after 5, and a request sent at that moment would fail."""


class RefusedError(Exception):
    """The server refused a request. `data` is its message."""

    def __init__(self, data: Data) -> None:
        super().__init__(data["error"]["key"], data["error"]["text"])
        self.data = data
        self.key: str = data["error"]["key"]


class HttpClient:
    """A person who uses HTTP."""

    def __init__(
        self, url: str, name: str = "Ada", key: str | None = None, language: str = "en", source: str | None = None
    ) -> None:
        self.url = url
        self.name = name
        self.key = key or new_key()
        headers = {"Authorization": f"Bearer {self.key}", "Accept-Language": language}
        limits = httpx.Limits(keepalive_expiry=_KEEP_ALIVE)
        # `source` is a local address to connect from.
        transport = httpx.AsyncHTTPTransport(local_address=source, limits=limits) if source else None
        self.http = httpx.AsyncClient(
            base_url=url, headers=headers, timeout=_PATIENCE, limits=limits, transport=transport
        )

    async def call(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        """Send a request and return the data of the response. Raise `RefusedError` if it is a refusal."""
        answer = await self.http.request(method, path, json=body, **more)
        data = answer.json() if answer.content else None
        if answer.status_code >= 400:
            assert isinstance(data, dict)
            raise RefusedError({**data, "status": answer.status_code})
        return data

    async def introduce(self) -> int:
        """Create the account and return the number of the person."""
        return int((await self.call("PUT", "/api/me", {"name": self.name}))["person"])

    async def make(self, game: str, seats: list[Data], **more: Any) -> str:
        """Create a table and return its name."""
        return str((await self.call("POST", "/api/tables", {"game": game, "seats": seats, **more}))["table"])

    async def link(self, table: str, purpose: str = "join", renew: bool = False) -> str:
        """Create a link and return its secret."""
        asked = {"purpose": purpose, "renew": renew}
        return str((await self.call("POST", f"/api/tables/{table}/links", asked))["secret"])

    async def close(self) -> None:
        """Close the client."""
        await self.http.aclose()


class LiveClient:
    """A person with a live connection. Messages other than answers are collected in `heard`."""

    def __init__(
        self,
        url: str,
        key: str | None,
        texts: bool = False,
        language: str = "en",
        source: str | None = None,
        patience: float = _PATIENCE,
    ) -> None:
        self.patience = patience
        """Seconds to wait for a connection, an answer or a message."""
        self._source = (source, 0) if source else None
        self.base = url
        self.url = url.replace("http", "ws", 1) + "/api/live"
        self.key = key
        self.hello: Data = {"language": language, "texts": texts}
        self.heard: deque[Data] = deque()
        self.latest: dict[str, Data] = {}
        """The newest message `table` or `happened` of each table."""
        self.arrived: dict[tuple[str, int], float] = {}
        """When the message about an entry came in, by table and number."""
        self.closed = False
        self._ids = count(1)
        # The server answers a repeated id of a person from memory, even across connections, so ids must be unique.
        self._prefix = token_hex(4)
        self._waiting: dict[str, asyncio.Future[Data]] = {}
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    @property
    def server(self) -> str:
        """Return the address of the server, which a proxy may tell in the header `X-Server`."""
        answer = self._socket.response if self._socket is not None else None
        return self.url if answer is None else answer.headers.get("X-Server", self.url.split("/")[2])

    async def start(self) -> Data:
        """Connect and send `hello`."""
        self._socket = await connect(
            self.url,
            compression=None,
            max_size=None,
            open_timeout=self.patience,
            close_timeout=self.patience / 6,
            local_addr=self._source,
        )
        self._reader = asyncio.create_task(self._read())
        return await self.ask("hello", key=self.key, **self.hello)

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                data = json.loads(text)
                if data["type"] in ("table", "happened"):
                    # Scenes are sent only when they change.
                    before = self.latest.get(data["table"], {})
                    self.latest[data["table"]] = {"scenes": before.get("scenes", []), **data}
                    if data["type"] == "happened":
                        self.arrived[data["table"], data["entry"]["number"]] = perf_counter()
                waiting = self._waiting.pop(data.get("id") or "", None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(data)
                else:
                    self.heard.append(data)
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self.closed = True
            self._news.set()
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("closed"))

    async def ask(self, kind: str, identity: str | None = None, **fields: Any) -> Data:
        """Send a message and return its answer. Raise `RefusedError` if it is a refusal."""
        assert self._socket is not None
        identity = identity or f"{self._prefix}-{next(self._ids)}"
        waiting: asyncio.Future[Data] = asyncio.get_running_loop().create_future()
        self._waiting[identity] = waiting
        try:
            await self._socket.send(json.dumps({"type": kind, "id": identity, **fields}))
            # Not `wait_for`: up to Python 3.11 it may swallow a cancellation.
            async with asyncio.timeout(self.patience):
                data = await waiting
        except ConnectionClosed:
            raise ConnectionError("closed") from None
        finally:
            self._waiting.pop(identity, None)
            if waiting.done() and not waiting.cancelled():
                # If sending has failed, nobody waits for it, and asyncio would log its exception.
                waiting.exception()
        if data["type"] == "refused":
            raise RefusedError(data)
        return data

    async def send(self, text: str | bytes) -> None:
        """Send raw text."""
        assert self._socket is not None
        await self._socket.send(text)

    async def open(self, table: str, after: int | None = None) -> Data:
        """Open a table."""
        return await self.ask("open", table=table, after=after)

    async def news(self) -> None:
        """Wait for a message. Raise `ConnectionError` if the connection is closed."""
        if self.closed:
            raise ConnectionError("closed")
        self._news.clear()
        async with asyncio.timeout(self.patience):
            await self._news.wait()

    async def play(self, table: str, seat: int, line: str | Data, **more: Any) -> Data:
        """Play a line on the newest known revision."""
        fields = {"revision": self.latest[table]["revision"], **more}
        return await self.ask("move", table=table, seat=seat, line=line, **fields)

    async def closed_because(self) -> tuple[int | None, str | None]:
        """Wait until the server closes the connection. Return the code and reason of its closing frame."""
        assert self._socket is not None
        await self._socket.wait_closed()
        return self._socket.close_code, self._socket.close_reason

    async def close(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            with suppress(Exception):
                await self._socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
