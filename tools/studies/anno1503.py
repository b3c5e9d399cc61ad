"""The studies of Anno 1503."""

from pathlib import Path

from kontor.arena.simulate import simulate
from tools.studies.games import job, play_alternating, play_twice, tell_alternating, twice_holds
from tools.studies.resumable import Counts, Study

GAME = "anno1503"


def play_random(players: int, games: range, folder: Path) -> Counts:
    """Play random games twice. Count how many end, verify, and have the same bytes."""
    outcomes, counts = play_twice(job(GAME, ("random",) * players), games, folder)
    return {**counts, "draws": sum(not outcome.winners for outcome in outcomes)}


def judge_random(players: int, games: int, counts: Counts) -> tuple[bool, str]:
    """Check that every game ends by the rules."""
    text = f"{games} random games, {players} players: {counts['ended'] - counts['draws']} won, {counts['draws']} draws"
    return twice_holds(games, counts), (
        f"{GAME}: {text} (V3); {counts['verified']} verify, {counts['same']} the same bytes twice"
    )


def play_greedy(players: int, games: range, folder: Path) -> Counts:
    """Play games of greedy bots. Count victories and rounds."""
    outcomes = list(simulate(job(GAME, ("greedy",) * players), games))
    won = sum(bool(outcome.winners) for outcome in outcomes)
    return {"won": won, "rounds": sum(outcome.rounds for outcome in outcomes)}


def judge_greedy(players: int, games: int, counts: Counts) -> tuple[bool, str]:
    """Check that at least 99 % of the games have a winner."""
    mean = counts["rounds"] / games
    return counts["won"] >= 0.99 * games, (
        f"{GAME}: {games} greedy games, {players} players: {counts['won']} won, mean {mean:.1f} rounds"
    )


def play_against_random(players: int, games: range, folder: Path) -> Counts:
    """Play greedy against random with alternating seats. Count the victories of greedy."""
    return {"won": play_alternating(GAME, games)}


def judge_against_random(players: int, games: int, counts: Counts) -> tuple[bool, str]:
    """Check that greedy wins at least 95 % of the games."""
    return counts["won"] >= 0.95 * games, f"{GAME}: {tell_alternating(counts['won'], games)}"


STUDIES = [
    *(Study(f"{GAME}-random-{players}", players, 1000, play_random, judge_random) for players in (2, 3, 4)),
    *(Study(f"{GAME}-greedy-{players}", players, 1000, play_greedy, judge_greedy) for players in (2, 3, 4)),
    Study(f"{GAME}-greedy-random", 2, 1000, play_against_random, judge_against_random),
]
