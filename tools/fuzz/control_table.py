"""Control tables: two well-behaved clients play while the server is fuzzed."""

import asyncio
import time
from random import Random

from kontor.engine.lines import join_line
from kontor.engine.protocol import Data
from kontor.server.models import Entry
from kontor.server.store.database import open_engine
from kontor.server.tables.transition import load_session
from tools.fuzz.complaints import Complaints
from tools.harness.table_client import HttpClient, LiveClient

GAMES = ("anno1503", "anno1800")
_PAUSE = 0.1
"""Seconds between lines. Each line takes three messages, and the clients must stay within the rate limits."""


class ControlTable:
    """Two persons at a table of their own. Every deviation from what they expect is a complaint."""

    def __init__(self, url: str, game: str, random: Random) -> None:
        self.url = url
        self.game = game
        self.random = random
        self.persons = [HttpClient(url, "Ada"), HttpClient(url, "Ben")]
        self.numbers: list[int] = []
        self.clients = [LiveClient(url, person.key, texts=True) for person in self.persons]
        self.table = ""
        self.expected: dict[str, list[tuple[str, int, str | None, str]]] = {}
        """By table, the entries that must be stored: kind, seat, sender, and line or chat text."""
        self.complaints = Complaints(f"{game}: ")
        self.asked = 0
        self.slowest = 0.0
        self._ids = 0

    async def begin(self) -> None:
        """Sign in and connect both persons."""
        self.numbers = [await person.introduce() for person in self.persons]
        for client in self.clients:
            await client.start()
        await self._new_table()

    async def _new_table(self) -> None:
        ada, ben = self.persons
        self.table = await ada.make(self.game, [{"kind": "me"}, {"kind": "free"}], random_start=False)
        await ben.call("POST", f"/api/tables/{self.table}/join", {"secret": await ada.link(self.table)})
        self.expected[self.table] = [("made", -1, None, ""), ("joined", 1, None, ""), ("started", -1, None, "")]
        for client in self.clients:
            client.heard.clear()
            await client.open(self.table)

    async def play(self, stop: asyncio.Event) -> None:
        """Play until `stop` is set."""
        while not stop.is_set():
            try:
                await self._one_line()
            except Exception as error:
                self.complaints.append(f"{self.game}: {type(error).__name__} {error}"[:300])
                return
            await asyncio.sleep(_PAUSE)

    async def _ask(self, who: int, kind: str, **fields: object) -> Data:
        self._ids += 1
        start = time.monotonic()
        data = await self.clients[who].ask(kind, f"peace{self._ids}", table=self.table, **fields)
        self.slowest = max(self.slowest, time.monotonic() - start)
        self.asked += 1
        return data

    async def _one_line(self) -> None:
        state = self.clients[0].latest[self.table]
        actor = state["info"]["actor"]
        if actor < 0:
            await self._new_table()
            return
        things = (await self._ask(actor, "things", seat=actor))["data"]["things"]
        thing = self.random.choice(things)["text"]
        line = self.random.choice((await self._ask(actor, "ways", seat=actor, thing=thing))["data"]["ways"])["line"]
        done = await self._ask(actor, "move", seat=actor, revision=state["revision"], line=line)
        await self._note(done, "move", actor, join_line(actor, line))
        if self.random.random() < 0.2:
            text = f"well played {self._ids}"
            await self._note(await self._ask(actor, "chat", text=text), "chat", actor, text)
        if self.random.random() < 0.2:
            answer = await self._ask(actor, "why", seat=actor, line="zz no such line")
            self.complaints.expect(answer["data"]["legal"] is False, "an illegal line was called legal")

    async def _note(self, done: Data, kind: str, seat: int, text: str) -> None:
        """Check that a command became the next entry, and that both clients were notified once."""
        entries = self.expected[self.table]
        entries.append((kind, seat, f"{self.numbers[seat]}:{done['id']}", text))
        self.complaints.expect(done["number"] == len(entries), f"entry {done['number']} instead of {len(entries)}")
        for client in self.clients:
            while client.latest[self.table]["number"] < done["number"]:
                await client.news()
        for client in self.clients:
            happened = [data for data in client.heard if data["type"] == "happened" and data["table"] == self.table]
            self.complaints.expect(
                [data["number"] for data in happened] == [done["number"]], "not notified once of each entry"
            )
            unexpected = {data["type"] for data in client.heard} - {"happened", "presence"}
            self.complaints.expect(not unexpected, f"heard {unexpected}")
            client.heard.clear()

    async def close(self) -> None:
        """Disconnect."""
        for client in self.clients:
            await client.close()
        for person in self.persons:
            await person.close()

    def check_store(self, store: str) -> None:
        """Compare the stored entries with those that were made."""
        for table, made in self.expected.items():
            entries = [(entry.kind, entry.seat, entry.sender, _text_of(entry)) for entry in stored(store, table)]
            self.complaints.expect(
                entries == made, f"{len(entries)} stored entries are not the {len(made)} that were made"
            )


def _text_of(entry: Entry) -> str:
    if entry.kind == "move":
        return str(entry.data["lines"][0])
    return str(entry.data["text"]) if entry.kind == "chat" else ""


def stored(store: str, table: str) -> list[Entry]:
    """Return all entries of a table, read from the store."""
    engine = open_engine(store)
    try:
        with engine.connect() as connection:
            session = load_session(connection, table)
    finally:
        engine.dispose()
    return [applied.entry for applied in session.log] if session is not None else []
