"""When a seat may undo its last line: never past chance, a look, another seat's move or the start of its turn."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.engine.errors import RuleError
from kontor.engine.match import Match
from kontor.engine.matches import new_match
from tests.properties.support.positions import some_game
from tools.make_test_records import NAMES, keenly

sizes = st.integers(2, 4)
seeds = st.integers(0, 10_000)


def expected_undo(match: Match, turns_before: int) -> int:
    """Return the seat that may undo the line just played, or -1, derived from the lines alone."""
    last = match.lines()[-1]
    seat, word = last.split()[:2]
    if seat == "*" or word in ("look", "keep") or match.game.turn(match.state) != turns_before:
        return -1
    return int(seat)


@given(sizes, seeds)
@settings(derandomize=True, deadline=None, max_examples=12)
def test_can_undo_matches_the_rule_of_barriers(players: int, seed: int) -> None:
    match = new_match("anno1503", NAMES[:players], seed=seed)
    assert not any(match.can_undo(seat) for seat in range(players))
    dice = random.Random(seed)
    for _ in range(250):
        if match.over:
            break
        turns = match.game.turn(match.state)
        match.play(keenly(match.legal(), dice))
        allowed = [seat for seat in range(players) if match.can_undo(seat)]
        expected = expected_undo(match, turns)
        assert allowed == ([expected] if expected >= 0 else []), match.lines()[-1]


@given(sizes, seeds)
@settings(derandomize=True, deadline=None, max_examples=12)
def test_a_refused_undo_changes_nothing(players: int, seed: int) -> None:
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
def test_reset_turn_undoes_everything_back_to_the_barrier(players: int, seed: int) -> None:
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


def play_until(match: Match, word: str) -> str:
    """Play until a move of this kind is legal. Return its text."""
    dice = random.Random(3)
    while True:
        for text in match.legal():
            if text.split()[0] == word:
                return text
        match.play(keenly(match.legal(), dice))


def test_a_look_is_a_barrier_but_the_move_after_it_is_not() -> None:
    match = new_match("anno1503", NAMES[:2], seed=4)
    match.play(play_until(match, "look"))
    seat = match.actor
    assert not match.can_undo(seat)
    match.play("leave")
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.legal()[0] == "leave"
    assert not match.can_undo(seat)
    assert match.taken_back == 0


def test_undo_past_a_look_without_a_seat_counts_as_taken_back() -> None:
    match = new_match("anno1503", NAMES[:2], seed=4)
    match.play(play_until(match, "look"))
    match.undo()
    assert match.taken_back == 1
    assert match.record().data()["taken_back"] == 1


def test_the_end_of_a_drawn_game_cannot_be_undone() -> None:
    match = new_match("anno1503", NAMES[:2], seed=4, changed={"draw_after_turns": 1})
    while not match.over:
        match.play("end" if "end" in match.legal() else match.legal()[0])
    assert match.seats[-1] == 0
    assert not match.can_undo(0)


def test_a_spectator_cannot_undo() -> None:
    match = new_match("anno1503", NAMES[:2], seed=4)
    match.play(play_until(match, "end"))
    assert match.seats[-1] == -1
    assert not match.can_undo(-1)
