"""Three servers on one PostgreSQL behind our nginx, under load at a fixed rate."""

import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.faults.acts import Acts
from tools.faults.habits import Habits, Setting
from tools.faults.kills import Outcome, compare, in_thread
from tools.faults.ledger import Audit, Ledger, expected
from tools.faults.load import Load
from tools.faults.pace import Pace
from tools.harness.nginx import NGINX, running_nginx, write_open_configuration
from tools.harness.postgres_cluster import free_port
from tools.harness.server_process import FAST, ServerProcess

SERVERS = 3
RATE = 30.0
"""Moves a second of persons at all tables."""
BOT_PAUSE = 0.5
"""Seconds before a bot moves, so that bots do not outpace persons."""
_PATIENCE = 15.0
"""Seconds after which a bot or clock that has not acted is stuck. How long it takes is measured."""
_KINDS = (
    [Setting("anno1503", 2), Setting("anno1800", 2), Setting("anno1503", 3), Setting("anno1800", 3)] * 15
    + [Setting("anno1503", 1, bots=("greedy",)), Setting("anno1800", 1, bots=("greedy",))] * 5
    + [Setting("anno1503", 2, bots=("greedy",)), Setting("anno1800", 2, bots=("greedy",))] * 5
    + [Setting("anno1503", 2, clock={"per_move": 6}), Setting("anno1800", 2, clock={"per_move": 6})] * 7
    + [Setting("anno1503", 2, clock={"per_game": 30, "added": 2})] * 3
    + [Setting("anno1800", 2, clock={"per_game": 30, "added": 2})] * 3
)
MANY_TABLES = tuple(_KINDS)
"""100 tables of both games, most of them for two or three persons, others with bots or clocks."""


class Stage:
    """Servers behind nginx, the load on them, and the ledger and audit of its clients."""

    def __init__(self, store: str, servers: Sequence[ServerProcess], load: Load) -> None:
        self.servers = servers
        self.load = load
        self.ledger = load.ledger
        self.audit = Audit(store, self.ledger)
        self.acts = Acts(self.ledger, _PATIENCE)

    async def compare(self) -> None:
        """Compare the store with what clients know by now."""
        await compare(self.audit, self.load)

    async def check_all(self) -> None:
        """Check that tables show their entries unchanged, that the store has them, and what bots and clocks did."""
        await self.load.check_history()
        before = expected(self.ledger)
        now = time.time()
        tables, entries = await in_thread(self.audit.read)
        self.audit.compare(before, tables, entries)
        await in_thread(lambda: self.acts.check(entries, now))

    def outcome(self, events: int, name: str = "kills") -> Outcome:
        """Return the outcome so far."""
        ledger, audit = self.ledger, self.audit
        counts = (self.load.acknowledged, ledger.resent, ledger.stored_unanswered, audit.entries, audit.tables)
        return Outcome(events, *counts, ledger, name)


@asynccontextmanager
async def running_cluster_stage(
    store: str,
    seed: int,
    settings: Sequence[Setting],
    habits: Habits = Habits(),  # noqa: B008
    rate: float = RATE,
    direct: bool = True,
) -> AsyncIterator[Stage]:
    """Run servers under load. Clients connect to nginx, or (unless `direct` is false) to any of the servers."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="kontor-nginx-")))
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        options = [*FAST, "--bot-pause", str(BOT_PAUSE), "--proxy", "127.0.0.1", "--public-url", url]
        servers = [ServerProcess(store, options) for _ in range(SERVERS)]
        with ThreadPoolExecutor() as threads:
            list(threads.map(stack.enter_context, servers))
        urls = [server.url for server in servers]
        if NGINX is not None:
            write_open_configuration(folder, port, [server.port for server in servers])
            stack.enter_context(running_nginx(folder))
            # Half of the connections through nginx.
            urls = [url, url, url, *urls] if direct else [url]
        load = Load(urls, Ledger(), seed, settings, habits, Pace(len(settings) / rate, len(settings)))
        try:
            await load.begin()
            await load.until_all_moved()
            yield Stage(store, servers, load)
        finally:
            await load.end()
