"""Two servers that share a store, for the tests of this folder."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from uuid import uuid4

import pytest

from tools.harness.postgres_cluster import Cluster
from tools.harness.server_process import FAST, ServerProcess


def wait_until_answering(servers: list[ServerProcess]) -> None:
    """Wait until all servers have their store again."""
    while not all(server.answers() for server in servers):
        time.sleep(0.05)


@pytest.fixture(scope="session")
def shared_servers(cluster: Cluster) -> Iterator[list[ServerProcess]]:
    """Two servers on one database, which allow webhooks to this machine."""
    database = f"shared_{uuid4().hex}"
    cluster.start()
    cluster.create(database)
    with ExitStack() as stack:
        started = [ServerProcess(cluster.url(database), [*FAST, "--local-webhooks"]) for _ in range(2)]
        with ThreadPoolExecutor() as threads:
            list(threads.map(stack.enter_context, started))
        yield started


@pytest.fixture
def servers(cluster: Cluster, shared_servers: list[ServerProcess]) -> list[ServerProcess]:
    """The two servers. Their store is up even if an earlier test stopped it."""
    cluster.start()
    wait_until_answering(shared_servers)
    return shared_servers
