"""Install the packages built by `make wheel` into empty environments, as a user would, and use them.

Run as `python -m tools.wheel_check`. Needs a package index and takes some minutes.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from zipfile import ZipFile

import httpx

from tools.harness.server_process import FAST, ServerProcess
from tools.licences import normalized
from tools.paths import ROOT

DIST = ROOT / "dist"
BIN = "Scripts" if os.name == "nt" else "bin"


def make_environment(folder: Path, requirement: str) -> Path:
    """Create a virtual environment and install a requirement. Return the folder of its programs."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    programs = folder / BIN
    subprocess.run([str(programs / "python"), "-m", "pip", "install", "--quiet", requirement], check=True)
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
    """Start a server and fetch its page with all assets."""
    with ServerProcess(f"sqlite:///{folder / 'kontor.db'}", FAST, [str(programs / "kontor")]) as server:
        page = httpx.get(f"{server.url}/")
        assets = set(re.findall(r'"(/assets/[\w.-]+)"', page.text))
        assert {Path(asset).suffix for asset in assets} >= {".js", ".css"}, assets
        for path in ("/", "/api/health", "/api/games", *assets):
            answer = httpx.get(server.url + path)
            assert answer.status_code == 200, (path, answer.status_code)
            assert answer.content, path
        assert server.stop() == 0


def check_core(programs: Path) -> None:
    """Check that the terminal works without extras, and that `serve` names the missing extra."""
    check_program(programs)
    done = subprocess.run([str(programs / "kontor"), "serve"], capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    assert "kontor[server]" in done.stderr, done.stderr


def check_plugin(programs: Path, folder: Path) -> None:
    """Check that a bot of another package plays. It is built from a copy, since a build leaves files behind."""
    bot = shutil.copytree(ROOT / "examples" / "bot", folder / "bot")
    subprocess.run([str(programs / "python"), "-m", "pip", "install", "--quiet", str(bot)], check=True)
    words = "simulate anno1800 --games 1 --bots thrifty,greedy"
    subprocess.run([str(programs / "kontor"), *words.split()], check=True, stdout=subprocess.DEVNULL)


def check_bill(wheel: Path, source: Path) -> None:
    """Check that the bill of materials is in both packages and beside them, and lists what they need and contain."""
    (beside,) = DIST.glob("*.cdx.json")
    text = beside.read_text(encoding="utf-8")
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        (inside,) = [name for name in names if name.endswith(".dist-info/sboms/sbom.cdx.json")]
        assert packed.read(inside).decode() == text
        (about,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        requirements = re.findall(r"^Requires-Dist: ([\w.-]+)(.*)$", packed.read(about).decode(), re.MULTILINE)
        page = json.loads(packed.read("kontor/server/page/packages.json"))
    with tarfile.open(source) as packed_source:
        packed_bill = packed_source.extractfile(f"{source.name.removesuffix('.tar.gz')}/sbom.cdx.json")
        assert packed_bill is not None
        assert packed_bill.read().decode() == text
    listed = {normalized(part["name"]) for part in json.loads(text)["components"] if "pkg:pypi/" in part["purl"]}
    # The plots of `kontor arena --html` are not part of a server.
    assert {normalized(name) for name, rest in requirements if "report" not in rest} <= listed
    purls = [part["purl"] for part in json.loads(text)["components"]]
    assert all(any(purl.startswith(f"pkg:npm/{name.replace('@', '%40')}@") for purl in purls) for name in page)
    print(f"{beside.name}: {len(purls)} components, in both packages")


def main() -> int:
    """Check the wheel and the source distribution. Return 0 if both work."""
    os.environ.pop("PYTHONPATH", None)
    # The wheel has been compiled already. Compiling again would only take time.
    os.environ["KONTOR_CORE"] = "interpreted"
    wheel, source = next(DIST.glob("*.whl")), next(DIST.glob("*.tar.gz"))
    check_bill(wheel, source)
    with tempfile.TemporaryDirectory() as folder:
        programs = make_environment(Path(folder, "venv"), str(wheel))
        check_core(programs)
        check_plugin(programs, Path(folder))
        print(f"{wheel.name}: plays in the terminal without extras, also against a bot of another package")
    for package in (wheel, source):
        with tempfile.TemporaryDirectory() as folder:
            programs = make_environment(Path(folder, "venv"), f"{package}[server]")
            check_program(programs)
            check_browser(programs, Path(folder))
            print(f"{package.name}[server]: plays in the terminal and serves its page")
    return 0


if __name__ == "__main__":
    sys.exit(main())
