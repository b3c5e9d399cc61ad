"""Compile the core of this source tree: `python -m tools.compile_core`. With `--settled`, only check if that is needed.

A failure is recorded in a file and not retried until the sources or the compiler change.
"""

import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory

from kontor.core import compiled_folder, compiled_home

ROOT = Path(__file__).parent.parent
NOTE = compiled_home() / "not-compiled"
KEPT = 2
"""The number of compiled cores to keep: this one and the previous one."""
UNFINISHED = "unfinished-"


def circumstances() -> str:
    """Return what compilation depends on: the sources, the compiler and the headers of Python."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    return f"{compiled_folder().name} {shutil.which('cc')} {shutil.which('gcc')} {header.exists()}\n"


def is_settled() -> bool:
    """Whether the core is compiled, or is known not to compile."""
    if compiled_folder().is_dir():
        return True
    return NOTE.is_file() and NOTE.read_text(encoding="utf-8") == circumstances()


def compile_core() -> bool:
    """Compile the core. Return whether that succeeded."""
    folder, home = compiled_folder(), compiled_home()
    home.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=home, prefix=UNFINISHED, ignore_cleanup_errors=True) as build:
        done = subprocess.run([sys.executable, "setup.py", "build_ext", "--build-lib", build], cwd=ROOT, check=False)
        if done.returncode or not list(Path(build).rglob(f"*{EXTENSION_SUFFIXES[0]}")):
            NOTE.write_text(circumstances(), encoding="utf-8")
            return False
        # Renaming is atomic: a core under its final name is complete.
        Path(build).rename(folder)
    NOTE.unlink(missing_ok=True)
    forget(home)
    return True


def forget(home: Path) -> None:
    """Remove all but the latest compiled cores. A running program may still load modules of the previous one."""
    folders = [path for path in home.iterdir() if path.is_dir() and not path.name.startswith(UNFINISHED)]
    for path in sorted(folders, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(path, ignore_errors=True)


def main(args: list[str]) -> int:
    """Compile or check. Return 0 on success."""
    if args == ["--settled"]:
        return 0 if is_settled() else 1
    return 0 if compiled_folder().is_dir() or compile_core() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
