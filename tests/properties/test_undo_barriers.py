"""When a seat may take back its last line without leave: never past chance, a look, another's act or the turn."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.engine.errors import RuleError
from kontor.engine.match import Match
from kontor.engine.matches import new_match
from tests.properties.positions import some_game
from tools.make_test_records import NAMES, keenly

sizes = st.integers(2, 4)
seeds = st.integers(0, 10_000)


def expected_undo(match: Match, turns_before: int) -> int:
    """The one seat that may take back the line just played, or -1: told from the lines alone."""
    last = match.lines()[-1]
    seat, word = last.split()[:2]
    if seat == "*" or word in ("look", "keep") or match.game.turn(match.state) != turns_before:
        return -1
    return int(seat)


@given(sizes, seeds)
@settings(derandomize=True, deadline=None, max_examples=12)
def test_can_undo_exactly_when_nothing_stands_against_it(players: int, seed: int) -> None:
    match = new_match("anno1503", NAMES[:players], seed=seed)
    assert not any(match.can_undo(seat) for seat in range(players))
    dice = random.Random(seed)
    for _ in range(250):
        if match.over:
            break
        turns = match.game.turn(match.state)
        match.play(keenly(match.legal(), dice))
        allowed = [seat for seat in range(players) if match.can_undo(seat)]
        wanted = expected_undo(match, turns)
        assert allowed == ([wanted] if wanted >= 0 else []), match.lines()[-1]


@given(sizes, seeds)
@settings(derandomize=True, deadline=None, max_examples=12)
def test_undo_by_a_seat_that_may_not_changes_nothing(players: int, seed: int) -> None:
    match = some_game(players, seed, 120)
    for seat in range(players):
        if match.can_undo(seat):
            continue
        before = (match.hash(), match.lines(), match.revision, match.taken_back)
        with pytest.raises(RuleError) as caught:
            match.undo(seat)
        assert caught.value.phrase.key == "undo-barrier"
        with pytest.raises(RuleError):
            match.reset_turn(seat)
        assert (match.hash(), match.lines(), match.revision, match.taken_back) == before


@given(sizes, seeds)
@settings(derandomize=True, deadline=None, max_examples=25)
def test_reset_turn_takes_back_all_down_to_the_barrier(players: int, seed: int) -> None:
    match = new_match("anno1503", NAMES[:players], seed=seed)
    dice = random.Random(seed)
    back_to, owner, resets = "", -1, 0
    for _ in range(200):
        if match.over:
            break
        before, turns = match.hash(), match.game.turn(match.state)
        match.play(keenly(match.legal(), dice))
        seat = expected_undo(match, turns)
        if seat != owner:
            back_to, owner = before, seat
        if seat >= 0 and dice.random() < 0.2:
            taken_back = match.taken_back
            match.reset_turn(seat)
            assert match.hash() == back_to
            assert not match.can_undo(seat)
            assert match.taken_back == taken_back
            owner, resets = -1, resets + 1
    assert resets


def until(match: Match, word: str) -> str:
    """Play keenly until a move of this kind is possible, and tell it."""
    dice = random.Random(3)
    while True:
        for text in match.legal():
            if text.split()[0] == word:
                return text
        match.play(keenly(match.legal(), dice))


def test_a_look_is_a_barrier_and_what_follows_it_is_not() -> None:
    match = new_match("anno1503", NAMES[:2], seed=4)
    match.play(until(match, "look"))
    seat = match.actor
    assert not match.can_undo(seat)
    match.play("leave")
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.legal()[0] == "leave"
    assert not match.can_undo(seat)
    assert match.taken_back == 0


def test_undo_past_a_look_without_a_seat_is_marked() -> None:
    match = new_match("anno1503", NAMES[:2], seed=4)
    match.play(until(match, "look"))
    match.undo()
    assert match.taken_back == 1
    assert match.record().data()["taken_back"] == 1


def test_the_last_end_of_a_drawn_game_cannot_be_undone_by_its_seat() -> None:
    match = new_match("anno1503", NAMES[:2], seed=4, changed={"draw_after_turns": 1})
    while not match.over:
        match.play("end" if "end" in match.legal() else match.legal()[0])
    assert match.seats[-1] == 0
    assert not match.can_undo(0)


def test_an_onlooker_may_undo_nothing() -> None:
    match = new_match("anno1503", NAMES[:2], seed=4)
    match.play(until(match, "end"))
    assert match.seats[-1] == -1
    assert not match.can_undo(-1)
