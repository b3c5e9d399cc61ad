"""Load on a server: many tables with a connection for each seat, a move at each in equal steps of time.

A move is found as a client finds it: `things` and one `ways` are asked for shortly before it is due. It is sent when
it is due, or as soon as it is found where the server is late; then the rate falls behind, which is reported.
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
"""Requests under way at the same time while tables are made."""
_LEAD = 1.0
"""Seconds before a move is due in which it is looked for; half of the time between moves where that is less."""
Result = TypeVar("Result")


class Pace(NamedTuple):
    """How fast to play: seconds between the moves of a table, and how long; before that so long to warm up."""

    every: float
    seconds: float
    warm_up: float


class Figures:
    """What was measured at one pace; all times in seconds."""

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
        """Moves a second that were made."""
        return len(self.acknowledged) / self.seconds

    @property
    def server_cost(self) -> float:
        """Seconds of processor time that a move took the server; what else the machine does hardly touches it."""
        return self.server_share / self.rate if self.rate else float("inf")

    @property
    def saturated(self) -> bool:
        """Whether the server cannot keep this pace."""
        return self.rate < 0.95 * self.asked_rate or at_share(self.acknowledged, 0.99) > 1.0 or bool(self.lost)


class Memory(NamedTuple):
    """Bytes that the server held: when it had started, with all tables, and with all connections too."""

    empty: int
    tables: int
    connected: int


def at_share(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed; endless if there are none.

    >>> at_share([3.0, 1.0, 2.0, 4.0], 0.5)
    2.0
    """
    if not values:
        return float("inf")
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]


class Load:
    """The tables, and all who sit there."""

    def __init__(self, url: str, pid: int, tables: int, seed: int = 1) -> None:
        self.url = url
        self.pid = pid
        self.count = tables
        self.tables: list[LoadTable] = []
        self._random = random.Random(seed)

    async def set_up(self) -> Memory:
        """Make the tables, and connect everybody; gives the memory that took."""
        empty = memory_of(self.pid)
        limits = httpx.Limits(max_connections=_AT_ONCE)
        async with httpx.AsyncClient(base_url=self.url, timeout=120.0, limits=limits) as http:
            self.tables = await _some_at_once([self._make(http, index) for index in range(self.count)])
        full = memory_of(self.pid)
        seats = [seat for table in self.tables for seat in table.seats]
        await _some_at_once([seat.sit_down(self.url) for seat in seats])
        for table in self.tables:
            table.seats.sort(key=lambda seat: seat.seat)
        return Memory(empty, full, memory_of(self.pid))

    async def _make(self, http: httpx.AsyncClient, index: int) -> LoadTable:
        keys = [new_key() for _ in range(SEATS)]
        for number, key in enumerate(keys):
            await _call(http, key, "PUT", "/api/me", {"name": f"P{index}-{number}"})
        seats = [{"kind": "me"}, *[{"kind": "free"}] * (SEATS - 1)]
        wish = {"game": GAMES[index % len(GAMES)], "seats": seats, "public": True}
        name = (await _call(http, keys[0], "POST", "/api/tables", wish))["table"]
        for key in keys[1:]:
            await _call(http, key, "POST", f"/api/tables/{name}/join", {})
        table = LoadTable(name)
        table.seats = [LoadSeat(table, key) for key in keys]
        return table

    async def play(self, pace: Pace) -> Figures:
        """Play at a pace and measure."""
        figures = Figures(len(self.tables) / pace.every, pace.seconds)
        begin = perf_counter() + 0.1
        clocks = asyncio.create_task(self._measure_clocks(figures, begin, pace))
        turns = [
            self._play_at(table, begin + index * pace.every / len(self.tables), begin, pace, figures)
            for index, table in enumerate(self.tables)
        ]
        await asyncio.gather(*turns)
        await clocks
        return figures

    async def _measure_clocks(self, figures: Figures, begin: float, pace: Pace) -> None:
        await _until(begin + pace.warm_up)
        server, own = seconds_of(self.pid), time.process_time()
        await asyncio.sleep(pace.seconds)
        figures.server_share = (seconds_of(self.pid) - server) / pace.seconds
        figures.load_share = (time.process_time() - own) / pace.seconds

    async def _play_at(self, table: LoadTable, due: float, begin: float, pace: Pace, figures: Figures) -> None:
        counts_from, end = begin + pace.warm_up, begin + pace.warm_up + pace.seconds
        try:
            while due < end and table.actor >= 0:
                await _until(due - min(_LEAD, pace.every / 2))
                asks: list[float] = []
                line = await self._find(table, asks)
                await _until(due)
                if perf_counter() >= end:
                    return
                counts = perf_counter() >= counts_from
                figures.sent += counts
                acknowledged = await table.move(line)
                if counts:
                    figures.acknowledged.append(acknowledged)
                    figures.seen += table.seen
                    figures.asks += asks
                due += pace.every
        except (LostError, TimeoutError) as error:
            figures.lost.append(str(error) or type(error).__name__)

    async def _find(self, table: LoadTable, asks: list[float]) -> str:
        """A line for the seat to act, at random."""
        seat = table.seats[table.actor]
        about = {"table": table.name, "seat": table.actor}
        start = perf_counter()
        things = (await seat.ask("things", **about))["data"]["things"]
        between = perf_counter()
        ways = (await seat.ask("ways", **about, thing=self._random.choice(things)["text"]))["data"]["ways"]
        asks += [between - start, perf_counter() - between]
        return str(self._random.choice(ways)["text"])

    async def close(self) -> None:
        """Let everybody hang up."""
        await _some_at_once([seat.stand_up() for table in self.tables for seat in table.seats])


async def _call(http: httpx.AsyncClient, key: str, method: str, path: str, body: Any) -> Any:
    answer = await http.request(method, path, json=body, headers={"Authorization": f"Bearer {key}"})
    if answer.status_code >= 400:
        raise LostError(f"{method} {path}: {answer.text[:200]}")
    return answer.json()


async def _until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - perf_counter()))


async def _some_at_once(jobs: Sequence[Coroutine[Any, Any, Result]]) -> list[Result]:
    """The results of all jobs; only some of them run at the same time."""
    gate = asyncio.Semaphore(_AT_ONCE)

    async def run(job: Coroutine[Any, Any, Result]) -> Result:
        async with gate:
            return await job

    return await asyncio.gather(*[run(job) for job in jobs])
