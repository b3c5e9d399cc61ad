"""A server that is cut off from its database or its clients while others go on, in network namespaces.

Cables lose packets silently: no connection is closed. Run as `python -m tools.faults.cut_off FIRST STOP` in a namespace
of its own, with the range of rounds. It prints an `Isolation` as JSON.
"""

import asyncio
import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import asdict, dataclass, field

from tools.faults.acts import Acts
from tools.faults.guest import Guest
from tools.faults.habits import Habits, Setting
from tools.faults.kills import in_thread
from tools.faults.ledger import Audit, Ledger, expected
from tools.faults.load import Load
from tools.faults.pace import Pace
from tools.harness.network import Cable, ip, isolated, running_host
from tools.harness.postgres_cluster import Cluster, running_cluster
from tools.harness.server_process import FAST, HERE, ServerProcess

TO_DATABASE, TO_CLIENTS = Cable("data", "192.0.2"), Cable("play", "198.51.100")
_WAYS = ("database", "database answers", "clients", "both")
"""What is lost, in turn."""
_SECONDS = (7.0, 12.0)
"""How long."""
_AFTER_KICK = 5.0
"""Seconds after the kick from which on a guest may be shown nothing."""
_SETTINGS = (
    Setting("anno1503", 2),
    Setting("anno1800", 2),
    Setting("anno1503", 3),
    Setting("anno1503", 1, bots=("greedy",)),
    Setting("anno1800", 1, bots=("greedy",)),
    Setting("anno1503", 2, clock={"per_move": 6}),
)
_RATE = 10.0
_RETURN = 60.0
"""Seconds within which the server must be back after its cables were mended, reached only if something is broken."""
PATIENCE = 4.0
"""Seconds after which players take a connection for dead."""


@dataclass
class Isolation:
    """What was counted in all rounds. Times are in seconds."""

    rounds: int = 0
    acknowledged: int = 0
    entries: int = 0
    timeouts: int = 0
    bot_moves: int = 0
    shown_after_kick: int = 0
    """Entries that a guest was shown although they came after the kick."""
    waits: list[float] = field(default_factory=list)
    """Of persons, from the cut or when their move was due, with the time to notice that a connection is dead."""
    bot_waits: list[float] = field(default_factory=list)
    back: list[float] = field(default_factory=list)
    """From mending the cable until the server was ready again."""
    faults: dict[str, list[str]] = field(default_factory=dict)


class Laboratory:
    """A server on a host of its own and two others here, under load."""

    def __init__(self, apart: ServerProcess, others: Sequence[ServerProcess], load: Load) -> None:
        self.apart = apart
        self.others = others
        self.load = load
        self.audit = Audit(others[0].store, load.ledger)
        self.acts = Acts(load.ledger, 20.0)
        self.result = Isolation()

    async def play_round(self, number: int) -> None:
        """Cut the server off, remove a guest meanwhile, mend the cables, and check that all goes on."""
        way, rng = _WAYS[number % len(_WAYS)], random.Random(f"cut-{number}")
        guest = Guest([self.apart.url], self.others[0].url, self.load.tables[0])
        try:
            await guest.start()
            while not guest.shown:
                await asyncio.sleep(0.05)
            # At each table, one person is connected to the server that is cut off.
            moving = [players[number % len(players)] for players in self.load.players]
            await asyncio.gather(*(player.move_to(self.apart.url) for player in moving))
            _cut(way)
            self.load.pace.mark()
            await asyncio.sleep(rng.uniform(0.0, 1.0))
            owner = self.load.players[0][0].http
            await owner.call("PUT", f"/api/tables/{guest.table}/guests/{guest.person}", {"removed": True})
            await asyncio.sleep(_SECONDS[number // len(_WAYS) % len(_SECONDS)])
            await self.load.until_all_moved()
            self.result.waits += self.load.pace.waits
            await self._mend(guest)
            await self._check_guest(guest)
        finally:
            await guest.close()
        self.result.rounds += 1

    async def _mend(self, guest: Guest) -> None:
        TO_DATABASE.mend()
        TO_CLIENTS.mend()
        mended = time.monotonic()
        async with asyncio.timeout(_RETURN):
            while not await in_thread(self.apart.answers):
                await asyncio.sleep(0.1)
        self.result.back.append(time.monotonic() - mended)
        refusals = guest.refusals
        await self.load.until_all_moved()
        async with asyncio.timeout(_RETURN):
            while guest.refusals < refusals + 2:
                await asyncio.sleep(0.1)

    async def _check_guest(self, guest: Guest) -> None:
        """Compare what the guest was shown with the times in the store."""
        _, entries = await in_thread(self.audit.read)
        log = {entry["number"]: entry for entry in entries if entry["table_id"] == guest.table}
        removed = max(number for number, entry in log.items() if entry["kind"] == "guest")
        late = [number for number in guest.shown if number > removed]
        self.result.shown_after_kick += len(late)
        for number in late:
            if log[number]["at"] > log[removed]["at"] + _AFTER_KICK:
                self.load.ledger.fault("failed", f"a guest was shown entry {number}, removed by {removed}")

    async def finish(self) -> Isolation:
        """Compare the store with what clients know, and return the result."""
        await self.load.check_history()
        before, now = expected(self.load.ledger), time.time()
        tables, entries = await in_thread(self.audit.read)
        self.audit.compare(before, tables, entries)
        self.acts.check(entries, now)
        result = self.result
        result.acknowledged, result.entries = self.load.acknowledged, self.audit.entries
        result.bot_moves, result.timeouts = self.acts.bot_moves, self.acts.timeouts
        result.bot_waits = self.acts.bot_waits
        result.faults = {kind: found for kind, found in self.load.ledger.faults.items() if found}
        return result


def _cut(way: str) -> None:
    if way in ("database", "both"):
        TO_DATABASE.cut()
    if way == "database answers":
        TO_DATABASE.cut(only_to_host=True)
    if way in ("clients", "both"):
        TO_CLIENTS.cut()


@asynccontextmanager
async def _laboratory(cluster: Cluster, enter: list[str], seed: int) -> AsyncIterator[Laboratory]:
    """Run two servers in this namespace, one on the host that is entered by these words, and the load on all."""
    with ExitStack() as stack:
        store, far_store = cluster.url("cut"), cluster.url("cut", TO_DATABASE.here)
        others = [stack.enter_context(ServerProcess(store)) for _ in range(2)]
        program = [*enter, *HERE]
        apart = stack.enter_context(ServerProcess(far_store, FAST, program, TO_CLIENTS.there))
        urls = [*(server.url for server in others), apart.url]
        pace = Pace(len(_SETTINGS) / _RATE, len(_SETTINGS))
        load = Load(urls, Ledger(), seed, _SETTINGS, Habits(), pace, PATIENCE)
        try:
            await load.begin()
            await load.until_all_moved()
            yield Laboratory(apart, others, load)
        finally:
            await load.end()


async def _play(cluster: Cluster, enter: list[str], rounds: range) -> Isolation:
    async with _laboratory(cluster, enter, rounds.start) as lab:
        for number in rounds:
            await lab.play_round(number)
            print(f"… {number + 1} of {rounds.stop} rounds", file=sys.stderr, flush=True)
        return await lab.finish()


def cut_off(rounds: range) -> Isolation:
    """Play these rounds in a namespace of their own."""
    words = [sys.executable, "-m", "tools.faults.cut_off", str(rounds.start), str(rounds.stop)]
    done = subprocess.run(isolated(words), stdout=subprocess.PIPE, text=True, check=True)
    return Isolation(**json.loads(done.stdout))


def main(first: str, stop: str) -> None:
    """Play rounds in this namespace, and print the result."""
    ip("link set lo up")
    with running_host([TO_DATABASE, TO_CLIENTS]) as enter, running_cluster(f"{TO_DATABASE.here}/24") as cluster:
        cluster.create("cut")
        rounds = range(int(first), int(stop))
        print(json.dumps(asdict(asyncio.run(_play(cluster, enter, rounds)))))


if __name__ == "__main__":
    for ending in (signal.SIGINT, signal.SIGTERM):
        # Also SIGINT: it is ignored in background jobs, and no server must be left running.
        signal.signal(ending, signal.default_int_handler)
    main(*sys.argv[1:])
