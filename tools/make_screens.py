"""Draw the pictures of the README from a real game. Run as `python -m tools.make_screens` or `make screens`."""

import io
import re
from pathlib import Path

from kontor.arena.playout import play_out
from kontor.cli.session import Session
from kontor.cli.shop import PipeConsole, Shop
from kontor.lang.translator import Translator
from kontor.table.begin import resume
from kontor.table.registry import load_game

FOLDER = Path(__file__).parent.parent / "docs" / "screens"
WIDTH = 112


def main() -> None:
    """A position in the middle of a game against the greedy bot."""
    game = load_game("anno1503")
    record, _ = play_out(game, ["greedy"] * 3, 34, {})
    record.players = ["Ada", "greedy", "greedy 2"]
    record.seats = ["", "greedy", "greedy"]
    record.result = None
    # A turn in which much can be done: the line before the first player's ship sets sail, some rounds in.
    sails = [number for number, line in enumerate(record.moves) if line.startswith("0 sail")]
    record.moves = record.moves[: sails[14]]
    shop = Shop(Translator("en"))
    shop.out = PipeConsole(record=True, width=WIDTH, file=io.StringIO(), highlight=False)
    session = Session(shop, resume(record), FOLDER / "unused.json", plain=True)
    session.show()
    FOLDER.mkdir(parents=True, exist_ok=True)
    picture = shop.out.export_svg(title="kontor play anno1503")
    # No font is fetched from anywhere: the reader's own will do.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    (FOLDER / "terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
