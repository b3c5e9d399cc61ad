"""The public part of the Anno 1800 screen: common board, objectives, opponents, and the final score."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.screens import seat_tag
from kontor.cli.screens.anno1800_own import at_hand, own, played_points, title, wealth
from kontor.cli.screens.anno1800_scene import CAN, CANNOT, Scene, labelled
from kontor.cli.screens.flow import Flow
from kontor.engine.errors import Phrase
from kontor.engine.protocol import Data
from kontor.engine.ui_types import ThingParts

_OWN = "="


def _families(scene: Scene) -> dict[str, list[str]]:
    """Return the tiles of the common board by the kind of their workers, then shipyards and ships."""
    by_worker: dict[str, list[str]] = {}
    for name in scene.view["stock"]:
        by_worker.setdefault(scene.facts["tiles"][name]["works"] or "naval", []).append(name)
    return by_worker


def _mark(scene: Scene, name: str) -> tuple[str, str]:
    """Return the mark of a tile and its style: built already, possible now, or neither."""
    tile = scene.facts["tiles"][name]
    if scene.viewer < 0:
        return CANNOT, "dim"
    own_tiles = {scene.open_tile(scene.viewer, cell) for cell in scene.view["seats"][scene.viewer]["cells"]}
    if tile["makes"] and name in own_tiles:
        return _OWN, "bold"
    if ThingParts("build", (name,)) in scene.things:
        return CAN, "bold green"
    return CANNOT, "dim"


def board(scene: Scene, columns: int, lacks: bool, full: bool) -> RenderableType:
    """Return the common board.

    With columns, tiles have their costs, cut unless `full`. Without, names and stock, and what is missing with `lacks`.
    """
    families = _families(scene)
    if columns:
        return _priced(scene, families, columns, full)
    rows: list[RenderableType] = []
    for family, names in families.items():
        label = Text(_family_name(scene, family), "dim")
        rows.append(Flow([label, *(_brief(scene, name, lacks) for name in names)]))
    return Group(*rows)


def _family_name(scene: Scene, family: str) -> str:
    if family == "naval":
        return scene.say("anno1800-screen-naval")
    return scene.localizer.translator.form(f"anno1800-cube-{family}", "many", {})


def _brief(scene: Scene, name: str, lacks: bool) -> Text:
    mark, style = _mark(scene, name)
    stock = scene.view["stock"][name]
    name_style = "dim" if not stock or mark == CANNOT else ""
    sign = "" if mark == CANNOT else mark
    text = Text.assemble((sign, style), (scene.localizer.name("tile", name), name_style), (f" ×{stock}", "dim"))
    for lack in scene.lacks("build", name) if lacks and stock and mark == CANNOT else []:
        text.append(" ").append_text(scene.lack(lack))
    return text


def _priced(scene: Scene, families: dict[str, list[str]], columns: int, full: bool) -> Table:
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(style="dim", no_wrap=True)
    for _ in range(columns):
        for width, ratio in ((1, None), (None, 1), (2, None), (None, 1)):
            cut = ratio is not None and not full
            table.add_column(width=width, ratio=ratio, no_wrap=cut, overflow="ellipsis" if cut else "fold")
    for family, names in families.items():
        rows = -(-len(names) // columns)
        for row in range(rows):
            cells = [Text("" if row else _family_name(scene, family))]
            for name in names[row::rows]:
                cells += _price(scene, name)
            table.add_row(*cells)
    return table


def _price(scene: Scene, name: str) -> list[Text]:
    mark, style = _mark(scene, name)
    stock = scene.view["stock"][name]
    name_style = "" if stock and mark != CANNOT else "dim"
    cost = scene.cost(scene.facts["tiles"][name]["cost"], scene.lacks("build", name))
    return [Text(mark, style), Text(scene.localizer.name("tile", name), name_style), Text(f"×{stock}", "dim"), cost]


def supplies(scene: Scene) -> Flow:
    """Return what is left of cubes, decks and piles."""
    view = scene.view
    decks = " ".join(f"{scene.deck(name)} {deck['left']}" for name, deck in view["decks"].items())
    old, new = view["old_world_left"], view["new_world_left"]
    piles = scene.say("anno1800-screen-piles", old=old, new=new, expeditions=view["expeditions_left"])
    items = [labelled(scene.say("anno1800-screen-supply"), scene.cubes(view["supply"]))]
    items.append(labelled(scene.say("anno1800-screen-decks"), decks))
    return Flow([*items, Text(piles)])


def objectives(scene: Scene, with_rules: bool, wrapped: bool) -> RenderableType:
    """Return the objectives with the standings of majorities, and their rules (cut unless `wrapped`) if asked for."""
    rows: list[Text] = []
    for objective in scene.view["objectives"]:
        text = Text(scene.localizer.name("objective", objective["id"]))
        text.no_wrap, text.overflow = not wrapped, "ellipsis"
        if objective["standing"]:
            text.append(f" {scene.standing(objective['standing'])}", "bold")
        if with_rules:
            rule = scene.localizer.render(scene.facts["objectives"][objective["id"]]["rule"])
            text.append(f" – {rule}", "dim")
        rows.append(text)
    if with_rules:
        return Group(*rows)
    return Flow([Text(scene.say("anno1800-screen-objectives"), "dim"), *rows])


def opponent(scene: Scene, seat: int, form: int) -> RenderableType:
    """Return another player: gold, tokens, cubes, cards, points on the table, and goods to buy there.

    Forms: 1: one line, cut, without goods that the viewer produces; 2: with a line for all goods, cut; 3: in full.
    """
    player = scene.view["seats"][seat]
    owned = dict(player["ready"])
    for cube in owned:
        owned[cube] += player["exhausted"][cube]
        owned[cube] += sum(cell["crew"].count(cube) for cell in player["cells"].values())
    items = [title(scene, seat), *wealth(scene, seat), Text(scene.cubes(owned))]
    items.append(Text(scene.say("anno1800-screen-hand-of", number=sum(player["hand"].values()), cards=_hand(player))))
    items += at_hand(scene, seat)
    items.append(played_points(scene, seat))
    if player["expeditions"]:
        items.append(labelled(scene.say("anno1800-screen-expeditions"), str(player["expeditions"])))
    if form > 2 and (player["old_world"] or player["new_world"]):
        old, new = len(player["old_world"]), len(player["new_world"])
        items.append(Text(scene.say("anno1800-screen-islands", old=old, new=new)))
    sold = _sold(scene, seat, everything=form > 1) if scene.viewer >= 0 else Text()
    if form > 1:
        sold.no_wrap, sold.overflow = form < 3, "ellipsis" if form < 3 else "fold"
        return Group(Flow(items), *([sold] if sold else []))
    line = Text("  ").join([*items, *([sold] if sold else [])])
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def _sold(scene: Scene, seat: int, everything: bool) -> Text:
    """Return the goods that a player sells, by price: everything, or what the viewer does not produce."""
    own_goods = {} if everything else scene.goods_of(scene.viewer)
    by_price: dict[int, list[str]] = {}
    for good, price in scene.goods_of(seat).items():
        if good not in own_goods:
            by_price.setdefault(price, []).append(good)
    if not by_price:
        return Text()
    prices = "; ".join(f"{price}: {scene.localizer.names('good', goods)}" for price, goods in sorted(by_price.items()))
    return labelled(scene.say("anno1800-screen-sells"), prices)


def island_of(scene: Scene, seat: int) -> RenderableType:
    """Return everything public about another player: island, workers, cubes, tokens, goods and cards."""
    player = scene.view["seats"][seat]
    rest = [Text(scene.say("anno1800-screen-hand-of", number=sum(player["hand"].values()), cards=_hand(player)))]
    if player["expeditions"]:
        rest.append(labelled(scene.say("anno1800-screen-expeditions"), str(player["expeditions"])))
    if player["spent_cards"]:
        rest.append(labelled(scene.say("anno1800-screen-spent"), " ".join(player["spent_cards"])))
    return Group(own(scene, seat, 2), *rest, _sold(scene, seat, everything=True), Text())


def _hand(player: Data) -> str:
    """Return the number of hand cards of each deck."""
    return "+".join(str(count) for count in player["hand"].values())


def score(scene: Scene) -> RenderableType:
    """Return the final score of every player by source, with the counts of the majorities."""
    sheets: list[Data] = scene.view["score"]
    table = Table(border_style="dim")
    table.add_column("")
    for seat in range(len(sheets)):
        table.add_column(seat_tag(scene.localizer, seat), justify="right")
    for deck, each in scene.facts["card_points"].items():
        label = scene.localizer.render(Phrase("score-row-cards", {"deck": deck, "each": each}))
        table.add_row(Text(label), *(str(sheet["cards"][deck]) for sheet in sheets))
    table.add_row(Text(scene.say("score-row-expeditions")), *(str(sheet["expeditions"]) for sheet in sheets))
    gold = scene.say("score-row-gold", per=scene.facts["gold_per_point"])
    table.add_row(Text(gold), *(str(sheet["gold"]) for sheet in sheets))
    table.add_row(Text(scene.say("score-row-fireworks")), *(str(sheet["fireworks"]) for sheet in sheets))
    for index, objective in enumerate(scene.view["objectives"]):
        label = scene.localizer.name("objective", objective["id"])
        counts = scene.facts["objectives"][objective["id"]]["counts"]
        if objective["standing"]:
            label += f" – {scene.say(f'score-counts-{counts}')}: {scene.standing(objective['standing'])}"
        table.add_row(Text(label), *(str(sheet["objectives"][index]) for sheet in sheets))
    table.add_section()
    total = Text(scene.say("score-row-total"))
    table.add_row(total, *(str(sheet["total"]) for sheet in sheets), style="bold")
    return table
