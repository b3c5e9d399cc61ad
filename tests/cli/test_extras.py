"""A command whose optional packages are missing says what to install."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kontor.lang.languages import LANGUAGES
from tools.paths import ROOT

METADATA = """Metadata-Version: 2.1
Name: kontor
Version: 0.2.0
Requires-Dist: click>=8.5,<9
Provides-Extra: server
Requires-Dist: fastapi>=0.115,<1; extra == "server"
Requires-Dist: sqlalchemy>=2.0.30,<3; extra == "server"
Requires-Dist: uvicorn>=0.54,<1; extra == "server"
"""
MISSING = "import sys\nsys.modules.update(fastapi=None, sqlalchemy=None, uvicorn=None)\n"


COMMANDS = ("serve", "admin verify")


@pytest.mark.parametrize(("words", "language"), [(COMMANDS[at % 2], language) for at, language in enumerate(LANGUAGES)])
def test_a_missing_extra_is_named(words: str, language: str, tmp_path: Path) -> None:
    (tmp_path / "kontor-0.2.0.dist-info").mkdir()
    (tmp_path / "kontor-0.2.0.dist-info" / "METADATA").write_text(METADATA)
    (tmp_path / "sitecustomize.py").write_text(MISSING)
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}", "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "kontor", *words.split(), "--lang", language],
        env=env,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.rstrip().endswith('-m pip install "kontor[server]"')
