"""The recorded games: each replays to its stored position and is written again byte for byte."""

import json
from pathlib import Path

import pytest

from kontor.bots.base import make_bot
from kontor.engine.decision import Decision
from kontor.engine.legality import verify
from kontor.engine.matches import load_match, resume
from kontor.engine.record import read_file, read_record
from kontor.engine.registry import load_game
from kontor.engine.rng import Rng

FOLDER = Path(__file__).parent
HASHES: dict[str, str] = json.loads((FOLDER.parent / "record_hashes.json").read_text(encoding="utf-8"))
OURS = sorted(path.name for path in FOLDER.glob("anno*.json"))
OTHERS = sorted(path.name for path in FOLDER.glob("other-*.json"))
"""Records written by an independent program, built from the rules and the notation alone."""
RECORDS = [*OURS, *OTHERS]
LARGEST = {"anno1503": 120_000, "anno1800": 60_000, "other-": 100_000}


def test_every_record_has_a_hash_and_every_hash_a_record() -> None:
    assert sorted(HASHES) == RECORDS
    assert sorted(path.name for path in FOLDER.glob("*.json")) == RECORDS
    assert [sum(name.startswith(kind) for name in RECORDS) for kind in LARGEST] == [12, 18, 6]


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.rule("record:R1", "record:R2", "record:R8")
def test_record_is_legal(name: str) -> None:
    verify(read_record(read_file(FOLDER / name)))
    assert (FOLDER / name).stat().st_size <= next(most for kind, most in LARGEST.items() if name.startswith(kind))


@pytest.mark.parametrize("name", OURS)
@pytest.mark.rule("record:R6")
def test_record_is_canonical_byte_for_byte(name: str) -> None:
    raw = (FOLDER / name).read_bytes()
    record = read_record(raw.decode())
    assert record.text().encode() == raw
    assert resume(record).record().text().encode() == raw


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.rule("record:R6")
def test_a_record_of_another_program_keeps_its_content_when_rewritten(name: str) -> None:
    theirs = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    ours = json.loads(load_match(FOLDER / name).record().text())
    for key in ("kontor", "rules", "game", "players", "deal", "moves", "result", "seed"):
        assert ours[key] == theirs[key]
    assert ours["options"] == load_game("anno1800", rules=theirs["rules"]).settle_options(theirs["options"])


@pytest.mark.parametrize("name", RECORDS)
def test_record_ends_in_the_stored_position(name: str) -> None:
    match = load_match(FOLDER / name)
    assert match.over
    assert match.hash() == HASHES[name]


@pytest.mark.parametrize("name", [name for name in OURS if name.startswith("anno1503")])
@pytest.mark.rule("record:R8")
def test_record_ends_as_its_name_says(name: str) -> None:
    _, players, ending = Path(name).stem.split("_")
    record = read_record(read_file(FOLDER / name))
    assert len(record.players) == int(players)
    assert record.result is not None
    assert len(record.result["winners"]) == (1 if ending == "victory" else 0)
    assert len(record.result["points"]) == int(players)


@pytest.mark.parametrize("name", [name for name in OURS if name.startswith("anno1800")])
@pytest.mark.rule("record:R8", "anno1800:Z1", "anno1800:Z2")
def test_the_end_is_triggered_by_the_seat_in_the_name(name: str) -> None:
    _, players, edition, seat = Path(name).stem.split("_")
    match = load_match(FOLDER / name)
    assert len(match.players) == int(players)
    assert match.options["edition"] == edition
    result = match.record().result
    assert result is not None
    assert len(result["scores"]) == int(players)
    assert match.view(-1)["fireworks"] == int(seat)
    triggers = [index for index, event in enumerate(match.log(-1)) if event["kind"] == "fireworks"]
    turns = [event["seat"] for event in match.log(-1)[triggers[0] :] if event["kind"] == "turn"]
    assert len(triggers) == 1
    assert turns == [*range(int(seat) + 1, int(players)), *range(int(players))], (
        "the round is finished, one more is played"
    )


def test_the_records_show_each_edition_and_each_seat() -> None:
    named = [Path(name).stem.split("_")[1:] for name in OURS if name.startswith("anno1800")]
    assert {edition for _, edition, _ in named} == {"de", "en", "fr", "it", "es"}
    assert {(players, seat) for players, _, seat in named} == {
        (str(n), str(seat)) for n in (2, 3, 4) for seat in range(n)
    }


@pytest.mark.rule("record:R1")
def test_there_are_records_of_both_versions_and_the_new_ones_use_the_new_lines() -> None:
    records = {name: read_record(read_file(FOLDER / name)) for name in RECORDS}
    assert {record.rules for record in records.values()} == {1, 2}
    assert all(("rules2" in name) == (record.rules == 2) for name, record in records.items())
    lines = [line for name in OURS if name.startswith("anno1800-rules2") for line in records[name].moves]
    made = [line for line in lines if line.split()[1] == "make:"]
    raised = [line for line in lines if ", use " in line or ": use " in line]
    assert len(made) > 100
    assert len(raised) >= 5
    assert any(record.options.get("hands") == "hidden" for record in records.values())


@pytest.mark.parametrize("name", ["anno1503_3_victory.json", "anno1800_2_fr_1.json", "anno1800_3_es_1.json"])
@pytest.mark.rule("record:R1")
def test_a_game_of_version_1_is_played_to_its_end_by_its_own_rules(name: str) -> None:
    record = read_record(read_file(FOLDER / name))
    del record.moves[len(record.moves) // 2 :]
    record.result = None
    match = resume(record)
    assert match.game.rules == 1
    bot, rng = make_bot("greedy", record.game), Rng(1)
    while not match.over:
        match.play(match.game.text(bot.choose(Decision(match.game, match.state), rng)))
    assert match.record().rules == 1
    assert not any(" make" in line or ": use " in line for line in match.lines())
    verify(match.record())


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
