"""`kontor games`."""

import click

from kontor.cli.context import Shop
from kontor.cli.localized import SpokenCommand
from kontor.engine.registry import game_names, load_game


def command(shop: Shop) -> click.Command:
    """The command."""

    def run() -> None:
        for name in game_names():
            game = load_game(name)
            shop.line(f"{name}  {shop.say(f'{name}-title')}")
            shop.line(f"  {shop.say(f'{name}-about')}")
            players = shop.say("games-players", fewest=game.fewest, most=game.most)
            shop.line(f"  {players} · {shop.say('games-play', name=name)}")

    return SpokenCommand("games", callback=run, help=shop.say("games-help"), translator=shop.translator)
