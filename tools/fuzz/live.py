"""Bad messages over live connections, while others play in peace."""

import asyncio
import json
import subprocess
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

import httpx

from kontor.engine.protocol import Data
from kontor.server.models import Entry
from tools.fuzz.bad_messages import Ground, refusable, rubbish
from tools.fuzz.bystanders import GAMES, Peace, stored
from tools.fuzz.frames import CLOSE, PATIENCE, TEXT, Wire
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import HttpClient, LiveClient

OPTIONS = ("--bot-pause", "0", "--per-address", "5000")
"""The limits are the usual ones, for they are part of what is tried; only so many connections one address has not."""
WORKERS = 24
MOST_GROWTH = 200 * 1024
"""So many KiB more memory than at the start the server may take at the worst moment."""
_BURST = 90
"""Messages of the right form on one connection: a few less than the limit lets through at once."""
_CLOSINGS = (1002, 1007, 1008, 1009)
_STRANGERS = ("Traceback", "Error:", 'File "', "kontor.")


class LiveFuzz:
    """Sends bad messages until there were enough, and watches what the server makes of them."""

    def __init__(self, server: ServerProcess, messages: int, seed: int = 1) -> None:
        self.server = server
        self.messages = messages
        self.random = Random(seed)
        self.sent: Counter[str] = Counter()
        self.connections = 0
        self.refused = 0
        self.answered = 0
        self.closed: Counter[int] = Counter()
        self.complaints: list[str] = []
        self.memory = [0, 0]
        """KiB at the start, and the most."""
        self.peace = [Peace(server.url, game, Random(seed + at)) for at, game in enumerate(GAMES)]
        self._mallory = HttpClient(server.url, "Mallory")
        self._victim = HttpClient(server.url, "Vera")
        self._grounds: list[Ground] = []

    async def run(self) -> None:
        """All of it, the checks included."""
        stop = asyncio.Event()
        for peace in self.peace:
            await peace.begin()
        await self._prepare()
        before = {ground.mine: stored(self.server.store, ground.mine) for ground in self._grounds}
        before |= {ground.open_to_all: stored(self.server.store, ground.open_to_all) for ground in self._grounds}
        self.memory = [self._memory()] * 2
        playing = [asyncio.create_task(peace.play(stop)) for peace in self.peace]
        watching = asyncio.create_task(self._watch(stop))
        workers = [asyncio.create_task(self._work(Random(self.random.random()))) for _ in range(WORKERS)]
        try:
            await asyncio.gather(*workers)
            await self._check_nobody_left()
        finally:
            for worker in workers:
                worker.cancel()
            stop.set()
            await asyncio.gather(*workers, *playing, watching, return_exceptions=True)
            for peace in self.peace:
                await peace.close()
            await self._mallory.close()
            await self._victim.close()
        self._check_end(before)

    async def _prepare(self) -> None:
        """Tables for the attacker: one where they are to act, and one open to all."""
        await self._mallory.introduce()
        await self._victim.introduce()
        for peace in self.peace:
            mine = await self._table_to_act_at(peace.game)
            both: list[Data] = [{"kind": "me"}, {"kind": "screen", "name": "Vic"}]
            shown = await self._victim.make(peace.game, both, drawn=False, public=True)
            client = LiveClient(self.server.url, self._mallory.key)
            await client.start()
            await client.open(mine)
            things = (await client.ask("things", table=mine, seat=0))["data"]["things"]
            lines = [thing["text"] for thing in things]
            for thing in lines[:5]:
                ways = (await client.ask("ways", table=mine, seat=0, thing=thing))["data"]["ways"]
                lines += [way["text"] for way in ways[:20]]
            await client.close()
            self._grounds.append(Ground(self._mallory.key, mine, 0, shown, peace.table, lines))

    async def _table_to_act_at(self, game: str) -> str:
        """A table of two at which it is the attacker's turn."""
        while True:
            seats: list[Data] = [{"kind": "me"}, {"kind": "free"}]
            table = await self._mallory.make(game, seats, drawn=False)
            secret = await self._mallory.link(table)
            await self._victim.call("POST", f"/api/tables/{table}/join", {"secret": secret})
            if (await self._mallory.call("GET", f"/api/tables/{table}"))["info"]["actor"] == 0:
                return table

    def done(self) -> int:
        """How many messages were sent."""
        return sum(self.sent.values())

    async def _work(self, random: Random) -> None:
        ways = list(self._ways())
        while self.done() < self.messages:
            (way,) = random.choices([way for way, _ in ways], [weight for _, weight in ways])
            at = random.randrange(len(self._grounds))
            # A game may have ended meanwhile, and the next one be played at another table.
            ground = self._grounds[at]._replace(others=self.peace[at].table)
            try:
                await way(random, ground)
            except Exception as error:
                self.complaints.append(f"{way.__name__}: {type(error).__name__} {error}"[:300])
                return

    def _ways(self) -> list[tuple[Callable[[Random, Ground], Awaitable[None]], int]]:
        return [
            (self._rubbish, 200),
            (self._refused, 16),
            (self._flood, 1),
            (self._opens, 1),
            (self._slow_reader, 1),
            (self._half_open, 10),
            (self._turned_away, 6),
        ]

    async def _wire(self, room: int = 1 << 18) -> Wire:
        wire = Wire(self.server.url)
        status = await wire.open(room=room)
        self.connections += 1
        self._expect(status == 101, f"a connection was answered {status}")
        return wire

    async def _greeted(self, key: str | None, room: int = 1 << 18) -> Wire:
        wire = await self._wire(room)
        wire.text(json.dumps({"type": "hello", "id": "h", "key": key}))
        kind, data = await wire.hear()
        self._expect(kind == TEXT and json.loads(data)["type"] == "welcome", f"no welcome but {data[:100]!r}")
        return wire

    async def _rubbish(self, random: Random, ground: Ground) -> None:
        """Rubbish, before or after hello: the connection must be closed."""
        greeted = random.random() < 0.5
        wire = await (self._greeted(ground.key) if greeted else self._wire())
        await self._throw(wire, random, ground)

    async def _throw(self, wire: Wire, random: Random, ground: Ground) -> None:
        make = rubbish(random, ground)
        with suppress(ConnectionError):
            make(wire)
        self.sent["rubbish"] += 1
        code = await wire.ending()
        self.closed[code] += 1
        # Where frames themselves are broken, the end may overtake the closing frame.
        self._expect(code in (0, *_CLOSINGS), f"rubbish was answered by closing with {code}")

    async def _refused(self, random: Random, ground: Ground) -> None:
        """Messages that must be refused each with an answer of its own; then the connection ends in some way."""
        wire = await self._greeted(ground.key if random.random() < 0.9 else None)
        waiting: dict[str, str] = {}
        for index in range(_BURST):
            message = refusable(random, ground, f"r{index}")
            waiting[message["id"]] = message["type"]
            wire.text(json.dumps(message))
        self.sent["to be refused"] += _BURST
        while waiting:
            kind, raw = await wire.hear()
            if kind != TEXT:
                self.complaints.append(f"{len(waiting)} messages got no answer: {kind} {raw[:50]!r}")
                wire.cut()
                return
            self._judge(raw, waiting)
        if random.random() < 0.5:
            wire.cut()
        else:
            await self._throw(wire, random, ground)

    def _judge(self, raw: bytes, waiting: dict[str, str]) -> None:
        """An answer to something that should be refused: questions may be answered, the rest must not be done."""
        data = json.loads(raw)
        asked = waiting.pop(data.get("id", ""), "")
        if data["type"] == "refused":
            self.refused += 1
            text = data["error"]["text"]
            strange = [word for word in _STRANGERS if word in text]
            self._expect(bool(text) and not strange, f"a refusal reads {text[:100]!r}")
            self._expect(data["error"]["key"] != "server-fault", f"a fault after {asked}: {data['error']['args']}")
        else:
            self.answered += 1
            self._expect(
                data["type"] == "answer" and asked in ("why", "ways", "plan"), f"{asked} led to {data['type']}"
            )

    async def _flood(self, random: Random, ground: Ground) -> None:
        """Far more at once than is allowed: some answers, then the end."""
        wire = await self._greeted(ground.key)
        for index in range(400):
            wire.text(json.dumps({"type": "ping", "id": f"p{index}"}))
        self.sent["flood"] += 400
        answers = 0
        while True:
            kind, data = await wire.hear()
            if kind != TEXT:
                break
            answers += 1
        wire.cut()
        code = int.from_bytes(data[:2], "big") if kind == CLOSE else 0
        self.closed[code] += 1
        self._expect(90 <= answers < 300 and code in (0, 1008), f"a flood got {answers} answers and {code}")

    async def _opens(self, random: Random, ground: Ground) -> None:
        """One table again and again, others that are not there, and all with the whole history."""
        wire = await self._greeted(ground.key if random.random() < 0.5 else None)
        for index in range(_BURST):
            table = random.choice([ground.open_to_all, ground.others, f"no{index}"])
            wire.text(json.dumps({"type": "open", "id": f"o{index}", "table": table, "after": 0}))
        self.sent["open"] += _BURST
        answers = 0
        while answers < _BURST:
            kind, raw = await wire.hear()
            if kind != TEXT:
                self.complaints.append(f"opening ended with {kind} {raw[:50]!r}")
                break
            data = json.loads(raw)
            answers += "id" in data
            self._expect(data.get("table") != ground.others, "a table was shown that is not open to all")
        wire.cut()

    async def _slow_reader(self, random: Random, ground: Ground) -> None:
        """Ask for much and read nothing."""
        wire = await self._greeted(ground.key, room=4096)
        wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for index in range(_BURST):
            wire.text(json.dumps({"type": "open", "id": f"s{index}", "table": ground.open_to_all, "after": 0}))
        self.sent["slow reader"] += _BURST
        await asyncio.sleep(random.random() * 4)
        wire.cut()

    async def _half_open(self, random: Random, ground: Ground) -> None:
        """Begin something and leave it: a handshake, a frame, a closing."""
        wire = Wire(self.server.url)
        await wire.plug()
        self.connections += 1
        way = random.randrange(4)
        if way == 0:
            wire.writer.write(b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: webso")
        elif way > 0:
            wire.ask()
            await wire.agreed()
        if way == 2:
            wire.writer.write(b"\x81\xfe\x10\x00\0\0\0\0{")
        if way == 3:
            # Only their half is closed: they would still listen.
            wire.writer.write_eof()
        self.sent["half open"] += 1
        await asyncio.sleep(random.random())
        wire.cut()

    async def _turned_away(self, random: Random, ground: Ground) -> None:
        """Pages of others, and addresses where nobody is."""
        wire = Wire(self.server.url)
        path, origin = random.choice([("/api/live", "https://elsewhere.example"), ("/api/lively", ""), ("/", "")])
        status = await wire.open(path, origin)
        wire.cut()
        self.sent["turned away"] += 1
        self._expect(status in (403, 404), f"{path} from {origin!r} was answered {status}")

    def _expect(self, true: bool, complaint: str) -> None:
        if not true:
            self.complaints.append(complaint)

    def _memory(self) -> int:
        assert self.server.process is not None
        listing = subprocess.run(
            ["ps", "-o", "rss=", "-p", str(self.server.process.pid)], capture_output=True, text=True, check=False
        )
        return int(listing.stdout.strip() or 0)

    async def _watch(self, stop: asyncio.Event) -> None:
        """Every second: memory and health; now and then a word about how far it is."""
        began = told = time.monotonic()
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as client:
            while not stop.is_set():
                self.memory[1] = max(self.memory[1], self._memory())
                try:
                    status = (await client.get("/api/health")).status_code
                    self._expect(status == 200, f"health was {status}")
                except httpx.TransportError as error:
                    self.complaints.append(f"health: {type(error).__name__}")
                    return
                if time.monotonic() - told > 10:
                    told = time.monotonic()
                    print(f"  {self.done():,} messages, {told - began:.0f} s, {self.memory[1] // 1024} MiB", flush=True)
                with suppress(TimeoutError):
                    await asyncio.wait_for(stop.wait(), 1.0)

    async def _check_nobody_left(self) -> None:
        """When the attackers have gone, the server must know of nobody but those who play."""
        own = sum(len(peace.clients) for peace in self.peace)
        give_up = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as client:
            while True:
                figures = (await client.get("/api/metrics")).text
                (line,) = [line for line in figures.splitlines() if line.startswith("kontor_connections ")]
                count = int(float(line.split()[1]))
                if count <= own:
                    return
                if time.monotonic() > give_up:
                    self.complaints.append(f"{count} connections instead of {own} at the end")
                    return
                await asyncio.sleep(0.2)

    def _check_end(self, before: dict[str, list[Entry]]) -> None:
        assert self.server.process is not None
        self._expect(self.server.process.poll() is None and self.server.answers(), "the server is not well")
        log = self.server.log()
        self._expect("Traceback" not in log and "ERROR" not in log, f"the log has faults: {log[-1500:]}")
        growth = self.memory[1] - self.memory[0]
        self._expect(growth < MOST_GROWTH, f"memory grew by {growth // 1024} MiB")
        for table, entries in before.items():
            self._expect(stored(self.server.store, table) == entries, "something happened at an attacked table")
        for peace in self.peace:
            peace.check_store(self.server.store)
            self._expect(len(peace.kept[peace.table]) > 3, f"{peace.game}: nothing was played")
            self.complaints += peace.complaints

    def told(self) -> str:
        """The figures."""
        kinds = ", ".join(f"{name} {count:,}" for name, count in sorted(self.sent.items()))
        closed = ", ".join(f"{code or 'no frame'}: {count:,}" for code, count in sorted(self.closed.items()))
        moves = sum(len(kept) for peace in self.peace for kept in peace.kept.values())
        asked, slowest = sum(peace.asked for peace in self.peace), max(peace.slowest for peace in self.peace)
        return (
            f"{self.done():,} bad messages ({kinds}) over {self.connections:,} connections; {self.refused:,} refused, "
            f"{self.answered:,} questions answered, closed by {closed}; memory {self.memory[0] // 1024} MiB, at most "
            f"{self.memory[1] // 1024} MiB; in peace {asked:,} messages answered, the slowest in {slowest:.2f} s, "
            f"{moves:,} entries kept"
        )
