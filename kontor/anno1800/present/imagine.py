"""Sampled positions: everything that is hidden from a seat is drawn at random."""

from collections.abc import Mapping
from typing import Any

from kontor.anno1800.content.catalog import CELLS, CUBES, DECKS, N_CUBES, Catalog
from kontor.anno1800.present.view import RUNNING
from kontor.anno1800.rules.ground import show
from kontor.anno1800.rules.state import CREW_ONE, Position
from kontor.engine.protocol import NOBODY
from kontor.engine.rng import Rng


def imagine(t: Catalog, view: Mapping[str, Any], rng: Rng) -> Position:
    """Return a position that fits a view. Other hands, decks and piles are drawn at random.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> world = imagine(match.game.catalog, match.view(0), Rng(1))
    >>> world.hands[0] == match.state.hands[0], len(world.hands[1])
    (True, 9)
    """
    s = Position(view["players"], t.n_goods, t.n_built)
    for name in ("actor", "active", "turns", "actions", "parts", "returned", "fireworks", "last_turn"):
        setattr(s, name, view[name])
    switches = view["switches"]
    s.cover, s.may_return = switches["worker_versions"], switches["tiles_returned"]
    s.part, s.card_tokens = switches["cube_effects"], switches["card_tokens"]
    s.begun = int(view["begun"])
    s.running = RUNNING.index(view["running"])
    s.begun_yards = [0, *view["begun_yards"]]
    s.begun_ships = [0, *view["begun_ships"]]
    s.bought = sum(1 << t.good_at[name] for name in view["bought"])
    s.used = sum(1 << t.objectives.index(name) for name in view["used"])
    s.at_hand = [t.good_at[name] for name in view["at_hand"]]
    s.upgrades_left = [t.card_at[name] for name, left in view["upgrades_left"].items() for _ in range(left)]
    s.objectives = [t.objectives.index(objective["id"]) for objective in view["objectives"]]
    s.ratio = max([t.tokens_for_trade[objective] for objective in s.objectives], default=0)
    s.supply = [view["supply"][cube] for cube in CUBES]
    s.stock = [view["stock"][name] for name in t.tiles[: t.n_built]]
    for seat, seat_view in enumerate(view["seats"]):
        _imagine_seat(t, s, seat, seat_view)
    _imagine_cards(t, s, view, rng)
    _imagine_expeditions(t, s, view, rng)
    held = [island for islands in s.old_islands for island in islands]
    s.old_pile = _shuffled([island for island in range(len(t.old_islands)) if island not in held], rng)
    held = [island for islands in s.new_islands for island in islands]
    s.new_pile = _shuffled([island for island in range(len(t.new_islands)) if island not in held], rng)
    return s


def _imagine_seat(t: Catalog, s: Position, seat: int, seat_view: Mapping[str, Any]) -> None:
    tiles = {name: tile for tile, name in enumerate(t.tiles)}
    for name, cell_view in seat_view["cells"].items():
        cell = int(name)
        at = seat * CELLS + cell
        s.tile[at] = tiles[cell_view["tile"]] + 1 if cell_view["tile"] else 0
        s.printed[at] = tiles[cell_view["printed"]] + 1 if cell_view["printed"] else 0
        show(t, s, seat, cell, (s.tile[at] or s.printed[at]) - 1)
        for cube in cell_view["crew"]:
            s.crew[at] += CREW_ONE[CUBES.index(cube)]
            s.owned[seat * N_CUBES + CUBES.index(cube)] += 1
    s.gold[seat] = seat_view["gold"]
    trade, explore = seat_view["trade"], seat_view["exploration"]
    s.trade[seat], s.trade_exhausted[seat], s.trade_card[seat] = trade["ready"], trade["exhausted"], trade["cards"]
    s.explore[seat], s.explore_exhausted[seat] = explore["ready"], explore["exhausted"]
    s.explore_card[seat] = explore["cards"]
    for cube, name in enumerate(CUBES):
        at = seat * N_CUBES + cube
        s.ready[at], s.exhausted[at] = seat_view["ready"][name], seat_view["exhausted"][name]
        s.owned[at] += s.ready[at] + s.exhausted[at]
    s.open_cards[seat] = [t.card_at[name] for name in seat_view["open_cards"]]
    s.spent_cards[seat] = [t.card_at[name] for name in seat_view["spent_cards"]]
    s.old_islands[seat] = [t.old_islands.index(name) for name in seat_view["old_world"]]
    s.new_islands[seat] = [t.new_islands.index(name) for name in seat_view["new_world"]]


def _imagine_cards(t: Catalog, s: Position, view: Mapping[str, Any], rng: Rng) -> None:
    """Fill decks and hands: the viewer knows its own cards and those it put under a deck. The rest is drawn."""
    viewer = view["viewer"]
    known = {card for seat in range(s.players) for card in (*s.open_cards[seat], *s.spent_cards[seat])}
    hands = view.get("hands")
    if hands is not None:
        s.hands = [[t.card_at[name] for name in hand] for hand in hands]
    elif viewer >= 0:
        s.hands[viewer] = [t.card_at[name] for name in view["hand"]]
    known |= {card for hand in s.hands for card in hand}
    for deck, name in enumerate(DECKS):
        deck_view = view["decks"][name]
        known |= {t.card_at[card] for _, card in deck_view["under"] if card}
        left = _shuffled([card for card in range(len(t.cards)) if t.deck_of[card] == deck and card not in known], rng)
        if view["actor"] != NOBODY:
            for seat in range(s.players):
                if seat != viewer:
                    s.hands[seat] += [left.pop() for _ in range(view["seats"][seat]["hand"][name])]
        lowest = [t.card_at[card] if card else left.pop() for _, card in deck_view["under"]]
        s.decks[deck] = lowest + left
        s.under[deck] = [who + 1 for who, _ in deck_view["under"]] + [0] * len(left)
    for hand in s.hands:
        hand.sort()


def _imagine_expeditions(t: Catalog, s: Position, view: Mapping[str, Any], rng: Rng) -> None:
    all_expeditions = view.get("all_expeditions")
    if all_expeditions is not None:
        s.expeditions = [[t.expeditions.index(name) for name in cards] for cards in all_expeditions]
    elif view["viewer"] >= 0:
        s.expeditions[view["viewer"]] = [t.expeditions.index(name) for name in view["expeditions"]]
    held = [card for cards in s.expeditions for card in cards]
    left = _shuffled([card for card in range(len(t.expeditions)) if card not in held], rng)
    for seat in range(s.players):
        missing = view["seats"][seat]["expeditions"] - len(s.expeditions[seat])
        s.expeditions[seat] = sorted(s.expeditions[seat] + [left.pop() for _ in range(missing)])
    s.expedition_deck = left


def _shuffled(items: list[int], rng: Rng) -> list[int]:
    rng.shuffle(items)
    return items
