"""Seats of the load on a server: live connections that parse as little of their messages as possible."""

import asyncio
import json
import re
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kontor.engine.protocol import Data

_TIMEOUT = 120.0
_HAPPENED = re.compile(rb'\{"type":"happened","table":"[a-z0-9]+","number":(\d+),')


class LostError(Exception):
    """A lost connection, a refusal, or an entry out of order."""


class LoadTable:
    """A table of the load: its state, and the move in progress."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seats: list[LoadSeat] = []
        self.number = 0
        self.revision = 0
        self.actor = -1
        self.things: list[Data] = []
        """What the seat to act can do."""
        self.sent = 0.0
        self.seen: list[float] = []
        """Seconds from sending the latest move until each of the others saw it."""
        self._messages: dict[int, bytes] = {}
        """The message about the latest entry, by seat."""
        self._all_saw = asyncio.Event()

    def update(self, data: Data, seat: int) -> None:
        """Take over the state of the table from a message to a seat."""
        self.number, self.revision, self.actor = data["number"], data["revision"], data["info"]["actor"]
        if seat == self.actor and "scenes" in data:
            self.things = data["scenes"][0]["offers"]["things"]

    async def move(self, line: str) -> float:
        """Play a line and wait until all seats have seen it. Return the seconds until it was acknowledged."""
        self.seen = []
        self._messages.clear()
        self._all_saw.clear()
        mover = self.actor
        self.sent = perf_counter()
        fields = {"table": self.name, "seat": mover, "revision": self.revision, "line": line}
        done = await self.seats[mover].ask("move", **fields)
        acknowledged = perf_counter() - self.sent
        if done["number"] != self.number + 1:
            raise LostError(f"number {done['number']} was acknowledged after {self.number}")
        async with asyncio.timeout(_TIMEOUT):
            await self._all_saw.wait()
        self.update(json.loads(self._messages[mover]), mover)
        if self.actor not in (mover, -1, -2):
            self.update(json.loads(self._messages[self.actor]), self.actor)
        return acknowledged

    def notify(self, seat: int, number: int, message: bytes) -> None:
        """Handle a message about a new entry. Only those of the seats that moved or must act are parsed, later."""
        if number != self.number + 1:
            raise LostError(f"number {number} was sent after {self.number}")
        self._messages[seat] = message
        if seat != self.actor:
            self.seen.append(perf_counter() - self.sent)
        if len(self._messages) == len(self.seats):
            self._all_saw.set()


class LoadSeat:
    """A person at one seat of one table, with their own connection."""

    def __init__(self, table: LoadTable, key: str) -> None:
        self.table = table
        self.seat = -1
        self._key = key
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._pending: asyncio.Future[Data] | None = None
        self._requests = 0

    async def connect(self, url: str) -> None:
        """Connect and open the table."""
        address = url.replace("http", "ws", 1) + "/api/live"
        self._socket = await connect(
            address, compression=None, max_size=None, max_queue=None, ping_interval=None, open_timeout=_TIMEOUT
        )
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.ask("hello", key=self._key, texts=True, offers=True)
        data = await self.ask("open", table=self.table.name)
        self.seat = next(seat["seat"] for seat in data["info"]["seats"] if seat["yours"])
        self.table.update(data, self.seat)

    async def ask(self, kind: str, **fields: Any) -> Data:
        """Send a message and wait for its answer. Only one request may be pending."""
        assert self._socket is not None
        assert self._pending is None
        self._pending = asyncio.get_running_loop().create_future()
        self._requests += 1
        await self._socket.send(json.dumps({"type": kind, "id": f"m{self._requests}", **fields}))
        try:
            async with asyncio.timeout(_TIMEOUT):
                data = await self._pending
        finally:
            self._pending = None
        if data["type"] == "refused":
            raise LostError(f"{kind} was refused: {data['error']['text']}")
        return data

    async def _read(self, socket: ClientConnection) -> None:
        problem: Exception = LostError("a connection ended")
        try:
            while True:
                message = await socket.recv(decode=False)
                assert isinstance(message, bytes)
                self._handle(message)
        except ConnectionClosed:
            pass
        except Exception as error:
            problem = error
        if self._pending is not None and not self._pending.done():
            self._pending.set_exception(problem)

    def _handle(self, message: bytes) -> None:
        happened = _HAPPENED.match(message)
        if happened is not None:
            self.table.notify(self.seat, int(happened[1]), message)
            return
        data = json.loads(message)
        if data["type"] == "presence":
            return
        if self._pending is None or self._pending.done() or data.get("id") != f"m{self._requests}":
            raise LostError(f"{data['type']} came unasked")
        self._pending.set_result(data)

    async def disconnect(self) -> None:
        """Disconnect."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader
