"""A small fixed share of the long studies. `make study` and `make coverage` run all of them."""

from pathlib import Path

import pytest

from kontor.anno1800.game import load
from kontor.engine.record import read_file, read_record
from tools.paths import RECORDS
from tools.studies import coverage
from tools.studies import run as study
from tools.studies.resumable import CHUNK, Counts, Study, run

SHARE = {
    "anno1503-random": 6,
    "anno1503-greedy": 10,
    "anno1503-greedy-random": 10,
    "anno1800-greedy": 1,
    "anno1800-greedy-random": 1,
    "anno1503-blind": 2,
    "anno1800-blind": 2,
    "anno1800-new-lines": 2,
}
OWN_TESTS = "anno1800-solver"
"""This study repeats tests with other problems."""


# Shares of the studies of hidden information and of the web client are in tests/server and tests/web.
@pytest.mark.parametrize(
    "each",
    [each for each in study.STUDIES if not study.folders_of(each) and each.name != OWN_TESTS],
    ids=lambda each: each.name,
)
def test_a_share_of_each_study_holds(each: Study, tmp_path: Path) -> None:
    share = each._replace(games=SHARE[each.name.rstrip("-234")])
    holds, report = run(share, tmp_path)
    assert holds, report


def test_a_study_resumes_and_reports_a_failed_claim(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[int] = []

    def count(players: int, games: range, folder: Path) -> Counts:
        played.extend(games)
        if games.start and len(played) < 2 * CHUNK + 30:
            raise KeyboardInterrupt
        return {"games": len(games)}

    def judge(players: int, games: int, counts: Counts) -> tuple[bool, str]:
        return counts["games"] > games, f"{counts['games']} counted"

    monkeypatch.setattr(study, "FOLDER", tmp_path)
    monkeypatch.setattr(study, "STUDIES", [Study("one", 2, CHUNK + 30, count, judge)])
    assert study.main() == 130
    assert study.main() == 130
    assert study.main() == 1
    assert played.count(0) == 1, "the first chunk was played once"
    assert f"FAILS  {CHUNK + 30} counted" in capsys.readouterr().out


def test_an_unknown_study_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert study.main("chess") == 2
    assert "No study begins with chess" in capsys.readouterr().err


def test_a_share_of_the_coverage_is_counted_from_its_records(tmp_path: Path) -> None:
    holds, report = run(coverage.STUDY._replace(games=3), tmp_path)
    assert not holds, "three games are too few for everything"
    assert "in how many of 3 games" in report
    assert "New World island drawn" in report


def test_the_coverage_names_what_never_came_up() -> None:
    things = coverage.all_things(load({}).catalog)
    counts = {f"{part}: {name}": 1 for part, names in things.items() for name in names}
    assert coverage.judge(0, 1, counts)[0]
    del counts["card played: fw17"]
    holds, report = coverage.judge(0, 1, counts)
    assert not holds
    assert report.endswith("never came up: card played: fw17")
    assert [len(names) for names in things.values()] == [35, 9, 102, 8, 20, 20, 12, 8]


def test_the_games_of_the_coverage_use_all_settings() -> None:
    t = load({}).catalog
    settings = [coverage.setting(t, index) for index in range(coverage.GAMES)]
    combinations = {(len(setting.bots), setting.options["edition"]) for setting in settings}
    assert len(combinations) == 15
    finished = [setting for setting in settings if "greedy" in setting.bots]
    assert {name for setting in finished for name in setting.options["objectives"]} == set(t.objectives)
    assert {setting.bots[0] for setting in settings} == {"greedy", "random"}


def test_what_came_up_in_a_recorded_game_matches_its_lines() -> None:
    game = load({})
    record = read_record(read_file(sorted(RECORDS.glob("anno1800_*.json"))[0]))
    things = coverage.came_up(game, record)
    actions = [line.split(" ", 1)[1].split(":")[0].split(" at ")[0] for line in record.moves]
    played = {f"card played: {action.split()[1]}" for action in actions if action.startswith("play ")}
    assert played == {thing for thing in things if thing.startswith("card played")}
    yards = {"_".join(action.split()[1:]) for action in actions if action.startswith("build ")}
    built = {thing.split(": ")[1] for thing in things if " built: " in thing}
    assert yards == built
    assert len([thing for thing in things if thing.startswith("objective in play")]) == 5
    assert len([line for line in actions if line == "open"]) >= len([t for t in things if t.startswith("Old World")])
