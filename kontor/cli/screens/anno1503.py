"""The table of Anno 1503: the sea, the islands of all players, piles and display."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kontor.cli.screens import SEAT_LETTERS, SEAT_STYLES, seat_tag
from kontor.lang.translator import Teller
from kontor.table.protocol import Data

_CELL = 5


def panels(teller: Teller, view: Data) -> list[RenderableType]:
    """Everything a seat sees, from the sea to the hands."""
    return [_sea(teller, view), _islands(teller, view), _common(teller, view)]


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
        text.append("⚓" if square == "S" else "·", style="cyan" if square == "S" else "dim blue")
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
    rows = [
        ("anno1503-screen-goals", _goals),
        ("anno1503-screen-gold", _gold),
        ("anno1503-screen-hand", _hand),
        ("anno1503-screen-inhabitants", _inhabitants),
        ("anno1503-screen-production", _production),
        ("anno1503-screen-ships", _ships),
    ]
    for key, cell in rows:
        table.add_row(say(key), *(cell(teller, view, seat) for seat in range(view["players"])))
    return table


def _goals(teller: Teller, view: Data, seat: int) -> Text:
    text = Text()
    goals: dict[str, list[int]] = view["seats"][seat]["goals"]
    held = sum(has >= takes for has, takes in goals.values())
    text.append(f"{'●' * held}{'○' * max(0, view['points_to_win'] - held)} ", style="bold")
    for name, (has, takes) in goals.items():
        mark, style = ("✓", "bold green") if has >= takes else ("", "")
        text.append(f"{teller.name('goal', name)}\u00a0{has}/{takes}{mark}  ", style=style)
    return text


def _gold(teller: Teller, view: Data, seat: int) -> Text:
    return Text(str(view["seats"][seat]["gold"]), style="bold yellow")


def _hand(teller: Teller, view: Data, seat: int) -> Text:
    hand: dict[str, int] = view["seats"][seat]["hand"]
    goods = [good for good, count in hand.items() for _ in range(count)]
    return Text(teller.names("good", goods) or "–")


def _inhabitants(teller: Teller, view: Data, seat: int) -> Text:
    text = Text()
    player = view["seats"][seat]
    for space, (kind, building) in enumerate(zip(player["inhabitants"], player["buildings"], strict=True), start=1):
        if not kind:
            break
        text.append(f"{space} ", style="dim")
        text.append(teller.name("inhabitant", kind).replace(" ", "\u00a0"))
        if building:
            text.append(f"+{teller.name('building', building)}", style="italic")
        text.append("  ")
    return text


def _production(teller: Teller, view: Data, seat: int) -> Text:
    text = Text()
    player = view["seats"][seat]
    for site, (good, branch) in enumerate(zip(player["production"], player["branches"], strict=True), start=1):
        text.append(f"{site} ", style="dim")
        text.append(teller.name("good", good).replace(" ", "\u00a0"))
        if branch:
            text.append(f"/{teller.name('good', branch)}", style="bold green")
        text.append("  ")
    return text


def _ships(teller: Teller, view: Data, seat: int) -> Text:
    text = Text()
    for rank, cell in enumerate(view["seats"][seat]["ships"]):
        text.append(f"{rank + 1} ", style="dim")
        text.append(cell)
        if seat == view["active"]:
            left = view["action_points"] - view["used"][rank]
            text.append(" " + teller.translator.say("anno1503-screen-points", points=left), style="dim")
        text.append("  ")
    return text if text else Text("–")


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


def reference(teller: Teller, view: Data) -> Table:
    """What things cost and what public buildings do."""
    say = teller.translator.say
    table = Table(show_header=False, box=None, padding=(0, 2))
    for name, cost in view["costs"].items():
        goods = teller.names("good", [good for good, count in cost.items() for _ in range(count)])
        title = say("anno1503-screen-a-ship") if name == "ship" else teller.name("inhabitant", name)
        table.add_row(title, goods)
    for building in view["display"]:
        effect = teller.translator.form(f"anno1503-effect-{building}", None, {})
        table.add_row(teller.name("building", building), effect)
    return table
