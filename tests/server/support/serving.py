"""Shared by the tests of a running server: connected players, and helpers to play, wait and expect refusals."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import pytest

from kontor.engine.legality import open_record
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.engine.record import read_record
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import HttpClient, LiveClient, RefusedError

TEST_TIMEOUT = 120.0
"""Seconds for a whole test. Never needed unless something is broken."""
P = ParamSpec("P")


def async_test(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test in an event loop."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), TEST_TIMEOUT))

    return run


class Player:
    """A person with a key, an HTTP client and a live connection."""

    def __init__(self, url: str, name: str, key: str | None = None, language: str = "en", texts: bool = False) -> None:
        self.http = HttpClient(url, name, key, language)
        self.live = LiveClient(url, self.http.key, texts, language)
        self.name = name
        self.person_id = 0

    async def connect(self) -> None:
        """Sign in and open the live connection."""
        self.person_id = await self.http.introduce()
        await self.live.start()

    async def reconnect(self) -> None:
        """Replace the live connection by a new one that knows nothing of the old one."""
        await self.live.close()
        self.live = LiveClient(
            self.http.url, self.http.key, bool(self.live.hello["texts"]), self.live.hello["language"]
        )
        await self.live.start()

    async def call(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        return await self.http.call(method, path, body, **more)

    async def ask(self, kind: str, table: str, **fields: Any) -> Data:
        return await self.live.ask(kind, table=table, **fields)

    async def act(self, kind: str, table: str, seat: int, **fields: Any) -> Data:
        """Send a command for the latest revision received."""
        return await self.ask(kind, table, seat=seat, revision=self.latest(table)["revision"], **fields)

    async def play(self, table: str, seat: int, line: str | Data, **more: Any) -> Data:
        return await self.live.play(table, seat, line, **more)

    def latest(self, table: str) -> Data:
        """Return the latest state of a table that was received."""
        return self.live.latest[table]

    def info(self, table: str) -> Data:
        info: Data = self.latest(table)["info"]
        return info

    def entries(self, table: str) -> list[Data]:
        """Return the entries that were received in `happened` messages."""
        happened = [data for data in self.live.heard if data["type"] == "happened" and data["table"] == table]
        return [data["entry"] for data in happened]

    def kinds(self, table: str) -> list[str]:
        return [entry["kind"] for entry in self.entries(table)]

    async def wait_until(self, table: str, ready: Callable[[Data], bool]) -> Data:
        """Wait until the latest state of a table satisfies `ready`, and return it."""
        while not ready(self.latest(table)):
            await self.live.news()
        return self.latest(table)

    async def wait_for_entry(self, table: str, kind: str) -> Data:
        """Return the latest entry of a kind. Wait for one if there is none yet."""
        while kind not in self.kinds(table):
            await self.live.news()
        return next(entry for entry in reversed(self.entries(table)) if entry["kind"] == kind)

    async def wait_for_message(self, kind: str) -> Data:
        """Return the latest message of a type. Wait for one if there is none yet."""
        while kind not in [data["type"] for data in self.live.heard]:
            await self.live.news()
        return next(data for data in reversed(self.live.heard) if data["type"] == kind)

    async def wait_for_turn(self, table: str, seat: int) -> bool:
        """Wait until a seat is to act. Return false if the game is over instead."""
        state = await self.wait_until(
            table, lambda now: now["info"]["actor"] == seat or now["info"]["status"] == "over"
        )
        return bool(state["info"]["status"] != "over")

    async def wait_for_number(self, table: str, number: int) -> Data:
        """Wait until an entry number is reached, and return the state."""
        return await self.wait_until(table, lambda now: now["number"] >= number)


class Players:
    """The players of one test. Their connections are closed when it ends."""

    def __init__(self, server: ServerProcess) -> None:
        self.url = server.url
        self._players: list[Player] = []

    async def __aenter__(self) -> "Players":
        return self

    async def __aexit__(self, *_: object) -> None:
        for player in self._players:
            await player.live.close()
            await player.http.close()

    async def connect(self, name: str, server: ServerProcess | None = None, **more: Any) -> Player:
        """Return a new player who is signed in and connected, perhaps to another server."""
        player = Player(server.url if server is not None else self.url, name, **more)
        self._players.append(player)
        await player.connect()
        return player

    async def start_game(
        self, game: str, persons: int, bots: tuple[str, ...] = (), **more: Any
    ) -> tuple[str, list[Player]]:
        """Start a game: `persons` take the first seats, in order, and bots the others. Everybody has the table open."""
        seated = [await self.connect(name) for name in ("Ada", "Ben", "Cleo", "Dan")[:persons]]
        seats: list[Data] = [{"kind": "me"}, *[{"kind": "free"}] * (persons - 1)]
        seats += [{"kind": "bot", "bot": bot} for bot in bots]
        table = await seated[0].http.make(game, seats, random_start=False, **more)
        secret = await seated[0].http.link(table)
        for player in seated[1:]:
            await player.call("POST", f"/api/tables/{table}/join", {"secret": secret})
        for player in seated:
            await player.live.open(table)
        return table, seated

    async def start_trading_game(self, persons: int = 2) -> tuple[str, list[Player]]:
        """Start a game of Anno 1503 in which the first seat may buy, sell and end its turn at once."""
        while True:
            table, seated = await self.start_game("anno1503", persons)
            if "end" in await list_things(seated[0], table, 0):
                return table, seated


async def assert_refused(request: Awaitable[object], key: str, status: int | None = None) -> Data:
    """Assert that a request is refused with this key, and over HTTP with this status. Return the refusal."""
    with pytest.raises(RefusedError) as caught:
        await request
    data = caught.value.data
    assert (data["error"]["key"], data.get("status")) == (key, status)
    assert data["error"]["text"] not in ("", key)
    return data


async def random_line(player: Player, table: str, seat: int, rng: random.Random) -> str:
    """Return a random line that a seat can play, chosen as the client does: a thing first, then a way to do it."""
    things = (await player.ask("things", table, seat=seat))["data"]["things"]
    thing = rng.choice(things)["text"]
    ways = (await player.ask("ways", table, seat=seat, thing=thing))["data"]["ways"]
    return str(rng.choice(ways)["line"])


async def play_seat(player: Player, table: str, seat: int, rng: random.Random, limit: int = 1 << 30) -> None:
    """Play random lines for a seat until the game is over or `limit` lines are played."""
    while limit and await player.wait_for_turn(table, seat):
        await player.play(table, seat, await random_line(player, table, seat, rng))
        limit -= 1


async def list_things(player: Player, table: str, seat: int) -> list[str]:
    """Return the texts of the things that a seat can do now."""
    return [thing["text"] for thing in (await player.ask("things", table, seat=seat))["data"]["things"]]


async def trade(player: Player, table: str, seat: int, **more: Any) -> Data:
    """Sell or buy something, which can be undone. Return the acknowledgement."""
    things = await list_things(player, table, seat)
    return await player.play(table, seat, next(text for text in things if text.startswith(("sell", "buy"))), **more)


async def download_record(player: Player, table: str) -> str:
    answer = await player.http.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    return answer.text


def replay_record(text: str) -> Match:
    """Return the match that results from replaying a record."""
    record = read_record(text)
    game, state, options = open_record(record)
    match = Match(game, record.players, options, record.deal, record.seed, state)
    match.play_again(record.moves)
    return match


def as_json(data: Any) -> Any:
    """Return data as it arrives after JSON encoding and decoding."""
    return json.loads(json.dumps(data))


def sqlite_path(server: ServerProcess) -> Path:
    return Path(server.store.removeprefix("sqlite:///"))
