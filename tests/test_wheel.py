"""Wheels built from this tree contain everything a server needs, with and without a C compiler."""

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


def run_backend(hook: str, tree: Path, output: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Call a hook of the build backend, as pip does."""
    output.mkdir(exist_ok=True)
    code = f"import sys; from setuptools import build_meta; build_meta.{hook}(sys.argv[1])"
    return subprocess.run(
        [sys.executable, "-c", code, str(output)],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def copy_project(tree: Path) -> None:
    """Copy the files of a fresh checkout and the built page, since building leaves files behind."""
    ignored = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "build", "dist", "*.egg-info", "server.d.ts")
    shutil.copytree(ROOT, tree, ignore=ignored)


def build_wheel(source: Path, folder: Path, environment: dict[str, str]) -> Path:
    """Build a wheel from the source distribution."""
    with tarfile.open(source) as packed:
        packed.extractall(folder, filter="data")
    tree = folder / source.name.removesuffix(".tar.gz")
    # Reuse what set-up compiled.
    for part in [ROOT / "build" / "core", *(ROOT / "build").glob("temp*")]:
        if part.exists():
            shutil.copytree(part, tree / "build" / part.name)
    done = run_backend("build_wheel", tree, folder / "made", environment)
    assert done.returncode == 0, done.stderr
    return next((folder / "made").glob("*.whl"))


def run_installed(wheel: Path, folder: Path, *command: str) -> str:
    """Run Python with the installed wheel and return its output."""
    if not (folder / "kontor").exists():
        with ZipFile(wheel) as packed:
            packed.extractall(folder)
    environment = os.environ | {"PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-P", *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the source distribution."""
    folder = tmp_path_factory.mktemp("source")
    copy_project(folder / "tree")
    done = run_backend("build_sdist", folder / "tree", folder / "made", dict(os.environ))
    assert done.returncode == 0, done.stderr
    return next((folder / "made").glob("*.tar.gz"))


@pytest.fixture(scope="module")
def plain(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel built without a C compiler."""
    environment = {**os.environ, "PATH": str(tmp_path_factory.mktemp("empty"))}
    return build_wheel(source, tmp_path_factory.mktemp("plain"), environment)


@pytest.fixture(scope="module")
def compiled(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel built with a C compiler."""
    if not (shutil.which("cc") or shutil.which("gcc")):
        pytest.skip("there is no C compiler here")
    environment = {name: value for name, value in os.environ.items() if name != SWITCH}
    return build_wheel(source, tmp_path_factory.mktemp("compiled"), environment)


def test_the_source_distribution_holds_the_whole_project(source: Path) -> None:
    with tarfile.open(source) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    folders = "bench docs examples kontor requirements tests tools web/public web/src web/tests"
    files = (path for folder in folders.split() for path in (ROOT / folder).rglob("*") if path.is_file())
    expected = {path.relative_to(ROOT).as_posix() for path in files if path.suffix not in (".pyc", ".so")}
    assert expected - {"web/src/api/server.d.ts"} <= names
    assert {"Makefile", "pyproject.toml", "web/package-lock.json", "web/vite.config.ts"} <= names
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


@pytest.mark.parametrize("hook", ["build_wheel", "build_sdist"])
def test_nothing_is_built_without_the_page(hook: str, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    copy_project(tree)
    shutil.rmtree(tree / "kontor" / "server" / "page")
    done = run_backend(hook, tree, tmp_path / "made", {**os.environ, SWITCH: "interpreted"})
    assert done.returncode != 0
    assert done.stderr.splitlines()[-1].startswith("error: The page for browsers is missing: run `make wheel`")
    assert "Traceback" not in done.stderr
    assert list((tmp_path / "made").iterdir()) == []


def test_the_wheel_has_the_page_with_all_its_files(plain: Path) -> None:
    wheel = ZipFile(plain)
    page = wheel.read("kontor/server/page/index.html").decode()
    names = set(re.findall(r"/assets/([\w.-]+)", page))
    assert {Path(name).suffix for name in names} >= {".js", ".css", ".svg"}
    names |= {path.name for path in (ROOT / "kontor" / "server" / "page").iterdir()}
    assert {f"kontor/server/page/{name}" for name in names} <= set(wheel.namelist())


def test_the_wheel_has_all_files_of_the_package(plain: Path) -> None:
    suffixes = {".py", ".toml", ".json", ".ftl", ".mako", ".typed"}
    files = (path for path in (ROOT / "kontor").rglob("*") if path.suffix in suffixes or path.name == "py.typed")
    assert {path.relative_to(ROOT).as_posix() for path in files} <= set(ZipFile(plain).namelist())


def test_the_wheel_built_without_a_compiler_is_platform_independent(plain: Path, tmp_path: Path) -> None:
    assert plain.name.endswith("-py3-none-any.whl")
    assert not [name for name in ZipFile(plain).namelist() if name.endswith(EXTENSION_SUFFIXES[0])]
    assert "interpreted" in run_installed(plain, tmp_path, *VERSION)
    run_installed(plain, tmp_path, "-c", DECIDE)


def test_the_wheel_built_with_a_compiler_has_a_compiled_core(plain: Path, compiled: Path, tmp_path: Path) -> None:
    names = set(ZipFile(compiled).namelist())
    assert not compiled.name.endswith("-none-any.whl")
    extensions = {path.relative_to(ROOT).with_suffix(EXTENSION_SUFFIXES[0]).as_posix() for path in sources()}
    assert extensions <= names
    assert {name for name in ZipFile(plain).namelist() if "dist-info" not in name} <= names
    assert "compiled" in run_installed(compiled, tmp_path, *VERSION)
    run_installed(compiled, tmp_path, "-c", DECIDE)
