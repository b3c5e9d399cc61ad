"""The claims of the ladder: the games for each, when to stop, and what they must show."""

from collections.abc import Callable
from itertools import pairwise
from math import log
from typing import NamedTuple

from kontor.arena.allowance import Allowance
from kontor.arena.intervals import interval
from kontor.arena.seating import Seats
from kontor.arena.tally import PlayedBouts, times_of, victory_share
from kontor.arena.tournament import Settings
from kontor.bots.base import LEVELS, SECONDS

GAMES = ("anno1503", "anno1800")
SEED = 6
GROUP = 40
"""Games between two interim analyses."""
LOOKS_AT_COUNT = 10
"""The most interim analyses: 400 games."""
Z_OF_LOOKS = 2.555
"""Pocock's bound for ten looks: all ten intervals together have a confidence of about 95 %, wherever one stops."""
SURE = log(0.95 / 0.05)
"""Wald's bound: a bot clearly on one side of the target is taken for the other side in about 5 % of cases."""
TIMED = 20
MOST_LATE = 0.5
"""The largest acceptable delay of a decision, as a share of its budget."""


class Verdict(NamedTuple):
    """The result of the games so far: whether they suffice, whether the claim holds, and the cells of the table."""

    enough: bool
    holds: bool
    games: int
    shown: str
    wanted: str


class Claim(NamedTuple):
    """One claim: the games to play group by group, and how they are judged."""

    name: str
    title: str
    settings: Settings
    groups: int
    judge: Callable[[PlayedBouts], Verdict]


def log_likelihood_ratio(victories: float, games: int, target: float, apart: float) -> float:
    """Return the log-likelihood ratio of a share of `target + apart` against one of `target - apart`.

    Above `SURE` the victories prove the claim, below `-SURE` they disprove it (Wald's sequential test).

    >>> log_likelihood_ratio(65, 100, 0.65, 0.05) < SURE < log_likelihood_ratio(75, 100, 0.65, 0.05)
    True
    """
    more, less = target + apart, target - apart
    return victories * log(more / less) + (games - victories) * log((1 - more) / (1 - less))


def beats(game: str, lineup: Seats, target: float, apart: float = 0.05) -> Claim:
    """Return the claim that the first bot of a lineup wins at least a target share of the games.

    A share that differs from the target by `apart` counts as clearly different.
    """
    best, rivals = lineup[0], lineup[1:]
    most = GROUP * LOOKS_AT_COUNT

    def judge(played: PlayedBouts) -> Verdict:
        victories = sum(victory_share(outcome, bout.seats.index(best)) for bout, outcome in played)
        share = victories / len(played)
        low, high = interval(victories, len(played), Z_OF_LOOKS)
        decided = abs(log_likelihood_ratio(victories, len(played), target, apart)) >= SURE
        shown = f"{share:.1%} ({low:.1%} to {high:.1%})"
        return Verdict(decided or len(played) >= most, share >= target, len(played), shown, f"≥ {target:.0%}")

    count = "" if len(rivals) == 1 else f"{len(rivals)} × "
    settings = Settings(game, (lineup,), GROUP, SEED)
    name = f"{game}-{best}-{rivals[0]}-{len(lineup)}"
    return Claim(name, f"{game}: {best} against {count}{rivals[0]}", settings, LOOKS_AT_COUNT, judge)


def in_time(game: str, lineup: Seats) -> Claim:
    """Return the claim that at full budgets no decision is late by more than half."""

    def judge(played: PlayedBouts) -> Verdict:
        parts: list[str] = []
        worst = 0.0
        for bot in dict.fromkeys(lineup):
            if bot in SECONDS:
                times = times_of(bot, played)
                delay = max(0.0, times.worst / SECONDS[bot] - 1)
                worst = max(worst, delay)
                late = times.late / max(1, times.count)
                parts.append(
                    f"{bot} {times.count} decisions, {late:.2%} late by a tenth or more, at most by {delay:.0%}"
                )
        return Verdict(True, worst <= MOST_LATE, len(played), "; ".join(parts), f"≤ {MOST_LATE:.0%}")

    settings = Settings(game, (lineup,), TIMED, SEED, Allowance(full_time=True))
    return Claim(f"{game}-{'-'.join(lineup)}-timed", f"{game}: {' and '.join(lineup)} in time", settings, 1, judge)


def four_experts(score: float, rounds: float) -> Claim:
    """Return the claim that games of four Anno 1800 experts have high winning scores and few rounds."""

    def judge(played: PlayedBouts) -> Verdict:
        best = sum(max(outcome.result["scores"]) for _, outcome in played if outcome.result) / len(played)
        length = sum(outcome.rounds for _, outcome in played) / len(played)
        shown = f"winners {best:.1f} points, {length:.1f} rounds"
        holds = best >= score and length <= rounds
        return Verdict(True, holds, len(played), shown, f"≥ {score:.0f}, ≤ {rounds:.0f}")

    settings = Settings("anno1800", (("expert",) * 4,), 40, SEED)
    return Claim(FOUR_EXPERTS, "anno1800: four experts", settings, 1, judge)


FOUR_EXPERTS = "anno1800-expert-4"
PAIRS = [(better, lower) for lower, better in pairwise(LEVELS)]
CLAIMS = [
    *(beats(game, pair, 0.65) for game in GAMES for pair in PAIRS),
    *(beats(game, ("expert", "greedy"), 0.9, 0.03) for game in GAMES),
    *(beats(game, ("expert", "greedy", "greedy", "greedy"), 0.6) for game in GAMES),
    four_experts(100, 35),
    *(in_time(game, pair) for game in GAMES for pair in [*PAIRS, ("expert", "greedy")]),
]
