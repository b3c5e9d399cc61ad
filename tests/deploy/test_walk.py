"""The walk of docs/hosting-several.md: its commands are correct shell, and name what exists."""

import os
import re
import shlex
import subprocess
import tomllib
from pathlib import Path

import pytest

from kontor.server.store.database import is_shared
from tests.deploy.deploy_files import DEPLOY, UNITS
from tools.paths import ROOT

PAGES = [ROOT / "docs" / name for name in ("hosting.md", "hosting-several.md")]
WALK = PAGES[1].read_text(encoding="utf-8")
SOURCES = re.compile(r"(?:kontor-|VERSION=)(\d+\.\d+\.\d+)")
FENCED = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)


def shell_of(page: Path) -> str:
    return "\n".join(FENCED.findall(page.read_text(encoding="utf-8")))


def store_of_the_walk() -> str:
    (line,) = re.findall(r'^echo "(KONTOR_STORE=.*)" > /etc/kontor/kontor.env$', WALK, re.MULTILINE)
    return str(line)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_are_correct_shell_and_name_files_that_exist(page: Path) -> None:
    shell = shell_of(page)
    subprocess.run(["bash", "-n"], input=shell, text=True, check=True)
    files = set(re.findall(r"(?<![\w/.])(?:deploy|requirements)/[\w./@-]+", shell))
    assert files
    assert [name for name in sorted(files) if not (ROOT / name).is_file()] == []


def test_the_version_is_that_of_the_next_release() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert {found for page in PAGES for found in SOURCES.findall(page.read_text(encoding="utf-8"))} == {version}


def test_the_servers_of_the_walk_are_those_behind_nginx() -> None:
    proxied = re.findall(r"server 127\.0\.0\.1:(\d+)", (DEPLOY / "nginx" / "kontor.conf").read_text(encoding="utf-8"))
    (started,) = re.findall(r"^systemctl enable --now (.*)$", WALK, re.MULTILINE)
    assert started.split() == [f"kontor@{port}" for port in proxied]


def test_the_address_of_the_store_is_one_that_servers_share() -> None:
    (setting,) = shlex.split(store_of_the_walk())
    assert is_shared(setting.removeprefix("KONTOR_STORE="))


def test_a_server_is_started_again_however_often_it_ends() -> None:
    # Systemd otherwise gives up after five starts within ten seconds, while the database is away for longer.
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8")
        assert "\nRestart=always\n" in text
        assert "\nStartLimitIntervalSec=0\n" in text.partition("[Service]")[0]


def test_the_command_of_the_operator_passes_on_the_store_and_its_arguments(tmp_path: Path) -> None:
    (tmp_path / "kontor.env").write_text(store_of_the_walk() + "\n", encoding="utf-8")
    script = (DEPLOY / "kontor-admin").read_text(encoding="utf-8")
    for path in ("/etc/kontor/", "/opt/kontor/bin/"):
        assert path in script
        script = script.replace(path, f"{tmp_path}/")
    stand_ins = {"runuser": 'shift 3; exec "$@"', "kontor": 'echo "$KONTOR_STORE"; printf "%s\\n" "$@"'}
    for name, text in {**stand_ins, "kontor-admin": script.partition("\n")[2]}.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    ran = subprocess.run(
        [tmp_path / "kontor-admin", "announce", "New rooms."],
        env={"PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
    )
    (setting,) = shlex.split(store_of_the_walk())
    assert ran.stdout.splitlines() == [setting.removeprefix("KONTOR_STORE="), "admin", "announce", "New rooms."]


def test_a_rolling_restart_without_curl_says_so(tmp_path: Path) -> None:
    bash = subprocess.run(["bash", "-c", "command -v bash"], capture_output=True, text=True, check=True).stdout.strip()
    ran = subprocess.run(
        [bash, DEPLOY / "rolling-restart.sh", "1801"], env={"PATH": str(tmp_path)}, capture_output=True, text=True
    )
    assert ran.returncode == 1
    assert "curl is missing" in ran.stderr
