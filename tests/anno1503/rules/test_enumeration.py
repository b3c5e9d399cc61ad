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
"""Players and seed: some end with a winner, some in a draw."""


def goods_texts(name: str, sizes: range) -> list[str]:
    """All ways to name so many goods."""
    alphabetical = sorted(GOODS)
    return [" ".join([name, *named]) for size in sizes for named in combinations_with_replacement(alphabetical, size)]


def universe() -> list[str]:
    """Every move of a player that can be spelled at all, with numbers one past what there is."""
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


def chance_universe() -> list[str]:
    texts = [f"{name} {face}" for name in ("roll", "event") for face in range(1, 8)]
    return texts + [f"reserve {tile}" for tile in GAME.catalog.tiles] + [f"draw {good}" for good in GOODS]


PLAYERS_MOVES = [GAME.parse(text) for text in universe()]
CHANCE_MOVES = [GAME.parse(text) for text in chance_universe()]
SMALL_DISCARDS = [GAME.parse(text) for text in goods_texts("discard", range(1, 3))]


def discards(state: Position) -> list[int]:
    """All discards up to one more than the surplus of the active player."""
    if PHASES[state.phase] != "discard":
        return SMALL_DISCARDS
    surplus = state.hand_size(state.active) - GAME.catalog.hand_limit
    return [GAME.parse(text) for text in goods_texts("discard", range(1, surplus + 2))]


def accepted(game: Anno1503, state: Position, moves: list[int]) -> list[str]:
    return sorted(game.text(move) for move in moves if game.refusal(state, move) is None)


def chance_can_bring(state: Position) -> list[str]:
    """What can be rolled or drawn, from the pieces themselves."""
    phase = PHASES[state.phase]
    if phase in ("roll", "event"):
        return [f"{phase} {face}" for face in range(1, 7)]
    if phase == "reserve":
        return sorted(f"reserve {GAME.catalog.tiles[tile]}" for tile, count in enumerate(state.reserve) if count)
    held = state.hands[state.claim_from * len(GOODS) : (state.claim_from + 1) * len(GOODS)]
    return sorted(f"draw {GOODS[good]}" for good, count in enumerate(held) if count)


def check_position(state: Position) -> None:
    before = state.flat()
    legal = sorted(GAME.text(move) for move in GAME.legal(state))
    assert len(set(legal)) == len(legal)
    assert accepted(GAME, state, PLAYERS_MOVES + discards(state)) == legal
    possible = chance_can_bring(state) if state.actor == CHANCE else []
    assert accepted(GAME, state, CHANCE_MOVES) == possible
    assert bool(legal) == (state.actor >= 0)
    assert state.flat() == before


@pytest.mark.rule("anno1503:T1", "record:R6")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_legal_names_exactly_the_moves_that_are_not_refused(players: int, seed: int) -> None:
    """Rare questions are tried wherever they come up, the common ones now and then."""
    every = {"act": 17, "roll": 31, "take": 7, "discard": 5}
    met = dict.fromkeys(PHASES, 0)
    for state, _ in walk(GAME, players, seed):
        phase = PHASES[state.phase]
        if met[phase] % every.get(phase, 1) == 0:
            check_position(state)
        met[phase] += 1
    assert met["over"] == 1
    assert all(met[phase] for phase in PHASES if phase != "draw" or players > 2)


@pytest.mark.rule("anno1503:T1", "record:R6")
def test_every_legal_move_can_be_spelled_read_and_made() -> None:
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
def test_telling_what_happens_changes_nothing() -> None:
    for number, (state, move) in enumerate(walk(GAME, 3, seed=6)):
        if move < 0 or number > 1500:
            break
        silent, told = state.copy(), state.copy()
        GAME.apply(silent, move, None)
        GAME.apply(told, move, [])
        assert silent.flat() == told.flat()


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
def test_what_chance_decides_is_always_possible() -> None:
    tried = set()
    for number, (state, _) in enumerate(walk(GAME, 4, seed=8)):
        if state.actor == CHANCE:
            text = GAME.text(GAME.chance(state, Rng("again", number)))
            assert text in chance_can_bring(state)
            tried.add(text.split()[0])
    assert tried == {"roll", "event", "reserve", "draw"}
