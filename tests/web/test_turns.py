"""A seat's own turn: undo, changed payments, reloads, impatient clicks, stale tabs."""

from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.support.playing import (
    bar_button,
    context,
    do_something,
    lines_played,
    log,
    sees,
    things,
    until_idle,
    until_lines,
)
from tools.harness.browser import PATIENCE, Visitor
from tools.harness.demo_tables import DemoTables


def view_of(visitor: Visitor, table: str) -> Any:
    """Return the first seat's view from the server."""
    return visitor.call("GET", f"/tables/{table}")["scenes"][0]["view"]


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
def test_undo_redo_and_reset(game: str, visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.against_bots(game)
    visitor.open_table(table)
    things(visitor).first.wait_for(state="attached")
    start, begun = view_of(visitor, table), lines_played(visitor, table)
    do_something(visitor, table)
    after = view_of(visitor, table)
    assert after != start
    bar_button(visitor, "page-undo").click()
    until_lines(visitor, table, begun + 2)
    assert view_of(visitor, table) == start
    bar_button(visitor, "page-redo").click()
    until_lines(visitor, table, begun + 3)
    assert view_of(visitor, table) == after
    expect(bar_button(visitor, "page-reset")).to_be_enabled(timeout=PATIENCE)
    bar_button(visitor, "page-reset").click()
    until_lines(visitor, table, begun + 4)
    assert view_of(visitor, table)["actor" if game == "anno1800" else "active"] == 0


def other_way(visitor: Visitor) -> Locator | None:
    """Unfold and return a possible alternative in the open plan."""
    for unit in context(visitor).locator("details.unit").all():
        options = unit.locator("input[type=radio]:not(:checked):enabled")
        if options.count():
            unit.locator("summary").click()
            return options.first
    return None


def plan_another_way(visitor: Visitor) -> str:
    """Plan a thing with another payment than the proposed one, and return the text of the changed step."""
    offered = visitor.page.locator("button.tile.can, button.play.possible")
    offered.first.wait_for()
    option = None
    for index in range(offered.count()):
        offered.nth(index).click()
        visitor.button("page-do-it").wait_for()
        until_idle(visitor)
        option = other_way(visitor)
        if option is not None:
            break
        visitor.button("page-cancel").last.click()
    assert option is not None, "nothing can be paid in two ways"
    way = option.locator("xpath=ancestor::label").locator(".option-text").inner_text()
    option.click()
    until_idle(visitor)
    return way


def test_paying_in_another_way_than_proposed(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.against_bots("anno1800")
    visitor.open_table(table)
    way = plan_another_way(visitor)
    chosen = context(visitor).locator("label.chosen .option-text").all_text_contents()
    assert way in chosen
    before = lines_played(visitor, table)
    visitor.button("page-do-it").click()
    until_lines(visitor, table, before + 1)
    # The log shows work as symbols with hints, and purchases from others as text.
    rows = log(visitor).locator("xpath=self::*[not(contains(@class, 'turn'))]")
    expect(rows.last).to_be_visible(timeout=PATIENCE)
    hints = [hint.get_attribute("title") or "" for hint in rows.last.locator("[title]").all()]
    texts = [*hints, *rows.last.locator("p").all_inner_texts()]
    assert any(all(word in sentence for word in names_in(way)) for sentence in texts), (way, texts)


def names_in(way: str) -> list[str]:
    """Return the words of a step that the log must contain, too: the seller or the cell."""
    words = [word for word in way.split() if word[:1].isupper() or word.isdigit()]
    assert words, way
    return words


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
def test_reload_in_the_middle_of_a_turn_restores_everything(game: str, visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.against_bots(game)
    visitor.open_table(table)
    do_something(visitor, table)
    things(visitor).first.or_(bar_button(visitor, "page-end-turn")).first.wait_for(state="attached")
    before = sees(visitor)
    visitor.page.reload()
    things(visitor).first.or_(visitor.page.locator("section.context h2")).first.wait_for(state="attached")
    expect(visitor.page.locator("#main")).to_be_visible(timeout=PATIENCE)
    for _ in range(50):
        if sees(visitor) == before:
            break
    assert sees(visitor) == before


def test_reload_in_the_middle_of_a_plan_keeps_it(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.against_bots("anno1800")
    visitor.open_table(table)
    plan_another_way(visitor)
    planned = [way.inner_text() for way in visitor.page.locator(".unit summary").all()]
    before = lines_played(visitor, table)
    visitor.page.reload()
    expect(visitor.button("page-do-it")).to_be_visible(timeout=PATIENCE)
    assert [way.inner_text() for way in visitor.page.locator(".unit summary").all()] == planned
    visitor.button("page-do-it").click()
    until_lines(visitor, table, before + 1)


def test_a_plan_that_is_dropped_changes_nothing(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.against_bots("anno1800")
    visitor.open_table(table)
    before = lines_played(visitor, table)
    visitor.page.locator("button.tile.can").first.click()
    visitor.button("page-do-it").wait_for()
    visitor.page.keyboard.press("Escape")
    expect(visitor.button("page-do-it")).to_have_count(0, timeout=PATIENCE)
    assert lines_played(visitor, table) == before


def test_an_impatient_double_click_moves_once(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.against_bots("anno1800")
    visitor.open_table(table)
    before = lines_played(visitor, table)
    visitor.page.locator("button.tile.can").first.click()
    confirm = visitor.button("page-do-it")
    confirm.wait_for()
    until_idle(visitor)
    # Two clicks before the page can draw anything.
    confirm.evaluate("(button) => { button.click(); button.click() }")
    expect(confirm).to_have_count(0, timeout=PATIENCE)
    until_lines(visitor, table, before + 1)
    visitor.page.wait_for_timeout(300)
    assert lines_played(visitor, table) == before + 1


def test_a_stale_tab_is_told_kindly_and_catches_up(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.against_bots("anno1800")
    # From now on this tab can send messages, but gets no events.
    deaf = False

    def pass_on(page: WebSocketRoute) -> None:
        far = page.connect_to_server()
        far.on_message(lambda text: None if deaf and '"happened"' in str(text) else page.send(text))

    visitor.page.route_web_socket("**/api/live", pass_on)
    visitor.open_table(table)
    visitor.page.locator("button.tile.can").first.click()
    visitor.button("page-do-it").wait_for()
    deaf = True
    elsewhere = visit(key=demo.ada)
    elsewhere.open_table(table)
    do_something(elsewhere, table)
    now = lines_played(elsewhere, table)
    visitor.button("page-do-it").click()
    note = visitor.page.locator(".note")
    expect(note).to_contain_text(visitor.say("revision-stale"), timeout=PATIENCE)
    assert lines_played(elsewhere, table) == now
    expect(visitor.button("page-do-it")).to_have_count(0, timeout=PATIENCE)
    status = visitor.page.get_by_role("banner").get_by_role("status")
    expect(status).to_have_text(elsewhere.status(), timeout=PATIENCE)


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
def test_what_cannot_be_done_says_why(game: str, visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    visitor.open_table(demo.playing(game))
    things(visitor).first.wait_for(state="attached")
    place = {"anno1503": ".buildings button", "anno1800": "button.tile"}[game]
    visitor.page.locator(f"{place}[aria-disabled=true]").first.click(force=True)
    reason = context(visitor).get_by_role("status")
    expect(reason).to_be_visible(timeout=PATIENCE)
    assert len(reason.inner_text().strip()) > 10
