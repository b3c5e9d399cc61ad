from itertools import combinations_with_replacement

import pytest

from kontor.anno1503.game import Anno1503, load
from kontor.anno1503.rules.state import PHASES, Position
from kontor.engine.protocol import CHANCE
from kontor.engine.rng import Rng
from tests.anno1503.support.walks import walk

GAME = load({})
GOODS = GAME.catalog.goods
GAMES = [(2, 2), (2, 22), (3, 3), (3, 14), (4, 4), (4, 15)]
"""Players and seeds of games, some of which end with a winner and some in a draw."""


def goods_texts(name: str, sizes: range) -> list[str]:
    """Return the texts of a move with every combination of goods of these sizes."""
    alphabetical = sorted(GOODS)
    return [" ".join([name, *named]) for size in sizes for named in combinations_with_replacement(alphabetical, size)]


def all_player_moves() -> list[str]:
    """Return the text of every player move that can be written, with numbers up to one beyond the legal range."""
    t = GAME.catalog
    texts = ["ship", "pioneer", "leave", "keep", "end", "give agreement", *goods_texts("take", range(1, 4))]
    texts += [f"pioneer {building}" for building in t.buildings]
    texts += [f"give branch_{good}" for good in GOODS]
    texts += [f"give branch_{good} {site}" for good in GOODS for site in range(1, 7)]
    texts += [f"{name} {place}" for name in ("develop", "keep") for place in range(1, t.spaces + 2)]
    texts += [f"sell {good} {space}" for good in GOODS for space in range(1, t.spaces + 2)]
    texts += [f"buy {good}" for good in GOODS]
    texts += [f"claim {seat}" for seat in range(6)]
    return texts + [f"{name} {rank} {cell}" for name in ("sail", "look") for rank in range(1, 4) for cell in t.cells]


def all_chance_moves() -> list[str]:
    texts = [f"{name} {face}" for name in ("roll", "event") for face in range(1, 8)]
    return texts + [f"reserve {tile}" for tile in GAME.catalog.tiles] + [f"draw {good}" for good in GOODS]


PLAYERS_MOVES = [GAME.parse(text) for text in all_player_moves()]
CHANCE_MOVES = [GAME.parse(text) for text in all_chance_moves()]
SMALL_DISCARDS = [GAME.parse(text) for text in goods_texts("discard", range(1, 3))]


def discards(state: Position) -> list[int]:
    """Return all discards up to one more than the surplus of the active player."""
    if PHASES[state.phase] != "discard":
        return SMALL_DISCARDS
    surplus = state.hand_size(state.active) - GAME.catalog.hand_limit
    return [GAME.parse(text) for text in goods_texts("discard", range(1, surplus + 2))]


def legal_texts(game: Anno1503, state: Position, moves: list[int]) -> list[str]:
    return sorted(game.text(move) for move in moves if game.refusal(state, move) is None)


def possible_outcomes(state: Position) -> list[str]:
    """Return what can be rolled or drawn, derived from the pieces."""
    phase = PHASES[state.phase]
    if phase in ("roll", "event"):
        return [f"{phase} {face}" for face in range(1, 7)]
    if phase == "reserve":
        return sorted(f"reserve {GAME.catalog.tiles[tile]}" for tile, count in enumerate(state.reserve) if count)
    hand = state.hands[state.claim_from * len(GOODS) : (state.claim_from + 1) * len(GOODS)]
    return sorted(f"draw {GOODS[good]}" for good, count in enumerate(hand) if count)


def check_position(state: Position) -> None:
    before = state.flat()
    legal = sorted(GAME.text(move) for move in GAME.legal(state))
    assert len(set(legal)) == len(legal)
    assert legal_texts(GAME, state, PLAYERS_MOVES + discards(state)) == legal
    possible = possible_outcomes(state) if state.actor == CHANCE else []
    assert legal_texts(GAME, state, CHANCE_MOVES) == possible
    assert bool(legal) == (state.actor >= 0)
    assert state.flat() == before


@pytest.mark.rule("anno1503:T1", "record:R6")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_legal_lists_exactly_the_moves_that_are_not_refused(players: int, seed: int) -> None:
    """Positions of rare phases are all checked, those of common phases are sampled."""
    interval = {"act": 17, "roll": 31, "take": 7, "discard": 5}
    visits = dict.fromkeys(PHASES, 0)
    for state, _ in walk(GAME, players, seed):
        phase = PHASES[state.phase]
        if visits[phase] % interval.get(phase, 1) == 0:
            check_position(state)
        visits[phase] += 1
    assert visits["over"] == 1
    assert all(visits[phase] for phase in PHASES if phase != "draw" or players > 2)


@pytest.mark.rule("anno1503:T1", "record:R6")
def test_every_legal_move_can_be_written_parsed_and_applied() -> None:
    for number, (state, move) in enumerate(walk(GAME, 4, seed=5)):
        for legal in GAME.legal(state):
            assert GAME.parse(GAME.text(legal)) == legal
            twin = state.copy()
            GAME.apply(twin, legal, None)
            assert twin.flat() != state.flat()
        if state.actor == CHANCE:
            assert GAME.refusal(state, move) is None
        if number > 400:
            break


@pytest.mark.rule("anno1503:T1")
def test_recording_events_does_not_change_the_result() -> None:
    for number, (state, move) in enumerate(walk(GAME, 3, seed=6)):
        if move < 0 or number > 1500:
            break
        without_events, with_events = state.copy(), state.copy()
        GAME.apply(without_events, move, None)
        GAME.apply(with_events, move, [])
        assert without_events.flat() == with_events.flat()


@pytest.mark.rule("anno1503:M3")
def test_only_production_events_and_the_large_branch_touch_other_hands() -> None:
    for state, move in walk(GAME, 4, seed=7):
        if PHASES[state.phase] not in ("act", "looked", "discard"):
            continue
        name = GAME.text(move).split()[0]
        after = state.copy()
        GAME.apply(after, move, None)
        for seat in set(range(4)) - {state.active}:
            own = slice(seat * len(GOODS), (seat + 1) * len(GOODS))
            assert after.hands[own] == state.hands[own]
            assert after.gold[seat] == state.gold[seat] or name == "claim"


@pytest.mark.rule("anno1503:P3", "anno1503:P5", "anno1503:B2")
def test_outcomes_of_chance_are_always_possible() -> None:
    tried = set()
    for number, (state, _) in enumerate(walk(GAME, 4, seed=8)):
        if state.actor == CHANCE:
            text = GAME.text(GAME.chance(state, Rng("again", number)))
            assert text in possible_outcomes(state)
            tried.add(text.split()[0])
    assert tried == {"roll", "event", "reserve", "draw"}
