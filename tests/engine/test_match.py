"""A match in progress: playing, undo, saving and loading."""

from pathlib import Path

import pytest

from kontor.engine.errors import FormError, KontorError, RecordError, RuleError
from kontor.engine.legality import verify
from kontor.engine.match import Match
from kontor.engine.matches import load_match, new_match, resume
from kontor.engine.record import read_record
from tests.engine.support.samples import as_record, fresh, unfinished
from tools.make_test_records import NAMES, keenly, play


def snapshot(match: Match) -> tuple[object, ...]:
    """Return everything about a match that could change."""
    return (match.hash(), match.lines(), match.log(0), match.revision, match.taken_back, match.can_redo(), match.actor)


def end_turn(match: Match) -> Match:
    """Return the match after ending the turn, or else after the first legal move."""
    match.play("end" if "end" in match.legal() else match.legal()[0])
    return match


def test_new_match_is_at_its_first_question() -> None:
    match = fresh()
    assert match.actor >= 0
    assert not match.over
    assert match.legal()
    assert match.revision == 0
    assert match.lines()[0].startswith("* roll")


def test_same_seed_same_game_and_no_seed_another() -> None:
    assert fresh(seed=7).record().text() == fresh(seed=7).record().text()
    assert fresh(seed=7).record().text() != fresh(seed=8).record().text()
    seeds = {new_match("anno1503", NAMES[:2]).seed for _ in range(4)}
    assert len(seeds) == 4
    assert all(isinstance(seed, str) and len(bytes.fromhex(seed)) == 16 for seed in seeds)


@pytest.mark.parametrize("players", [[], ["a"], ["a", "b", "c", "d", "e"]])
def test_number_of_players(players: list[str]) -> None:
    with pytest.raises(RuleError) as caught:
        new_match("anno1503", players, seed=1)
    assert caught.value.rule == "anno1503:S1"


@pytest.mark.rule("record:R3")
def test_unknown_option() -> None:
    with pytest.raises(RuleError) as caught:
        new_match("anno1503", NAMES[:2], seed=1, options={"edition": "de"})
    assert caught.value.rule == "record:R3"


@pytest.mark.rule("record:R5")
@pytest.mark.parametrize("seat", [-5, -2, -1, 1, 2, 99])
def test_wrong_seat_is_refused_and_nothing_changes(seat: int) -> None:
    match = fresh()
    while match.actor != 0:
        match.play(match.legal()[0])
    before = snapshot(match)
    with pytest.raises(RuleError) as caught:
        match.play(match.legal()[0], seat=seat)
    assert caught.value.rule == ("record:R6" if seat < -1 else "record:R5")
    assert snapshot(match) == before


ILLEGAL = ["", " ", "fly", "End", "end ", "end 1", "sail 1 z9", "sail 9 b3", "sail 01 b3", "roll 3", "* roll 3"]
ILLEGAL += ["0 end", "claim 1", "keep", "discard wood", "develop 7", "sell tobacco 1", "x" * 10_000, "\ud800", "end\n"]


@pytest.mark.rule("record:R6", "record:R7")
@pytest.mark.parametrize("text", ILLEGAL)
def test_illegal_text_leaves_everything_unchanged(text: str) -> None:
    match = end_turn(fresh())
    match.undo()
    before = snapshot(match)
    with pytest.raises(RuleError):
        match.play(text)
    error = match.why_not(text)
    assert isinstance(error, KontorError)
    assert error.rule
    assert error.phrase.key
    assert snapshot(match) == before
    assert match.can_redo()


def test_why_not_is_none_for_legal_moves_and_plays_nothing() -> None:
    match = fresh()
    before = snapshot(match)
    for text in match.legal():
        assert match.why_not(text) is None
    assert snapshot(match) == before


@pytest.mark.parametrize("name", ["anno1503", "anno1800"])
def test_legal_is_the_ways_of_all_things(name: str) -> None:
    match = new_match(name, NAMES[:2], seed=5)
    assert [line for thing in match.things() for line in match.ways(thing)] == match.legal()
    assert match.things(seat=1 - match.actor) == []
    with pytest.raises(RuleError):
        match.ways(match.things()[0], seat=1 - match.actor)


@pytest.mark.parametrize(
    ("thing", "rule"),
    [
        ("build window_factory", "anno1800:P1"),
        ("end", "anno1800:T6"),
        ("use fw41", "anno1800:C2"),
        ("dance", "table:thing"),
    ],
)
def test_ways_of_an_impossible_thing_raise_the_reason(thing: str, rule: str) -> None:
    match = new_match("anno1800", NAMES[:2], seed=12)
    before = snapshot(match)
    with pytest.raises(RuleError) as caught:
        match.ways(thing)
    assert caught.value.rule == rule
    assert snapshot(match) == before


def test_play_returns_the_events_including_those_of_chance() -> None:
    match = fresh()
    for _ in range(30):
        actor = match.actor
        before = len(match.log(actor))
        events = match.play(match.legal()[-1])
        assert match.actor >= 0
        assert events == match.log(actor)[before:]
    events = match.log(0)
    assert "rolled" in [event["kind"] for event in events]


def test_the_revision_grows_only_with_changes() -> None:
    match = fresh()
    revisions = [match.revision]
    for change in (match.play, match.play):
        change(match.legal()[-1])
        revisions.append(match.revision)
    match.legal()
    match.view(0)
    match.record()
    match.can_undo(0)
    assert match.revision == revisions[-1]
    match.undo()
    revisions.append(match.revision)
    match.redo()
    revisions.append(match.revision)
    assert revisions == sorted(set(revisions))


def test_nothing_to_undo_or_redo() -> None:
    match = fresh()
    for act in (match.undo, match.redo):
        with pytest.raises(RuleError):
            act()
    with pytest.raises(RuleError):
        match.undo(0)
    with pytest.raises(RuleError):
        match.reset_turn(0)
    assert match.revision == 0


def test_a_new_move_forgets_what_was_undone() -> None:
    match = fresh()
    match.play(match.legal()[0])
    match.undo()
    assert match.can_redo()
    match.play(match.legal()[-1])
    assert not match.can_redo()


def test_taken_back_counts_only_undos_past_a_barrier() -> None:
    match = fresh()
    while "end" not in match.legal():
        match.play(match.legal()[0])
    sail = next(text for text in match.legal() if text.startswith("sail"))
    match.play(sail)
    match.undo()
    assert match.taken_back == 0
    end_turn(match)
    assert match.seats[-1] == -1
    match.undo()
    assert match.taken_back == 1
    match.redo()
    match.undo()
    assert match.taken_back == 2
    assert match.record().data()["taken_back"] == 2
    assert resume(read_record(match.record().text())).taken_back == 2


@pytest.mark.rule("record:R2", "record:R5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_save_and_load(tmp_path: Path, players: int) -> None:
    match = play(players, 5, keenly, 150)
    match.undo()
    path = tmp_path / "deep" / "folder" / "game.json"
    match.save(path)
    twin = load_match(path)
    assert twin.record().text() == match.record().text() == path.read_text(encoding="utf-8")
    assert twin.hash() == match.hash()
    assert twin.log(0) == match.log(0)
    assert twin.players == match.players
    assert not twin.can_redo()
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]


def test_names_of_all_kinds_are_kept(tmp_path: Path) -> None:
    names = ['Zoë "Z" \\', "名前 \u2028\n\x7f"]
    match = new_match("anno1503", names, seed=1)
    match.save(tmp_path / "game.json")
    assert load_match(tmp_path / "game.json").players == names


@pytest.mark.rule("record:R2")
def test_record_without_seed_has_the_same_chance_after_an_undo(tmp_path: Path) -> None:
    data = unfinished()
    del data["seed"]
    match = resume(as_record(data))
    assert match.seed is None
    lines = len(match.seats)
    for _ in range(40):
        match.play(match.legal()[-1])
    played_lines = match.lines()
    rolls = [line for line in played_lines[lines:] if line.startswith("*")]
    assert len(set(rolls)) > 2
    replayed = [line.split(" ", 1)[1] for line in played_lines[lines:] if not line.startswith("*")]
    while len(match.seats) > lines:
        match.undo()
    for text in replayed:
        match.play(text)
    assert match.lines() == played_lines
    match.save(tmp_path / "game.json")
    assert "seed" not in match.record().data()
    twin = load_match(tmp_path / "game.json")
    for _ in range(20):
        twin.undo()
    for text in replayed[-20:]:
        twin.play(text)
    assert twin.lines() == played_lines


def test_nobody_plays_after_the_end() -> None:
    match = play(3, 4, keenly)
    assert match.over
    assert match.legal() == []
    with pytest.raises(RuleError) as caught:
        match.play("end", seat=0)
    assert caught.value.rule == "record:R8"
    assert match.why_not("end") is not None
    verify(match.record())


def test_resume_names_the_wrong_line() -> None:
    data = unfinished()
    data["moves"][9] = "0 fly"
    with pytest.raises(RecordError) as caught:
        resume(as_record(data))
    assert caught.value.move == 10


def test_a_record_does_not_change_with_its_match() -> None:
    match = fresh()
    record = match.record()
    before = record.text()
    match.play(match.legal()[0])
    assert record.text() == before


def test_load_of_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(FormError):
        load_match(tmp_path / "nothing.json")


def test_another_seat_learns_nothing_from_the_interface() -> None:
    match = fresh()
    while not any(text.startswith("look") for text in match.legal()):
        match.play(match.legal()[-1])
    looker = match.actor
    match.play(next(text for text in match.legal() if text.startswith("look")))
    assert match.legal(looker)
    assert match.legal(1 - looker) == []
    assert match.legal(-1) == []
    with pytest.raises(RuleError):
        match.view(2)
    with pytest.raises(RuleError):
        match.log(-2)


def test_changing_a_view_does_not_change_the_game() -> None:
    match = fresh()
    before = match.hash()
    view = match.view(0)
    clear_all(view)
    assert match.hash() == before
    assert fresh().view(0) != view
    assert fresh().hash() == before


def clear_all(data: object) -> None:
    """Clear all tables and lists in plain data."""
    if isinstance(data, dict):
        for value in list(data.values()):
            clear_all(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            clear_all(value)
        data.clear()


def test_undo_past_another_player_counts_as_taken_back() -> None:
    match = fresh()
    lines = 0
    while len(set(match.seats[-2:])) < 2 or -1 in match.seats[-2:]:
        match.play(match.legal()[lines % len(match.legal())])
        lines += 1
    marked = match.taken_back
    match.undo()
    match.undo()
    assert match.taken_back > marked
