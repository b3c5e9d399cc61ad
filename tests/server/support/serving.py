"""What the tests of a running server share: persons with a live connection, ways to play, to wait and to be refused."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import pytest

from kontor.engine.legality import open_record
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.engine.record import read_record
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import HttpClient, LiveClient, RefusedError

LONGEST = 120.0
"""Seconds for a whole test; never needed unless something is broken."""
P = ParamSpec("P")
Result = TypeVar("Result")


def over_sockets(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that runs in an event loop."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), LONGEST))

    return run


class Player:
    """Somebody with a key, a client for HTTP and a live connection."""

    def __init__(self, url: str, name: str, key: str | None = None, language: str = "en", told: bool = False) -> None:
        self.http = HttpClient(url, name, key, language)
        self.live = LiveClient(url, self.http.key, told, language)
        self.name = name
        self.number = 0

    async def come(self) -> None:
        self.number = await self.http.introduce()
        await self.live.start()

    async def again(self) -> None:
        """Connect anew, as after a fault of the line; nothing is remembered."""
        await self.live.close()
        self.live = LiveClient(self.http.url, self.http.key, bool(self.live.hello["told"]), self.live.hello["language"])
        await self.live.start()

    async def call(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        return await self.http.call(method, path, body, **more)

    async def ask(self, kind: str, table: str, **fields: Any) -> Data:
        return await self.live.ask(kind, table=table, **fields)

    async def act(self, kind: str, table: str, seat: int, **fields: Any) -> Data:
        """Do something on the newest revision known."""
        return await self.ask(kind, table, seat=seat, revision=self.now(table)["revision"], **fields)

    async def play(self, table: str, seat: int, line: str | Data, **more: Any) -> Data:
        return await self.live.play(table, seat, line, **more)

    def now(self, table: str) -> Data:
        """The table as last heard of."""
        return self.live.latest[table]

    def info(self, table: str) -> Data:
        found: Data = self.now(table)["info"]
        return found

    def heard(self, table: str) -> list[Data]:
        """The entries that came as messages of their own."""
        happened = [data for data in self.live.heard if data["type"] == "happened" and data["table"] == table]
        return [data["entry"] for data in happened]

    def kinds(self, table: str) -> list[str]:
        return [entry["kind"] for entry in self.heard(table)]

    async def until(self, table: str, ready: Callable[[Data], bool]) -> Data:
        """The table as soon as it is so."""
        while not ready(self.now(table)):
            await self.live.news()
        return self.now(table)

    async def until_entry(self, table: str, kind: str) -> Data:
        """The latest entry of a kind, as soon as there is one."""
        while kind not in self.kinds(table):
            await self.live.news()
        return next(entry for entry in reversed(self.heard(table)) if entry["kind"] == kind)

    async def until_type(self, kind: str) -> Data:
        """The latest message of a type, as soon as there is one."""
        while kind not in [data["type"] for data in self.live.heard]:
            await self.live.news()
        return next(data for data in reversed(self.live.heard) if data["type"] == kind)

    async def until_turn(self, table: str, seat: int) -> bool:
        """Wait until a seat is to act; false if the game is over instead."""
        found = await self.until(table, lambda now: now["info"]["actor"] == seat or now["info"]["status"] == "over")
        return bool(found["info"]["status"] != "over")

    async def until_number(self, table: str, number: int) -> Data:
        return await self.until(table, lambda now: now["number"] >= number)


class Company:
    """The persons of one test; their connections are closed when it ends."""

    def __init__(self, server: ServerProcess) -> None:
        self.url = server.url
        self._players: list[Player] = []

    async def __aenter__(self) -> "Company":
        return self

    async def __aexit__(self, *_: object) -> None:
        for player in self._players:
            await player.live.close()
            await player.http.close()

    async def player(self, name: str, **more: Any) -> Player:
        """Somebody new, known to the server and connected."""
        player = Player(self.url, name, **more)
        self._players.append(player)
        await player.come()
        return player

    async def table(self, game: str, persons: int, bots: tuple[str, ...] = (), **more: Any) -> tuple[str, list[Player]]:
        """A game that has begun: `persons` on the first seats, in order, bots on the others; all look at it."""
        players = [await self.player(name) for name in ("Ada", "Ben", "Cleo", "Dan")[:persons]]
        seats: list[Data] = [{"kind": "me"}, *[{"kind": "free"}] * (persons - 1)]
        seats += [{"kind": "bot", "bot": bot} for bot in bots]
        table = await players[0].http.make(game, seats, drawn=False, **more)
        secret = await players[0].http.link(table)
        for player in players[1:]:
            await player.call("POST", f"/api/tables/{table}/join", {"secret": secret})
        for player in players:
            await player.live.open(table)
        return table, players

    async def market(self, persons: int = 2) -> tuple[str, list[Player]]:
        """The same of Anno 1503, where the first seat may buy, sell and end its turn at once."""
        while True:
            table, players = await self.table("anno1503", persons)
            if "end" in await texts(players[0], table, 0):
                return table, players


async def refused(asked: Awaitable[object], key: str, status: int | None = None) -> Data:
    """The refusal with this key that something must meet with, and over HTTP with this status."""
    with pytest.raises(RefusedError) as caught:
        await asked
    data = caught.value.data
    assert (data["error"]["key"], data.get("status")) == (key, status)
    assert data["error"]["text"] not in ("", key)
    return data


async def any_line(player: Player, table: str, seat: int, chance: random.Random) -> str:
    """Any line that a seat can play, found as a page finds it: a thing first, then a way to do it."""
    things = (await player.ask("things", table, seat=seat))["data"]["things"]
    thing = chance.choice(things)["text"]
    ways = (await player.ask("ways", table, seat=seat, thing=thing))["data"]["ways"]
    return str(chance.choice(ways)["text"])


async def play_on(player: Player, table: str, seat: int, chance: random.Random, most: int = 1 << 30) -> None:
    """Play a seat until the game is over, or until so many lines of it are played."""
    while most and await player.until_turn(table, seat):
        await player.play(table, seat, await any_line(player, table, seat, chance))
        most -= 1


async def texts(player: Player, table: str, seat: int) -> list[str]:
    """The things that a seat can do now."""
    return [thing["text"] for thing in (await player.ask("things", table, seat=seat))["data"]["things"]]


async def trade(player: Player, table: str, seat: int, **more: Any) -> Data:
    """Sell or buy something: lines that may be taken back. Gives the acknowledgement."""
    found = await texts(player, table, seat)
    return await player.play(table, seat, next(text for text in found if text.startswith(("sell", "buy"))), **more)


async def record_text(player: Player, table: str) -> str:
    answer = await player.http.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    return answer.text


def replayed(text: str) -> Match:
    """The match of a record, played again."""
    record = read_record(text)
    game, state, options = open_record(record)
    match = Match(game, record.players, options, record.deal, record.seed, state)
    match.play_again(record.moves)
    return match


def as_json(data: Any) -> Any:
    """As it arrives over the line."""
    return json.loads(json.dumps(data))


def sqlite_path(server: ServerProcess) -> Path:
    return Path(server.store.removeprefix("sqlite:///"))
