"""Bots play legal moves and decide only by what they can see."""

import gc

import pytest

from kontor.arena.playout import play_out
from kontor.bots.base import BOTS, ScoredMove, Thinker, make_bot
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.errors import FormError
from kontor.engine.legality import verify
from kontor.engine.matches import new_match
from kontor.engine.registry import load_game
from kontor.engine.rng import Rng
from tests.support.passes import INTERPRETED_PASS


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_mixed_bots_are_legal_records(game: str, players: int) -> None:
    bots = ["greedy", "random", "greedy", "random"][:players]
    record = play_out(load_game(game), bots, 3, {}, max_rounds=40).record
    verify(record)


@pytest.mark.parametrize("name", BOTS)
def test_a_decision_does_not_depend_on_hidden_information(name: str) -> None:
    for seed in range(1 if INTERPRETED_PASS else 4):
        match = new_match("anno1503", ["a", "b", "c"], seed=seed)
        game, bot = match.game, make_bot(name, "anno1503", Budget(looks=40))
        for step in range(150):
            if match.over:
                break
            seat, state = match.actor, match.state
            other = game.imagine(game.view(state, seat), Rng(seed, step, "other world"))
            chosen = [bot.choose(Decision(game, world), Rng(seed, step)) for world in (state, other)]
            assert chosen[0] == chosen[1]
            match.play(game.text(chosen[0]))


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(FormError) as caught:
        make_bot("genius", "anno1503")
    assert caught.value.phrase.key == "bot-unknown"


@pytest.mark.parametrize("before", [True, False])
def test_garbage_collection_is_disabled_while_a_bot_thinks(before: bool) -> None:
    class ReportsCollection(Thinker):
        """A bot whose move is whether garbage collection is enabled."""

        def score_moves(self, decision: Decision, rng: Rng) -> list[ScoredMove]:
            return [ScoredMove(gc.isenabled(), 0.0)]

    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    enabled_before = gc.isenabled()
    try:
        (gc.enable if before else gc.disable)()
        assert ReportsCollection(Budget(looks=1)).choose(Decision(match.game, match.state), Rng(1)) is False
        assert gc.isenabled() == before
    finally:
        (gc.enable if enabled_before else gc.disable)()
