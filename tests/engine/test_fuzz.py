"""Whatever is given to the readers, nothing but a `KontorError` ever comes out."""

import contextlib
import copy
import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.anno1503.content.loader import built_in
from kontor.engine.content import ContentError
from kontor.engine.errors import KontorError
from kontor.engine.legality import check_line, verify
from kontor.engine.lines import split_line
from kontor.engine.matches import resume
from kontor.engine.protocol import Data
from kontor.engine.record import read_record
from kontor.engine.registry import load_game
from tests.engine.samples import fresh, unfinished
from tools.make_test_records import keenly, play

GAME = load_game("anno1503")
many = settings(derandomize=True, deadline=None, max_examples=400)
some = settings(derandomize=True, deadline=None, max_examples=150)

WORDS = ["take", "give", "ship", "pioneer", "develop", "sell", "buy", "claim", "sail", "look", "leave", "keep", "end"]
WORDS += ["discard", "roll", "event", "reserve", "draw", "wood", "spice", "agreement", "branch_spice", "church", "b3"]
WORDS += ["0", "1", "2", "3", "7", "9", "99", "1024", "999999999", "01", "-1", "*", ":", ",", "", " ", "\t", "\ud800"]
phrases = st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join)
numbers = st.one_of(st.integers(), st.integers(-3, 9), st.floats(), st.just(10**400), st.just(1e308))
texts = st.one_of(st.text(max_size=20), phrases, st.just("\ud800"), st.just("x" * 3000))
anything: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, texts),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=8,
)


@cache
def met() -> list[tuple[str, Any]]:
    """Every different move met in some games, by text."""
    found: dict[str, Any] = {}
    for players in (2, 3, 4):
        match = play(players, 20 + players, keenly)
        found |= {GAME.text(move): move for move in match.moves}
        for lines in (1, 50, 120, 300):
            state = play(players, 30 + players, keenly, lines).state
            found |= {GAME.text(move): move for move in GAME.legal(state)}
    return sorted(found.items())


def mutated(text: str, dice: random.Random) -> str:
    """A text with some characters or words lost, doubled, exchanged or put in."""
    parts = list(text) if dice.random() < 0.5 else text.split(" ")
    blank = "" if parts and len(parts[0]) <= 1 else " "
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(parts) + 1)
        what = dice.randrange(3)
        if what == 0:
            del parts[at : at + 1]
        elif what == 1:
            parts.insert(at, dice.choice(WORDS))
        elif parts:
            parts[at : at + 1] = [dice.choice(parts), dice.choice("019 zZé\u00a0\n\0")]
    return blank.join(parts)


def parses(text: str) -> None:
    """A text is refused, or has a canonical spelling that is read as the same move."""
    try:
        move = GAME.parse(text)
    except KontorError:
        return
    canonical = GAME.text(move)
    assert GAME.parse(canonical) == move
    assert GAME.text(GAME.parse(canonical)) == canonical


@pytest.mark.rule("record:R6")
def test_every_move_met_is_read_as_itself() -> None:
    assert len(met()) > 200
    assert {text.split()[0] for text, _ in met()} >= {"take", "give", "keep", "claim", "draw", "reserve", "discard"}
    for text, move in met():
        assert GAME.parse(text) == move
        assert GAME.text(GAME.parse(text)) == text


@given(st.one_of(st.text(), phrases))
@many
@pytest.mark.rule("record:R6")
def test_any_text_is_a_move_or_refused(text: str) -> None:
    parses(text)


@given(st.integers(0, 1 << 32))
@many
@pytest.mark.rule("record:R6")
def test_mutated_moves_are_moves_or_refused(seed: int) -> None:
    dice = random.Random(seed)
    parses(mutated(dice.choice(met())[0], dice))


@given(st.one_of(st.text(), phrases))
@many
@pytest.mark.rule("record:R5")
def test_any_line_is_split_or_refused(line: str) -> None:
    try:
        seat, action = split_line(line)
    except KontorError:
        return
    assert seat >= -1
    assert action
    assert not action.startswith(" ")


@given(st.integers(0, 1 << 32))
@many
def test_any_line_is_judged_in_any_position(seed: int) -> None:
    dice = random.Random(seed)
    state = dice.choice(positions())
    before = state.flat()
    action = dice.choice(met())[0] if dice.random() < 0.5 else mutated(dice.choice(met())[0], dice)
    try:
        _, move = check_line(GAME, state, f"{dice.choice(['0', '1', '*', str(state.actor)])} {action}")
    except KontorError:
        return
    finally:
        assert state.flat() == before
    assert state.actor == -1 or move in GAME.legal(state)


@cache
def positions() -> list[Any]:
    found = [fresh().state]
    for players in (2, 3, 4):
        for lines in range(2, 300, 7):
            found.append(play(players, 40 + players, keenly, lines).state)
    return found


@given(st.one_of(st.text(), anything.map(json.dumps)))
@some
@pytest.mark.rule("record:R1")
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(KontorError):
        read_record(text)


def exchanged(data: Any, value: Any, dice: random.Random) -> Any:
    """Plain data with one entry somewhere exchanged, taken out or doubled."""
    data = copy.deepcopy(data)
    at: Any = data
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        if not keys:
            return data
        key = dice.choice(keys)
        if isinstance(at[key], dict | list) and at[key] and dice.random() < 0.7:
            at = at[key]
            continue
        if dice.random() < 0.2:
            del at[key]
        elif isinstance(at, list) and dice.random() < 0.2:
            at.insert(key, value)
        else:
            at[key] = value
        return data


@given(st.integers(0, 1 << 32), anything)
@some
def test_any_record_is_legal_or_refused(seed: int, value: Any) -> None:
    dice = random.Random(seed)
    data = exchanged(unfinished(lines=40), value, dice)
    try:
        record = read_record(json.dumps(data))
        verify(record)
    except KontorError:
        return
    assert resume(record).hash()


@given(st.integers(0, 1 << 32), anything)
@some
@pytest.mark.rule("record:R4")
def test_any_figures_are_played_with_or_refused(seed: int, value: Any) -> None:
    dice = random.Random(seed)
    figures: Data = exchanged(built_in(), value, dice)
    with contextlib.suppress(ContentError):
        assert load_game("anno1503", figures).name == "anno1503"
