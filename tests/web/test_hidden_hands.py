"""Hidden hands of Anno 1503: the option of a new table, and how a hidden hand is drawn."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.support.playing import context
from tools.harness.browser import PATIENCE, PHONE, Visitor


def number_of_goods(visitor: Visitor) -> re.Pattern[str]:
    """Return a pattern for the number of goods in a hidden hand."""
    return re.compile(re.escape(visitor.say("anno1503-hidden-goods", count=77)).replace("77", r"\d+"))


def test_hidden_hands_are_chosen_for_a_table_and_drawn_as_a_number(visit: Visit) -> None:
    ada, watcher = visit(), visit(PHONE)
    ada.go("/new?game=anno1503")
    ada.page.get_by_label(ada.say("anno1503-choose-hands")).select_option(label=ada.say("anno1503-hands-hidden"))
    ada.page.get_by_role("heading", name=ada.say("page-more-choices")).click()
    ada.page.get_by_label(ada.say("page-open-to-all")).check()
    ada.button("page-begin").click()
    expect(context(ada)).to_be_attached(timeout=PATIENCE)
    # The own hand is shown, that of the other player only as a number.
    expect(ada.page.locator(".hand button")).to_have_count(6)
    goods = ada.page.locator(".others .goods")
    expect(goods).to_have_text(number_of_goods(ada))
    goods.click()
    expect(ada.page.get_by_role("dialog").locator(".goods")).to_have_text(number_of_goods(ada))
    ada.page.keyboard.press("Escape")
    # Somebody who watches sees no hand, also on a phone.
    watcher.page.goto(ada.page.url)
    hand = watcher.page.locator(".hand p")
    expect(hand).to_have_text(number_of_goods(watcher), timeout=PATIENCE)
    assert watcher.page.locator(".hand button").count() == 0
    box = hand.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE.width
    watcher.button("page-1503-tab-players").click()
    expect(watcher.page.locator(".others .goods").first).to_have_text(number_of_goods(watcher))
