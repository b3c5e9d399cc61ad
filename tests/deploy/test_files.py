"""The files in `deploy/` agree with the program, with each other and with the documentation."""

import re
import shutil
import subprocess
from fnmatch import fnmatch
from pathlib import Path

import httpx
import pytest

from kontor.cli.context import AppContext
from kontor.cli.main import build
from kontor.lang.translator import Translator
from kontor.server.store.database import sqlite_address
from tests.deploy.deploy_files import DEPLOY, UNITS, commands, compose, dashboard_expressions, only, stages
from tools.harness.server_process import ServerProcess
from tools.paths import ROOT

HOSTING = ROOT / "docs" / "hosting.md"
METRIC = re.compile(r"\b(?:kontor|process)_\w+")


@pytest.mark.parametrize("file", commands())
def test_the_commands_and_options_exist(file: str) -> None:
    program = build(AppContext(Translator("en")))
    name, *options = commands()[file]
    with program.commands[name].make_context(name, options) as context:
        assert context.params["port"] in (1800, 1801)


def test_every_file_is_documented() -> None:
    page = HOSTING.read_text(encoding="utf-8")
    files = [path.relative_to(ROOT).as_posix() for path in DEPLOY.rglob("*") if path.is_file()]
    assert [file for file in files if f"../{file})" not in page] == []


def test_the_metrics_of_the_dashboard_exist(tmp_path: Path) -> None:
    with ServerProcess(sqlite_address(tmp_path / "kontor.db")) as server:
        text = httpx.get(f"{server.url}/api/metrics").text
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    samples = kinds.keys() | {f"{name}_bucket" for name, kind in kinds.items() if kind == "histogram"}
    used = {name for expression in dashboard_expressions() for name in METRIC.findall(expression)}
    assert len(used) > 10
    assert used <= samples


def test_what_the_image_is_built_from_exists_and_is_sent_to_the_builder() -> None:
    rules = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and line[0] != "#"]
    copied = [step for stage in stages() for step in stage if step.word == "COPY" and "--from" not in step.rest]
    sources = {source for step in copied for source in step.words[:-1] if source != "."}
    assert sources
    for source in sources | {"pyproject.toml", "setup.py", "README.md", "LICENSE", "kontor/core.py"}:
        assert (ROOT / source).exists(), source
        assert not is_ignored(source, rules), source
    assert is_ignored("web/node_modules/vite/x.js", rules)
    assert is_ignored(".venv/bin/python", rules)
    assert is_ignored("kontor/server/page/index.html", rules)


def is_ignored(path: str, rules: list[str]) -> bool:
    """Return whether the builder does not get a path: the last rule that matches it or a folder above it decides."""
    parts = path.split("/")
    above = ["/".join(parts[:depth]) for depth in range(1, len(parts) + 1)]
    ignored = False
    for rule in rules:
        pattern = rule.removeprefix("!").removeprefix("**/")
        if any(fnmatch(folder, pattern) for folder in above):
            ignored = not rule.startswith("!")
    return ignored


def test_the_image_listens_where_the_others_expect_it() -> None:
    port = only("EXPOSE").rest
    for arguments in (commands()["Dockerfile"], commands()["compose.yaml"]):
        assert {f"--port={port}", port} & set(arguments)
    assert f"port {port}" in (DEPLOY / "compose.Caddyfile").read_text(encoding="utf-8")
    (network,) = compose()["networks"]["inside"]["ipam"]["config"]
    assert f"--proxy={network['subnet']}" in commands()["compose.yaml"]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_accepts_the_units(unit: Path, tmp_path: Path) -> None:
    # It checks that the program exists.
    copy = tmp_path / unit.name
    copy.write_text(unit.read_text(encoding="utf-8").replace("/opt/kontor/bin/kontor", "/bin/true"), encoding="utf-8")
    ran = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("script", sorted(DEPLOY.rglob("*.sh")), ids=lambda path: path.name)
def test_the_scripts_are_correct_shell(script: Path) -> None:
    subprocess.run(["bash", "-n", script], check=True)
    assert script.stat().st_mode & 0o100
