"""Hints in terminal play, and `kontor review`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kontor.bots.review import ReviewedMove
from kontor.cli.commands import review as command
from kontor.cli.main import main
from kontor.engine.matches import new_match
from tests.cli.support.run import kontor

PLAY = ["play", "anno1503", "--seats", "Ada,Ben", "--seed", "12"]


def lines(path: Path) -> list[str]:
    moves: list[str] = json.loads(path.read_text())["moves"]
    return moves


def game(folder: Path, *bots: str) -> Path:
    """Write a short unfinished game of Ada and Ben, optionally played by bots. Return its path."""
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    match.bots = list(bots)
    for _ in range(6):
        match.play("sell wood 1" if "sell wood 1" in match.legal() else match.legal()[-1])
    path = folder / "game.json"
    match.save(path)
    return path


def test_hints_are_listed_and_played_by_number(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    before = kontor(*PLAY, "--save", path, typed="hint\nh 9\n", home=tmp_path)
    assert "h 1 best" in before.out
    assert "h and a number plays one of these: h 1" in before.out
    assert "“9” is not one of the choices." in before.out
    played = lines(path)
    after = kontor("play", "--resume", path, typed="h 1\nh\nh 1\n", home=tmp_path)
    assert "“1” is not one of the choices." in after.out
    assert lines(path)[: len(played)] == played
    assert [line[0] for line in lines(path)[len(played) :]][:1] == ["0"]
    # Hints disappear once a move is played.
    assert "h 1 best" not in after.out.rpartition("Move:")[0].rpartition("Move:")[2]


def test_hints_are_in_the_readers_language(tmp_path: Path) -> None:
    ran = kontor(*PLAY, "--lang", "de", typed="h\n", home=tmp_path)
    assert "h 1 am besten" in ran.out
    assert "h und eine Nummer spielt eines davon" in ran.out


def test_a_review_covers_the_seats_that_people_played(tmp_path: Path) -> None:
    both = kontor("review", game(tmp_path), "--think", "20")
    assert both.code == 0
    assert both.out.count("decision") == 2
    assert both.out.index("Ada") < both.out.index("Ben")
    assert kontor("review", game(tmp_path, "", "greedy"), "--think", "20").out.count("decision") == 1
    assert kontor("review", game(tmp_path, "greedy", "greedy"), "--think", "20").out.count("decision") == 2
    one = kontor("review", game(tmp_path), "--seat", "1", "--think", "20")
    assert "Ben" in one.out
    assert "Ada" not in one.out


def review_output(path: Path, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["review", str(path), "--lang", "en", *words])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def losses(match: Any, seat: int, *_: object) -> Iterator[ReviewedMove]:
    """Yield reviewed decisions with growing losses."""
    for line in range(2, len(match.moves) + 1):
        if match.seats[line - 1] == seat:
            move = match.moves[line - 1]
            yield ReviewedMove(line, 1, move, 0.0, match.game.parse("end"), float(line), [], "points")


def test_a_review_shows_the_largest_losses_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "review", losses)
    code, out, _ = review_output(game(tmp_path), capsys, "--seat", "0", "--most", "2")
    assert code == 0
    lost = [float(line.split("−")[1].split()[0].rstrip("%")) for line in out.splitlines() if "−" in line]
    assert len(lost) == 2
    assert lost == sorted(lost)
    assert "Better" in out
    assert "0 of them about as good as the best" in out


def test_an_interrupted_review_shows_its_findings_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted_review(*args: Any) -> Iterator[ReviewedMove]:
        yield next(losses(*args))
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "review", interrupted_review)
    code, out, err = review_output(game(tmp_path), capsys)
    assert (code, err) == (130, "Stopped; this is what was found so far.\n")
    assert "One decision, 0 of them about as good as the best." in out


def test_names_are_not_interpreted_as_markup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = new_match("anno1503", ["[/x]", "[bold]:cat:"], seed=12)
    for _ in range(6):
        match.play(match.legal()[-1])
    path = tmp_path / "game.json"
    match.save(path)
    monkeypatch.setattr(command, "review", losses)
    code, out, _ = review_output(path, capsys)
    assert code == 0
    assert "[/x]" in out
    assert "[bold]:cat:" in out
    monkeypatch.setattr(command, "review", lambda *_: iter(()))
    assert "[/x]" in review_output(path, capsys)[1]


def test_what_cannot_be_reviewed_is_refused(tmp_path: Path) -> None:
    assert kontor("review", "nowhere.json").code == 2
    ran = kontor("review", game(tmp_path), "--seat", "7")
    assert (ran.code, ran.err) == (2, "There is no seat 7 in this game; seats go from 0 to 1.\n")
    assert kontor("review", game(tmp_path), "--think", "0").code == 2
