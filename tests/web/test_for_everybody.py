"""Five languages without reload, the keyboard alone, a phone."""

import re

import pytest
from playwright.sync_api import expect

from kontor.lang.languages import LANGUAGES
from tests.web.conftest import Visit
from tests.web.support.playing import bar_button, context, lines_played, log, things, until_idle, until_lines
from tools.harness.browser import PATIENCE, PHONE, Visitor
from tools.harness.demo_tables import DemoTables


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
def test_the_language_changes_without_reload(game: str, visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    visitor.open_table(demo.playing(game))
    things(visitor).first.wait_for(state="attached")
    visitor.page.evaluate("window.stays = true")
    seen = {"en": visible_texts(visitor)}
    for language in (*LANGUAGES[1:], "en"):
        bar_button(visitor, "page-menu").click()
        dialog = visitor.page.get_by_role("dialog")
        dialog.get_by_label(visitor.say("page-language")).select_option(language)
        visitor.language = language
        dialog.get_by_role("button", name=visitor.say("page-close"), exact=True).click()
        expect(bar_button(visitor, "page-end-turn")).to_be_visible(timeout=PATIENCE)
        if language != "en":
            until_translated(visitor, seen)
            seen[language] = visible_texts(visitor)
    assert visitor.page.evaluate("window.stays")
    assert visitor.page.evaluate("document.documentElement.lang") == "en"
    for parts in zip(*seen.values(), strict=True):
        assert len(set(parts)) == len(LANGUAGES), parts


def visible_texts(visitor: Visitor) -> list[str]:
    """Return the texts of the status bar, the last log row, the panel and a part of the board."""
    things(visitor).first.wait_for(state="attached")
    board = visitor.page.locator("button.tile, button[data-cell]").first
    return [
        visitor.status(),
        log(visitor).locator("p").last.inner_text(),
        context(visitor).inner_text(),
        board.get_attribute("aria-label") or board.inner_text(),
    ]


def until_translated(visitor: Visitor, seen: dict[str, list[str]]) -> None:
    """Wait until all texts are in a language that was not seen before."""
    for _ in range(100):
        now = visible_texts(visitor)
        if all(part not in former for former in seen.values() for part in now):
            return
        visitor.page.wait_for_timeout(50)


def press_until(visitor: Visitor, key: str, reached: str, most: int = 150) -> None:
    """Press a key until an element has the focus."""
    for _ in range(most):
        visitor.page.keyboard.press(key)
        if visitor.page.evaluate("(reached) => document.activeElement?.matches(reached) ?? false", reached):
            return
    raise AssertionError(f"{key} does not lead to {reached}")


def test_a_turn_of_anno_1800_with_the_keyboard_alone(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.against_bots("anno1800")
    visitor.open_table(table)
    things(visitor).first.wait_for(state="attached")
    press = visitor.page.keyboard.press
    before = lines_played(visitor, table)
    press("?")
    expect(visitor.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
    press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)
    press_until(visitor, "Tab", ".board button")
    # Inside the board the arrow keys move the focus.
    press_until(visitor, "ArrowUp", "button.tile.can", 40)
    outline = visitor.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none"
    press("Enter")
    visitor.button("page-do-it").wait_for()
    until_idle(visitor)
    press_until(visitor, "Tab", "section.context .button.main")
    press("Enter")
    expect(bar_button(visitor, "page-end-turn")).to_be_enabled(timeout=PATIENCE)
    # Press the next key without waiting for the answer to the first one.
    for key in "uyry":
        press(key)
    until_lines(visitor, table, before + 5)
    expect(bar_button(visitor, "page-end-turn")).to_be_enabled(timeout=PATIENCE)
    press("e")
    expect(bar_button(visitor, "page-end-turn")).to_be_disabled(timeout=PATIENCE)
    assert lines_played(visitor, table) > before + 5


def test_a_turn_of_anno_1503_with_the_keyboard_alone(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.against_bots("anno1503")
    visitor.open_table(table)
    things(visitor).first.wait_for(state="attached")
    before = lines_played(visitor, table)
    press_until(visitor, "Tab", "section.context li button")
    visitor.page.keyboard.press("Enter")
    until_lines(visitor, table, before + 1)
    visitor.page.keyboard.press("u")
    until_lines(visitor, table, before + 2)
    expect(bar_button(visitor, "page-end-turn")).to_be_enabled(timeout=PATIENCE)
    visitor.page.keyboard.press("e")
    expect(bar_button(visitor, "page-end-turn")).to_be_disabled(timeout=PATIENCE)
    assert lines_played(visitor, table) > before + 2


def test_keys_are_silent_where_somebody_writes(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.against_bots("anno1503")
    visitor.open_table(table)
    before = lines_played(visitor, table)
    visitor.page.get_by_role("tab", name=re.compile(re.escape(visitor.say("page-chat")))).click()
    field = visitor.page.locator("[role=tabpanel] input, [role=tabpanel] textarea").first
    field.click()
    visitor.page.keyboard.type("erluy?")
    assert field.input_value() == "erluy?"
    visitor.page.wait_for_timeout(200)
    assert lines_played(visitor, table) == before


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
def test_a_turn_on_a_phone(game: str, visit: Visit, demo: DemoTables) -> None:
    visitor = visit(PHONE, demo.ada)
    table = demo.against_bots(game)
    visitor.open_table(table)
    things(visitor).first.wait_for(state="attached")
    before = lines_played(visitor, table)
    tabs = visitor.page.locator("nav.tabs button")
    for index in range(tabs.count()):
        tabs.nth(index).tap()
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if game == "anno1800":
        tabs.nth(0).tap()
        if not things(visitor).first.is_visible():
            context(visitor).locator("summary").first.tap()
    else:
        visitor.page.locator("button.handle").tap()
    things(visitor).first.tap()
    confirm = visitor.button("page-do-it")
    for _ in range(100):
        if lines_played(visitor, table) > before:
            break
        if confirm.is_visible() and confirm.is_enabled():
            confirm.tap()
        visitor.page.wait_for_timeout(50)
    assert lines_played(visitor, table) == before + 1
    expect(bar_button(visitor, "page-end-turn")).to_be_enabled(timeout=PATIENCE)
    bar_button(visitor, "page-end-turn").tap()
    expect(bar_button(visitor, "page-end-turn")).to_be_disabled(timeout=PATIENCE)
