"""A small fixed share of the long studies; `make study` runs them whole."""

from pathlib import Path

import pytest

from tools import study

SHARE = {"play_random": 6, "play_greedy": 20, "play_against_random": 20}


@pytest.mark.parametrize("whole", study.STUDIES, ids=lambda whole: whole.name)
def test_a_share_of_each_study_holds(whole: study.Study, tmp_path: Path) -> None:
    share = whole._replace(games=SHARE[whole.play.__name__])
    holds, told = study.run(share, tmp_path)
    assert holds, told


def test_what_is_done_is_not_done_again_and_a_failed_claim_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[int] = []

    def count(players: int, games: range, folder: Path) -> dict[str, int]:
        played.extend(games)
        if games.start and len(played) < 2 * study.CHUNK + 30:
            raise KeyboardInterrupt
        return {"games": len(games)}

    def judge(players: int, games: int, counts: dict[str, int]) -> tuple[bool, str]:
        return counts["games"] > games, f"{counts['games']} counted"

    monkeypatch.setattr(study, "FOLDER", tmp_path)
    monkeypatch.setattr(study, "STUDIES", [study.Study("one", 2, study.CHUNK + 30, count, judge)])
    assert study.main() == 130
    assert study.main() == 130
    assert study.main() == 1
    assert played.count(0) == 1, "the first chunk was played once"
    assert f"FAILS  {study.CHUNK + 30} counted" in capsys.readouterr().out
