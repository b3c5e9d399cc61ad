"""Goods in hands and piles: paying, taking, and the possible choices of goods."""

from typing import Final

from kontor.anno1503.content.catalog import Cost
from kontor.anno1503.rules.moves import GOOD_BITS, pack, unpack
from kontor.anno1503.rules.state import Position


def can_pay(s: Position, seat: int, cost: Cost) -> bool:
    """Whether a hand holds the goods of a cost.

    >>> s = Position(players=1, goods=3)
    >>> s.hands = [0, 2, 0]
    >>> can_pay(s, 0, [(1, 2)]), can_pay(s, 0, [(1, 1), (2, 1)])
    (True, False)
    """
    first = seat * s.n_goods
    for good, count in cost:  # noqa: SIM110 - a plain loop is faster than a generator
        if s.hands[first + good] < count:
            return False
    return True


def pay(s: Position, seat: int, cost: Cost) -> None:
    """Move the goods of a cost from a hand to their piles.

    >>> s = Position(players=1, goods=3)
    >>> s.hands = [0, 2, 0]
    >>> pay(s, 0, [(1, 2)])
    >>> s.hands, s.piles
    ([0, 0, 0], [0, 2, 0])
    """
    for good, count in cost:
        s.hands[seat * s.n_goods + good] -= count
        s.piles[good] += count


def take(s: Position, seat: int, packed: int) -> None:
    """Move packed goods from the piles to a hand.

    >>> s = Position(players=1, goods=3)
    >>> s.piles = [5, 5, 5]
    >>> take(s, 0, pack([1, 0, 2]))
    >>> s.hands, s.piles
    ([1, 0, 2], [4, 5, 3])
    """
    for good, count in enumerate(unpack(packed, s.n_goods)):
        s.piles[good] -= count
        s.hands[seat * s.n_goods + good] += count


def is_forced(stock: list[int], number: int) -> bool:
    """Whether there is only one way to choose `number` goods from a stock.

    >>> is_forced([0, 3, 0], 2), is_forced([1, 1, 0], 2), is_forced([1, 2, 0], 2)
    (True, True, False)
    """
    return number == sum(stock) or len(stock) - stock.count(0) <= 1


def choices(stock: list[int], number: int) -> list[int]:
    """Return all ways to choose `number` goods from a stock, packed. Cached.

    >>> len(choices([2, 1, 1], 2))
    4
    """
    key = (pack(stock), number)
    cached = _CHOICES.get(key)
    if cached is None:
        cached = []
        _choose(stock, number, 0, 0, cached)
        if len(_CHOICES) >= _MOST_CACHED:
            _CHOICES.clear()
        _CHOICES[key] = cached
    return cached


def _choose(stock: list[int], number: int, good: int, chosen: int, choices: list[int]) -> None:
    if number == 0:
        choices.append(chosen)
        return
    if good == len(stock):
        return
    for count in range(min(number, stock[good]), -1, -1):
        _choose(stock, number - count, good + 1, chosen | count << GOOD_BITS * good, choices)


# A cache, because the same hands and piles recur very often in searches and random games.
_CHOICES: Final[dict[tuple[int, int], list[int]]] = {}
_MOST_CACHED: Final = 5000
