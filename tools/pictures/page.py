"""Draw pictures of the page into docs/screens in a real browser, always from the same games."""

import base64
import tempfile
from pathlib import Path
from typing import NamedTuple

from kontor.server.store.database import sqlite_address
from tools.harness.browser import PHONE, Look, Visitor, running_browser, visiting
from tools.harness.demo_tables import DemoTables
from tools.harness.page_states import BY_NAME
from tools.harness.server_process import ServerProcess

MOST_BYTES = 120_000
_QUALITIES = (85, 75, 65, 55, 45)
"""Quality levels of pictures. The best one that is small enough is used."""


class Shot(NamedTuple):
    """A picture of a page state."""

    state: str
    look: Look = Look()
    also: str = ""
    """A suffix of the file name, for states with several pictures."""

    @property
    def file(self) -> str:
        """The name of the file."""
        return f"{self.state}{self.also}.webp"


_DARK = Look(dark=True)
SHOTS = [
    Shot("home-first"),
    Shot("home", Look("de")),
    Shot("new-anno1800", Look(height=1600)),
    Shot("waiting", Look("fr")),
    Shot("anno1503"),
    Shot("anno1503", _DARK, "-dark"),
    Shot("anno1503", PHONE, "-phone"),
    Shot("anno1503-over"),
    Shot("anno1800"),
    Shot("anno1800-plan"),
    Shot("anno1800-plan", _DARK, "-dark"),
    Shot("anno1800-plan", PHONE, "-phone"),
    Shot("anno1800-grey", Look("it")),
    Shot("anno1800-island"),
    Shot("anno1800-hint"),
    Shot("anno1800-over", Look(height=1300)),
    Shot("anno1800-replay", Look("es")),
    Shot("anno1800-curves"),
    Shot("anno1503-review", Look("de")),
    Shot("table-help"),
    Shot("hand-over"),
    Shot("score", Look("de", height=1300)),
    Shot("figures"),
    Shot("help", PHONE),
    Shot("settings", _DARK),
]


def _drawn(visitor: Visitor) -> bytes:
    """Return a screenshot as WebP that is small enough. The browser encodes WebP. Playwright cannot."""
    session = visitor.context.new_cdp_session(visitor.page)
    for quality in _QUALITIES:
        drawn = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(drawn["data"])
        if len(picture) <= MOST_BYTES:
            break
    session.detach()
    return picture


def draw_page(folder: Path, wanted: str = "") -> None:
    """Draw all pictures, or those whose names have this prefix."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="kontor_screens_") as store,
        ServerProcess(sqlite_address(Path(store) / "kontor.db")) as server,
        running_browser() as browser,
    ):
        demo = DemoTables(server.store)
        for shot in SHOTS:
            if not shot.state.startswith(wanted):
                continue
            state = BY_NAME[shot.state]
            key = demo.ada if state.known else None
            with visiting(browser, server.url, shot.look, key) as visitor:
                state.open(visitor, demo)
                visitor.page.wait_for_timeout(300)
                (folder / shot.file).write_bytes(_drawn(visitor))
