"""Ratings from the ranks of many games: the Weng-Lin Plackett-Luce model of `openskill`."""

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
    """Return the ratings of bots from games, each given as the bot and the rank of each seat. Rank 1 is the best.

    >>> rated = rate(["hard", "easy"], [(("hard", "easy"), (1, 2)), (("easy", "hard"), (2, 1))])
    >>> rated["hard"].strength > 25 > rated["easy"].strength
    True
    """
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for seats, ranks in games:
        if len(set(seats)) == 1:
            # A game of a bot against itself says nothing about its strength.
            continue
        rated = model.rate([[ratings[bot]] for bot in seats], ranks=[float(rank) for rank in ranks])
        for bot in dict.fromkeys(seats):
            # A bot in several seats gets the mean of the new ratings of its seats.
            own = [team[0] for team, name in zip(rated, seats, strict=True) if name == bot]
            mu, sigma = (sum(values) / len(own) for values in ([r.mu for r in own], [r.sigma for r in own]))
            ratings[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {
        bot: Rating(rating.mu, rating.mu - Z95 * rating.sigma, rating.mu + Z95 * rating.sigma)
        for bot, rating in ratings.items()
    }
