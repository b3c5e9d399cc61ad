"""A real browser for tests, studies, pictures and benchmarks. It must be installed: nothing is downloaded."""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, expect, sync_playwright

from kontor.lang.translator import Translator
from kontor.server.keys import new_key

NAMES = ("chromium", "chromium-browser", "google-chrome")
"""Names of the browser's program in Debian, Ubuntu and others."""
_ADDRESS_BAR = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
"""Pages that Chromium loads with each window for its address bar. Page tests run a seventh faster without them."""
_BACKGROUND = ("MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PreconnectToSearch")
"""Features that use the network."""
_SURPRISES = ("HttpsUpgrades", "PaintHolding", "ThirdPartyStoragePartitioning", "DestroyProfileOnBrowserClose")
"""Features that change how a page is loaded and drawn."""
DISABLED_FEATURES = ",".join([*_ADDRESS_BAR, *_BACKGROUND, *_SURPRISES])
"""Features of Chromium that are turned off. Playwright turns off some of them. Only the last such list counts."""
PATIENCE = 20_000.0
"""Milliseconds to wait for something to show. Only failures take that long."""


class Look(NamedTuple):
    """The language, size and theme in which a person sees the page."""

    language: str = "en"
    width: int = 1440
    height: int = 900
    dark: bool = False


PHONE = Look(width=390, height=844)


def browser_path() -> str:
    """Return the path of the browser. Raise `RuntimeError` if there is none."""
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return path
    raise RuntimeError(f"no browser is on the path: {', '.join(NAMES)}")


@contextmanager
def running_browser() -> Iterator[Browser]:
    """Start a headless browser."""
    arguments = [f"--disable-features={DISABLED_FEATURES}"]
    if os.geteuid() == 0:
        # The sandbox of Chromium does not work for root.
        arguments.append("--no-sandbox")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=arguments)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """A person with a fresh browser profile, and the errors of the page."""

    def __init__(self, browser: Browser, url: str, look: Look = Look(), key: str | None = None) -> None:  # noqa: B008
        self.url = url
        self.look = look
        self.language = look.language
        self.context = browser.new_context(
            base_url=url,
            locale=look.language,
            viewport={"width": look.width, "height": look.height},
            color_scheme="dark" if look.dark else "light",
            reduced_motion="reduce",
            has_touch=look.width < 600,
            timezone_id="Europe/Berlin",
        )
        self.context.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        """Errors of the page and of its console."""
        self.expected_errors: list[str] = []
        """Substrings of expected errors."""
        self.key = key or new_key()
        if key is not None:
            # As if this person had visited before and had chosen this language.
            for name, value in (("kontor.key", key), ("kontor.language", look.language)):
                self.context.add_init_script(
                    f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', '{value}')"
                )
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Open another tab of the same person."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(f"{error}\n{error.stack}"))
        page.on("console", self._log_console_error)
        return page

    def _log_console_error(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def unexpected_errors(self) -> list[str]:
        """Return the errors that were not expected."""
        return [error for error in self.errors if not any(piece in error for piece in self.expected_errors)]

    def close(self) -> None:
        """Close the browser profile."""
        self.context.close()

    def say(self, key: str, **args: object) -> str:
        """Return a message in the language of this person."""
        return Translator(self.language).say(key, **args)

    def button(self, key: str, **args: object) -> Locator:
        """Return a button by the key of its name."""
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def link(self, key: str) -> Locator:
        """Return a link by the key of its name."""
        return self.page.get_by_role("link", name=self.say(key), exact=True)

    def go(self, path: str = "/") -> None:
        """Open a page and wait until it is drawn."""
        self.page.goto(path)
        self.settled()

    def settled(self) -> None:
        """Wait until no request of the page is under way."""
        self.page.locator("#main").first.wait_for()
        connecting = self.page.get_by_role("status").filter(has_text=re.compile(re.escape(self.say("page-connecting"))))
        expect(connecting).to_have_count(0, timeout=PATIENCE)

    def open_table(self, table: str) -> None:
        """Open a table and wait until it is drawn."""
        self.go(f"/t/{table}")
        self.page.locator(".table").first.wait_for()

    def drawn(self) -> None:
        """Wait until what depends on a changed size of the window is drawn."""
        # Observers of sizes run before the first frame and may change what the second one draws.
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def text(self) -> str:
        """Return all text of the page, hidden or not."""
        return self.page.locator("body").inner_text()

    def status(self) -> str:
        """Return the text of the status bar."""
        return self.page.get_by_role("banner").get_by_role("status").inner_text().strip()

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Send an HTTP request as this person and return the response."""
        headers = {"Authorization": f"Bearer {self.stored_key()}"}
        answer = self.context.request.fetch(f"/api{path}", method=method, headers=headers, data=body)
        if not answer.ok:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.text()}")
        return answer.json() if answer.body() else None

    def stored_key(self) -> str:
        """Return the key that is stored in this browser."""
        try:
            return str(self.page.evaluate("localStorage.getItem('kontor.key')") or self.key)
        except Error:
            # No page of the server is open yet, so there is no local storage.
            return self.key


@contextmanager
def visiting(browser: Browser, url: str, look: Look = Look(), key: str | None = None) -> Iterator[Visitor]:  # noqa: B008
    """Yield a visitor and close it at the end. Raise `AssertionError` for unexpected errors."""
    visitor = Visitor(browser, url, look, key)
    try:
        yield visitor
        unexpected_errors = visitor.unexpected_errors()
    finally:
        visitor.close()
    if unexpected_errors:
        raise AssertionError("the page complained:\n" + "\n".join(unexpected_errors))
