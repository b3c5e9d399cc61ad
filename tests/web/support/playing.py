"""Helpers of the tests that play."""

from playwright.sync_api import Locator, expect

from tools.harness.browser import PATIENCE, Visitor

SEEN = (
    """() => [...document.querySelectorAll('#main')].map((element) => element.innerText.replace(/\\s+/g, ' ')).join()"""
)


def context(visitor: Visitor) -> Locator:
    """Return the context panel."""
    return visitor.page.locator("section.context")


def things(visitor: Visitor) -> Locator:
    """Return the things that the panel offers."""
    return context(visitor).locator("li button")


def bar_button(visitor: Visitor, key: str) -> Locator:
    """Return a button of the status bar."""
    return visitor.page.get_by_role("banner").get_by_role("button", name=visitor.say(key), exact=True)


def log(visitor: Visitor) -> Locator:
    """Return the rows of the log."""
    return visitor.page.get_by_role("list", name=visitor.say("page-log")).locator("li")


def sees(visitor: Visitor) -> str:
    """Return all text at the table."""
    visitor.page.wait_for_timeout(100)
    return str(visitor.page.evaluate(SEEN))


def until_idle(visitor: Visitor) -> None:
    """Wait until no request is under way."""
    expect(visitor.page.locator("section.context[aria-busy=true]")).to_have_count(0, timeout=PATIENCE)


def lines_played(visitor: Visitor, table: str) -> int:
    """Return the revision of the game on the server."""
    return int(visitor.call("GET", f"/tables/{table}")["revision"])


def do_something(visitor: Visitor, table: str) -> None:
    """Choose the first thing of the panel, and confirm its plan if there is one."""
    before = lines_played(visitor, table)
    first = things(visitor).first
    first.wait_for(state="attached")
    if not first.is_visible():
        context(visitor).locator("summary").first.click()
    first.click()
    confirm = visitor.button("page-do-it")
    for _ in range(200):
        if lines_played(visitor, table) > before:
            break
        if confirm.is_visible() and confirm.is_enabled():
            confirm.click()
            break
        visitor.page.wait_for_timeout(50)
    until_lines(visitor, table, before + 1)
    expect(confirm).to_have_count(0, timeout=PATIENCE)
    until_idle(visitor)


def until_lines(visitor: Visitor, table: str, number: int) -> None:
    """Wait until the game on the server has this revision."""
    for _ in range(200):
        if lines_played(visitor, table) == number:
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"{lines_played(visitor, table)} instead of {number}")
