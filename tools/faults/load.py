"""Tables of both games at which clients play all the time, whatever becomes of the server."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import count
from typing import NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from kontor.engine.protocol import Data
from tools.faults.ledger import Ledger, Message
from tools.harness.table_client import HttpClient, LiveClient, RefusedError

AWAY = (OSError, WebSocketException, httpx.TransportError)
"""What a client meets when the server is not there; errors of connections and time-outs are among them."""
_NOT_KNOWN = ("store-away", "store-overwritten")
"""Refusals after which a message may have been kept or not; it is sent again."""
_CHAT, _UNDO, _AGAIN, _LATE = 0.05, 0.08, 0.03, 0.03
"""How often somebody talks, takes back, sends again what was answered, acts on a revision that has passed."""
_BREATH = 0.05
"""Seconds between tries while the server cannot do what it is asked."""
PATIENCE = 120.0
"""Seconds for every table to move; never needed unless something is broken."""


class Setting(NamedTuple):
    """Who plays what at a table: how many persons, each with so many seats on one screen, and which bots."""

    game: str
    persons: int
    seats: int = 1
    bots: Sequence[str] = ()


SETTINGS = (
    Setting("anno1503", 2),
    Setting("anno1503", 3),
    Setting("anno1503", 1, bots=("greedy",)),
    Setting("anno1800", 2),
    Setting("anno1800", 3),
    Setting("anno1800", 1, seats=2),
)


class Player:
    """A person at one table after the other, who sends what was not answered again until it is."""

    def __init__(self, load: "Load", name: str, chance: random.Random) -> None:
        self.http = HttpClient(load.url, name)
        self.person = 0
        self.live: LiveClient | None = None
        self._load = load
        self._ledger = load.ledger
        self._chance = chance
        self._ids = count(1)
        self._table = ""
        self._number = 0
        """The last entry that this client has."""
        self._unanswered: Message | None = None
        self._answered: Message | None = None

    async def play(self, table: str) -> None:
        """Play until the game is over."""
        self._table, self._number = table, 0
        self._unanswered = self._answered = None
        while True:
            await self._load.up.wait()
            live = self.live = LiveClient(self._load.url, self.http.key)
            try:
                await live.start()
                if await self._play_on(live):
                    return
            except AWAY:
                await asyncio.sleep(_BREATH)
            except RefusedError as error:
                self._bear(error)
                await asyncio.sleep(_BREATH)
            finally:
                await live.close()

    async def _play_on(self, live: LiveClient) -> bool:
        await self._open(live)
        if self._answered is not None and self._unanswered is None:
            # Also what was answered before the connection was lost: the answer must be the same one.
            await self._send(live, self._answered)
        while True:
            if not self._take_in(live):
                await self._open(live)
            shown = live.latest[self._table]
            if self._unanswered is not None:
                await self._send(live, self._unanswered)
            elif shown["info"]["status"] == "over":
                return True
            elif not await self._act(live, shown):
                await live.news()

    async def _open(self, live: LiveClient) -> None:
        shown = await live.open(self._table, self._number)
        self._ledger.behold(self._table, self.person, shown, "open")
        for entry in shown["entries"]:
            self._see(entry)

    def _take_in(self, live: LiveClient) -> bool:
        """Note what has come in; says whether the table is still open."""
        still = True
        while live.heard:
            data = live.heard.popleft()
            if data["type"] == "happened":
                self._ledger.behold(self._table, self.person, data, "happened")
                self._see(data["entry"])
            elif data["type"] == "gone":
                still = False
        return still

    def _see(self, entry: Data) -> None:
        if entry["number"] > self._number + 1:
            self._ledger.fault("gaps", f"{self.person} was not shown entry {self._number + 1} of {self._table}")
        self._number = max(self._number, entry["number"])
        self._ledger.show(self._table, self.person, entry)

    async def _act(self, live: LiveClient, shown: Data) -> bool:
        """Do something; False if there is nothing to do but wait."""
        lot = self._chance.random()
        if lot < _CHAT:
            await self._say(live, "chat", text=f"So far we are at {shown['number']}.")
            return True
        own = [seat["seat"] for seat in shown["info"]["seats"] if seat["yours"]]
        back = [scene["seat"] for scene in shown["scenes"] if scene["seat"] in own and scene["can"]["undo"]]
        if back and lot < _CHAT + _UNDO:
            await self._say(live, "undo", seat=back[0], revision=shown["revision"])
            return True
        if self._answered is not None and lot > 1 - _AGAIN:
            await self._send(live, self._answered)
            return True
        if lot > 1 - _AGAIN - _LATE and shown["revision"] > 1:
            await self._say(live, "undo", seat=own[0], revision=shown["revision"] - 1)
            return True
        if shown["info"]["actor"] not in own:
            return False
        await self._move(live, shown)
        return True

    async def _move(self, live: LiveClient, shown: Data) -> None:
        seat = shown["info"]["actor"]
        try:
            things = (await live.ask("things", table=self._table, seat=seat))["data"]["things"]
            if not things:
                return
            thing = self._chance.choice(things)["text"]
            ways = (await live.ask("ways", table=self._table, seat=seat, thing=thing))["data"]["ways"]
        except RefusedError as error:
            # Somebody took back a line meanwhile, so it is no longer this seat's turn; or the store is away.
            self._bear(error)
            await asyncio.sleep(_BREATH)
            return
        if ways:
            line = self._chance.choice(ways)["text"]
            await self._say(live, "move", seat=seat, revision=shown["revision"], line=line)

    async def _say(self, live: LiveClient, kind: str, **fields: object) -> None:
        message = Message(self._table, self.person, f"{kind}{next(self._ids)}", kind, fields)
        self._ledger.sent.add(message.name)
        self._unanswered = message
        await self._send(live, message, first=True)

    async def _send(self, live: LiveClient, message: Message, first: bool = False) -> None:
        had = self._number
        try:
            done = await live.ask(message.kind, identity=message.id, table=message.table, **message.fields)
        except RefusedError as error:
            if error.key in _NOT_KNOWN:
                self._bear(error)
                await asyncio.sleep(_BREATH)
                return
            self._ledger.refuse(message, error.key)
            if message is self._answered:
                self._ledger.fault("lost", f"{message.name} was acknowledged, and refused when it came again")
        else:
            self._ledger.promise(message, done)
            if message is self._unanswered:
                self._answered = message
                self._load.note(self, message)
                if not first and done["number"] <= had:
                    self._ledger.kept_unanswered += 1
        if message is self._unanswered:
            self._unanswered = None
            self._ledger.again += not first

    def _bear(self, error: RefusedError) -> None:
        if error.key in _NOT_KNOWN:
            self._ledger.away += 1
            self._load.stirred.set()
        elif error.key == "server-fault":
            self._ledger.fault("failed", f"the server failed: {error.data['error']['args']}")
        else:
            self._ledger.refusals[error.key] += 1


class Load:
    """All tables and those who play there."""

    def __init__(self, url: str, ledger: Ledger, seed: int, settings: Sequence[Setting] = SETTINGS) -> None:
        self.url = url
        self.ledger = ledger
        self.settings = settings
        self.up = asyncio.Event()
        """Whether the server is there."""
        self.stirred = asyncio.Event()
        """Something was acknowledged, or refused because the store was away."""
        self.moves: Counter[int] = Counter()
        """By setting: moves of persons that were acknowledged."""
        self.acknowledged = 0
        self.tables: dict[int, str] = {}
        self.players = [
            [Player(self, f"P{index}{who}", random.Random(f"{seed}-{index}-{who}")) for who in range(setting.persons)]
            for index, setting in enumerate(settings)
        ]
        self._places = {player: index for index, players in enumerate(self.players) for player in players}
        self._tasks: list[asyncio.Task[None]] = []

    def note(self, player: Player, message: Message) -> None:
        """A message was acknowledged for the first time."""
        self.acknowledged += 1
        self.moves[self._places[player]] += message.kind == "move"
        self.stirred.set()

    async def begin(self) -> None:
        """Make oneself known, and play from now on. The server must be there."""
        for player in self._places:
            player.person = await player.http.introduce()
        self.up.set()
        self._tasks = [asyncio.create_task(self._play_on(index)) for index in range(len(self.settings))]
        for task in self._tasks:
            # None ends by itself: if one fails, whoever waits for it gets to know.
            task.add_done_callback(lambda _: self.stirred.set())

    async def _play_on(self, index: int) -> None:
        while True:
            table = await self._make(self.settings[index], self.players[index])
            self.tables[index] = table
            await asyncio.gather(*(player.play(table) for player in self.players[index]))

    async def _make(self, setting: Setting, players: list[Player]) -> str:
        """A table with everybody seated. Should the server fail on the way, another one."""
        own = [{"kind": "me"}, *({"kind": "screen", "name": f"S{seat}"} for seat in range(1, setting.seats))]
        bots = [{"kind": "bot", "bot": bot} for bot in setting.bots]
        free = [{"kind": "free"} for _ in players[1:]]
        while True:
            await self.up.wait()
            try:
                table = await players[0].http.make(setting.game, [*own, *bots, *free], public=True)
                for player in players[1:]:
                    await player.http.call("POST", f"/api/tables/{table}/join", {"names": [player.http.name]})
                return table
            except AWAY:
                await asyncio.sleep(_BREATH)
            except RefusedError as error:
                if error.key not in _NOT_KNOWN:
                    raise
                await asyncio.sleep(_BREATH)

    async def until_acknowledged(self, most: int = 1) -> None:
        """Wait until so many more messages are acknowledged."""
        wanted = self.acknowledged + most
        await self._until(lambda: self.acknowledged >= wanted, "nothing is acknowledged any more")

    async def until_away(self, most: int) -> None:
        """Wait until so many more messages are refused because the store is away."""
        wanted = self.ledger.away + most
        await self._until(lambda: self.ledger.away >= wanted, "nothing is refused because the store is away")

    async def until_all_moved(self) -> None:
        """Wait until at every table a line is accepted from now on."""
        before = dict(self.moves)
        still = list(range(len(self.settings)))

        def moved() -> bool:
            still[:] = [index for index in still if self.moves[index] <= before.get(index, 0)]
            return not still

        try:
            await self._until(moved, "stuck")
        except TimeoutError:
            for index in still:
                self.ledger.fault("stuck", f"nobody can play at {self.tables.get(index)} ({self.settings[index]})")

    async def _until(self, reached: Callable[[], bool], complaint: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not reached():
                    for task in self._tasks:
                        if task.done():
                            task.result()
                    self.stirred.clear()
                    await self.stirred.wait()
        except TimeoutError:
            raise TimeoutError(complaint) from None

    async def look_again(self) -> None:
        """See at every table that all that happened there is shown as it was."""
        for index, table in list(self.tables.items()):
            for player in self.players[index]:
                shown = await player.http.call("GET", f"/api/tables/{table}", params={"after": 0})
                if [entry["number"] for entry in shown["entries"]] != list(range(1, shown["number"] + 1)):
                    self.ledger.fault("gaps", f"{table} is shown with gaps")
                for entry in shown["entries"]:
                    self.ledger.show(table, player.person, entry)

    async def end(self) -> None:
        """Everybody hangs up."""
        waiting = set(self._tasks)
        while waiting:
            # More than once: up to Python 3.11 `wait_for` may swallow it when an answer comes at the same moment.
            for task in waiting:
                task.cancel()
            _, waiting = await asyncio.wait(waiting, timeout=1.0)
        for player in self._places:
            await player.http.close()
