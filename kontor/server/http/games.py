"""What can be played here: games with their options, editions and bots, for whoever makes a table."""

from fastapi import APIRouter

from kontor.bots.base import BOTS, LEVELS, bots_of
from kontor.bots.plugins import package_of
from kontor.engine.protocol import AnyGame
from kontor.engine.registry import game_names, load_game
from kontor.engine.ui_types import Option
from kontor.lang.editions import Switch, switches
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Localizer, Translator
from kontor.server.http.bodies import (
    BotOffered,
    GameOffered,
    Games,
    OptionOffered,
    PieceOffered,
    SwitchOffered,
    ValueOffered,
)
from kontor.server.http.identity import Speaker

router = APIRouter(prefix="/api/games", tags=["server"])
_ORDER = (*LEVELS, "greedy", "random")
"""In which our own bots are shown; those of other packages follow."""


@router.get("")
async def games(speaker: Speaker) -> Games:
    """The games that can be played here, with their options, editions and bots."""
    return Games(games=[_game(load_game(name), speaker) for name in game_names()], languages=list(LANGUAGES))


def _game(game: AnyGame, translator: Translator) -> GameOffered:
    localizer = Localizer(translator, game, [])
    return GameOffered(
        name=game.name,
        title=translator.say(f"{game.name}-title"),
        about=translator.say(f"{game.name}-about"),
        fewest=game.fewest,
        most=game.most,
        rules=game.rules,
        options=[_option(option, localizer) for option in game.presentation.choices()],
        editions=[_switch(switch) for switch in switches(translator, game)],
        bots=[_bot(bot, game.name, translator) for bot in _offered(game.name)],
    )


def _bot(bot: str, game: str, translator: Translator) -> BotOffered:
    if bot not in BOTS:
        return BotOffered(
            name=bot, told=bot, about=translator.say("bot-about-plugin", package=package_of(bot)), level=False
        )
    told, about = translator.say(f"bot-{bot}"), translator.say(f"bot-about-{bot}", game=game)
    return BotOffered(name=bot, told=told, about=about, level=bot in LEVELS)


def _offered(game: str) -> list[str]:
    known = bots_of(game)
    return [bot for bot in _ORDER if bot in known] + [bot for bot in known if bot not in _ORDER]


def _option(option: Option, localizer: Localizer) -> OptionOffered:
    return OptionOffered(
        name=option.name,
        told=localizer.render(option.phrase),
        values=[
            ValueOffered(value=value, told=localizer.render(phrase), pieces=list(option.sets.get(str(value), ())))
            for value, phrase in option.values
        ],
        pieces=[
            PieceOffered(name=piece.name, told=localizer.render(piece.phrase), about=localizer.render(piece.about))
            for piece in option.pieces
        ],
        number=option.number,
    )


def _switch(switch: Switch) -> SwitchOffered:
    return SwitchOffered(
        name=switch.name,
        told=switch.told,
        values=[ValueOffered(value=value, told=told, pieces=[]) for value, told in switch.values.items()],
        by_edition=switch.by_edition,
    )
