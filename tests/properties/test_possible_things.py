"""A thing is possible exactly if it is listed, and completing a thing gives a move that belongs to it."""

from collections.abc import Sequence

import pytest

from kontor.anno1503.game import load as load_1503
from kontor.anno1800.game import load as load_1800
from kontor.anno1800.payment.things import all_things
from kontor.bots.random import RandomBot
from kontor.engine.decision import Decision
from kontor.engine.matches import new_match
from kontor.engine.protocol import AnyGame, State
from kontor.engine.rng import Rng
from tests.anno1503.support.walks import walk as walk_1503


def check(game: AnyGame, state: State, candidates: Sequence[object]) -> None:
    things = game.things(state)
    assert [thing for thing in candidates if game.is_possible(state, thing)] == [
        thing for thing in candidates if thing in things
    ]
    for thing in things:
        assert game.is_possible(state, thing)
        assert game.parse_thing(game.text(thing)) == thing
        assert game.thing_of(game.complete_one(state, thing, Rng(1))) == thing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_anno1800(players: int) -> None:
    match = new_match("anno1800", ["Ada", "Ben", "Cem", "Dee"][:players], seed=players)
    candidates = all_things(load_1800({}).catalog)
    for turn in range(250):
        if match.over:
            break
        if turn % 3 == 0:
            check(match.game, match.state, candidates)
        move = RandomBot().choose(Decision(match.game, match.state), Rng(turn))
        match.play(match.game.text(move))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_anno1503(players: int) -> None:
    game = load_1503({})
    candidates: set[int] = set()
    for number, (state, _) in enumerate(walk_1503(game, players, players)):
        if state.actor >= 0:
            candidates.update(game.things(state))
            if number % 5 == 0:
                check(game, state, sorted(candidates))
