"""The screen of a game that has none of its own: the view as it is."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from kontor.cli.screens import Told
from kontor.engine.protocol import Data
from kontor.lang.translator import Localizer


def panels(
    localizer: Localizer, view: Data, prospects: Data, log: Sequence[Told], width: int, room: int
) -> list[RenderableType]:
    """The view, laid out as data, and the log."""
    return [Pretty(view), Text("\n".join(told.text for told in log))]


def howto(localizer: Localizer, view: Data) -> str:
    """Nothing is known about such a game."""
    return ""
