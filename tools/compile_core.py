"""Compiles the core of this source tree. `python -m tools.compile_core`; with `--settled`: is nothing left to do?

Where it cannot be compiled a note remembers so, until the sources or the compiler change.
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
"""So many compiled cores are kept: this one, and the one before it."""
UNFINISHED = "unfinished-"


def circumstances() -> str:
    """What it depends on whether compiling works: the sources, a compiler and Python's own headers."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    return f"{compiled_folder().name} {shutil.which('cc')} {shutil.which('gcc')} {header.exists()}\n"


def is_settled() -> bool:
    """Whether the core is compiled, or cannot be."""
    if compiled_folder().is_dir():
        return True
    return NOTE.is_file() and NOTE.read_text(encoding="utf-8") == circumstances()


def compile_core() -> bool:
    """Compile; whether that worked."""
    folder, home = compiled_folder(), compiled_home()
    home.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=home, prefix=UNFINISHED, ignore_cleanup_errors=True) as made:
        done = subprocess.run([sys.executable, "setup.py", "build_ext", "--build-lib", made], cwd=ROOT, check=False)
        if done.returncode or not list(Path(made).rglob(f"*{EXTENSION_SUFFIXES[0]}")):
            NOTE.write_text(circumstances(), encoding="utf-8")
            return False
        # Only what is complete gets the name that is looked for.
        Path(made).rename(folder)
    NOTE.unlink(missing_ok=True)
    forget(home)
    return True


def forget(home: Path) -> None:
    """Remove what was compiled long ago; a program that still runs may load more of what was compiled last."""
    folders = [path for path in home.iterdir() if path.is_dir() and not path.name.startswith(UNFINISHED)]
    for path in sorted(folders, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(path, ignore_errors=True)


def main(args: list[str]) -> int:
    """Do what the arguments say; 0 if that is well."""
    if args == ["--settled"]:
        return 0 if is_settled() else 1
    return 0 if compiled_folder().is_dir() or compile_core() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
