"""The table of Anno 1800, in as much detail as fits. The most important parts come last, next to the prompt."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kontor.cli.screens import LogLine
from kontor.cli.screens.anno1800_own import hand, own
from kontor.cli.screens.anno1800_scene import Scene
from kontor.cli.screens.anno1800_table import board, island_of, objectives, opponent, score, supplies
from kontor.cli.screens.rendered import Rendered
from kontor.engine.protocol import Data
from kontor.lang.translator import Localizer

_WIDE = 112
"""Width from which the viewer's own part stands beside the public one."""
_MOST_LOG_LINES = 14
_SMALL = {
    "worked",
    "bought",
    "imported",
    "freed",
    "recalled",
    "converted",
    "returned",
    "paid_gold",
    "got_cubes",
    "used_goods",
}
"""Kinds of events that a short log leaves out."""

PAYMENT_EVENTS = frozenset({"used_goods", "bought", "recalled", "converted", "returned", "paid_gold"})
"""Kinds of events that the prompt repeats after a move: how it was paid."""


class Size(NamedTuple):
    """The level of detail of each part."""

    board: int
    """5: wide columns with full costs; 4: wide columns, costs cut; 3: narrow columns, costs cut;
    2: names with what is missing; 1: names; 0: left out."""
    objectives: int
    """3: with their rules; 2: with their rules, cut; 1: names and standings; 0: left out."""
    others: int
    """3: opponents with everything they sell; 2: the same, cut; 1: one line each; 0: left out."""
    island: int
    """2: the viewer's island in columns; 1: compact; 0: without what other commands show."""
    cards: int
    """3: hand cards in full; 2: one line each, cut; 1: without effects;
    0: costs only for cards that can be played."""
    titles: bool
    """Whether each part has a title line."""
    log: int
    """The minimum number of lines of the log."""


_BESIDE = [
    Size(5, 3, 3, 2, 3, True, 4),
    Size(4, 3, 3, 2, 3, True, 4),
    Size(4, 3, 3, 2, 2, True, 4),
    Size(3, 3, 3, 2, 2, True, 4),
    Size(3, 2, 3, 2, 2, True, 4),
    Size(2, 3, 3, 2, 3, True, 4),
    Size(2, 3, 3, 2, 2, True, 4),
    Size(2, 2, 3, 2, 2, True, 3),
    Size(1, 2, 3, 2, 2, True, 3),
    Size(1, 2, 3, 2, 2, False, 2),
    Size(1, 2, 2, 2, 2, False, 2),
    Size(1, 1, 3, 2, 2, False, 2),
    Size(1, 1, 2, 2, 2, False, 2),
    Size(0, 3, 3, 2, 2, False, 2),
    Size(0, 2, 3, 2, 2, False, 2),
    Size(0, 2, 2, 2, 2, False, 2),
    Size(0, 2, 3, 1, 2, False, 2),
    Size(0, 2, 2, 1, 2, False, 2),
    Size(0, 1, 1, 1, 2, False, 1),
    Size(0, 1, 1, 1, 1, False, 0),
    Size(0, 0, 0, 0, 1, False, 0),
    Size(0, 0, 0, 0, 0, False, 0),
]
_BELOW = [
    Size(5, 3, 3, 2, 3, True, 6),
    Size(4, 3, 3, 2, 2, True, 6),
    Size(2, 2, 3, 2, 2, True, 4),
    Size(1, 2, 3, 2, 2, True, 4),
    Size(1, 2, 2, 2, 2, False, 3),
    Size(1, 1, 2, 1, 2, False, 3),
    Size(0, 1, 3, 2, 2, False, 2),
    Size(0, 1, 2, 2, 2, False, 2),
    Size(0, 1, 2, 1, 2, False, 2),
    Size(0, 1, 1, 1, 2, False, 0),
    Size(0, 1, 1, 1, 1, False, 2),
    Size(0, 1, 1, 1, 1, False, 0),
    Size(0, 0, 1, 1, 1, False, 0),
    Size(0, 0, 1, 0, 1, False, 0),
    Size(0, 0, 1, 0, 0, False, 0),
    Size(0, 0, 0, 0, 1, False, 0),
    Size(0, 0, 0, 0, 0, False, 0),
]
"""Sizes from the largest to the smallest."""
_COLUMN_WIDTHS = (48, 35)
"""Minimum widths of a tile with its cost, in the wide and in the narrow form."""
_LABEL = 12
"""Width of the labels before the tiles."""


def panels(
    localizer: Localizer, view: Data, prospects: Data, log: Sequence[LogLine], width: int, room: int
) -> list[RenderableType]:
    """Return everything a seat sees, in the largest size that fits."""
    screen = _Screen(Scene(localizer, view, prospects), log, width, room)
    drawn: list[RenderableType] = []
    for size in _BESIDE if width >= _WIDE else _BELOW:
        drawn, height = screen.beside(size) if width >= _WIDE else screen.below(size)
        if height <= room:
            break
    return [*drawn, *([score(screen.scene)] if "score" in view else [])]


class _Screen:
    """The parts of a screen. Each is rendered once per form and width."""

    def __init__(self, scene: Scene, log: Sequence[LogLine], width: int, room: int) -> None:
        self.scene = scene
        self.log = log
        self.width = width
        self.room = room
        self._drawn: dict[tuple[str, int, int], Rendered] = {}

    def beside(self, size: Size) -> tuple[list[RenderableType], int]:
        """Return the viewer's part and the rest side by side, below a board with costs, and their height."""
        half = self.width * 4 // 7
        rest = self.width - half - 3
        top = self._board(size, self.width) if size.board > 2 else []
        left, right = self._own(size, half), self._opponents(size, rest)
        if not top:
            right += self._board(size, rest)
        above = _height(top)
        if _height(left) <= _height(right):
            left = [*self._log_part(size, self.room - above - _height(left), half), *left]
        else:
            right += self._log_part(size, self.room - above - _height(right), rest)
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_column(width=half)
        table.add_column(width=rest)
        table.add_row(Group(*left), Group(*right))
        return [*top, table], above + max(_height(left), _height(right))

    def below(self, size: Size) -> tuple[list[RenderableType], int]:
        """Return the parts one below the other, the viewer's last, and their height."""
        above = [*self._board(size, self.width), *self._opponents(size, self.width)]
        own = self._own(size, self.width)
        spare = self.room - _height(above) - _height(own)
        parts = [*above, *self._log_part(size, spare, self.width), *own]
        return [*parts], _height(parts)

    def _part(
        self, key: str, form: int, width: int, titled: bool, render: Callable[[], RenderableType]
    ) -> list[Rendered]:
        """Return a part in one of its forms, below its title."""
        if (key, form, width) not in self._drawn:
            self._drawn[key, form, width] = Rendered(render(), width)
        title = Rule(self.scene.say(key), align="left", style="dim")
        return [*([Rendered(title, width)] if titled else []), self._drawn[key, form, width]]

    def _log_part(self, size: Size, spare: int, width: int) -> list[Rendered]:
        """Return as much of the log as fits. Small steps are left out unless there is plenty of room."""
        lines = min(_MOST_LOG_LINES, max(size.log, spare - size.titles))
        if lines <= 0 or not self.log:
            return []
        shown = [line for line in self.log if line.kind not in _SMALL] if lines < _MOST_LOG_LINES else self.log
        text = Text("\n".join(line.text for line in shown[-lines:]), no_wrap=True, overflow="ellipsis")
        return self._part("play-log", lines, width, size.titles, lambda: text)

    def _own(self, size: Size, width: int) -> list[Rendered]:
        scene, key = self.scene, "anno1800-screen-island"
        seats = range(scene.view["players"]) if scene.viewer < 0 else [scene.viewer]
        islands = Group(*(own(scene, seat, size.island) for seat in seats))
        parts = self._part(key, size.island, width, size.titles, lambda: islands)
        if scene.viewer < 0:
            return parts
        return parts + self._part(
            "anno1800-screen-hand", size.cards, width, size.titles, lambda: hand(scene, size.cards, width)
        )

    def _opponents(self, size: Size, width: int) -> list[Rendered]:
        scene, form = self.scene, size.objectives
        parts: list[Rendered] = []
        if form:
            key = "anno1800-screen-objectives"
            parts += self._part(key, form, width, size.titles, lambda: objectives(scene, form > 1, form > 2))
        others = [seat for seat in range(scene.view["players"]) if seat != scene.viewer] if scene.viewer >= 0 else []
        if others and size.others:
            drawn = Group(*(opponent(scene, seat, size.others) for seat in others))
            parts += self._part("anno1800-screen-opponents", size.others, width, size.titles, lambda: drawn)
        return parts

    def _board(self, size: Size, width: int) -> list[Rendered]:
        scene, form = self.scene, size.board
        if not form:
            return []
        wide, narrow = (max(1, (width - _LABEL) // column_width) for column_width in _COLUMN_WIDTHS)
        columns = narrow if form == 3 else max(wide, min(narrow, 2)) if form > 3 else 0

        def render() -> RenderableType:
            return Group(board(scene, columns, form > 1, form > 4), supplies(scene))

        return self._part("anno1800-screen-board", form, width, size.titles, render)


def _height(parts: Sequence[Rendered]) -> int:
    return sum(part.height for part in parts)


def others(localizer: Localizer, view: Data, prospects: Data, seats: Sequence[int]) -> RenderableType:
    """Return the islands of other players in full, one below the other."""
    scene = Scene(localizer, view, prospects)
    return Group(*(island_of(scene, seat) for seat in seats))


def howto(localizer: Localizer, view: Data) -> str:
    """Return a short introduction to the game and the legend of the screen."""
    facts = localizer.presentation.facts()
    fw, aei, nw = facts["card_points"].values()
    text = localizer.translator.say("anno1800-howto", fw=fw, aei=aei, nw=nw, objectives=facts["objectives_in_play"])
    return f"{text}\n{localizer.translator.say('anno1800-screen-legend')}"
