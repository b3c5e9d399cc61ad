"""A part of the screen that is rendered once and in advance, so that its height is known."""

import io

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment


class Rendered:
    """A part of the screen in a fixed width.

    >>> Rendered("one two", 4).height
    2
    """

    def __init__(self, part: RenderableType, width: int) -> None:
        self.width = width
        console = Console(width=width, file=io.StringIO(), highlight=False, markup=False, emoji=False)
        self._lines = console.render_lines(part, pad=False)

    @property
    def height(self) -> int:
        """The number of lines.

        >>> Rendered("one", 4).height
        1
        """
        return len(self._lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self._lines:
            yield from line
            yield Segment.line()

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(self.width, self.width)
