"""The page of the score sheet: its address names the game, and a link carries the sheet."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tools.harness.browser import PATIENCE


def test_the_address_names_the_game(visit: Visit) -> None:
    visitor = visit()
    for path, title in {
        "/score": "page-sheet-title",
        "/score/anno1800": "page-sheet-title",
        "/score/anno1503": "page-nothing-here",
        "/score/chess": "page-nothing-here",
    }.items():
        visitor.go(path)
        expect(visitor.page.get_by_role("heading", name=visitor.say(title))).to_be_visible(timeout=PATIENCE)


def test_a_link_carries_the_sheet(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    visitor.go("/score/anno1800")
    visitor.button("page-sheet-example").click()
    verdict = visitor.page.get_by_text("Linda wins with 107 influence.")
    expect(verdict).to_be_visible(timeout=PATIENCE)
    visitor.button("page-sheet-copy-link").click()
    link = str(visitor.page.evaluate("window.copied"))
    assert "/score/anno1800#sheet=" in link
    # Links of version 0.1.0 do not name the game.
    for address in (link, link.replace("/score/anno1800#", "/score#")):
        guest = visit()
        guest.page.goto(address)
        expect(guest.page.get_by_text("Linda wins with 107 influence.")).to_be_visible(timeout=PATIENCE)
        assert "#" not in guest.page.url
