"""Tables that must not notice an attack: their moves are sent by WebSocket, and the acknowledgements timed.

They run in a process of their own, so that the work of the attackers does not count as that of the server.
"""

import asyncio
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter

from kontor.server.keys import new_key
from tools.harness.table_client import HttpClient, LiveClient

SOURCE = "127.0.0.2"
"""The local address of the victim. Attacks come from others."""
_PAUSE = 0.2
"""Seconds between moves. A move takes three messages, and the server allows 20 a second."""


class Victim:
    """One person at one screen who plays both seats of a game, again and again.

    Prints the seconds from sending each move to its acknowledgement.
    """

    def __init__(self, url: str, seed: int = 1) -> None:
        key = new_key()
        self._http = HttpClient(url, "Victim", key, source=SOURCE)
        self._live = LiveClient(url, key, source=SOURCE)
        self._random = random.Random(seed)

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
            await self._live.ask("close", table=table)
            await self._http.call("DELETE", f"/api/tables/{table}")

    async def _move(self, table: str, seat: int) -> None:
        things = (await self._live.ask("things", table=table, seat=seat))["data"]["things"]
        thing = self._random.choice(things)["text"]
        ways = (await self._live.ask("ways", table=table, seat=seat, thing=thing))["data"]["ways"]
        line = self._random.choice(ways)["line"]
        # The pause is here so that a stall of the server delays a move, and not a question, which is not timed.
        await asyncio.sleep(_PAUSE)
        start = perf_counter()
        number = (await self._live.play(table, seat, line))["number"]
        print(f"{perf_counter() - start:.6f}", flush=True)
        while self._live.latest[table]["number"] < number:
            await self._live.news()


class Victims:
    """Some victims in another process, and the times of their moves."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.seconds: list[float] = []

    async def read(self) -> None:
        """Read the times until the process ends."""
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            self.seconds.append(float(line))

    async def failure(self) -> str:
        """Return why the process has ended, or an empty string if it is still running."""
        if self._process.returncode is None:
            return ""
        assert self._process.stderr is not None
        return (await self._process.stderr.read()).decode().strip().rpartition("\n")[2][:100] or "ended"


@asynccontextmanager
async def victims(url: str, number: int) -> AsyncIterator[Victims]:
    """Run victims in a process of their own."""
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", "tools.attacks.victim", url, str(number))
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
    watched = Victims(process)
    reading = asyncio.create_task(watched.read())
    try:
        yield watched
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        await reading


async def _play(url: str, number: int) -> None:
    playing = [Victim(url, seed) for seed in range(number)]
    for victim in playing:
        await victim.start()
    await asyncio.gather(*(victim.play() for victim in playing))


if __name__ == "__main__":
    asyncio.run(_play(sys.argv[1], int(sys.argv[2])))
