"""Tournaments: mirrored seats, resuming, and tallies."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from kontor.arena import program
from kontor.arena.allowance import Allowance
from kontor.arena.program import ProgramChangedError
from kontor.arena.seating import Bout
from kontor.arena.simulate import Outcome
from kontor.arena.tally import tally
from kontor.arena.times import Times
from kontor.arena.tournament import ResultFile, Settings, play_tournament
from kontor.engine.errors import FormError
from kontor.engine.legality import verify
from kontor.engine.record import Record, read_file, read_record
from kontor.engine.ui_types import Standings
from tests.arena.support.quick import PAIR


def records(folder: Path) -> dict[str, Record]:
    return {path.name: read_record(read_file(path)) for path in sorted(folder.iterdir())}


def test_mirrored_games_have_the_same_deal_and_other_seats(tmp_path: Path) -> None:
    played = list(play_tournament(PAIR._replace(records=tmp_path), workers=1))
    saved = records(tmp_path)
    assert len(played) == len(saved) == 6
    for deal in range(3):
        one, other = (saved[f"anno1503-{seats}-3-{deal:06d}.json"] for seats in ("greedy-random", "random-greedy"))
        assert one.deal == other.deal
        assert one.seed == other.seed
        assert one.players == other.players[::-1]
        assert one.moves[0] == other.moves[0], "chance begins alike"
    assert len({json.dumps(record.deal) for record in saved.values()}) == 3
    for record in saved.values():
        verify(record)


def test_the_numbers_of_a_tally_add_up() -> None:
    played = list(play_tournament(PAIR, workers=1))
    summary = tally(PAIR, played)
    greedy, random = summary["bots"]["greedy"], summary["bots"]["random"]
    assert summary["games"] == summary["planned"] == greedy["games"] == 6
    assert greedy["won"] + random["won"] + summary["draws"] == 6
    assert summary["pairs"][0]["bots"] == ["greedy", "random"]
    assert summary["pairs"][0]["share"] == greedy["share"]
    assert greedy["low"] < greedy["share"] <= greedy["high"]
    assert greedy["rating"]["strength"] > random["rating"]["strength"]
    assert summary["sources"][0] == "gold"
    assert greedy["mean_by_source"]["gold"] == pytest.approx(greedy["won"] / 6, abs=0.01), "gold alone wins here"
    assert sum(greedy["mean_by_source"].values()) == pytest.approx(greedy["mean_score"], abs=0.01)
    decisions = sum(of["decisions"] for of in summary["times"].values())
    chance = summary["mean_lines"] * 6 - decisions
    assert 0 < chance < decisions
    assert 0 < summary["times"]["greedy"]["mean_ms"] <= summary["times"]["greedy"]["worst_ms"]


def test_a_shared_victory_is_divided_and_a_draw_counts_for_nobody() -> None:
    settings = Settings("anno1800", (("greedy", "random"),), games=4)
    ends = [[0], [0, 1], [], [1]]
    outcomes = [Outcome(winners, {"winners": winners, "scores": [9, 9]}, 30, 90) for winners in ends]
    summary = tally(settings, [(Bout(index, ("greedy", "random")), outcome) for index, outcome in enumerate(outcomes)])
    assert summary["bots"]["greedy"]["won"] == 1.5
    assert summary["pairs"][0]["share"] == 0.5
    assert summary["draws"] == 1


def test_a_bot_at_several_seats_wins_games_not_seats() -> None:
    lineup = ("expert", "greedy", "greedy", "greedy")
    settings = Settings("anno1800", (lineup,), games=2)
    ends = [[0], [2], [1, 2], [0, 3]]
    outcomes = [Outcome(winners, {"winners": winners, "scores": [9] * 4}, 30, 90) for winners in ends]
    summary = tally(settings, [(Bout(index, lineup), outcome) for index, outcome in enumerate(outcomes)])
    expert, greedy = summary["bots"]["expert"], summary["bots"]["greedy"]
    assert (expert["games"], expert["won"]) == (4, 1.5)
    assert (greedy["games"], greedy["won"]) == (4, 2.5)
    pair = summary["pairs"][0]
    assert pair["games"] == 4
    # Ahead of all three; behind one, level with two; behind two, level with one; level with one, ahead of two.
    assert pair["won"] == pytest.approx(1 + 1 / 3 + 1 / 6 + 2.5 / 3, abs=0.001)


def test_a_tally_does_not_depend_on_the_order_of_games() -> None:
    played = list(play_tournament(PAIR, workers=1))
    assert tally(PAIR, played[::-1]) == tally(PAIR, played)


def test_points_by_source_belong_to_the_bot_wherever_it_sits() -> None:
    settings = Settings("anno1800", (("greedy", "random"),), games=2)
    one = Outcome([0], {"winners": [0], "scores": [30, 5]}, 30, 90, Standings(("cards", "gold"), [[28, 2], [4, 1]]))
    two = Outcome([1], {"winners": [1], "scores": [7, 40]}, 40, 90, Standings(("cards", "gold"), [[7, 0], [36, 4]]))
    summary = tally(settings, [(Bout(0, ("greedy", "random")), one), (Bout(0, ("random", "greedy")), two)])
    assert summary["bots"]["greedy"]["mean_by_source"] == {"cards": 32, "gold": 3}
    assert summary["bots"]["random"]["mean_score"] == 6
    assert summary["mean_rounds"] == 35
    assert summary["mean_winning_score"] == 35


def without_times(summary: dict[str, object]) -> str:
    return json.dumps({name: value for name, value in summary.items() if name != "times"})


def cut_short(games: Iterator[tuple[Bout, Outcome]], count: int) -> list[tuple[Bout, Outcome]]:
    return list(islice(games, count))


def test_a_resumed_tournament_is_the_same_as_an_uninterrupted_one(tmp_path: Path) -> None:
    uninterrupted = PAIR._replace(records=tmp_path / "whole")
    parts = PAIR._replace(records=tmp_path / "parts")
    summary = tally(uninterrupted, list(play_tournament(uninterrupted, workers=1)))
    for remembered, played in ((0, 2), (2, 3)):
        result_file = ResultFile(tmp_path / "results", parts)
        assert len(result_file.outcomes) == remembered
        cut_short(play_tournament(parts, result_file, workers=1), played)
    with (tmp_path / "results").open("a") as file:
        file.write('{"deal": 7, "seats"')
    result_file = ResultFile(tmp_path / "results", parts)
    assert len(result_file.outcomes) == 3, "the line that was cut short is left out"
    again = tally(parts, list(play_tournament(parts, result_file, workers=2)))
    assert without_times(again) == without_times(summary)
    one, two = (sorted(folder.records.iterdir()) for folder in (uninterrupted, parts) if folder.records)
    assert [path.name for path in one] == [path.name for path in two]
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]


def test_a_longer_tournament_keeps_the_games_already_played(tmp_path: Path) -> None:
    first = list(play_tournament(PAIR._replace(games=2), ResultFile(tmp_path / "results", PAIR), workers=1))
    result_file = ResultFile(tmp_path / "results", PAIR)
    assert result_file.backup is None
    again = list(play_tournament(PAIR, result_file, workers=1))
    assert again[0][1].times[0].total == pytest.approx(first[0][1].times[0].total, abs=1e-5), "not measured again"
    assert len(again) == 6
    assert len((tmp_path / "results").read_text().splitlines()) == 7


def test_a_game_with_a_missing_record_is_played_again(tmp_path: Path) -> None:
    settings = PAIR._replace(games=2, records=tmp_path / "records")
    list(play_tournament(settings, ResultFile(tmp_path / "results", settings), workers=1))
    deleted = sorted((tmp_path / "records").iterdir())[0]
    before = deleted.read_bytes()
    deleted.unlink()
    list(play_tournament(settings, ResultFile(tmp_path / "results", settings), workers=1))
    assert deleted.read_bytes() == before


@pytest.mark.parametrize(
    "other",
    [
        PAIR._replace(seed=4),
        PAIR._replace(changed={}),
        PAIR._replace(max_rounds=9),
        PAIR._replace(allowance=Allowance(looks=7)),
        PAIR._replace(lineups=(("random", "greedy"),)),
    ],
)
def test_other_settings_start_a_new_file(tmp_path: Path, other: Settings) -> None:
    list(play_tournament(PAIR._replace(games=1), ResultFile(tmp_path / "results", PAIR), workers=1))
    result_file = ResultFile(tmp_path / "results", other)
    assert result_file.backup == tmp_path / "results.old"
    assert len(result_file.backup.read_text().splitlines()) == 3, "what was there is kept"
    assert not result_file.outcomes


@pytest.mark.parametrize("text", ["notes of mine\n", "{}\n", "[1]\n", '{"kontor_arena": 99}\n', "no end of line"])
def test_a_foreign_file_is_refused_and_unchanged(tmp_path: Path, text: str) -> None:
    path = tmp_path / "results"
    path.write_text(text)
    with pytest.raises(FormError, match="arena-not-a-result-file"):
        ResultFile(path, PAIR)
    assert path.read_text() == text


def test_a_broken_line_in_a_result_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results"
    ResultFile(path, PAIR)
    path.write_text(path.read_text() + '{"deal": 0}\n')
    with pytest.raises(FormError, match="arena-not-a-result-file"):
        ResultFile(path, PAIR)


def test_fixed_looks_give_the_same_game_and_late_decisions_are_counted() -> None:
    short = PAIR._replace(lineups=(("easy", "random"),), games=1, max_rounds=2, changed={})
    games = [[outcome.result for _, outcome in play_tournament(short, workers=1)] for _ in range(2)]
    assert games[0] == games[1]
    budget = Allowance(full_time=True).of("hard", "anno1503")
    assert budget is not None
    assert budget.seconds == 0.3
    times = Times()
    for seconds in (0.2, 0.32, 0.34):
        times.add(seconds, limit=1.1 * 0.3)
    assert times.late == 1


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_in_a_game_names_the_game(workers: int) -> None:
    strange = PAIR._replace(lineups=(("greedy", "genius"),), games=2)
    with pytest.raises(RuntimeError, match=r"anno1503-(greedy-genius|genius-greedy)-3-000000.json: bots bot-unknown"):
        list(play_tournament(strange, workers=workers))


@pytest.mark.parametrize("workers", [1, 2])
def test_the_tournament_stops_if_the_program_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    monkeypatch.setattr("kontor.arena.tournament.own_fingerprint", lambda game, timed: "of yesterday")
    result_file = ResultFile(tmp_path / "results", PAIR)
    with pytest.raises(ProgramChangedError):
        list(play_tournament(PAIR, result_file, workers))
    assert not result_file.outcomes


def test_the_fingerprint_changes_with_the_files_of_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "rules.py"
    source.write_text("FIRST = 1\n")
    monkeypatch.setattr(program, "_program_files", lambda game: [source])
    before = program.current_fingerprint("chess", timed=False)
    assert program.current_fingerprint("chess", timed=False) == before
    source.write_text("FIRST = 10\n")
    assert program.current_fingerprint("chess", timed=False) != before
    source.unlink()
    assert program.current_fingerprint("chess", timed=False) != before


def test_the_machine_matters_only_for_timed_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timed = PAIR._replace(allowance=Allowance(full_time=True))
    before = PAIR.fingerprint(), timed.fingerprint()
    monkeypatch.setattr("kontor.arena.tournament.own_fingerprint", program.current_fingerprint)
    monkeypatch.setattr(program, "is_compiled", lambda: "neither")
    program._fingerprint.cache_clear()
    assert PAIR.fingerprint() == before[0]
    assert timed.fingerprint() != before[1]
    program._fingerprint.cache_clear()
    ResultFile(tmp_path / "results", PAIR)
    head = json.loads((tmp_path / "results").read_text())
    assert head["cpu"] == program.cpu_name()
    assert head["core"] in ("compiled", "interpreted")


def test_stopping_keeps_every_finished_game(tmp_path: Path) -> None:
    """The first games are slow. Later games that finished are kept when the tournament is stopped."""
    lineups = (("expert", "random"), ("greedy", "random"))
    mixed = PAIR._replace(lineups=lineups, games=2, allowance=Allowance(full_time=True))
    playing = play_tournament(mixed, ResultFile(tmp_path / "results", mixed), workers=3)
    finished = cut_short(playing, 2)
    playing.close()
    remembered = ResultFile(tmp_path / "results", mixed).outcomes
    assert list(remembered) == [bout for bout, _ in finished]
    assert all("greedy" in bout.seats for bout in remembered)


def test_the_time_of_all_runs_is_added_up(tmp_path: Path) -> None:
    result_file = ResultFile(tmp_path / "results", PAIR)
    assert result_file.seconds == 0
    cut_short(play_tournament(PAIR, result_file, workers=1), 2)
    first = result_file.seconds
    assert first > 0
    result_file = ResultFile(tmp_path / "results", PAIR)
    assert result_file.seconds == pytest.approx(first, abs=0.002)
    list(play_tournament(PAIR, result_file, workers=1))
    assert result_file.seconds > first


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "records").write_text("")
    with pytest.raises(FormError, match="cli-cannot-write"):
        list(play_tournament(PAIR._replace(records=tmp_path / "records"), workers=1))
