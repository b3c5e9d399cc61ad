"""The screen of a game without a screen of its own: its view as data."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from kontor.cli.screens import LogLine
from kontor.engine.protocol import Data
from kontor.lang.translator import Localizer


def panels(
    localizer: Localizer, view: Data, prospects: Data, log: Sequence[LogLine], width: int, room: int
) -> list[RenderableType]:
    """Return the view, formatted as data, and the log."""
    return [Pretty(view), Text("\n".join(line.text for line in log))]


def howto(localizer: Localizer, view: Data) -> str:
    """Return an empty text: such a game has no introduction."""
    return ""
