"""A real browser for tests, studies, pictures and measurements. It is found on this machine, never fetched."""

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
"""What the browser is called on the path, by Debian, Ubuntu and others."""
PATIENCE = 20_000.0
"""Milliseconds that something may take to show; never needed unless something is broken."""


class Look(NamedTuple):
    """How somebody looks at the page."""

    language: str = "en"
    width: int = 1440
    height: int = 900
    dark: bool = False


PHONE = Look(width=390, height=844)


def browser_path() -> str:
    """Where the browser is; raises `RuntimeError` if there is none."""
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return path
    raise RuntimeError(f"no browser is on the path: {', '.join(NAMES)}")


@contextmanager
def running_browser() -> Iterator[Browser]:
    """The browser, without a window."""
    # The sandbox of Chromium does not work for root.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=arguments)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody before a screen: a browser that knows nothing yet, and what went wrong in it."""

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
        self.faults: list[str] = []
        """Errors of the page and of its console."""
        self.forgiven: list[str] = []
        """Pieces of errors that are expected."""
        self.key = key or new_key()
        if key is not None:
            # As if this person had been here before, and had chosen this language here.
            for name, value in (("kontor.key", key), ("kontor.language", look.language)):
                self.context.add_init_script(
                    f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', '{value}')"
                )
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab of the same person."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"{error}\n{error.stack}"))
        page.on("console", self._heard)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"{message.text} ({message.location.get('url', '')})")

    def trouble(self) -> list[str]:
        """What went wrong and was not expected."""
        return [fault for fault in self.faults if not any(piece in fault for piece in self.forgiven)]

    def close(self) -> None:
        """Leave."""
        self.context.close()

    def say(self, key: str, **args: object) -> str:
        """A sentence as this person reads it."""
        return Translator(self.language).say(key, **args)

    def button(self, key: str, **args: object) -> Locator:
        """A button by the key of its name."""
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def link(self, key: str) -> Locator:
        """A link by the key of its name."""
        return self.page.get_by_role("link", name=self.say(key), exact=True)

    def go(self, path: str = "/") -> None:
        """Open a page of the house and wait until it is drawn."""
        self.page.goto(path)
        self.settled()

    def settled(self) -> None:
        """Wait until the page has stopped waiting for the server."""
        self.page.locator("#main").first.wait_for()
        connecting = self.page.get_by_role("status").filter(has_text=re.compile(re.escape(self.say("page-connecting"))))
        expect(connecting).to_have_count(0, timeout=PATIENCE)

    def open_table(self, table: str) -> None:
        """Go to a table and wait until it can be played."""
        self.go(f"/t/{table}")
        self.page.locator(".table").first.wait_for()

    def text(self) -> str:
        """All that can be read on the page, hidden or not."""
        return self.page.locator("body").inner_text()

    def status(self) -> str:
        """What the status line says."""
        return self.page.get_by_role("banner").get_by_role("status").inner_text().strip()

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server over HTTP, as this person; for what is not clicked."""
        headers = {"Authorization": f"Bearer {self.kept_key()}"}
        answer = self.context.request.fetch(f"/api{path}", method=method, headers=headers, data=body)
        if not answer.ok:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.text()}")
        return answer.json() if answer.body() else None

    def kept_key(self) -> str:
        """The key that this browser keeps."""
        try:
            return str(self.page.evaluate("localStorage.getItem('kontor.key')") or self.key)
        except Error:
            # No page of the server is open yet.
            return self.key


@contextmanager
def visiting(browser: Browser, url: str, look: Look = Look(), key: str | None = None) -> Iterator[Visitor]:  # noqa: B008
    """Somebody at the page, who leaves at the end; any error there that was not expected is raised."""
    visitor = Visitor(browser, url, look, key)
    try:
        yield visitor
        trouble = visitor.trouble()
    finally:
        visitor.close()
    if trouble:
        raise AssertionError("the page complained:\n" + "\n".join(trouble))
