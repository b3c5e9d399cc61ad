"""The end of a game: it is announced, it is not undone by a slip, and whoever looks back comes back to the score."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.support.playing import bar_button, context
from tools.harness.browser import PATIENCE, PHONE, Look
from tools.harness.demo_tables import DemoTables, recorded
from tools.harness.stored_games import ALL_MOVES, moves_before


@pytest.mark.parametrize("seen", ["score", "table"])
def test_a_finished_game_is_reopened_only_after_a_question(seen: str, visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.against_bots("anno1800", ALL_MOVES)
    visitor.open_table(table)
    visitor.button("page-see-table").wait_for()
    if seen == "table":
        visitor.button("page-see-table").click()
        expect(context(visitor)).to_contain_text(visitor.say("page-over-hint"))
    expect(bar_button(visitor, "page-end-turn")).to_have_count(0)
    bar_button(visitor, "page-undo").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text(visitor.say("page-reopen-why"))
    dialog.get_by_role("button", name=visitor.say("page-cancel"), exact=True).click()
    assert visitor.call("GET", f"/tables/{table}")["info"]["status"] == "over"
    visitor.page.keyboard.press("u")
    dialog.get_by_role("button", name=visitor.say("page-undo"), exact=True).click()
    expect(bar_button(visitor, "page-end-turn")).to_be_visible(timeout=PATIENCE)
    assert visitor.call("GET", f"/tables/{table}")["info"]["status"] == "playing"


def test_who_looks_back_from_the_score_comes_back_to_it(visit: Visit, gallery: DemoTables) -> None:
    visitor = visit(PHONE, key=gallery.ada)
    visitor.open_table(gallery.over("anno1800"))
    visitor.page.locator("tfoot").wait_for()
    visitor.page.locator("#main").evaluate("(main) => main.scrollTo(0, 200)")
    visitor.button("page-replay").click()
    visitor.page.get_by_role("slider").wait_for()
    assert visitor.page.locator("#main").evaluate("(main) => main.scrollTop") == 0
    visitor.button("page-replay-leave").click()
    expect(visitor.button("page-see-table")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("look", [PHONE, Look("de", 1280, 800), Look("en", 1600, 900)])
def test_the_line_that_is_looked_at_can_be_read_whole(look: Look, visit: Visit, gallery: DemoTables) -> None:
    visitor = visit(look, key=gallery.ada)
    visitor.open_table(gallery.over("anno1800"))
    visitor.button("page-replay").click()
    bar = visitor.page.get_by_role("group", name=visitor.say("page-replay"), exact=True)
    steps = bar.locator(".row").first.locator("button")
    steps.first.wait_for()
    boxes = [button.bounding_box() for button in steps.all()]
    assert len({box["y"] for box in boxes if box is not None}) == 1
    assert None not in boxes
    step = visitor.button("page-replay-on")
    for number in range(25):
        expect(bar.locator("output")).to_have_text(re.compile(rf"^{number} /"), timeout=PATIENCE)
        text = bar.locator(".move-text")
        assert text.evaluate("(text) => text.scrollHeight <= text.clientHeight + 1"), text.inner_text()
        # The first click checks that the button can be hit. The other ones are quick.
        if number:
            step.dispatch_event("click")
        else:
            step.click()


def test_the_last_round_is_announced_to_everybody(visit: Visit, demo: DemoTables) -> None:
    ada, ben = visit(key=demo.ada), visit(PHONE, key=demo.ben)
    table = demo.of_two("anno1800", moves_before(recorded("anno1800"), "0 build", 0.999))
    for visitor in (ada, ben):
        visitor.open_table(table)
        banner = visitor.page.get_by_role("banner")
        expect(banner).to_contain_text(visitor.say("page-1800-last-round"), timeout=PATIENCE)
        expect(banner).to_contain_text(visitor.say("page-1800-last-round-why", name="Ben"))
