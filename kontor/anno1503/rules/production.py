"""Production: the goods for the number rolled, one player after the other (P1, P2).

>>> from kontor.engine.matches import new_match
>>> match = new_match("anno1503", ["Ada", "Ben"], seed=3)
>>> match.legal()[:2]
['take wood', 'take stone']
>>> match.play("take spice")[0]
{'kind': 'took', 'seat': 0, 'goods': ['spice']}
"""

from kontor.anno1503.content.catalog import ANY, SITES, Catalog
from kontor.anno1503.rules import refusals
from kontor.anno1503.rules.goods import choices, take
from kontor.anno1503.rules.moves import GOOD_BITS, TAKE, good_names, make, unpack
from kontor.anno1503.rules.state import PRODUCTION, Position
from kontor.engine.events import Event


def produced(t: Catalog, s: Position, seat: int) -> list[int]:
    """Return the goods that a seat may choose from for the current roll, packed. Empty piles are left out.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> t, s = match.game.catalog, match.state
    >>> s.roll, [good_names(t, packed) for packed in produced(t, s, 0)]
    (3, [['stone']])
    """
    own = t.boards[s.home[seat]][s.roll - 1]
    if own == ANY:
        return [1 << GOOD_BITS * good for good in range(s.n_goods) if s.piles[good]]
    branch = s.branches[seat * SITES + s.roll - 1] - 1
    options = [1 << GOOD_BITS * own] if s.piles[own] else []
    if branch >= 0 and branch != own and s.piles[branch]:
        options.append(1 << GOOD_BITS * branch)
    return options


def golden_goods(t: Catalog, s: Position, seat: int) -> list[int]:
    """Return the choices of a seat in a golden age, packed: one good, more with a church, or all that is left (P7).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> t, s = match.game.catalog, match.state
    >>> [good_names(t, packed) for packed in golden_goods(t, s, 0)][:2]
    [['wood'], ['stone']]
    """
    number = min(t.effects(s.built[seat]).golden_goods, sum(s.piles))
    return choices(s.piles, number) if number else []


def offers(t: Catalog, s: Position, seat: int) -> list[int]:
    """Return the choices of a seat now, packed.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> [good_names(match.game.catalog, packed) for packed in offers(match.game.catalog, match.state, 1)]
    [['tools']]
    """
    return produced(t, s, seat) if s.serving == PRODUCTION else golden_goods(t, s, seat)


def add_takes(t: Catalog, s: Position, moves: list[int]) -> None:
    """Add all choices of goods to take."""
    moves += [make(TAKE, packed) for packed in offers(t, s, s.actor)]


def refuse_take(t: Catalog, s: Position, packed: int) -> int:
    """Refuse goods that are not offered."""
    if packed in offers(t, s, s.actor):
        return refusals.OK
    counts = unpack(packed, s.n_goods)
    if s.serving != PRODUCTION and sum(counts) != min(t.effects(s.built[s.actor]).golden_goods, sum(s.piles)):
        return refusals.GOLDEN_NUMBER
    if any(counts[good] > s.piles[good] for good in range(s.n_goods)):
        return refusals.PILE_EMPTY
    return refusals.NOT_PRODUCED


def receive(t: Catalog, s: Position, seat: int, packed: int, log: list[Event] | None) -> None:
    """Take goods from the piles and log it."""
    take(s, seat, packed)
    if log is not None:
        log.append(Event("took", {"seat": seat, "goods": good_names(t, packed)}))


def receive_nothing(s: Position, seat: int, log: list[Event] | None) -> None:
    """Log that a seat gets nothing, because every pile that it could take from is empty."""
    if log is not None:
        log.append(Event("took_nothing", {"seat": seat}))
