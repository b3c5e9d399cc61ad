"""The studies of Anno 1800. Random games take a thousand turns and more, so greedy sits at every table here."""

from pathlib import Path

from tools.studies.games import job, play_alternating, play_twice, tell_alternating, twice_holds
from tools.studies.resumable import Counts, Study

GAME = "anno1800"
MOST_ROUNDS = 80
"""Within so many rounds a game of greedy players must end."""
MOST_ROUNDS_ALONE = 200
"""The same for one greedy player at a table with random ones: who breaks this off has not won."""


def play_greedy(players: int, games: range, folder: Path) -> Counts:
    """With greedy at every seat, played twice: do games end, how long do they take, what do winners have?"""
    outcomes, counts = play_twice(job(GAME, ("greedy",) * players, MOST_ROUNDS), games, folder)
    best = sum(max(outcome.result["scores"]) for outcome in outcomes if outcome.result)
    return {**counts, "rounds": sum(outcome.rounds for outcome in outcomes), "best": best}


def judge_greedy(players: int, games: int, counts: Counts) -> tuple[bool, str]:
    """Every game ends by the rules."""
    rounds, best = counts["rounds"] / games, counts["best"] / max(1, counts["ended"])
    return twice_holds(games, counts), (
        f"{GAME}: {games} greedy games, {players} players: {counts['ended']} end within {MOST_ROUNDS} rounds, "
        f"mean {rounds:.1f} rounds, mean winning score {best:.1f}; "
        f"{counts['verified']} verify, {counts['same']} the same bytes twice"
    )


def play_against_random(players: int, games: range, folder: Path) -> Counts:
    """Greedy against random, the seats alternating."""
    return {"won": play_alternating(GAME, games, MOST_ROUNDS_ALONE)}


def judge_against_random(players: int, games: int, counts: Counts) -> tuple[bool, str]:
    """At least 98 of 100."""
    return counts["won"] >= 0.98 * games, f"{GAME}: {tell_alternating(counts['won'], games)}"


STUDIES = [
    *(Study(f"{GAME}-greedy-{players}", players, 200, play_greedy, judge_greedy) for players in (2, 3, 4)),
    Study(f"{GAME}-greedy-random", 2, 100, play_against_random, judge_against_random),
]
