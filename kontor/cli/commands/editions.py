"""`kontor editions`: how the editions of the rules differ, and the options that they share."""

import click
from rich.table import Table
from rich.text import Text

from kontor.cli.context import AppContext, program
from kontor.cli.localized import LocalizedCommand
from kontor.engine.protocol import AnyGame
from kontor.engine.registry import game_names, load_game
from kontor.engine.ui_types import Option
from kontor.lang.editions import switches
from kontor.lang.translator import Localizer

_CHOSEN = "●"


def command(app: AppContext) -> click.Command:
    """Return the command."""

    def run() -> None:
        for game in (load_game(name) for name in game_names()):
            if game.presentation.editions():
                _print(app, game)

    return LocalizedCommand("editions", callback=run, help=app.say("editions-help"), translator=app.translator)


def _print(app: AppContext, game: AnyGame) -> None:
    say, options = app.say, switches(app.translator, game)
    editions = list(options[0].by_edition)
    app.line(say("editions-title", game=say(f"{game.name}-title")))
    app.line(", ".join(f"{edition}: {say(f'{game.name}-edition-{edition}')}" for edition in editions))
    table = Table(show_lines=False)
    table.add_column(say("editions-option"), no_wrap=True)
    table.add_column(say("editions-meaning"))
    for edition in editions:
        table.add_column(edition, justify="center")
    for switch in options:
        table.add_row(Text(switch.name, "bold"), Text(switch.label, "bold"))
        for value, meaning in switch.values.items():
            marks = [_CHOSEN if switch.by_edition[edition] == value else "" for edition in editions]
            table.add_row(f"  {value}", Text(meaning), *marks)
        table.add_section()
    for option in _shared_options(game):
        localizer = Localizer(app.translator, game, [])
        table.add_row(Text(option.name, "bold"), Text(localizer.render(option.phrase), "bold"))
        for number, (choice, phrase) in enumerate(option.values):
            table.add_row(f"  {choice}", localizer.render(phrase), *([_CHOSEN] * len(editions) if not number else []))
    app.out.print(table)
    default = str(game.settle_options({}).get("edition", editions[0]))
    other = list(game.presentation.editions()[options[0].name])[-1]
    app.line(
        say(
            "editions-choose",
            play=f"{program()} play {game.name} --option edition={other}",
            simulate=f"{program()} simulate {game.name} --option edition={other}",
        )
    )
    app.line(say("editions-choose-one", option=f"--option {options[0].name}={options[0].by_edition[other]}"))
    app.line(say("editions-default", edition=say(f"{game.name}-edition-{default}")))


def _shared_options(game: AnyGame) -> list[Option]:
    """Return the options with values that have the same default in all editions."""
    return [option for option in game.presentation.choices() if option.name != "edition" and not option.pieces]
