"""Show something longer than the screen, page by page."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.segment import Segment, Segments

from kontor.cli.context import AppContext

_BACK = ("0", "b", "q")


def show_pages(app: AppContext, parts: Sequence[RenderableType], plain: bool) -> str:
    """Show the parts and wait for Enter after each page. Return what the person typed instead. Empty to go back."""
    if plain:
        app.out.print(Group(*parts))
        answer = _wait(app)
        return "" if answer in _BACK else answer
    lines = app.out.render_lines(Group(*parts), pad=False)
    step = max(1, app.out.height - 2)
    for start in range(0, len(lines), step):
        app.out.clear()
        for line in lines[start : start + step]:
            app.out.print(Segments([*line, Segment.line()]))
        if answer := _wait(app):
            return "" if answer in _BACK else answer
    return ""


def _wait(app: AppContext) -> str:
    try:
        return input(f"{app.say('play-press-enter')} ").strip()
    except EOFError:
        app.line("")
        return ""
