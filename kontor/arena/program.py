"""Fingerprints of the program and the machine, so that a tournament never mixes games of different versions."""

import platform
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

from kontor.core import is_compiled
from kontor.engine.errors import FormError


class ProgramChangedError(FormError):
    """The program files changed during a tournament.

    >>> ProgramChangedError().phrase.key
    'arena-program-changed'
    """

    def __init__(self) -> None:
        super().__init__("arena", "arena-program-changed")

    def __reduce__(self) -> tuple[Any, ...]:
        # Worker processes send it to their parent.
        return ProgramChangedError, ()


def cpu_name() -> str:
    """Return the name of the processor.

    >>> cpu_name() == cpu_name()
    True
    """
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.is_file() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def current_fingerprint(game: str, timed: bool) -> str:
    """Return the fingerprint of the program files as they are on the disk now.

    If games are `timed`, it includes the processor and whether the core of this process is compiled.

    >>> current_fingerprint("anno1503", timed=False) == current_fingerprint("anno1503", timed=True)
    False
    """
    return _fingerprint(game, timed, tuple(map(_stamp, _program_files(game))))


@cache
def own_fingerprint(game: str, timed: bool) -> str:
    """Return the fingerprint at the time of the first call in this process.

    >>> own_fingerprint("anno1503", timed=False) == current_fingerprint("anno1503", timed=False)
    True
    """
    return current_fingerprint(game, timed)


@cache
def _program_files(game: str) -> list[Path]:
    """Return the files that determine a game: the engine, its rules and figures, its bots and parts of the arena."""
    kontor = Path(str(files("kontor")))
    folders = [*(kontor / "engine").rglob("*"), *(kontor / game).rglob("*"), *(kontor / "bots" / game).rglob("*")]
    shared = [*(kontor / "bots").iterdir()]
    shared += [kontor / "arena" / name for name in ("allowance.py", "playout.py", "simulate.py")]
    # Compiled modules are left out, because they are built from the sources.
    return sorted(path for path in folders + shared if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd"))


def _stamp(path: Path) -> tuple[int, int]:
    """Return the modification time and size of a file, which are quicker to read than its content."""
    try:
        stat = path.stat()
    except FileNotFoundError:
        return 0, 0
    return stat.st_mtime_ns, stat.st_size


@cache
def _fingerprint(game: str, timed: bool, stamps: tuple[tuple[int, int], ...]) -> str:
    """Return the fingerprint of the program files. Cached until one of their stamps changes."""
    digest = blake2b(digest_size=8)
    for path in _program_files(game):
        digest.update(path.name.encode() + (path.read_bytes() if path.exists() else b""))
    if timed:
        digest.update(f"{cpu_name()} {is_compiled()}".encode())
    return digest.hexdigest()
