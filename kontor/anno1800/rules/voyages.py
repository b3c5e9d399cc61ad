"""Old World, New World, expedition cards and the festival (O1, O2, N1, N2, Q1, Q2, F1)."""

from kontor.anno1800.content.catalog import (
    CELLS,
    COAST,
    FIRST_OF_ZONE,
    HOME_CELLS,
    INDUSTRY,
    ISLAND_CELLS,
    LAND,
    N_CUBES,
    NEW_WORLD_DECK,
    SEA,
    SHIPYARD,
    Catalog,
)
from kontor.anno1800.rules.decks import draw, draw_expeditions
from kontor.anno1800.rules.effects import apply_effect
from kontor.anno1800.rules.ground import exhaust_crew, show
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.state import OTHER, Position
from kontor.anno1800.rules.tokens import spend_exploration
from kontor.anno1800.rules.turn import begin_action
from kontor.engine.events import Event


def why_not_open(t: Catalog, s: Position, seat: int) -> str:
    """Return the refusal code if no Old World island can be opened, regardless of tokens. It is empty if one can."""
    if len(s.old_islands[seat]) >= len(t.old_cost):
        return "islands-enough"
    return "" if s.old_pile else "pile-empty"


def open_up(t: Catalog, s: Position, log: list[Event] | None) -> None:
    """Draw an Old World island, add its cells and apply its effect at once (O1, O2)."""
    seat = s.active
    begin_action(s, OTHER)
    code = why_not_open(t, s, seat)
    if code:
        raise refused("O1" if code == "islands-enough" else "Q2", code, number=len(t.old_cost))
    spend_exploration(s, seat, t.old_cost[len(s.old_islands[seat])])
    island = s.old_pile.pop()
    s.old_islands[seat].append(island)
    if log is not None:
        log.append(Event("opened", {"seat": seat, "island": t.old_islands[island]}, reveals=True))
    if t.old_print[island]:
        tile = t.old_print[island] - 1
        cell = printed_cell(t, tile, len(s.old_islands[seat]))
        s.printed[seat * CELLS + cell] = tile + 1
        show(t, s, seat, cell, tile)
        if log is not None:
            log.append(Event("found", {"seat": seat, "tile": t.tiles[tile], "cell": cell}))
    apply_effect(t, s, seat, t.old_effect[island], log)


def printed_cell(t: Catalog, tile: int, number: int) -> int:
    """Return the cell of the tile printed on a seat's Old World island. `number` counts the islands from 1.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> printed_cell(t, 0, 1), printed_cell(t, t.first_ship, 2)
    (21, 31)
    """
    zone = LAND if t.family[tile] == INDUSTRY else COAST if t.family[tile] == SHIPYARD else SEA
    return HOME_CELLS + ISLAND_CELLS * (number - 1) + FIRST_OF_ZONE[zone]


def why_not_explore(t: Catalog, s: Position, seat: int) -> str:
    """Return the refusal code if no New World island can be explored, regardless of tokens. It is empty if one can."""
    if len(s.new_islands[seat]) >= len(t.new_cost):
        return "islands-enough"
    return "" if s.new_pile else "pile-empty"


def explore(t: Catalog, s: Position, log: list[Event] | None) -> None:
    """Draw a New World island and New World cards (N1)."""
    seat = s.active
    begin_action(s, OTHER)
    code = why_not_explore(t, s, seat)
    if code:
        raise refused("N1" if code == "islands-enough" else "Q2", code, number=len(t.new_cost))
    spend_exploration(s, seat, t.new_cost[len(s.new_islands[seat])])
    island = s.new_pile.pop()
    s.new_islands[seat].append(island)
    if log is not None:
        goods = [t.goods[good] for good in t.new_goods[island]]
        log.append(Event("explored", {"seat": seat, "island": t.new_islands[island], "goods": goods}, reveals=True))
    draw(t, s, seat, NEW_WORLD_DECK, t.new_cards, log)


def expedition(t: Catalog, s: Position, log: list[Event] | None) -> None:
    """Draw expedition cards, or all that are left if there are fewer (Q1)."""
    seat = s.active
    begin_action(s, OTHER)
    if not s.expedition_deck:
        raise refused("Q2", "pile-empty")
    spend_exploration(s, seat, t.expedition_cost)
    draw_expeditions(t, s, seat, t.expedition_cards, log)


def festival(s: Position, log: list[Event] | None) -> None:
    """Send all cubes home, return tokens to their ships, and put tokens on cards back into the supply (F1)."""
    seat = s.active
    begin_action(s, OTHER)
    for cell in range(1, s.last_cell(seat) + 1):
        exhaust_crew(s, seat, cell)
    for at in range(seat * N_CUBES, (seat + 1) * N_CUBES):
        s.ready[at] += s.exhausted[at]
        s.exhausted[at] = 0
    s.trade[seat] += s.trade_exhausted[seat]
    s.explore[seat] += s.explore_exhausted[seat]
    s.trade_exhausted[seat] = s.explore_exhausted[seat] = s.trade_card[seat] = s.explore_card[seat] = 0
    if log is not None:
        log.append(Event("festival", {"seat": seat}))
