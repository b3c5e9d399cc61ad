"""Options of a game: read from the command line, or asked for before a game begins."""

from collections.abc import Sequence

import click

from kontor.cli.context import ComplaintError, Shop
from kontor.cli.prompts import ask
from kontor.engine.protocol import AnyGame, Data
from kontor.lang.translator import Teller


def option_param(shop: Shop) -> click.Option:
    """`--option NAME=VALUE`, as often as one likes."""
    return click.Option(
        ["--option", "options"], multiple=True, metavar=shop.say("cli-meta-option"), help=shop.say("cli-help-option")
    )


def read_options(shop: Shop, given: Sequence[str]) -> Data:
    """The options named on the command line: numbers become numbers, what has commas becomes a list.

    >>> from kontor.lang.translator import Translator
    >>> read_options(Shop(Translator("en")), ["edition=es", "tiles_returned=1", "objectives=zoo,museum"])
    {'edition': 'es', 'tiles_returned': 1, 'objectives': ['zoo', 'museum']}
    """
    options: Data = {}
    for text in given:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not (name and sign and value):
            raise ComplaintError(shop.say("cli-bad-option", text=text[:40]))
        if name in options:
            raise ComplaintError(shop.say("cli-option-twice", name=name[:40]))
        parts = [_value(part.strip()) for part in value.split(",")]
        options[name] = parts if len(parts) > 1 else parts[0]
    return options


def _value(text: str) -> str | int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text


def ask_options(shop: Shop, game: AnyGame) -> Data:
    """Ask for what matters; the usual value is the default, or the one named like the reader's language."""
    teller = Teller(shop.translator, game, [])
    options: Data = {}
    for option in game.choices():
        shop.out.print(teller.tell(option.phrase))
        values = [value for value, _ in option.values]
        for number, (_, phrase) in enumerate(option.values, start=1):
            shop.out.print(f"  {number}  {teller.tell(phrase)}")
        language = shop.translator.language
        usual = values.index(language) + 1 if language in values else 1
        numbers = [str(number) for number in range(1, len(values) + 1)]
        value = values[int(ask(shop, shop.say("play-choice"), str(usual), numbers)) - 1]
        if value is not None:
            options[option.name] = value
    return options
