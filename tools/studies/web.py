"""The page in a real browser: whole games by clicking, and every state in every language, width and colour scheme.

`make test` covers a part of this.
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
from tools.harness.browser_player import BrowserPlayer
from tools.harness.demo_tables import GAMES, DemoTables
from tools.harness.page_checks import axe_findings, complaints
from tools.harness.page_states import PAGE_STATES, WIDTHS, PageState
from tools.harness.server_process import ServerProcess
from tools.studies.resumable import Counts, Study

Play = Callable[[int, range, Path], Counts]


@contextmanager
def _running() -> Iterator[tuple[Browser, ServerProcess]]:
    """Run a browser and a server with an empty store."""
    with (
        tempfile.TemporaryDirectory(prefix="kontor_web_") as folder,
        ServerProcess(sqlite_address(Path(folder) / "kontor.db")) as server,
        running_browser() as browser,
    ):
        yield browser, server


def play_by_clicks(game: str, players: int, games: range, folder: Path) -> Counts:
    """Play whole games against bots, from the home page to the score page. Languages cycle."""
    counts = {"ended": 0, "clicks": 0}
    with _running() as (browser, server):
        for number in games:
            with visiting(browser, server.url, Look(LANGUAGES[number % len(LANGUAGES)])) as visitor:
                visitor.go("/")
                visitor.page.locator(f".game-{game}").get_by_role("button").last.click()
                visitor.page.locator("input[name=count]").nth(players - 2).check()
                visitor.button("page-begin").click()
                visitor.page.locator("section.context").wait_for()
                player = BrowserPlayer(visitor, number)
                player.play()
                counts["clicks"] += player.clicks
                table = visitor.page.url.rsplit("/", 1)[1]
                result = visitor.call("GET", f"/tables/{table}")["info"]["result"]
                shown = [int(cell) for cell in visitor.page.locator("tfoot td").all_inner_texts()]
                counts["ended"] += shown == (result.get("scores") or result["points"])
    return counts


def judge_clicks(game: str, players: int, games: int, counts: Counts) -> tuple[bool, str]:
    """Check that all games ended, and that the score page showed the scores of the server."""
    text = f"{counts['ended']} of {games} games with {players} players end at the score page, {counts['clicks']} clicks"
    return counts["ended"] == games, f"web: {game} by clicks: {text}"


_READ = [
    (state, Look(language, width, PHONE.height if width == PHONE.width else 900))
    for state in PAGE_STATES
    for language in LANGUAGES
    for width in WIDTHS
]
_LIT = [
    (state, Look("en", width, PHONE.height if width == PHONE.width else 900, dark))
    for state in PAGE_STATES
    for dark in (False, True)
    for width in (390, 1440)
]


def _check_states(
    cases: list[tuple[PageState, Look]], find: Callable[[Page], list[str]], players: int, states: range, folder: Path
) -> Counts:
    """Open each state, print the complaints about it, and count them."""
    counts = {"looked": 0, "complaints": 0}
    with _running() as (browser, server):
        demo = DemoTables(server.store)
        for state, look in cases[states.start : states.stop]:
            with visiting(browser, server.url, look, demo.ada if state.known else None) as visitor:
                state.open(visitor, demo)
                state_complaints = find(visitor.page)
            for complaint in state_complaints:
                print(f"{state.name}, {look}: {complaint}", flush=True)
            counts["looked"] += 1
            counts["complaints"] += len(state_complaints)
    return counts


read_states = partial(_check_states, _READ, complaints)
"""Look for cut-off or overlapping text, horizontal scrolling, and targets that are too small."""
axe_states = partial(_check_states, _LIT, axe_findings)
"""Run axe-core on every state, light and dark, on a phone and on a desktop."""


def judge_states(label: str, players: int, states: int, counts: Counts) -> tuple[bool, str]:
    """Check that there were no complaints."""
    holds = counts["looked"] == states and counts["complaints"] == 0
    return holds, f"web: {label}: {counts['complaints']} complaints in {states} states"


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
