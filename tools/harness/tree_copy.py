"""A copy of the source tree that tests and studies may change."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

from tools.paths import ROOT

LEFT_OUT = ("__pycache__", "node_modules", "build", "dist", "*.egg-info", ".git", ".venv*", ".*_cache", ".hypothesis")


def copy_tree(target: Path) -> Path:
    """Copy the source tree to `target`. The installed packages of the browser client are linked, not copied."""
    copytree(ROOT, target, ignore=ignore_patterns(*LEFT_OUT))
    if (ROOT / "web" / "node_modules").is_dir():
        (target / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return target


def run_python(tree: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments in a copy of the tree and import its modules from there. `typed` is stdin."""
    return subprocess.run(
        [sys.executable, *args],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1", "KONTOR_LANG": "en"},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=900,
        check=False,
    )
