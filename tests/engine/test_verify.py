"""Records whose moves, set-up or result break the rules."""

import pytest

from kontor.engine.errors import FormError, KontorError, RecordError
from kontor.engine.legality import verify
from kontor.engine.matches import new_match, reopen, resume
from kontor.engine.protocol import Data
from kontor.engine.registry import load_game
from tests.engine.support.samples import as_record, finished, unfinished
from tools.make_test_records import NAMES


def error_in(data: Data) -> KontorError:
    """Return the error of a record. Check that `verify` and `resume` agree on it."""
    with pytest.raises(KontorError) as caught:
        verify(as_record(data))
    with pytest.raises(KontorError) as again:
        resume(as_record(data))
    assert str(again.value) == str(caught.value)
    assert type(again.value) is type(caught.value)
    return caught.value


def line_of(data: Data, word: str) -> int:
    """Return the index of the first line of this kind of move."""
    return next(index for index, line in enumerate(data["moves"]) if line.split()[1] == word)


def test_samples_are_legal() -> None:
    verify(as_record(unfinished()))
    verify(as_record(finished()))


@pytest.mark.rule("record:R1")
def test_rules_of_another_version() -> None:
    error = error_in({**unfinished(), "rules": 3})
    assert isinstance(error, FormError)
    assert error.phrase.key == "record-rules-version"


@pytest.mark.rule("record:R5", "record:R7")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("{seat} fly", "record:R6"),
        ("{other} end", "record:R5"),
        ("9 end", "record:R5"),
        ("* roll 3", "record:R5"),
        ("{seat} roll 3", "anno1503:T1"),
        ("{seat} keep", "anno1503:T1"),
        ("{seat} sail 2 a4", "anno1503:H1"),
    ],
)
def test_altered_move(line: str, rule: str) -> None:
    data = unfinished()
    at = line_of(data, "end")
    seat = int(data["moves"][at][0])
    data["moves"][at] = line.format(seat=seat, other=1 - seat)
    error = error_in(data)
    assert isinstance(error, RecordError)
    assert (error.rule, error.move) == (rule, at + 1)


@pytest.mark.rule("record:R5")
@pytest.mark.parametrize("word", ["end", "roll", "sail", "take"])
def test_missing_move(word: str) -> None:
    data = unfinished()
    at = line_of(data, word)
    del data["moves"][at]
    error = error_in(data)
    assert isinstance(error, RecordError)
    assert error.move >= at + 1


@pytest.mark.rule("record:R5")
@pytest.mark.parametrize("word", ["end", "roll", "look", "take"])
def test_doubled_move(word: str) -> None:
    data = unfinished()
    at = line_of(data, word)
    data["moves"].insert(at, data["moves"][at])
    error = error_in(data)
    assert isinstance(error, RecordError)
    assert error.move == at + 2


@pytest.mark.rule("record:R5")
@pytest.mark.parametrize("roll", ["roll 0", "roll 7", "event 3", "draw wood", "reserve agreement", "end"])
def test_impossible_chance(roll: str) -> None:
    error = error_in({**unfinished(), "moves": [f"* {roll}"]})
    assert isinstance(error, RecordError)
    assert error.move == 1


@pytest.mark.rule("record:R3")
@pytest.mark.parametrize("options", [{"edition": "de"}, {"": 1}, {"x" * 500: None}])
def test_unknown_option(options: Data) -> None:
    error = error_in({**unfinished(), "options": options})
    assert isinstance(error, RecordError)
    assert (error.rule, error.move) == ("record:R3", 0)


@pytest.mark.rule("record:R3")
def test_options_may_be_missing() -> None:
    data = unfinished()
    del data["options"]
    verify(as_record(data))


@pytest.mark.rule("record:R3")
@pytest.mark.parametrize("value", [1, "x", None, [[]], {"kontor": 2}])
def test_unknown_keys_are_ignored(value: object) -> None:
    data = {**finished(), "comment": value, "taken_back": value, "seats": value}
    verify(as_record(data))
    assert "comment" not in resume(as_record(data)).record().data()


@pytest.mark.rule("record:R2")
@pytest.mark.parametrize("seed", [0, 99, -5, "", "a word", 10**300])
def test_replay_does_not_need_the_seed(seed: object) -> None:
    verify(as_record({**finished(), "seed": seed}))
    data = finished()
    del data["seed"]
    verify(as_record(data))


@pytest.mark.rule("record:R2")
@pytest.mark.parametrize("players", [[], ["a"], ["a", "b", "c", "d", "e"]])
def test_number_of_players(players: list[str]) -> None:
    error = error_in({**unfinished(), "players": players})
    assert isinstance(error, RecordError)
    assert (error.rule, error.move) == ("anno1503:S1", 0)


@pytest.mark.rule("record:R8")
@pytest.mark.parametrize(
    ("result", "key"),
    [
        ({"winners": [1], "points": [3, 0, 0]}, "record-result-wrong"),
        ({"winners": [], "points": [3, 0, 0]}, "record-result-wrong"),
        ({"winners": [0, 1], "points": [3, 0, 0]}, "record-result-wrong"),
        ({"winners": [False], "points": [3, 0, 0]}, "record-result-wrong"),
        ({"winners": [0.0], "points": [3, 0, 0]}, "record-result-wrong"),
        ({"winners": 0, "points": [3, 0, 0]}, "record-result-wrong"),
        ({"winners": [0], "points": [3, 0]}, "record-result-wrong"),
        ({"winners": [0], "points": [3, 0, 0, 0]}, "record-result-wrong"),
        ({"winners": [0], "points": [4, 0, 0]}, "record-result-wrong"),
        ({"winners": [0], "points": [3, False, 0]}, "record-result-wrong"),
        ({"winners": [0]}, "record-result-wrong"),
        ({"points": [3, 0, 0]}, "record-result-wrong"),
        ({}, "record-result-wrong"),
        (None, "record-result-missing"),
    ],
)
def test_wrong_result(result: Data | None, key: str) -> None:
    data = finished()
    assert data["result"] == {"winners": [0], "points": [3, 0, 0]}
    if result is None:
        del data["result"]
    else:
        data["result"] = result
    error = error_in(data)
    assert isinstance(error, RecordError)
    assert (error.rule, error.phrase.key, error.move) == ("record:R8", key, len(data["moves"]))


@pytest.mark.rule("record:R8")
def test_result_of_an_unfinished_game() -> None:
    assert error_in({**unfinished(), "result": {"winners": []}}).phrase.key == "record-result-too-early"


@pytest.mark.rule("record:R8")
@pytest.mark.parametrize("line", ["0 end", "1 end", "* roll 3", "0 fly"])
def test_move_after_the_end(line: str) -> None:
    data = finished()
    data["moves"].append(line)
    error = error_in(data)
    assert isinstance(error, RecordError)
    assert (error.rule, error.phrase.key, error.move) == ("record:R8", "record-after-end", len(data["moves"]))


@pytest.mark.rule("record:R8")
def test_broken_off() -> None:
    data = {**unfinished(), "broken_off": "too many lines"}
    verify(as_record(data))
    assert reopen(as_record(data)).record().data() == data
    data["result"] = {"winners": []}
    assert error_in(data).phrase.key == "record-result-too-early"
    assert error_in({**finished(), "broken_off": "x"}).phrase.key == "record-broken-off-but-over"
    over = finished()
    del over["result"]
    assert error_in({**over, "broken_off": "x"}).phrase.key == "record-broken-off-but-over"


@pytest.mark.rule("record:R8")
def test_reopening_a_record_broken_off_before_a_roll_does_not_roll() -> None:
    data = unfinished()
    data["moves"] = data["moves"][: line_of(data, "end") + 1]
    data["broken_off"] = "limit"
    match = reopen(as_record(data))
    assert match.lines() == data["moves"]
    assert len(resume(as_record(data)).lines()) > len(data["moves"])


@pytest.mark.rule("record:R8")
def test_broken_off_match_can_be_played_to_its_end() -> None:
    match = resume(as_record({**unfinished(), "broken_off": "limit"}))
    while not match.over:
        match.play("end" if "end" in match.legal() else match.legal()[0])
    verify(match.record())


@pytest.mark.rule("record:R4")
def test_record_carries_changed_figures_and_replays_with_them() -> None:
    changed = {"start": {"gold": 50}, "costs": {"buy_good": 9}, "building": [{"id": "church", "players": [2, 2]}]}
    match = new_match("anno1503", NAMES[:2], seed=1, changed=changed)
    while "buy wood" not in match.legal():
        match.play(match.legal()[0])
    match.play("buy wood")
    data = match.record().data()
    assert data["content"]["costs"] == {"buy_good": 9}
    assert [item["id"] for item in data["content"]["building"]] == ["church"]
    twin = resume(as_record(data))
    assert twin.view(0)["seats"][0]["gold"] == match.view(0)["seats"][0]["gold"] == 41
    assert twin.hash() == match.hash()
    verify(as_record(data))
    del data["content"]
    assert resume(as_record(data)).hash() != match.hash()


@pytest.mark.rule("record:R4")
def test_unchanged_figures_are_not_recorded() -> None:
    match = new_match("anno1503", NAMES[:2], seed=1, changed={"hand_limit": 5})
    assert "content" not in match.record().data()
    assert load_game("anno1503").changed == {}


IMPOSSIBLE: list[Data] = [{"hand_limit": "x"}, {"hand_limit": -1}, {"unknown": 1}, {"goods": []}, {"stack": {}}]
IMPOSSIBLE += [{"building": [{"id": "inn"}]}, {"costs": {"ship": {"gold": 1}}}, {"events": {"fire": [1]}}]
IMPOSSIBLE += [{"map": {"rows": ["..2"]}}, {"start": None}, {"home_island": {"boards": [[]]}}]


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("content", IMPOSSIBLE)
def test_impossible_figures(content: Data) -> None:
    error = error_in({**unfinished(), "content": content})
    assert isinstance(error, RecordError)
    assert (error.rule, error.move) == ("record:R4", 0)


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize(
    "content",
    [{"building": 3}, {"building": [3]}, {"building": [{"players": [2]}]}, {"events": {"fire": 3}}, {"events": 1}],
)
def test_impossible_buildings_and_events(content: Data) -> None:
    assert error_in({**unfinished(), "content": content}).rule == "record:R4"
