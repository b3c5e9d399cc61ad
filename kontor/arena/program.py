"""Fingerprints of program and machine: a tournament never mixes games of different versions."""

import platform
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

from kontor.core import is_compiled
from kontor.engine.errors import FormError


class OtherProgramError(FormError):
    """The files of the program changed while it played.

    >>> OtherProgramError().phrase.key
    'arena-program-changed'
    """

    def __init__(self) -> None:
        super().__init__("arena", "arena-program-changed")

    def __reduce__(self) -> tuple[Any, ...]:
        # It must find its way from one process to another.
        return OtherProgramError, ()


def cpu_name() -> str:
    """What the processor calls itself.

    >>> cpu_name() == cpu_name()
    True
    """
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.is_file() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def read_mark(game: str, timed: bool) -> str:
    """A short name of the program as it lies on the disk now.

    Where games are `timed`, the processor decides, too, and whether the core of this process is compiled.

    >>> read_mark("anno1503", timed=False) == read_mark("anno1503", timed=True)
    False
    """
    return _mark(game, timed, tuple(map(_stamp, _program(game))))


@cache
def own_mark(game: str, timed: bool) -> str:
    """The same, as it was when this process first asked.

    >>> own_mark("anno1503", timed=False) == read_mark("anno1503", timed=False)
    True
    """
    return read_mark(game, timed)


@cache
def _program(game: str) -> list[Path]:
    """The files that decide how a game goes: what all games share, its rules and figures, its bots, how they play."""
    kontor = Path(str(files("kontor")))
    folders = [*(kontor / "engine").rglob("*"), *(kontor / game).rglob("*"), *(kontor / "bots" / game).rglob("*")]
    shared = [*(kontor / "bots").iterdir()]
    shared += [kontor / "arena" / name for name in ("allowance.py", "playout.py", "simulate.py")]
    # Compiled modules follow from their sources.
    return sorted(path for path in folders + shared if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd"))


def _stamp(path: Path) -> tuple[int, int]:
    """What changes with a file, and is quicker to read."""
    try:
        stat = path.stat()
    except FileNotFoundError:
        return 0, 0
    return stat.st_mtime_ns, stat.st_size


@cache
def _mark(game: str, timed: bool, stamps: tuple[tuple[int, int], ...]) -> str:
    """Files are read again only when their stamps changed."""
    digest = blake2b(digest_size=8)
    for path in _program(game):
        digest.update(path.name.encode() + (path.read_bytes() if path.exists() else b""))
    if timed:
        digest.update(f"{cpu_name()} {is_compiled()}".encode())
    return digest.hexdigest()
