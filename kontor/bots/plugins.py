"""Plug-in bots: each entry point of the group `kontor.bots` in an installed package is one bot.

The name of the entry point is the name of the bot. It loads a factory, `make(game: str) -> Bot | None`, which returns a
new bot, or None for a game that the bot does not play.
"""

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from kontor.engine.errors import FormError

GROUP: Final = "kontor.bots"
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,19}")
"""Allowed names. They appear in records, file names and the store."""


class PluginError(FormError):
    """A bot of another package cannot be used.

    >>> PluginError("bot-plugin-illegal", name="thrifty", package="kontor-thrifty 1.0", move="end").phrase.key
    'bot-plugin-illegal'
    """

    def __init__(self, key: str, **args: object) -> None:
        super().__init__("bots", key, **args)

    def __reduce__(self) -> tuple[Any, ...]:
        # Worker processes of the arena send it to their parent.
        return _restore, (self.phrase.key, self.phrase.args)


def _restore(key: str, args: dict[str, object]) -> PluginError:
    return PluginError(key, **args)


@cache
def _entry_points_by_name() -> dict[str, list[EntryPoint]]:
    by_name: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        by_name.setdefault(entry.name, []).append(entry)
    return by_name


def plugin_names() -> list[str]:
    """Return the names of all plug-in bots, usable or not.

    >>> "greedy" in plugin_names()
    False
    """
    return sorted(_entry_points_by_name())


def package_of(name: str) -> str:
    """Return the packages that offer a bot of this name, with their versions."""
    return ", ".join(_package(entry) for entry in _entry_points_by_name()[name])


def _package(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist is not None else entry.module


@cache
def load_factory(name: str, taken: tuple[str, ...]) -> Callable[[str], object]:
    """Return the factory of a bot. Raise if the name is `taken` or not allowed, or the package cannot be loaded."""
    package = package_of(name)
    if name in taken or not _NAME.fullmatch(name):
        raise PluginError("bot-plugin-name", name=name[:40], package=package)
    if len(_entry_points_by_name()[name]) > 1:
        raise PluginError("bot-plugin-twice", name=name, packages=package)
    try:
        factory: object = _entry_points_by_name()[name][0].load()
    except Exception as error:
        raise failure(name, error) from None
    if not callable(factory):
        raise failure(name, TypeError("the entry point is not callable"))
    return factory


def failure(name: str, error: Exception) -> PluginError:
    """Return the error to raise for an exception in the code of a package."""
    reason = f"{type(error).__name__}: {error}"[:200]
    return PluginError("bot-plugin-failed", name=name, package=package_of(name), reason=reason)
