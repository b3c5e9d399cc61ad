"""Several servers on one PostgreSQL behind our nginx: restart one after the other under load. Nobody loses anything."""

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tools.faults.kills import Outcome, compare, in_thread
from tools.faults.ledger import Audit, Ledger
from tools.faults.load import Load
from tools.harness.nginx import running_nginx, write_open_configuration
from tools.harness.postgres_cluster import free_port
from tools.harness.server_process import FAST, ServerProcess

SERVERS = 3
_BETWEEN = 1.0
"""Seconds under load between two restarts."""
_SLOWEST_STOP = 5.0
"""Seconds within which a server must end."""


@contextmanager
def behind_nginx(store: str) -> Iterator[tuple[str, list[ServerProcess]]]:
    """Run servers behind nginx. Yield the address of nginx and the servers."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    options = [*FAST, "--proxy", "127.0.0.1", "--public-url", url]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kontor-nginx-")))
        servers = [stack.enter_context(ServerProcess(store, options)) for _ in range(SERVERS)]
        write_open_configuration(folder, port, [server.port for server in servers])
        stack.enter_context(running_nginx(folder))
        yield url, servers


async def restart_all(store: str, restarts: int, seed: int, report: Callable[[str], None]) -> Outcome:
    """Restart the servers in turn under load, and compare the store with what clients know."""
    with behind_nginx(store) as (url, servers):
        load = Load([url], Ledger(), seed)
        audit = Audit(store, load.ledger)
        await load.begin()
        try:
            await load.until_all_moved()
            slowest = 0.0
            for done in range(restarts):
                await asyncio.sleep(_BETWEEN)
                server = servers[done % SERVERS]
                slowest = max(slowest, await _restart(server, load.ledger))
                await load.until_acknowledged()
                report(f"{done + 1} of {restarts} restarts, a server has ended after at most {slowest:.1f} s")
            await load.until_all_moved()
            await load.check_history()
            await compare(audit, load)
            counts = (load.acknowledged, load.ledger.resent, load.ledger.stored_unanswered, audit.entries, audit.tables)
            return Outcome(restarts, *counts, load.ledger, "restarts")
        finally:
            await load.end()


async def _restart(server: ServerProcess, ledger: Ledger) -> float:
    """Restart a server and return how many seconds it took to end."""
    begin = time.monotonic()
    code = await in_thread(server.stop)
    seconds = time.monotonic() - begin
    if code or seconds > _SLOWEST_STOP:
        ledger.fault("failed", f"a server ended with code {code} after {seconds:.1f} s")
    await in_thread(server.start)
    return seconds
