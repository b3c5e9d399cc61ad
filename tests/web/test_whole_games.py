"""Whole games by clicks, from the home page to the score page. `make study` plays more and longer ones."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.support.playing import lines_played
from tools.harness.browser import PATIENCE
from tools.harness.browser_player import BrowserPlayer
from tools.harness.demo_tables import DemoTables, recorded
from tools.harness.stored_games import moves_before


def test_two_clicks_from_a_first_visit_a_game_runs_and_is_played_to_its_end(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    article = visitor.page.get_by_role("article").filter(has=visitor.page.get_by_role("heading", name="Anno 1503"))
    article.locator("button.main").click()
    expect(visitor.page.get_by_role("banner").get_by_role("status")).to_be_visible(timeout=PATIENCE)
    # Quick turns let the bot win sooner. `make study` plays longer games.
    player = BrowserPlayer(visitor, hasty=0.6)
    assert player.play() > 20
    table = visitor.page.url.rsplit("/", 1)[1]
    result = visitor.call("GET", f"/tables/{table}")["info"]["result"]
    cells = visitor.page.locator("tfoot td").all_inner_texts()
    assert [int(cell.strip()) for cell in cells] == result["points"]
    assert_result_is_kept(visitor, table)


def test_the_last_rounds_of_anno_1800_by_clicks(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.against_bots("anno1800", moves_before(recorded("anno1800"), "0 play", 0.97))
    before = lines_played(visitor, table)
    visitor.open_table(table)
    player = BrowserPlayer(visitor)
    player.play()
    assert player.clicks > 2
    shown = visitor.call("GET", f"/tables/{table}")
    assert shown["revision"] > before + 2
    totals = visitor.page.locator("tfoot td").all_inner_texts()
    assert [int(cell.strip()) for cell in totals] == shown["info"]["result"]["scores"]


def assert_result_is_kept(visitor: Any, table: str) -> None:
    visitor.link("page-to-home").last.click()
    expect(visitor.page.locator(f"a[href='/t/{table}']")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
def test_the_score_can_be_counted_step_by_step(game: str, visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.over(game)
    visitor.open_table(table)
    rows = visitor.page.locator("tbody tr")
    expect(rows.first).to_be_visible(timeout=PATIENCE)
    final = visitor.page.locator("tfoot td").all_inner_texts()
    seats = visitor.call("GET", f"/tables/{table}")["info"]["seats"]
    heads = visitor.page.locator("thead th").all_inner_texts()[1:]
    for seat, head in zip(seats, heads, strict=True):
        level = [visitor.say(f"bot-{seat['bot']}")] if seat["bot"] else []
        assert head.split()[1:] == [seat["name"], *level]
    visitor.button("page-score-steps").click()
    assert [cell.strip() for cell in visitor.page.locator("tfoot td").all_inner_texts()] == ["0"] * len(final)
    for _ in range(rows.count()):
        visitor.button("page-score-step").click()
    assert visitor.page.locator("tfoot td").all_inner_texts() == final
