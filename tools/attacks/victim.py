"""The table that must not notice an attack: its moves are sent by WebSocket, and their acknowledgements timed."""

import asyncio
import random
from time import perf_counter

from kontor.server.keys import new_key
from tools.harness.table_client import HttpClient, LiveClient

SOURCE = "127.0.0.2"
"""The local address of the victim. Attacks come from others."""
_PAUSE = 0.2
"""Seconds between moves. A move takes three messages, and the server allows 20 a second."""


class Victim:
    """One person at one screen who plays both seats of a game, again and again."""

    def __init__(self, url: str, seed: int = 1) -> None:
        key = new_key()
        self._http = HttpClient(url, "Victim", key, source=SOURCE)
        self._live = LiveClient(url, key, source=SOURCE)
        self._random = random.Random(seed)
        self.seconds: list[float] = []
        """Seconds from sending each move to its acknowledgement."""

    async def start(self) -> None:
        """Sign in and connect."""
        await self._http.introduce()
        await self._live.start()

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            seats = [{"kind": "me"}, {"kind": "screen", "name": "Other"}]
            table = await self._http.make("anno1503", seats)
            await self._live.open(table)
            while (seat := self._live.latest[table]["info"]["actor"]) >= 0:
                await self._move(table, seat)
                await asyncio.sleep(_PAUSE)
            await self._live.ask("close", table=table)
            await self._http.call("DELETE", f"/api/tables/{table}")

    async def _move(self, table: str, seat: int) -> None:
        things = (await self._live.ask("things", table=table, seat=seat))["data"]["things"]
        thing = self._random.choice(things)["text"]
        ways = (await self._live.ask("ways", table=table, seat=seat, thing=thing))["data"]["ways"]
        line = self._random.choice(ways)["line"]
        start = perf_counter()
        number = (await self._live.play(table, seat, line))["number"]
        self.seconds.append(perf_counter() - start)
        while self._live.latest[table]["number"] < number:
            await self._live.news()

    async def close(self) -> None:
        """Disconnect."""
        await self._live.close()
        await self._http.close()
