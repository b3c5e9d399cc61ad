"""A game between bots, from the deal to the end."""

from collections.abc import Sequence
from copy import deepcopy
from time import perf_counter
from typing import Any, NamedTuple

from kontor.arena.allowance import Allowance
from kontor.arena.times import Times
from kontor.bots.base import make_bot
from kontor.engine.decision import Decision
from kontor.engine.lines import join_line
from kontor.engine.match import chance_rng
from kontor.engine.protocol import CHANCE, NOBODY, AnyGame
from kontor.engine.record import Record
from kontor.engine.rng import Rng
from kontor.engine.ui_types import Standings

LATE = 1.1
"""A decision is late if it takes more than this share of its time. A small overrun is normal."""


class PlayedGame(NamedTuple):
    """A finished game: its record, complete rounds, sources of points, and decision times by seat."""

    record: Record
    rounds: int
    sources: Standings
    times: list[Times]


def play_out(
    game: AnyGame,
    bots: Sequence[str],
    seed: int,
    options: dict[str, Any],
    max_rounds: int | None = None,
    allowance: Allowance = Allowance(),  # noqa: B008 - an immutable tuple
) -> PlayedGame:
    """Play a game between bots, one name for each seat. Break it off after `max_rounds`, if given.

    >>> from kontor.engine.registry import load_game
    >>> play_out(load_game("anno1503"), ["random", "random"], 1, {}, max_rounds=2).record.broken_off
    'max_rounds 2'
    """
    full_options = game.settle_options(options)
    deal = game.deal(len(bots), full_options, Rng(seed, "deal"))
    state = game.start(len(bots), full_options, deal)
    budgets = [allowance.of(name, game.name) for name in bots]
    players = [make_bot(name, game.name, budget) for name, budget in zip(bots, budgets, strict=True)]
    limits = [LATE * budget.seconds if budget is not None else 0.0 for budget in budgets]
    streams = [Rng(seed, "seat", seat) for seat in range(len(bots))]
    times = [Times() for _ in bots]
    lines: list[tuple[int, Any]] = []
    drawn = 0
    broken_off = False
    while state.actor != NOBODY:
        if max_rounds is not None and game.rounds(state) >= max_rounds:
            broken_off = True
            break
        seat = state.actor
        if seat == CHANCE:
            move = game.chance(state, chance_rng(seed, drawn))
            drawn += 1
        else:
            start = perf_counter()
            move = players[seat].choose(Decision(game, state), streams[seat])
            times[seat].add(perf_counter() - start, limits[seat])
        game.apply(state, move, None)
        lines.append((seat, move))
    moves = [join_line(seat, game.text(move)) for seat, move in lines]
    record = Record(game.name, game.rules, list(bots), full_options, deal, moves)
    record.seed = seed
    record.content = deepcopy(game.changed)
    record.result = game.result(state)
    if broken_off:
        record.broken_off = f"max_rounds {max_rounds}"
    return PlayedGame(record, game.rounds(state), game.score_sources(state), times)
