"""Bots see nothing hidden, with all their thought: a share of the study, and that it would find a bot that looks."""

from pathlib import Path

import pytest

from kontor.bots.base import LOOKS
from kontor.table.rng import Rng
from tools.study_blind import STUDIES, decisions, judge_blind, play_blind, some_match


@pytest.mark.parametrize(("game", "players"), [("anno1503", 4), ("anno1800", 2)])
def test_levels_and_hints_see_nothing_hidden(game: str, players: int, tmp_path: Path) -> None:
    counts = play_blind(game, players, range(2), tmp_path)
    holds, told = judge_blind(game, players, 2, counts)
    assert holds, told


def test_what_a_seat_sees_does_change_decisions() -> None:
    match = some_match("anno1503", 2, 1)
    other = match.game.imagine(match.view(match.actor), Rng(1))
    assert decisions(match.game, other, 1) == decisions(match.game, match.state, 1)
    match.play(match.legal()[0])
    assert decisions(match.game, match.state, 1) != decisions(match.game, other, 1)


def test_a_decision_that_differs_is_not_overlooked() -> None:
    assert {study.name for study in STUDIES} == {f"{game}-blind-{players}" for game in LOOKS for players in (2, 4)}
    counts = {"others": 2, "decisions": 16, "same": 16}
    assert judge_blind("anno1503", 2, 2, counts)[0]
    assert not judge_blind("anno1503", 2, 2, {**counts, "same": 15})[0]
    assert not judge_blind("anno1503", 2, 2, {**counts, "others": 0})[0]
