"""A score sheet in the terminal: the table, what the game says about it, and the winner."""

from rich.table import Table
from rich.text import Text

from kontor.cli.context import AppContext
from kontor.engine.errors import Phrase
from kontor.engine.protocol import AnyGame, Data
from kontor.engine.score_sheet import ScoreSheet
from kontor.engine.ui_types import SheetTexts
from kontor.lang.sheet import sheet_localizer
from kontor.lang.translator import Localizer


def print_sheet(app: AppContext, game: AnyGame, score_sheet: ScoreSheet, sheet: Data) -> None:
    """Print a score sheet in the reader's language."""
    localizer = sheet_localizer(app.translator, game, sheet["players"])
    texts = score_sheet.texts(sheet)
    app.out.print(_table(localizer, sheet, texts))
    for part in texts.parts:
        phrases = [entry["text"] for entry in part.entries if isinstance(entry["text"], Phrase)]
        if phrases:
            app.line(localizer.render(part.heading))
        for phrase in phrases:
            app.line("  " + localizer.render(phrase))
    for note in texts.notes:
        app.line(localizer.render(note))
    app.line(localizer.render(texts.file_verdict))


def _table(localizer: Localizer, sheet: Data, texts: SheetTexts) -> Table:
    table = Table()
    table.add_column("")
    for name in localizer.players:
        table.add_column(Text(name), justify="right", overflow="fold")
    for row, label in zip(sheet["rows"], texts.rows, strict=True):
        table.add_row(Text(localizer.render(label)), *(str(points) for points in row["points"]))
    table.add_section()
    table.add_row(Text(localizer.render(texts.total)), *(str(total) for total in sheet["totals"]), style="bold")
    return table
