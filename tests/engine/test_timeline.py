"""The timeline of a match: standings by round, and the round of each line."""

import pytest

from kontor.bots.base import make_bot
from kontor.engine.decision import Decision
from kontor.engine.match import Match
from kontor.engine.matches import new_match
from kontor.engine.presentation import Presentation
from kontor.engine.rng import Rng
from kontor.engine.timeline import positions, rounds, standings_by_round
from kontor.engine.ui_types import Standings


def played(game: str, lines: int, players: int = 3) -> Match:
    match = new_match(game, ["Ada", "Ben", "Cleo"][:players], seed=7)
    bot, rng = make_bot("random", game), Rng(7, "bots")
    while not match.over and len(match.moves) < lines:
        match.play(match.game.text(bot.choose(Decision(match.game, match.state), rng)))
    return match


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
def test_rows_are_the_standings_after_each_round(game: str) -> None:
    match = played(game, 160)
    names, rows = standings_by_round(match, 0)
    assert names == match.game.presentation.standings(match.state, 0).names
    assert (rows[0].lines, rows[0].round, rows[-1].lines) == (0, 0, len(match.moves))
    assert [row.round for row in rows] == list(range(len(rows)))
    assert len(rows) > 3
    for row in rows:
        state = match.state_after(row.lines)
        assert row.seats == match.game.presentation.standings(state, 0).seats
        assert match.game.rounds(state) in (row.round, row.round - 1)


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
def test_every_line_has_its_round(game: str) -> None:
    match = played(game, 120)
    assert rounds(match) == [match.game.rounds(match.state_after(line)) + 1 for line in range(len(match.moves))]


def test_replaying_does_not_change_the_match() -> None:
    match = played("anno1503", 60)
    before = match.hash()
    assert len(list(positions(match))) == len(match.moves) + 1
    assert match.hash() == before


def test_undone_moves_are_not_in_the_timeline() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    match.play("sell wood 1")
    match.undo()
    assert standings_by_round(match, -1)[1][-1].seats[0][1] == 7


def test_a_game_may_have_no_standings() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    assert Presentation.standings(match.game.presentation, match.state, 0) == Standings((), [])
