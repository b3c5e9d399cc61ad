"""Drawing a seat's view in the terminal: one module per game, a plain one for games without."""

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from kontor.cli.shop import Shop
from kontor.lang.translator import Teller
from kontor.table.protocol import Data

SEAT_STYLES = ("bold bright_blue", "bold bright_yellow", "bold bright_magenta", "bold bright_green")
SEAT_LETTERS = "ABCD"


def draw(shop: Shop, teller: Teller, view: Data, log: Sequence[str], room: int = 1000) -> None:
    """Draw what a seat sees and the last lines of the log, in so many lines if that can be done."""
    for part in _screen(teller).panels(teller, view, log, shop.out.width, room):
        shop.out.print(part)


def draw_reference(shop: Shop, teller: Teller, view: Data) -> None:
    """Draw what one looks up during play."""
    shop.out.print(_screen(teller).howto(teller, view))
    table = Table(show_header=False, box=None, padding=(0, 2))
    for thing, known in teller.game.reference():
        table.add_row(Text(teller.tell(thing)), Text(", ".join(teller.tell(phrase) for phrase in known)))
    shop.out.print(table)


def _screen(teller: Teller) -> Any:
    name = teller.game.name
    known = importlib.util.find_spec(f"kontor.cli.screens.{name}")
    return importlib.import_module(f"kontor.cli.screens.{name if known else 'plain'}")


def seat_tag(teller: Teller, seat: int) -> Text:
    """A player's letter and name, told apart by more than colour."""
    return Text(f"{SEAT_LETTERS[seat]} {teller.players[seat]}", style=SEAT_STYLES[seat])
