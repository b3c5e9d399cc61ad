"""The registry of games: every subpackage of `kontor` with a module `game` is a game."""

import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Mapping
from functools import cache
from typing import Any

from kontor.engine.errors import FormError
from kontor.engine.protocol import AnyGame


def game_names() -> list[str]:
    """Return the names of all games, sorted.

    >>> "anno1503" in game_names()
    True
    """
    # `import kontor` would be circular: the package imports this module.
    folders = [info.name for info in pkgutil.iter_modules(sys.modules["kontor"].__path__) if info.ispkg]
    return sorted(name for name in folders if importlib.util.find_spec(f"kontor.{name}.game"))


def rules_versions(name: str) -> tuple[int, ...]:
    """Return the versions of the rules that a game can be played by, oldest first.

    >>> rules_versions("anno1503")
    (1, 2)
    """
    versions: tuple[int, ...] = _module(name).VERSIONS
    return versions


def load_game(name: str, changed: Mapping[str, object] | None = None, rules: int | None = None) -> AnyGame:
    """Return a game, with the built-in figures or with changed ones, by the newest rules or by those of a version.

    >>> load_game("anno1503").most
    4
    >>> load_game("anno1503", rules=1).rules
    1
    """
    versions = rules_versions(name)
    version = versions[-1] if rules is None else rules
    if version not in versions:
        known = ", ".join(str(number) for number in versions)
        raise FormError("record:R1", "record-rules-version", found=version, known=known)
    return _built_in(name, version) if not changed else _load(name, changed, version)


@cache
def _built_in(name: str, version: int) -> AnyGame:
    """Return the game with the built-in figures. It holds no position, so one instance is shared."""
    return _load(name, {}, version)


def _load(name: str, changed: Mapping[str, object], version: int) -> AnyGame:
    game: AnyGame = _module(name).load(changed, version)
    return game


@cache
def _module(name: str) -> Any:
    """Return the module of a game. Cached, because looking for games on the disk takes longer than a short game."""
    if name not in game_names():
        raise FormError("record:R1", "record-unknown-game", name=name[:40], known=", ".join(game_names()))
    return importlib.import_module(f"kontor.{name}.game")
