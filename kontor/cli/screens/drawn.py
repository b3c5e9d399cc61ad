"""Something drawn once and for all, so that its height is known and it is not drawn again."""

import io

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment


class Drawn:
    """A part of the screen in a fixed width.

    >>> Drawn("one two", 4).height
    2
    """

    def __init__(self, part: RenderableType, width: int) -> None:
        self.width = width
        console = Console(width=width, file=io.StringIO(), highlight=False, markup=False, emoji=False)
        self._lines = console.render_lines(part, pad=False)

    @property
    def height(self) -> int:
        """How many lines it takes.

        >>> Drawn("one", 4).height
        1
        """
        return len(self._lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self._lines:
            yield from line
            yield Segment.line()

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(self.width, self.width)
