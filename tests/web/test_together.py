"""Several people: in separate browsers, as spectators, at one screen."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.support.playing import bar_button, context, log, things, until_idle
from tools.harness.browser import PATIENCE, PHONE, Visitor
from tools.harness.browser_player import BrowserPlayer
from tools.harness.demo_tables import DemoTables

CODE = re.compile(r"\b(?:fw|aei|nw)\d\d\b")


def test_two_people_online_and_one_who_watches(visit: Visit) -> None:
    ada, ben, cleo = visit(), visit(), visit()
    ada.go("/new?game=anno1503")
    ada.page.get_by_label(ada.say("page-seat-number", number=2)).select_option("free")
    ada.button("page-make-table").click()
    ada.button("page-link-watch").click()
    field = ada.page.get_by_role("textbox", name=ada.say("page-link"), exact=True)
    expect(field).to_have_value(re.compile("#watch="), timeout=PATIENCE)
    cleo.page.goto(path_of(field.input_value()))
    ada.button("page-link-join").click()
    expect(field).to_have_value(re.compile("#join="), timeout=PATIENCE)
    invitation = path_of(field.input_value())
    ben.page.goto(invitation)
    expect(ben.page.locator("form")).to_contain_text(ben.say("anno1503-title"), timeout=PATIENCE)
    expect(ben.page.locator("form")).to_contain_text(ben.say("page-invited-free", count=1))
    ben.page.get_by_label(ben.say("page-your-name")).fill("Ben")
    ben.button("page-sit-down").click()
    for visitor in (ada, ben, cleo):
        expect(context(visitor)).to_be_attached(timeout=PATIENCE)
    acting, waiting = whose_turn(ada, ben)
    BrowserPlayer(acting, hasty=0.5).play(until=lambda: things(waiting).count() > 0)
    # Everybody sees the same. The spectator cannot do anything.
    last = log(acting).last.inner_text()
    for visitor in (waiting, cleo):
        expect(log(visitor).last).to_have_text(last, use_inner_text=True, timeout=PATIENCE)
    assert things(cleo).count() == 0
    assert bar_button(cleo, "page-end-turn").count() == 0
    for visitor in (ada, ben):
        visitor.page.get_by_role("tab", name=re.compile(re.escape(visitor.say("page-chat")))).click()
    field = ada.page.locator("[role=tabpanel] input, [role=tabpanel] textarea").first
    field.fill("Good morning!")
    field.press("Enter")
    expect(ben.page.get_by_text("Good morning!")).to_be_visible(timeout=PATIENCE)
    # A person who comes too late is told so and can go elsewhere.
    late = visit()
    late.page.goto(invitation)
    expect(late.page.get_by_role("heading", level=1)).to_have_text(late.say("page-invited-late"), timeout=PATIENCE)
    late.page.get_by_role("link", name=late.say("page-to-home")).click()
    expect(late.page).to_have_url(re.compile("/$"))


def test_on_a_phone_what_is_said_is_noticed(visit: Visit, demo: DemoTables) -> None:
    ada, ben = visit(key=demo.ada), visit(PHONE, demo.ben)
    table = demo.of_two("anno1503")
    ada.open_table(table)
    ben.open_table(table)
    ada.page.keyboard.press("c")
    field = ada.page.locator("[role=tabpanel] input")
    for number in (1, 2):
        field.fill("Good morning!")
        field.press("Enter")
        expect(ben.page.locator("nav .numbers")).to_have_text(str(number), timeout=PATIENCE)
    ben.page.locator("nav button").last.click()
    ben.page.get_by_role("tab", name=re.compile(re.escape(ben.say("page-chat")))).click()
    expect(ben.page.locator("nav .numbers")).to_have_count(0, timeout=PATIENCE)


def path_of(url: str) -> str:
    """Return a link without the server's address."""
    return "/t/" + url.split("/t/")[1]


def whose_turn(one: Visitor, other: Visitor) -> tuple[Visitor, Visitor]:
    """Return the visitor who is to act, and the other one."""
    for _ in range(200):
        for visitor, rest in ((one, other), (other, one)):
            if things(visitor).count():
                return visitor, rest
        one.page.wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def test_around_one_screen_nobody_sees_the_cards_of_the_other(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.around_one_screen("anno1800")
    visitor.open_table(table)
    show = visitor.page.locator(".cover button")
    show.wait_for()
    scenes = {scene["seat"]: scene["view"] for scene in visitor.call("GET", f"/tables/{table}")["scenes"]}
    assert len(scenes[0]["hand"]) > 2
    nothing_shown(visitor)
    show.click()
    expect(visitor.page.locator("button.play")).to_have_count(len(scenes[0]["hand"]), timeout=PATIENCE)
    assert not codes(visitor) & set(scenes[1]["hand"])
    # Play until the other player is to act. Then everything is covered again at once.
    BrowserPlayer(visitor, hasty=1.0).play(until=lambda: show.count() > 0)
    nothing_shown(visitor)
    show.click()
    expect(visitor.page.locator("button.play").first).to_be_visible(timeout=PATIENCE)
    until_idle(visitor)
    held = {scene["seat"]: set(scene["view"]["hand"]) for scene in visitor.call("GET", f"/tables/{table}")["scenes"]}
    assert not codes(visitor) & held[0]


def test_what_has_the_focus_may_be_covered(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    visitor.open_table(demo.around_one_screen("anno1800"))
    show = visitor.page.locator(".cover button")
    show.click()
    # Errors of the page fail the test. There was one when the focused board was removed.
    visitor.page.get_by_role("button", name=visitor.say("page-1800-board-festival")).first.click()
    expect(bar_button(visitor, "page-end-turn")).to_have_attribute("aria-disabled", "false", timeout=PATIENCE)
    visitor.page.keyboard.press("e")
    expect(show).to_be_visible(timeout=PATIENCE)


def codes(visitor: Visitor) -> set[str]:
    """Return the codes of cards anywhere in the document."""
    return set(CODE.findall(visitor.page.content()))


def nothing_shown(visitor: Visitor) -> None:
    assert not codes(visitor)
    assert visitor.page.locator("button.play, .log li").count() == 0
