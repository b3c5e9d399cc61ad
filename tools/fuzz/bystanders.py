"""A control table: two well-behaved clients play while the server is fuzzed elsewhere."""

import asyncio
import time
from random import Random

from kontor.engine.lines import join_line
from kontor.engine.protocol import Data
from kontor.server.models import Entry
from kontor.server.store.database import open_engine
from kontor.server.tables.transition import load_session
from tools.harness.table_client import HttpClient, LiveClient

GAMES = ("anno1503", "anno1800")
_PAUSE = 0.1
"""Seconds between lines: three messages for each line, and the limits are meant to be kept."""


class Peace:
    """Two persons at a table of their own. Whatever is not as they expect it is a complaint."""

    def __init__(self, url: str, game: str, random: Random) -> None:
        self.url = url
        self.game = game
        self.random = random
        self.persons = [HttpClient(url, "Ada"), HttpClient(url, "Ben")]
        self.numbers: list[int] = []
        self.clients = [LiveClient(url, person.key, told=True) for person in self.persons]
        self.table = ""
        self.kept: dict[str, list[tuple[str, int, str | None, str]]] = {}
        """By table, what must be stored there: kind, seat, sender, and the line or the words."""
        self.complaints: list[str] = []
        self.asked = 0
        self.slowest = 0.0
        self._ids = 0

    async def begin(self) -> None:
        """Make the persons known and connect them."""
        self.numbers = [await person.introduce() for person in self.persons]
        for client in self.clients:
            await client.start()
        await self._new_table()

    async def _new_table(self) -> None:
        ada, ben = self.persons
        self.table = await ada.make(self.game, [{"kind": "me"}, {"kind": "free"}], drawn=False)
        await ben.call("POST", f"/api/tables/{self.table}/join", {"secret": await ada.link(self.table)})
        self.kept[self.table] = [("made", -1, None, ""), ("joined", 1, None, ""), ("started", -1, None, "")]
        for client in self.clients:
            client.heard.clear()
            await client.open(self.table)

    async def play(self, stop: asyncio.Event) -> None:
        """Play until told to stop."""
        while not stop.is_set():
            try:
                await self._one_line()
            except Exception as error:
                self.complaints.append(f"{self.game}: {type(error).__name__} {error}"[:300])
                return
            await asyncio.sleep(_PAUSE)

    async def _ask(self, who: int, kind: str, **fields: object) -> Data:
        self._ids += 1
        began = time.monotonic()
        data = await self.clients[who].ask(kind, f"peace{self._ids}", table=self.table, **fields)
        self.slowest = max(self.slowest, time.monotonic() - began)
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
        line = self.random.choice((await self._ask(actor, "ways", seat=actor, thing=thing))["data"]["ways"])["text"]
        done = await self._ask(actor, "move", seat=actor, revision=state["revision"], line=line)
        await self._note(done, "move", actor, join_line(actor, line))
        if self.random.random() < 0.2:
            words = f"well played {self._ids}"
            await self._note(await self._ask(actor, "chat", text=words), "chat", actor, words)
        if self.random.random() < 0.2:
            answer = await self._ask(actor, "why", seat=actor, line="zz no such line")
            self._expect(answer["data"]["legal"] is False, "an illegal line was called legal")

    async def _note(self, done: Data, kind: str, seat: int, words: str) -> None:
        """Something was done: it must be the next entry, and both must hear of it."""
        kept = self.kept[self.table]
        kept.append((kind, seat, f"{self.numbers[seat]}:{done['id']}", words))
        self._expect(done["number"] == len(kept), f"entry {done['number']} instead of {len(kept)}")
        for client in self.clients:
            while client.latest[self.table]["number"] < done["number"]:
                await client.news()
        for client in self.clients:
            told = [data for data in client.heard if data["type"] == "happened" and data["table"] == self.table]
            self._expect([data["number"] for data in told] == [done["number"]], "not told once of each entry")
            strange = {data["type"] for data in client.heard} - {"happened", "present"}
            self._expect(not strange, f"heard {strange}")
            client.heard.clear()

    def _expect(self, true: bool, complaint: str) -> None:
        if not true:
            self.complaints.append(f"{self.game}: {complaint}")

    async def close(self) -> None:
        """Hang up."""
        for client in self.clients:
            await client.close()
        for person in self.persons:
            await person.close()

    def check_store(self, store: str) -> None:
        """Compare what is stored with what was done."""
        for table, kept in self.kept.items():
            entries = [(entry.kind, entry.seat, entry.sender, _words(entry)) for entry in stored(store, table)]
            self._expect(entries == kept, f"{len(entries)} stored entries are not the {len(kept)} that were made")


def _words(entry: Entry) -> str:
    if entry.kind == "move":
        return str(entry.data["lines"][0])
    return str(entry.data["text"]) if entry.kind == "chat" else ""


def stored(store: str, table: str) -> list[Entry]:
    """All entries of a table, read from the store itself."""
    engine = open_engine(store)
    try:
        with engine.connect() as connection:
            session = load_session(connection, table)
    finally:
        engine.dispose()
    return [applied.entry for applied in session.log] if session is not None else []
