"""The study of hidden information detects a bot that cheats. Its share is in tests/arena/test_study.py."""

from kontor.engine.rng import Rng
from tools.studies.fair_bots import GAMES, STUDIES, decisions, judge_blind, some_match


def test_visible_changes_change_decisions() -> None:
    match = some_match("anno1503", 2, 1)
    other = match.game.imagine(match.view(match.actor), Rng(1))
    assert decisions(match.game, other, 1) == decisions(match.game, match.state, 1)
    match.play(match.legal()[0])
    assert decisions(match.game, match.state, 1) != decisions(match.game, other, 1)


def test_a_single_differing_decision_fails_the_study() -> None:
    assert GAMES
    assert {study.name for study in STUDIES} == {f"{game}-blind-{players}" for game in GAMES for players in (2, 4)}
    counts = {"others": 2, "decisions": 16, "same": 16}
    assert judge_blind("anno1503", 2, 2, counts)[0]
    assert not judge_blind("anno1503", 2, 2, {**counts, "same": 15})[0]
    assert not judge_blind("anno1503", 2, 2, {**counts, "others": 0})[0]
