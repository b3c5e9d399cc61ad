"""What the operator announces is shown on every page until it is dismissed or withdrawn."""

import pytest
from playwright.sync_api import expect

from tests.server.support.stores import run_cli
from tests.web.conftest import Visit
from tools.harness.browser import PATIENCE
from tools.harness.demo_tables import DemoTables
from tools.harness.server_process import ServerProcess


def test_an_announcement_is_shown_at_the_table_and_elsewhere(
    visit: Visit, server: ServerProcess, demo: DemoTables, capsys: pytest.CaptureFixture[str]
) -> None:
    visitor = visit(key=demo.ada)
    visitor.open_table(demo.against_bots("anno1503"))
    words = ["admin", "announce", "New rooms.", "--minutes", "10", "--store", server.store]
    try:
        assert run_cli(capsys, *words)[0] == 0
        bar = visitor.page.get_by_role("status").filter(has_text="New rooms.")
        expect(bar).to_be_visible(timeout=PATIENCE)
        assert visitor.say("page-restart-soon", time="X").split("X")[0] in bar.inner_text()
        visitor.page.goto(server.url)
        expect(bar).to_be_visible(timeout=PATIENCE)
        bar.get_by_role("button").click()
        expect(bar).to_have_count(0)
    finally:
        run_cli(capsys, "admin", "announce", "--clear", "--store", server.store)
