"""Game endpoint: the games of this server with their options, editions and bots."""

from fastapi import APIRouter

from kontor.bots.base import BOTS, LEVELS, bots_of
from kontor.bots.plugins import package_of
from kontor.engine.protocol import AnyGame
from kontor.engine.registry import game_names, load_game
from kontor.engine.ui_types import Option
from kontor.lang.editions import Switch, own_first, switches
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Localizer, Translator
from kontor.server.http.bodies import (
    BotInfo,
    GameInfo,
    Games,
    OptionInfo,
    OptionPiece,
    OptionValue,
    SwitchInfo,
)
from kontor.server.http.identity import RequestTranslator

router = APIRouter(prefix="/api/games", tags=["server"])
_ORDER = (*LEVELS, "greedy", "random")
"""The order in which our own bots are listed. Those of other packages follow."""


@router.get("")
async def games(translator: RequestTranslator) -> Games:
    """Return the games of this server with their options, editions and bots."""
    return Games(games=[_game(load_game(name), translator) for name in game_names()], languages=list(LANGUAGES))


def _game(game: AnyGame, translator: Translator) -> GameInfo:
    localizer = Localizer(translator, game, [])
    return GameInfo(
        name=game.name,
        title=translator.say(f"{game.name}-title"),
        about=translator.say(f"{game.name}-about"),
        fewest=game.fewest,
        most=game.most,
        rules=game.rules,
        options=[_option(option, localizer) for option in game.presentation.choices()],
        editions=[_switch(switch) for switch in switches(translator, game)],
        bots=[_bot(bot, game.name, translator) for bot in _ordered_bots(game.name)],
    )


def _bot(bot: str, game: str, translator: Translator) -> BotInfo:
    if bot not in BOTS:
        return BotInfo(
            name=bot, label=bot, about=translator.say("bot-about-plugin", package=package_of(bot)), level=False
        )
    label, about = translator.say(f"bot-{bot}"), translator.say(f"bot-about-{bot}", game=game)
    return BotInfo(name=bot, label=label, about=about, level=bot in LEVELS)


def _ordered_bots(game: str) -> list[str]:
    available = bots_of(game)
    return [bot for bot in _ORDER if bot in available] + [bot for bot in available if bot not in _ORDER]


def _option(option: Option, localizer: Localizer) -> OptionInfo:
    phrases = dict(option.values)
    return OptionInfo(
        name=option.name,
        label=localizer.render(option.phrase),
        values=[
            OptionValue(
                value=value, label=localizer.render(phrases[value]), pieces=list(option.sets.get(str(value), ()))
            )
            for value in own_first(localizer.translator.language, phrases)
        ],
        pieces=[
            OptionPiece(name=piece.name, label=localizer.render(piece.phrase), about=localizer.render(piece.about))
            for piece in option.pieces
        ],
        number=option.number,
    )


def _switch(switch: Switch) -> SwitchInfo:
    return SwitchInfo(
        name=switch.name,
        label=switch.label,
        values=[OptionValue(value=value, label=label, pieces=[]) for value, label in switch.values.items()],
        by_edition=switch.by_edition,
    )
