"""Drawing a seat's view in the terminal: one module per game, a plain one for games without."""

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.context import AppContext
from kontor.engine.errors import Phrase
from kontor.engine.protocol import AnyGame, Data, State
from kontor.lang.translator import Localizer

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
    return {**game.presentation.prospects(state, seat), "things": things}


def draw(
    app: AppContext, localizer: Localizer, view: Data, prospects: Data, log: Sequence[Told], room: int = 1000
) -> None:
    """Draw what a seat sees and the last lines of the log, in so many lines if that can be done."""
    app.out.print(table(app, localizer, view, prospects, log, room))


def table(
    app: AppContext, localizer: Localizer, view: Data, prospects: Data, log: Sequence[Told], room: int = 1000
) -> Group:
    """The same, to be drawn later."""
    return Group(*_screen(localizer).panels(localizer, view, prospects, log, app.out.width, room))


def others(localizer: Localizer, view: Data, prospects: Data, seats: Sequence[int]) -> RenderableType | None:
    """All that lies before other players; nothing where a game has no more to show than its table."""
    show = getattr(_screen(localizer), "others", None)
    return show(localizer, view, prospects, seats) if show else None


def payments(localizer: Localizer) -> frozenset[str]:
    """The kinds of events that tell how a move was paid."""
    kinds: frozenset[str] = getattr(_screen(localizer), "PAYMENTS", frozenset())
    return kinds


def howto(localizer: Localizer, view: Data) -> str:
    """How the game goes."""
    return str(_screen(localizer).howto(localizer, view))


def reference(localizer: Localizer, view: Data) -> Table:
    """What one looks up during play; the objectives in play come first, the others last."""
    in_play = [objective["id"] for objective in view.get("objectives", [])]

    def rank(thing: Phrase) -> int:
        return 1 if "objective" not in thing.args else 0 if thing.args["objective"] in in_play else 2

    rows = Table(show_header=False, box=None, padding=(0, 2))
    for thing, known in sorted(localizer.presentation.reference(), key=lambda row: rank(row[0])):
        rows.add_row(Text(localizer.render(thing)), Text(", ".join(localizer.render(phrase) for phrase in known)))
    return rows


def _screen(localizer: Localizer) -> Any:
    name = localizer.game.name
    known = importlib.util.find_spec(f"kontor.cli.screens.{name}")
    return importlib.import_module(f"kontor.cli.screens.{name if known else 'plain'}")


def seat_tag(localizer: Localizer, seat: int) -> Text:
    """A player's letter and name, told apart by more than colour."""
    return Text(f"{SEAT_LETTERS[seat]} {localizer.players[seat]}", style=SEAT_STYLES[seat])
