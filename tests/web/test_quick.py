"""Keys and clicks that are faster than the answers: they are handled in order, and impossible ones get a reason."""

from itertools import product

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from kontor.engine.protocol import Data
from tests.web.conftest import Visit
from tests.web.support.playing import bar_button, do_something, lines_played, things, until_idle, until_lines
from tests.web.test_turns import view_of
from tools.harness.browser import PATIENCE, Visitor
from tools.harness.demo_tables import DemoTables

BUTTONS = {"u": "page-undo", "y": "page-redo", "r": "page-reset"}


class SlowLine:
    """The connection of a visitor. It can hold back the server's messages."""

    def __init__(self, visitor: Visitor) -> None:
        self.holds = False
        self._held: list[str | bytes] = []
        self._page: WebSocketRoute | None = None
        visitor.page.route_web_socket("**/api/live", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._pass_on)

    def _pass_on(self, text: str | bytes) -> None:
        self._held.append(text)
        if not self.holds:
            self.release()

    def release(self) -> None:
        """Pass on the held messages and all later ones."""
        self.holds = False
        assert self._page is not None
        while self._held:
            self._page.send(self._held.pop(0))


def slowly(visit: Visit, demo: DemoTables, table: str) -> tuple[Visitor, SlowLine, str]:
    """Return Ada at a table, her connection, and the table."""
    visitor = visit(key=demo.ada)
    line = SlowLine(visitor)
    visitor.open_table(table)
    return visitor, line, table


def note(visitor: Visitor) -> Locator:
    """Return the toast."""
    return visitor.page.locator(".note")


def push(button: Locator) -> None:
    """Click at once, even if the button is disabled or covered."""
    button.evaluate("(button) => button.click()")


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
def test_quick_keys_and_clicks_are_done_one_after_the_other(game: str, visit: Visit, demo: DemoTables) -> None:
    visitor, line, table = slowly(visit, demo, demo.against_bots(game))
    do_something(visitor, table)
    after = view_of(visitor, table)
    for by, slow in product(("keys", "clicks"), (True, False)):
        expect(bar_button(visitor, "page-reset")).to_be_enabled(timeout=PATIENCE)
        before = lines_played(visitor, table)
        line.holds = slow
        for key in "uyry":
            if by == "keys":
                visitor.page.keyboard.press(key)
            else:
                push(bar_button(visitor, BUTTONS[key]))
        line.release()
        until_lines(visitor, table, before + 4)
        until_idle(visitor)
        assert view_of(visitor, table) == after, (by, slow)
        expect(note(visitor)).to_have_count(0)


def test_what_has_become_impossible_is_answered(visit: Visit, demo: DemoTables) -> None:
    visitor, line, table = slowly(visit, demo, demo.against_bots("anno1800"))
    do_something(visitor, table)
    before = lines_played(visitor, table)
    press = visitor.page.keyboard.press
    press("y")
    expect(note(visitor)).to_contain_text(visitor.say("redo-nothing"), timeout=PATIENCE)
    line.holds = True
    press("r")
    press("r")
    line.release()
    expect(note(visitor)).to_contain_text(visitor.say("undo-nothing"), timeout=PATIENCE)
    # Earlier turns are unchanged.
    assert lines_played(visitor, table) == before + 1


def test_a_second_end_does_not_end_the_turn_of_another(visit: Visit, demo: DemoTables) -> None:
    visitor, line, table = slowly(visit, demo, demo.of_two("anno1800"))
    do_something(visitor, table)
    before = lines_played(visitor, table)
    line.holds = True
    for key in "uye":
        visitor.page.keyboard.press(key)
    push(bar_button(visitor, "page-end-turn"))
    line.release()
    until_lines(visitor, table, before + 3)
    until_idle(visitor)
    push(bar_button(visitor, "page-end-turn"))
    expect(note(visitor)).to_contain_text("Ben", timeout=PATIENCE)
    assert lines_played(visitor, table) == before + 3


def test_a_click_on_the_board_right_after_a_key_is_not_lost(visit: Visit, demo: DemoTables) -> None:
    visitor, line, table = slowly(visit, demo, demo.against_bots("anno1800"))
    things(visitor).first.wait_for(state="attached")
    name = visitor.page.locator("button.tile.can").first.get_attribute("aria-label") or ""
    do_something(visitor, table)
    before = lines_played(visitor, table)
    line.holds = True
    visitor.page.keyboard.press("u")
    push(visitor.page.locator(f"button.tile[aria-label^='{name.split(';')[0]}']").first)
    line.release()
    until_lines(visitor, table, before + 1)
    expect(visitor.button("page-do-it")).to_be_visible(timeout=PATIENCE)
    until_idle(visitor)


def test_a_key_right_after_a_click_waits_for_it(visit: Visit, demo: DemoTables) -> None:
    visitor, line, table = slowly(visit, demo, demo.against_bots("anno1503"))
    things(visitor).first.wait_for()
    before, view = lines_played(visitor, table), view_of(visitor, table)
    line.holds = True
    # A click that plays at once, then a key before the answer.
    push(things(visitor).first)
    visitor.page.keyboard.press("u")
    line.release()
    until_lines(visitor, table, before + 2)
    until_idle(visitor)
    assert view_of(visitor, table) == view
    expect(note(visitor)).to_have_count(0)


def test_clicks_are_done_one_after_the_other_and_a_double_click_once(visit: Visit, demo: DemoTables) -> None:
    visitor, line, table = slowly(visit, demo, demo.against_bots("anno1503"))
    things(visitor).first.wait_for()
    before = lines_played(visitor, table)
    line.holds = True
    for number in (0, 0, 4):
        push(things(visitor).nth(number))
    line.release()
    until_lines(visitor, table, before + 2)
    until_idle(visitor)
    assert lines_played(visitor, table) == before + 2
    expect(note(visitor)).to_have_count(0)


def test_escape_calls_off_a_click_that_waits(visit: Visit, demo: DemoTables) -> None:
    visitor, line, table = slowly(visit, demo, demo.against_bots("anno1503"))
    things(visitor).first.wait_for()
    before = lines_played(visitor, table)
    line.holds = True
    push(things(visitor).first)
    push(things(visitor).nth(4))
    visitor.page.keyboard.press("Escape")
    line.release()
    until_idle(visitor)
    assert lines_played(visitor, table) == before
    # A later click is not cancelled.
    push(things(visitor).nth(4))
    until_lines(visitor, table, before + 1)
    until_idle(visitor)
    assert lines_played(visitor, table) == before + 1


def test_the_same_click_after_a_key_is_another_click(visit: Visit, demo: DemoTables) -> None:
    visitor, line, table = slowly(visit, demo, demo.against_bots("anno1503"))
    things(visitor).first.wait_for()
    before = lines_played(visitor, table)
    line.holds = True
    push(things(visitor).first)
    visitor.page.keyboard.press("u")
    push(things(visitor).first)
    line.release()
    until_lines(visitor, table, before + 3)
    until_idle(visitor)
    expect(note(visitor)).to_have_count(0)


def test_a_click_in_the_list_right_after_a_key_is_not_lost(visit: Visit, demo: DemoTables) -> None:
    visitor, line, table = slowly(visit, demo, demo.against_bots("anno1503"))
    do_something(visitor, table)
    before = lines_played(visitor, table)
    line.holds = True
    visitor.page.keyboard.press("u")
    # The undo is under way.
    visitor.page.wait_for_timeout(100)
    push(things(visitor).last)
    line.release()
    until_lines(visitor, table, before + 2)


def test_a_change_right_before_the_confirmation_counts(visit: Visit, demo: DemoTables) -> None:
    visitor, line, table = slowly(visit, demo, demo.against_bots("anno1800"))
    things(visitor).first.wait_for(state="attached")
    visitor.page.locator("button.tile.can").first.click()
    places = visitor.page.locator("section.context input[name=place]")
    places.first.wait_for(state="attached")
    other = places.and_(visitor.page.locator(":not(:checked)")).first
    cell = other.get_attribute("value") or ""
    there = on_cell(visitor, table, cell)
    before = lines_played(visitor, table)
    line.holds = True
    push(other)
    push(visitor.button("page-do-it"))
    line.release()
    until_lines(visitor, table, before + 1)
    assert on_cell(visitor, table, cell) != there


def on_cell(visitor: Visitor, table: str, cell: str) -> Data | None:
    tile: Data | None = view_of(visitor, table)["seats"][0]["cells"].get(cell)
    return tile


def test_a_click_after_the_end_of_a_turn_at_one_screen_does_no_harm(visit: Visit, demo: DemoTables) -> None:
    visitor, line, table = slowly(visit, demo, demo.around_one_screen("anno1800"))
    show = visitor.page.locator(".cover button")
    show.click()
    do_something(visitor, table)
    things(visitor).first.wait_for(state="attached")
    before = lines_played(visitor, table)
    first = things(visitor).first.element_handle()
    assert first is not None
    line.holds = True
    visitor.page.keyboard.press("e")
    first.evaluate("(button) => button.click()")
    line.release()
    show.wait_for()
    until_lines(visitor, table, before + 1)
    show.click()
    until_idle(visitor)
    do_something(visitor, table)
