"""Drawing a seat's view in the terminal: one module per game, a plain one for games without."""

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.table import Table
from rich.text import Text

from kontor.cli.shop import Shop
from kontor.lang.translator import Teller
from kontor.table.protocol import AnyGame, Data, State

SEAT_STYLES = ("bold bright_blue", "bold bright_yellow", "bold bright_magenta", "bold bright_green")
SEAT_LETTERS = "ABCD"


class Told(NamedTuple):
    """A line of the log: what kind of event it tells of, and the sentence.

    >>> Told("sold", "Ada sells wood.").kind
    'sold'
    """

    kind: str
    text: str


def outlook(game: AnyGame, state: State, seat: int) -> Data:
    """What a seat could do and lacks (`Game.prospects`), and the texts of the `things` it can do now."""
    if seat < 0:
        return {"things": []}
    things = [game.text(thing) for thing in game.things(state)] if state.actor == seat else []
    return {**game.prospects(state, seat), "things": things}


def draw(shop: Shop, teller: Teller, view: Data, prospects: Data, log: Sequence[Told], room: int = 1000) -> None:
    """Draw what a seat sees and the last lines of the log, in so many lines if that can be done."""
    for part in _screen(teller).panels(teller, view, prospects, log, shop.out.width, room):
        shop.out.print(part)


def draw_reference(shop: Shop, teller: Teller, view: Data) -> None:
    """Draw what one looks up during play, then how the game goes: what is longest may scroll away."""
    table = Table(show_header=False, box=None, padding=(0, 2))
    for thing, known in teller.game.reference():
        table.add_row(Text(teller.tell(thing)), Text(", ".join(teller.tell(phrase) for phrase in known)))
    shop.out.print(table)
    shop.out.print(_screen(teller).howto(teller, view), markup=False)


def _screen(teller: Teller) -> Any:
    name = teller.game.name
    known = importlib.util.find_spec(f"kontor.cli.screens.{name}")
    return importlib.import_module(f"kontor.cli.screens.{name if known else 'plain'}")


def seat_tag(teller: Teller, seat: int) -> Text:
    """A player's letter and name, told apart by more than colour."""
    return Text(f"{SEAT_LETTERS[seat]} {teller.players[seat]}", style=SEAT_STYLES[seat])
