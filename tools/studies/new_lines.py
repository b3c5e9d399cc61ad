"""The study of what rules 2 bring to the expert of Anno 1800: it plays itself barred from the new lines.

The barred expert thinks by rules without free upgrades in parts, so it never takes one in the middle of a payment.
Neither makes goods ahead. Each deal is played twice, with exchanged seats.
"""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from kontor.anno1800.game import Anno1800, load
from kontor.arena.intervals import interval
from kontor.arena.simulate import game_seed
from kontor.bots.base import make_bot
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.protocol import NOBODY
from kontor.engine.rng import Rng
from tools.studies.resumable import Counts, Study

LOOKS = 300
GAMES = 400
SEED = 22


def barred_game() -> Anno1800:
    """Return a game by whose rules the barred expert thinks. All lines it plays are legal by rules 2."""
    game = load({})
    game.catalog.version = game.catalog.version._replace(upgrades_in_parts=False)
    return game


def play_mirrored(number: int) -> tuple[float, int]:
    """Play a game of the series. Return the points of the expert (1, 0.5 or 0) and how many new lines it played."""
    games = [load({}), barred_game()]
    game, expert = games[0], number % 2
    seed = game_seed(SEED, number // 2)
    options = game.settle_options({})
    state = game.start(2, options, game.deal(2, options, Rng(seed, "deal")))
    bots = [make_bot("expert", game.name, Budget(looks=LOOKS)) for _ in range(2)]
    streams = [Rng(seed, "seat", seat) for seat in range(2)]
    new_lines = 0
    while state.actor != NOBODY:
        seat = state.actor
        thinks_by = games[0] if seat == expert else games[1]
        move = bots[seat].choose(Decision(thinks_by, state), streams[seat])
        text = game.text(move)
        new_lines += text.startswith("make") or ": use " in text or ", use " in text
        state = game.advance(state, move, None)
    winners = game.winners(state)
    return (1.0 if winners == [expert] else 0.5 if expert in winners else 0.0), new_lines


def _outcomes(numbers: range) -> Iterator[tuple[float, int]]:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(play_mirrored, numbers)


def play(players: int, numbers: range, folder: Path) -> Counts:
    """Play games of the series. Count half points."""
    halves = new_lines = 0
    for points, lines in _outcomes(numbers):
        halves += int(2 * points)
        new_lines += lines
    return {"halves": halves, "new_lines": new_lines}


def judge(players: int, games: int, counts: Counts) -> tuple[bool, str]:
    """Check that the expert wins at least half of the games."""
    won = counts["halves"] / 2
    low, high = interval(round(won), games)
    return 2 * won >= games, (
        f"expert against itself barred from the new lines of rules 2: {won:g} of {games} mirrored games at {LOOKS} "
        f"looks (95 %: {low:.1%} to {high:.1%}), {counts['new_lines']} new lines played"
    )


STUDIES = [Study("anno1800-new-lines", 2, GAMES, play, judge, chunk=20)]
