"""Conservation in Anno 1503: after every line every piece exists exactly once."""

import pytest

from kontor.anno1503.content.building_effects import CITIZEN, MERCHANT, PIONEER, SETTLER
from kontor.anno1503.content.catalog import SITES, Catalog
from kontor.anno1503.rules.ships import action_points
from kontor.anno1503.rules.state import Position
from kontor.engine.events import Event
from tests.properties.support.positions import GAMES, every_position, rules, whole_game

CATALOG = rules().catalog
TREASURES = ("treasure_upgrade", "treasure_gold")
each_game = pytest.mark.parametrize(("players", "seed", "keen"), GAMES)


def check_goods(t: Catalog, s: Position) -> None:
    for good in range(t.n_goods):
        hands = [s.hands[seat * t.n_goods + good] for seat in range(s.players)]
        assert min(hands) >= 0
        assert s.piles[good] >= 0
        assert s.piles[good] + sum(hands) == 15


def check_island_tiles(t: Catalog, s: Position, gone: dict[str, int]) -> None:
    for tile, name in enumerate(t.tiles):
        number = s.tiles.count(tile + 1) + s.reserve[tile] + gone.get(name, 0)
        if name.startswith("branch_"):
            number += s.branches.count(tile + 1)
        elif name == "agreement":
            number += sum(s.agreements)
        assert s.reserve[tile] >= 0
        assert number == t.tiles_in_play(s.players)[tile], name
    for cell, tile in enumerate(s.tiles):
        assert not tile or t.mark[cell]
        assert tile or not s.known[cell]
    for seat in range(s.players):
        assert 0 <= s.agreements[seat] <= 3
        free = t.boards[s.home[seat]].index(-1)
        assert not s.branches[seat * SITES + free]


def check_inhabitants(t: Catalog, s: Position) -> None:
    for seat in range(s.players):
        folk = s.folk[seat * t.spaces : (seat + 1) * t.spaces]
        number = s.inhabitants(seat)
        assert all(folk[:number])
        assert not any(folk[number:])
        assert number >= 2
        assert folk.count(PIONEER) + folk.count(SETTLER) <= 4
        assert folk.count(CITIZEN) + folk.count(MERCHANT) <= 3


def check_buildings(t: Catalog, s: Position) -> None:
    for building, number in enumerate(t.display(s.players)):
        assert s.display[building] >= 0
        assert s.display[building] + s.buildings_at.count(building + 1) == number
    for seat in range(s.players):
        buildings = s.buildings_at[seat * t.spaces : (seat + 1) * t.spaces]
        standing = [building for building in buildings if building]
        assert len(set(standing)) == len(standing)
        assert s.built[seat] == sum(1 << building - 1 for building in standing)
        for space, building in enumerate(buildings, start=1):
            assert bool(building) == (space >= 4 and space <= s.inhabitants(seat))


def check_ships(t: Catalog, s: Position) -> None:
    for seat in range(s.players):
        ships = s.ships[seat * t.ships_per_player : (seat + 1) * t.ships_per_player]
        assert len(ships) == 2
        at_sea = s.ships_at_sea(seat)
        assert all(cell >= 0 and not t.mark[cell] for cell in ships[:at_sea])
        assert ships[at_sea:] == [-1] * (2 - at_sea)
    assert len(s.used) == 2
    assert all(0 <= used <= action_points(t, s) for used in s.used)


def count_gone(events: list[Event], gone: dict[str, int]) -> None:
    for event in events:
        if event.kind == "kept" and event.args["tile"] in TREASURES:
            gone[str(event.args["tile"])] = gone.get(str(event.args["tile"]), 0) + 1


@each_game
@pytest.mark.rule("anno1503:S3")
def test_fifteen_of_each_good(players: int, seed: int, keen: bool) -> None:
    for state, _ in every_position(whole_game(players, seed, keen)):
        check_goods(CATALOG, state)


@each_game
@pytest.mark.rule("anno1503:S1", "anno1503:H4", "anno1503:H5")
def test_the_number_of_island_tiles_is_constant(players: int, seed: int, keen: bool) -> None:
    gone: dict[str, int] = {}
    for state, events in every_position(whole_game(players, seed, keen)):
        count_gone(events, gone)
        check_island_tiles(CATALOG, state, gone)


@each_game
@pytest.mark.rule("anno1503:D2", "anno1503:D3", "anno1503:P6")
def test_inhabitants_stay_within_their_tiles(players: int, seed: int, keen: bool) -> None:
    for state, _ in every_position(whole_game(players, seed, keen)):
        check_inhabitants(CATALOG, state)


@each_game
@pytest.mark.rule("anno1503:S3", "anno1503:D4")
def test_every_public_building_is_in_one_place(players: int, seed: int, keen: bool) -> None:
    for state, _ in every_position(whole_game(players, seed, keen)):
        check_buildings(CATALOG, state)


@each_game
@pytest.mark.rule("anno1503:D1", "anno1503:H1", "anno1503:H2")
def test_ships_are_at_sea_or_in_stock(players: int, seed: int, keen: bool) -> None:
    for state, _ in every_position(whole_game(players, seed, keen)):
        check_ships(CATALOG, state)


@each_game
def test_the_log_accounts_for_all_gold(players: int, seed: int, keen: bool) -> None:
    gold = [7] * players
    for state, events in every_position(whole_game(players, seed, keen)):
        for event in events:
            apply_gold(event, gold)
        assert state.gold == gold
        assert min(gold) >= 0


def apply_gold(event: Event, gold: list[int]) -> None:
    seat, amount = event.args.get("seat"), event.args.get("gold", 0)
    assert isinstance(amount, int)
    if event.kind == "kept" and event.args["tile"] == "treasure_gold":
        amount = 12
    if isinstance(seat, int):
        gold[seat] += amount if event.kind in ("sold", "kept") else -amount
    if event.kind == "claimed":
        other = event.args["other"]
        assert isinstance(other, int)
        gold[other] += amount


def test_the_games_cover_all_events() -> None:
    """Guard against properties that hold only because the games are trivial."""
    kinds: set[str] = set()
    for game in GAMES:
        kinds |= {event.kind for events in whole_game(*game).events for event in events}
    expected = "sold bought claimed drew kept looked left gave_up placed paid spared lost_inhabitant lost_building"
    expected += " launched settled settled_building developed took discarded sailed turn rolled struck won drawn"
    assert set(expected.split()) <= kinds
