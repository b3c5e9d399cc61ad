"""The recorded games: each replays to the very same position, and is written again byte for byte."""

import json
from pathlib import Path

import pytest

from kontor.table.begin import load_match, resume
from kontor.table.judge import verify
from kontor.table.record import read_file, read_record

FOLDER = Path(__file__).parent
HASHES: dict[str, str] = json.loads((FOLDER.parent / "record_hashes.json").read_text(encoding="utf-8"))
RECORDS = sorted(path.name for path in FOLDER.glob("anno*.json"))
LARGEST = 120_000


def test_every_record_has_a_hash_and_every_hash_a_record() -> None:
    assert sorted(HASHES) == RECORDS
    assert len(RECORDS) >= 6


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.rule("record:R1", "record:R2", "record:R8")
def test_record_is_legal(name: str) -> None:
    verify(read_record(read_file(FOLDER / name)))


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.rule("record:R6")
def test_record_is_canonical_byte_for_byte(name: str) -> None:
    raw = (FOLDER / name).read_bytes()
    assert len(raw) <= LARGEST
    record = read_record(raw.decode())
    assert record.text().encode() == raw
    assert resume(record).record().text().encode() == raw


@pytest.mark.parametrize("name", RECORDS)
def test_record_ends_in_the_stored_position(name: str) -> None:
    match = load_match(FOLDER / name)
    assert match.over
    assert match.hash() == HASHES[name]


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.rule("record:R8")
def test_record_ends_as_its_name_says(name: str) -> None:
    _, players, ending = Path(name).stem.split("_")
    record = read_record(read_file(FOLDER / name))
    assert len(record.players) == int(players)
    assert record.result is not None
    assert len(record.result["winners"]) == (1 if ending == "victory" else 0)
    assert len(record.result["points"]) == int(players)


@pytest.mark.parametrize("name", RECORDS)
def test_record_without_its_last_line_is_legal_only_without_its_result(name: str) -> None:
    record = read_record(read_file(FOLDER / name))
    last = record.moves.pop()
    record.result = None
    verify(record)
    match = resume(record)
    assert not match.over
    assert match.actor == int(last.split()[0])
    match.play(last.split(" ", 1)[1])
    assert match.hash() == HASHES[name]
