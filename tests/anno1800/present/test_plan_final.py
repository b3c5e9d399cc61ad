"""Predicting before a line is played whether it can be undone."""

import pytest

from kontor.anno1800.rules.moves import Move
from kontor.engine.legality import is_final
from kontor.engine.ui_types import PlanRequest
from tests.anno1800.support.walks import GAME, GAMES, Setting, moves_of, position_of, random_match, title

LINES = 150


@pytest.mark.parametrize("setting", GAMES, ids=title)
def test_a_line_is_final_exactly_if_it_cannot_be_undone(setting: Setting) -> None:
    match = random_match(setting, 0)
    finals = set()
    for move in moves_of(setting)[:LINES]:
        s, seat = position_of(match), match.actor
        assert seat is not None
        # Check the line that the plan proposes for this thing, if it is complete, and the line that was played.
        thing = Move(move.kind, move.what)
        line = GAME.presentation.plan(s, thing, PlanRequest()).parts["line"]
        for other in [GAME.parse(line)] if line else []:
            final = is_final(GAME, s, other)
            match.append(seat, other)
            assert match.can_undo(seat) is not final, line
            match.undo()
        final = is_final(GAME, position_of(match), move)
        match.append(seat, move)
        assert match.can_undo(seat) is not final
        finals.add(final)
    assert finals == {True, False}
