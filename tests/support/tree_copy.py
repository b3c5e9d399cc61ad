"""A copy of the source tree that a test may change."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

from tools.paths import ROOT

PARTS = ("kontor", "tools", "tests", "bench", "docs", "requirements", "web", "pyproject.toml", "setup.py", "Makefile")
LEFT_OUT = ("__pycache__", "node_modules", ".*")


def copy_tree(target: Path) -> Path:
    """Copy the sources to `target`; the installed packages of the browser client are linked."""
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            copytree(source, target / part, ignore=ignore_patterns(*LEFT_OUT))
        else:
            (target / part).write_bytes(source.read_bytes())
    if (ROOT / "web" / "node_modules").is_dir():
        (target / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return target


def run_python(tree: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments in a copy of the tree; its modules come from the copy."""
    command = [sys.executable, *args]
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=600, check=False
    )
