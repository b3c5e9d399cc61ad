"""A small fixed share of the long studies; `make study` runs them whole."""

from pathlib import Path

import pytest

from tools import study


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_by_the_rules_and_verify(players: int, tmp_path: Path) -> None:
    holds, told = study.random_games(players, 6, tmp_path / "work")
    assert holds, told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_games_have_a_winner(players: int, tmp_path: Path) -> None:
    holds, told = study.greedy_games(players, 10, tmp_path)
    assert holds, told


def test_greedy_beats_random(tmp_path: Path) -> None:
    holds, told = study.greedy_beats_random(2, 20, tmp_path)
    assert holds, told


def test_a_study_that_is_done_is_not_done_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    runs: list[int] = []

    def count(players: int, games: int, folder: Path) -> tuple[bool, str]:
        runs.append(games)
        return len(runs) == 1, "counted"

    monkeypatch.setattr(study, "FOLDER", tmp_path)
    monkeypatch.setattr(study, "STUDIES", [("one", count, 2, 3)])
    assert study.main() == 0
    assert study.main() == 0
    assert runs == [3]
    monkeypatch.setattr(study, "STUDIES", [("two", count, 2, 3)])
    assert study.main() == 1
    assert "FAILS" in capsys.readouterr().out
