"""A record replays to the same position; what is undone never was; what is redone was never undone."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.engine.match import Match, state_hash
from kontor.engine.matches import resume
from kontor.engine.record import read_record
from tests.properties.positions import GAMES, every_position, first_position, some_game, whole_game
from tools.make_test_records import keenly

each_game = pytest.mark.parametrize(("players", "seed", "keen"), GAMES)
sizes = st.integers(2, 4)
seeds = st.integers(0, 10_000)
lines = st.integers(1, 300)


def story(match: Match) -> tuple[str, list[str], list[list[dict[str, object]]], list[int], list[str]]:
    """Everything that can be told of a match, but for the marks of what was taken back."""
    logs = [match.log(seat) for seat in range(-1, len(match.players))]
    return match.hash(), match.lines(), logs, match.seats, match.legal()


def play_on(match: Match, dice: random.Random, number: int) -> int:
    """Play so many moves, or to the end; how many there were."""
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
    assert story(resume(record)) == story(match)
    assert [state_hash(state) for state, _ in every_position(match)][-1] == match.hash()


@each_game
@pytest.mark.rule("record:R5")
def test_replay_through_text_meets_the_same_positions(players: int, seed: int, keen: bool) -> None:
    match = whole_game(players, seed, keen)
    state = first_position(match)
    for line, (expected, _) in zip(["", *match.lines()], every_position(match), strict=True):
        if line:
            match.game.apply(state, match.game.parse(line.split(" ", 1)[1]), None)
        assert state.flat() == expected.flat()


@given(sizes, seeds, lines, st.integers(1, 40))
@settings(derandomize=True, deadline=None, max_examples=40)
@pytest.mark.rule("record:R5")
def test_undo_equals_never_done_and_redo_equals_done(players: int, seed: int, before: int, number: int) -> None:
    match = some_game(players, seed, before)
    never_done = story(match)
    steps = [never_done]
    dice = random.Random(seed)
    for _ in range(number):
        if play_on(match, dice, 1):
            steps.append(story(match))
    done = steps[-1]
    for step in reversed(steps[:-1]):
        match.undo()
        assert story(match) == step
    assert story(match) == never_done
    for step in steps[1:]:
        assert match.can_redo()
        match.redo()
        assert story(match) == step
    assert story(match) == done
    assert not match.can_redo()


@given(sizes, seeds, lines, st.integers(1, 40))
@settings(derandomize=True, deadline=None, max_examples=40)
def test_an_undo_never_rerolls(players: int, seed: int, before: int, number: int) -> None:
    match = some_game(players, seed, before)
    start = len(match.seats)
    number = play_on(match, random.Random(seed), number)
    done = story(match)
    again = [line.split(" ", 1)[1] for line in match.lines()[start:] if not line.startswith("*")]
    for _ in range(number):
        match.undo()
    for text in again:
        match.play(text)
    assert story(match) == done


def test_chance_depends_on_the_seed_and_the_count_of_its_decisions_alone() -> None:
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
def test_resumed_match_undoes_and_goes_on_like_the_one_saved(players: int, seed: int, before: int) -> None:
    match = some_game(players, seed, before)
    twin = resume(read_record(match.record().text()))
    assert story(twin) == story(match)
    for one in (match, twin):
        for _ in range(sum(seat >= 0 for seat in one.seats) // 2):
            one.undo()
        play_on(one, random.Random(seed), 30)
    assert story(twin) == story(match)
    assert twin.record().text() == match.record().text()


@each_game
def test_log_can_be_made_for_every_seat(players: int, seed: int, keen: bool) -> None:
    match = whole_game(players, seed, keen)
    number = sum(len(events) for events in match.events)
    for seat in range(-1, players):
        log = match.log(seat)
        assert len(log) == number
        assert json.loads(json.dumps(log)) == log
        assert all(isinstance(event["kind"], str) for event in log)
