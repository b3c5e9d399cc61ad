"""Whole games by WebSocket, whose players are connected to different servers behind nginx."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kontor.engine.legality import verify
from kontor.engine.record import read_record
from tools.faults.cluster import running_cluster_stage
from tools.faults.habits import MOVES_ONLY, Setting
from tools.faults.kills import Outcome

GAMES = (
    Setting("anno1503", 2, bots=("greedy",)),
    Setting("anno1800", 2, bots=("greedy",)),
    Setting("anno1503", 3, bots=("greedy",)),
    Setting("anno1800", 3, bots=("greedy",)),
)
"""The kinds of tables, in turn. Without a bot that plays to win, random players would hardly come to an end."""
_RATE = 20.0
"""Moves a second at all tables."""
_PATIENCE = 900.0
"""Seconds after which a game counts as stuck."""


class Played(NamedTuple):
    """An outcome, the lengths of the games, and the times of their moves in seconds."""

    outcome: Outcome
    moves: list[int]
    acknowledged: list[float]
    seen_across: list[float]
    """From sending until somebody on another server saw it."""
    seen_beside: list[float]
    """From sending until somebody on the same server saw it."""


async def play_whole_games(
    store: str, seed: int, report: Callable[[str], None], settings: Sequence[Setting] = GAMES
) -> Played:
    """Play a game at every table to its end. Check the records, and that everybody saw what is stored."""
    async with running_cluster_stage(store, seed, settings, MOVES_ONLY, _RATE, direct=False) as stage:
        load = stage.load
        await load.until_finished(_PATIENCE)
        lengths = []
        for index, table in sorted(load.finished.items()):
            answer = await load.players[index][0].http.http.get(f"/api/tables/{table}/record")
            record = read_record(answer.text)
            verify(record)
            lengths.append(len(record.moves))
            report(f"{settings[index].game}: {lengths[-1]} lines")
        await stage.check_all()
        times = load.latencies
        outcome = stage.outcome(len(lengths), "games to the end")
        return Played(outcome, lengths, list(times.acknowledged), times.seen(True), times.seen(False))
