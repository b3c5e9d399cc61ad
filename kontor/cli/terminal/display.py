"""Display: the table, the log, help and the end of a game, drawn for the person at the screen."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from kontor.cli.context import AppContext, is_terminal, program
from kontor.cli.screens import LogLine, draw, howto, others, prospects_of, reference, table
from kontor.cli.terminal.input_text import find_seat
from kontor.cli.terminal.offers import END
from kontor.cli.terminal.pager import show_pages
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.lang.translator import Localizer, clean

_LOG_LINES = 60
"""Lines of the log that a screen can show at most."""
_UNLIMITED = 1000
"""More lines than any table takes."""
_CLEAR_SCROLLBACK = "\x1b[3J"


class Display:
    """The screen of a match. `viewer` is the seat of the person in front of it, or -1 if only bots play."""

    def __init__(self, app: AppContext, localizer: Localizer, match: Match, viewer: int, plain: bool) -> None:
        self.app = app
        self.localizer = localizer
        self.match = match
        self.viewer = viewer
        self.plain = plain or not is_terminal()

    def hand_over(self, seat: int, shared: bool) -> None:
        """Make a seat the viewer. On a `shared` screen, hide what the previous viewer saw and wait for the next."""
        if seat != self.viewer and shared:
            self.clear()
            if not self.plain:
                self.app.line(_CLEAR_SCROLLBACK)
            self.wait(self.app.say("play-hand-over", seat=self.match.players[seat]))
        self.viewer = seat

    def clear(self) -> None:
        """Clear the screen, unless the output is plain."""
        if not self.plain:
            self.app.out.clear()

    def wait(self, message: str) -> None:
        """Print a message and wait for Enter."""
        try:
            input(f"{message} ")
        except EOFError:
            self.app.line("")

    def show(self, below: Sequence[RenderableType]) -> None:
        """Draw as much of the table as fits above the parts `below`, then these."""
        self.clear()
        parts = Group(*below)
        lines = len(self.app.out.render_lines(parts)) + 1
        self._draw(_UNLIMITED if self.plain else self.app.out.height - lines)
        self.app.out.print(parts)

    def _draw(self, height: int) -> None:
        draw(self.app, self.localizer, *self._view(), self._log_lines(_LOG_LINES), height)

    def _view(self) -> tuple[Data, Data]:
        """Return the view and the prospects of the viewer."""
        match = self.match
        return match.view(self.viewer), prospects_of(match.game, match.state, self.viewer)

    def _log_lines(self, last: int = 0) -> list[LogLine]:
        """Return the log as the viewer may see it, or its last lines."""
        events = self.match.log(self.viewer)
        return [LogLine(str(event["kind"]), self.localizer.event(event)) for event in events[-last:]]

    def table(self) -> None:
        """Show the whole table in pages."""
        view, prospects = self._view()
        full_table = table(self.app, self.localizer, view, prospects, self._log_lines(_LOG_LINES))
        show_pages(self.app, [full_table], self.plain)

    def others(self, who: str) -> str:
        """Show all that the other players own, or the one player `who` (letter, number or name).

        Returns an error message if there is no such player.
        """
        named = find_seat(self.localizer, who)
        if who and named < 0:
            return self.app.say("play-not-a-choice", text=clean(who))
        seats = [named] if who else [seat for seat in range(len(self.match.players)) if seat != self.viewer]
        islands = others(self.localizer, *self._view(), seats)
        if islands is None:
            self.table()
        else:
            show_pages(self.app, [islands], self.plain)
        return ""

    def log(self) -> None:
        """Show the whole log."""
        self.app.line("\n".join(line.text for line in self._log_lines()))
        self.wait(self.app.say("play-press-enter"))

    def help(self) -> None:
        """Show the keys, how the game is played, and the player aid."""
        match, view = self.match, self.match.view(self.viewer)
        things = [thing for thing in match.game.things(match.state) if match.game.presentation.parts(thing).names]
        example = match.game.text(things[0]) if things else END
        text = f"{self.app.say('play-help-text', example=example)}\n\n{howto(self.localizer, view)}\n"
        show_pages(self.app, [Text(text), reference(self.localizer, view)], self.plain)

    def end(self, path: Path) -> None:
        """Show the final position and the result."""
        self.clear()
        self._draw(_UNLIMITED)
        over, result = self.app.say("play-over"), self._log_lines(1)[0].text
        if not result.startswith(over):
            self.app.out.print(over, style="bold")
        self.app.out.print(result)
        winners = self.match.game.winners(self.match.state)
        for seat in winners:
            self.app.out.print(self.app.say("play-winner", seat=self.localizer.players[seat]), style="bold green")
        if not winners:
            self.app.out.print(self.app.say("play-draw"))
        if self.match.taken_back:
            self.app.out.print(self.app.say("play-marked", count=self.match.taken_back))
        self.app.line(self.app.say("play-again", command=f"{program()} replay {path}"))
