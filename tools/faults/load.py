"""Load: tables of both games at which clients keep playing, whatever happens to the server."""

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

CONNECTION_ERRORS = (OSError, WebSocketException, httpx.TransportError)
"""Errors of a client when the server is down, including time-outs."""
_UNDECIDED = ("store-away", "store-overwritten")
"""Refusals that leave open whether a message was stored. It is sent again."""
_CHAT, _UNDO, _RESEND, _STALE = 0.05, 0.08, 0.03, 0.03
"""Probabilities of a chat message, an undo, a repeated message, and a command on a stale revision."""
_RETRY_DELAY = 0.05
"""Seconds between tries while the server cannot answer."""
PATIENCE = 120.0
"""Seconds for every table to move, reached only if something is broken."""


class Setting(NamedTuple):
    """A table: its game, the number of persons, the seats of each on one screen, and the bots."""

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
    """A person who plays at one table after the other, and resends messages until they are answered."""

    def __init__(self, load: "Load", name: str, rng: random.Random) -> None:
        self.http = HttpClient(load.urls[0], name)
        self.person = 0
        self.live: LiveClient | None = None
        self._load = load
        self._ledger = load.ledger
        self._rng = rng
        self._ids = count(1)
        self._table = ""
        self._number = 0
        """The number of the last entry that this client has."""
        self._unanswered: Message | None = None
        self._answered: Message | None = None

    async def play(self, table: str) -> None:
        """Play until the game is over."""
        self._table, self._number = table, 0
        self._unanswered = self._answered = None
        while True:
            await self._load.up.wait()
            live = self.live = LiveClient(self._rng.choice(self._load.urls), self.http.key)
            try:
                await live.start()
                if await self._play_on(live):
                    return
            except CONNECTION_ERRORS:
                await asyncio.sleep(_RETRY_DELAY)
            except RefusedError as error:
                self._note_refusal(error)
                await asyncio.sleep(_RETRY_DELAY)
            finally:
                await live.close()

    async def _play_on(self, live: LiveClient) -> bool:
        await self._open(live)
        if self._answered is not None and self._unanswered is None:
            # Repeat the last answered message on the new connection: the answer must be the same.
            await self._send(live, self._answered)
        while True:
            if not self._read_news(live):
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
        self._ledger.show_position(self._table, self.person, shown, "open")
        entries = shown["entries"]
        # Only the latest entries come with the table.
        while entries and entries[0]["number"] > self._number + 1:
            before = entries[0]["number"]
            page = (await live.ask("entries", table=self._table, before=before))["data"]["entries"]
            entries = [*page, *entries]
        for entry in entries:
            if entry["number"] > self._number:
                self._note_entry(entry)

    def _read_news(self, live: LiveClient) -> bool:
        """Record the messages that have come in. Return whether the table is still open."""
        is_open = True
        while live.heard:
            data = live.heard.popleft()
            if data["type"] == "happened":
                if "scenes" in data:
                    self._ledger.show_position(self._table, self.person, data, "happened")
                self._note_entry(data["entry"])
            elif data["type"] == "closed":
                is_open = False
        return is_open

    def _note_entry(self, entry: Data) -> None:
        if entry["number"] > self._number + 1:
            self._ledger.fault("gaps", f"{self.person} was not shown entry {self._number + 1} of {self._table}")
        self._number = max(self._number, entry["number"])
        self._ledger.show(self._table, self.person, entry)

    async def _act(self, live: LiveClient, shown: Data) -> bool:
        """Send a random command. Return False if there is nothing to do but wait."""
        draw = self._rng.random()
        if draw < _CHAT:
            await self._send_new(live, "chat", text=f"So far we are at {shown['number']}.")
            return True
        own = [seat["seat"] for seat in shown["info"]["seats"] if seat["yours"]]
        back = [scene["seat"] for scene in shown["scenes"] if scene["seat"] in own and scene["can"]["undo"]]
        if back and draw < _CHAT + _UNDO:
            await self._send_new(live, "undo", seat=back[0], revision=shown["revision"])
            return True
        if self._answered is not None and draw > 1 - _RESEND:
            await self._send(live, self._answered)
            return True
        if draw > 1 - _RESEND - _STALE and shown["revision"] > 1:
            await self._send_new(live, "undo", seat=own[0], revision=shown["revision"] - 1)
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
            thing = self._rng.choice(things)["text"]
            ways = (await live.ask("ways", table=self._table, seat=seat, thing=thing))["data"]["ways"]
        except RefusedError as error:
            # An undo in between made it another seat's turn, or the store is unavailable.
            self._note_refusal(error)
            await asyncio.sleep(_RETRY_DELAY)
            return
        if ways:
            line = self._rng.choice(ways)["line"]
            await self._send_new(live, "move", seat=seat, revision=shown["revision"], line=line)

    async def _send_new(self, live: LiveClient, kind: str, **fields: object) -> None:
        message = Message(self._table, self.person, f"{kind}{next(self._ids)}", kind, fields)
        self._ledger.sent.add(message.name)
        self._unanswered = message
        await self._send(live, message, first=True)

    async def _send(self, live: LiveClient, message: Message, first: bool = False) -> None:
        number_before = self._number
        try:
            done = await live.ask(message.kind, identity=message.id, table=message.table, **message.fields)
        except RefusedError as error:
            if error.key in _UNDECIDED:
                self._note_refusal(error)
                await asyncio.sleep(_RETRY_DELAY)
                return
            self._ledger.refuse(message, error.key)
            if error.key == "revision-stale":
                self._check_newer_is_here(live, message)
            if message is self._answered:
                self._ledger.fault("lost", f"{message.name} was acknowledged, and refused when it came again")
        else:
            self._ledger.promise(message, done)
            if message is self._unanswered:
                self._answered = message
                self._load.note(self, message)
                if not first and done["number"] <= number_before:
                    self._ledger.stored_unanswered += 1
        if message is self._unanswered:
            self._unanswered = None
            self._ledger.resent += not first

    def _check_newer_is_here(self, live: LiveClient, message: Message) -> None:
        """A stale command is refused only after its sender has received what made it stale."""
        revision = live.latest[self._table]["revision"]
        if revision <= int(str(message.fields["revision"])):
            self._ledger.fault("gaps", f"{message.name} was refused as stale, but its sender is at {revision}")

    def _note_refusal(self, error: RefusedError) -> None:
        if error.key in _UNDECIDED:
            self._ledger.unavailable += 1
            self._load.progressed.set()
        elif error.key == "server-fault":
            self._ledger.fault("failed", f"the server failed: {error.data['error']['args']}")
        else:
            self._ledger.refusals[error.key] += 1


class Load:
    """All tables and their players."""

    def __init__(self, urls: Sequence[str], ledger: Ledger, seed: int, settings: Sequence[Setting] = SETTINGS) -> None:
        self.urls = urls
        """The servers. Players connect to any of them."""
        self.ledger = ledger
        self.settings = settings
        self.up = asyncio.Event()
        """Set while the server is up."""
        self.progressed = asyncio.Event()
        """Set when something was acknowledged, or refused because the store was unavailable."""
        self.moves: Counter[int] = Counter()
        """By setting: acknowledged moves of persons."""
        self.acknowledged = 0
        self.tables: dict[int, str] = {}
        self.players = [
            [Player(self, f"P{index}{who}", random.Random(f"{seed}-{index}-{who}")) for who in range(setting.persons)]
            for index, setting in enumerate(settings)
        ]
        self._settings_of = {player: index for index, players in enumerate(self.players) for player in players}
        self._tasks: list[asyncio.Task[None]] = []

    def note(self, player: Player, message: Message) -> None:
        """Count the first acknowledgement of a message."""
        self.acknowledged += 1
        self.moves[self._settings_of[player]] += message.kind == "move"
        self.progressed.set()

    async def begin(self) -> None:
        """Sign in all players and let them play. The server must be up."""
        for player in self._settings_of:
            player.person = await player.http.introduce()
        self.up.set()
        self._tasks = [asyncio.create_task(self._play_on(index)) for index in range(len(self.settings))]
        for task in self._tasks:
            # A task only ends by failing. Wake up whoever waits, so that the error is raised.
            task.add_done_callback(lambda _: self.progressed.set())

    async def _play_on(self, index: int) -> None:
        while True:
            table = await self._make(self.settings[index], self.players[index])
            self.tables[index] = table
            await asyncio.gather(*(player.play(table) for player in self.players[index]))

    async def _make(self, setting: Setting, players: list[Player]) -> str:
        """Return a table with everybody seated. If the server fails in between, start over with another table."""
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
            except CONNECTION_ERRORS:
                await asyncio.sleep(_RETRY_DELAY)
            except RefusedError as error:
                if error.key not in _UNDECIDED:
                    raise
                await asyncio.sleep(_RETRY_DELAY)

    async def until_acknowledged(self, most: int = 1) -> None:
        """Wait until `most` more messages are acknowledged."""
        target = self.acknowledged + most
        await self._until(lambda: self.acknowledged >= target, "nothing is acknowledged any more")

    async def until_unavailable(self, most: int) -> None:
        """Wait until `most` more messages are refused because the store is unavailable."""
        target = self.ledger.unavailable + most
        await self._until(lambda: self.ledger.unavailable >= target, "nothing is refused because the store is away")

    async def until_all_moved(self) -> None:
        """Wait until every table has accepted another line."""
        before = dict(self.moves)
        waiting = list(range(len(self.settings)))

        def moved() -> bool:
            waiting[:] = [index for index in waiting if self.moves[index] <= before.get(index, 0)]
            return not waiting

        try:
            await self._until(moved, "stuck")
        except TimeoutError:
            for index in waiting:
                self.ledger.fault("stuck", f"nobody can play at {self.tables.get(index)} ({self.settings[index]})")

    async def _until(self, reached: Callable[[], bool], complaint: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
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
        for player in self._settings_of:
            await player.http.close()
