"""Bots by level, hints during a game, and the turning points of one that is over."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.support.playing import bar_button, context, lines_played, things, until_idle, until_lines
from tools.harness.browser import PATIENCE, PHONE, Look, Visitor
from tools.harness.demo_tables import DemoTables

GAMES = ["anno1503", "anno1800"]


def suggestions(visitor: Visitor) -> Locator:
    """Return the suggested moves in the panel."""
    return context(visitor).locator("ol button")


def ask(visitor: Visitor) -> None:
    """Ask for a hint and wait for the answer."""
    bar_button(visitor, "page-hint").click()
    expect(suggestions(visitor).first).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("look", [Look(), PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_shown_and_plays_nothing_by_itself(game: str, look: Look, visit: Visit, demo: DemoTables) -> None:
    visitor = visit(look, demo.ada)
    table = demo.against_bots(game)
    visitor.open_table(table)
    things(visitor).first.wait_for(state="attached")
    before = lines_played(visitor, table)
    ask(visitor)
    assert 1 <= suggestions(visitor).count() <= 3
    assert visitor.say("page-hint-best") in suggestions(visitor).first.inner_text()
    status = context(visitor).get_by_role("status")
    expect(status).to_have_text(visitor.say("page-hint-found", count=suggestions(visitor).count()), timeout=PATIENCE)
    # The first suggestion has the focus.
    expect(suggestions(visitor).first).to_be_focused()
    visitor.page.wait_for_timeout(300)
    assert lines_played(visitor, table) == before
    context(visitor).get_by_role("button", name=visitor.say("page-close"), exact=True).click()
    expect(suggestions(visitor)).to_have_count(0)
    expect(bar_button(visitor, "page-hint")).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_a_suggestion_is_taken_up_by_keys(game: str, visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.against_bots(game)
    visitor.open_table(table)
    things(visitor).first.wait_for(state="attached")
    before = lines_played(visitor, table)
    visitor.page.keyboard.press("h")
    expect(suggestions(visitor).first).to_be_focused(timeout=PATIENCE)
    visitor.page.keyboard.press("Enter")
    confirm = visitor.button("page-do-it")
    for _ in range(100):
        if lines_played(visitor, table) > before:
            break
        if confirm.is_visible():
            # The plan hides the suggestions. Closing it shows them again.
            until_idle(visitor)
            visitor.page.keyboard.press("Escape")
            expect(suggestions(visitor).first).to_be_visible(timeout=PATIENCE)
            assert lines_played(visitor, table) == before
            suggestions(visitor).first.click()
            expect(confirm).to_be_focused(timeout=PATIENCE)
            until_idle(visitor)
            visitor.page.keyboard.press("Enter")
            break
        visitor.page.wait_for_timeout(50)
    until_lines(visitor, table, before + 1)
    # Suggestions are valid in one position only.
    expect(suggestions(visitor)).to_have_count(0, timeout=PATIENCE)


def test_hints_can_be_forbidden_and_allowed_by_the_owner(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    table = demo.against_bots("anno1503")
    visitor.open_table(table)
    expect(bar_button(visitor, "page-hint")).to_be_visible(timeout=PATIENCE)
    for allowed in (False, True):
        visitor.button("page-menu").click()
        visitor.page.get_by_role("checkbox", name=visitor.say("page-hints-allowed")).click()
        expect(bar_button(visitor, "page-hint")).to_have_count(int(allowed), timeout=PATIENCE)
        visitor.page.keyboard.press("Escape")
    ask(visitor)


def test_that_somebody_else_is_to_act_is_said_no_longer_than_it_is_so(visit: Visit, demo: DemoTables) -> None:
    ada, ben = visit(key=demo.ada), visit(key=demo.ben)
    table = demo.of_two("anno1800")
    ada.open_table(table)
    ben.open_table(table)
    ada.button("page-menu").click()
    ada.page.get_by_role("checkbox", name=ada.say("page-hints-allowed")).click()
    ada.page.keyboard.press("Escape")
    expect(bar_button(ben, "page-hint")).to_be_visible(timeout=PATIENCE)
    ada.page.get_by_role("button", name=ada.say("page-1800-board-festival")).first.click()
    expect(bar_button(ada, "page-end-turn")).to_have_attribute("aria-disabled", "false", timeout=PATIENCE)
    ben.page.keyboard.press("h")
    note = ben.page.locator(".note")
    expect(note).to_have_text(ben.say("page-is-to-act", name="Ada"), timeout=PATIENCE)
    ada.page.keyboard.press("e")
    expect(ben.page.locator("header.mine")).to_be_visible(timeout=PATIENCE)
    # Without dismissal the toast would stay for seven seconds.
    expect(note).to_have_count(0, timeout=1000)


def test_between_two_at_screens_of_their_own_there_are_no_hints_at_first(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    visitor.go("/new?game=anno1503")
    hints = visitor.page.get_by_role("checkbox", name=visitor.say("page-hints-allowed"))
    expect(hints).to_be_checked(timeout=PATIENCE)
    visitor.page.get_by_label(visitor.say("page-seat-number", number=2)).select_option("free")
    expect(hints).not_to_be_checked()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_edition_of_the_readers_language_is_preselected(language: str, visit: Visit, demo: DemoTables) -> None:
    visitor = visit(Look(language), key=demo.ada)
    visitor.go("/new?game=anno1800")
    edition = visitor.page.get_by_label(visitor.say("anno1800-choose-edition"))
    expect(edition.locator("option:checked")).to_have_text(
        visitor.say(f"anno1800-edition-{language}"), timeout=PATIENCE
    )
    tokens = visitor.page.get_by_label(visitor.say("anno1800-choose-card_tokens"))
    tokens.select_option(label=visitor.say("anno1800-card_tokens-counted"))
    visitor.button("page-begin").click()
    visitor.page.locator(".table").first.wait_for()
    saved = visitor.page.evaluate("JSON.parse(localStorage.getItem('kontor.setup.anno1800')).options")
    assert saved == {"edition": language, "card_tokens": "counted"}


def test_bots_are_chosen_by_level(visit: Visit, demo: DemoTables) -> None:
    visitor = visit(key=demo.ada)
    visitor.go("/new?game=anno1800")
    level = visitor.page.get_by_role("combobox", name=visitor.say("page-seat-bot"), exact=True)
    expect(level).to_have_value("medium", timeout=PATIENCE)
    names = [visitor.say(f"bot-{bot}") for bot in ("easy", "medium", "hard", "expert", "greedy", "random")]
    assert level.locator("option").all_inner_texts() == names
    level.select_option("easy")
    expect(visitor.page.get_by_text(visitor.say("bot-about-easy", game="anno1800"))).to_be_visible()
    visitor.button("page-begin").click()
    visitor.page.locator(".table").first.wait_for()
    table = visitor.page.url.rsplit("/", 1)[-1]
    assert [seat["bot"] for seat in visitor.call("GET", f"/tables/{table}")["info"]["seats"] if seat["bot"]] == ["easy"]
    title = visitor.say("page-is-bot", level=visitor.say("bot-easy"))
    expect(visitor.page.get_by_title(title).first).to_be_visible(timeout=PATIENCE)
    expect(visitor.page.locator(".who .sign")).to_have_text([visitor.say("bot-easy")])


def test_turning_points_are_found_and_lead_through_the_game(visit: Visit, gallery: DemoTables) -> None:
    visitor = visit(key=gallery.ada)
    visitor.open_table(gallery.over("anno1800"))
    visitor.button("page-review").click()
    progress = visitor.page.get_by_role("progressbar")
    expect(progress).to_be_visible(timeout=PATIENCE)
    points = visitor.page.get_by_role("list", name=visitor.say("page-review-points")).locator("button")
    expect(points.first).to_be_visible(timeout=4 * PATIENCE)
    visitor.button("page-review-stop").click()
    expect(visitor.button("page-review-on")).to_be_visible(timeout=PATIENCE)
    expect(progress).to_have_count(0)
    expect(visitor.page.locator(".bar .mark")).to_have_count(points.count(), timeout=PATIENCE)
    points.first.click()
    expect(points.first).to_have_attribute("aria-current", "step", timeout=PATIENCE)
    line = int(visitor.page.get_by_role("slider").input_value())
    assert visitor.say("page-review-better") in points.first.inner_text()
    # The next position shows the move that was played.
    visitor.button("page-replay-on").click()
    expect(visitor.page.get_by_role("slider")).to_have_value(str(line + 1), timeout=PATIENCE)
    expect(points.first).to_have_attribute("aria-current", "step")


def test_the_decisions_of_any_seat_are_judged_to_the_end(visit: Visit, gallery: DemoTables) -> None:
    visitor = visit(key=gallery.ada)
    # The game is short, because each decision takes the reviewer a while.
    visitor.open_table(gallery.short())
    visitor.button("page-see-table").click()
    visitor.button("page-review").click()
    whose = visitor.page.get_by_role("combobox", name=visitor.say("page-review-whose"))
    expect(whose).to_have_value("0", timeout=PATIENCE)
    # The review of another seat starts when the request for the first one is answered.
    whose.select_option("1")
    status = context(visitor).get_by_role("status")
    expect(status).to_have_text(visitor.say("page-review-done"), timeout=15 * PATIENCE)
    expect(context(visitor)).not_to_contain_text(visitor.say("page-review-sum", best=0, count=0))
    visitor.button("page-replay-leave").click()
    expect(whose).to_have_count(0)
