"""Load on a server: many tables with a connection for each seat, and moves at a fixed rate.

All seats get what the browser gets: sentences, and offers in their scenes. A move is chosen shortly before it is due,
from the offers and one request for `ways`. It is sent when it is due. If the server answers late, it is sent as soon as
possible, and the rate falls behind, which is reported.
"""

import asyncio
import random
import time
from collections.abc import Coroutine, Sequence
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import httpx

from bench.machine import memory_of, seconds_of
from bench.server_seats import LoadSeat, LoadTable, LostError
from kontor.server.keys import new_key

GAMES = ("anno1503", "anno1800")
SEATS = 3
_AT_ONCE = 20
"""Concurrent requests while tables are created."""
_LEAD = 1.0
"""Seconds before a move is due when it is chosen, at most half of the time between moves."""
Result = TypeVar("Result")


class Pace(NamedTuple):
    """Seconds between the moves of a table, seconds to measure, and seconds to warm up before that."""

    every: float
    seconds: float
    warm_up: float


class Measurements:
    """The results at one pace. All times are in seconds."""

    def __init__(self, asked_rate: float, seconds: float) -> None:
        self.asked_rate = asked_rate
        self.seconds = seconds
        self.asks: list[float] = []
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.sent = 0
        self.lost: list[str] = []
        self.server_share = 0.0
        self.load_share = 0.0

    @property
    def rate(self) -> float:
        """The number of acknowledged moves per second."""
        return len(self.acknowledged) / self.seconds

    @property
    def server_cost(self) -> float:
        """Seconds of server processor time per move, which hardly depends on other load of the machine."""
        return self.server_share / self.rate if self.rate else float("inf")

    @property
    def saturated(self) -> bool:
        """Whether the server cannot keep up with this pace."""
        return self.rate < 0.95 * self.asked_rate or at_share(self.acknowledged, 0.99) > 1.0 or bool(self.lost)


class Memory(NamedTuple):
    """Memory of the server in bytes: after its start, with all tables, and with all connections."""

    empty: int
    tables: int
    connected: int


def at_share(values: Sequence[float], share: float) -> float:
    """Return the quantile of some values, or infinity if there are none.

    >>> at_share([3.0, 1.0, 2.0, 4.0], 0.5)
    2.0
    """
    if not values:
        return float("inf")
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]


class Load:
    """The tables and their seats."""

    def __init__(self, urls: Sequence[str], pids: Sequence[int], tables: int, seed: int = 1) -> None:
        self.urls = urls
        """The servers. The seats of a table are spread over them."""
        self.pids = pids
        self.count = tables
        self.tables: list[LoadTable] = []
        self._random = random.Random(seed)

    async def set_up(self) -> Memory:
        """Create the tables and connect all seats. Return the memory of the server."""
        empty = self.memory()
        limits = httpx.Limits(max_connections=_AT_ONCE)
        async with httpx.AsyncClient(base_url=self.urls[0], timeout=120.0, limits=limits) as http:
            self.tables = await _gather_limited([self._create_table(http, index) for index in range(self.count)])
        with_tables = self.memory()
        seats = [(seat, index) for table in self.tables for index, seat in enumerate(table.seats)]
        await _gather_limited([seat.connect(self.urls[index % len(self.urls)]) for seat, index in seats])
        for table in self.tables:
            table.seats.sort(key=lambda seat: seat.seat)
        return Memory(empty, with_tables, self.memory())

    def memory(self) -> int:
        """Return the memory of all servers."""
        return sum(memory_of(pid) for pid in self.pids)

    def _seconds(self) -> float:
        return sum(seconds_of(pid) for pid in self.pids)

    async def _create_table(self, http: httpx.AsyncClient, index: int) -> LoadTable:
        keys = [new_key() for _ in range(SEATS)]
        for number, key in enumerate(keys):
            await _call(http, key, "PUT", "/api/me", {"name": f"P{index}-{number}"})
        seats = [{"kind": "me"}, *[{"kind": "free"}] * (SEATS - 1)]
        request = {"game": GAMES[index % len(GAMES)], "seats": seats, "public": True}
        name = (await _call(http, keys[0], "POST", "/api/tables", request))["table"]
        for key in keys[1:]:
            await _call(http, key, "POST", f"/api/tables/{name}/join", {})
        table = LoadTable(name)
        table.seats = [LoadSeat(table, key) for key in keys]
        return table

    async def play(self, pace: Pace) -> Measurements:
        """Play at a pace and measure."""
        results = Measurements(len(self.tables) / pace.every, pace.seconds)
        start = perf_counter() + 0.1
        processor = asyncio.create_task(self._measure_processor(results, start, pace))
        turns = [
            self._play_at(table, start + index * pace.every / len(self.tables), start, pace, results)
            for index, table in enumerate(self.tables)
        ]
        await asyncio.gather(*turns)
        await processor
        return results

    async def _measure_processor(self, results: Measurements, start: float, pace: Pace) -> None:
        await _until(start + pace.warm_up)
        server, own = self._seconds(), time.process_time()
        await asyncio.sleep(pace.seconds)
        results.server_share = (self._seconds() - server) / pace.seconds
        results.load_share = (time.process_time() - own) / pace.seconds

    async def _play_at(self, table: LoadTable, due: float, start: float, pace: Pace, results: Measurements) -> None:
        measure_from, end = start + pace.warm_up, start + pace.warm_up + pace.seconds
        try:
            while due < end and table.actor >= 0:
                await _until(due - min(_LEAD, pace.every / 2))
                asks: list[float] = []
                line = await self._choose_move(table, asks)
                await _until(due)
                if perf_counter() >= end:
                    return
                measured = perf_counter() >= measure_from
                results.sent += measured
                acknowledged = await table.move(line)
                if measured:
                    results.acknowledged.append(acknowledged)
                    results.seen += table.seen
                    results.asks += asks
                due += pace.every
        except (LostError, TimeoutError) as error:
            results.lost.append(str(error) or type(error).__name__)

    async def _choose_move(self, table: LoadTable, asks: list[float]) -> str:
        """Return a random line for the seat to act, and add the time of its request to `asks`."""
        start = perf_counter()
        thing = self._random.choice(table.things)["text"]
        ways = (await table.seats[table.actor].ask("ways", table=table.name, seat=table.actor, thing=thing))["data"]
        asks.append(perf_counter() - start)
        return str(self._random.choice(ways["ways"])["line"])

    async def close(self) -> None:
        """Disconnect all seats."""
        await _gather_limited([seat.disconnect() for table in self.tables for seat in table.seats])


async def _call(http: httpx.AsyncClient, key: str, method: str, path: str, body: Any) -> Any:
    answer = await http.request(method, path, json=body, headers={"Authorization": f"Bearer {key}"})
    if answer.status_code >= 400:
        raise LostError(f"{method} {path}: {answer.text[:200]}")
    return answer.json()


async def _until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - perf_counter()))


async def _gather_limited(jobs: Sequence[Coroutine[Any, Any, Result]]) -> list[Result]:
    """Run all jobs with limited concurrency and return their results."""
    semaphore = asyncio.Semaphore(_AT_ONCE)

    async def run(job: Coroutine[Any, Any, Result]) -> Result:
        async with semaphore:
            return await job

    return await asyncio.gather(*[run(job) for job in jobs])
