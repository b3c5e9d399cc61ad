"""Somebody is absent: the others agree on a new player, and the holder of the seat takes it back."""

import re

from playwright.sync_api import expect

from kontor.server.keys import new_key
from tests.web.conftest import Visit
from tests.web.support.playing import bar_button
from tools.harness.browser import PATIENCE, PHONE
from tools.harness.demo_tables import DemoTables


def test_an_absent_player_is_replaced_by_consent_and_returns(visit: Visit, demo: DemoTables) -> None:
    cleo_key = new_key()
    table = demo.of_three_after_days("anno1503", cleo_key)
    ada, cleo = visit(key=demo.ada), visit(PHONE, cleo_key)
    for player in (ada, cleo):
        player.open_table(table)
    # The owner gets a link to her own seat only.
    ada.button("page-menu").click()
    expect(ada.button("page-link-seat", name="Ada")).to_be_visible(timeout=PATIENCE)
    expect(ada.button("page-link-seat", name="Ben")).to_have_count(0)
    ada.button("page-ask-player").click()
    expect(ada.page.get_by_text(ada.say("page-asks-wait"))).to_be_visible(timeout=PATIENCE)
    cleo.button("page-allow").click()
    # Now everybody who plays has the link to the vacant seat.
    cleo.button("page-menu").click()
    cleo.button("page-link-vacant", name="Ben").click()
    field = cleo.page.get_by_role("textbox", name=cleo.say("page-link"), exact=True)
    expect(field).to_have_value(re.compile("#seat1="), timeout=PATIENCE)
    dan = visit()
    dan.go()
    dan.page.goto("/t/" + field.input_value().split("/t/")[1])
    dan.button("page-yes").click()
    expect(bar_button(dan, "page-end-turn")).to_have_count(1, timeout=PATIENCE)
    # Ben is told on his home page and at the table.
    ben = visit(key=demo.ben)
    ben.go()
    ben.page.get_by_text(ben.say("page-played-for-you")).click()
    ben.button("page-take-back").click()
    expect(ben.button("page-take-back")).to_have_count(0, timeout=PATIENCE)
    # Dan plays no more, and watches.
    expect(bar_button(dan, "page-end-turn")).to_have_count(0, timeout=PATIENCE)
