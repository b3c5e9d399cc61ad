"""Seatings of a tournament. Every deal is played in every seating, so that luck cancels out."""

from collections.abc import Sequence
from itertools import combinations, cycle, islice, permutations
from typing import NamedTuple

Seats = tuple[str, ...]


class Bout(NamedTuple):
    """A game of a tournament: the number of its deal, and the bot of each seat.

    >>> Bout(0, ("greedy", "random")).seats[0]
    'greedy'
    """

    deal: int
    seats: Seats


def lineups(bots: Sequence[str], players: int) -> list[Seats]:
    """Return the lineups of a tournament: which bots play together.

    With too many bots for one game, every group of them is a lineup. With too few, they take several seats in turn.

    >>> lineups(["hard", "easy", "greedy"], 2)
    [('hard', 'easy'), ('hard', 'greedy'), ('easy', 'greedy')]
    >>> lineups(["hard", "easy"], 4)
    [('hard', 'easy', 'hard', 'easy')]
    """
    if len(bots) <= players:
        return [tuple(islice(cycle(bots), players))]
    groups: dict[tuple[str, ...], Seats] = {}
    for group in combinations(bots, players):
        groups.setdefault(tuple(sorted(group)), group)
    return list(groups.values())


def circular_orders(lineup: Seats) -> list[Seats]:
    """Return every order around the table. Orders that differ only in the start player count once.

    >>> circular_orders(("hard", "easy", "greedy"))
    [('hard', 'easy', 'greedy'), ('hard', 'greedy', 'easy')]
    >>> circular_orders(("hard", "easy", "easy", "easy"))
    [('hard', 'easy', 'easy', 'easy')]
    """
    by_least_rotation: dict[Seats, Seats] = {}
    for rest in permutations(lineup[1:]):
        circle = (lineup[0], *rest)
        by_least_rotation.setdefault(min(rotations(circle)), circle)
    return list(by_least_rotation.values())


def rotations(circle: Seats) -> list[Seats]:
    """Return the rotations of an order, each distinct seating once.

    >>> rotations(("hard", "easy"))
    [('hard', 'easy'), ('easy', 'hard')]
    >>> rotations(("easy", "easy"))
    [('easy', 'easy')]
    """
    return list(dict.fromkeys(circle[first:] + circle[:first] for first in range(len(circle))))


def bouts(all_lineups: Sequence[Seats], games: int) -> list[Bout]:
    """Return at least `games` games for each lineup. Every deal is played in all its seatings.

    A larger number of games only adds games at the end.

    >>> [bout.seats for bout in bouts([("hard", "easy")], 3)]
    [('hard', 'easy'), ('easy', 'hard'), ('hard', 'easy'), ('easy', 'hard')]
    """
    orders = [circular_orders(lineup) for lineup in all_lineups]
    planned = [0] * len(orders)
    bouts: list[Bout] = []
    for deal in range(games):
        for index, lineup_orders in enumerate(orders):
            if planned[index] < games:
                # Each deal takes the next order around the table.
                seatings = rotations(lineup_orders[deal % len(lineup_orders)])
                planned[index] += len(seatings)
                bouts += [Bout(deal, seats) for seats in seatings]
    return bouts
