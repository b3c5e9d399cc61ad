"""Conditions on the position after a payment. The supply is looked at then, and so is the cube to upgrade."""

from typing import Final, NamedTuple

from kontor.anno1800.content.catalog import N_CUBES
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.moves import Move


class Conditions(NamedTuple):
    """The kinds of cubes that must be at home, in the supply, and anywhere on the islands after a payment. -1 for none.

    >>> Conditions().supply
    -1
    """

    at_home: int = -1
    supply: int = -1
    owned: int = -1


NO_CONDITIONS: Final = Conditions()
AFTER_HIRE: Final = [Conditions(supply=cube) for cube in range(N_CUBES)]
AFTER_UPGRADE: Final = [Conditions(supply=cube + 1, owned=cube) for cube in range(N_CUBES - 1)]
"""By kind of cube."""


def conditions_of(move: Move) -> Conditions:
    """Return the conditions of a move or a thing.

    >>> conditions_of(Move(moves.HIRE, 2)).supply, conditions_of(Move(moves.UPGRADE, 2)).supply
    (2, 3)
    """
    if move.kind == moves.HIRE:
        return AFTER_HIRE[move.what]
    return AFTER_UPGRADE[move.what] if move.kind == moves.UPGRADE else NO_CONDITIONS
