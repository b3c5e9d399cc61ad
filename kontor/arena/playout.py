"""One game from the deal to its end, played by bots."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from kontor.bots.base import make_bot
from kontor.table.desk import Desk
from kontor.table.lines import join_line
from kontor.table.match import chance_rng
from kontor.table.protocol import CHANCE, NOBODY, AnyGame
from kontor.table.record import Record
from kontor.table.rng import Rng


def play_out(
    game: AnyGame, bots: Sequence[str], seed: int, options: dict[str, Any], max_rounds: int | None = None
) -> tuple[Record, int]:
    """The record and the rounds of a game among bots, one name for each seat; broken off after so many, if asked.

    >>> from kontor.table.registry import load_game
    >>> play_out(load_game("anno1503"), ["random", "random"], 1, {}, max_rounds=2)[0].broken_off
    'max_rounds 2'
    """
    settled = game.settle_options(options)
    deal = game.deal(len(bots), settled, Rng(seed, "deal"))
    state = game.start(len(bots), settled, deal)
    players = [make_bot(name, game.name) for name in bots]
    streams = [Rng(seed, "seat", seat) for seat in range(len(bots))]
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
            move = players[seat].choose(Desk(game, state), streams[seat])
        game.apply(state, move, None)
        lines.append((seat, move))
    moves = [join_line(seat, game.text(move)) for seat, move in lines]
    record = Record(game.name, game.rules, list(bots), settled, deal, moves)
    record.seed = seed
    record.content = deepcopy(game.changed)
    record.result = game.result(state)
    if broken_off:
        record.broken_off = f"max_rounds {max_rounds}"
    return record, game.rounds(state)
