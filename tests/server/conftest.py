"""The stores and running servers that the tests share."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import httpx
import pytest

from kontor.server.store.database import sqlite_address
from tests.server.support.hook import Hook
from tests.server.support.stores import FilledStore, fill_store
from tools.harness.postgres_cluster import Cluster, PostgresMissingError, running_cluster
from tools.harness.server_process import FAST, ServerProcess


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL server of this test process. A test that stops or kills it need not start it again."""
    try:
        with running_cluster() as running:
            yield running
    except PostgresMissingError as error:
        raise pytest.fail.Exception(str(error), pytrace=False) from None


@pytest.fixture
def postgres_url(cluster: Cluster) -> Iterator[str]:
    """The address of a fresh, empty database."""
    database = f"test_{uuid4().hex}"
    cluster.start()
    cluster.create(database)
    yield cluster.url(database)
    cluster.start()
    cluster.drop(database)


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server on SQLite that allows webhooks to this machine."""
    path = tmp_path_factory.mktemp("server") / "kontor.db"
    with ServerProcess(sqlite_address(path), [*FAST, "--local-webhooks"]) as process:
        yield process


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A running server with low limits."""
    with ServerProcess(sqlite_address(tmp_path / "kontor.db"), ("--rate", "5", "--per-address", "3")) as process:
        yield process


@pytest.fixture(scope="session")
def client(sqlite_server: ServerProcess) -> Iterator[httpx.Client]:
    """An HTTP client without a key."""
    with httpx.Client(base_url=sqlite_server.url, timeout=30.0) as http_client:
        yield http_client


@pytest.fixture(scope="session")
def shared_postgres_server(cluster: Cluster) -> Iterator[ServerProcess]:
    """A running server on PostgreSQL that does not allow webhooks to this machine."""
    database = f"served_{uuid4().hex}"
    cluster.start()
    cluster.create(database)
    with ServerProcess(cluster.url(database)) as process:
        yield process


@pytest.fixture
def postgres_server(cluster: Cluster, shared_postgres_server: ServerProcess) -> ServerProcess:
    """The shared server on PostgreSQL. Its store is up even if an earlier test stopped it."""
    cluster.start()
    return shared_postgres_server


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> ServerProcess:
    """A running server, on either kind of store in turn."""
    process: ServerProcess = request.getfixturevalue(f"{request.param}_server")
    return process


@pytest.fixture(scope="session")
def filled_store(tmp_path_factory: pytest.TempPathFactory) -> FilledStore:
    path = tmp_path_factory.mktemp("admin") / "kontor.db"
    with ServerProcess(sqlite_address(path)) as server:
        finished, waiting = asyncio.run(fill_store(server.url))
        assert server.stop() == 0
    return FilledStore(path, finished, waiting)


@pytest.fixture
def hook() -> Iterator[Hook]:
    """A receiver of notices, which runs during one test."""
    receiver = Hook()
    yield receiver
    receiver.server.shutdown()
    receiver.server.server_close()
