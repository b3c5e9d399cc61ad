"""The bot interface, and bots by name."""

import gc
import importlib
import importlib.util
from abc import ABC, abstractmethod
from functools import cache
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from kontor.bots.budget import Budget
from kontor.bots.plugins import PluginError, failure, load_factory, package_of, plugin_names
from kontor.engine.decision import Decision
from kontor.engine.errors import FormError
from kontor.engine.rng import Rng

SECONDS = {"easy": 0.05, "medium": 0.1, "hard": 0.3, "expert": 1.0}
"""By level: how long it may think about one decision, on one core."""
LEVELS = tuple(SECONDS)
"""Weakest first."""
BOTS = ("random", "greedy", *LEVELS)
DEFAULT_LOOKS = {"easy": 100, "medium": 150, "hard": 500, "expert": 3000}
"""By level: the looks that replace seconds where games must be the same on every machine.

A look is one position examined. A game may have its own `LOOKS` in the module `levels` of its bots.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A program that plays.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> move = make_bot("random", "anno1503").choose(Decision(match.game, match.state), Rng(1))
    >>> move in match.game.legal(match.state)
    True
    """

    @abstractmethod
    def choose(self, decision: Decision, rng: Rng) -> Any:
        """Return a legal move. The decision holds all that the seat may know."""


class ScoredMove(NamedTuple):
    """A move and its value to the bot. Values of the same decision can be compared with each other.

    >>> ScoredMove("end", 3.5).value
    3.5
    """

    move: Any
    value: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """A bot that scores moves within a budget. When the budget is spent, it plays the best move so far."""

    unit: str = "points"
    """The unit of its values: `points` of the game, or the `chance` to win, from 0 to 1."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    @abstractmethod
    def score_moves(self, decision: Decision, rng: Rng) -> list[ScoredMove]:
        """Return legal moves with their values, at least one, best first."""

    def choose(self, decision: Decision, rng: Rng) -> Any:
        """Return the best move.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> bot = make_bot("easy", "anno1503")
        >>> bot.choose(Decision(match.game, match.state), Rng(1)) in match.game.legal(match.state)
        True
        """
        # A full garbage collection can take as long as a quick level may think, so it is disabled during a search.
        was_enabled = gc.isenabled()
        gc.disable()
        try:
            return self.score_moves(decision, rng)[0].move
        finally:
            if was_enabled:
                gc.enable()


def has_module(game: str, module: str) -> bool:
    """Return whether the bots of a game have this module: `greedy`, `levels` or `reasons`.

    >>> has_module("anno1503", "levels"), has_module("anno1503", "nonsense"), has_module("no_game", "greedy")
    (True, False, False)
    """
    package = importlib.util.find_spec(f"kontor.bots.{game}")
    if package is None or package.submodule_search_locations is None:
        return False
    return importlib.util.find_spec(f"kontor.bots.{game}.{module}") is not None


def looks_of(game: str) -> dict[str, int]:
    """Return by level the looks that replace seconds in a game.

    >>> looks_of("anno1800")["expert"], looks_of("no_game") == DEFAULT_LOOKS
    (6000, True)
    """
    if not has_module(game, "levels"):
        return DEFAULT_LOOKS
    looks: dict[str, int] = getattr(importlib.import_module(f"kontor.bots.{game}.levels"), "LOOKS", DEFAULT_LOOKS)
    return looks


class PluginBot(Bot):
    """A bot of another package. Raises a `PluginError` if that bot fails or breaks the rules."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot

    def choose(self, decision: Decision, rng: Rng) -> Any:
        """Return the move that the bot chooses, if the rules allow it."""
        try:
            move = self._bot.choose(decision, rng)
            text = decision.game.text(move)
            is_legal = decision.why_not(move) is None
        except Exception as error:
            raise failure(self._name, error) from None
        if not is_legal:
            raise PluginError("bot-plugin-illegal", name=self._name, package=package_of(self._name), move=text)
        return move


def _make_plugin(name: str, game: str) -> Bot | None:
    """Return a new bot of another package, or None if it does not play that game."""
    factory = load_factory(name, BOTS)
    try:
        bot = factory(game)
        if bot is None:
            return None
        if not isinstance(bot, Bot):
            raise TypeError(f"the factory returned {type(bot).__name__}, not a Bot")
    except Exception as error:
        raise failure(name, error) from None
    return PluginBot(name, bot)


def _plays(name: str, game: str) -> bool:
    try:
        return _make_plugin(name, game) is not None
    except PluginError:
        return False


@cache
def _plugin_bots_of(game: str) -> list[str]:
    """Return the bots of other packages that can play a game. Unusable ones are left out."""
    return [name for name in plugin_names() if _plays(name, game)]


def known_bots() -> list[str]:
    """Return the names of all bots, for any game.

    >>> known_bots()[:2]
    ['random', 'greedy']
    """
    return [*BOTS, *(name for name in plugin_names() if name not in BOTS)]


def _own_bots_of(game: str) -> list[str]:
    return [bot for bot in BOTS if bot == "random" or has_module(game, "greedy" if bot == "greedy" else "levels")]


def bots_of(game: str) -> list[str]:
    """Return the bots that can play a game: our own, then those of other packages.

    >>> bots_of("anno1503")[:6] == list(BOTS), bots_of("no_game")[:1]
    (True, ['random'])
    """
    return _own_bots_of(game) + _plugin_bots_of(game)


def make_bot(name: str, game: str, budget: Budget | None = None) -> Bot:
    """Return a new bot for a game. A level thinks within the budget, by default its usual seconds.

    >>> type(make_bot("random", "anno1503")).__name__
    'RandomBot'
    """
    if name not in _own_bots_of(game):
        plugin = _make_plugin(name, game) if name in plugin_names() else None
        if plugin is None:
            raise FormError("bots", "bot-unknown", name=name[:40], known=", ".join(bots_of(game)))
        return plugin
    if name == "random":
        bot: Bot = importlib.import_module("kontor.bots.random").RandomBot()
    elif name == "greedy":
        bot = importlib.import_module(f"kontor.bots.{game}.greedy").GreedyBot()
    else:
        levels = importlib.import_module(f"kontor.bots.{game}.levels")
        bot = levels.make(name, budget or Budget(seconds=SECONDS[name]))
    return bot
