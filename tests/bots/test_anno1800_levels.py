"""The levels for Anno 1800: legal with any options, within their budget, best moves first."""

from collections import defaultdict
from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from kontor.anno1800.content.catalog import N_CUBES
from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.present.view import sheets
from kontor.anno1800.rules import moves as m
from kontor.anno1800.rules.state import Position
from kontor.arena.allowance import Allowance
from kontor.arena.playout import play_out
from kontor.bots.anno1800 import levels
from kontor.bots.anno1800.beam_search import BeamSearch
from kontor.bots.anno1800.evaluator import Evaluator
from kontor.bots.anno1800.features import N_FEATURES, Features
from kontor.bots.anno1800.learned_weights import MULTIPLAYER, TWO, built_in_learned
from kontor.bots.anno1800.rollouts import Rollouts
from kontor.bots.anno1800.search_bot import Parameters, SearchBot
from kontor.bots.anno1800.weights import changed
from kontor.bots.base import LEVELS, Bot, ScoredMove, make_bot
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.legality import verify
from kontor.engine.matches import new_match
from kontor.engine.protocol import NOBODY, Data
from kontor.engine.record import read_record
from kontor.engine.rng import Rng
from tests.support.passes import first_pass_only


def finish(game: Anno1800, bots: list[Bot], seed: int, most: int = 100) -> list[int]:
    """Play a game to its end or to a number of rounds. Return the winners, if it is over."""
    options = game.settle_options({})
    state = game.start(len(bots), options, game.deal(len(bots), options, Rng(seed, "deal")))
    streams = [Rng(seed, "seat", seat) for seat in range(len(bots))]
    while state.actor != NOBODY and game.rounds(state) < most:
        move = bots[state.actor].choose(Decision(game, state), streams[state.actor])
        assert game.refusal(state, move) is None, game.text(move)
        game.apply(state, move, None)
    return game.winners(state) if state.actor == NOBODY else []


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_makes_legal_moves(level: str, players: int) -> None:
    finish(load({}), [make_bot(level, "anno1800", Budget(looks=40)) for _ in range(players)], players, most=5)


@pytest.mark.rule("anno1800:J3")
def test_whole_games_with_counted_tokens_replay_to_the_same_score() -> None:
    options: Data = {"edition": "en", "card_tokens": "counted", "objectives": "confrontational"}
    for seed, bots in enumerate([("greedy", "random"), ("easy", "greedy", "random")]):
        record = play_out(load({}), bots, seed, options, 60, Allowance(looks=20)).record
        assert record.options == options
        verify(read_record(record.text()))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_copes_with_other_figures(level: str) -> None:
    finish(
        load({"tiles": {"workplaces": 3}}), [make_bot(level, "anno1800", Budget(looks=40)) for _ in range(2)], 1, most=4
    )


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_stays_within_its_looks(level: str) -> None:
    match = new_match("anno1800", ["a", "b"], seed=3)
    bot = levels.make(level, Budget(looks=100))
    for step in range(20):
        move = bot.choose(Decision(match.game, match.state), Rng(step))
        assert bot.budget.used <= 101
        match.play(match.game.text(move))


def test_without_looks_left_a_legal_move_is_made() -> None:
    match = new_match("anno1800", ["a", "b"], seed=4)
    bot = levels.make("expert", Budget(looks=1))
    for step in range(40):
        match.play(match.game.text(bot.choose(Decision(match.game, match.state), Rng(step))))


def test_moves_are_scored_best_first() -> None:
    match = new_match("anno1800", ["a", "b"], seed=5)
    scored_moves = levels.make("expert", Budget(looks=400)).score_moves(Decision(match.game, match.state), Rng(1))
    values = [scored.value for scored in scored_moves]
    assert len(scored_moves) > 10
    assert values == sorted(values, reverse=True)
    assert len({scored.move for scored in scored_moves}) == len(scored_moves)


PLAYED: defaultdict[int, list[m.Move]] = defaultdict(list)
"""The moves of games between two bots, by seed, as far as tests have needed them."""


def find_position(fits: Callable[[Anno1800, Position], bool]) -> tuple[Anno1800, Position]:
    """Return the first position that fits, from games between two bots."""
    game, bot = load({}), make_bot("hard", "anno1800", Budget(looks=100))
    options = game.settle_options({})
    for seed in range(20):
        s = game.start(2, options, game.deal(2, options, Rng(seed, "deal")))
        for number in count():
            if s.actor == NOBODY:
                break
            if fits(game, s):
                return game, s
            if number == len(PLAYED[seed]):
                PLAYED[seed].append(bot.choose(Decision(game, s), Rng(seed, s.turns)))
            game.apply(s, PLAYED[seed][number], None)
    raise AssertionError("there is no such position")


def close_call(game: Anno1800, s: Position) -> bool:
    """Whether few cards are left and the two best moves have nearly the same value."""
    if min(len(hand) for hand in s.hands) > 2 or len(game.things(s)) < 5:
        return False
    best, *others = without_rollouts(3000).score_moves(Decision(game, s), Rng(1))
    return bool(others) and others[0].value > best.value - 1


def without_rollouts(looks: int) -> SearchBot:
    """Return the expert for two players without rollouts."""
    return SearchBot(Budget(looks=looks), 6, 4, Parameters(changed(levels.SEASONED), built_in_learned(TWO)))


def can_still_play(game: Anno1800, s: Position) -> bool:
    """Whether a seat begins its last turn, can play a card, and nobody is far ahead."""
    if s.last_turn != s.turns + 1 or s.begun or not any(thing.kind == m.PLAY for thing in game.things(s)):
        return False
    ours, theirs = [sheet.total for sheet in sheets(game.catalog, s)]
    return abs(ours - theirs) < 12


@first_pass_only
def test_near_the_end_expert_uses_rollouts_within_its_looks() -> None:
    game, s = find_position(close_call)
    for looks in (50, 200, 3000):
        bot = levels.make("expert", Budget(looks=looks))
        scored_moves = bot.score_moves(Decision(game, s), Rng(1))
        values = [scored.value for scored in scored_moves]
        assert bot.budget.used <= looks + 1
        assert values == sorted(values, reverse=True)
        assert len({scored.move for scored in scored_moves}) == len(scored_moves)
    plain = without_rollouts(3000)
    plain.score_moves(Decision(game, s), Rng(1))
    assert bot.budget.used > plain.budget.used + 500
    # With too few looks for rollouts the result is the same as without them.
    expert = levels.make("expert", Budget(looks=20))
    assert expert.score_moves(Decision(game, s), Rng(1)) == without_rollouts(20).score_moves(Decision(game, s), Rng(1))


@first_pass_only
def test_rollouts_prefer_the_move_that_wins() -> None:
    """Of two moves with the same value, rollouts prefer the one that leads to more points in the end."""
    game, s = find_position(can_still_play)
    card = next(thing for thing in game.things(s) if thing.kind == m.PLAY)
    firsts = [ScoredMove(m.Move(m.FESTIVAL), 0.0), ScoredMove(game.complete(s, card)[0], 0.0)]
    budget = Budget(looks=10_000)
    budget.start()
    idle, playing = Rollouts(game, budget, changed(levels.SEASONED)).compare(Decision(game, s).view(), firsts, Rng(1))
    assert playing > idle + 0.5


@first_pass_only
def test_rollouts_with_other_figures() -> None:
    game = load({"tiles": {"workplaces": 3}})
    options = game.settle_options({})
    used: set[int] = set()
    for seed in range(5):
        s = game.start(2, options, game.deal(2, options, Rng(seed, "deal")))
        del s.hands[1][2:]
        bot = levels.make("expert", Budget(looks=3000))
        assert game.refusal(s, bot.choose(Decision(game, s), Rng(1))) is None
        used.add(bot.budget.used)
    assert max(used) >= 3000


@pytest.mark.parametrize("players", [3, 4])
def test_multiplayer_expert_has_its_own_weights_and_no_rollouts(players: int) -> None:
    game = load({})
    options = game.settle_options({})
    s = game.start(players, options, game.deal(players, options, Rng(1, "deal")))
    del s.hands[1][2:]
    decision = Decision(game, s)
    expert = levels.make("expert", Budget(looks=3000))
    same = SearchBot(
        Budget(looks=3000),
        5,
        4,
        Parameters(changed(levels.SEASONED_MULTIPLAYER), built_in_learned(MULTIPLAYER)),
    )
    for weights, course in ((levels.SEASONED, MULTIPLAYER), (levels.SEASONED_MULTIPLAYER, TWO)):
        other = SearchBot(Budget(looks=3000), 5, 4, Parameters(changed(weights), built_in_learned(course)))
        assert expert.score_moves(decision, Rng(1)) != other.score_moves(decision, Rng(1))
    assert expert.score_moves(decision, Rng(1)) == same.score_moves(decision, Rng(1))
    assert expert.budget.used == same.budget.used


def test_rollouts_with_more_players() -> None:
    game = load({})
    options = game.settle_options({})
    s = game.start(3, options, game.deal(3, options, Rng(1, "deal")))
    for hand in s.hands:
        del hand[1:]
    budget = Budget(looks=4000)
    budget.start()
    firsts = [ScoredMove(game.complete(s, thing)[0], 0.0) for thing in game.things(s)[:2]]
    values = Rollouts(game, budget, changed(levels.SEASONED_MULTIPLAYER)).compare(
        Decision(game, s).view(), firsts, Rng(1)
    )
    assert values[0] != values[1]


@first_pass_only
def test_only_expert_uses_rollouts() -> None:
    game, s = find_position(can_still_play)
    for level in LEVELS[:-1]:
        bot = levels.make(level, Budget(looks=3000))
        bot.choose(Decision(game, s), Rng(1))
        assert bot.budget.used < 500


def test_there_is_a_feature_for_every_good() -> None:
    goods = load({}).catalog.goods
    own = Features(load({}).catalog)
    assert [name for name, slot in zip(goods, own.slots, strict=True) if not 0 <= slot < N_FEATURES] == []
    assert max(own.slots) == N_FEATURES - 1


def test_learned_weights_count_by_feature() -> None:
    game = load({})
    options = game.settle_options({})
    s = game.start(2, options, game.deal(2, options, Rng(12, "deal")))
    noise = Random(1)
    learned = [noise.gauss(0.0, 1.0) for _ in range(N_FEATURES)]
    weights, budget, features = changed({}), Budget(), Features(game.catalog)
    with_learned = BeamSearch(game, s, {}, budget, 1, weights, learned, features)
    without_learned = BeamSearch(game, s, {}, budget, 1, weights)
    features.compute(with_learned.evaluator, s, with_learned.evaluator.evaluate(s))
    points_learned = sum(learned[feature] * value for feature, value in zip(features.on, features.value, strict=True))
    assert abs(points_learned) > 0.1
    assert with_learned.value(s) == pytest.approx(without_learned.value(s) + points_learned)
    s.last_turn = 2
    assert BeamSearch(game, s, {}, budget, 1, weights, learned, features).value(s) == Evaluator(
        game.catalog, s, {}, weights
    ).value(s)


def two_turns_left(game: Anno1800, s: Position) -> bool:
    """Whether two turns are left and a card can be played now."""
    if s.turns > 80 or s.last_turn - s.turns <= s.players or s.begun:
        return False
    return any(thing.kind == m.PLAY for thing in game.things(s))


@first_pass_only
@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize("turns", [1, 2])
def test_after_the_last_turn_only_points_count(turns: int, begun: bool) -> None:
    game, s = find_position(two_turns_left)
    if begun:
        game.apply(s, m.Move(m.FESTIVAL), None)
    budget = Budget(looks=100_000)
    budget.start()
    search = BeamSearch(game, s, {}, budget, 5, changed(levels.SEASONED))
    before = s.flat()
    search.run(turns)
    assert s.flat() == before
    points = sheets(game.catalog, s)[s.active].total
    assert search.evaluator.last == (turns == 2)
    assert (points <= search.value(s) < points + 1) == (turns == 2)


@first_pass_only
def test_only_payable_cards_count_for_the_last_turn() -> None:
    game, s = find_position(two_turns_left)
    evaluator = Evaluator(game.catalog, s, {}, changed(levels.SEASONED))
    without_hand = s.copy()
    without_hand.hands[s.active].clear()
    assert evaluator.value(s) > evaluator.value(without_hand)
    poor, poor_without_hand = s.copy(), without_hand.copy()
    for position in (poor, poor_without_hand):
        for cube in range(N_CUBES):
            position.ready[s.active * N_CUBES + cube] = 0
        position.new_islands[s.active] = []
        position.gold[s.active] = position.trade[s.active] = position.trade_card[s.active] = 0
        position.explore[s.active] = position.explore_card[s.active] = 0
    assert evaluator.value(poor) == evaluator.value(poor_without_hand)


@first_pass_only
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_level_does_not_swap_card_after_card(level: str) -> None:
    """With the swap weight of `greedy` both levels swapped more than twelve times in a row in this deal."""
    game, bot = load({}), levels.make(level, Budget(looks=120))
    options = game.settle_options({})
    s = game.start(2, options, game.deal(2, options, Rng(1, "deal")))
    swaps, longest = [0, 0], 0
    while s.actor != NOBODY and game.rounds(s) < 40:
        move, seat = bot.choose(Decision(game, s), Rng(1, s.turns)), s.active
        if move.kind not in (m.END, m.USE, m.USE_OBJECTIVE, m.RECALL):
            swaps[seat] = swaps[seat] + 1 if move.kind == m.SWAP else 0
            longest = max(longest, swaps[seat])
        game.apply(s, move, None)
    assert longest < 9


def with_nobody_at_home(s: Position) -> Position:
    """Return a copy in which the active player has no cube at home, but many trade tokens."""
    twin = s.copy()
    for cube in range(N_CUBES):
        twin.ready[s.active * N_CUBES + cube] = 0
    twin.gold[s.active] = twin.explore[s.active] = 0
    twin.trade[s.active] = 20
    return twin


def could_buy_a_card(game: Anno1800, s: Position) -> bool:
    """Whether two turns are left and a card could be played by buying everything for it."""
    return two_turns_left(game, s) and any(thing.kind == m.PLAY for thing in game.things(with_nobody_at_home(s)))


@first_pass_only
def test_goods_bought_in_this_turn_can_be_bought_again_in_the_last() -> None:
    game, s = find_position(could_buy_a_card)
    s = with_nobody_at_home(s)
    evaluator, all_bought, without_hand = Evaluator(game.catalog, s, {}, changed(levels.SEASONED)), s.copy(), s.copy()
    all_bought.bought = (1 << s.n_goods) - 1
    without_hand.hands[s.active].clear()
    assert not any(thing.kind == m.PLAY for thing in game.things(all_bought))
    assert evaluator.value(all_bought) == evaluator.value(s) > evaluator.value(without_hand)
