"""The table of Anno 1800, as much of it as there is room for; what is needed most stands lowest."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kontor.cli.screens import Told
from kontor.cli.screens.anno1800_own import hand, own
from kontor.cli.screens.anno1800_scene import Scene
from kontor.cli.screens.anno1800_table import board, island_of, objectives, opponent, score, supplies
from kontor.cli.screens.drawn import Drawn
from kontor.engine.protocol import Data
from kontor.lang.translator import Localizer

_WIDE = 112
"""Columns from which on the viewer's own part stands beside what lies open for all."""
_MOST_TOLD = 14
_SMALL = {"worked", "bought", "imported", "freed", "recalled", "converted", "returned", "paid_gold", "got_cubes"}
"""Steps that the log leaves out when it has few lines."""

PAYMENTS = frozenset({"bought", "recalled", "converted", "returned", "paid_gold"})
"""What is told after a move: who was paid, and with what."""


class Size(NamedTuple):
    """How much of each part is drawn."""

    board: int
    """5: in wide columns with whole costs; 4: with costs, cut; 3: in narrow columns;
    2: names with what is missing; 1: names; 0: not at all."""
    objectives: int
    """3: with what they do; 2: the same, cut; 1: names and standing; 0: not at all."""
    others: int
    """3: opponents with all they sell; 2: the same, cut; 1: in one line each; 0: not at all."""
    island: int
    """2: the own island in columns; 1: in short; 0: without what can be looked up."""
    cards: int
    """3: hand cards in full; 2: in lines of their own, cut; 1: without what they bring;
    0: needs only of those that can be played."""
    titles: bool
    """Lines with a title between the parts."""
    log: int
    """Fewest lines of the log."""


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
"""From the largest to the smallest."""
_COLUMNS = (48, 35)
"""Columns that a tile with its cost takes at least, wide or narrow; those before it take"""
_LABEL = 12
"""columns."""


def panels(
    localizer: Localizer, view: Data, prospects: Data, log: Sequence[Told], width: int, room: int
) -> list[RenderableType]:
    """Everything a seat sees, in the largest of several sizes that fits."""
    screen = _Screen(Scene(localizer, view, prospects), log, width, room)
    drawn: list[RenderableType] = []
    for size in _BESIDE if width >= _WIDE else _BELOW:
        drawn, height = screen.beside(size) if width >= _WIDE else screen.below(size)
        if height <= room:
            break
    return [*drawn, *([score(screen.scene)] if "score" in view else [])]


class _Screen:
    """The parts of a screen, each drawn once in each of its forms."""

    def __init__(self, scene: Scene, log: Sequence[Told], width: int, room: int) -> None:
        self.scene = scene
        self.log = log
        self.width = width
        self.room = room
        self._drawn: dict[tuple[str, int, int], Drawn] = {}

    def beside(self, size: Size) -> tuple[list[RenderableType], int]:
        """The own part on the left, the rest on the right; a common board with costs goes above both."""
        half = self.width * 4 // 7
        rest = self.width - half - 3
        top = self._board(size, self.width) if size.board > 2 else []
        left, right = self._own(size, half), self._rivals(size, rest)
        if not top:
            right += self._board(size, rest)
        above = _height(top)
        if _height(left) <= _height(right):
            left = [*self._story(size, self.room - above - _height(left), half), *left]
        else:
            right += self._story(size, self.room - above - _height(right), rest)
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_column(width=half)
        table.add_column(width=rest)
        table.add_row(Group(*left), Group(*right))
        return [*top, table], above + max(_height(left), _height(right))

    def below(self, size: Size) -> tuple[list[RenderableType], int]:
        """One part below the other, the own ones last."""
        above = [*self._board(size, self.width), *self._rivals(size, self.width)]
        own = self._own(size, self.width)
        spare = self.room - _height(above) - _height(own)
        parts = [*above, *self._story(size, spare, self.width), *own]
        return [*parts], _height(parts)

    def _part(self, key: str, form: int, width: int, titled: bool, make: Callable[[], RenderableType]) -> list[Drawn]:
        """A part in one of its forms, below its title."""
        if (key, form, width) not in self._drawn:
            self._drawn[key, form, width] = Drawn(make(), width)
        title = Rule(self.scene.say(key), align="left", style="dim")
        return [*([Drawn(title, width)] if titled else []), self._drawn[key, form, width]]

    def _story(self, size: Size, spare: int, width: int) -> list[Drawn]:
        """The log, as much as there is room for; small steps only where there is plenty."""
        lines = min(_MOST_TOLD, max(size.log, spare - size.titles))
        if lines <= 0 or not self.log:
            return []
        told = [line for line in self.log if line.kind not in _SMALL] if lines < _MOST_TOLD else self.log
        text = Text("\n".join(line.text for line in told[-lines:]), no_wrap=True, overflow="ellipsis")
        return self._part("play-log", lines, width, size.titles, lambda: text)

    def _own(self, size: Size, width: int) -> list[Drawn]:
        scene, key = self.scene, "anno1800-screen-island"
        seats = range(scene.view["players"]) if scene.viewer < 0 else [scene.viewer]
        islands = Group(*(own(scene, seat, size.island) for seat in seats))
        parts = self._part(key, size.island, width, size.titles, lambda: islands)
        if scene.viewer < 0:
            return parts
        return parts + self._part(
            "anno1800-screen-hand", size.cards, width, size.titles, lambda: hand(scene, size.cards, width)
        )

    def _rivals(self, size: Size, width: int) -> list[Drawn]:
        scene, form = self.scene, size.objectives
        parts: list[Drawn] = []
        if form:
            key = "anno1800-screen-objectives"
            parts += self._part(key, form, width, size.titles, lambda: objectives(scene, form > 1, form > 2))
        others = [seat for seat in range(scene.view["players"]) if seat != scene.viewer] if scene.viewer >= 0 else []
        if others and size.others:
            rivals = Group(*(opponent(scene, seat, size.others) for seat in others))
            parts += self._part("anno1800-screen-opponents", size.others, width, size.titles, lambda: rivals)
        return parts

    def _board(self, size: Size, width: int) -> list[Drawn]:
        scene, form = self.scene, size.board
        if not form:
            return []
        wide, narrow = (max(1, (width - _LABEL) // least) for least in _COLUMNS)
        columns = narrow if form == 3 else max(wide, min(narrow, 2)) if form > 3 else 0

        def make() -> RenderableType:
            return Group(board(scene, columns, form > 1, form > 4), supplies(scene))

        return self._part("anno1800-screen-board", form, width, size.titles, make)


def _height(parts: Sequence[Drawn]) -> int:
    return sum(part.height for part in parts)


def others(localizer: Localizer, view: Data, prospects: Data, seats: Sequence[int]) -> RenderableType:
    """The islands of other players in full, one below the other."""
    scene = Scene(localizer, view, prospects)
    return Group(*(island_of(scene, seat) for seat in seats))


def howto(localizer: Localizer, view: Data) -> str:
    """How the game goes, in a few lines."""
    facts = localizer.presentation.facts()
    fw, aei, nw = facts["card_points"].values()
    told = localizer.translator.say("anno1800-howto", fw=fw, aei=aei, nw=nw, objectives=facts["objectives_in_play"])
    return f"{told}\n{localizer.translator.say('anno1800-screen-legend')}"
