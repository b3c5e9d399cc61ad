"""Installs what `make wheel` built into empty environments, as somebody else would, and uses it.

Run as `python -m tools.wheel_check`. It needs a package index and takes some minutes.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

from tools.harness.server_process import FAST, ServerProcess
from tools.paths import ROOT

DIST = ROOT / "dist"
BIN = "Scripts" if os.name == "nt" else "bin"


def make_environment(folder: Path, wanted: str) -> Path:
    """Make a virtual environment with Kontor as somebody wants it; return the folder of its programs."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    programs = folder / BIN
    subprocess.run([str(programs / "python"), "-m", "pip", "install", "--quiet", wanted], check=True)
    return programs


def check_program(programs: Path) -> None:
    """Run a few commands in the terminal."""
    for words in (
        "--version",
        "games",
        "simulate anno1503 --games 2",
        "simulate anno1800 --games 1 --bots greedy,easy",
    ):
        subprocess.run([str(programs / "kontor"), *words.split()], cwd=programs, check=True, stdout=subprocess.DEVNULL)


def check_browser(programs: Path, folder: Path) -> None:
    """Start a server and fetch its page with everything the page names."""
    server = ServerProcess(f"sqlite:///{folder / 'kontor.db'}", FAST, [str(programs / "kontor")])
    try:
        server.start()
        page = httpx.get(f"{server.url}/")
        assets = set(re.findall(r'"(/assets/[\w.-]+)"', page.text))
        assert {Path(asset).suffix for asset in assets} >= {".js", ".css"}, assets
        for path in ("/", "/api/health", "/api/games", *assets):
            answer = httpx.get(server.url + path)
            assert answer.status_code == 200, (path, answer.status_code)
            assert answer.content, path
        assert server.stop() == 0
    finally:
        server.close()


def main() -> int:
    """Check the wheel and the source distribution; 0 if both can be used."""
    os.environ.pop("PYTHONPATH", None)
    # Compiling again what the wheel has compiled already would only take time.
    os.environ["KONTOR_CORE"] = "interpreted"
    for built in (next(DIST.glob("*.whl")), next(DIST.glob("*.tar.gz"))):
        with tempfile.TemporaryDirectory() as made:
            folder = Path(made)
            programs = make_environment(folder / "venv", str(built))
            check_program(programs)
            check_browser(programs, folder)
            print(f"{built.name}: installed, plays in the terminal and serves its page")
    return 0


if __name__ == "__main__":
    sys.exit(main())
