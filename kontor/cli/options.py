"""Options of a game, from the command line or from questions before a game begins."""

from collections.abc import Sequence

import click

from kontor.cli.context import AppContext, ComplaintError
from kontor.cli.localized import Number
from kontor.cli.prompts import ask
from kontor.engine.protocol import AnyGame, Data
from kontor.lang.editions import own_first
from kontor.lang.translator import Localizer


def option_param(app: AppContext) -> click.Option:
    """Return the repeatable option `--option NAME=VALUE`."""
    return click.Option(
        ["--option", "options"], multiple=True, metavar=app.say("cli-meta-option"), help=app.say("cli-help-option")
    )


def rules_param(app: AppContext) -> click.Option:
    """Return the option `--rules N`: the version of the rules that bots play by."""
    return click.Option(["--rules"], type=Number(1, 10**6), metavar="N", help=app.say("simulate-help-rules"))


def read_options(app: AppContext, texts: Sequence[str]) -> Data:
    """Parse `NAME=VALUE` texts. Decimal values become numbers, values with commas become lists.

    >>> from kontor.lang.translator import Translator
    >>> read_options(AppContext(Translator("en")), ["edition=es", "tiles_returned=1", "objectives=zoo,museum"])
    {'edition': 'es', 'tiles_returned': 1, 'objectives': ['zoo', 'museum']}
    """
    options: Data = {}
    for text in texts:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not (name and sign and value):
            raise ComplaintError(app.say("cli-bad-option", text=text[:40]))
        if name in options:
            raise ComplaintError(app.say("cli-option-twice", name=name[:40]))
        parts = [_value(part.strip()) for part in value.split(",")]
        options[name] = parts if len(parts) > 1 else parts[0]
    return options


def _value(text: str) -> str | int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text


def ask_options(app: AppContext, game: AnyGame) -> Data:
    """Ask for the options of a new game. The first value is the default: of editions, that of the reader's language."""
    localizer = Localizer(app.translator, game, [])
    options: Data = {}
    for option in game.presentation.choices():
        app.out.print(localizer.render(option.phrase))
        phrases = dict(option.values)
        values = own_first(app.translator.language, phrases)
        for number, value in enumerate(values, start=1):
            app.out.print(f"  {number}  {localizer.render(phrases[value])}")
        numbers = [str(number) for number in range(1, len(values) + 1)]
        value = values[int(ask(app, app.say("play-choice"), numbers[0], numbers)) - 1]
        if value is not None:
            options[option.name] = value
    return options
