"""The compiled core: the modules that belong to it, and the import hook that finds them in a source tree.

An installed Kontor has the compiled modules next to their sources. In a source tree they are in `build/`, in a folder
named after a hash of their sources. After a source changes, the core runs interpreted until it is compiled again.
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

_PLAIN: Final = ("__init__.py", "wire_types.py")
"""Files that stay interpreted. Pydantic needs their annotations, and mypyc keeps only some of them."""
SWITCH: Final = "KONTOR_CORE"
"""An environment variable. `interpreted` ignores the compiled modules of a source tree."""
_PACKAGE: Final = Path(__file__).resolve().parent
ROOMS: Final = ("engine", *sorted(path.parent.name for path in _PACKAGE.glob("*/game.py")), "bots")
"""The packages that are compiled: the engine, every game, the bots."""


def _files() -> list[Path]:
    return sorted(path for room in ROOMS for path in (_PACKAGE / room).rglob("*.py"))


def sources() -> list[Path]:
    """Return the files to compile.

    >>> [path.name for path in sources() if path.parent.name == "engine"][:3]
    ['content.py', 'decision.py', 'errors.py']
    """
    return [path for path in _files() if path.name not in _PLAIN]


def compiled_home() -> Path:
    """Return the folder of a source tree that holds compiled modules."""
    return _PACKAGE.parent / "build" / "compiled"


def _compiler() -> bytes:
    """Return the line of the lock file with the version of mypyc."""
    lock = _PACKAGE.parent / "requirements" / "run.txt"
    lines = lock.read_bytes().splitlines() if lock.is_file() else []
    return b"".join(line for line in lines if line.startswith(b"mypy=="))


def compiled_folder() -> Path:
    """Return the folder for modules compiled from these sources by this mypyc for this Python."""
    digest = blake2b(str(sysconfig.get_config_var("SOABI")).encode(), digest_size=12)
    digest.update(_compiler())
    for path in (_PACKAGE.parent / "setup.py", *_files()):
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(_PACKAGE.parent).as_posix()} {len(content)}\n".encode() + content)
    return compiled_home() / digest.hexdigest()


def is_compiled() -> bool:
    """Return whether this process runs the compiled core."""
    spec = find_spec("kontor.engine.match")
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


class _Finder(MetaPathFinder):
    """Finds compiled modules before their sources."""

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
