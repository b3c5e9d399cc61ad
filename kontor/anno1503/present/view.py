"""Views: what a seat may know (I1, I2), as plain data, and sampled positions that fit a view."""

from collections.abc import Mapping, Sequence
from typing import Any

from kontor.anno1503.content.building_effects import CITIZEN, EVENTS, KINDS, MERCHANT, PIONEER, SETTLER
from kontor.anno1503.content.catalog import ANY, SITES, Catalog
from kontor.anno1503.present.wire_types import Seat, View
from kontor.anno1503.rules.market import buy_price, buys_left
from kontor.anno1503.rules.ships import action_points, points_left
from kontor.anno1503.rules.state import LOOKED, OVER, PHASES, PRODUCTION, Position
from kontor.anno1503.rules.turn import hand
from kontor.anno1503.rules.victory import GOALS, points, progress
from kontor.engine.rng import Rng


def make_view(t: Catalog, s: Position, viewer: int) -> View:
    """Return all that `viewer` may know: all except the reserve, tiles it has not looked at, and hidden hands.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> view = make_view(match.game.catalog, match.state, 0)
    >>> view["tiles"]["a2"], view["seats"][1]["gold"]
    ('', 7)
    """
    return {
        "game": "anno1503",
        "viewer": viewer,
        "players": s.players,
        "phase": PHASES[s.phase],
        "actor": s.actor,
        "active": s.active,
        "turns": s.turns,
        "roll": s.roll,
        "serving": "production" if s.serving == PRODUCTION else EVENTS[s.serving],
        "served": s.served,
        "sailed": bool(s.sailed),
        "buys": s.buys,
        "buys_left": buys_left(t, s),
        "claimed": bool(s.claimed),
        "claim_from": s.claim_from,
        "sold": [space for space in range(1, t.spaces + 1) if s.sold >> space & 1],
        "hands_hidden": bool(s.hands_hidden),
        "look": [s.look_ship, t.cells[s.look_cell]] if s.phase == LOOKED else None,
        "winner": s.winner,
        "points_to_win": t.points_to_win,
        "hand_limit": t.hand_limit,
        "action_points": action_points(t, s),
        "used": s.used[:],
        "map": t.rows[:],
        "stacks": t.stacks_in_play(s.players),
        "tiles": _visible_tiles(t, s, viewer),
        "looked_at": _looked_at(t, s),
        "strays": [t.cells[cell] for cell in range(t.n_cells) if s.strays[cell]],
        "reserve": sum(s.reserve),
        "gone": _gone(t, s),
        "piles": dict(zip(t.goods, s.piles, strict=True)),
        "display": dict(zip(t.buildings, s.display, strict=True)),
        "seats": [_seat_view(t, s, seat, viewer) for seat in range(s.players)],
    }


def _visible_tiles(t: Catalog, s: Position, viewer: int) -> dict[str, str]:
    """Return the tile on each cell, with an empty name if the viewer has not looked at it."""
    visible: dict[str, str] = {}
    for cell, tile in enumerate(s.tiles):
        if tile:
            is_known = viewer >= 0 and s.known[cell] >> viewer & 1
            visible[t.cells[cell]] = t.tiles[tile - 1] if is_known else ""
    return visible


def _looked_at(t: Catalog, s: Position) -> dict[str, list[int]]:
    """Return, by cell, the seats that have looked at the tile there (I2)."""
    return {
        t.cells[cell]: [seat for seat in range(s.players) if known >> seat & 1]
        for cell, known in enumerate(s.known)
        if known
    }


def _gone(t: Catalog, s: Position) -> dict[str, int]:
    """Return the number of treasures that have left the game, by tile. This is public."""
    left = t.tiles_in_play(s.players)
    for tile in range(t.n_tiles):
        left[tile] -= s.reserve[tile] + s.tiles.count(tile + 1)
    for good in range(t.n_goods):
        left[good] -= s.branches.count(good + 1)
    left[t.agreement] -= sum(s.agreements)
    return {t.tiles[tile]: count for tile, count in enumerate(left) if count}


def _seat_view(t: Catalog, s: Position, seat: int, viewer: int) -> Seat:
    # At the end all hands are open.
    is_hand_open = not s.hands_hidden or seat == viewer or s.phase == OVER
    folk = s.folk[seat * s.n_spaces : (seat + 1) * s.n_spaces]
    buildings = s.buildings_at[seat * s.n_spaces : (seat + 1) * s.n_spaces]
    prices = t.effects(s.built[seat]).prices
    goals = list(zip(GOALS, progress(t, s, seat), strict=True))
    return {
        "home": s.home[seat],
        "production": ["any" if good == ANY else t.goods[good] for good in t.boards[s.home[seat]]],
        "gold": s.gold[seat],
        "hand": dict(zip(t.goods, hand(s, seat), strict=True)) if is_hand_open else None,
        "hand_size": s.hand_size(seat),
        "branches": [t.goods[branch - 1] if branch else "" for branch in s.branches[seat * SITES : (seat + 1) * SITES]],
        "agreements": s.agreements[seat],
        "inhabitants": [KINDS[kind] for kind in folk],
        "buildings": [t.buildings[building - 1] if building else "" for building in buildings],
        "prices": [{t.goods[good]: prices[kind * t.n_goods + good] for good in t.sells[kind]} for kind in folk],
        "buy_price": buy_price(t, s, seat),
        "stock": {
            "ships": t.ships_per_player - s.ships_at_sea(seat),
            "pioneer_settler": t.tiles_low - folk.count(PIONEER) - folk.count(SETTLER),
            "citizen_merchant": t.tiles_high - folk.count(CITIZEN) - folk.count(MERCHANT),
        },
        "ships": [t.cells[cell] for cell in s.ships[seat * s.n_ships : (seat + 1) * s.n_ships] if cell >= 0],
        "points_left": points_left(t, s, seat),
        "goals": {goal: list(figures) for goal, figures in goals},
        "held": [goal for goal, (has, takes) in goals if has >= takes],
        "points": points(t, s, seat),
    }


def imagine(t: Catalog, view: Mapping[str, Any], rng: Rng) -> Position:
    """Sample a position that fits a view. Tiles and hands that the viewer does not know are drawn at random.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> world = imagine(match.game.catalog, match.view(0), Rng(1))
    >>> world.hands == match.state.hands, sum(world.reserve) == sum(match.state.reserve)
    (True, True)
    """
    s = Position(view["players"], t.n_goods, t.spaces, t.ships_per_player)
    s.phase = PHASES.index(view["phase"])
    for name in ("actor", "active", "turns", "roll", "served", "buys", "claim_from", "winner"):
        setattr(s, name, view[name])
    s.serving = PRODUCTION if view["serving"] == "production" else EVENTS.index(view["serving"])
    s.sailed, s.claimed, s.hands_hidden = int(view["sailed"]), int(view["claimed"]), int(view["hands_hidden"])
    s.sold = sum(1 << space for space in view["sold"])
    if view["look"]:
        s.look_ship, s.look_cell = view["look"][0], t.cell_at[view["look"][1]]
    s.used = list(view["used"])
    s.piles = [view["piles"][good] for good in t.goods]
    s.display = [view["display"][building] for building in t.buildings]
    for seat in range(s.players):
        _imagine_seat(t, s, seat, view["seats"][seat])
    _imagine_hands(t, s, view["seats"], rng)
    _imagine_tiles(t, s, view, rng)
    return s


def _imagine_seat(t: Catalog, s: Position, seat: int, view: Mapping[str, Any]) -> None:
    s.home[seat] = view["home"]
    s.gold[seat] = view["gold"]
    s.agreements[seat] = view["agreements"]
    for site, name in enumerate(view["branches"]):
        s.branches[seat * SITES + site] = t.goods.index(name) + 1 if name else 0
    for space, name in enumerate(view["inhabitants"]):
        s.folk[seat * s.n_spaces + space] = KINDS.index(name)
    for space, name in enumerate(view["buildings"]):
        if name:
            s.buildings_at[seat * s.n_spaces + space] = t.buildings.index(name) + 1
            s.built[seat] |= 1 << t.buildings.index(name)
    for rank, name in enumerate(view["ships"]):
        s.ships[seat * s.n_ships + rank] = t.cell_at[name]


def _imagine_hands(t: Catalog, s: Position, seats: Sequence[Mapping[str, Any]], rng: Rng) -> None:
    """Deal the hidden hands from all cards that are neither in a pile nor in a hand that the viewer sees (I1)."""
    left = [t.cards_per_good - count for count in s.piles]
    hidden: list[int] = []
    for seat in range(s.players):
        goods = seats[seat]["hand"]
        if goods is None:
            hidden.append(seat)
            continue
        for good, name in enumerate(t.goods):
            s.hands[seat * s.n_goods + good] = goods[name]
            left[good] -= goods[name]
    for seat in hidden:
        for _ in range(seats[seat]["hand_size"]):
            good = _draw(left, rng)
            left[good] -= 1
            s.hands[seat * s.n_goods + good] += 1


def _imagine_tiles(t: Catalog, s: Position, view: Mapping[str, Any], rng: Rng) -> None:
    left = t.tiles_in_play(s.players)
    for name, count in view["gone"].items():
        left[t.tiles.index(name)] -= count
    for good in range(t.n_goods):
        left[good] -= s.branches.count(good + 1)
    left[t.agreement] -= sum(s.agreements)
    s.tiles = [0] * t.n_cells
    s.known = [0] * t.n_cells
    s.strays = [int(cell in view["strays"]) for cell in t.cells]
    for name, tile in view["tiles"].items():
        if tile:
            s.tiles[t.cell_at[name]] = t.tiles.index(tile) + 1
            left[t.tiles.index(tile)] -= 1
    for name, seats in view["looked_at"].items():
        s.known[t.cell_at[name]] = sum(1 << seat for seat in seats)
    hidden = [t.cell_at[name] for name, tile in view["tiles"].items() if not tile]
    _lay_hidden(t, s, hidden, left, rng)


def _lay_hidden(t: Catalog, s: Position, hidden: list[int], left: list[int], rng: Rng) -> None:
    """Draw the unknown tiles: each from the stack of its space, unless it came out of the reserve (S1, P5)."""
    stacks = {mark: counts[:] for mark, counts in t.stacks.items()}
    for cell, tile in enumerate(s.tiles):
        if tile and not s.strays[cell]:
            stacks[t.mark[cell]][tile - 1] -= 1
    # Spaces whose tile must come from their own stack go first. Strays and the reserve take what is left.
    for cell in sorted(hidden, key=lambda cell: s.strays[cell]):
        stack = stacks[t.mark[cell]] if not s.strays[cell] else left
        available = [max(0, min(in_total, in_stack)) for in_total, in_stack in zip(left, stack, strict=True)]
        if not sum(available):
            # If too many tiles of the stack have been drawn for other spaces, any tile will do.
            available = left
        tile = _draw(available, rng)
        s.tiles[cell] = tile + 1
        if stack is not left:
            stack[tile] -= 1
        left[tile] -= 1
    s.reserve = left


def _draw(counts: list[int], rng: Rng) -> int:
    """Draw a kind of tile or good. Every single tile or card is equally likely."""
    index = rng.below(sum(counts))
    for kind, count in enumerate(counts):
        index -= count
        if index < 0:
            return kind
    return len(counts) - 1
