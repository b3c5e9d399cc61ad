"""Whether a line could be taken back, told before it is played: as it is afterwards."""

import pytest

from kontor.anno1800.rules.moves import Move
from kontor.engine.legality import binds
from kontor.engine.ui_types import PlanRequest
from tests.anno1800.support.walks import GAME, GAMES, Setting, moves_of, played, position_of, title

LINES = 150


@pytest.mark.parametrize("setting", GAMES, ids=title)
def test_what_is_final_cannot_be_taken_back_and_all_else_can(setting: Setting) -> None:
    match = played(setting, 0)
    finals = set()
    for move in moves_of(setting)[:LINES]:
        s, seat = position_of(match), match.actor
        assert seat is not None
        # The line that the plan proposes for the same thing, if it proposes a whole one, and the one that was played.
        thing = Move(move.kind, move.what)
        line = GAME.presentation.plan(s, thing, PlanRequest()).parts["line"]
        for other in [GAME.parse(line)] if line else []:
            final = binds(GAME, s, other)
            match.append(seat, other)
            assert match.can_undo(seat) is not final, line
            match.undo()
        final = binds(GAME, position_of(match), move)
        match.append(seat, move)
        assert match.can_undo(seat) is not final
        finals.add(final)
    assert finals == {True, False}
