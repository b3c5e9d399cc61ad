"""Replay restores the position, undo leaves no trace, copies are independent, and refusals change nothing."""

import json
import random

import pytest

from kontor.anno1800.rules import moves
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.state import Position
from kontor.engine.errors import RuleError
from kontor.engine.legality import verify
from kontor.engine.match import Match, state_hash
from kontor.engine.matches import resume
from kontor.engine.record import read_record
from kontor.engine.rng import Rng
from tests.anno1800.support.walks import (
    GAME,
    GAMES,
    Setting,
    choose,
    every_position,
    first_position,
    moves_of,
    position_of,
    random_match,
    some_positions,
    title,
)
from tests.support.fields import fields

each_game = pytest.mark.parametrize("setting", GAMES, ids=title)
POINTS = 6
"""The number of points in each game at which undo is tested."""
DERIVED = {"owned", "sites", "prices", "yards", "made_by"}
"""Attributes derived from others, which `flat` leaves out."""


def match_content(match: Match) -> tuple[str, list[str], list[list[dict[str, object]]], list[int]]:
    """Return everything about a match except what it remembers of undone lines."""
    logs = [match.log(seat) for seat in range(-1, len(match.players))]
    return match.hash(), match.lines(), logs, match.seats


@each_game
@pytest.mark.rule("record:R5", "record:R8")
def test_replay_equals_play(setting: Setting) -> None:
    match = random_match(setting)
    text = match.record().text()
    record = read_record(text)
    verify(record)
    again = resume(record)
    assert match_content(again) == match_content(match)
    assert fields(again.state) == fields(match.state)
    assert [again.view(seat) for seat in range(-1, setting.players)] == [
        match.view(seat) for seat in range(-1, setting.players)
    ]
    assert again.record().text() == text
    assert (record.result is None) == (not match.over)


@each_game
@pytest.mark.rule("record:R6")
def test_every_line_is_parsed_from_its_text(setting: Setting) -> None:
    state = first_position(setting)
    for (expected, move, _), line in zip(every_position(setting), ["", *random_match(setting).lines()], strict=True):
        if move is not None:
            text = line.split(" ", 1)[1]
            assert GAME.parse(text) == move
            GAME.apply(state, GAME.parse(text), None)
        assert state.flat() == expected.flat()


@each_game
def test_every_seat_has_a_log(setting: Setting) -> None:
    match = random_match(setting)
    number = sum(len(events) for events in match.events)
    for seat in range(-1, setting.players):
        log = match.log(seat)
        assert len(log) == number
        assert json.loads(json.dumps(log)) == log


def short_content(match: Match) -> tuple[str, list[int], list[Move]]:
    return match.hash(), match.seats[:], match.moves[:]


@each_game
@pytest.mark.rule("record:R5")
def test_undo_restores_the_match_and_redo_repeats_it(setting: Setting) -> None:
    lines = moves_of(setting)
    dice = random.Random(setting.seed)
    for _ in range(POINTS):
        start = dice.randrange(len(lines))
        number = min(dice.randrange(1, 40), len(lines) - start)
        match = random_match(setting, start)
        before = match_content(match)
        steps = [short_content(match)]
        for move in lines[start : start + number]:
            match.play(GAME.text(move))
            steps.append(short_content(match))
        done = match_content(match)
        for step in reversed(steps[:-1]):
            match.undo()
            assert short_content(match) == step
        assert match_content(match) == before
        assert fields(match.state) == fields(random_match(setting, start).state)
        for step in steps[1:]:
            match.redo()
            assert short_content(match) == step
        assert match_content(match) == done
        assert not match.can_redo()


@each_game
@pytest.mark.rule("record:R5")
def test_playing_on_after_an_undo_leaves_no_trace_of_undone_lines(setting: Setting) -> None:
    lines = moves_of(setting)
    dice = random.Random(setting.seed + 1)
    for point in range(POINTS):
        start = dice.randrange(len(lines) - 1)
        match, other = random_match(setting, start), random_match(setting, start)
        for _ in range(min(dice.randrange(1, 9), len(lines) - start)):
            match.play(GAME.text(lines[len(match.moves)]))
        while len(match.moves) > start:
            match.undo()
        for number in range(12):
            if other.over:
                break
            text = GAME.text(choose(position_of(other), Rng(setting.seed, point, number)))
            assert match.play(text) == other.play(text)
        assert match_content(match) == match_content(other)
        assert not match.can_redo()


def reveals_pieces(before: Position, after: Position, move: Move) -> bool:
    """Whether a line revealed hidden pieces, derived from the piles alone."""
    piles = [(before.expedition_deck, after.expedition_deck), (before.old_pile, after.old_pile)]
    piles += [(before.new_pile, after.new_pile), *zip(before.decks, after.decks, strict=True)]
    return move.kind == moves.SWAP or any(len(now) < len(then) for then, now in piles)


@each_game
@pytest.mark.rule("anno1800:I2", "anno1800:T6")
def test_a_seat_can_undo_its_turn_back_to_the_last_revealed_piece(setting: Setting) -> None:
    match = random_match(setting, 0)
    assert not any(match.can_undo(seat) for seat in range(-1, setting.players))
    back_to: list[str] = []
    resets = 0
    dice = random.Random(setting.seed)
    for move in moves_of(setting)[:400]:
        before, seat = position_of(match).copy(), match.actor
        match.play(GAME.text(move))
        after = position_of(match)
        if after.turns != before.turns or reveals_pieces(before, after, move):
            back_to = []
        else:
            back_to.append(state_hash(before))
        allowed = [other for other in range(-1, setting.players) if match.can_undo(other)]
        assert allowed == ([seat] if back_to else []), GAME.text(move)
        if back_to and dice.random() < 0.2:
            resets += 1
            taken_back = match.taken_back
            latest = match.hash()
            match.reset_turn(seat)
            assert match.hash() == back_to[0]
            assert not match.can_undo(seat)
            for _ in back_to:
                match.redo(seat)
            assert match.hash() == latest
            assert match.taken_back == taken_back
    assert resets


@each_game
def test_a_refused_undo_changes_nothing(setting: Setting) -> None:
    for lines in (37, 111, 222, 333):
        match = random_match(setting, lines)
        for seat in range(setting.players):
            if not match.can_undo(seat):
                before = (match_content(match), match.revision, match.taken_back)
                with pytest.raises(RuleError):
                    match.undo(seat)
                with pytest.raises(RuleError):
                    match.reset_turn(seat)
                assert (match_content(match), match.revision, match.taken_back) == before


def variations_of(state: Position, move: Move, dice: random.Random) -> list[Move]:
    """Return variations of a legal line, most of which are illegal."""
    steps = list(move.steps)
    variations = [move._replace(what=dice.randrange(4)), move._replace(place=dice.randrange(-1, 46))]
    for step in steps:
        variations.append(move._replace(steps=tuple(other for other in steps if other != step)))
        variations.append(move._replace(steps=(*steps, step)))
    variations.append(move._replace(steps=(*steps, (moves.WORK, dice.randrange(1, 30), 0, 0))))
    variations.append(move._replace(steps=(*steps, (moves.RETURN, dice.randrange(1, 30), 0, 0))))
    variations.append(move._replace(steps=(*steps, (moves.BERYL, 1, 0, 0))))
    hand = state.hands[state.active]
    variations += [Move(moves.PLAY, card) for card in hand[:3]]
    variations += [Move(moves.HIRE, cube) for cube in range(3)]
    variations += [Move(moves.OPEN), Move(moves.EXPLORE), Move(moves.EXPEDITION), Move(moves.END), Move(moves.SWAP)]
    return variations


@each_game
@pytest.mark.rule("record:R7")
def test_a_refused_line_changes_nothing(setting: Setting) -> None:
    dice = random.Random(setting.seed)
    refused = 0
    for index, move in enumerate(moves_of(setting)):
        if index % 25 != setting.seed % 25:
            continue
        match = random_match(setting, index)
        before, content_before = fields(match.state.copy()), match_content(match)
        for other in variations_of(position_of(match), move, dice):
            if GAME.refusal(position_of(match), other) is not None:
                refused += 1
                with pytest.raises(RuleError):
                    match.play(GAME.text(other))
                assert fields(match.state) == before
        assert match_content(match) == content_before
    assert refused > 50


@each_game
def test_queries_change_nothing(setting: Setting) -> None:
    for state in some_positions(setting, 60):
        before = fields(state.copy())
        for thing in GAME.things(state):
            GAME.presentation.describe(state, thing)
            for move in GAME.complete(state, thing)[:3]:
                GAME.presentation.describe(state, move)
            GAME.complete_one(state, thing, Rng(1))
        for seat in range(setting.players):
            GAME.view(state, seat)
            GAME.presentation.prospects(state, seat)
        GAME.presentation.question(state)
        GAME.result(state)
        assert fields(state) == before


def change_everything(value: object) -> None:
    """Change a list and all lists in it in place."""
    if isinstance(value, list):
        for part in value:
            change_everything(part)
        value[:] = [part + 1 if isinstance(part, int) else part for part in value]
        value.append(99)


@each_game
def test_copy_is_equal_and_shares_nothing(setting: Setting) -> None:
    for state in some_positions(setting, 80):
        twin = state.copy()
        assert fields(twin) == fields(state)
        assert type(twin) is type(state)
        original = repr(fields(state))
        for name, value in list(fields(twin).items()):
            change_everything(value)
            if isinstance(value, int):
                setattr(twin, name, value + 1)
            assert repr(fields(state)) == original, f"{name} is shared"


@each_game
def test_flat_includes_every_number_that_is_not_derived(setting: Setting) -> None:
    state = list(some_positions(setting, 150))[-1]
    before = state.flat()
    assert all(type(number) is int for number in before)
    for name, value in fields(state).items():
        for index in range(len(value)) if isinstance(value, list) else [-1]:
            twin = state.copy()
            if index < 0:
                setattr(twin, name, value + 1)
            elif isinstance(value[index], list):
                getattr(twin, name)[index] = [*value[index], 1]
            else:
                setattr(twin, name, [*value[:index], value[index] + 1, *value[index + 1 :]])
            assert (twin.flat() == before) == (name in DERIVED | {"n_goods"}), f"{name} {index}"
