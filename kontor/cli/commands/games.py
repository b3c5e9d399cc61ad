"""`kontor games`: the list of games."""

import click

from kontor.cli.context import AppContext
from kontor.cli.localized import LocalizedCommand
from kontor.engine.registry import game_names, load_game


def command(app: AppContext) -> click.Command:
    """Return the command."""

    def run() -> None:
        for name in game_names():
            game = load_game(name)
            app.line(f"{name}  {app.say(f'{name}-title')}")
            app.line(f"  {app.say(f'{name}-about')}")
            players = app.say("games-players", fewest=game.fewest, most=game.most)
            app.line(f"  {players} · {app.say('games-play', name=name)}")

    return LocalizedCommand("games", callback=run, help=app.say("games-help"), translator=app.translator)
