"""Follow docs/adding-a-game.md literally in a copy of the tree, and use the new game everywhere.

`make test` does a part of this in `tests/test_adding_a_game.py`.
"""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from kontor.server.store.database import sqlite_address
from tools.harness.browser import Look, running_browser, visiting
from tools.harness.browser_player import BrowserPlayer
from tools.harness.doc_files import ADDING_A_GAME, write_doc_files
from tools.harness.server_process import FAST, ServerProcess
from tools.harness.table_client import HttpClient, LiveClient
from tools.harness.tree_copy import copy_tree, run_python
from tools.studies.resumable import Counts, Study

GAME = "nim"
QUICK_TESTS = (f"tests/{GAME}", "tests/test_imports.py", "tests/test_readme.py", "tests/bots/test_plugins.py")
APART = "not server and not cli and not arena"
"""Leaves out of the quick tests what needs more time and knows no game."""
SHARED_TESTS = ("tests/bots", "tests/engine", "tests/lang", "tests/test_readme.py")
LONG_TESTS = (
    *("tests/bots/test_anno1503_levels.py", "tests/bots/test_anno1800_levels.py", "tests/bots/test_tuning.py"),
    *("tests/bots/test_training_anno1503.py", "tests/bots/test_training_anno1800.py"),
)
Step = Callable[[Path], None]


def fail_unless(holds: bool, message: str) -> None:
    """Fail a step that did not do what the page promises."""
    if not holds:
        raise AssertionError(message)


def ran(tree: Path, *args: str, typed: str = "") -> str:
    """Run Python in the tree and return its output. Fail if it fails."""
    done = run_python(tree, *args, typed=typed)
    fail_unless(done.returncode == 0, f"{' '.join(args)}: {(done.stdout + done.stderr)[-2000:]}")
    return done.stdout


def checks_pass(tree: Path) -> None:
    """Run every command of `make check` with the running Python."""
    listed = subprocess.run(
        ["make", "-n", "check-python", "check-web"], cwd=tree, capture_output=True, text=True, check=True
    ).stdout
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    for line in listed.replace("\\\n", " ").splitlines():
        command = line.replace(".venv/bin/", f"{Path(sys.executable).parent}/")
        done = subprocess.run(command, shell=True, cwd=tree, env=environment, capture_output=True, text=True)
        fail_unless(done.returncode == 0, f"{command}: {(done.stdout + done.stderr)[-2000:]}")


def terminal_plays(tree: Path) -> None:
    """Play a game in the terminal against a bot, by typing moves."""
    typed = "\n".join(["take 1"] * 20) + "\n"
    record = tree / "game.json"
    shown = ran(tree, "-m", "kontor", "play", GAME, "--seats", "Ada,random", "--save", str(record), typed=typed)
    fail_unless("The game is over." in shown, shown)
    ran(tree, "-m", "kontor", "verify", str(record))


def arena_plays(tree: Path) -> None:
    """Play a tournament of the game's bots."""
    shown = ran(tree, "-m", "kontor", "arena", GAME, "--bots", "greedy,random", "--games", "20")
    fail_unless(shown.startswith("20 games"), shown)


def tests_pass(tree: Path) -> None:
    """Run the tests of the page, and the quick ones among those that a new game could break."""
    pytest_passes(tree, *QUICK_TESTS, "-k", APART)


def shared_tests_pass(tree: Path) -> None:
    """Run the tests of everything that games share. Tests of levels and training are left out: they take long."""
    pytest_passes(tree, *SHARED_TESTS, *(f"--ignore={path}" for path in LONG_TESTS))


def pytest_passes(tree: Path, *args: str) -> None:
    """Run tests of the tree and fail if one of them fails."""
    ran(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", *args)


def core_compiles(tree: Path) -> None:
    """Compile the core, and play with the compiled game."""
    ran(tree, "-m", "tools.compile_core")
    path = ran(tree, "-c", f"import kontor.{GAME}.game as game; print(game.__file__)")
    fail_unless(bool(re.search(r"\.(so|pyd)$", path.strip())), path)
    pytest_passes(tree, f"tests/{GAME}")


def server_plays(tree: Path) -> None:
    """Find the game in the API, and play it at a table against a bot."""
    with serving(tree) as server:
        asyncio.run(_play_at_a_table(server.url))


def serving(tree: Path) -> ServerProcess:
    """Return a server that runs the tree."""
    program = ("env", f"PYTHONPATH={tree}", sys.executable, "-P", "-m", "kontor")
    return ServerProcess(sqlite_address(tree / "kontor.db"), FAST, program)


async def _play_at_a_table(url: str) -> None:
    client = HttpClient(url)
    live = LiveClient(url, client.key)
    try:
        await client.introduce()
        offered = [game["name"] for game in (await client.call("GET", "/api/games"))["games"]]
        fail_unless(GAME in offered, str(offered))
        table = await client.make(GAME, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
        await live.start()
        await live.open(table)
        info = (await client.call("GET", f"/api/tables/{table}"))["info"]
        seat = next(number for number, entry in enumerate(info["seats"]) if entry["yours"])
        while not info["result"]:
            if info["actor"] == seat:
                await live.play(table, seat, "take 1")
            else:
                await asyncio.sleep(0.05)
            info = (await client.call("GET", f"/api/tables/{table}"))["info"]
    finally:
        await live.close()
        await client.close()


def browser_plays(tree: Path) -> None:
    """Build the page, and play the game in a browser by clicking."""
    built = subprocess.run(["npm", "run", "build", "--prefix", "web"], cwd=tree, capture_output=True, text=True)
    fail_unless(built.returncode == 0, built.stdout + built.stderr)
    with serving(tree) as server, running_browser() as browser, visiting(browser, server.url, Look("en")) as visitor:
        visitor.go("/")
        visitor.page.locator(f".game-{GAME}").get_by_role("button").last.click()
        visitor.button("page-begin").click()
        visitor.page.locator("section.context").wait_for()
        BrowserPlayer(visitor, 1).play()
        table = visitor.page.url.rsplit("/", 1)[1]
        fail_unless(bool(visitor.call("GET", f"/tables/{table}")["info"]["result"]), "the game does not end")


STEPS: list[Step] = [
    tests_pass,
    shared_tests_pass,
    terminal_plays,
    arena_plays,
    server_plays,
    browser_plays,
    core_compiles,
    checks_pass,
]


def follow(players: int, steps: range, folder: Path) -> Counts:
    """Run the steps in a fresh copy of the tree. Count those that succeed."""
    tree = copy_tree(folder / "tree")
    write_doc_files(ADDING_A_GAME, tree)
    counts = {"done": 0}
    for step in STEPS[steps.start : steps.stop]:
        try:
            step(tree)
            counts["done"] += 1
        except (AssertionError, RuntimeError) as error:
            print(f"{step.__name__}: {error}", flush=True)
    return counts


def judge(players: int, steps: int, counts: Counts) -> tuple[bool, str]:
    """Check that every step succeeded."""
    return counts["done"] == steps, f"third game: {counts['done']} of {steps} steps of docs/adding-a-game.md work"


STUDIES = [Study("third-game", 1, len(STEPS), follow, judge)]
