"""What is installed from this tree holds all that a server needs."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """A wheel, built in a copy of what it is made from, for building leaves things behind."""
    tree, made = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("wheel")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    shutil.copytree(ROOT / "kontor", tree / "kontor", ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run(
        [sys.executable, "-c", BUILD, str(made)], cwd=tree, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return ZipFile(next(made.glob("*.whl")))


def test_the_page_is_in_it_with_all_its_files(wheel: ZipFile) -> None:
    page = wheel.read("kontor/server/page/index.html").decode()
    names = set(re.findall(r"/assets/([\w.-]+)", page))
    assert {Path(name).suffix for name in names} >= {".js", ".css", ".svg"}
    names |= {path.name for path in (ROOT / "kontor" / "server" / "page").iterdir()}
    assert {f"kontor/server/page/{name}" for name in names} <= set(wheel.namelist())


def test_everything_of_the_package_is_in_it(wheel: ZipFile) -> None:
    kept = {".py", ".toml", ".ftl", ".mako", ".typed"}
    found = (path for path in (ROOT / "kontor").rglob("*") if path.suffix in kept or path.name == "py.typed")
    assert {path.relative_to(ROOT).as_posix() for path in found} <= set(wheel.namelist())
