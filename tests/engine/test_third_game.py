"""A third game, added as a folder: the engine finds, plays, saves and verifies it."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kontor
from kontor.engine.errors import FormError, RecordError, RuleError
from kontor.engine.legality import verify
from kontor.engine.match import Match
from kontor.engine.matches import load_match, new_match, resume
from kontor.engine.record import read_record
from kontor.engine.registry import game_names, load_game
from kontor.engine.ui_types import PlanRequest
from kontor.lang.translator import Localizer, Translator
from tests.engine.support.nim_game import SOURCE


@pytest.fixture(autouse=True)
def _nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add a folder to the search path of the package, with one game and one package that is not a game."""
    rooms = tmp_path / "rooms"
    for room in ("nim", "no_game"):
        (rooms / room).mkdir(parents=True)
        (rooms / room / "__init__.py").write_text("", encoding="utf-8")
    (rooms / "nim" / "game.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.setattr(kontor, "__path__", [*kontor.__path__, str(rooms)])
    importlib.invalidate_caches()
    yield
    for name in [name for name in sys.modules if name.split(".")[:2] in (["kontor", "nim"], ["kontor", "no_game"])]:
        del sys.modules[name]
    for room in ("nim", "no_game"):
        kontor.__dict__.pop(room, None)


def nim(seed: int = 1, players: int = 2) -> Match:
    return new_match("nim", ["Ada", "Ben", "Cleo"][:players], seed=seed)


def played(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match


def test_the_game_is_found() -> None:
    assert "nim" in game_names()
    assert "no_game" not in game_names()
    assert load_game("nim").rules == 3


def test_the_game_is_played_to_its_end() -> None:
    match = played(nim(), "take 3", "take 2")
    assert match.lines()[1].startswith("* toss")
    while not match.over:
        match.play("take 1")
    assert match.record().result == {"winners": [match.state.flat()[6]]}
    verify(match.record())


def test_illegal_moves() -> None:
    match = nim()
    for text in ("take 4", "take", "Take 1", "toss 1", "take 01", "peek 1"):
        with pytest.raises(RuleError):
            match.play(text)
    with pytest.raises(RuleError):
        match.play("take 1", seat=1)
    assert match.lines() == []


def test_undo_and_its_barriers() -> None:
    match = nim()
    start = match.hash()
    match.play("peek")
    assert not match.can_undo(0)
    match.play("take 3")
    assert [match.can_undo(seat) for seat in (0, 1)] == [False, False]
    done, lines = match.hash(), match.lines()
    match.undo()
    assert match.taken_back == 1
    match.redo()
    assert (match.hash(), match.lines()) == (done, lines)
    match.undo()
    match.undo()
    assert match.hash() == start
    played(match, "peek", "take 3")
    assert match.lines() == lines


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_match_is_saved_and_loaded(tmp_path: Path, players: int) -> None:
    match = played(nim(4, players), "take 3", "peek", "take 1")
    match.save(tmp_path / "nim.json")
    twin = load_match(tmp_path / "nim.json")
    assert twin.record().text() == match.record().text()
    assert twin.hash() == match.hash()
    for seat in range(-1, players):
        assert twin.view(seat) == match.view(seat)
        assert twin.log(seat) == match.log(seat)


def test_the_secret_is_hidden_from_others() -> None:
    match = played(nim(), "peek")
    assert match.view(0)["coin"] is not None
    assert match.view(1)["coin"] is None
    assert match.view(-1)["coin"] is None
    assert "coin" in match.log(0)[0]
    assert "coin" not in match.log(1)[0]


@pytest.mark.rule("record:R3", "record:R4")
def test_options_and_changed_figures_are_recorded() -> None:
    match = new_match("nim", ["Ada", "Ben"], seed=1, options={"long": True}, changed={"stones": 4})
    assert match.view(0)["stones"] == 8
    data = match.record().data()
    assert data["options"] == {"long": True}
    assert data["content"] == {"stones": 4}
    assert resume(read_record(match.record().text())).hash() == match.hash()
    with pytest.raises(RuleError):
        new_match("nim", ["Ada", "Ben"], options={"longer": True})


def test_records_are_verified() -> None:
    record = played(nim(), "take 3").record()
    record.deal = {"coin": "edge"}
    with pytest.raises(RecordError) as caught:
        verify(record)
    assert (caught.value.rule, caught.value.move) == ("record:R9", 0)
    record = played(nim(), "take 3").record()
    record.moves[0] = "0 take 9"
    with pytest.raises(RecordError) as caught:
        verify(record)
    assert (caught.value.rule, caught.value.move) == ("nim:N1", 1)
    record.rules = 1
    with pytest.raises(FormError):
        verify(record)


def test_the_game_decides_the_number_of_players() -> None:
    assert nim(players=1).players == ["Ada"]
    with pytest.raises(RuleError) as caught:
        new_match("nim", [], seed=1)
    assert caught.value.rule == "nim:S1"


def test_a_game_without_presentation_has_defaults_for_screens() -> None:
    game, state = load_game("nim"), nim().state
    presentation = game.presentation
    localizer = Localizer(Translator("en"), game, ["Ada", "Ben"])
    assert localizer.render(presentation.describe(state, ("take", 1))) == "take 1"
    assert localizer.render(presentation.question(state)) == "It is your turn."
    assert presentation.plan(state, ("take", 2), PlanRequest()).parts["line"] == "take 2"
    assert presentation.parts(("take", 2)) == ("take", ("2",))
    assert presentation.standings(state, 0).seats == []
    assert game.score_sheet is None


def test_only_listed_things_are_found() -> None:
    match = nim()
    assert match.find_thing("take 3") == ("take", 3)
    for text in ("take 4", "dance", "take  3"):
        with pytest.raises(RuleError) as caught:
            match.find_thing(text)
        assert caught.value.rule == "table:thing"
