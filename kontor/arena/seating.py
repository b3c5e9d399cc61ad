"""Seatings of a tournament: every deal is played in every seating, so that luck cancels out."""

from collections.abc import Sequence
from itertools import combinations, cycle, islice, permutations
from typing import NamedTuple

Seats = tuple[str, ...]


class Bout(NamedTuple):
    """One game of a tournament: the number of its deal, and who sits where.

    >>> Bout(0, ("greedy", "random")).seats[0]
    'greedy'
    """

    deal: int
    seats: Seats


def tables(bots: Sequence[str], players: int) -> list[Seats]:
    """Who plays with whom: all together; in all groups where there are too many; by turns where there are too few.

    >>> tables(["hard", "easy", "greedy"], 2)
    [('hard', 'easy'), ('hard', 'greedy'), ('easy', 'greedy')]
    >>> tables(["hard", "easy"], 4)
    [('hard', 'easy', 'hard', 'easy')]
    """
    if len(bots) <= players:
        return [tuple(islice(cycle(bots), players))]
    groups: dict[tuple[str, ...], Seats] = {}
    for group in combinations(bots, players):
        groups.setdefault(tuple(sorted(group)), group)
    return list(groups.values())


def circles(table: Seats) -> list[Seats]:
    """Every order around the table; two that differ only in who begins are the same.

    >>> circles(("hard", "easy", "greedy"))
    [('hard', 'easy', 'greedy'), ('hard', 'greedy', 'easy')]
    >>> circles(("hard", "easy", "easy", "easy"))
    [('hard', 'easy', 'easy', 'easy')]
    """
    by_least: dict[Seats, Seats] = {}
    for rest in permutations(table[1:]):
        circle = (table[0], *rest)
        by_least.setdefault(min(turned(circle)), circle)
    return list(by_least.values())


def turned(circle: Seats) -> list[Seats]:
    """A circle begun at every seat, each seating once.

    >>> turned(("hard", "easy"))
    [('hard', 'easy'), ('easy', 'hard')]
    >>> turned(("easy", "easy"))
    [('easy', 'easy')]
    """
    return list(dict.fromkeys(circle[first:] + circle[:first] for first in range(len(circle))))


def bouts(all_tables: Sequence[Seats], games: int) -> list[Bout]:
    """So many games for each table, or a few more: no deal is left without one of its seatings.

    With more games, the same ones come first.

    >>> [bout.seats for bout in bouts([("hard", "easy")], 3)]
    [('hard', 'easy'), ('easy', 'hard'), ('hard', 'easy'), ('easy', 'hard')]
    """
    orders = [circles(table) for table in all_tables]
    planned = [0] * len(orders)
    bouts: list[Bout] = []
    for deal in range(games):
        for table, of_table in enumerate(orders):
            if planned[table] < games:
                # Each deal takes the next order around the table.
                seatings = turned(of_table[deal % len(of_table)])
                planned[table] += len(seatings)
                bouts += [Bout(deal, seats) for seats in seatings]
    return bouts
