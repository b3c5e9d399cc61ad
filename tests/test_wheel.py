"""What is installed from this tree holds all that a server needs, with a C compiler and without one."""

import os
import re
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

from kontor.core import SWITCH, sources
from tools.paths import ROOT

BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
DECIDE = """
from kontor import new_match
from kontor.bots.base import make_bot
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.rng import Rng
for game in ("anno1503", "anno1800"):
    match = new_match(game, ["Ada", "Ben"], seed=12)
    move = make_bot("expert", game, Budget(looks=40)).choose(Decision(match.game, match.state), Rng(1))
    match.play(match.game.text(move))
"""
VERSION = ("-m", "kontor", "--version", "--lang", "en")


def built(folder: Path, surroundings: dict[str, str]) -> Path:
    """A wheel, built in a copy of what it is made from, for building leaves things behind."""
    tree, made = folder / "tree", folder / "made"
    tree.mkdir()
    made.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, tree)
    shutil.copytree(ROOT / "kontor", tree / "kontor", ignore=shutil.ignore_patterns("__pycache__"))
    # What set-up compiled need not be compiled again.
    for found in [ROOT / "build" / "core", *(ROOT / "build").glob("temp*")]:
        if found.exists():
            shutil.copytree(found, tree / "build" / found.name)
    done = subprocess.run(
        [sys.executable, "-c", BUILD, str(made)],
        cwd=tree,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return next(made.glob("*.whl"))


def installed(wheel: Path, folder: Path, *command: str) -> str:
    """What the installed program says to a command."""
    if not (folder / "kontor").exists():
        with ZipFile(wheel) as packed:
            packed.extractall(folder)
    surroundings = os.environ | {"PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-P", *command], cwd=folder, env=surroundings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a machine without a C compiler."""
    return built(tmp_path_factory.mktemp("plain"), {**os.environ, "PATH": str(tmp_path_factory.mktemp("empty"))})


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a machine with one."""
    if not (shutil.which("cc") or shutil.which("gcc")):
        pytest.skip("there is no C compiler here")
    surroundings = {name: value for name, value in os.environ.items() if name != SWITCH}
    return built(tmp_path_factory.mktemp("compiled"), surroundings)


def test_the_page_is_in_it_with_all_its_files(plain: Path) -> None:
    wheel = ZipFile(plain)
    page = wheel.read("kontor/server/page/index.html").decode()
    names = set(re.findall(r"/assets/([\w.-]+)", page))
    assert {Path(name).suffix for name in names} >= {".js", ".css", ".svg"}
    names |= {path.name for path in (ROOT / "kontor" / "server" / "page").iterdir()}
    assert {f"kontor/server/page/{name}" for name in names} <= set(wheel.namelist())


def test_everything_of_the_package_is_in_it(plain: Path) -> None:
    kept = {".py", ".toml", ".json", ".ftl", ".mako", ".typed"}
    found = (path for path in (ROOT / "kontor").rglob("*") if path.suffix in kept or path.name == "py.typed")
    assert {path.relative_to(ROOT).as_posix() for path in found} <= set(ZipFile(plain).namelist())


def test_without_a_compiler_it_is_for_every_machine(plain: Path, tmp_path: Path) -> None:
    assert plain.name.endswith("-py3-none-any.whl")
    assert not [name for name in ZipFile(plain).namelist() if name.endswith(EXTENSION_SUFFIXES[0])]
    assert "interpreted" in installed(plain, tmp_path, *VERSION)
    installed(plain, tmp_path, "-c", DECIDE)


def test_with_a_compiler_the_core_in_it_is_compiled(plain: Path, compiled: Path, tmp_path: Path) -> None:
    names = set(ZipFile(compiled).namelist())
    assert not compiled.name.endswith("-none-any.whl")
    made = {path.relative_to(ROOT).with_suffix(EXTENSION_SUFFIXES[0]).as_posix() for path in sources()}
    assert made <= names
    assert {name for name in ZipFile(plain).namelist() if "dist-info" not in name} <= names
    assert "compiled" in installed(compiled, tmp_path, *VERSION)
    installed(compiled, tmp_path, "-c", DECIDE)
