"""The registry of games: every subpackage of `kontor` with a module `game` is a game."""

import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Mapping
from functools import cache

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


def load_game(name: str, changed: Mapping[str, object] | None = None) -> AnyGame:
    """Return a game, with the built-in figures or with changed ones.

    >>> load_game("anno1503").most
    4
    """
    return _built_in(name) if not changed else _load(name, changed)


@cache
def _built_in(name: str) -> AnyGame:
    """Return the game with the built-in figures. It holds no position, so one instance is shared."""
    return _load(name, {})


def _load(name: str, changed: Mapping[str, object]) -> AnyGame:
    if name not in game_names():
        raise FormError("record:R1", "record-unknown-game", name=name[:40], known=", ".join(game_names()))
    game: AnyGame = importlib.import_module(f"kontor.{name}.game").load(changed)
    return game
