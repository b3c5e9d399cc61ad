"""The viewer's own part of the Anno 1800 screen: island, people, tokens, and cards."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.screens import seat_tag
from kontor.cli.screens.anno1800_scene import CAN, CANNOT, FREE, TAKEN, Scene, labelled
from kontor.cli.screens.flow import Flow
from kontor.engine.protocol import Data
from kontor.engine.ui_types import ThingParts

_BESIDE_NEEDS = 6
"""Width of the marks and gaps in the hand."""


def island(scene: Scene, seat: int, form: int) -> RenderableType:
    """Return the cells of an island by zone: tiles, workers, free cells. Form 2 has a row for each zone."""
    by_zone = _by_zone(scene, seat, form > 0)
    if form < 2:
        return Flow([item for items in by_zone.values() for item in items])
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for zone, items in by_zone.items():
        widest = max((item.cell_len for item in items), default=0)
        for item in items:
            item.pad_right(widest - item.cell_len)
        table.add_row(scene.say(f"anno1800-screen-{zone}"), Flow(items))
    return table


def _by_zone(scene: Scene, seat: int, with_free: bool) -> dict[str, list[Text]]:
    """Return the cells by zone. Equal shipyards and ships share one entry."""
    player = scene.view["seats"][seat]
    last = 20 + 6 * len(player["old_world"])
    zones: dict[str, list[Text]] = {"land": [], "coast": [], "sea": []}
    free: dict[str, list[str]] = {zone: [] for zone in zones}
    same: dict[str, Text] = {}
    for cell in range(1, last + 1):
        zone, name = scene.facts["zones"][cell], scene.open_tile(seat, str(cell))
        if not name:
            free[zone].append(str(cell))
        elif scene.facts["tiles"][name]["makes"]:
            zones[zone].append(_industry(scene, seat, str(cell)))
        elif name in same:
            same[name].append(f"{cell} ", "dim")
        else:
            same[name] = Text(f"{cell} ", "dim")
            zones[zone].append(same[name])
    for name, text in same.items():
        text.append(scene.localizer.name("tile", name), "not dim")
    for zone, cells in free.items():
        if cells and with_free:
            zones[zone].append(Text(scene.say("anno1800-screen-free", cells=" ".join(cells)), "dim"))
    return zones


def _industry(scene: Scene, seat: int, cell: str) -> Text:
    at = scene.view["seats"][seat]["cells"][cell]
    tile = scene.facts["tiles"][scene.open_tile(seat, cell)]
    good = scene.localizer.name("good", tile["makes"])
    text = Text.assemble((f"{cell} ", "dim"), (good, "bold" if at["tile"] else ""))
    text.append(f" {scene.cube(tile['works'])}", "dim")
    for cube in at["crew"]:
        text.append(TAKEN if cube == tile["works"] else f"{TAKEN}{scene.cube(cube)}")
    return text.append(FREE * (scene.facts["workplaces"] - len(at["crew"])))


def wealth(scene: Scene, seat: int) -> list[Text]:
    """Return gold and tokens: ready, total, and on cards."""
    player = scene.view["seats"][seat]
    items = [Text(scene.say("anno1800-screen-gold", number=player["gold"]), "bold")]
    for kind, key in (("trade", "anno1800-screen-trade"), ("exploration", "anno1800-screen-exploration")):
        tokens = player[kind]
        text = f"{scene.say(key)} {tokens['ready']}/{tokens['ready'] + tokens['exhausted']}"
        if tokens["cards"]:
            text += " " + scene.say("anno1800-screen-on-cards", number=tokens["cards"])
        items.append(Text(text))
    return items


def people(scene: Scene, seat: int, named: bool) -> list[Text]:
    """Return cubes by kind, ready and total, then the exhausted area."""
    player = scene.view["seats"][seat]
    working: dict[str, int] = {}
    for cell in player["cells"].values():
        for cube in cell["crew"]:
            working[cube] = working.get(cube, 0) + 1
    items: list[Text] = []
    for cube, ready in player["ready"].items():
        total = ready + player["exhausted"][cube] + working.get(cube, 0)
        if total:
            name = f"{scene.localizer.name('cube', cube)} " if named else ""
            items.append(Text.assemble((f"{scene.cube(cube)} ", "bold"), (name, "dim"), f"{ready}/{total}"))
    if any(player["exhausted"].values()):
        exhausted = scene.cubes(player["exhausted"])
        items.append(labelled(scene.say("anno1800-screen-exhausted"), exhausted))
    return items


def possessions(scene: Scene, seat: int) -> list[list[Text]]:
    """Return a row each for islands and imports, expedition cards, and card effects to use."""
    player, view = scene.view["seats"][seat], scene.view
    rows: list[list[Text]] = []
    if player["old_world"] or player["new_world"]:
        islands = scene.say("anno1800-screen-islands", old=len(player["old_world"]), new=len(player["new_world"]))
        rows.append([Text(islands)])
    if player["imports"]:
        goods = scene.localizer.names("good", player["imports"])
        rows[-1].append(labelled(scene.say("anno1800-screen-imports"), goods))
    if seat == scene.viewer and view.get("expeditions"):
        cards = [Text(_expedition(scene, card)) for card in view["expeditions"]]
        rows.append([Text(scene.say("anno1800-screen-expeditions"), "dim"), *cards])
    by_effect: dict[str, list[str]] = {}
    for card in player["open_cards"]:
        by_effect.setdefault(scene.card_effect(card), []).append(card)
    if by_effect:
        effects = [Text.assemble((" ".join(cards), "bold"), " ", effect) for effect, cards in by_effect.items()]
        rows.append([Text(scene.say("anno1800-screen-effects"), "dim"), *effects])
    return rows


def at_hand(scene: Scene, seat: int) -> list[Text]:
    """Return the goods and the free upgrades that a seat would lose at the end of its turn. Empty if there are none."""
    view = scene.view
    if seat != view["active"]:
        return []
    items: list[Text] = []
    if view["at_hand"]:
        goods = Text(scene.localizer.names("good", view["at_hand"]), "bold")
        items.append(labelled(scene.say("anno1800-screen-at-hand"), goods))
    for card, number in view["upgrades_left"].items():
        items.append(Text(scene.say("anno1800-screen-upgrades-left", number=number, card=card)))
    return items


def _expedition(scene: Scene, card: str) -> str:
    fields = scene.facts["expeditions"][card]
    return f"{scene.cube(fields['animal'])}/{scene.cube(fields['artifact'])}"


def hand(scene: Scene, form: int, width: int) -> RenderableType:
    """Return the hand: the cost of each card, with what is missing marked, and its effect.

    Forms: 3: everything; 2: one line each, cut; 1: without effects; 0: costs only for cards that can be played.
    """
    cards: list[str] = scene.view.get("hand", [])
    if not cards:
        return Text("–")
    if form < 2:
        items: list[Text] = []
        for card in cards:
            (sign, style), gap = _mark(scene, card)
            needs = _needs(scene, card) if form or sign == CAN else Text()
            items.append(Text.assemble((sign, style), gap, card, " " if needs else "", needs))
        return Flow(items)
    costs, effects = [_needs(scene, card) for card in cards], [Text(scene.card_effect(card)) for card in cards]
    left = width - max(len(card) for card in cards) - _BESIDE_NEEDS
    # Both columns get their full width if there is room. Otherwise costs get at most three fifths.
    cost_width, effect_width = (max(text.cell_len for text in texts) for texts in (costs, effects))
    share = min(cost_width, max(left - effect_width, left * 3 // 5))
    table = Table.grid(padding=(0, 1))
    for column_width in (1, None, share, 1, left - share):
        table.add_column(width=column_width, no_wrap=form < 3, overflow="ellipsis" if form < 3 else "fold")
    for card, cost, effect in zip(cards, costs, effects, strict=True):
        table.add_row(Text.assemble(_mark(scene, card)[0]), Text(card, "bold"), cost, Text("→", "dim"), effect)
    return table


def _mark(scene: Scene, card: str) -> tuple[tuple[str, str], str]:
    return (CAN, "bold green") if ThingParts("play", (card,)) in scene.things else (CANNOT, "dim"), " "


def _needs(scene: Scene, card: str) -> Text:
    facts: Data = scene.facts["cards"][card]
    return scene.cost(facts["needs"], scene.lacks("play", card))


def own(scene: Scene, seat: int, form: int) -> RenderableType:
    """Return island, people and tokens of a seat. Forms as in `Size.island`."""
    items = [title(scene, seat), *wealth(scene, seat), *people(scene, seat, form > 1)]
    items += [played_points(scene, seat)] if form > 1 else []
    left = scene.view["last_turn"] - scene.view["turns"]
    if left > 0:
        items.append(Text(scene.say("anno1800-screen-turns-left", number=left), "bold"))
    more = possessions(scene, seat) if form else []
    more += [row] if (row := at_hand(scene, seat)) else []
    if form == 1 and more:
        more = [[item for row in more for item in row]]
    return Group(Flow(items), island(scene, seat, form), *(Flow(row) for row in more))


def title(scene: Scene, seat: int) -> Text:
    """Return the name of a player, marked if it is their turn or if they have the fireworks."""
    text = seat_tag(scene.localizer, seat)
    if seat == scene.view["active"]:
        text.append(" ◀", style="bold")
    if seat == scene.view["fireworks"]:
        text.append(" ✹", style="bold")
    return text


def played_points(scene: Scene, seat: int) -> Text:
    """Return the points that the played cards will score."""
    player = scene.view["seats"][seat]
    cards = [*player["open_cards"], *player["spent_cards"]]
    points = sum(scene.facts["cards"][card]["points"] for card in cards)
    return Text(scene.say("anno1800-screen-points", number=points))
