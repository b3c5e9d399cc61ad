"""Every example runs: plug-in bot (terminal, arena and server), client, tournament and content pack."""

import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tools.harness.server_process import ServerProcess
from tools.paths import ROOT

EXAMPLES = ROOT / "examples"
EXAMPLE_NAMES = ["bot/", "play_over_websocket.py", "tournament.py", "content/"]


def run_python(*words: str, path: Path | None = None) -> str:
    """Run Python with the packages of a folder and return its output."""
    folders = os.pathsep.join(str(folder) for folder in (path, ROOT) if folder is not None)
    env = {**os.environ, "PYTHONPATH": folders, "KONTOR_LANG": "en"}
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder into which pip has installed the bot. It builds a copy, since building leaves files behind."""
    folder = tmp_path_factory.mktemp("plugin")
    shutil.copytree(EXAMPLES / "bot", folder / "source")
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
    run_python(*pip, "--target", str(folder / "site"), str(folder / "source"))
    return folder / "site"


@pytest.fixture(scope="module")
def server(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Yield a running server with the bot."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{installed}{os.pathsep}{ROOT}")
        with ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('store') / 'kontor.db'}") as server:
            yield server


def test_the_readme_lists_every_example() -> None:
    text = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    names = {f"{path.name}/" if path.is_dir() else path.name for path in EXAMPLES.iterdir()}
    assert names - {"README.md", "__pycache__"} == set(EXAMPLE_NAMES)
    assert all(f"]({name.rstrip('/')})" in text for name in EXAMPLE_NAMES)


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
def test_the_bot_plays_in_the_arena(game: str, installed: Path) -> None:
    words = ("-m", "kontor", "simulate", game, "--games", "1", "--bots", "thrifty,greedy", "--json")
    assert '"thrifty"' in run_python(*words, path=installed)


def test_the_bot_plays_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    words = ("-m", "kontor", "play", "anno1800", "--seats", "thrifty,greedy", "--plain")
    assert "The game is over." in run_python(*words, "--save", str(tmp_path / "game.json"), path=installed)


@pytest.mark.parametrize(("game", "bots"), [("anno1503", ("greedy", "thrifty")), ("anno1800", ("greedy",))])
def test_the_client_plays_a_whole_game(game: str, bots: tuple[str, ...], server: ServerProcess) -> None:
    offered = httpx.get(f"{server.url}/api/games").json()["games"]
    assert next(one["bots"] for one in offered if one["name"] == game)[-1] == {
        "name": "thrifty",
        "label": "thrifty",
        "about": "A bot of the package kontor-thrifty 1.0.0.",
        "level": False,
    }
    client = runpy.run_path(str(EXAMPLES / "play_over_websocket.py"))
    assert client["play"](game, server.url, bots)["winners"]
    # A bot that fails is replaced by a random move, and the log says so.
    assert "Bot thrifty" not in server.log()


def test_the_client_is_short() -> None:
    assert len((EXAMPLES / "play_over_websocket.py").read_text(encoding="utf-8").splitlines()) < 60


def test_the_tournament_ranks_the_bots(installed: Path) -> None:
    lines = run_python(str(EXAMPLES / "tournament.py"), "greedy", "thrifty", path=installed).splitlines()
    assert [line.split()[0] for line in lines] == ["greedy", "thrifty"]


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
def test_the_content_pack_can_be_played(game: str) -> None:
    folder = str(EXAMPLES / "content")
    assert run_python("-m", "kontor", "content", "check", folder).count(": valid.") == 2
    words = ("-m", "kontor", "simulate", game, "--games", "1", "--content", folder, "--max-rounds", "3", "--json")
    assert f'"{game}"' in run_python(*words)
