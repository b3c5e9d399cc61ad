"""The core runs either compiled or interpreted, as requested, and never partly."""

import importlib
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from kontor.core import ROOMS, SWITCH, compiled_folder, is_compiled, sources
from tools.compile_core import UNFINISHED, forget
from tools.paths import ROOT

NAMES = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in sources()]
REQUESTED = os.environ.get(SWITCH) != "interpreted"
WHERE = "import sys; from kontor.bots import base; from kontor import is_compiled; print(is_compiled(), base.__file__)"


def test_every_room_has_modules_in_it() -> None:
    assert {name.split(".")[1] for name in NAMES} == set(ROOMS)


def test_the_core_is_compiled_unless_switched_off() -> None:
    if REQUESTED and not compiled_folder().is_dir():
        pytest.skip("not compiled: set-up found no C compiler, or a source changed since")
    assert is_compiled() == REQUESTED


@pytest.mark.parametrize("name", NAMES)
def test_every_module_runs_the_same_way(name: str) -> None:
    file = str(importlib.import_module(name).__file__)
    assert file.endswith(EXTENSION_SUFFIXES[0] if is_compiled() else ".py")


def test_child_processes_run_the_same_way() -> None:
    done = subprocess.run([sys.executable, "-P", "-c", WHERE], capture_output=True, text=True, check=True)
    compiled, file = done.stdout.split()
    assert compiled == str(is_compiled())
    assert file == str(importlib.import_module("kontor.bots.base").__file__)


def test_the_switch_runs_the_sources() -> None:
    environment = os.environ | {SWITCH: "interpreted"}
    done = subprocess.run(
        [sys.executable, "-P", "-c", WHERE], capture_output=True, text=True, check=True, env=environment
    )
    assert done.stdout.split() == ["False", str(ROOT / "kontor" / "bots" / "base.py")]


def test_a_changed_source_runs_at_once(tmp_path: Path) -> None:
    """Modules compiled from other sources are never loaded."""
    package = tmp_path / "kontor"
    (package / "engine").mkdir(parents=True)
    (package / "core.py").write_bytes((ROOT / "kontor" / "core.py").read_bytes())
    (package / "__init__.py").write_text("")
    (tmp_path / "setup.py").write_text("")
    source = package / "engine" / "match.py"
    source.write_text("FIRST = 1\n")
    program = "from kontor.core import compiled_folder, is_compiled; print(compiled_folder(), is_compiled())"

    def run() -> list[str]:
        environment = {name: value for name, value in os.environ.items() if name != SWITCH}
        environment["PYTHONPATH"] = str(tmp_path)
        done = subprocess.run(
            [sys.executable, "-P", "-c", program], capture_output=True, text=True, check=True, env=environment
        )
        return done.stdout.split()

    folder, compiled = run()
    assert compiled == "False"
    module = Path(folder, "kontor", "engine", f"match{EXTENSION_SUFFIXES[0]}")
    module.parent.mkdir(parents=True)
    module.touch()
    assert run() == [folder, "True"]
    lock = tmp_path / "requirements" / "run.txt"
    lock.parent.mkdir()
    lock.write_text("mypy==2.4.1 \\\n    --hash=one\n")
    newer, compiled = run()
    assert newer != folder, "another compiler compiles again"
    lock.write_text("click==8.0\nmypy==2.4.1 \\\n    --hash=one\n")
    assert run() == [newer, "False"], "whatever else is locked"
    lock.unlink()
    source.write_text("FIRST = 2\n")
    other, compiled = run()
    assert other != folder
    assert compiled == "False"


def test_the_latest_two_compilations_are_kept(tmp_path: Path) -> None:
    for age, name in enumerate(("new", "last", "old", "older", f"{UNFINISHED}x")):
        (tmp_path / name / "kontor").mkdir(parents=True)
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    (tmp_path / "not-compiled").write_text("")
    forget(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"new", "last", f"{UNFINISHED}x", "not-compiled"}
