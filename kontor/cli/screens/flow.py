"""Flow layout: short texts side by side, with line breaks between them only."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Short texts side by side. Lines break between texts, never within one.

    >>> console = Console(width=9)
    >>> with console.capture() as capture:
    ...     console.print(Flow([Text("1 wood"), Text("2 stone")]))
    >>> capture.get().split()
    ['1', 'wood', '2', 'stone']
    """

    def __init__(self, items: Sequence[Text]) -> None:
        self.items = items

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for item in self.items:
            if line and line.cell_len + 2 + item.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, "  ", item) if line else item
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max((item.cell_len for item in self.items), default=1)
        return Measurement(min(longest, options.max_width), options.max_width)
