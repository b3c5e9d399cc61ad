"""A player of a load, who keeps playing whatever happens to the server."""

import asyncio
import math
import random
from contextlib import suppress
from itertools import count
from time import perf_counter
from typing import TYPE_CHECKING

import httpx
from websockets.exceptions import WebSocketException

from kontor.engine.protocol import Data
from tools.faults.ledger import Message
from tools.harness.table_client import HttpClient, LiveClient, RefusedError

if TYPE_CHECKING:
    from tools.faults.load import Load

CONNECTION_ERRORS = (OSError, WebSocketException, httpx.TransportError)
"""Errors of a client when the server is down, including time-outs."""
UNDECIDED = ("store-away", "store-overwritten")
"""Refusals that leave open whether a message was stored. It is sent again."""
RETRY_DELAY = 0.05
"""Seconds between tries while the server cannot answer."""
_LONGEST_DELAY = 1.0
"""The longest pause between two connections."""


class Player:
    """A person who plays at one table after the other, and resends messages until they are answered."""

    def __init__(self, load: "Load", index: int, name: str, rng: random.Random) -> None:
        self.http = HttpClient(load.urls[0], name)
        self.person = 0
        self.index = index
        """The number of the setting in the load."""
        self.live: LiveClient | None = None
        self._load = load
        self._ledger = load.ledger
        self._rng = rng
        self._ids = count(1)
        self._table = ""
        self._failures = 0
        """Connections in a row that have failed."""
        self._preferred = ""
        """The server to connect to next, if it matters."""
        self._dawdles_at = -1
        """The revision at which the player lets their time run out."""
        self._number = 0
        """The number of the last entry that this client has."""
        self._unanswered: Message | None = None
        self._answered: Message | None = None

    def _next_server(self) -> str:
        """Return the preferred server, or any other than the last one, which may have failed."""
        preferred, self._preferred = self._preferred, ""
        last = self.live.base if self.live is not None else ""
        others = [url for url in self._load.urls if url != last]
        return preferred or self._rng.choice(others or self._load.urls)

    async def move_to(self, url: str) -> None:
        """Connect to another server. Return once the connection is open."""
        self._preferred = url
        if self.live is not None:
            await self.live.close()
        while self.live is None or self.live.base != url or self._table not in self.live.latest:
            await asyncio.sleep(RETRY_DELAY)

    async def play(self, table: str) -> None:
        """Play until the game is over."""
        self._table, self._number, self._dawdles_at = table, 0, -1
        self._unanswered = self._answered = None
        while True:
            await self._load.up.wait()
            live = self.live = LiveClient(self._next_server(), self.http.key, patience=self._load.patience)
            try:
                await live.start()
                if await self._play_on(live):
                    return
            except CONNECTION_ERRORS:
                await self._back_off()
            except RefusedError as error:
                self._note_refusal(error)
                await self._back_off()
            finally:
                await live.close()

    async def _back_off(self) -> None:
        """Wait before the next connection, each time longer until one succeeds, as the browser does."""
        await asyncio.sleep(min(RETRY_DELAY * 2**self._failures, _LONGEST_DELAY) * self._rng.uniform(0.5, 1.0))
        self._failures += 1

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
            elif self._load.pace.delay(self.index) > 0.0:
                await self._idle(live)
            elif not await self._act(live, shown):
                await live.news()

    async def _idle(self, live: LiveClient) -> None:
        """Wait for news, or until the next move of the table is due."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._load.pace.delay(self.index)):
                await live.news()

    async def _open(self, live: LiveClient) -> None:
        shown = await live.open(self._table, self._number)
        self._failures = 0
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
                self._load.latencies.see(data, self.person, live)
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
        habits, draw = self._load.habits, self._rng.random()
        if draw < habits.chat:
            await self._send_new(live, "chat", text=f"So far we are at {shown['number']}.")
            return True
        seats = [seat for seat in shown["info"]["seats"] if seat["yours"]]
        own = [seat["seat"] for seat in seats]
        if seats[0]["stand_in"]:
            return await self._come_back(live, seats[0])
        back = [scene["seat"] for scene in shown["scenes"] if scene["seat"] in own and scene["can"]["undo"]]
        if back and draw < habits.chat + habits.undo:
            await self._send_new(live, "undo", seat=back[0], revision=shown["revision"])
            return True
        if self._answered is not None and draw > 1 - habits.resend:
            await self._send(live, self._answered)
            return True
        if draw > 1 - habits.resend - habits.stale and shown["revision"] > 1:
            await self._send_new(live, "undo", seat=own[0], revision=shown["revision"] - 1)
            return True
        if shown["info"]["actor"] not in own or self._dawdles(shown):
            return False
        await self._move(live, shown)
        return True

    async def _come_back(self, live: LiveClient, seat: Data) -> bool:
        """Take the seat back from the bot, unless the time for the whole game is used up."""
        clock = live.latest[self._table]["info"]["clock"] or {}
        if seat["spent"] >= clock.get("per_game", math.inf):
            return False
        refused = self._ledger.refusals["clock-move-used-up"]
        await self._send_new(live, "return", seat=seat["seat"])
        return self._ledger.refusals["clock-move-used-up"] == refused

    def _dawdles(self, shown: Data) -> bool:
        """Return whether the player lets their time run out at this revision."""
        revision = int(shown["revision"])
        if shown["info"]["clock"] is None or self._dawdles_at == revision:
            return self._dawdles_at == revision
        if self._rng.random() < self._load.habits.dawdle:
            self._dawdles_at = revision
        return self._dawdles_at == revision

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
            await asyncio.sleep(RETRY_DELAY)
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
        number_before, begin = self._number, perf_counter()
        try:
            done = await live.ask(message.kind, identity=message.id, table=message.table, **message.fields)
        except RefusedError as error:
            if error.key in UNDECIDED:
                self._note_refusal(error)
                await asyncio.sleep(RETRY_DELAY)
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
                if first:
                    self._load.latencies.acknowledge(done, message, begin, live)
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
        if error.key in UNDECIDED:
            self._ledger.unavailable += 1
            self._load.progressed.set()
        elif error.key == "server-fault":
            self._ledger.fault("failed", f"the server failed: {error.data['error']['args']}")
        else:
            self._ledger.refusals[error.key] += 1
