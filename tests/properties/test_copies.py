"""A copy shares nothing with its original, and `flat` includes every number."""

import random

import pytest

from kontor.anno1503.rules.state import Position
from kontor.engine.match import state_hash
from tests.properties.support.positions import GAMES, every_position, rules, whole_game
from tests.support.fields import fields

FIXED = {"n_goods", "n_spaces", "n_ships"}
"""Attributes fixed by the figures, which `flat` leaves out."""


def sample(players: int, seed: int, keen: bool) -> list[Position]:
    positions = [state.copy() for state, _ in every_position(whole_game(players, seed, keen))]
    return random.Random(seed).sample(positions, 40) + positions[-1:]


each_game = pytest.mark.parametrize(("players", "seed", "keen"), GAMES)


@each_game
def test_copy_is_equal(players: int, seed: int, keen: bool) -> None:
    for state, _ in every_position(whole_game(players, seed, keen)):
        twin = state.copy()
        assert twin.flat() == state.flat()
        assert fields(twin) == fields(state)
        assert type(twin) is type(state)


@each_game
def test_copy_shares_nothing(players: int, seed: int, keen: bool) -> None:
    for state in sample(players, seed, keen):
        before = state_hash(state)
        twin = state.copy()
        for name, value in fields(twin).items():
            if isinstance(value, list):
                value[:] = [number + 1 for number in value]
                value.append(99)
            else:
                assert isinstance(value, int)
                setattr(twin, name, value + 1)
        assert state_hash(state) == before
        assert state_hash(twin) != before


@each_game
def test_flat_includes_every_number(players: int, seed: int, keen: bool) -> None:
    for state in sample(players, seed, keen)[:3]:
        before = state.flat()
        for name, value in fields(state).items():
            for index in range(len(value)) if isinstance(value, list) else [-1]:
                twin = state.copy()
                if index >= 0:
                    getattr(twin, name)[index] += 1
                else:
                    setattr(twin, name, value + 1)
                assert (twin.flat() == before) == (name in FIXED), f"{name} {index}"


@each_game
def test_flat_is_a_copy_of_small_integers(players: int, seed: int, keen: bool) -> None:
    for state in sample(players, seed, keen):
        flat = state.flat()
        assert all(type(number) is int for number in flat)
        before = state_hash(state)
        flat[:] = [0] * len(flat)
        assert state_hash(state) == before


@each_game
def test_queries_change_nothing(players: int, seed: int, keen: bool) -> None:
    game = rules()
    for state in sample(players, seed, keen):
        before = fields(state.copy())
        for move in game.legal(state):
            assert game.refusal(state, move) is None
            game.presentation.describe(state, move)
        for text in ("ship", "pioneer church", "keep 1", "leave", "claim 1", "roll 3", "look 1 b2", "give agreement"):
            game.refusal(state, game.parse(text))
        game.presentation.question(state)
        game.result(state)
        for seat in range(-1, players):
            game.view(state, seat)
        assert fields(state) == before


@each_game
def test_changing_a_list_of_legal_moves_has_no_effect(players: int, seed: int, keen: bool) -> None:
    game = rules()
    for state in sample(players, seed, keen):
        first = game.legal(state)
        original = list(first)
        first.clear()
        assert game.legal(state) == original
        assert len(set(original)) == len(original)


@each_game
def test_changing_a_view_has_no_effect(players: int, seed: int, keen: bool) -> None:
    game = rules()
    for state in sample(players, seed, keen)[:10]:
        before = state_hash(state)
        view = game.view(state, 0)
        view["used"].append(7)
        view["tiles"].clear()
        for seat in view["seats"]:
            if seat["hand"] is not None:
                seat["hand"].clear()
            seat["branches"].clear()
            seat["ships"].append("a1")
        assert state_hash(state) == before
        assert game.view(state, 0)["seats"][0]["hand"]
