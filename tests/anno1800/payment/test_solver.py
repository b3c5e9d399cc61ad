"""The payment search compared with brute force: it finds a way exactly if there is one, and only the best ways.

Positions come from random games and are shaken. Costs are those of the game and small invented ones.
"""

import os
from functools import cache
from typing import NamedTuple

import pytest

from kontor.anno1800.content.catalog import N_CUBES, Cost
from kontor.anno1800.payment.conditions import Conditions, conditions_of
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.ways import MOST_WAYS, Way, first_way, solve, ways
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.costs import cost_of
from kontor.anno1800.rules.moves import Move, Step
from kontor.anno1800.rules.pay import pay
from kontor.anno1800.rules.state import HOME, Position
from kontor.engine.errors import RuleError
from kontor.engine.rng import Rng
from tests.anno1800.support.brute import Aim, Brute, Vector, beats, dominated
from tests.anno1800.support.positions import Scenario
from tests.anno1800.support.shaking import REAL_COSTS, payment_case, pick
from tests.anno1800.support.walks import GAME, GAMES, Setting, some_positions, title
from tests.support.passes import first_pass_only

T = GAME.catalog
EVERY = 12
"""Test every 12th position of each game."""
ROUND = int(os.environ.get("KONTOR_SOLVER_ROUND", "0"))
"""The study `anno1800-solver` repeats these tests with other problems."""
CASES = 6
"""The number of payment problems per position."""
FIRST_UPGRADE = N_CUBES + 4
"""Where the free upgrades begin in a vector."""
NODES = 2500
"""The maximum number of states for brute force. The ways it found by then still count."""
each_game = pytest.mark.parametrize("setting", GAMES, ids=title)


class Problem(NamedTuple):
    """A cost for the active seat to pay. The name identifies its game and position."""

    name: str
    s: Position
    cost: Cost
    gold: int
    at_home: int

    def __str__(self) -> str:
        goods = ", ".join(T.goods[good] for good in self.cost.goods)
        other_parts = f"cubes {self.cost.cubes} trade {self.cost.trade} exploration {self.cost.exploration}"
        return f"{self.name}: {goods}; {other_parts}; gold {self.gold} at home {self.at_home}"


@cache
def problems(setting: Setting) -> list[Problem]:
    cases: list[Problem] = []
    for index, played in enumerate(some_positions(setting, EVERY)):
        for number in range(CASES):
            rng = Rng(setting.seed, "solver", index, number, ROUND)
            s, cost = payment_case(played, rng)
            gold, at_home = pick(rng, [0, 0, 0, 1, 3]), pick(rng, [-1, -1, -1, rng.below(N_CUBES)])
            cases.append(Problem(f"{title(setting)} {index} {number}", s, cost, gold, at_home))
    return cases


@cache
def found_ways(setting: Setting) -> list[list[Way]]:
    return [ways(T, p.s, p.s.active, p.cost, p.gold, p.at_home) for p in problems(setting)]


@cache
def brute_ways(setting: Setting) -> list[dict[Vector, tuple[Step, ...]]]:
    """Return the ways that brute force finds for each problem: without free upgrades, or else with the fewest."""
    return [ways_of_brute_force(p) for p in problems(setting)]


def ways_of_brute_force(p: Problem) -> dict[Vector, tuple[Step, ...]]:
    aim = Aim(p.gold, p.at_home, HOME)
    found = Brute(T, p.s, p.cost, aim).all_ways(nodes=NODES)
    if not found:
        found = Brute(T, p.s, p.cost, aim._replace(upgrades=True)).all_ways(nodes=NODES)
        fewest = min((sum(takes[FIRST_UPGRADE:]) for takes in found), default=0)
        found = {takes: steps for takes, steps in found.items() if sum(takes[FIRST_UPGRADE:]) == fewest}
    return found


def upgrades_by(steps: tuple[Step, ...]) -> list[int]:
    """Return by kind the free upgrades among these steps."""
    upgrades = [0] * (N_CUBES - 1)
    for op, card, places, _ in steps:
        if op == moves.USE_STEP:
            upgrades[T.effects[card].upgrade_from] += len(moves.unpack_places(places))
    return upgrades


def vector(way: Way) -> Vector:
    return (*way.cubes, way.trade, way.exploration, way.gold, way.cards, *upgrades_by(way.steps))


def texts(steps: tuple[Step, ...]) -> str:
    return ", ".join(moves.step_text(T, step) for step in steps)


def rules_take(s: Position, cost: Cost, steps: tuple[Step, ...]) -> Vector:
    """Return what the rules take for these steps. Raise `RuleError` if they refuse them."""
    after = s.copy()
    pay(T, after, cost, steps, None)
    seat = s.active
    cubes = slice(seat * N_CUBES, (seat + 1) * N_CUBES)
    used = [then - now for then, now in zip(s.ready[cubes], after.ready[cubes], strict=True)]
    trade = s.trade[seat] + s.trade_card[seat] - after.trade[seat] - after.trade_card[seat]
    exploration = s.explore[seat] + s.explore_card[seat] - after.explore[seat] - after.explore_card[seat]
    cards = sum(1 for card in s.open_cards[seat] if T.effects[card].free_goods and card not in after.open_cards[seat])
    upgrades = upgrades_by(steps)
    return (*used, trade, exploration, s.gold[seat] - after.gold[seat], cards, *upgrades)


@each_game
def test_there_are_problems_of_every_kind(setting: Setting) -> None:
    """Prints the counts, for the study."""
    at_hand = sum(bool(p.s.at_hand) for p in problems(setting))
    offered = sum(bool(Means(T, p.s, p.s.active).upgrades) for p in problems(setting))
    raised = sum(bool(way_list) and sum(upgrades_by(way_list[0].steps)) > 0 for way_list in found_ways(setting))
    print(f"solver: {len(problems(setting))} problems, {at_hand} at_hand, {offered} offered, {raised} raised")
    assert min(at_hand, offered) > 20


@each_game
@pytest.mark.rule("anno1800:P1", "anno1800:P2", "anno1800:P7", "anno1800:P8", "anno1800:H1", "anno1800:H3")
def test_a_way_is_found_exactly_when_there_is_one(setting: Setting) -> None:
    for p, way_list, brute in zip(problems(setting), found_ways(setting), brute_ways(setting), strict=True):
        assert bool(way_list) or not brute, f"{p} by {texts(next(iter(brute.values())))}"
        means = Means(T, p.s, p.s.active)
        if p.at_home < 0:
            assert means.payable(p.cost, p.gold) == bool(way_list), p
            assert (first_way(means, p.cost, p.gold) is None) == (not way_list), p


@first_pass_only
@each_game
@pytest.mark.rule("anno1800:W4", "anno1800:U2", "anno1800:K6")
def test_hires_and_upgrades_look_at_the_supply_after_the_payment(setting: Setting) -> None:
    """Free upgrades in the payment change what is in the supply, and which cubes there are to upgrade."""
    for p in problems(setting):
        offered = Means(T, p.s, p.s.active).upgrades
        if not offered or min(p.s.supply[:3]) > 1:
            continue
        for move in [Move(moves.HIRE, cube) for cube in range(3)] + [Move(moves.UPGRADE, cube) for cube in range(2)]:
            cost, conditions = cost_of(T, move), conditions_of(move)
            assert cost is not None
            listed = Means(T, p.s, p.s.active).payable(cost, p.gold, conditions)
            steps = first_way(Means(T, p.s, p.s.active), cost, p.gold, conditions)
            assert listed == (steps is not None), f"{p} {move}"
            for way in solve(Means(T, p.s, p.s.active), cost, p.gold, conditions=conditions):
                assert leaves(p.s, cost, way.steps, conditions), f"{p} {move} by {texts(way.steps)}"
            if move.kind == moves.HIRE:
                aim = Aim(p.gold, supply=conditions.supply)
                brute = Brute(T, p.s, cost, aim).all_ways(most=1, nodes=NODES)
                brute = brute or Brute(T, p.s, cost, aim._replace(upgrades=True)).all_ways(most=1, nodes=NODES)
                assert listed or not brute, f"{p} {move} by {texts(next(iter(brute.values())))}"


def leaves(s: Position, cost: Cost, steps: tuple[Step, ...], conditions: Conditions) -> bool:
    """Whether the rules accept the steps and the conditions are met afterwards."""
    after = s.copy()
    pay(T, after, cost, steps, None)
    return Means(T, after, after.active).meets(conditions)


@each_game
@pytest.mark.rule("anno1800:P3", "anno1800:P4", "anno1800:P5", "anno1800:K5", "anno1800:J1", "anno1800:E1")
def test_every_way_is_accepted_and_takes_what_it_says(setting: Setting) -> None:
    for p, way_list in zip(problems(setting), found_ways(setting), strict=True):
        for way in way_list:
            try:
                takes = rules_take(p.s, p.cost, way.steps)
            except RuleError as error:
                pytest.fail(f"{p} by {texts(way.steps)}: {error}")
            assert takes == vector(way), f"{p} by {texts(way.steps)}"
            assert p.s.gold[p.s.active] - way.gold >= p.gold
            if p.at_home >= 0:
                assert p.s.ready[p.s.active * N_CUBES + p.at_home] - way.cubes[p.at_home] >= 1


@each_game
def test_first_way_is_accepted_and_found_exactly_if_there_is_one(setting: Setting) -> None:
    for p in problems(setting):
        means = Means(T, p.s, p.s.active)
        steps = first_way(means, p.cost, p.gold)
        assert (steps is not None) == means.payable(p.cost, p.gold), p
        if steps is not None:
            try:
                takes = rules_take(p.s, p.cost, steps)
            except RuleError as error:
                pytest.fail(f"{p} by {texts(steps)}: {error}")
            assert takes


@each_game
def test_no_way_is_beaten_by_any_other(setting: Setting) -> None:
    for p, way_list, brute in zip(problems(setting), found_ways(setting), brute_ways(setting), strict=True):
        for way in way_list:
            better = [steps for takes, steps in brute.items() if beats(takes, vector(way))]
            assert not better, f"{p}: {texts(way.steps)} is beaten by {texts(better[0])}"


@each_game
def test_a_way_is_only_beaten_by_ways_with_a_needless_recall(setting: Setting) -> None:
    for p, way_list, brute in zip(problems(setting), found_ways(setting), brute_ways(setting), strict=True):
        for way in way_list:
            for takes, steps in brute.items():
                if beats(takes, vector(way)):
                    assert has_needless_recall(p, steps), f"{p}: {texts(way.steps)} is beaten by {texts(steps)}"


def has_needless_recall(p: Problem, steps: tuple[Step, ...]) -> bool:
    """Whether the cost is still paid without one of the recalls."""
    for index, step in enumerate(steps):
        if step[0] == moves.RECALL_STEP:
            try:
                takes = rules_take(p.s, p.cost, (*steps[:index], *steps[index + 1 :]))
            except RuleError:
                continue
            if p.at_home < 0 or p.s.ready[p.s.active * N_CUBES + p.at_home] - takes[p.at_home] >= 1:
                return True
    return False


@each_game
def test_ways_differ_and_come_best_first(setting: Setting) -> None:
    for p, way_list in zip(problems(setting), found_ways(setting), strict=True):
        vectors = [vector(way) for way in way_list]
        assert len(set(vectors)) == len(vectors) <= MOST_WAYS, p
        assert not any(beats(one, other) for one in vectors for other in vectors), p


@each_game
def test_every_way_of_brute_force_is_no_better_than_a_listed_one(setting: Setting) -> None:
    for p, way_list, brute in zip(problems(setting), found_ways(setting), brute_ways(setting), strict=True):
        listed_vectors = [vector(way) for way in way_list]
        if len(listed_vectors) < MOST_WAYS:
            for takes, steps in brute.items():
                if way_list and sum(takes[FIRST_UPGRADE:]) > way_list[0].upgrades:
                    # Brute force stopped before it found a way with the fewest upgrades.
                    continue
                assert dominated(takes, listed_vectors), f"{p} by {texts(steps)}"


@each_game
@pytest.mark.rule("anno1800:P1", "anno1800:P3", "anno1800:P6", "anno1800:H4", "record:R7")
def test_brute_force_and_the_rules_agree_on_random_steps(setting: Setting) -> None:
    """Brute force is the reference of the tests above, so it must agree with the rules."""
    verdicts = [0, 0]
    for p in problems(setting)[::3]:
        brute = Brute(T, p.s, p.cost, Aim(upgrades=True), merged=False)
        rng = Rng(p.name)
        for _ in range(3):
            steps = random_steps(brute, rng)
            for tried in (steps, (*steps[1:], *steps[:1]), steps[:-1], (*steps, *steps[:1])):
                tried = with_cards_in_order(brute, tried)
                expected = brute.follow(tried)
                try:
                    takes: Vector | None = rules_take(p.s, p.cost, tried)
                except RuleError:
                    takes = None
                assert takes == expected, f"{p} by {texts(tried)}"
                verdicts[expected is not None] += 1
    assert min(verdicts) > 20, verdicts


def with_cards_in_order(brute: Brute, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return the steps with the cards for free upgrades in the only order that brute force tries."""
    taken = [0] * N_CUBES
    ordered: list[Step] = []
    for op, card, places, rest in steps:
        if op == moves.USE_STEP:
            cube = T.effects[card].upgrade_from
            cards = brute.upgrades[cube]
            card = cards[min(taken[cube], len(cards) - 1)]
            taken[cube] += 1
        ordered.append((op, card, places, rest))
    return tuple(ordered)


def random_steps(brute: Brute, rng: Rng) -> tuple[Step, ...]:
    """Return random steps until the cost is paid or no step is left. Goods are preferred to recalls."""
    state = brute.start_state = brute.start()
    steps: list[Step] = []
    while brute.paid(state) is None and len(steps) < 12:
        choices = list(brute.next(state))
        if rng.below(3):
            choices = [pair for pair in choices if pair[0][0] != moves.RECALL_STEP] or choices
        if not choices:
            break
        step, state = choices[rng.below(len(choices))]
        steps.append(step)
    return tuple(steps)


@each_game
@pytest.mark.rule("anno1800:H3")
def test_means_of_a_waiting_seat_are_those_at_the_start_of_its_turn(setting: Setting) -> None:
    for p in problems(setting)[::5]:
        for seat in range(p.s.players):
            turn = p.s.copy()
            turn.active = turn.actor = seat
            if seat != p.s.active:
                turn.bought, turn.at_hand, turn.upgrades_left = 0, [], []
            waiting_means, acting_means = Means(T, p.s, seat), Means(T, turn, seat)
            for cost in [p.cost, *REAL_COSTS[::4]]:
                assert waiting_means.payable(cost) == acting_means.payable(cost), f"{p} seat {seat} {cost.goods}"


@pytest.mark.rule("anno1800:E1", "anno1800:U2")
@pytest.mark.parametrize(("first", "second"), [(1, 5), (5, 1)])
def test_a_cube_recalled_from_a_full_workplace_is_not_recalled_there_again(first: int, second: int) -> None:
    scenario = Scenario(2).cubes(0, farmer=1, worker=3, artisan=0).gold(0, 4)
    scenario.employ(0, first, "worker", "worker").employ(0, second, "farmer", "worker")
    scenario.state.trade[0], scenario.state.trade_exhausted[0] = 0, 2
    lines = scenario.lines("build sailmakers")
    assert lines
    assert [scenario.refused_by(f"0 {line}") for line in lines] == [""] * len(lines)


@first_pass_only
def test_the_problems_are_rich_enough() -> None:
    """Guard against properties that hold only because the problems are trivial."""
    solved = [way_list for setting in GAMES for way_list in found_ways(setting)]
    used = {step[0] for way_list in solved for way in way_list for step in way.steps}
    assert {moves.WORK, moves.BUY, moves.IMPORT, moves.FREE, moves.RECALL_STEP, moves.BERYL} <= used
    assert len(solved) > 2000
    assert sum(bool(way_list) for way_list in solved) > 600
    assert max(len(way_list) for way_list in solved) > 8
    assert sum(len(way.steps) > 4 for way_list in solved for way in way_list) > 200
