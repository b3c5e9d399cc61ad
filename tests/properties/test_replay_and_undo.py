"""Replay restores the position, undo leaves no trace, and redo repeats what was undone."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.engine.match import Match, state_hash
from kontor.engine.matches import resume
from kontor.engine.record import read_record
from tests.properties.support.positions import GAMES, every_position, first_position, some_game, whole_game
from tools.make_test_records import keenly

each_game = pytest.mark.parametrize(("players", "seed", "keen"), GAMES)
sizes = st.integers(2, 4)
seeds = st.integers(0, 10_000)
lines = st.integers(1, 300)


def match_content(match: Match) -> tuple[str, list[str], list[list[dict[str, object]]], list[int], list[str]]:
    """Return everything about a match except what it remembers of undone lines."""
    logs = [match.log(seat) for seat in range(-1, len(match.players))]
    return match.hash(), match.lines(), logs, match.seats, match.legal()


def play_on(match: Match, dice: random.Random, number: int) -> int:
    """Play a number of moves, or to the end. Return how many were played."""
    for played in range(number):
        if match.over:
            return played
        match.play(keenly(match.legal(), dice))
    return number


@each_game
@pytest.mark.rule("record:R5")
def test_replay_equals_play(players: int, seed: int, keen: bool) -> None:
    match = whole_game(players, seed, keen)
    record = read_record(match.record().text())
    assert match_content(resume(record)) == match_content(match)
    assert [state_hash(state) for state, _ in every_position(match)][-1] == match.hash()


@each_game
@pytest.mark.rule("record:R5")
def test_replay_through_text_has_the_same_positions(players: int, seed: int, keen: bool) -> None:
    match = whole_game(players, seed, keen)
    state = first_position(match)
    for line, (expected, _) in zip(["", *match.lines()], every_position(match), strict=True):
        if line:
            match.game.apply(state, match.game.parse(line.split(" ", 1)[1]), None)
        assert state.flat() == expected.flat()


@given(sizes, seeds, lines, st.integers(1, 40))
@settings(derandomize=True, deadline=None, max_examples=40)
@pytest.mark.rule("record:R5")
def test_undo_restores_the_match_and_redo_repeats_it(players: int, seed: int, before: int, number: int) -> None:
    match = some_game(players, seed, before)
    never_done = match_content(match)
    steps = [never_done]
    dice = random.Random(seed)
    for _ in range(number):
        if play_on(match, dice, 1):
            steps.append(match_content(match))
    done = steps[-1]
    for step in reversed(steps[:-1]):
        match.undo()
        assert match_content(match) == step
    assert match_content(match) == never_done
    for step in steps[1:]:
        assert match.can_redo()
        match.redo()
        assert match_content(match) == step
    assert match_content(match) == done
    assert not match.can_redo()


@given(sizes, seeds, lines, st.integers(1, 40))
@settings(derandomize=True, deadline=None, max_examples=40)
def test_an_undo_never_rerolls(players: int, seed: int, before: int, number: int) -> None:
    match = some_game(players, seed, before)
    start = len(match.seats)
    number = play_on(match, random.Random(seed), number)
    done = match_content(match)
    replayed = [line.split(" ", 1)[1] for line in match.lines()[start:] if not line.startswith("*")]
    for _ in range(number):
        match.undo()
    for text in replayed:
        match.play(text)
    assert match_content(match) == done


def test_chance_depends_only_on_the_seed_and_the_number_of_decisions() -> None:
    decisions = []
    for keen in (False, True):
        match = some_game(3, 5, 900, keen)
        decisions.append([line.split() for line in match.lines() if line.startswith("*")])
    assert decisions[0] != decisions[1]
    dice = ("roll", "event")
    pairs = [(one[2], two[2]) for one, two in zip(*decisions, strict=False) if one[1] in dice and two[1] in dice]
    assert len(pairs) > 50
    assert all(one == two for one, two in pairs)


@given(sizes, seeds, lines)
@settings(derandomize=True, deadline=None, max_examples=40)
def test_a_resumed_match_undoes_and_continues_like_the_original(players: int, seed: int, before: int) -> None:
    match = some_game(players, seed, before)
    twin = resume(read_record(match.record().text()))
    assert match_content(twin) == match_content(match)
    for each in (match, twin):
        for _ in range(sum(seat >= 0 for seat in each.seats) // 2):
            each.undo()
        play_on(each, random.Random(seed), 30)
    assert match_content(twin) == match_content(match)
    assert twin.record().text() == match.record().text()


@each_game
def test_every_seat_has_a_log(players: int, seed: int, keen: bool) -> None:
    match = whole_game(players, seed, keen)
    number = sum(len(events) for events in match.events)
    for seat in range(-1, players):
        log = match.log(seat)
        assert len(log) == number
        assert json.loads(json.dumps(log)) == log
        assert all(isinstance(event["kind"], str) for event in log)
