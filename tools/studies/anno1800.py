"""The studies of Anno 1800. Every table has a greedy bot: random games take a thousand turns and more."""

from pathlib import Path

from tools.studies.games import job, play_alternating, play_twice, tell_alternating, twice_holds
from tools.studies.resumable import Counts, Study

GAME = "anno1800"
MOST_ROUNDS = 80
"""Rounds within which a game of greedy bots must end."""
MOST_ROUNDS_ALONE = 200
"""The same for one greedy bot among random ones. A stopped game does not count as won."""


def play_greedy(players: int, games: range, folder: Path) -> Counts:
    """Play games of greedy bots twice. Count ended games, rounds and winning scores."""
    outcomes, counts = play_twice(job(GAME, ("greedy",) * players, MOST_ROUNDS), games, folder)
    best = sum(max(outcome.result["scores"]) for outcome in outcomes if outcome.result)
    return {**counts, "rounds": sum(outcome.rounds for outcome in outcomes), "best": best}


def judge_greedy(players: int, games: int, counts: Counts) -> tuple[bool, str]:
    """Check that every game ends by the rules."""
    rounds, best = counts["rounds"] / games, counts["best"] / max(1, counts["ended"])
    return twice_holds(games, counts), (
        f"{GAME}: {games} greedy games, {players} players: {counts['ended']} end within {MOST_ROUNDS} rounds, "
        f"mean {rounds:.1f} rounds, mean winning score {best:.1f}; "
        f"{counts['verified']} verify, {counts['same']} the same bytes twice"
    )


def play_against_random(players: int, games: range, folder: Path) -> Counts:
    """Play greedy against random with alternating seats. Count the victories of greedy."""
    return {"won": play_alternating(GAME, games, MOST_ROUNDS_ALONE)}


def judge_against_random(players: int, games: int, counts: Counts) -> tuple[bool, str]:
    """Check that greedy wins at least 98 % of the games."""
    return counts["won"] >= 0.98 * games, f"{GAME}: {tell_alternating(counts['won'], games)}"


STUDIES = [
    *(Study(f"{GAME}-greedy-{players}", players, 200, play_greedy, judge_greedy) for players in (2, 3, 4)),
    Study(f"{GAME}-greedy-random", 2, 100, play_against_random, judge_against_random),
]
