"""The stores and the running servers that the tests share."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import httpx
import pytest

from kontor.server.store.database import sqlite_address
from tests.server.support.stores import play_among_bots
from tools.harness.postgres_cluster import Cluster, PostgresMissingError, running_cluster
from tools.harness.server_process import FAST, ServerProcess


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The server of this test process; whoever stops or kills it need not start it again."""
    try:
        with running_cluster() as running:
            yield running
    except PostgresMissingError as error:
        raise pytest.fail.Exception(str(error), pytrace=False) from None


@pytest.fixture
def postgres_url(cluster: Cluster) -> Iterator[str]:
    """Where a fresh, empty database is."""
    database = f"test_{uuid4().hex}"
    cluster.start()
    cluster.create(database)
    yield cluster.url(database)
    cluster.start()
    cluster.drop(database)


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server with its store in a file; its webhooks may lead to this machine."""
    path = tmp_path_factory.mktemp("server") / "kontor.db"
    process = ServerProcess(f"sqlite:///{path.as_posix()}", [*FAST, "--local-webhooks"])
    yield from _running(process)


@pytest.fixture(scope="session")
def client(sqlite_server: ServerProcess) -> Iterator[httpx.Client]:
    """Somebody without a key who asks it by HTTP."""
    with httpx.Client(base_url=sqlite_server.url, timeout=30.0) as found:
        yield found


@pytest.fixture(scope="session")
def lasting_postgres_server(cluster: Cluster) -> Iterator[ServerProcess]:
    """A running server with its store in PostgreSQL; its webhooks must lead elsewhere."""
    database = f"served_{uuid4().hex}"
    cluster.start()
    cluster.create(database)
    process = ServerProcess(cluster.url(database))
    yield from _running(process)


@pytest.fixture
def postgres_server(cluster: Cluster, lasting_postgres_server: ServerProcess) -> ServerProcess:
    """The same, whatever another test has done to its store."""
    cluster.start()
    return lasting_postgres_server


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> ServerProcess:
    """A running server on each of the stores."""
    found: ServerProcess = request.getfixturevalue(f"{request.param}_server")
    return found


def _running(process: ServerProcess) -> Iterator[ServerProcess]:
    """A server while tests use it; whatever they did to it, no fault of its own is in its log."""
    process.start()
    try:
        yield process
    finally:
        log = process.log()
        process.close()
    assert "Traceback" not in log, log[-4000:]


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A store with a game among bots that is over and a table that waits, and their names."""
    path = tmp_path_factory.mktemp("admin") / "kontor.db"
    server = ServerProcess(sqlite_address(path))
    try:
        server.start()
        played, waiting = asyncio.run(play_among_bots(server.url))
        assert server.stop() == 0
    finally:
        server.close()
    return path, played, waiting
