"""`kontor verify`: exit codes and messages."""

import json
from pathlib import Path
from typing import Any

import pytest

from kontor.lang.languages import LANGUAGES
from tests.cli.support.run import kontor
from tools.paths import RECORDS

WON = RECORDS / "anno1503_2_victory.json"


@pytest.fixture
def record() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(WON.read_text(encoding="utf-8"))
    return data


def write(folder: Path, data: object, name: str = "altered.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_good_records_are_accepted() -> None:
    ran = kontor("verify", *sorted(RECORDS.glob("anno1503_*.json")))
    assert (ran.code, ran.out, ran.err) == (0, "6 records are valid.\n", "")


def test_a_missing_move_is_named_with_file_number_id_and_reason(record: dict[str, Any], tmp_path: Path) -> None:
    at = next(i for i, line in enumerate(record["moves"]) if line.startswith("* roll"))
    del record["moves"][at]
    ran = kontor("verify", write(tmp_path, record))
    assert ran.code == 1
    assert f"altered.json: move {at + 1}: " in ran.err
    assert "(record:R5)" in ran.err or "(anno1503:T1)" in ran.err


def test_a_doubled_move_is_refused(record: dict[str, Any], tmp_path: Path) -> None:
    at = next(i for i, line in enumerate(record["moves"]) if line == "0 end")
    record["moves"].insert(at, "0 end")
    ran = kontor("verify", write(tmp_path, record))
    assert ran.code == 1
    assert f"move {at + 2}: " in ran.err


def test_an_altered_move_is_refused(record: dict[str, Any], tmp_path: Path) -> None:
    at = next(i for i, line in enumerate(record["moves"]) if line.endswith(" end"))
    record["moves"][at] = record["moves"][at][0] + " sell tobacco 7"
    ran = kontor("verify", write(tmp_path, record))
    assert ran.code == 1
    assert f"move {at + 1}: " in ran.err
    assert "(anno1503:" in ran.err


def test_an_impossible_deal_is_refused(record: dict[str, Any], tmp_path: Path) -> None:
    record["deal"]["reserve"].append("agreement")
    ran = kontor("verify", write(tmp_path, record))
    assert ran.code == 1
    assert "before the first move: " in ran.err
    assert "(record:R9)" in ran.err


def test_a_wrong_result_is_refused(record: dict[str, Any], tmp_path: Path) -> None:
    record["result"]["points"] = [5, 5]
    ran = kontor("verify", write(tmp_path, record))
    assert ran.code == 1
    assert f"move {len(record['moves'])}: " in ran.err
    assert "(record:R8)" in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_in_the_chosen_language(language: str, record: dict[str, Any], tmp_path: Path) -> None:
    record["moves"].append("0 end")
    ran = kontor("--lang", language, "verify", write(tmp_path, record))
    messages = {"en": "already over", "de": "zu Ende", "fr": "terminée", "it": "finita", "es": "terminado"}
    assert ran.code == 1
    assert messages[language] in ran.err


UNREADABLE: dict[str, bytes] = {
    "broken.json": b'{"kontor": 1,',
    "version.json": b'{"kontor": 2, "rules": 1, "game": "anno1503", "players": [], "deal": {}, "moves": []}',
    "rules.json": b'{"kontor": 1, "rules": 9, "game": "anno1503", "players": ["a", "b"], "deal": {}, "moves": []}',
    "game.json": b'{"kontor": 1, "rules": 1, "game": "chess", "players": ["a", "b"], "deal": {}, "moves": []}',
    "nested.json": b"[" * 100_000,
    "deep.json": b"[" * 100_000 + b"]" * 100_000,
    "type.json": b'{"kontor": 1, "rules": 1, "game": "anno1503", "players": 3, "deal": {}, "moves": []}',
    "list.json": b"[1, 2, 3]",
    "binary.json": bytes(range(256)),
    "empty.json": b"",
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_an_unreadable_file_gets_one_sentence(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(UNREADABLE[name])
    ran = kontor("verify", path)
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert ran.err.startswith(f"{path}: ")


def test_a_file_of_100_mb_is_refused_without_reading_it_all(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    ran = kontor("verify", path)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "too large" in ran.err


def test_missing_files_and_folders_get_one_sentence(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.json", tmp_path):
        ran = kontor("verify", path)
        assert (ran.code, ran.err.count("\n")) == (2, 1)


def test_good_and_bad_files_together_end_with_the_worst_code(record: dict[str, Any], tmp_path: Path) -> None:
    record["moves"].append("0 end")
    ran = kontor("verify", WON, write(tmp_path, record), tmp_path / "nowhere.json")
    assert ran.code == 2
    assert ran.err.count("\n") == 2
    assert "1 valid, 2 invalid." in ran.out


def test_control_characters_in_records_are_not_printed(record: dict[str, Any], tmp_path: Path) -> None:
    record["players"] = ["\x1b[2J", "\ud800"]
    record["moves"].append("\x1b[31mred")
    ran = kontor("verify", write(tmp_path, record))
    assert ran.code == 1
    assert "\x1b" not in ran.err
