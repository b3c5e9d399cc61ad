"""A browser and a server for the tests of the page. Both live as long as the tests of this folder run in a worker:
a browser driven in this way keeps others from running an event loop."""

from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser

from kontor.server.store.database import sqlite_address
from tools.harness.browser import Look, Visitor, running_browser
from tools.harness.demo_tables import DemoTables
from tools.harness.server_process import ServerProcess


class Visit(Protocol):
    """Creates a visitor with a look, and with an account if a key is given."""

    def __call__(self, look: Look = ..., key: str | None = ...) -> Visitor: ...


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser in which each visitor has a profile."""
    with running_browser() as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server."""
    with ServerProcess(sqlite_address(tmp_path_factory.mktemp("web") / "kontor.db")) as process:
        yield process


@pytest.fixture
def demo(server: ServerProcess) -> DemoTables:
    """Demo tables with people whom no other test uses."""
    return DemoTables(server.store)


@pytest.fixture(scope="package")
def gallery(server: ServerProcess) -> DemoTables:
    """Demo tables for viewing only."""
    return DemoTables(server.store)


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Creates visitors. Fails at the end if their pages had unexpected errors."""
    visitors: list[Visitor] = []

    def come(look: Look = Look(), key: str | None = None) -> Visitor:  # noqa: B008
        visitors.append(Visitor(browser, server.url, look, key))
        return visitors[-1]

    yield come
    unexpected_errors = [error for visitor in visitors for error in visitor.unexpected_errors()]
    for visitor in visitors:
        visitor.close()
    assert not unexpected_errors, "the page complained:\n" + "\n".join(unexpected_errors)
