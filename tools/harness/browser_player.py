"""A player that plays a game in the browser by clicking."""

import random
import time
from collections.abc import Callable

from playwright.sync_api import Error, Locator, TimeoutError

from tools.harness.browser import PATIENCE, Visitor

MOST = 4000
"""Clicks after which a game counts as stuck."""
_OFFERED = "section.context li button, .can:is(button), button.sail, button.look, button.possible"
"""Selectors of the elements that stand for things that can be done: in the panel, on the boards, in the hand."""
_SIGNS = """() => [...document.querySelectorAll('header [role=status], section.context, div.over h1, .cover h1, .log')]
    .map((element) => element.textContent).join('|') + document.querySelectorAll('.log li').length"""
_BUSY = "() => document.querySelector('section.context[aria-busy=true]') !== null"


class BrowserPlayer:
    """Clicks on random things that the page offers."""

    def __init__(self, visitor: Visitor, seed: int = 1, hasty: float = 0.3, boards: float = 0.3) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.dice = random.Random(seed)
        self.hasty = hasty
        """The probability of ending a turn as soon as possible."""
        self.boards = boards
        """The probability of clicking on the boards instead of in the panel."""
        self.clicks = 0
        self.context = self.page.locator("section.context")

    def play(self, until: Callable[[], bool] = lambda: False) -> int:
        """Click until the game is over or `until` returns true. Return the number of clicks."""
        while self.clicks < MOST:
            if self.over() or until():
                return self.clicks
            self.step(until)
        raise AssertionError(f"after {MOST} clicks the game is not over: {self.visitor.status()}")

    def over(self) -> bool:
        """Whether the score is shown."""
        return self.visitor.button("page-see-table").is_visible()

    def step(self, until: Callable[[], bool]) -> None:
        """Click on something that is offered and wait for the effect, or wait for the others.

        What is waited for in the end may also come without any change here: the others have pages of their own.
        """
        before = self.page.evaluate(_SIGNS)
        chosen = self._choice()
        if chosen is not None:
            try:
                chosen.click(timeout=3000)
                self.clicks += 1
            except TimeoutError:
                # The element was removed before the click: the page has changed.
                self.page.keyboard.press("Escape")
        self._changed(before, until)

    def _choice(self) -> Locator | None:
        say, page = self.visitor.say, self.page
        cover = page.locator(".cover button")
        if cover.count():
            return cover.first
        confirm = self.context.get_by_role("button", name=say("page-do-it"), exact=True)
        if confirm.count():
            return self._decide(confirm)
        # If the game has just ended, the button is gone.
        end = page.get_by_role("banner").get_by_role("button", name=say("page-end-turn"), exact=True, disabled=False)
        if end.count() and self.dice.random() < self.hasty:
            return end
        return self._offered() or (end if end.count() else None)

    def _decide(self, confirm: Locator) -> Locator:
        """Complete an open plan: make its choice, change a step now and then, confirm."""
        if confirm.is_enabled():
            return confirm
        boxes = self.context.locator("input[type=checkbox]:not(:checked):enabled")
        if boxes.count():
            return boxes.nth(self.dice.randrange(boxes.count()))
        return self.context.get_by_role("button", name=self.visitor.say("page-cancel"), exact=True).last

    def _offered(self) -> Locator | None:
        panel = self.context.locator("li button")
        clickable = panel
        if self.dice.random() < self.boards:
            boards = self.page.locator(_OFFERED).and_(self.page.locator(":not([aria-disabled=true])"))
            clickable = boards if boards.count() else panel
        count = clickable.count()
        if not count:
            return None
        chosen = clickable.nth(self.dice.randrange(count))
        if not chosen.is_visible():
            # Unfold a folded group first.
            folded = self.context.locator("details:not([open]) > summary")
            return folded.first if folded.count() else panel.first
        return chosen

    def _changed(self, before: str, until: Callable[[], bool]) -> None:
        """Wait until the page has changed and no request is under way."""
        give_up = time.monotonic() + PATIENCE / 1000
        soon = time.monotonic() + 1.0
        while time.monotonic() < give_up:
            try:
                if self.page.evaluate(_BUSY):
                    continue
                if self.page.evaluate(_SIGNS) != before:
                    return
            except Error:
                # The page was reloaded.
                self.visitor.settled()
                return
            if until() or (time.monotonic() > soon and (self._choice_left() or self.over())):
                return
            self.page.wait_for_timeout(5)
        raise AssertionError(f"the game is stuck: {self.visitor.status()}")

    def _choice_left(self) -> bool:
        return self.page.locator("section.context button, .cover button").count() > 0
