"""The server stops while the page is open, and comes back."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kontor.server.store.database import sqlite_address
from tests.web.support.playing import lines_played, things, until_lines
from tools.harness.browser import PATIENCE, visiting
from tools.harness.demo_tables import DemoTables
from tools.harness.server_process import ServerProcess


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that may be killed. Each test leaves it running."""
    with ServerProcess(sqlite_address(tmp_path_factory.mktemp("mortal") / "kontor.db")) as process:
        yield process


def test_the_page_heals_itself_when_the_server_is_killed_and_started_again(
    browser: Browser, mortal: ServerProcess
) -> None:
    demo = DemoTables(mortal.store)
    table = demo.against_bots("anno1800")
    with visiting(browser, mortal.url, key=demo.ada) as visitor:
        visitor.expected_errors += ["ERR_CONNECTION_REFUSED", "WebSocket connection"]
        visitor.open_table(table)
        things(visitor).first.wait_for(state="attached")
        before = lines_played(visitor, table)
        visitor.page.locator("button.tile.can").first.click()
        visitor.button("page-do-it").wait_for()
        mortal.kill()
        status = visitor.page.get_by_role("banner").get_by_role("status")
        expect(status).to_contain_text(visitor.say("page-lost"), timeout=PATIENCE)
        mortal.start()
        expect(status).not_to_contain_text(visitor.say("page-lost"), timeout=PATIENCE)
        visitor.page.locator("button.tile.can").first.click()
        visitor.button("page-do-it").click()
        until_lines(visitor, table, before + 1)
        expect(visitor.button("page-do-it")).to_have_count(0, timeout=PATIENCE)


def test_what_was_on_its_way_when_the_server_died_is_done_once(browser: Browser, mortal: ServerProcess) -> None:
    demo = DemoTables(mortal.store)
    table = demo.against_bots("anno1800")
    with visiting(browser, mortal.url, key=demo.ada) as visitor:
        visitor.expected_errors += ["ERR_CONNECTION_REFUSED", "WebSocket connection"]
        visitor.open_table(table)
        before = lines_played(visitor, table)
        visitor.page.locator("button.tile.can").first.click()
        confirm = visitor.button("page-do-it")
        confirm.wait_for()
        confirm.click(no_wait_after=True)
        mortal.kill()
        mortal.start()
        until_lines(visitor, table, before + 1)
        expect(confirm).to_have_count(0, timeout=PATIENCE)
        assert lines_played(visitor, table) == before + 1


def test_a_click_without_network_is_kept_and_done_once(browser: Browser, mortal: ServerProcess) -> None:
    demo = DemoTables(mortal.store)
    table = demo.against_bots("anno1800")
    with visiting(browser, mortal.url, key=demo.ada) as visitor:
        visitor.expected_errors += ["ERR_INTERNET_DISCONNECTED", "WebSocket connection"]
        visitor.open_table(table)
        before = lines_played(visitor, table)
        visitor.page.locator("button.tile.can").first.click()
        confirm = visitor.button("page-do-it")
        confirm.wait_for()
        visitor.page.context.set_offline(True)
        status = visitor.page.get_by_role("banner").get_by_role("status")
        expect(status).to_contain_text(visitor.say("page-lost"), timeout=PATIENCE)
        confirm.click()
        expect(status).to_contain_text(visitor.say("page-lost-kept"), timeout=PATIENCE)
        visitor.page.context.set_offline(False)
        until_lines(visitor, table, before + 1)
        expect(confirm).to_have_count(0, timeout=PATIENCE)
        expect(status).not_to_contain_text(visitor.say("page-lost"), timeout=PATIENCE)
        assert lines_played(visitor, table) == before + 1


def test_a_click_while_the_server_restarts_is_kept(browser: Browser, mortal: ServerProcess) -> None:
    demo = DemoTables(mortal.store)
    table = demo.against_bots("anno1800")
    with visiting(browser, mortal.url, key=demo.ada) as visitor:
        visitor.expected_errors += ["ERR_CONNECTION_REFUSED", "WebSocket connection"]
        visitor.open_table(table)
        things(visitor).first.wait_for(state="attached")
        before = lines_played(visitor, table)
        assert mortal.stop() == 0
        status = visitor.page.get_by_role("banner").get_by_role("status")
        expect(status).to_contain_text(visitor.say("page-lost"), timeout=PATIENCE)
        visitor.page.locator("button.tile.can").first.click()
        mortal.start()
        visitor.button("page-do-it").click()
        until_lines(visitor, table, before + 1)
