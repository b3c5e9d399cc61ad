"""Draw a seat's view at the terminal: one module per game, and `plain` for games without one."""

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


class LogLine(NamedTuple):
    """A line of the log: the kind of its event, and the sentence.

    >>> LogLine("sold", "Ada sells wood.").kind
    'sold'
    """

    kind: str
    text: str


def prospects_of(game: AnyGame, state: State, seat: int) -> Data:
    """Return the prospects of a seat (`Presentation.prospects`), and the `things` it can do now as `ThingParts`."""
    if seat < 0:
        return {"things": []}
    things = [game.presentation.parts(thing) for thing in game.things(state)] if state.actor == seat else []
    return {**game.presentation.prospects(state, seat), "things": things}


def draw(
    app: AppContext, localizer: Localizer, view: Data, prospects: Data, log: Sequence[LogLine], room: int = 1000
) -> None:
    """Print the view of a seat and the end of the log, in at most `room` lines if possible."""
    app.out.print(table(app, localizer, view, prospects, log, room))


def table(
    app: AppContext, localizer: Localizer, view: Data, prospects: Data, log: Sequence[LogLine], room: int = 1000
) -> Group:
    """Return what `draw` prints."""
    return Group(*_screen(localizer).panels(localizer, view, prospects, log, app.out.width, room))


def others(localizer: Localizer, view: Data, prospects: Data, seats: Sequence[int]) -> RenderableType | None:
    """Return everything that other players own, or None if the game shows all of it on the table."""
    show = getattr(_screen(localizer), "others", None)
    return show(localizer, view, prospects, seats) if show else None


def payment_events(localizer: Localizer) -> frozenset[str]:
    """Return the kinds of events that report how a move was paid."""
    kinds: frozenset[str] = getattr(_screen(localizer), "PAYMENT_EVENTS", frozenset())
    return kinds


def howto(localizer: Localizer, view: Data) -> str:
    """Return a short introduction to the game."""
    return str(_screen(localizer).howto(localizer, view))


def reference(localizer: Localizer, view: Data) -> Table:
    """Return the player aid. The objectives in play come first, the others last."""
    in_play = [objective["id"] for objective in view.get("objectives", [])]

    def rank(subject: Phrase) -> int:
        return 1 if "objective" not in subject.args else 0 if subject.args["objective"] in in_play else 2

    rows = Table(show_header=False, box=None, padding=(0, 2))
    for subject, facts in sorted(localizer.presentation.reference(), key=lambda row: rank(row[0])):
        rows.add_row(Text(localizer.render(subject)), Text(", ".join(localizer.render(fact) for fact in facts)))
    return rows


def _screen(localizer: Localizer) -> Any:
    name = localizer.game.name
    has_screen = importlib.util.find_spec(f"kontor.cli.screens.{name}")
    return importlib.import_module(f"kontor.cli.screens.{name if has_screen else 'plain'}")


def seat_tag(localizer: Localizer, seat: int) -> Text:
    """Return a player's letter and name, so that players differ by more than colour."""
    return Text(f"{SEAT_LETTERS[seat]} {localizer.players[seat]}", style=SEAT_STYLES[seat])
