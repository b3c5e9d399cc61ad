"""A score sheet on the screen: the table, the majorities, the visits, and who wins."""

from rich.table import Table
from rich.text import Text

from kontor.cli.shop import Shop
from kontor.lang.translator import Teller
from kontor.table.errors import Phrase
from kontor.table.protocol import AnyGame, Data


def print_sheet(shop: Shop, game: AnyGame, sheet: Data) -> None:
    """All of it, in the reader's language."""
    names = [name or shop.say("score-player", number=number) for number, name in enumerate(sheet["players"], start=1)]
    teller = Teller(shop.translator, game, names)
    shop.out.print(_table(shop, teller, sheet))
    if sheet["majorities"]:
        shop.line(shop.say("score-majorities"))
        for majority in sheet["majorities"]:
            shop.line("  " + _majority(shop, teller, majority))
    if any(visit["cards"] for visit in sheet["visits"]):
        shop.line(shop.say("score-visits"))
        for seat, visit in enumerate(sheet["visits"]):
            if visit["cards"]:
                shop.line("  " + _visit(shop, teller, seat, visit))
    if not any(points for row in sheet["rows"] if row["source"] == "fireworks" for points in row["points"]):
        shop.line(shop.say("score-no-fireworks"))
    shop.line(verdict(teller, sheet))


def _table(shop: Shop, teller: Teller, sheet: Data) -> Table:
    table = Table()
    table.add_column("")
    for name in teller.players:
        table.add_column(Text(name), justify="right", overflow="fold")
    for row in sheet["rows"]:
        args = {key: value for key, value in row.items() if key not in ("source", "points")}
        label = teller.tell(Phrase(f"score-row-{row['source']}", args))
        table.add_row(Text(label), *(str(points) for points in row["points"]))
    table.add_section()
    table.add_row(Text(shop.say("score-row-total")), *(str(total) for total in sheet["totals"]), style="bold")
    return table


def _majority(shop: Shop, teller: Teller, majority: Data) -> str:
    """Who has how many of what it counts, the most first, with the influence that brings."""
    standing: list[Phrase] = []
    order = sorted(range(len(majority["counted"])), key=lambda seat: -int(majority["counted"][seat]))
    for seat in order:
        key = "score-standing-points" if majority["points"][seat] else "score-standing"
        args = {"seat": seat, "number": majority["counted"][seat], "points": majority["points"][seat]}
        standing.append(Phrase(key, args))
    counts = shop.say(f"score-counts-{majority['counts']}")
    args = {"objective": majority["objective"], "counts": counts, "standing": standing}
    return teller.tell(Phrase("score-majority", args))


def _visit(shop: Shop, teller: Teller, seat: int, visit: Data) -> str:
    args: Data = {"seat": seat}
    for kind in ("animals", "artifacts", "missing"):
        who = [cube for cube, count in visit[kind].items() for _ in range(count)]
        names = teller.names("cube", who)
        args[kind] = shop.say("score-visited", number=len(who), names=names) if who else "0"
    return teller.tell(Phrase("score-visit", args))


def verdict(teller: Teller, sheet: Data) -> str:
    """Who wins, and by what.

    >>> from kontor.lang.translator import Translator
    >>> from kontor.table.registry import load_game
    >>> game = load_game("anno1800")
    >>> sheet = game.score_sheet(game.score_example())
    >>> verdict(Teller(Translator("en"), game, sheet["players"]), sheet)
    'Linda wins with 107 influence.'
    """
    shared = sheet["decided_by"] == "shared"
    names = ", ".join(teller.players[seat] for seat in sheet["winners" if shared else "level"])
    args = {"seat": sheet["winners"][0], "names": names, "points": max(sheet["totals"])}
    return teller.tell(Phrase(f"score-decided-{sheet['decided_by']}", args))
