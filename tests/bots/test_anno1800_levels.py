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
from kontor.engine.matches import new_match
from kontor.engine.protocol import NOBODY
from kontor.engine.rng import Rng


def finish(game: Anno1800, bots: list[Bot], seed: int, most: int = 100) -> list[int]:
    """Play a game out, or so many rounds of it: the winners, if there are any yet."""
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


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_copes_with_other_figures(level: str) -> None:
    finish(
        load({"tiles": {"workplaces": 3}}), [make_bot(level, "anno1800", Budget(looks=40)) for _ in range(2)], 1, most=4
    )


@pytest.mark.parametrize("level", LEVELS)
def test_looks_are_kept(level: str) -> None:
    match = new_match("anno1800", ["a", "b"], seed=3)
    bot = levels.make(level, Budget(looks=100))
    for step in range(20):
        move = bot.choose(Decision(match.game, match.state), Rng(step))
        assert bot.budget.used <= 101
        match.play(match.game.text(move))


def test_without_any_look_left_a_legal_move_is_made() -> None:
    match = new_match("anno1800", ["a", "b"], seed=4)
    bot = levels.make("expert", Budget(looks=1))
    for step in range(40):
        match.play(match.game.text(bot.choose(Decision(match.game, match.state), Rng(step))))


def test_moves_are_weighed_best_first() -> None:
    match = new_match("anno1800", ["a", "b"], seed=5)
    found = levels.make("expert", Budget(looks=400)).score_moves(Decision(match.game, match.state), Rng(1))
    values = [scored.value for scored in found]
    assert len(found) > 10
    assert values == sorted(values, reverse=True)
    assert len({scored.move for scored in found}) == len(found)


PLAYED: defaultdict[int, list[m.Move]] = defaultdict(list)
"""By seed: the moves of a game between two bots, as far as a test has needed it."""


def stop_when(wanted: Callable[[Anno1800, Position], bool]) -> tuple[Anno1800, Position]:
    """A position of that kind from some game between two bots."""
    game, bot = load({}), make_bot("hard", "anno1800", Budget(looks=100))
    options = game.settle_options({})
    for seed in range(20):
        s = game.start(2, options, game.deal(2, options, Rng(seed, "deal")))
        for number in count():
            if s.actor == NOBODY:
                break
            if wanted(game, s):
                return game, s
            if number == len(PLAYED[seed]):
                PLAYED[seed].append(bot.choose(Decision(game, s), Rng(seed, s.turns)))
            game.apply(s, PLAYED[seed][number], None)
    raise AssertionError("there is no such position")


def close_call(game: Anno1800, s: Position) -> bool:
    """Few cards left, and two first moves that look nearly as good."""
    if min(len(hand) for hand in s.hands) > 2 or len(game.things(s)) < 5:
        return False
    best, *others = without_futures(3000).score_moves(Decision(game, s), Rng(1))
    return bool(others) and others[0].value > best.value - 1


def without_futures(looks: int) -> SearchBot:
    """Expert with two players, but for playing on."""
    return SearchBot(Budget(looks=looks), 6, 4, Parameters(changed(levels.SEASONED), built_in_learned(TWO)))


def can_still_play(game: Anno1800, s: Position) -> bool:
    """At the beginning of its last turn, when nobody is far ahead."""
    if s.last_turn != s.turns + 1 or s.begun or not any(thing.kind == m.PLAY for thing in game.things(s)):
        return False
    ours, theirs = [sheet.total for sheet in sheets(game.catalog, s)]
    return abs(ours - theirs) < 12


def test_near_the_end_expert_plays_on_and_keeps_its_looks() -> None:
    game, s = stop_when(close_call)
    for looks in (50, 200, 3000):
        bot = levels.make("expert", Budget(looks=looks))
        found = bot.score_moves(Decision(game, s), Rng(1))
        values = [scored.value for scored in found]
        assert bot.budget.used <= looks + 1
        assert values == sorted(values, reverse=True)
        assert len({scored.move for scored in found}) == len(found)
    alone = without_futures(3000)
    alone.score_moves(Decision(game, s), Rng(1))
    assert bot.budget.used > alone.budget.used + 500
    # So few looks that nothing could be played on from tell the same as no rollouts at all.
    expert = levels.make("expert", Budget(looks=20))
    assert expert.score_moves(Decision(game, s), Rng(1)) == without_futures(20).score_moves(Decision(game, s), Rng(1))


def test_futures_find_out_what_wins() -> None:
    """Of two moves thought to be worth the same, the one that leads to more points in the end is preferred."""
    game, s = stop_when(can_still_play)
    card = next(thing for thing in game.things(s) if thing.kind == m.PLAY)
    firsts = [ScoredMove(m.Move(m.FESTIVAL), 0.0), ScoredMove(game.complete(s, card)[0], 0.0)]
    budget = Budget(looks=10_000)
    budget.start()
    idle, playing = Rollouts(game, budget, changed(levels.SEASONED)).compare(Decision(game, s).view(), firsts, Rng(1))
    assert playing > idle + 0.5


def test_futures_with_other_figures() -> None:
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
def test_multiplayer_expert_has_other_weights_and_lessons_and_does_not_play_on(players: int) -> None:
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


def test_futures_with_more_players() -> None:
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


def test_only_expert_plays_on() -> None:
    game, s = stop_when(can_still_play)
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
    lot = Random(1)
    learned = [lot.gauss(0.0, 1.0) for _ in range(N_FEATURES)]
    weights, budget, features = changed({}), Budget(), Features(game.catalog)
    taught = BeamSearch(game, s, {}, budget, 1, weights, learned, features)
    untaught = BeamSearch(game, s, {}, budget, 1, weights)
    features.compute(taught.evaluator, s, taught.evaluator.evaluate(s))
    points_learned = sum(learned[feature] * value for feature, value in zip(features.on, features.value, strict=True))
    assert abs(points_learned) > 0.1
    assert taught.value(s) == pytest.approx(untaught.value(s) + points_learned)
    s.last_turn = 2
    assert BeamSearch(game, s, {}, budget, 1, weights, learned, features).value(s) == Evaluator(
        game.catalog, s, {}, weights
    ).value(s)


def two_turns_left(game: Anno1800, s: Position) -> bool:
    """The other has just triggered the end, and a card could be played now and in the last turn."""
    if s.turns > 80 or s.last_turn - s.turns <= s.players or s.begun:
        return False
    return any(thing.kind == m.PLAY for thing in game.things(s))


@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize("turns", [1, 2])
def test_what_comes_after_the_last_turn_is_judged_by_points_alone(turns: int, begun: bool) -> None:
    game, s = stop_when(two_turns_left)
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


def test_only_what_can_be_paid_counts_for_the_last_turn() -> None:
    game, s = stop_when(two_turns_left)
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


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_level_does_not_swap_card_after_card(level: str) -> None:
    """In this deal both swapped more than twelve times in a row when a swap was as cheap as it is to greedy."""
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


def nobody_at_home(s: Position) -> Position:
    """The same with every cube of the active player away, and many trade tokens."""
    twin = s.copy()
    for cube in range(N_CUBES):
        twin.ready[s.active * N_CUBES + cube] = 0
    twin.gold[s.active] = twin.explore[s.active] = 0
    twin.trade[s.active] = 20
    return twin


def buys(game: Anno1800, s: Position) -> bool:
    """Two turns are left, and a card could be played if everything for it was bought."""
    return two_turns_left(game, s) and any(thing.kind == m.PLAY for thing in game.things(nobody_at_home(s)))


def test_what_is_bought_in_this_turn_can_be_bought_again_in_the_last() -> None:
    game, s = stop_when(buys)
    s = nobody_at_home(s)
    evaluator, after, without_hand = Evaluator(game.catalog, s, {}, changed(levels.SEASONED)), s.copy(), s.copy()
    after.bought = (1 << s.n_goods) - 1
    without_hand.hands[s.active].clear()
    assert not any(thing.kind == m.PLAY for thing in game.things(after))
    assert evaluator.value(after) == evaluator.value(s) > evaluator.value(without_hand)
