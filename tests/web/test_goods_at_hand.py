"""Goods at hand in Anno 1800: made ahead, used, shown to everybody, and lost only after a question."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.support.playing import bar_button, context, lines_played, log, things, until_idle, until_lines
from tools.harness.browser import PATIENCE, PHONE, Look, Visitor
from tools.harness.demo_tables import DemoTables

LOOKS = pytest.mark.parametrize("look", [Look(), PHONE], ids=["laptop", "phone"])


def at_hand(visitor: Visitor) -> Locator:
    """Return the goods at hand among the means of the viewer."""
    return visitor.page.locator(".means").get_by_role("group", name=visitor.say("page-1800-hand-goods"))


def open_tab(visitor: Visitor, key: str) -> None:
    """Open a part of the table. Only phones have tabs."""
    tab = visitor.page.locator("nav.tabs").get_by_role("button", name=visitor.say(key), exact=True)
    if tab.is_visible():
        tab.click()


def good(visitor: Visitor, name: str) -> Locator:
    """Return the button that adds a good to those to make."""
    return (
        context(visitor)
        .locator("button.good")
        .and_(visitor.page.get_by_title(visitor.say(f"anno1800-good-{name}"), exact=True))
    )


def confirm(visitor: Visitor, table: str, key: str = "page-do-it", **args: object) -> None:
    """Confirm the open plan by its button."""
    before = lines_played(visitor, table)
    until_idle(visitor)
    visitor.button(key, **args).click()
    until_lines(visitor, table, before + 1)


def plan_ship(visitor: Visitor, tile: str) -> None:
    """Plan a ship in the list of the context panel."""
    ship = things(visitor).filter(has_text=visitor.say(f"anno1800-tile-{tile}"))
    ship.wait_for(state="attached")
    if not ship.is_visible():
        context(visitor).locator("summary").filter(has_text=visitor.say("anno1800-list-build")).click()
    ship.click()
    visitor.button("page-do-it").wait_for()


def make_ahead(visitor: Visitor, table: str, *goods: str) -> None:
    """Make goods ahead, paid as proposed."""
    open_tab(visitor, "page-1800-board-tab-do")
    things(visitor).first.wait_for(state="attached")
    visitor.button("page-1800-make").click()
    for name in goods:
        good(visitor, name).click()
        until_idle(visitor)
    confirm(visitor, table, "page-1800-make-do", number=len(goods))


@LOOKS
def test_linda_builds_two_ships_from_goods_made_ahead(look: Look, visit: Visit, demo: DemoTables) -> None:
    visitor = visit(look, demo.ada)
    table = demo.ships()
    visitor.open_table(table)
    open_tab(visitor, "page-1800-board-tab-do")
    things(visitor).first.wait_for(state="attached")
    expect(at_hand(visitor)).to_have_count(0)
    visitor.button("page-1800-make").click()
    expect(visitor.button("page-1800-make-do", number=0)).to_be_disabled(timeout=PATIENCE)
    for name in ("planks", "planks", "sails", "goods", "goods"):
        good(visitor, name).click()
        until_idle(visitor)
    # One of the goods was a slip; it goes back.
    fewer = visitor.say("page-1800-make-remove", good=visitor.say("anno1800-good-goods"))
    context(visitor).get_by_role("button", name=fewer, exact=True).click()
    until_idle(visitor)
    # The goods are bought, so that the artisans can make sails twice.
    unit = context(visitor).locator("details.unit").filter(has=visitor.page.locator(".good.icon-goods"))
    unit.locator("summary").click()
    unit.locator("input[type=radio]:not(:checked):enabled").click()
    until_idle(visitor)
    good(visitor, "sails").click()
    confirm(visitor, table, "page-1800-make-do", number=5)
    expect(at_hand(visitor)).to_contain_text(visitor.say("page-1800-hand-goods-note"), timeout=PATIENCE)
    expect(at_hand(visitor).locator(".amount")).to_have_text(["2", "1", "2"])

    plan_ship(visitor, "merchant_2")
    used = context(visitor).locator(".unit").filter(has_text=visitor.say("page-1800-hand-goods-used"))
    expect(used).to_have_count(3, timeout=PATIENCE)
    expect(context(visitor).locator(".stays .amount")).to_have_text(["1", "1"])
    confirm(visitor, table)
    expect(at_hand(visitor).locator(".amount")).to_have_text(["1", "1"], timeout=PATIENCE)

    plan_ship(visitor, "exploration_1")
    expect(context(visitor).locator("details.unit .good.icon-cannons")).to_be_visible(timeout=PATIENCE)
    expect(used).to_have_count(2)
    confirm(visitor, table)
    expect(at_hand(visitor)).to_have_count(0, timeout=PATIENCE)
    seat = visitor.call("GET", f"/tables/{table}")["scenes"][0]["view"]["seats"][0]
    assert [seat["cells"][cell]["tile"] for cell in ("19", "20")] == ["merchant_2", "exploration_1"]
    # Nothing is left, so the turn ends without a question.
    before = lines_played(visitor, table)
    bar_button(visitor, "page-end-turn").click()
    until_lines_at_least(visitor, table, before + 1)


def until_lines_at_least(visitor: Visitor, table: str, number: int) -> None:
    """Wait until the game on the server has this revision or a later one, because a bot may have moved, too."""
    for _ in range(200):
        if lines_played(visitor, table) >= number:
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"{lines_played(visitor, table)} instead of {number}")


def test_too_many_goods_are_refused_and_the_choice_stays(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    visitor.open_table(demo.ships())
    visitor.button("page-1800-make").click()
    for name in ("planks", "planks", "sails", "sails", "goods"):
        good(visitor, name).click()
        until_idle(visitor)
    good(visitor, "steel").click()
    note = visitor.page.locator(".note")
    refusal = visitor.say("anno1800-why-goods-not-together", goods="").partition(":")[0]
    expect(note).to_contain_text(refusal, timeout=PATIENCE)
    expect(visitor.button("page-1800-make-do", number=5)).to_be_enabled(timeout=PATIENCE)


def test_undo_takes_back_goods_made_ahead(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.ships()
    visitor.open_table(table)
    make_ahead(visitor, table, "planks", "grain")
    expect(at_hand(visitor).locator(".amount")).to_have_text(["1", "1"], timeout=PATIENCE)
    made = visitor.say("anno1800-event-made_goods", seat="Ada", goods="").removesuffix(".")
    expect(log(visitor).last).to_contain_text(made, timeout=PATIENCE)
    bar_button(visitor, "page-undo").click()
    expect(at_hand(visitor)).to_have_count(0, timeout=PATIENCE)


@LOOKS
def test_the_end_of_the_turn_is_asked_once(look: Look, visit: Visit, demo: DemoTables) -> None:
    visitor = visit(look, demo.ada)
    # Linda has made goods and built one ship; planks and sails are at hand.
    table = demo.ships(2)
    visitor.open_table(table)
    expect(at_hand(visitor)).to_be_visible(timeout=PATIENCE)
    before = lines_played(visitor, table)
    question = visitor.page.get_by_role("alertdialog", name=visitor.say("page-end-sure"))
    loss = visitor.say("page-end-lose", what=visitor.say("anno1800-lose-goods", number=2))
    bar_button(visitor, "page-end-turn").click()
    expect(question).to_be_visible(timeout=PATIENCE)
    expect(visitor.button("page-keep-playing")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(question).to_have_count(0, timeout=PATIENCE)
    assert lines_played(visitor, table) == before
    # In another position it is asked again.
    make_ahead(visitor, table, "grain")
    bar_button(visitor, "page-end-turn").click()
    expect(question).to_be_visible(timeout=PATIENCE)
    visitor.page.keyboard.press("Escape")
    expect(question).to_have_count(0, timeout=PATIENCE)
    bar_button(visitor, "page-undo").click()
    until_lines(visitor, table, before + 2)
    expect(at_hand(visitor).locator(".amount")).to_have_text(["1", "1"], timeout=PATIENCE)
    visitor.page.keyboard.press("e")
    expect(question).to_be_visible(timeout=PATIENCE)
    visitor.page.get_by_role("button", name=loss, exact=True).click()
    until_lines_at_least(visitor, table, before + 3)


def test_the_end_of_the_turn_is_not_asked_twice_in_a_position(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.ships(2)
    visitor.open_table(table)
    before = lines_played(visitor, table)
    bar_button(visitor, "page-end-turn").click()
    visitor.button("page-keep-playing").click()
    bar_button(visitor, "page-end-turn").click()
    until_lines_at_least(visitor, table, before + 1)


def test_free_upgrades_that_are_left_are_taken_from_the_means(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.upgrading()
    visitor.open_table(table)
    left = visitor.page.locator(".means").get_by_role("button", name=visitor.say("page-1800-upgrades-left", number=2))
    left.click()
    context(visitor).locator("fieldset input").first.check()
    confirm(visitor, table)
    one = visitor.say("page-1800-upgrades-left", number=1)
    expect(visitor.page.locator(".means").get_by_role("button", name=one)).to_be_visible(timeout=PATIENCE)
    # The card can be used from among the played cards, too.
    expect(visitor.page.locator(".played button.usable").filter(has_text=one)).to_be_visible()
    bar_button(visitor, "page-end-turn").click()
    loss = visitor.say("page-end-lose", what=visitor.say("anno1800-lose-upgrades", upgrades=1))
    expect(visitor.page.get_by_role("button", name=loss, exact=True)).to_be_visible(timeout=PATIENCE)


def test_everybody_sees_the_goods_at_hand(visit: Visit, demo: DemoTables) -> None:
    ben = visit(key=demo.ben)
    ben.open_table(demo.ships_of_two(1))
    opponent = ben.page.locator(".opponents li").filter(has_text="Ada")
    expect(opponent.locator(".at-hand .amount")).to_have_text(["2", "1", "2"], timeout=PATIENCE)
    expect(opponent).to_contain_text(ben.say("page-1800-hand-goods"))
    expect(at_hand(ben)).to_have_count(0)


def test_a_replay_shows_the_goods_at_hand(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    visitor.open_table(demo.ships(2))
    bar_button(visitor, "page-menu").click()
    visitor.button("page-look-back").click()
    visitor.button("page-replay-back").click()
    expect(at_hand(visitor).locator(".amount")).to_have_text(["2", "1", "2"], timeout=PATIENCE)
    made = visitor.say("anno1800-event-made_goods", seat="Ada", goods="").removesuffix(".")
    expect(visitor.page.locator(".bar")).to_contain_text(made)


def test_the_menu_names_the_rules_of_the_table(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    visitor.open_table(demo.ships())
    bar_button(visitor, "page-menu").click()
    menu = visitor.page.get_by_role("dialog")
    expect(menu).to_contain_text(visitor.say("page-rules-version", number=2), timeout=PATIENCE)
    expect(menu).to_contain_text(visitor.say("anno1800-choose-edition"), timeout=PATIENCE)
