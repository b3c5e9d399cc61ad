"""What is installed from this tree holds all that a server needs, with a C compiler and without one."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

from kontor.core import SWITCH, sources
from tools.paths import ROOT

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


def run_backend(hook: str, tree: Path, made: Path, surroundings: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Call a hook of the build backend, as pip does."""
    made.mkdir(exist_ok=True)
    code = f"import sys; from setuptools import build_meta; build_meta.{hook}(sys.argv[1])"
    return subprocess.run(
        [sys.executable, "-c", code, str(made)], cwd=tree, env=surroundings, capture_output=True, text=True, check=False
    )


def copy_project(tree: Path) -> None:
    """Copy what a fresh checkout holds, and the page: building leaves things behind."""
    ignored = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "build", "dist", "*.egg-info", "server.d.ts")
    shutil.copytree(ROOT, tree, ignore=ignored)


def built(source: Path, folder: Path, surroundings: dict[str, str]) -> Path:
    """Build a wheel from the source distribution."""
    with tarfile.open(source) as packed:
        packed.extractall(folder, filter="data")
    tree = folder / source.name.removesuffix(".tar.gz")
    # What set-up compiled need not be compiled again.
    for part in [ROOT / "build" / "core", *(ROOT / "build").glob("temp*")]:
        if part.exists():
            shutil.copytree(part, tree / "build" / part.name)
    done = run_backend("build_wheel", tree, folder / "made", surroundings)
    assert done.returncode == 0, done.stderr
    return next((folder / "made").glob("*.whl"))


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
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution."""
    folder = tmp_path_factory.mktemp("source")
    copy_project(folder / "tree")
    done = run_backend("build_sdist", folder / "tree", folder / "made", dict(os.environ))
    assert done.returncode == 0, done.stderr
    return next((folder / "made").glob("*.tar.gz"))


@pytest.fixture(scope="module")
def plain(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a machine without a C compiler."""
    surroundings = {**os.environ, "PATH": str(tmp_path_factory.mktemp("empty"))}
    return built(source, tmp_path_factory.mktemp("plain"), surroundings)


@pytest.fixture(scope="module")
def compiled(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a machine with one."""
    if not (shutil.which("cc") or shutil.which("gcc")):
        pytest.skip("there is no C compiler here")
    surroundings = {name: value for name, value in os.environ.items() if name != SWITCH}
    return built(source, tmp_path_factory.mktemp("compiled"), surroundings)


def test_the_source_distribution_holds_the_whole_project(source: Path) -> None:
    with tarfile.open(source) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    folders = "bench docs examples kontor requirements tests tools web/public web/src web/tests"
    kept = (path for folder in folders.split() for path in (ROOT / folder).rglob("*") if path.is_file())
    wanted = {path.relative_to(ROOT).as_posix() for path in kept if path.suffix not in (".pyc", ".so")}
    assert wanted - {"web/src/api/server.d.ts"} <= names
    assert {"Makefile", "pyproject.toml", "web/package-lock.json", "web/vite.config.ts"} <= names
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


@pytest.mark.parametrize("hook", ["build_wheel", "build_sdist"])
def test_without_the_page_nothing_is_built(hook: str, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    copy_project(tree)
    shutil.rmtree(tree / "kontor" / "server" / "page")
    done = run_backend(hook, tree, tmp_path / "made", {**os.environ, SWITCH: "interpreted"})
    assert done.returncode != 0
    assert done.stderr.splitlines()[-1].startswith("error: The page for browsers is missing: run `make wheel`")
    assert "Traceback" not in done.stderr
    assert list((tmp_path / "made").iterdir()) == []


def test_the_page_is_in_it_with_all_its_files(plain: Path) -> None:
    wheel = ZipFile(plain)
    page = wheel.read("kontor/server/page/index.html").decode()
    names = set(re.findall(r"/assets/([\w.-]+)", page))
    assert {Path(name).suffix for name in names} >= {".js", ".css", ".svg"}
    names |= {path.name for path in (ROOT / "kontor" / "server" / "page").iterdir()}
    assert {f"kontor/server/page/{name}" for name in names} <= set(wheel.namelist())


def test_everything_of_the_package_is_in_it(plain: Path) -> None:
    kept = {".py", ".toml", ".json", ".ftl", ".mako", ".typed"}
    files = (path for path in (ROOT / "kontor").rglob("*") if path.suffix in kept or path.name == "py.typed")
    assert {path.relative_to(ROOT).as_posix() for path in files} <= set(ZipFile(plain).namelist())


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
