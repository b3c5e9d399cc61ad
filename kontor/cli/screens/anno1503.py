"""The table of Anno 1503: the sea, the islands of all players, piles and display."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kontor.cli.screens import SEAT_LETTERS, SEAT_STYLES, LogLine, seat_tag
from kontor.cli.screens.flow import Flow
from kontor.engine.protocol import Data
from kontor.lang.translator import Localizer

_WIDE = 100
"""Width from which the log fits beside the sea."""
_TALL = 32
"""Height of the whole table. Lower screens get the compact form."""


def panels(
    localizer: Localizer, view: Data, prospects: Data, log: Sequence[LogLine], width: int, room: int
) -> list[RenderableType]:
    """Return everything a seat sees: the sea and the log, the islands, the public piles and display."""
    rows = len(view["map"]) + 3
    # Narrow terminals get a narrow sea.
    cell = 5 if width >= 5 * len(view["map"][0]) + 7 else 3
    sea = _sea(localizer, view, cell)
    if room < _TALL:
        # The most important parts come last: on a very small screen the top scrolls away.
        others = [_compact(localizer, view, seat) for seat in range(view["players"]) if seat != view["viewer"]]
        own = [_compact(localizer, view, view["viewer"])] if view["viewer"] >= 0 else []
        last_lines = _last_lines(log, rows - 2 if width >= _WIDE else 3)
        return [_display(localizer, view), *others, *own, *_beside(view, sea, last_lines, width)]
    sea = Text.assemble(sea, (localizer.translator.say("anno1503-screen-legend"), "dim"))
    framed = _framed(sea, localizer.translator.say("anno1503-screen-sea"), "blue")
    framed_log = _framed(_last_lines(log, rows), localizer.translator.say("play-log"), "dim")
    return [*_beside(view, framed, framed_log, width), _islands(localizer, view), _common(localizer, view)]


def _beside(view: Data, sea: RenderableType, log: RenderableType, width: int) -> list[RenderableType]:
    if width < _WIDE:
        return [log, sea]
    top = Table.grid(expand=True)
    top.add_column(width=3 + 5 * len(view["map"][0]) + 4)
    top.add_column(ratio=1)
    top.add_row(sea, log)
    return [top]


def _framed(content: RenderableType, title: str, style: str) -> Panel:
    return Panel(content, title=title, title_align="left", border_style=style)


def _last_lines(log: Sequence[LogLine], lines: int) -> Text:
    """Return the last lines of the log. Long lines are cut."""
    return Text("\n".join(line.text for line in log[-lines:]), no_wrap=True, overflow="ellipsis")


def _sea(localizer: Localizer, view: Data, cell: int) -> Text:
    rows: list[str] = view["map"]
    letters = "".join(f"{chr(97 + column):^{cell}}" for column in range(len(rows[0])))
    text = Text(f"   {letters}\n", style="dim")
    for row, squares in enumerate(rows, start=1):
        text.append(f" {row} ", style="dim")
        for column, square in enumerate(squares):
            drawn = _cell(localizer, view, f"{chr(97 + column)}{row}", square)
            if drawn.cell_len > cell:
                drawn = Text(drawn.plain.strip("[]'"), style=drawn.style)
            drawn.align("center", cell)
            text.append_text(drawn)
        text.append("\n")
    return text


def _cell(localizer: Localizer, view: Data, cell: str, square: str) -> Text:
    ships = [seat for seat, player in enumerate(view["seats"]) for at in player["ships"] if at == cell]
    if square.isdigit():
        return _island(localizer, view, cell, square)
    text = Text()
    for seat in ships:
        text.append(SEAT_LETTERS[seat], style=SEAT_STYLES[seat])
    if not ships:
        text.append("◇" if square == "S" else "·", style="cyan" if square == "S" else "dim blue")
    return text


def _island(localizer: Localizer, view: Data, cell: str, mark: str) -> Text:
    if cell not in view["tiles"]:
        return Text("( )", style="dim")
    tile = view["tiles"][cell]
    if not tile:
        looked = "'" if view["looked_at"].get(cell) else ""
        return Text(f"[{mark}]{looked}", style="white")
    short = localizer.translator.say(f"anno1503-short-{tile}")
    return Text(f"[{short}]", style="bold green")


_ROWS = ("goals", "hand", "inhabitants", "production", "ships")


def _islands(localizer: Localizer, view: Data) -> Table:
    table = Table(expand=True, show_lines=False, border_style="dim", pad_edge=False)
    table.add_column("", style="dim", no_wrap=True)
    for seat in range(view["players"]):
        table.add_column(_title(localizer, view, seat), ratio=1)
    for row in _ROWS:
        cells = (Flow(_items(localizer, view, seat, row)) for seat in range(view["players"]))
        table.add_row(localizer.translator.say(f"anno1503-screen-{row}"), *cells)
    return table


def _compact(localizer: Localizer, view: Data, seat: int) -> Flow:
    """Return a player in a few lines: everything about the viewer, the most important rows of the others."""
    rows = _ROWS if seat == view["viewer"] else ("goals", "hand", "ships")
    items = [_title(localizer, view, seat)]
    for row in rows:
        items.append(Text(localizer.translator.say(f"anno1503-screen-{row}"), style="dim"))
        items += _items(localizer, view, seat, row)
    return Flow(items)


def _title(localizer: Localizer, view: Data, seat: int) -> Text:
    title = seat_tag(localizer, seat)
    if seat == view["active"]:
        title.append(" ◀", style="bold")
    return title


def _items(localizer: Localizer, view: Data, seat: int, row: str) -> list[Text]:
    """Return the items in a row of a player's column."""
    pieces = {
        "goals": _goals,
        "hand": _hand,
        "inhabitants": _inhabitants,
        "production": _production,
        "ships": _ships,
    }
    return pieces[row](localizer, view["seats"][seat], view, seat == view["active"])


def _goals(localizer: Localizer, player: Data, view: Data, active: bool) -> list[Text]:
    goals: dict[str, list[int]] = player["goals"]
    reached = sum(has >= takes for has, takes in goals.values())
    items = [Text("●" * reached + "○" * max(0, view["points_to_win"] - reached), style="bold")]
    for name, (has, takes) in goals.items():
        mark, style = ("✓", "bold green") if has >= takes else ("", "")
        items.append(Text(f"{localizer.name('goal', name)} {has}/{takes}{mark}", style=style))
    return items


def _hand(localizer: Localizer, player: Data, view: Data, active: bool) -> list[Text]:
    if player["hand"] is None and player["hand_size"]:
        return [Text(localizer.translator.say("anno1503-hidden-goods", count=player["hand_size"]))]
    goods = [(good, count) for good, count in (player["hand"] or {}).items() if count]
    return [Text(localizer.names("good", [good] * count)) for good, count in goods] or [Text("–")]


def _inhabitants(localizer: Localizer, player: Data, view: Data, active: bool) -> list[Text]:
    items: list[Text] = []
    for space, (kind, building) in enumerate(zip(player["inhabitants"], player["buildings"], strict=True), start=1):
        if kind:
            item = Text.assemble((f"{space} ", "dim"), localizer.name("inhabitant", kind))
            if building:
                item.append(f"+{localizer.name('building', building)}", style="italic")
            items.append(item)
    stock = player["stock"]
    stock_text = localizer.translator.say(
        "anno1503-screen-stock", low=stock["pioneer_settler"], high=stock["citizen_merchant"]
    )
    return [*items, Text(stock_text, style="dim")]


def _production(localizer: Localizer, player: Data, view: Data, active: bool) -> list[Text]:
    items: list[Text] = []
    for site, (good, branch) in enumerate(zip(player["production"], player["branches"], strict=True), start=1):
        item = Text.assemble((f"{site} ", "dim"), localizer.name("good", good))
        if branch:
            item.append(f"/{localizer.name('good', branch)}", style="bold green")
        items.append(item)
    return items


def _ships(localizer: Localizer, player: Data, view: Data, active: bool) -> list[Text]:
    items: list[Text] = []
    for rank, cell in enumerate(player["ships"]):
        item = Text.assemble((f"{rank + 1} ", "dim"), cell)
        if active:
            left = view["action_points"] - view["used"][rank]
            item.append(" " + localizer.translator.say("anno1503-screen-points", points=left), style="dim")
        items.append(item)
    stock = localizer.translator.say("anno1503-screen-ships-in-stock", count=player["stock"]["ships"])
    return [*items, Text(stock, style="dim")]


def _display(localizer: Localizer, view: Data) -> Text:
    display = [name for name, count in view["display"].items() for _ in range(count)]
    names = localizer.names("building", display) or "–"
    return Text.assemble((localizer.translator.say("anno1503-screen-display") + " ", "dim"), names)


def _common(localizer: Localizer, view: Data) -> Text:
    say = localizer.translator.say
    piles = " · ".join(f"{localizer.name('good', good)} {count}" for good, count in view["piles"].items())
    text = Text.assemble(_display(localizer, view), ("\n" + say("anno1503-screen-piles") + " ", "dim"), piles)
    text.append("\n" + say("anno1503-screen-reserve", count=view["reserve"]), style="dim")
    if view["viewer"] >= 0:
        price = view["seats"][view["viewer"]]["buy_price"]
        text.append(" · " + say("anno1503-screen-price", gold=price), style="dim")
    return text


def howto(localizer: Localizer, view: Data) -> str:
    """Return a short introduction to the game."""
    goals = {name: takes for name, (_, takes) in view["seats"][0]["goals"].items()}
    return localizer.translator.say("anno1503-howto", points=view["points_to_win"], limit=view["hand_limit"], **goals)
