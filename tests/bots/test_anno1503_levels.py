"""The levels for Anno 1503: legal with any figures, within their budget, each better than the one below."""

from time import perf_counter
from typing import Any, cast

import pytest

from kontor.anno1503.game import Anno1503, load
from kontor.bots.anno1503 import levels
from kontor.bots.anno1503.net import built_in_net
from kontor.bots.anno1503.rollouts import Rollouts
from kontor.bots.anno1503.turn_search import TurnSearch
from kontor.bots.base import LEVELS, Bot, Thinker, make_bot
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.matches import new_match
from kontor.engine.protocol import CHANCE, NOBODY
from kontor.engine.rng import Rng
from tests.anno1503.support.positions import acting
from tests.support.passes import INTERPRETED_PASS, first_pass_only

SLACK = 120
"""Looks beyond the budget: evaluating an unknown tile tries every possible tile before the budget is checked."""
OTHER_FIGURES: list[dict[str, Any]] = [
    {"goods": ["wood", "stone", "tools", "cloth", "spice", "tobacco", "rum", "tea"], "hand_limit": 8},
    {"map": {"rows": ["2.2", "S..", "2.2"]}, "ships_per_player": 3, "victory": {"points_to_win": 2}},
    {"building": [{"id": "mill", "players": [2, 2], "effect": "none"}], "victory": {"gold": 12, "buildings": 1}},
]


def finish(game: Anno1503, bots: list[Bot], seed: int, most: int = 400, hands: str = "open") -> int:
    """Play a game to its end or to a number of turns. Return the winner, or -1."""
    state = game.start(len(bots), {"hands": hands}, game.deal(len(bots), {}, Rng(seed, "deal")))
    dice = Rng(seed, "dice")
    while state.actor != NOBODY and state.turns < most:
        if state.actor == CHANCE:
            move = game.chance(state, dice)
        else:
            move = bots[state.actor].choose(Decision(game, state), dice)
            assert game.refusal(state, move) is None
        game.apply(state, move, None)
    return state.winner


@pytest.mark.parametrize("players", [2] if INTERPRETED_PASS else [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_finishes_games_with_legal_moves(level: str, players: int) -> None:
    bots = [make_bot(level, "anno1503", Budget(looks=100 if level == "expert" else 30)) for _ in range(players)]
    assert finish(load({}), bots, players) >= 0


@pytest.mark.rule("anno1503:I1")
@pytest.mark.parametrize("players", [2] if INTERPRETED_PASS else [2, 3, 4])
@pytest.mark.parametrize("kinds", [["expert", "hard", "medium", "easy"], ["greedy", "random", "hard", "greedy"]])
def test_bots_finish_games_with_hidden_hands(kinds: list[str], players: int) -> None:
    bots = [make_bot(kind, "anno1503", Budget(looks=60)) for kind in kinds[:players]]
    assert finish(load({}), bots, players, hands="hidden") >= 0


@pytest.mark.rule("anno1503:B2", "anno1503:T2")
@pytest.mark.parametrize("rules", [1, 2])
def test_the_search_uses_the_large_branch_after_ships_by_version_2(rules: int) -> None:
    scenario = acting(3, rules=rules).set_buildings(0, "large_branch").set_hand(1, "spice spice")
    turn_search = TurnSearch(scenario.game, built_in_net(), Budget(looks=2000))
    turn_search.budget.start()
    turn_search.search(scenario.state, 2000)
    orders = [[scenario.game.text(move).split()[0] for move in node.line()] for node in turn_search.ends]
    assert ["claim"] in orders
    assert any("sail" in order and order[-1] == "claim" for order in orders) == (rules == 2)
    scenario.play("0 sail 1 b3")
    bot = make_bot("hard", "anno1503", Budget(looks=300))
    assert isinstance(bot, Thinker)
    texts = [scenario.game.text(each.move) for each in bot.score_moves(Decision(scenario.game, scenario.state), Rng(1))]
    assert ("claim 1" in texts) == (rules == 2)


@first_pass_only
@pytest.mark.parametrize("changed", OTHER_FIGURES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_copes_with_other_figures(level: str, changed: dict[str, Any]) -> None:
    bots = [make_bot(level, "anno1503", Budget(looks=150 if level == "expert" else 30)) for _ in range(2)]
    finish(load(changed), bots, 1, most=30)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_stays_within_its_looks(level: str) -> None:
    match = new_match("anno1503", ["a", "b"], seed=3)
    bot = make_bot(level, "anno1503", Budget(looks=100))
    assert isinstance(bot, Thinker)
    for step in range(60):
        move = bot.choose(Decision(match.game, match.state), Rng(step))
        assert bot.budget.used <= 100 + SLACK
        match.play(match.game.text(move))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_stays_within_its_seconds(level: str) -> None:
    bot = make_bot(level, "anno1503", Budget(seconds=0.1))
    match = new_match("anno1503", ["a", "b", "c", "d"], seed=3)
    took: list[float] = []
    for step in range(12):
        start = perf_counter()
        move = bot.choose(Decision(match.game, match.state), Rng(step))
        took.append(perf_counter() - start)
        match.play(match.game.text(move))
    # On a busy machine single decisions may be slow, so check the median.
    assert sorted(took)[len(took) // 2] < 0.15


def test_scores_are_sorted_chances_of_distinct_moves() -> None:
    match = new_match("anno1503", ["a", "b"], seed=3)
    for level in LEVELS:
        bot = levels.make(level, Budget(looks=400))
        for step in range(20):
            decision = Decision(match.game, match.state)
            scored = bot.score_moves(decision, Rng(step))
            values = [each.value for each in scored]
            assert values == sorted(values, reverse=True)
            assert all(0.0 <= value <= 1.0 for value in values)
            moves = [each.move for each in scored]
            assert len(set(moves)) == len(moves)
            assert set(moves) <= set(decision.things())
            match.play(match.game.text(moves[0]))


@first_pass_only
@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium"), ("hard", "greedy")])
def test_a_level_is_better_than_the_one_below(better: str, worse: str) -> None:
    game, won = load({}), 0
    for seed in range(4):
        for seat in range(2):
            bots = [make_bot(worse, "anno1503", Budget(looks=60)) for _ in range(2)]
            bots[seat] = make_bot(better, "anno1503", Budget(looks=200 if better == "hard" else 60))
            won += finish(game, bots, 100 + seed) == seat
    assert won >= 5


@first_pass_only
def test_rollouts_stop_once_more_would_not_help() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    game = cast(Anno1503, match.game)
    turn_search = TurnSearch(game, built_in_net(), Budget(looks=1_000_000))
    end, sell = game.parse("end"), game.parse("sell wood 1")

    def compare(lines: list[list[int]]) -> tuple[int, list[float]]:
        turn_search.budget.start()
        means = Rollouts(turn_search, mine=20, others=10).compare(match.view(0), lines, [0.5] * len(lines), Rng(1))
        return turn_search.budget.used, means

    assert compare([[sell, end], [sell]]) == (0, [-1.0, -1.0]), "they ask for the same move"
    used, means = compare([[end], [sell, end]])
    assert min(means) > 0.0
    assert 64 * 2 < used < 100_000, "64 rollouts of each are enough, whatever the budget"


def test_an_expert_wins_at_once_where_it_can() -> None:
    match = new_match("anno1503", ["a", "b"], seed=12, changed={"victory": {"gold": 8, "points_to_win": 1}})
    move = make_bot("expert", "anno1503", Budget(looks=100)).choose(Decision(match.game, match.state), Rng(1))
    match.play(match.game.text(move))
    assert match.over
