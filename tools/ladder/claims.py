"""The claims of the ladder: what is played for each, when enough is played, and what it must show."""

from collections.abc import Callable
from itertools import pairwise
from math import log
from typing import NamedTuple

from kontor.arena.allowance import Allowance
from kontor.arena.intervals import interval
from kontor.arena.seating import Seats
from kontor.arena.tally import Played, times_of, won
from kontor.arena.tournament import Settings
from kontor.bots.base import LEVELS, SECONDS

GAMES = ("anno1503", "anno1800")
SEED = 6
GROUP = 40
"""After so many games the count is looked at."""
LOOKS_AT_COUNT = 10
"""So often at most: 400 games."""
Z_OF_LOOKS = 2.555
"""Pocock's bound for ten looks: all ten intervals together hold with about 95 %, wherever one stops."""
SURE = log(0.95 / 0.05)
"""Wald's bound: who is clearly on one side of the wanted share is taken for the other side in about 5 % of cases."""
TIMED = 20
MOST_LATE = 0.5
"""No decision takes so much longer than it may."""


class Verdict(NamedTuple):
    """What the games so far show: whether they are enough, whether the claim holds, and a row for the table."""

    enough: bool
    holds: bool
    games: int
    shown: str
    wanted: str


class Claim(NamedTuple):
    """One claim: what is played group after group, and how the games are judged."""

    name: str
    told: str
    settings: Settings
    groups: int
    judge: Callable[[Played], Verdict]


def leaning(victories: float, games: int, target: float, apart: float) -> float:
    """How much more likely victories are for who wins so much more than the wanted share than for who wins so much
    less, as a logarithm: above `SURE` enough speaks for it, below `-SURE` against it (Wald's sequential test).

    >>> leaning(65, 100, 0.65, 0.05) < SURE < leaning(75, 100, 0.65, 0.05)
    True
    """
    more, less = target + apart, target - apart
    return victories * log(more / less) + (games - victories) * log((1 - more) / (1 - less))


def beats(game: str, table: Seats, target: float, apart: float = 0.05) -> Claim:
    """The first bot of a table wins at least such a share of the games; so far above or below it is clearly so."""
    best, rivals = table[0], table[1:]
    most = GROUP * LOOKS_AT_COUNT

    def judge(played: Played) -> Verdict:
        victories = sum(won(outcome, bout.seats.index(best)) for bout, outcome in played)
        share = victories / len(played)
        low, high = interval(victories, len(played), Z_OF_LOOKS)
        decided = abs(leaning(victories, len(played), target, apart)) >= SURE
        shown = f"{share:.1%} ({low:.1%} to {high:.1%})"
        return Verdict(decided or len(played) >= most, share >= target, len(played), shown, f"≥ {target:.0%}")

    count = "" if len(rivals) == 1 else f"{len(rivals)} × "
    settings = Settings(game, (table,), GROUP, SEED)
    name = f"{game}-{best}-{rivals[0]}-{len(table)}"
    return Claim(name, f"{game}: {best} against {count}{rivals[0]}", settings, LOOKS_AT_COUNT, judge)


def in_time(game: str, table: Seats) -> Claim:
    """At full budgets no decision is late by more than half."""

    def judge(played: Played) -> Verdict:
        parts: list[str] = []
        worst = 0.0
        for bot in dict.fromkeys(table):
            if bot in SECONDS:
                times = times_of(bot, played)
                over = max(0.0, times.worst / SECONDS[bot] - 1)
                worst = max(worst, over)
                late = times.late / max(1, times.count)
                parts.append(
                    f"{bot} {times.count} decisions, {late:.2%} late by a tenth or more, at most by {over:.0%}"
                )
        return Verdict(True, worst <= MOST_LATE, len(played), "; ".join(parts), f"≤ {MOST_LATE:.0%}")

    settings = Settings(game, (table,), TIMED, SEED, Allowance(full_time=True))
    return Claim(f"{game}-{'-'.join(table)}-timed", f"{game}: {' and '.join(table)} in time", settings, 1, judge)


def four_experts(score: float, rounds: float) -> Claim:
    """Four experts at Anno 1800: how many points winners have, and how long it takes."""

    def judge(played: Played) -> Verdict:
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
