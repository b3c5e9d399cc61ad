"""The screen of a game that has none of its own: the view as it is."""

from rich.console import RenderableType
from rich.pretty import Pretty

from kontor.lang.translator import Teller
from kontor.table.protocol import Data


def panels(teller: Teller, view: Data, log: RenderableType, width: int) -> list[RenderableType]:
    """The view, laid out as data, and the log."""
    return [Pretty(view), log]


def reference(teller: Teller, view: Data) -> list[RenderableType]:
    """Nothing is known about such a game."""
    return []
