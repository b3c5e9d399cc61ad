"""Pictures of the page in a real browser, into docs/screens: the states worth seeing, the same games every time."""

import base64
import tempfile
from pathlib import Path
from typing import NamedTuple

from kontor.server.store.database import sqlite_address
from tools.harness.browser import PHONE, Look, Visitor, running_browser, visiting
from tools.harness.scenes import BY_NAME
from tools.harness.server_process import ServerProcess
from tools.harness.stage import Stage

MOST_BYTES = 120_000
_QUALITIES = (85, 75, 65, 55, 45)
"""How well a picture is kept: the best that is small enough."""


class Shot(NamedTuple):
    """A picture: the state it shows, and how it is looked at."""

    scene: str
    look: Look = Look()
    also: str = ""
    """What its file is called besides, when a state is shown twice."""

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.scene}{self.also}.webp"


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
    """What is shown now, as small as it must be. The browser itself makes WebP; its driver would only make others."""
    session = visitor.context.new_cdp_session(visitor.page)
    for quality in _QUALITIES:
        drawn = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(drawn["data"])
        if len(picture) <= MOST_BYTES:
            break
    session.detach()
    return picture


def draw_page(folder: Path, wanted: str = "") -> None:
    """Draw the pictures of all states, or of those that begin so."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="kontor_screens_") as store:
        server = ServerProcess(sqlite_address(Path(store) / "kontor.db"))
        server.start()
        try:
            stage = Stage(server.store)
            with running_browser() as browser:
                for shot in SHOTS:
                    if not shot.scene.startswith(wanted):
                        continue
                    scene = BY_NAME[shot.scene]
                    key = stage.ada if scene.known else None
                    with visiting(browser, server.url, shot.look, key) as visitor:
                        scene.lead(visitor, stage)
                        visitor.page.wait_for_timeout(300)
                        (folder / shot.file).write_bytes(_drawn(visitor))
        finally:
            server.close()
