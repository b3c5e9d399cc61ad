"""Seats of the load on a server: live connections that read no more of what they get than they need."""

import asyncio
import json
import re
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kontor.engine.protocol import Data

_PATIENCE = 120.0
_HAPPENED = re.compile(rb'\{"type":"happened","table":"[a-z0-9]+","number":(\d+),')


class LostError(Exception):
    """Something did not come back as it must: a connection ended, a refusal, a number out of turn."""


class LoadTable:
    """A table of the load: how it stands, and the move that is under way."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seats: list[LoadSeat] = []
        self.number = 0
        self.revision = 0
        self.actor = -1
        self.sent = 0.0
        self.seen: list[float] = []
        """When each of the others saw the latest move, in seconds after it was sent."""
        self._newest: Data = {}
        self._all_saw = asyncio.Event()

    def take_up(self, data: Data) -> None:
        """Note how the table stands."""
        self.number, self.revision, self.actor = data["number"], data["revision"], data["info"]["actor"]

    async def move(self, line: str) -> float:
        """Play a line of the seat to act; gives the seconds until it was acknowledged, when all have seen it."""
        self.seen = []
        self._all_saw.clear()
        self.sent = perf_counter()
        fields = {"table": self.name, "seat": self.actor, "revision": self.revision, "line": line}
        done = await self.seats[self.actor].ask("move", **fields)
        acknowledged = perf_counter() - self.sent
        if done["number"] != self.number + 1:
            raise LostError(f"number {done['number']} was acknowledged after {self.number}")
        async with asyncio.timeout(_PATIENCE):
            await self._all_saw.wait()
        self.take_up(self._newest)
        return acknowledged

    def saw(self, seat: int, number: int, message: bytes) -> None:
        """A seat was told what happened. Who made the move reads all of it; the others note when."""
        if number != self.number + 1:
            raise LostError(f"number {number} was told after {self.number}")
        if seat == self.actor:
            self._newest = json.loads(message)
        else:
            self.seen.append(perf_counter() - self.sent)
        if len(self.seen) == len(self.seats) - 1 and self._newest.get("number") == number:
            self._all_saw.set()


class LoadSeat:
    """A person at one seat of one table, with a connection of their own."""

    def __init__(self, table: LoadTable, key: str) -> None:
        self.table = table
        self.seat = -1
        self._key = key
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: asyncio.Future[Data] | None = None
        self._asked = 0

    async def sit_down(self, url: str) -> None:
        """Connect, and open the table."""
        address = url.replace("http", "ws", 1) + "/api/live"
        self._socket = await connect(
            address, compression=None, max_size=None, max_queue=None, ping_interval=None, open_timeout=_PATIENCE
        )
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.ask("hello", key=self._key)
        data = await self.ask("open", table=self.table.name)
        self.seat = next(seat["seat"] for seat in data["info"]["seats"] if seat["yours"])
        self.table.take_up(data)

    async def ask(self, kind: str, **fields: Any) -> Data:
        """Send a message and wait for its answer; one at a time."""
        assert self._socket is not None
        assert self._waiting is None
        self._waiting = asyncio.get_running_loop().create_future()
        self._asked += 1
        await self._socket.send(json.dumps({"type": kind, "id": f"m{self._asked}", **fields}))
        try:
            async with asyncio.timeout(_PATIENCE):
                data = await self._waiting
        finally:
            self._waiting = None
        if data["type"] == "refused":
            raise LostError(f"{kind} was refused: {data['error']['text']}")
        return data

    async def _read(self, socket: ClientConnection) -> None:
        problem: Exception = LostError("a connection ended")
        try:
            while True:
                message = await socket.recv(decode=False)
                assert isinstance(message, bytes)
                self._hear(message)
        except ConnectionClosed:
            pass
        except Exception as error:
            problem = error
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(problem)

    def _hear(self, message: bytes) -> None:
        happened = _HAPPENED.match(message)
        if happened is not None:
            self.table.saw(self.seat, int(happened[1]), message)
            return
        data = json.loads(message)
        if data["type"] == "present":
            return
        if self._waiting is None or self._waiting.done() or data.get("id") != f"m{self._asked}":
            raise LostError(f"{data['type']} came unasked")
        self._waiting.set_result(data)

    async def stand_up(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader
