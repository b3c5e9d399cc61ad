"""Compiles the core of this source tree. `python -m tools.compile_core`; with `--settled`: is nothing left to do?

Where it cannot be compiled a note remembers so, until the sources or the compiler change.
"""

import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import mkdtemp

from kontor.core import compiled_folder, compiled_home

ROOT = Path(__file__).parent.parent
NOTE = compiled_home() / "not-compiled"


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
    """Compile; whether that worked. What was compiled before goes."""
    folder, home = compiled_folder(), compiled_home()
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    made = mkdtemp(dir=home)
    done = subprocess.run([sys.executable, "setup.py", "build_ext", "--build-lib", made], cwd=ROOT, check=False)
    if done.returncode or not list(Path(made).rglob(f"*{EXTENSION_SUFFIXES[0]}")):
        shutil.rmtree(made)
        NOTE.write_text(circumstances(), encoding="utf-8")
        return False
    # Only what is complete gets the name that is looked for.
    Path(made).rename(folder)
    return True


def main(args: list[str]) -> int:
    """Do what the arguments say; 0 if that is well."""
    if args == ["--settled"]:
        return 0 if is_settled() else 1
    return 0 if compiled_folder().is_dir() or compile_core() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
