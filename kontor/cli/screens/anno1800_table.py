"""What lies open for all in Anno 1800: common board, objectives, the other players, and the score at the end."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kontor.cli.screens import seat_tag
from kontor.cli.screens.anno1800_own import own, played_points, title, wealth
from kontor.cli.screens.anno1800_scene import CAN, CANNOT, Scene, labelled
from kontor.cli.screens.flow import Flow
from kontor.engine.errors import Phrase
from kontor.engine.protocol import Data

_OWN = "="


def _families(scene: Scene) -> dict[str, list[str]]:
    """The tiles of the common board by kind of cube, then shipyards and ships."""
    by_worker: dict[str, list[str]] = {}
    for name in scene.view["stock"]:
        by_worker.setdefault(scene.facts["tiles"][name]["works"] or "naval", []).append(name)
    return by_worker


def _text(scene: Scene, name: str) -> str:
    """How a tile is called in a line."""
    tile = scene.facts["tiles"][name]
    return f"build {tile['family']} {tile['level']}" if not tile["makes"] else f"build {name}"


def _mark(scene: Scene, name: str) -> tuple[str, str]:
    """Whether the viewer can build a tile now."""
    tile = scene.facts["tiles"][name]
    if scene.viewer < 0:
        return CANNOT, "dim"
    mine = {scene.open_tile(scene.viewer, cell) for cell in scene.view["seats"][scene.viewer]["cells"]}
    if tile["makes"] and name in mine:
        return _OWN, "bold"
    if _text(scene, name) in scene.things:
        return CAN, "bold green"
    return CANNOT, "dim"


def board(scene: Scene, columns: int, lacks: bool, whole: bool) -> RenderableType:
    """The common board in columns, with costs, cut or whole; with no columns, names and stock, and lacks if wished."""
    families = _families(scene)
    if columns:
        return _priced(scene, families, columns, whole)
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
    gone = "dim" if not stock or mark == CANNOT else ""
    sign = "" if mark == CANNOT else mark
    text = Text.assemble((sign, style), (scene.localizer.name("tile", name), gone), (f" ×{stock}", "dim"))
    for lack in scene.lacks("build", name) if lacks and stock and mark == CANNOT else []:
        text.append(" ").append_text(scene.lack(lack))
    return text


def _priced(scene: Scene, families: dict[str, list[str]], columns: int, whole: bool) -> Table:
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(style="dim", no_wrap=True)
    for _ in range(columns):
        for width, ratio in ((1, None), (None, 1), (2, None), (None, 1)):
            cut = ratio is not None and not whole
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
    gone = "" if stock and mark != CANNOT else "dim"
    cost = scene.cost(scene.facts["tiles"][name]["cost"], scene.lacks("build", name))
    return [Text(mark, style), Text(scene.localizer.name("tile", name), gone), Text(f"×{stock}", "dim"), cost]


def supplies(scene: Scene) -> Flow:
    """What is left of cubes, decks and piles."""
    view = scene.view
    decks = " ".join(f"{scene.deck(name)} {deck['left']}" for name, deck in view["decks"].items())
    old, new = view["old_world_left"], view["new_world_left"]
    piles = scene.say("anno1800-screen-piles", old=old, new=new, expeditions=view["expeditions_left"])
    items = [labelled(scene.say("anno1800-screen-supply"), scene.cubes(view["supply"]))]
    items.append(labelled(scene.say("anno1800-screen-decks"), decks))
    return Flow([*items, Text(piles)])


def objectives(scene: Scene, whole: bool, wrapped: bool) -> RenderableType:
    """The objectives: what they do, cut or wrapped, and for majorities how the players stand; or names alone."""
    rows: list[Text] = []
    for objective in scene.view["objectives"]:
        text = Text(scene.localizer.name("objective", objective["id"]))
        text.no_wrap, text.overflow = not wrapped, "ellipsis"
        if objective["standing"]:
            text.append(f" {scene.standing(objective['standing'])}", "bold")
        if whole:
            rule = scene.localizer.render(scene.facts["objectives"][objective["id"]]["rule"])
            text.append(f" – {rule}", "dim")
        rows.append(text)
    if whole:
        return Group(*rows)
    return Flow([Text(scene.say("anno1800-screen-objectives"), "dim"), *rows])


def opponent(scene: Scene, seat: int, lines: int) -> RenderableType:
    """Another player: gold, tokens, cubes, cards, points on the table, and what can be bought there.

    In one line, cut where it must be, and without what the viewer makes; with a line for all they sell; in full.
    """
    player = scene.view["seats"][seat]
    owned = dict(player["ready"])
    for cube in owned:
        owned[cube] += player["exhausted"][cube]
        owned[cube] += sum(cell["crew"].count(cube) for cell in player["cells"].values())
    items = [title(scene, seat), *wealth(scene, seat), Text(scene.cubes(owned))]
    items.append(Text(scene.say("anno1800-screen-hand-of", number=sum(player["hand"].values()), cards=_hand(player))))
    items.append(played_points(scene, seat))
    if player["expeditions"]:
        items.append(labelled(scene.say("anno1800-screen-expeditions"), str(player["expeditions"])))
    if lines > 2 and (player["old_world"] or player["new_world"]):
        old, new = len(player["old_world"]), len(player["new_world"])
        items.append(Text(scene.say("anno1800-screen-islands", old=old, new=new)))
    sold = _sold(scene, seat, everything=lines > 1) if scene.viewer >= 0 else Text()
    if lines > 1:
        sold.no_wrap, sold.overflow = lines < 3, "ellipsis" if lines < 3 else "fold"
        return Group(Flow(items), *([sold] if sold else []))
    line = Text("  ").join([*items, *([sold] if sold else [])])
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def _sold(scene: Scene, seat: int, everything: bool) -> Text:
    """What a player sells, by price in trade tokens; in short only what the viewer does not make."""
    mine = {} if everything else scene.made_by(scene.viewer)
    by_price: dict[int, list[str]] = {}
    for good, price in scene.made_by(seat).items():
        if good not in mine:
            by_price.setdefault(price, []).append(good)
    if not by_price:
        return Text()
    told = "; ".join(f"{price}: {scene.localizer.names('good', goods)}" for price, goods in sorted(by_price.items()))
    return labelled(scene.say("anno1800-screen-sells"), told)


def island_of(scene: Scene, seat: int) -> RenderableType:
    """All that lies before another player: the island with who works there, cubes, tokens, goods and cards."""
    player = scene.view["seats"][seat]
    rest = [Text(scene.say("anno1800-screen-hand-of", number=sum(player["hand"].values()), cards=_hand(player)))]
    if player["expeditions"]:
        rest.append(labelled(scene.say("anno1800-screen-expeditions"), str(player["expeditions"])))
    if player["spent_cards"]:
        rest.append(labelled(scene.say("anno1800-screen-spent"), " ".join(player["spent_cards"])))
    return Group(own(scene, seat, 2), *rest, _sold(scene, seat, everything=True), Text())


def _hand(player: Data) -> str:
    """How many cards of each deck."""
    return "+".join(str(count) for count in player["hand"].values())


def score(scene: Scene) -> RenderableType:
    """The score sheet by source, and what the majorities count."""
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
