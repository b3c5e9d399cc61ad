"""WebSocket fuzzing: bad messages over live connections while control tables play on."""

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
from tools.fuzz.bad_messages import Target, malformed, refusable
from tools.fuzz.complaints import Complaints
from tools.fuzz.control_table import GAMES, ControlTable, stored
from tools.fuzz.raw_websocket import CLOSE, PATIENCE, TEXT, RawWebSocket
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import HttpClient, LiveClient

OPTIONS = ("--bot-pause", "0", "--per-address", "5000")
"""The default limits, since they are tested too, except the number of connections per address."""
WORKERS = 24
MOST_GROWTH = 200 * 1024
"""The most KiB by which the memory of the server may grow."""
_BURST = 90
"""Well-formed messages on one connection, a few less than the rate limit allows at once."""
_CLOSINGS = (1002, 1007, 1008, 1009)
_INTERNALS = ("Traceback", "Error:", 'File "', "kontor.")


class LiveFuzz:
    """Sends a number of bad messages and checks the reaction of the server."""

    def __init__(self, server: ServerProcess, messages: int, seed: int = 1) -> None:
        self.server = server
        self.messages = messages
        self.random = Random(seed)
        self.sent: Counter[str] = Counter()
        self.connections = 0
        self.refused = 0
        self.answered = 0
        self.closed: Counter[int] = Counter()
        self.complaints = Complaints()
        self.memory = [0, 0]
        """KiB at the start, and at most."""
        self.controls = [ControlTable(server.url, game, Random(seed + at)) for at, game in enumerate(GAMES)]
        self._mallory = HttpClient(server.url, "Mallory")
        self._victim = HttpClient(server.url, "Vera")
        self._targets: list[Target] = []

    async def run(self) -> None:
        """Send all messages and run all checks."""
        stop = asyncio.Event()
        for control in self.controls:
            await control.begin()
        await self._prepare()
        before = {target.own: stored(self.server.store, target.own) for target in self._targets}
        before |= {target.public: stored(self.server.store, target.public) for target in self._targets}
        self.memory = [self._memory()] * 2
        playing = [asyncio.create_task(control.play(stop)) for control in self.controls]
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
            for control in self.controls:
                await control.close()
            await self._mallory.close()
            await self._victim.close()
        self._check_end(before)

    async def _prepare(self) -> None:
        """Create the tables of the attacker: one where it is their turn, and a public one."""
        await self._mallory.introduce()
        await self._victim.introduce()
        for control in self.controls:
            own = await self._table_to_act_at(control.game)
            both: list[Data] = [{"kind": "me"}, {"kind": "screen", "name": "Vic"}]
            shown = await self._victim.make(control.game, both, random_start=False, public=True)
            client = LiveClient(self.server.url, self._mallory.key)
            await client.start()
            await client.open(own)
            things = (await client.ask("things", table=own, seat=0))["data"]["things"]
            lines = [thing["text"] for thing in things]
            for thing in lines[:5]:
                ways = (await client.ask("ways", table=own, seat=0, thing=thing))["data"]["ways"]
                lines += [way["line"] for way in ways[:20]]
            await client.close()
            self._targets.append(Target(self._mallory.key, own, 0, shown, control.table, lines))

    async def _table_to_act_at(self, game: str) -> str:
        """Return a table of two at which it is the attacker's turn."""
        while True:
            seats: list[Data] = [{"kind": "me"}, {"kind": "free"}]
            table = await self._mallory.make(game, seats, random_start=False)
            secret = await self._mallory.link(table)
            await self._victim.call("POST", f"/api/tables/{table}/join", {"secret": secret})
            if (await self._mallory.call("GET", f"/api/tables/{table}"))["info"]["actor"] == 0:
                return table

    def done(self) -> int:
        """Return the number of messages sent."""
        return sum(self.sent.values())

    async def _work(self, random: Random) -> None:
        attacks = self._attacks()
        while self.done() < self.messages:
            (attack,) = random.choices([attack for attack, _ in attacks], [weight for _, weight in attacks])
            at = random.randrange(len(self._targets))
            # The control table may have started its next game at another table.
            target = self._targets[at]._replace(others=self.controls[at].table)
            try:
                await attack(random, target)
            except Exception as error:
                self.complaints.append(f"{attack.__name__}: {type(error).__name__} {error}"[:300])
                return

    def _attacks(self) -> list[tuple[Callable[[Random, Target], Awaitable[None]], int]]:
        return [
            (self._malformed, 200),
            (self._refused, 16),
            (self._flood, 1),
            (self._opens, 1),
            (self._slow_reader, 1),
            (self._half_open, 10),
            (self._rejected_handshake, 6),
        ]

    async def _wire(self, room: int = 1 << 18) -> RawWebSocket:
        wire = RawWebSocket(self.server.url)
        status = await wire.open(room=room)
        self.connections += 1
        self.complaints.expect(status == 101, f"a connection was answered {status}")
        return wire

    async def _greeted(self, key: str | None, room: int = 1 << 18) -> RawWebSocket:
        wire = await self._wire(room)
        wire.text(json.dumps({"type": "hello", "id": "h", "key": key}))
        kind, data = await wire.receive()
        self.complaints.expect(kind == TEXT and json.loads(data)["type"] == "welcome", f"no welcome but {data[:100]!r}")
        return wire

    async def _malformed(self, random: Random, target: Target) -> None:
        """Send something malformed before or after hello. The connection must be closed."""
        greeted = random.random() < 0.5
        wire = await (self._greeted(target.key) if greeted else self._wire())
        await self._send_malformed(wire, random, target)

    async def _send_malformed(self, wire: RawWebSocket, random: Random, target: Target) -> None:
        send = malformed(random, target)
        with suppress(ConnectionError):
            send(wire)
        self.sent["rubbish"] += 1
        code = await wire.closing_code()
        self.closed[code] += 1
        # After a broken frame, the connection may end before the closing frame arrives.
        self.complaints.expect(code in (0, *_CLOSINGS), f"rubbish was answered by closing with {code}")

    async def _refused(self, random: Random, target: Target) -> None:
        """Send messages that must each be refused, then end the connection."""
        wire = await self._greeted(target.key if random.random() < 0.9 else None)
        waiting: dict[str, str] = {}
        for index in range(_BURST):
            message = refusable(random, target, f"r{index}")
            waiting[message["id"]] = message["type"]
            wire.text(json.dumps(message))
        self.sent["to be refused"] += _BURST
        while waiting:
            kind, raw = await wire.receive()
            if kind != TEXT:
                self.complaints.append(f"{len(waiting)} messages got no answer: {kind} {raw[:50]!r}")
                wire.abort()
                return
            self._judge(raw, waiting)
        if random.random() < 0.5:
            wire.abort()
        else:
            await self._send_malformed(wire, random, target)

    def _judge(self, raw: bytes, waiting: dict[str, str]) -> None:
        """Check an answer to a bad message: questions may be answered, everything else must be refused."""
        data = json.loads(raw)
        asked = waiting.pop(data.get("id", ""), "")
        if data["type"] == "refused":
            self.refused += 1
            text = data["error"]["text"]
            internals = [word for word in _INTERNALS if word in text]
            self.complaints.expect(bool(text) and not internals, f"a refusal reads {text[:100]!r}")
            self.complaints.expect(
                data["error"]["key"] != "server-fault", f"a fault after {asked}: {data['error']['args']}"
            )
        else:
            self.answered += 1
            self.complaints.expect(
                data["type"] == "answer" and asked in ("why", "ways", "plan"), f"{asked} led to {data['type']}"
            )

    async def _flood(self, random: Random, target: Target) -> None:
        """Exceed the rate limit. Some messages must be answered, then the connection must end."""
        wire = await self._greeted(target.key)
        for index in range(400):
            wire.text(json.dumps({"type": "ping", "id": f"p{index}"}))
        self.sent["flood"] += 400
        answers = 0
        while True:
            kind, data = await wire.receive()
            if kind != TEXT:
                break
            answers += 1
        wire.abort()
        code = int.from_bytes(data[:2], "big") if kind == CLOSE else 0
        self.closed[code] += 1
        self.complaints.expect(90 <= answers < 300 and code in (0, 1008), f"a flood got {answers} answers and {code}")

    async def _opens(self, random: Random, target: Target) -> None:
        """Open a table repeatedly with its whole history, private tables and missing ones."""
        wire = await self._greeted(target.key if random.random() < 0.5 else None)
        for index in range(_BURST):
            table = random.choice([target.public, target.others, f"no{index}"])
            wire.text(json.dumps({"type": "open", "id": f"o{index}", "table": table, "after": 0}))
        self.sent["open"] += _BURST
        answers = 0
        while answers < _BURST:
            kind, raw = await wire.receive()
            if kind != TEXT:
                self.complaints.append(f"opening ended with {kind} {raw[:50]!r}")
                break
            data = json.loads(raw)
            answers += "id" in data
            self.complaints.expect(data.get("table") != target.others, "a table was shown that is not open to all")
        wire.abort()

    async def _slow_reader(self, random: Random, target: Target) -> None:
        """Request much data and read nothing."""
        wire = await self._greeted(target.key, room=4096)
        wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for index in range(_BURST):
            wire.text(json.dumps({"type": "open", "id": f"s{index}", "table": target.public, "after": 0}))
        self.sent["slow reader"] += _BURST
        await asyncio.sleep(random.random() * 4)
        wire.abort()

    async def _half_open(self, random: Random, target: Target) -> None:
        """Leave a handshake, a frame or a closing unfinished."""
        wire = RawWebSocket(self.server.url)
        await wire.connect()
        self.connections += 1
        stage = random.randrange(4)
        if stage == 0:
            wire.writer.write(b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: webso")
        elif stage > 0:
            wire.send_handshake()
            await wire.read_status()
        if stage == 2:
            wire.writer.write(b"\x81\xfe\x10\x00\0\0\0\0{")
        if stage == 3:
            # Closes the sending half only.
            wire.writer.write_eof()
        self.sent["half open"] += 1
        await asyncio.sleep(random.random())
        wire.abort()

    async def _rejected_handshake(self, random: Random, target: Target) -> None:
        """Connect from another origin, or to a path that does not exist."""
        wire = RawWebSocket(self.server.url)
        path, origin = random.choice([("/api/live", "https://elsewhere.example"), ("/api/lively", ""), ("/", "")])
        status = await wire.open(path, origin)
        wire.abort()
        self.sent["turned away"] += 1
        self.complaints.expect(status in (403, 404), f"{path} from {origin!r} was answered {status}")

    def _memory(self) -> int:
        assert self.server.process is not None
        listing = subprocess.run(
            ["ps", "-o", "rss=", "-p", str(self.server.process.pid)], capture_output=True, text=True, check=False
        )
        return int(listing.stdout.strip() or 0)

    async def _watch(self, stop: asyncio.Event) -> None:
        """Check memory and health every second, and print the progress now and then."""
        start = last_report = time.monotonic()
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as client:
            while not stop.is_set():
                self.memory[1] = max(self.memory[1], self._memory())
                try:
                    status = (await client.get("/api/health")).status_code
                    self.complaints.expect(status == 200, f"health was {status}")
                except httpx.TransportError as error:
                    self.complaints.append(f"health: {type(error).__name__}")
                    return
                if time.monotonic() - last_report > 10:
                    last_report = time.monotonic()
                    print(
                        f"  {self.done():,} messages, {last_report - start:.0f} s, {self.memory[1] // 1024} MiB",
                        flush=True,
                    )
                with suppress(TimeoutError):
                    await asyncio.wait_for(stop.wait(), 1.0)

    async def _check_nobody_left(self) -> None:
        """Check that only the connections of the control tables are left."""
        own = sum(len(control.clients) for control in self.controls)
        deadline = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as client:
            while True:
                metrics = (await client.get("/api/metrics")).text
                (line,) = [line for line in metrics.splitlines() if line.startswith("kontor_connections ")]
                count = int(float(line.split()[1]))
                if count <= own:
                    return
                if time.monotonic() > deadline:
                    self.complaints.append(f"{count} connections instead of {own} at the end")
                    return
                await asyncio.sleep(0.2)

    def _check_end(self, before: dict[str, list[Entry]]) -> None:
        assert self.server.process is not None
        self.complaints.expect(self.server.process.poll() is None and self.server.answers(), "the server is not well")
        log = self.server.log()
        self.complaints.expect("Traceback" not in log and "ERROR" not in log, f"the log has faults: {log[-1500:]}")
        growth = self.memory[1] - self.memory[0]
        self.complaints.expect(growth < MOST_GROWTH, f"memory grew by {growth // 1024} MiB")
        for table, entries in before.items():
            self.complaints.expect(
                stored(self.server.store, table) == entries, "something happened at an attacked table"
            )
        for control in self.controls:
            control.check_store(self.server.store)
            self.complaints.expect(len(control.expected[control.table]) > 3, f"{control.game}: nothing was played")
            self.complaints += control.complaints

    def summary(self) -> str:
        """Return the statistics of the run."""
        kinds = ", ".join(f"{name} {count:,}" for name, count in sorted(self.sent.items()))
        closed = ", ".join(f"{code or 'no frame'}: {count:,}" for code, count in sorted(self.closed.items()))
        moves = sum(len(entries) for control in self.controls for entries in control.expected.values())
        asked, slowest = (
            sum(control.asked for control in self.controls),
            max(control.slowest for control in self.controls),
        )
        return (
            f"{self.done():,} bad messages ({kinds}) over {self.connections:,} connections; {self.refused:,} refused, "
            f"{self.answered:,} questions answered, closed by {closed}; memory {self.memory[0] // 1024} MiB, at most "
            f"{self.memory[1] // 1024} MiB; in peace {asked:,} messages answered, the slowest in {slowest:.2f} s, "
            f"{moves:,} entries kept"
        )
