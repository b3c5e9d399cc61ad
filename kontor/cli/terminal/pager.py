"""Something longer than the screen, page by page."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.segment import Segment, Segments

from kontor.cli.context import Shop

_BACK = ("0", "b", "q")


def paged(shop: Shop, parts: Sequence[RenderableType], plain: bool) -> str:
    """Show the parts from their beginning, and wait after each page; returns what else than a way back was typed."""
    if plain:
        shop.out.print(Group(*parts))
        answer = _wait(shop)
        return "" if answer in _BACK else answer
    lines = shop.out.render_lines(Group(*parts), pad=False)
    step = max(1, shop.out.height - 2)
    for start in range(0, len(lines), step):
        shop.out.clear()
        for line in lines[start : start + step]:
            shop.out.print(Segments([*line, Segment.line()]))
        if answer := _wait(shop):
            return "" if answer in _BACK else answer
    return ""


def _wait(shop: Shop) -> str:
    try:
        return input(f"{shop.say('play-press-enter')} ").strip()
    except EOFError:
        shop.line("")
        return ""
