"""The list of things is complete and correct: every legal line belongs to a thing, and every listed line is legal.

Candidate lines are generated systematically and paid by brute force, without asking the engine.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest

from kontor.anno1800.content.catalog import CELLS, INDUSTRY, N_CUBES, SHIPYARD, Cost
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.build import fits_ground
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.state import EXHAUSTED, HOME, SHIPPING, Position
from kontor.engine.rng import Rng
from tests.anno1800.support.brute import NO_AIM, Aim, Brute
from tests.anno1800.support.positions import Scenario
from tests.anno1800.support.shaking import payment_case, with_covered_buildings
from tests.anno1800.support.walks import GAME, GAMES, Setting, moves_of, some_positions, title

T = GAME.catalog
EVERY = 60
"""Test every 60th position of each game, unchanged and shaken."""
COVERED = 90
"""Test every 90th position for payments with what a returned tile uncovers."""
NODES = 1000
"""The maximum number of states that brute force examines for one payment."""
TILES = 12
"""The number of random kinds of tile tried in one position."""
LINES = 40
"""The maximum number of lines of one thing to test. If there are more, they are sampled."""
each_game = pytest.mark.parametrize("setting", GAMES, ids=title)


@cache
def positions(setting: Setting) -> list[tuple[str, Position]]:
    cases: list[tuple[str, Position]] = []
    for index, s in enumerate(some_positions(setting, EVERY)):
        cases.append((f"{title(setting)} {index}", s))
        for number in range(2):
            other, _ = payment_case(s, Rng(setting.seed, "lines", index, number))
            other.actions = max(other.actions, number)
            cases.append((f"{title(setting)} {index} shaken {number}", other))
    return cases


class Listing:
    """The things of a position with their lines."""

    def __init__(self, s: Position) -> None:
        self.things = GAME.things(s)
        self.lines = {(thing.kind, thing.what): GAME.complete(s, thing) for thing in self.things}
        self.placed = {(move.kind, move.what, move.place) for lines in self.lines.values() for move in lines}

    def has(self, move: Move) -> bool:
        """Whether the thing of a move is listed. Builds and upgrades must be listed with their place."""
        if move.kind in (moves.BUILD, moves.UPGRADE):
            return (move.kind, move.what, move.place) in self.placed
        return self.has_thing(move)

    def has_thing(self, move: Move) -> bool:
        return (move.kind, move.what) in self.lines

    def has_line(self, move: Move) -> bool:
        return move in self.lines.get((move.kind, move.what), [])


@cache
def listing(setting: Setting, index: int) -> Listing:
    return Listing(positions(setting)[index][1])


def accepted(s: Position, move: Move) -> bool:
    return GAME.refusal(s, move) is None


@each_game
def test_every_listed_line_is_legal(setting: Setting) -> None:
    for index, (name, s) in enumerate(positions(setting)):
        rng = Rng(name)
        for thing, lines in listing(setting, index).lines.items():
            assert lines, f"{name}: nothing for {GAME.text(Move(*thing))}"
            assert len(set(lines)) == len(lines), f"{name}: {GAME.text(Move(*thing))} twice"
            chosen = lines if len(lines) <= LINES else [lines[rng.below(len(lines))] for _ in range(LINES)]
            for move in chosen:
                assert (move.kind, move.what) == thing
                refusal = GAME.refusal(s, move)
                assert refusal is None, f"{name}: {GAME.text(move)} {refusal}"
                assert GAME.parse(GAME.text(move)) == move


@each_game
def test_complete_one_returns_a_legal_line(setting: Setting) -> None:
    for index, (name, s) in enumerate(positions(setting)):
        for thing in listing(setting, index).things:
            move = GAME.complete_one(s, thing, Rng(name, thing))
            refusal = GAME.refusal(s, move)
            assert refusal is None, f"{name}: {GAME.text(move)} {refusal}"
            assert (move.kind, move.what) == (thing.kind, thing.what)


@each_game
def test_legal_lists_the_lines_of_all_things(setting: Setting) -> None:
    for index, (_, s) in enumerate(positions(setting)[:9]):
        lines = [move for thing_lines in listing(setting, index).lines.values() for move in thing_lines]
        assert GAME.legal(s) == lines


def with_payment(s: Position, move: Move, cost: Cost, aim: Aim = NO_AIM) -> Move | None:
    """Return the move with a payment found by brute force, or None."""
    steps = next(iter(Brute(T, s, cost, aim).all_ways(most=1, nodes=NODES).values()), None)
    return None if steps is None else move._replace(steps=steps)


def builds(s: Position, listed: Listing, rng: Rng) -> Iterator[Move]:
    """Yield builds on cells that are not listed, with and without returning a tile."""
    seat = s.active
    own = [cell for cell in range(1, s.last_cell(seat) + 1) if s.tile[seat * CELLS + cell]]
    sold_out = [tile for tile in range(T.n_built) if not s.stock[tile]]
    own_kinds = [s.tile[seat * CELLS + cell] - 1 for cell in own]
    tiles = {*sold_out[:3], *own_kinds[:3], *(rng.below(T.n_built) for _ in range(TILES))}
    for tile in sorted(tiles):
        cells = [cell for cell in range(1, s.last_cell(seat) + 1) if (moves.BUILD, tile, cell) not in listed.placed]
        line = with_payment(s, Move(moves.BUILD, tile), T.tile_cost[tile]) if cells else None
        lines = [] if line is None else [line]
        for back in own if cells and s.may_return else []:
            if line is not None:
                # A tile can go back after it took part in the payment.
                lines.append(line._replace(steps=(*line.steps, (moves.RETURN, back, 0, 0))))
            elif s.printed[seat * CELLS + back]:
                # Returning the tile first helps only if what it covers takes part in the payment.
                other = with_payment(s, Move(moves.BUILD, tile), T.tile_cost[tile], Aim(back=back))
                lines += [] if other is None else [other]
        if not s.actions and (T.family[tile] <= SHIPYARD or s.running != SHIPPING):
            # Without an action left every line is refused, so one is enough.
            lines, cells = lines[:1], cells[:1]
        yield from (
            each._replace(place=cell)
            for each in lines
            for cell in cells
            if each == line or fits_ground(T.family[tile], cell)
        )


@each_game
@pytest.mark.rule(
    "anno1800:B2", "anno1800:B3", "anno1800:B5", "anno1800:B6", "anno1800:B8", "anno1800:V1", "anno1800:V2"
)
def test_every_legal_build_is_listed_with_its_cell(setting: Setting) -> None:
    for index, (name, s) in enumerate(positions(setting)):
        listed = listing(setting, index)
        for move in builds(s, listed, Rng(name)):
            assert not accepted(s, move), f"{name}: {GAME.text(move)}"


@each_game
@pytest.mark.rule("anno1800:B3", "anno1800:B5", "anno1800:B10")
def test_builds_paid_with_what_a_returned_tile_uncovers_are_listed(setting: Setting) -> None:
    for index, played in enumerate(some_positions(setting, COVERED)):
        s = with_covered_buildings(played, Rng(setting.seed, "covered", index))
        listed = Listing(s)
        for tile in range(T.n_built if s.may_return else 0):
            for back in useful_covers(s, T.tile_cost[tile]) if not listed.has_thing(Move(moves.BUILD, tile)) else []:
                line = with_payment(s, Move(moves.BUILD, tile), T.tile_cost[tile], Aim(back=back))
                for cell in range(1, s.last_cell(s.active) + 1) if line else []:
                    assert line
                    move = line._replace(place=cell)
                    assert not accepted(s, move), f"{title(setting)} {index}: {GAME.text(move)}"


def useful_covers(s: Position, cost: Cost) -> Iterator[int]:
    """Yield the cells whose tile covers a printed ship or an industry that makes a good of the cost."""
    for cell in range(1, s.last_cell(s.active) + 1):
        at = s.active * CELLS + cell
        printed = s.printed[at] - 1
        if s.tile[at] and printed >= 0 and (T.makes[printed] in cost.goods or T.family[printed] > SHIPYARD):
            yield cell


def upgrades(s: Position, listed: Listing) -> Iterator[Move]:
    """Yield upgrades of every kind of cube at every place that is not listed."""
    seat = s.active
    for cube in range(N_CUBES - 1):
        for place in [HOME, *range(1, s.last_cell(seat) + 1), EXHAUSTED]:
            if (moves.UPGRADE, cube, place) in listed.placed or not may_be_at(s, cube, place):
                continue
            line = with_payment(s, Move(moves.UPGRADE, cube, place), T.upgrade_cost[cube], Aim(0, cube, place))
            if line is not None:
                yield line


def may_be_at(s: Position, cube: int, place: int) -> bool:
    """Whether a cube may be at a place before or during the payment."""
    at = s.active * CELLS + place
    if place in (HOME, EXHAUSTED) or s.crew[at] >> (2 * cube) & 3:
        return True
    tile = (s.tile[at] or s.printed[at]) - 1
    return (
        tile >= 0
        and T.family[tile] == INDUSTRY
        and T.works[tile] == cube
        and T.makes[tile] in T.upgrade_cost[cube].goods
    )


@each_game
@pytest.mark.rule("anno1800:U1", "anno1800:U2")
def test_every_legal_upgrade_is_listed_with_its_place(setting: Setting) -> None:
    for index, (name, s) in enumerate(positions(setting)):
        for move in upgrades(s, listing(setting, index)):
            assert not accepted(s, move), f"{name}: {GAME.text(move)}"


@pytest.mark.rule("anno1800:P7", "anno1800:U2")
def test_a_cube_that_works_twice_for_an_upgrade_can_be_upgraded_at_either_place() -> None:
    scenario = Scenario(2).tile(0, 12, "window_factory").cubes(0, artisan=1).gold(0, 3)
    scenario.state.trade[0], scenario.state.trade_exhausted[0] = 0, 2
    for line in (
        "upgrade artisan at 12: work 9, recall artisan from 9, work 12",
        "upgrade artisan at 9: work 12, recall artisan from 12, work 9",
    ):
        assert scenario.refused_by(f"0 {line}") == ""
        assert line in scenario.lines("upgrade artisan")


@pytest.mark.rule("anno1800:U2")
def test_a_dearer_payment_that_leaves_the_cube_at_its_place_is_listed() -> None:
    scenario = (
        Scenario(2).tile(0, 12, "warehouse").cubes(0, worker=1, artisan=1).exhaust(0, worker=1, artisan=1).gold(0, 3)
    )
    line = "upgrade worker at exhausted: buy coal from 1, recall artisan from exhausted, work 8"
    assert scenario.refused_by(f"0 {line}") == ""
    assert [text for text in scenario.lines("upgrade worker") if text.startswith("upgrade worker at exhausted")]


@each_game
@pytest.mark.rule("anno1800:C1", "anno1800:W1", "anno1800:W3")
def test_every_card_that_can_be_played_and_every_hire_is_listed(setting: Setting) -> None:
    for index, (name, s) in enumerate(positions(setting)):
        listed = listing(setting, index)
        candidates = [(Move(moves.PLAY, card), T.needs[card], NO_AIM) for card in s.hands[s.active]]
        for cube in range(N_CUBES):
            gold = 0 if s.decks[0 if cube < 2 else 1] else 1 if cube < 2 else 3
            candidates.append((Move(moves.HIRE, cube), T.hire_cost[cube], Aim(gold)))
        for move, cost, aim in candidates:
            line = None if listed.has(move) else with_payment(s, move, cost, aim)
            assert line is None or not accepted(s, line), f"{name}: {GAME.text(line)}"


def without_payment(s: Position, rng: Rng) -> Iterator[Move]:
    """Yield moves that need no payment steps."""
    seat, hand = s.active, s.hands[s.active]
    few = [hand[rng.below(len(hand))] for _ in range(4)] if hand else []
    sets = [cards for size in (1, 2, 3) for cards in combinations(sorted(set(few)), size)]
    yield from (Move(kind) for kind in (moves.OPEN, moves.EXPLORE, moves.EXPEDITION, moves.FESTIVAL, moves.END))
    yield from (Move(moves.SWAP, extra=cards) for cards in sets)
    places = [HOME, *(cell for cell in range(1, CELLS) if s.crew[seat * CELLS + cell]), EXHAUSTED]
    yield from (Move(moves.RECALL, cube, place) for cube in range(N_CUBES) for place in places[1:])
    for card in [*s.open_cards[seat], *s.spent_cards[seat][:2], *hand[:2]]:
        if T.effects[card].upgrades:
            place_sets = [some for size in (1, 2, 3) for some in combinations_with_replacement(places, size)]
            yield from (Move(moves.USE, card, extra=place_sets[rng.below(len(place_sets))]) for _ in range(40))
        yield Move(moves.USE, card)
        yield from (Move(moves.USE, card, extra=cards) for cards in sets if not T.effects[card].upgrades)
    for objective in range(len(T.objectives)):
        yield Move(moves.USE_OBJECTIVE, objective)
        yield from (Move(moves.USE_OBJECTIVE, objective, extra=cards) for cards in sets[:4])


@each_game
@pytest.mark.rule(
    "anno1800:T3", "anno1800:T6", "anno1800:X2", "anno1800:K6", "anno1800:K8", "anno1800:J1", "anno1800:E1"
)
def test_lines_without_payment_are_legal_exactly_if_listed(setting: Setting) -> None:
    verdicts = [0, 0]
    for index, (name, s) in enumerate(positions(setting)):
        listed = listing(setting, index)
        for move in without_payment(s, Rng(name)):
            verdict = accepted(s, move)
            verdicts[verdict] += 1
            assert verdict == listed.has_line(move), f"{name}: {GAME.text(move)}"
    assert min(verdicts) > 200, verdicts


@each_game
def test_every_unusual_line_of_a_game_belongs_to_a_listed_thing(setting: Setting) -> None:
    lines = moves_of(setting)
    for index, s in enumerate(some_positions(setting, 9)):
        move = lines[setting.seed % 9 + 9 * index]
        assert Listing(s).has(move), f"{title(setting)} {index}: {GAME.text(move)}"
