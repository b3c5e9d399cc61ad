"""Arbitrary input to parsers and loaders raises nothing but `KontorError`."""

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
from tests.engine.support.samples import fresh, unfinished
from tools.make_test_records import keenly, play

GAME = load_game("anno1503")
many_examples = settings(derandomize=True, deadline=None, max_examples=400)
some_examples = settings(derandomize=True, deadline=None, max_examples=150)

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
def known_moves() -> list[tuple[str, Any]]:
    """Return the distinct moves of some games, with their texts."""
    by_text: dict[str, Any] = {}
    for players in (2, 3, 4):
        match = play(players, 20 + players, keenly)
        by_text |= {GAME.text(move): move for move in match.moves}
        for lines in (1, 50, 120, 300):
            state = play(players, 30 + players, keenly, lines).state
            by_text |= {GAME.text(move): move for move in GAME.legal(state)}
    return sorted(by_text.items())


def mutated(text: str, dice: random.Random) -> str:
    """Return a text with some characters or words removed, duplicated, replaced or inserted."""
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


def check_parse(text: str) -> None:
    """Check that a text is refused, or has a canonical spelling that is parsed as the same move."""
    try:
        move = GAME.parse(text)
    except KontorError:
        return
    canonical = GAME.text(move)
    assert GAME.parse(canonical) == move
    assert GAME.text(GAME.parse(canonical)) == canonical


@pytest.mark.rule("record:R6")
def test_every_known_move_is_parsed_as_itself() -> None:
    assert len(known_moves()) > 200
    assert {text.split()[0] for text, _ in known_moves()} >= {
        "take",
        "give",
        "keep",
        "claim",
        "draw",
        "reserve",
        "discard",
    }
    for text, move in known_moves():
        assert GAME.parse(text) == move
        assert GAME.text(GAME.parse(text)) == text


@given(st.one_of(st.text(), phrases))
@many_examples
@pytest.mark.rule("record:R6")
def test_any_text_is_a_move_or_refused(text: str) -> None:
    check_parse(text)


@given(st.integers(0, 1 << 32))
@many_examples
@pytest.mark.rule("record:R6")
def test_mutated_moves_are_moves_or_refused(seed: int) -> None:
    dice = random.Random(seed)
    check_parse(mutated(dice.choice(known_moves())[0], dice))


@given(st.one_of(st.text(), phrases))
@many_examples
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
@many_examples
def test_any_line_is_legal_or_refused_in_any_position(seed: int) -> None:
    dice = random.Random(seed)
    state = dice.choice(positions())
    before = state.flat()
    action = dice.choice(known_moves())[0] if dice.random() < 0.5 else mutated(dice.choice(known_moves())[0], dice)
    try:
        _, move = check_line(GAME, state, f"{dice.choice(['0', '1', '*', str(state.actor)])} {action}")
    except KontorError:
        return
    finally:
        assert state.flat() == before
    assert state.actor == -1 or move in GAME.legal(state)


@cache
def positions() -> list[Any]:
    states = [fresh().state]
    for players in (2, 3, 4):
        for lines in range(2, 300, 7):
            states.append(play(players, 40 + players, keenly, lines).state)
    return states


@given(st.one_of(st.text(), anything.map(json.dumps)))
@some_examples
@pytest.mark.rule("record:R1")
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(KontorError):
        read_record(text)


def with_one_change(data: Any, value: Any, dice: random.Random) -> Any:
    """Return plain data with one entry replaced, removed or inserted."""
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
@some_examples
def test_any_record_is_legal_or_refused(seed: int, value: Any) -> None:
    dice = random.Random(seed)
    data = with_one_change(unfinished(lines=40), value, dice)
    try:
        record = read_record(json.dumps(data))
        verify(record)
    except KontorError:
        return
    assert resume(record).hash()


@given(st.integers(0, 1 << 32), anything)
@some_examples
@pytest.mark.rule("record:R4")
def test_any_figures_are_loaded_or_refused(seed: int, value: Any) -> None:
    dice = random.Random(seed)
    figures: Data = with_one_change(built_in(), value, dice)
    with contextlib.suppress(ContentError):
        assert load_game("anno1503", figures).name == "anno1503"
