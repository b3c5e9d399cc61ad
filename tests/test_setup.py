"""Set-up asks before installing Debian packages for players, and obeys KONTOR_APT."""

import os
import pty
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.paths import ROOT

SYSTEM_PROGRAMS = "bash cat cksum cmp cp dirname find flock mkdir rm sort tail touch xargs"
"""The programs of this machine that set-up may use. It finds neither Node.js nor a package manager."""
PYTHON = """#!/usr/bin/env bash
if [ "$1 $2" = '-m venv' ]; then mkdir -p "$3/bin" && cp "$0" "$3/bin/python"; fi
"""
"""A fake Python that accepts every command."""
NPM = """#!/usr/bin/env bash
mkdir -p web/node_modules kontor/server/page && touch kontor/server/page/index.html
"""
APT = """#!/usr/bin/env bash
echo "$*" >>apt.log
if [ "$1" = install ]; then cp fake_npm bin/npm && cp fake_npm bin/node; fi
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a small project with its own PATH: root rights and apt-get, but no Node.js."""
    (tmp_path / "bin").mkdir()
    fakes = {"python3": PYTHON, "npm": NPM, "apt-get": APT, "id": "#!/usr/bin/env bash\necho 0\n"}
    empty = ("chromium", "gcc", "initdb", "postgres")
    for name, text in {**fakes, **dict.fromkeys(empty, "#!/usr/bin/env bash\n")}.items():
        path = tmp_path / ("fake_npm" if name == "npm" else f"bin/{name}")
        path.write_text(text)
        path.chmod(0o755)
    for name in SYSTEM_PROGRAMS.split():
        program = shutil.which(name)
        if program is not None:
            (tmp_path / "bin" / name).symlink_to(program)
    for folder in ("tools", "requirements", "web", "kontor/lang"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy2(ROOT / "tools" / "setup.sh", tmp_path / "tools")
    files = "pyproject.toml requirements/run.txt requirements/dev.txt web/package-lock.json kontor/lang/languages.json"
    for name in files.split():
        (tmp_path / name).write_text(name)
    return tmp_path


def set_up(tree: Path, kind: str, terminal: bool, answer: str = "", **switches: str) -> tuple[int, str]:
    """Run set-up, with a terminal at which the answer is typed or without one. Return exit code and messages."""
    inner, outer = pty.openpty()
    os.write(inner, answer.encode())
    process = subprocess.Popen(
        [str(tree / "bin" / "bash"), "tools/setup.sh", kind],
        cwd=tree,
        env={"PATH": str(tree / "bin"), **switches},
        stdin=outer if terminal else subprocess.DEVNULL,
        stderr=outer if terminal else subprocess.PIPE,
        text=not terminal,
    )
    piped = process.communicate(timeout=60)[1] or ""
    os.close(outer)
    messages = read_all(inner).decode() if terminal else str(piped)
    os.close(inner)
    return process.returncode, messages


def read_all(terminal: int) -> bytes:
    """Return everything printed to a terminal whose other side is closed."""
    printed = b""
    try:
        while part := os.read(terminal, 65536):
            printed += part
    except OSError:
        # Linux reports EIO at the end.
        pass
    return printed


def installs(tree: Path) -> list[str]:
    log = tree / "apt.log"
    return [line for line in log.read_text().splitlines() if line.startswith("install")] if log.exists() else []


NODE = ["install -y --no-install-recommends nodejs npm"]


def test_players_at_a_terminal_are_asked(tree: Path) -> None:
    code, messages = set_up(tree, "run", terminal=True, answer="y\n")
    assert "Install the Debian packages nodejs npm on this system? [y/N]" in messages
    assert (code, installs(tree)) == (0, NODE)
    assert set_up(tree, "run", terminal=True) == (0, "")


@pytest.mark.parametrize("answer", ["n\n", "\n"])
def test_no_installs_nothing_and_names_what_is_missing(answer: str, tree: Path) -> None:
    code, messages = set_up(tree, "run", terminal=True, answer=answer)
    assert (code, installs(tree)) == (1, [])
    assert "install the packages nodejs and npm (Debian, Ubuntu)" in messages


@pytest.mark.parametrize(
    ("kind", "terminal", "switch"), [("run", True, "yes"), ("run", False, "yes"), ("run", False, ""), ("dev", True, "")]
)
def test_nothing_is_asked_if_the_answer_is_clear(kind: str, terminal: bool, switch: str, tree: Path) -> None:
    code, messages = set_up(tree, kind, terminal, KONTOR_APT=switch)
    assert "[y/N]" not in messages
    assert (code, installs(tree)) == (0, NODE)


@pytest.mark.parametrize(("kind", "terminal"), [("run", True), ("run", False), ("dev", False)])
def test_kontor_apt_no_forbids_installing(kind: str, terminal: bool, tree: Path) -> None:
    code, messages = set_up(tree, kind, terminal, KONTOR_APT="no")
    assert "[y/N]" not in messages
    assert (code, installs(tree)) == (1, [])


def test_another_value_of_kontor_apt_is_refused(tree: Path) -> None:
    code, messages = set_up(tree, "run", terminal=False, KONTOR_APT="maybe")
    assert code == 2
    assert "it can be yes (install Debian packages) or no (install none)" in messages
