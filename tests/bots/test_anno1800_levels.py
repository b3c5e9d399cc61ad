"""The levels for Anno 1800: legal with any options, within their budget, best moves first."""

import pytest

from kontor.anno1800.game import Anno1800, load
from kontor.bots.anno1800 import levels
from kontor.bots.base import LEVELS, Bot, make_bot
from kontor.bots.budget import Budget
from kontor.table.begin import new_match
from kontor.table.desk import Desk
from kontor.table.protocol import NOBODY
from kontor.table.rng import Rng


def finish(game: Anno1800, bots: list[Bot], seed: int, most: int = 100) -> list[int]:
    """Play a game out, or so many rounds of it: the winners, if there are any yet."""
    options = game.settle_options({})
    state = game.start(len(bots), options, game.deal(len(bots), options, Rng(seed, "deal")))
    streams = [Rng(seed, "seat", seat) for seat in range(len(bots))]
    while state.actor != NOBODY and game.rounds(state) < most:
        move = bots[state.actor].choose(Desk(game, state), streams[state.actor])
        assert game.refusal(state, move) is None, game.text(move)
        game.apply(state, move, None)
    return game.winners(state) if state.actor == NOBODY else []


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_makes_legal_moves(level: str, players: int) -> None:
    finish(load({}), [make_bot(level, "anno1800", Budget(looks=40)) for _ in range(players)], players, most=5)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_copes_with_other_figures(level: str) -> None:
    changed = {"tiles": {"workplaces": 3}}
    finish(load(changed), [make_bot(level, "anno1800", Budget(looks=40)) for _ in range(2)], 1, most=4)


@pytest.mark.parametrize("level", LEVELS)
def test_looks_are_kept(level: str) -> None:
    match = new_match("anno1800", ["a", "b"], seed=3)
    bot = levels.make(level, Budget(looks=100))
    for step in range(20):
        move = bot.choose(Desk(match.game, match.state), Rng(step))
        assert bot.budget.used <= 101
        match.play(match.game.text(move))


def test_without_any_look_left_a_legal_move_is_made() -> None:
    match = new_match("anno1800", ["a", "b"], seed=4)
    bot = levels.make("expert", Budget(looks=1))
    for step in range(40):
        match.play(match.game.text(bot.choose(Desk(match.game, match.state), Rng(step))))


def test_moves_are_weighed_best_first() -> None:
    match = new_match("anno1800", ["a", "b"], seed=5)
    found = levels.make("hard", Budget(looks=400)).weigh(Desk(match.game, match.state), Rng(1))
    values = [weighed.value for weighed in found]
    assert len(found) > 10
    assert values == sorted(values, reverse=True)
    assert len({weighed.move for weighed in found}) == len(found)
