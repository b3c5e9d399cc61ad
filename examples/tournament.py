"""A small tournament with the arena as a library: every pair of bots plays mirrored deals on all cores.

Run as `python examples/tournament.py`, or name bots: `python examples/tournament.py greedy random thrifty`.
"""

import sys

from kontor.arena.seating import lineups
from kontor.arena.tally import tally
from kontor.arena.tournament import Settings, play_tournament

GAMES = 20


def run(game: str, bots: list[str], games: int = GAMES) -> dict[str, float]:
    """Return the share of games that each bot won."""
    settings = Settings(game, tuple(lineups(bots, players=2)), games)
    summary = tally(settings, list(play_tournament(settings)))
    return {bot: row["share"] for bot, row in summary["bots"].items()}


# The worker processes import this file, so only the main process may start the tournament.
if __name__ == "__main__":
    for bot, share in run("anno1503", sys.argv[1:] or ["easy", "greedy", "random"]).items():
        print(f"{bot:10} {share:4.0%}")
