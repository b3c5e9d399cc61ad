"""Several servers on one PostgreSQL: kill any of them under load. Clients reconnect to any of the others."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import ExitStack

from tools.faults.kills import Outcome, compare, in_thread
from tools.faults.ledger import Audit, Ledger
from tools.faults.load import Load
from tools.harness.server_process import ServerProcess

SERVERS = 3
_LOWEST, _HIGHEST = 0.2, 2.0
"""The range of seconds under load before a server is killed."""
_FULL_CHECK_EVERY = 10


async def kill_any(store: str, kills: int, seed: int, report: Callable[[str], None]) -> Outcome:
    """Kill one server after the other under load, and compare the store with what clients know."""
    rng = random.Random(f"{seed}-many")
    with ExitStack() as stack:
        servers = [stack.enter_context(ServerProcess(store)) for _ in range(SERVERS)]
        load = Load([server.url for server in servers], Ledger(), seed)
        audit = Audit(store, load.ledger)
        await load.begin()
        try:
            await load.until_all_moved()
            slowest = 0.0
            for done in range(kills):
                await asyncio.sleep(rng.uniform(_LOWEST, _HIGHEST))
                server = rng.choice(servers)
                await in_thread(server.kill)
                killed = time.monotonic()
                await load.until_all_moved()
                slowest = max(slowest, time.monotonic() - killed)
                await in_thread(server.start)
                if done % _FULL_CHECK_EVERY == _FULL_CHECK_EVERY - 1 or done == kills - 1:
                    await load.check_history()
                await compare(audit, load)
                report(f"{done + 1} of {kills} kills, every table has moved again after at most {slowest:.1f} s")
            counts = (load.acknowledged, load.ledger.resent, load.ledger.stored_unanswered, audit.entries, audit.tables)
            return Outcome(kills, *counts, load.ledger)
        finally:
            await load.end()
