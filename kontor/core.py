"""The core that is compiled where there is a C compiler: what belongs to it, and finding it in a source tree.

An installed Kontor has the compiled modules beside their sources. In a source tree they lie in `build/`, in a folder
that is named after the content of their sources: whoever changes a source runs that source, until it is compiled again.
"""

import os
import sys
import sysconfig
from collections.abc import Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

ROOMS: Final = ("engine", "anno1503", "anno1800", "bots")
"""What is compiled."""
_PLAIN: Final = ("__init__.py", "wire_types.py")
"""Files without anything to run. What they say about types is read by others, and mypyc would keep only part of it."""
SWITCH: Final = "KONTOR_CORE"
"""This variable of the environment set to `interpreted` leaves the compiled modules of a source tree alone."""
_PACKAGE: Final = Path(__file__).resolve().parent


def _files() -> list[Path]:
    return sorted(path for room in ROOMS for path in (_PACKAGE / room).rglob("*.py"))


def sources() -> list[Path]:
    """Every file that is compiled.

    >>> [path.name for path in sources() if path.parent.name == "engine"][:3]
    ['content.py', 'decision.py', 'errors.py']
    """
    return [path for path in _files() if path.name not in _PLAIN]


def compiled_home() -> Path:
    """The folder in a source tree that holds compiled modules."""
    return _PACKAGE.parent / "build" / "compiled"


def _compiler() -> bytes:
    """The version of mypyc that set-up installs."""
    lock = _PACKAGE.parent / "requirements" / "run.txt"
    lines = lock.read_bytes().splitlines() if lock.is_file() else []
    return b"".join(line for line in lines if line.startswith(b"mypy=="))


def compiled_folder() -> Path:
    """Where the modules lie that were compiled from the present sources, in the present way, for this Python."""
    mark = blake2b(str(sysconfig.get_config_var("SOABI")).encode(), digest_size=12)
    mark.update(_compiler())
    for path in (_PACKAGE.parent / "setup.py", *_files()):
        content = path.read_bytes()
        mark.update(f"\n{path.relative_to(_PACKAGE.parent).as_posix()} {len(content)}\n".encode() + content)
    return compiled_home() / mark.hexdigest()


def is_compiled() -> bool:
    """Whether the core of this process is compiled."""
    spec = find_spec("kontor.engine.match")
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


class _Finder(MetaPathFinder):
    """Finds the compiled modules in their folder, before their sources are found."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("kontor"):
            return None
        file = self._folder / (fullname.replace(".", "/") + EXTENSION_SUFFIXES[0])
        return spec_from_file_location(fullname, file) if file.exists() else None


if os.environ.get(SWITCH) != "interpreted" and compiled_home().is_dir() and compiled_folder().is_dir():
    sys.meta_path.insert(0, _Finder(compiled_folder()))
