"""The studies of Anno 1800. Every table has a greedy bot: random games take a thousand turns and more."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tools.paths import ROOT
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


SOLVER_TESTS = "tests/anno1800/payment/test_solver.py"
"""Compares the payment search with brute force, and prints how many problems of each kind it posed."""
LEAST_POSED = 5000
"""Problems with goods at hand and with free upgrades, each."""
_POSED = re.compile(r"solver: (\d+) problems, (\d+) at_hand, (\d+) offered, (\d+) raised")


def compare_with_brute_force(players: int, rounds: range, folder: Path) -> Counts:
    """Run the tests of the payment search with other problems each round. Count the problems and the failures."""
    counts = {"problems": 0, "at_hand": 0, "offered": 0, "raised": 0, "failed": 0}
    for number in rounds:
        command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", SOLVER_TESTS]
        env = {**os.environ, "KONTOR_SOLVER_ROUND": str(number + 1)}
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
        counts["failed"] += done.returncode != 0
        for posed in _POSED.findall(done.stdout):
            for name, posed_of_kind in zip(("problems", "at_hand", "offered", "raised"), map(int, posed), strict=True):
                counts[name] += posed_of_kind
        if done.returncode:
            print(done.stdout[-3000:], file=sys.stderr)
    return counts


def judge_solver(players: int, rounds: int, counts: Counts) -> tuple[bool, str]:
    """Check that the search finds a way exactly if there is one, and only undominated ways."""
    holds = not counts["failed"] and min(counts["at_hand"], counts["offered"]) >= LEAST_POSED
    return holds, (
        f"{GAME}: payment search against brute force, {counts['problems']} problems, {counts['at_hand']} with goods at "
        f"hand, {counts['offered']} with free upgrades, {counts['raised']} paid only by them; "
        f"{counts['failed']} of {rounds} rounds with a miss or a dominated way"
    )


STUDIES = [
    Study(f"{GAME}-solver", 0, 8, compare_with_brute_force, judge_solver, chunk=1),
    *(Study(f"{GAME}-greedy-{players}", players, 200, play_greedy, judge_greedy) for players in (2, 3, 4)),
    Study(f"{GAME}-greedy-random", 2, 100, play_against_random, judge_against_random),
]
