"""Draw the pictures of README and docs from real games. Run as `python -m tools.pictures.run [NAME]` or `make screens`.

With the name of a game, or the beginning of a state's name, only those.
"""

import io
import re
import sys
from typing import NamedTuple

from kontor.arena.playout import play_out
from kontor.cli.context import AppContext, PipeConsole
from kontor.cli.terminal.session import Session
from kontor.engine.matches import resume
from kontor.engine.registry import load_game
from kontor.lang.translator import Translator
from tools.paths import ROOT
from tools.pictures.page import draw_page

FOLDER = ROOT / "docs" / "screens"


class Picture(NamedTuple):
    """A position in the middle of a game against the greedy bot, in which the first player has many options."""

    file: str
    seed: int
    before: str
    """The start of the line before which the position is drawn."""
    number: int
    """The index of that line among the lines with this start."""
    width: int


PICTURES = {
    "anno1503": Picture("terminal.svg", 34, "0 sail", 14, 112),
    "anno1800": Picture("anno1800.svg", 3, "0 play", 4, 140),
}


def draw(game: str, picture: Picture) -> None:
    """Play the game and draw its position."""
    record = play_out(load_game(game), ["greedy"] * 3, picture.seed, {}).record
    record.players = ["Ada", "greedy", "greedy 2"]
    record.seats = ["", "greedy", "greedy"]
    record.result = None
    lines = [number for number, line in enumerate(record.moves) if line.startswith(picture.before)]
    record.moves = record.moves[: lines[picture.number]]
    app = AppContext(Translator("en"))
    app.out = PipeConsole(record=True, width=picture.width, file=io.StringIO(), highlight=False)
    session = Session(app, resume(record), FOLDER / "unused.json", plain=True)
    session.show()
    FOLDER.mkdir(parents=True, exist_ok=True)
    drawn = app.out.export_svg(title=f"kontor play {game}")
    # Use a font of the reader's system.
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    (FOLDER / picture.file).write_text(drawn, encoding="utf-8")


def main(wanted: str = "") -> None:
    """Draw the pictures of the terminal and of the page."""
    for game, picture in PICTURES.items():
        if wanted in (game, ""):
            draw(game, picture)
    draw_page(FOLDER, wanted)


if __name__ == "__main__":
    main(*sys.argv[1:2])
