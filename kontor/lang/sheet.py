"""The names of the players on a score sheet."""

from kontor.engine.protocol import AnyGame
from kontor.lang.translator import Localizer, Translator


def sheet_localizer(translator: Translator, game: AnyGame, players: list[str]) -> Localizer:
    """Return a localizer for a score sheet. Players without a name get a number.

    >>> from kontor.engine.registry import load_game
    >>> sheet_localizer(Translator("en"), load_game("anno1800"), ["Ada", ""]).players
    ['Ada', 'Player 2']
    """
    names = [name or translator.say("score-player", number=number) for number, name in enumerate(players, start=1)]
    return Localizer(translator, game, names)
