"""The table of Anno 1503: the sea, the islands of all players, piles and display."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kontor.cli.screens import SEAT_LETTERS, SEAT_STYLES, seat_tag
from kontor.cli.screens.flow import Flow
from kontor.lang.translator import Teller
from kontor.table.protocol import Data

_CELL = 5
_WIDE = 100
"""Columns from which on the log has room beside the sea."""


def panels(teller: Teller, view: Data, log: RenderableType, width: int) -> list[RenderableType]:
    """Everything a seat sees: the sea with the log beside or below it, the islands, what lies open for all."""
    sea = _sea(teller, view)
    if width < _WIDE:
        return [sea, _islands(teller, view), _common(teller, view), log]
    top = Table.grid(expand=True)
    top.add_column(width=3 + _CELL * len(view["map"][0]) + 4)
    top.add_column(ratio=1)
    top.add_row(sea, log)
    return [top, _islands(teller, view), _common(teller, view)]


def _sea(teller: Teller, view: Data) -> Panel:
    rows: list[str] = view["map"]
    text = Text("   " + "".join(f"{chr(97 + column):^{_CELL}}" for column in range(len(rows[0]))) + "\n", style="dim")
    for row, squares in enumerate(rows, start=1):
        text.append(f" {row} ", style="dim")
        for column, square in enumerate(squares):
            text.append_text(_cell(teller, view, f"{chr(97 + column)}{row}", square))
        text.append("\n")
    text.append(teller.translator.say("anno1503-screen-legend"), style="dim")
    return Panel(text, title=teller.translator.say("anno1503-screen-sea"), title_align="left", border_style="blue")


def _cell(teller: Teller, view: Data, cell: str, square: str) -> Text:
    ships = [seat for seat, player in enumerate(view["seats"]) for at in player["ships"] if at == cell]
    if square.isdigit():
        return _island(teller, view, cell, square)
    text = Text()
    for seat in ships:
        text.append(SEAT_LETTERS[seat], style=SEAT_STYLES[seat])
    if not ships:
        text.append("◇" if square == "S" else "·", style="cyan" if square == "S" else "dim blue")
    return _centred(text)


def _island(teller: Teller, view: Data, cell: str, mark: str) -> Text:
    if cell not in view["tiles"]:
        return _centred(Text("( )", style="dim"))
    tile = view["tiles"][cell]
    if not tile:
        looked = "'" if view["looked_at"].get(cell) else ""
        return _centred(Text(f"[{mark}]{looked}", style="white"))
    short = teller.translator.say(f"anno1503-short-{tile}")
    return _centred(Text(f"[{short}]", style="bold green"))


def _centred(text: Text) -> Text:
    text.align("center", _CELL)
    return text


def _islands(teller: Teller, view: Data) -> Table:
    say = teller.translator.say
    table = Table(expand=True, show_lines=False, border_style="dim", pad_edge=False)
    table.add_column("", style="dim", no_wrap=True)
    for seat in range(view["players"]):
        title = seat_tag(teller, seat)
        if seat == view["active"]:
            title.append(" ◀", style="bold")
        table.add_column(title, ratio=1)
    rows: list[tuple[str, Callable[[Teller, Data, int], RenderableType]]] = [
        ("anno1503-screen-goals", _goals),
        ("anno1503-screen-hand", _hand),
        ("anno1503-screen-inhabitants", _inhabitants),
        ("anno1503-screen-production", _production),
        ("anno1503-screen-ships", _ships),
    ]
    for key, cell in rows:
        table.add_row(say(key), *(cell(teller, view, seat) for seat in range(view["players"])))
    return table


def _goals(teller: Teller, view: Data, seat: int) -> Flow:
    goals: dict[str, list[int]] = view["seats"][seat]["goals"]
    held = sum(has >= takes for has, takes in goals.values())
    items = [Text("●" * held + "○" * max(0, view["points_to_win"] - held), style="bold")]
    for name, (has, takes) in goals.items():
        mark, style = ("✓", "bold green") if has >= takes else ("", "")
        items.append(Text(f"{teller.name('goal', name)} {has}/{takes}{mark}", style=style))
    return Flow(items)


def _hand(teller: Teller, view: Data, seat: int) -> Text:
    hand: dict[str, int] = view["seats"][seat]["hand"]
    goods = [good for good, count in hand.items() for _ in range(count)]
    return Text(teller.names("good", goods) or "–")


def _inhabitants(teller: Teller, view: Data, seat: int) -> Flow:
    player = view["seats"][seat]
    items: list[Text] = []
    for space, (kind, building) in enumerate(zip(player["inhabitants"], player["buildings"], strict=True), start=1):
        if kind:
            item = Text.assemble((f"{space} ", "dim"), teller.name("inhabitant", kind))
            if building:
                item.append(f"+{teller.name('building', building)}", style="italic")
            items.append(item)
    return Flow(items)


def _production(teller: Teller, view: Data, seat: int) -> Flow:
    player = view["seats"][seat]
    items: list[Text] = []
    for site, (good, branch) in enumerate(zip(player["production"], player["branches"], strict=True), start=1):
        item = Text.assemble((f"{site} ", "dim"), teller.name("good", good))
        if branch:
            item.append(f"/{teller.name('good', branch)}", style="bold green")
        items.append(item)
    return Flow(items)


def _ships(teller: Teller, view: Data, seat: int) -> Flow:
    items: list[Text] = []
    for rank, cell in enumerate(view["seats"][seat]["ships"]):
        item = Text.assemble((f"{rank + 1} ", "dim"), cell)
        if seat == view["active"]:
            left = view["action_points"] - view["used"][rank]
            item.append(" " + teller.translator.say("anno1503-screen-points", points=left), style="dim")
        items.append(item)
    return Flow(items or [Text("–")])


def _common(teller: Teller, view: Data) -> Text:
    say = teller.translator.say
    text = Text(say("anno1503-screen-display") + " ", style="dim")
    display = [name for name, count in view["display"].items() for _ in range(count)]
    text.append(teller.names("building", display) or "–", style="default")
    text.append("\n" + say("anno1503-screen-piles") + " ")
    piles = [f"{teller.name('good', good)} {count}" for good, count in view["piles"].items()]
    text.append(" · ".join(piles), style="default")
    text.append("\n" + say("anno1503-screen-reserve", count=view["reserve"], price=view["buy_price"]))
    return text


def reference(teller: Teller, view: Data) -> list[RenderableType]:
    """How the game goes, what things cost and what public buildings do."""
    say = teller.translator.say
    goals = {name: takes for name, (_, takes) in view["seats"][0]["goals"].items()}
    howto = say("anno1503-howto", points=view["points_to_win"], **goals)
    table = Table(show_header=False, box=None, padding=(0, 2))
    for name, cost in view["costs"].items():
        goods = teller.names("good", [good for good, count in cost.items() for _ in range(count)])
        title = say("anno1503-screen-a-ship") if name == "ship" else teller.name("inhabitant", name)
        table.add_row(title, goods)
    for building in view["display"]:
        effect = teller.translator.form(f"anno1503-effect-{building}", None, {})
        table.add_row(teller.name("building", building), effect)
    return [howto, table]
