"""Conservation in Anno 1800: after every line every piece exists exactly once, and gold changes by the rules."""

from collections import Counter

import pytest

from kontor.anno1800.content.catalog import (
    CELLS,
    CUBES,
    DECKS,
    EXPLORATION,
    HOME_CELLS,
    INDUSTRY,
    MERCHANT,
    N_CUBES,
    SHIPYARD,
    WORKER,
)
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.state import Position
from tests.anno1800.support.walks import GAME, GAMES, Setting, every_position, title
from tests.support.passes import first_pass_only

T = GAME.catalog
FIGURES = GAME.printed
each_game = pytest.mark.parametrize("setting", GAMES, ids=title)


def crew_at(s: Position, seat: int, cell: int) -> list[int]:
    """Return the number of cubes of each kind at work on a cell."""
    return [s.crew[seat * CELLS + cell] >> (2 * cube) & 3 for cube in range(N_CUBES)]


def open_tile_at(s: Position, seat: int, cell: int) -> int:
    """Return the uncovered tile or print of a cell, or -1."""
    at = seat * CELLS + cell
    return s.tile[at] - 1 if s.tile[at] else s.printed[at] - 1


def cubes_of(s: Position, seat: int, cube: int) -> int:
    """Return the number of a seat's cubes of a kind, wherever they are."""
    at_work = sum(crew >> (2 * cube) & 3 for crew in s.crew[seat * CELLS : (seat + 1) * CELLS] if crew)
    return s.ready[seat * N_CUBES + cube] + s.exhausted[seat * N_CUBES + cube] + at_work


@each_game
@pytest.mark.rule("anno1800:S7", "anno1800:E1", "anno1800:U2")
def test_the_number_of_cubes_is_constant(setting: Setting) -> None:
    for s, _, _ in every_position(setting):
        assert min(s.supply + s.ready + s.exhausted + s.crew) >= 0
        for cube, name in enumerate(CUBES):
            owned = [cubes_of(s, seat, cube) for seat in range(s.players)]
            assert s.supply[cube] + sum(owned) == FIGURES["supply"][name]
            assert s.owned[cube::N_CUBES] == owned


@each_game
@pytest.mark.rule("anno1800:S6", "anno1800:S7", "anno1800:B3", "anno1800:B5")
def test_every_tile_is_on_the_common_board_or_built(setting: Setting) -> None:
    counts = [FIGURES["tiles"]["per_industry"]] * len(FIGURES["industry"])
    counts += [4, 6, 4] + [6] * 6
    for s, _, _ in every_position(setting):
        built = Counter(tile - 1 for tile in s.tile if tile)
        assert min(s.stock) >= 0
        assert [left + built[tile] for tile, left in enumerate(s.stock)] == counts


@each_game
@pytest.mark.rule("anno1800:S2", "anno1800:S7", "anno1800:X1")
def test_every_population_card_is_in_one_place(setting: Setting) -> None:
    for s, _, _ in every_position(setting):
        for deck in range(len(DECKS)):
            assert all(T.deck_of[card] == deck for card in s.decks[deck])
            assert len(s.under[deck]) == len(s.decks[deck])
            owners = [who for who in s.under[deck] if who]
            assert s.under[deck] == owners + [0] * (len(s.decks[deck]) - len(owners))
            assert all(1 <= who <= s.players for who in owners)
        piles = [*s.decks, *s.hands, *s.open_cards, *s.spent_cards]
        assert sorted(card for pile in piles for card in pile) == list(range(102))
        assert all(hand == sorted(hand) for hand in s.hands)


@each_game
@pytest.mark.rule("anno1800:S2", "anno1800:O1", "anno1800:N1", "anno1800:Q1")
def test_every_expedition_card_and_island_is_in_one_place(setting: Setting) -> None:
    for s, _, _ in every_position(setting):
        for pile, by_seat, number in (
            (s.expedition_deck, s.expeditions, 22),
            (s.old_pile, s.old_islands, 12),
            (s.new_pile, s.new_islands, 8),
        ):
            assert sorted([*pile, *(piece for pieces in by_seat for piece in pieces)]) == list(range(number))
        assert all(len(islands) <= 4 for islands in [*s.old_islands, *s.new_islands])


@each_game
@pytest.mark.rule("anno1800:P5", "anno1800:P6", "anno1800:B9", "anno1800:B10", "anno1800:F1")
def test_tokens_of_ships_match_the_open_ships(setting: Setting) -> None:
    for s, _, _ in every_position(setting):
        assert min(s.trade + s.trade_exhausted + s.trade_card + s.explore + s.explore_exhausted + s.explore_card) >= 0
        for seat in range(s.players):
            carried = {MERCHANT: 0, EXPLORATION: 0}
            for cell in range(1, CELLS):
                tile = open_tile_at(s, seat, cell)
                if tile >= 0 and T.family[tile] in carried:
                    carried[T.family[tile]] += T.level[tile]
            assert s.trade[seat] + s.trade_exhausted[seat] == carried[MERCHANT]
            assert s.explore[seat] + s.explore_exhausted[seat] == carried[EXPLORATION]


@each_game
@pytest.mark.rule("anno1800:P2", "anno1800:B3", "anno1800:B4", "anno1800:U2", "anno1800:O2")
def test_workplaces_and_grounds_are_respected(setting: Setting) -> None:
    for s, _, _ in every_position(setting):
        for seat in range(s.players):
            assert open_tile_at(s, seat, 0) == -1
            for cell in range(CELLS):
                tile, crew = open_tile_at(s, seat, cell), crew_at(s, seat, cell)
                assert cell <= s.last_cell(seat) or (tile < 0 and not any(crew))
                assert sum(crew) <= FIGURES["tiles"]["workplaces"]
                if any(crew):
                    assert T.family[tile] == INDUSTRY
                    assert not any(crew[: T.works[tile]]), "nobody is ever exchanged for a lower kind"
                if tile >= 0:
                    assert on_its_ground(tile, cell)


def on_its_ground(tile: int, cell: int) -> bool:
    """Whether a tile may lie on a cell, derived from the cell numbers of the notation."""
    if cell <= HOME_CELLS:
        zone = "land" if cell <= 10 else "coast" if cell <= 15 else "sea"
    else:
        zone = ["land", "land", "coast", "coast", "sea", "sea"][(cell - HOME_CELLS - 1) % 6]
    zones = {INDUSTRY: ("land", "coast"), SHIPYARD: ("coast",)}
    return zone in zones.get(T.family[tile], ("sea",))


@each_game
@pytest.mark.rule("anno1800:B6", "anno1800:V1")
def test_identical_industries_only_come_from_old_world_islands(setting: Setting) -> None:
    for s, _, _ in every_position(setting):
        for seat in range(s.players):
            own: Counter[tuple[int, int]] = Counter()
            for cell in range(1, CELLS):
                tile = open_tile_at(s, seat, cell)
                if tile < 0 or T.family[tile] != INDUSTRY:
                    continue
                if s.tile[seat * CELLS + cell] or cell <= HOME_CELLS:
                    own[T.makes[tile], T.works[tile]] += 1
                if s.cover and s.tile[seat * CELLS + cell] and T.works[tile] == WORKER:
                    printed = [at for at in range(1, 11) if T.makes[s.printed[seat * CELLS + at] - 1] == T.makes[tile]]
                    assert printed in ([], [cell])
            assert max(own.values()) == 1


@each_game
@pytest.mark.rule("anno1800:H1", "anno1800:H5", "anno1800:B8")
def test_derived_values_match_a_new_calculation(setting: Setting) -> None:
    for s, _, _ in every_position(setting):
        sites, prices, yards = [0] * len(s.sites), [0] * len(s.prices), [0] * len(s.yards)
        made_by = [0] * len(s.made_by)
        for seat in range(s.players):
            for cell in range(1, CELLS):
                tile = open_tile_at(s, seat, cell)
                if tile >= 0 and T.family[tile] == INDUSTRY:
                    at = seat * T.n_goods + T.makes[tile]
                    price = [1, 1, 2, 3][T.works[tile]]
                    sites[at] += 1 << cell
                    made_by[seat * N_CUBES + T.works[tile]] |= 1 << T.makes[tile]
                    prices[at] = min(prices[at] or price, price)
                elif tile >= 0 and T.family[tile] == SHIPYARD:
                    yards[seat * 4 + T.level[tile]] += 1
        assert (s.sites, s.prices, s.yards, s.made_by) == (sites, prices, yards, made_by)
        assert s.ratio == (2 if T.objectives.index("beryl_omara") in s.objectives else 0)


def expected_gold_changes(before: Position, after: Position, move: Move) -> list[int]:
    """Return the change of each seat's gold, derived from the line and from new cubes and cards."""
    seat = before.active
    due = [0] * before.players
    recalls = [step[1] for step in move.steps if step[0] == moves.RECALL_STEP]
    recalls += [move.what] if move.kind == moves.RECALL else []
    due[seat] -= sum([1, 2, 3, 4, 5][cube] for cube in recalls)
    for step in move.steps:
        if step[0] == moves.BUY:
            due[step[2]] += 1
    if move.kind == moves.USE:
        due[seat] += T.effects[move.what].gold
    elif move.kind == moves.OPEN:
        due[seat] += T.old_effect[after.old_islands[seat][-1]].gold
    elif move.kind == moves.USE_OBJECTIVE:
        due[seat] += {"alonso_graves": -3, "aarhant": 5}.get(T.objectives[move.what], 0)
    if move.kind in (moves.HIRE, moves.USE, moves.OPEN):
        cubes = slice(seat * N_CUBES, (seat + 1) * N_CUBES)
        arrived = [max(0, now - then) for then, now in zip(before.owned[cubes], after.owned[cubes], strict=True)]
        if move.kind == moves.USE and T.effects[move.what].upgrades:
            arrived = [0] * N_CUBES
        if move.kind == moves.HIRE:
            # Free upgrades among the steps change the other numbers.
            arrived = [int(cube == move.what) for cube in range(N_CUBES)]
        drawn = [len(before.decks[deck]) - len(after.decks[deck]) for deck in range(2)]
        if move.kind == moves.USE and T.effects[move.what].returns:
            drawn = [0, 0]
        due[seat] -= arrived[0] + arrived[1] - drawn[0] + 3 * (arrived[2] + arrived[3] + arrived[4] - drawn[1])
    return due


@each_game
@pytest.mark.rule("anno1800:E1", "anno1800:H2", "anno1800:W3", "anno1800:K1", "anno1800:K3", "anno1800:J1")
def test_gold_changes_as_the_rules_say(setting: Setting) -> None:
    before: Position | None = None
    for s, move, _ in every_position(setting):
        if before is not None and move is not None:
            changes = [now - then for then, now in zip(before.gold, s.gold, strict=True)]
            assert changes == expected_gold_changes(before, s, move), GAME.text(move)
            assert min(s.gold) >= 0
        before = s.copy()


@each_game
def test_the_log_accounts_for_all_gold(setting: Setting) -> None:
    gold = [0, 1, 2, 3][: setting.players]
    signs = {"recalled": -1, "paid_gold": -1}
    for s, move, events in every_position(setting):
        for event in events:
            args = event.args
            seat = args.get("seat")
            assert isinstance(seat, int) or event.kind == "ended"
            if event.kind in signs:
                gold[int(str(seat))] += signs[event.kind] * int(str(args["gold"]))
            elif event.kind == "got_gold":
                gold[int(str(seat))] += int(str(args["number"]))
            elif event.kind == "bought":
                gold[int(str(args["other"]))] += 1
            elif event.kind == "used_objective" and args["objective"] == "alonso_graves":
                gold[int(str(seat))] -= 3
        assert s.gold == gold, move and GAME.text(move)


@pytest.mark.rule("anno1800:Z1", "anno1800:Z2")
@first_pass_only
def test_the_games_cover_all_events_and_steps() -> None:
    """Guard against properties that hold only because the games are trivial."""
    counts: Counter[str] = Counter()
    for setting in GAMES:
        for _, move, events in every_position(setting):
            counts.update(event.kind for event in events)
            counts.update(f"step {step[0]}" for step in (move.steps if move else ()))
    expected = (
        "turn worked bought imported freed recalled returned converted built played drew put_under hired paid_gold"
    )
    expected += " upgraded opened found explored drew_expeditions festival used got_cubes got_trade got_exploration"
    expected += " got_gold got_action used_objective fireworks last_round ended"
    expected += " made_goods used_goods lost_goods lost_upgrades"
    assert set(expected.split()) <= set(counts)
    assert {f"step {op}" for op in range(8)} <= set(counts)
    assert counts["built"] > 1000
    assert counts["ended"]
