"""The page in a real browser, at length: whole games by clicks, and every state in every language, width and light.

`make test` plays and looks at a share of this.
"""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page

from kontor.lang.languages import LANGUAGES
from kontor.server.store.database import sqlite_address
from tools.harness.browser import PHONE, Look, running_browser, visiting
from tools.harness.clicker import Clicker
from tools.harness.page_checks import axe_findings, complaints
from tools.harness.scenes import SCENES, WIDTHS, Scene
from tools.harness.server_process import ServerProcess
from tools.harness.stage import GAMES, Stage
from tools.studies.resumable import Counts, Study

Play = Callable[[int, range, Path], Counts]


@contextmanager
def _running() -> Iterator[tuple[Browser, ServerProcess]]:
    """A browser and a server with an empty store; afterwards both are gone."""
    with tempfile.TemporaryDirectory(prefix="kontor_web_") as folder:
        server = ServerProcess(sqlite_address(Path(folder) / "kontor.db"))
        server.start()
        try:
            with running_browser() as browser:
                yield browser, server
        finally:
            server.close()


def play_by_clicks(game: str, players: int, games: range, folder: Path) -> Counts:
    """Whole games against bots, from the home page to the score page: each in another language."""
    counts = {"ended": 0, "clicks": 0}
    with _running() as (browser, server):
        for number in games:
            with visiting(browser, server.url, Look(LANGUAGES[number % len(LANGUAGES)])) as visitor:
                visitor.go("/")
                visitor.page.locator(f".game-{game}").get_by_role("button").last.click()
                visitor.page.locator("input[name=count]").nth(players - 2).check()
                visitor.button("page-begin").click()
                visitor.page.locator("section.context").wait_for()
                clicker = Clicker(visitor, number)
                clicker.play()
                counts["clicks"] += clicker.clicks
                table = visitor.page.url.rsplit("/", 1)[1]
                result = visitor.call("GET", f"/tables/{table}")["info"]["result"]
                shown = [int(cell) for cell in visitor.page.locator("tfoot td").all_inner_texts()]
                counts["ended"] += shown == (result.get("scores") or result["points"])
    return counts


def judge_clicks(game: str, players: int, games: int, counts: Counts) -> tuple[bool, str]:
    """All games ended, and the score page showed what the server counted."""
    told = f"{counts['ended']} of {games} games with {players} players end at the score page, {counts['clicks']} clicks"
    return counts["ended"] == games, f"web: {game} by clicks: {told}"


_READ = [
    (scene, Look(language, width, PHONE.height if width == PHONE.width else 900))
    for scene in SCENES
    for language in LANGUAGES
    for width in WIDTHS
]
_LIT = [
    (scene, Look("en", width, PHONE.height if width == PHONE.width else 900, dark))
    for scene in SCENES
    for dark in (False, True)
    for width in (390, 1440)
]


def _look_at(
    cases: list[tuple[Scene, Look]], find: Callable[[Page], list[str]], players: int, states: range, folder: Path
) -> Counts:
    """Lead a visitor to each of the states and say what is found there."""
    counts = {"looked": 0, "complaints": 0}
    with _running() as (browser, server):
        stage = Stage(server.store)
        for scene, look in cases[states.start : states.stop]:
            with visiting(browser, server.url, look, stage.ada if scene.known else None) as visitor:
                scene.lead(visitor, stage)
                complaints_here = find(visitor.page)
            for complaint in complaints_here:
                print(f"{scene.name}, {look}: {complaint}", flush=True)
            counts["looked"] += 1
            counts["complaints"] += len(complaints_here)
    return counts


read_states = partial(_look_at, _READ, complaints)
"""Look for text that is cut off, texts over each other, pages that scroll sideways and targets too small."""
axe_states = partial(_look_at, _LIT, axe_findings)
"""Let axe-core look at every state, light and dark, on a phone and on a decision."""


def judge_states(told: str, players: int, states: int, counts: Counts) -> tuple[bool, str]:
    """Nothing was found."""
    holds = counts["looked"] == states and counts["complaints"] == 0
    return holds, f"web: {told}: {counts['complaints']} complaints in {states} states"


STUDIES = [
    *(
        Study(
            f"web-{game}-clicks-{players}", players, number, partial(play_by_clicks, game), partial(judge_clicks, game)
        )
        for game in GAMES
        for players, number in ((2, 5), (3, 2), (4, 2))
    ),
    Study("web-reading", 1, len(_READ), read_states, partial(judge_states, "nothing cut off, nothing overlaps")),
    Study("web-axe", 1, len(_LIT), axe_states, partial(judge_states, "axe-core, nothing serious or critical")),
]
