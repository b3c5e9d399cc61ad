"""Message keys that the program puts together at run time."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from kontor.bots.base import BOTS
from kontor.engine.matches import new_match
from kontor.engine.provenance import SOURCE_MARKS, UNMARKED
from kontor.engine.registry import game_names, load_game
from kontor.lang.figures import figure_keys
from tools.checks.code_keys import event_keys
from tools.checks.help_keys import help_keys


def keys_of_game(name: str) -> Iterator[str]:
    """Yield the keys that any game needs: its title, its figures, its options, its editions, its events, its points."""
    game = load_game(name)
    yield from (f"{name}-title", f"{name}-about", f"{name}-howto")
    yield from figure_keys(game)
    for choice in game.presentation.choices():
        yield from (phrase.key for phrase in (choice.phrase, *(phrase for _, phrase in choice.values)))
    for option, by_edition in game.presentation.editions().items():
        yield f"editions-{name}-{option}"
        yield from (f"editions-{name}-{option}-{value}" for value in by_edition.values())
        yield from (f"{name}-edition-{edition}" for edition in by_edition)
    match = new_match(name, ["Ada", "Ben"], seed=1)
    yield from (f"arena-source-{source}" for source in game.score_sources(match.state).names)
    yield from event_keys(name)


def own_keys(name: str) -> Iterator[str]:
    """Yield the keys that only this game puts together; `tools/checks/game_keys/NAME.py` knows them, if it has any."""
    module = f"tools.checks.game_keys.{name}"
    if find_spec(module):
        yield from import_module(module).keys()


def shared_keys() -> Iterator[str]:
    """Yield the keys that belong to no game."""
    yield from (f"bot-{about}{bot}" for bot in BOTS for about in ("", "about-"))
    for mark in (*SOURCE_MARKS, UNMARKED):
        yield from (f"content-show-source-{mark}", f"content-show-meaning-{mark}")


def built_keys() -> set[str]:
    """Return every key that is put together at run time, those of the help included."""
    keys = {*shared_keys(), *help_keys()}
    for game in game_names():
        keys.update(keys_of_game(game), own_keys(game))
    return keys
