"""`kontor simulate`: the same output for any number of processes."""

import json
from pathlib import Path

import pytest

from tests.cli.support.run import check_refused, kontor_process


def test_one_seed_gives_the_same_bytes_with_one_or_two_processes(tmp_path: Path) -> None:
    printed = []
    for workers in ("1", "2"):
        args = ["simulate", "anno1503", "--players", "3", "--games", "6", "--bots", "random", "--seed", "5"]
        ran = kontor_process(*args, "--records", tmp_path / workers, "--workers", workers, "--max-rounds", "20")
        assert ran.code == 0
        printed.append(ran.out)
    one, two = (sorted((tmp_path / workers).iterdir()) for workers in ("1", "2"))
    assert [path.name for path in one] == [path.name for path in two]
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]
    assert len(one) == 6
    assert printed[0] == printed[1]


def test_the_records_verify_and_a_game_over_the_limit_is_broken_off(tmp_path: Path) -> None:
    args = ["simulate", "anno1503", "--games", "3", "--bots", "greedy,random", "--max-rounds", "5", "--json"]
    ran = kontor_process(*args, "--records", tmp_path)
    summary = json.loads(ran.out)
    assert summary["broken_off"] == 3
    assert summary["mean_rounds"] == 5
    records = sorted(tmp_path.iterdir())
    assert all(json.loads(path.read_text())["broken_off"] == "max_rounds 5" for path in records)
    assert kontor_process("verify", *records).code == 0


def test_a_single_bot_plays_every_seat_and_the_summary_adds_up() -> None:
    summary = json.loads(kontor_process("simulate", "anno1503", "--players", "4", "--games", "4", "--json").out)
    assert summary["bots"] == ["greedy"] * 4
    assert sum(summary["wins"]) + summary["draws"] == summary["games"] == 4


def test_other_seeds_give_other_games(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        kontor_process("simulate", "anno1503", "--games", "1", "--seed", seed, "--records", tmp_path / seed)
    texts = [next((tmp_path / seed).iterdir()).read_text() for seed in ("1", "2")]
    assert texts[0] != texts[1]


def test_invalid_arguments_get_one_sentence_and_exit_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    for args in (
        ["chess"],
        ["anno1503", "--players", "5"],
        ["anno1503", "--players", "x"],
        ["anno1503", "--games", "0"],
        ["anno1503", "--bots", "genius"],
        ["anno1503", "--players", "3", "--bots", "random,greedy"],
        ["anno1503", "--records", str(blocked)],
        ["anno1503", "--content", str(tmp_path / "nowhere")],
        ["anno1503", "--colour", "red"],
        [],
    ):
        check_refused(["simulate", *args], tmp_path, capsys)
