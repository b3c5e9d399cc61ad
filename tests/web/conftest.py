"""A browser and a server for the tests of the page. Both live as long as the tests of this folder run in a worker:
a browser driven in this way keeps others from running an event loop."""

from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser

from kontor.server.store.database import sqlite_address
from tools.harness.browser import Look, Visitor, running_browser
from tools.harness.server_process import ServerProcess
from tools.harness.stage import Stage


class Visit(Protocol):
    """Somebody comes to the page: with a look of their own, and as somebody known if a key is given."""

    def __call__(self, look: Look = ..., key: str | None = ...) -> Visitor: ...


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser; each visitor has a profile of their own in it."""
    with running_browser() as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server; no fault of its own is in its log at the end."""
    process = ServerProcess(sqlite_address(tmp_path_factory.mktemp("web") / "kontor.db"))
    process.start()
    try:
        yield process
    finally:
        log = process.log()
        process.close()
    assert "Traceback" not in log, log[-4000:]


@pytest.fixture
def stage(server: ServerProcess) -> Stage:
    """Tables in the middle of a game, and people whom no other test knows."""
    return Stage(server.store)


@pytest.fixture(scope="package")
def gallery(server: ServerProcess) -> Stage:
    """Tables that are only looked at."""
    return Stage(server.store)


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Lets people come; at the end nothing may have gone wrong in their browsers."""
    visitors: list[Visitor] = []

    def come(look: Look = Look(), key: str | None = None) -> Visitor:  # noqa: B008
        visitors.append(Visitor(browser, server.url, look, key))
        return visitors[-1]

    yield come
    trouble = [fault for visitor in visitors for fault in visitor.trouble()]
    for visitor in visitors:
        visitor.close()
    assert not trouble, "the page complained:\n" + "\n".join(trouble)
