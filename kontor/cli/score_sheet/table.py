"""A score sheet in the terminal: the table, the majorities, the visits, and the winner."""

from rich.table import Table
from rich.text import Text

from kontor.cli.context import AppContext
from kontor.engine.protocol import AnyGame, Data
from kontor.lang.sheet import has_fireworks, majority, row_label, sheet_localizer, verdict, visit
from kontor.lang.translator import Localizer


def print_sheet(app: AppContext, game: AnyGame, sheet: Data) -> None:
    """Print a score sheet in the reader's language."""
    localizer = sheet_localizer(app.translator, game, sheet["players"])
    app.out.print(_table(app, localizer, sheet))
    if sheet["majorities"]:
        app.line(app.say("score-majorities"))
        for entry in sheet["majorities"]:
            app.line("  " + majority(localizer, entry))
    if any(entry["cards"] for entry in sheet["visits"]):
        app.line(app.say("score-visits"))
        for seat, entry in enumerate(sheet["visits"]):
            if entry["cards"]:
                app.line("  " + visit(localizer, seat, entry))
    if not has_fireworks(sheet):
        app.line(app.say("score-no-fireworks"))
    app.line(verdict(localizer, sheet))


def _table(app: AppContext, localizer: Localizer, sheet: Data) -> Table:
    table = Table()
    table.add_column("")
    for name in localizer.players:
        table.add_column(Text(name), justify="right", overflow="fold")
    for row in sheet["rows"]:
        table.add_row(Text(row_label(localizer, row)), *(str(points) for points in row["points"]))
    table.add_section()
    table.add_row(Text(app.say("score-row-total")), *(str(total) for total in sheet["totals"]), style="bold")
    return table
