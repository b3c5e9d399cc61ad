"""Ratings from the ranks of many games (Weng and Lin's model after Plackett and Luce, by `openskill`)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from kontor.arena.intervals import Z95


class Rating(NamedTuple):
    """The strength of a bot with its 95 % interval.

    >>> Rating(25.0, 20.0, 30.0).low
    20.0
    """

    strength: float
    low: float
    high: float


def rate(bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The ratings of bots after games, of each of which is told who sat where and the rank of each seat, 1 the best.

    >>> rated = rate(["hard", "easy"], [(("hard", "easy"), (1, 2)), (("easy", "hard"), (2, 1))])
    >>> rated["hard"].strength > 25 > rated["easy"].strength
    True
    """
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for seats, ranks in games:
        if len(set(seats)) == 1:
            # Who plays against nobody but itself learns nothing about itself.
            continue
        rated = model.rate([[known[bot]] for bot in seats], ranks=[float(rank) for rank in ranks])
        for bot in dict.fromkeys(seats):
            # A bot at several seats is one bot: it gets the mean of what its seats would get.
            own = [team[0] for team, name in zip(rated, seats, strict=True) if name == bot]
            mean, spread = (sum(values) / len(own) for values in ([r.mu for r in own], [r.sigma for r in own]))
            known[bot] = model.rating(mu=mean, sigma=spread, name=bot)
    return {
        bot: Rating(rating.mu, rating.mu - Z95 * rating.sigma, rating.mu + Z95 * rating.sigma)
        for bot, rating in known.items()
    }
