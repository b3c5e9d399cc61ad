"""Load: tables of both games at which clients keep playing, whatever happens to the server."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence

from kontor.engine.protocol import Data
from tools.faults.habits import SETTINGS, Habits, Setting
from tools.faults.latencies import Latencies
from tools.faults.ledger import Ledger, Message
from tools.faults.pace import Pace
from tools.faults.player import CONNECTION_ERRORS, RETRY_DELAY, UNDECIDED, Player
from tools.harness.table_client import HttpClient, RefusedError

PATIENCE = 120.0
"""Seconds for every table to move, reached only if something is broken."""
_AT_ONCE = 20
"""Concurrent requests while players sign in."""


class Load:
    """All tables and their players."""

    def __init__(
        self,
        urls: Sequence[str],
        ledger: Ledger,
        seed: int,
        settings: Sequence[Setting] = SETTINGS,
        habits: Habits = Habits(),  # noqa: B008
        pace: Pace | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.urls = urls
        """The servers. Players connect to any of them."""
        self.ledger = ledger
        self.settings = settings
        self.habits = habits
        self.pace = pace or Pace()
        self.patience = patience
        """Seconds after which players take a connection for dead."""
        self.latencies = Latencies()
        self.up = asyncio.Event()
        """Set while the server is up."""
        self.progressed = asyncio.Event()
        """Set when something was acknowledged, or refused because the store was unavailable."""
        self.moves: Counter[int] = Counter()
        """By setting: acknowledged moves of persons."""
        self.acknowledged = 0
        self.finished: dict[int, str] = {}
        """By setting: the first table whose game is over."""
        self.tables: dict[int, str] = {}
        self.players = [
            [
                Player(self, index, f"P{index}-{who}", random.Random(f"{seed}-{index}-{who}"))
                for who in range(setting.persons)
            ]
            for index, setting in enumerate(settings)
        ]
        self.everybody = [player for players in self.players for player in players]
        self._tasks: list[asyncio.Task[None]] = []

    def note(self, player: Player, message: Message) -> None:
        """Count the first acknowledgement of a message."""
        self.acknowledged += 1
        index = player.index
        if message.kind == "move":
            self.moves[index] += 1
            self.pace.moved(index, self.settings[index].is_paced)
        self.progressed.set()

    async def begin(self) -> None:
        """Sign in all players and let them play. The server must be up."""
        for first in range(0, len(self.everybody), _AT_ONCE):
            players = self.everybody[first : first + _AT_ONCE]
            persons = await asyncio.gather(*(player.http.introduce() for player in players))
            for player, person in zip(players, persons, strict=True):
                player.person = person
        self.up.set()
        self._tasks = [asyncio.create_task(self._play_on(index)) for index in range(len(self.settings))]
        for task in self._tasks:
            # A task only ends by failing. Wake up whoever waits, so that the error is raised.
            task.add_done_callback(lambda _: self.progressed.set())

    async def _play_on(self, index: int) -> None:
        while True:
            table = await self._make(self.settings[index], self.players[index])
            self.tables[index] = table
            self.pace.begun(index)
            await asyncio.gather(*(player.play(table) for player in self.players[index]))
            self.finished.setdefault(index, table)
            self.progressed.set()

    async def _make(self, setting: Setting, players: list[Player]) -> str:
        """Return a table with everybody seated. If the server fails in between, start over with another table."""
        more: Data = {} if setting.clock is None else {"clock": setting.clock}
        own = [{"kind": "me"}, *({"kind": "screen", "name": f"S{seat}"} for seat in range(1, setting.seats))]
        bots = [{"kind": "bot", "bot": bot} for bot in setting.bots]
        free = [{"kind": "free"} for _ in players[1:]]
        while True:
            await self.up.wait()
            try:
                table = await players[0].http.make(setting.game, [*own, *bots, *free], public=True, **more)
                for player in players[1:]:
                    await player.http.call("POST", f"/api/tables/{table}/join", {"names": [player.http.name]})
                return table
            except CONNECTION_ERRORS:
                await asyncio.sleep(RETRY_DELAY)
            except RefusedError as error:
                if error.key not in UNDECIDED:
                    raise
                await asyncio.sleep(RETRY_DELAY)

    async def until_acknowledged(self, most: int = 1) -> None:
        """Wait until `most` more messages are acknowledged."""
        target = self.acknowledged + most
        await self._until(lambda: self.acknowledged >= target, "nothing is acknowledged any more")

    async def until_unavailable(self, most: int) -> None:
        """Wait until `most` more messages are refused because the store is unavailable."""
        target = self.ledger.unavailable + most
        await self._until(lambda: self.ledger.unavailable >= target, "nothing is refused because the store is away")

    async def until_all_moved(self) -> None:
        """Wait until every table has accepted another line of a person. Clocks may leave that to bots."""
        before = dict(self.moves)
        waiting = [index for index, setting in enumerate(self.settings) if setting.clock is None]

        def moved() -> bool:
            waiting[:] = [index for index in waiting if self.moves[index] <= before.get(index, 0)]
            return not waiting

        try:
            await self._until(moved, "stuck")
        except TimeoutError:
            for index in waiting:
                self.ledger.fault("stuck", f"nobody can play at {self.tables.get(index)} ({self.settings[index]})")

    async def until_finished(self, patience: float) -> None:
        """Wait until a game is over at every table, at most `patience` seconds."""
        finished = set(range(len(self.settings)))
        await self._until(lambda: finished <= self.finished.keys(), "the games do not end", patience)

    async def _until(self, reached: Callable[[], bool], complaint: str, patience: float = PATIENCE) -> None:
        try:
            async with asyncio.timeout(patience):
                while not reached():
                    for task in self._tasks:
                        if task.done():
                            task.result()
                    self.progressed.clear()
                    await self.progressed.wait()
        except TimeoutError:
            raise TimeoutError(complaint) from None

    async def check_history(self) -> None:
        """Check that every table still shows all its entries unchanged."""
        for index, table in list(self.tables.items()):
            for player in self.players[index]:
                shown = await player.http.call("GET", f"/api/tables/{table}", params={"after": 0})
                entries = await self._all_entries(player.http, table, shown["entries"])
                if [entry["number"] for entry in entries] != list(range(1, shown["number"] + 1)):
                    self.ledger.fault("gaps", f"{table} is shown with gaps")
                for entry in entries:
                    self.ledger.show(table, player.person, entry)

    async def _all_entries(self, client: HttpClient, table: str, latest: list[Data]) -> list[Data]:
        """Return all entries of a table, given the latest of them."""
        entries = latest
        while entries and entries[0]["number"] > 1:
            question = {"type": "entries", "id": "q", "table": table, "before": entries[0]["number"]}
            page = (await client.call("POST", f"/api/tables/{table}/questions", question))["entries"]
            if not page:
                break
            entries = [*page, *entries]
        return entries

    async def end(self) -> None:
        """Stop all players and disconnect them."""
        waiting = set(self._tasks)
        while waiting:
            # Cancel repeatedly: up to Python 3.11 `wait_for` may swallow it if an answer arrives at the same moment.
            for task in waiting:
                task.cancel()
            _, waiting = await asyncio.wait(waiting, timeout=1.0)
        for player in self.everybody:
            await player.http.close()
