"""The versions of the rules, as switches (R1)."""

from typing import Final, NamedTuple


class Version(NamedTuple):
    """How the versions of the rules differ.

    >>> BY_NUMBER[1].claim_after_ships, BY_NUMBER[2].claim_after_ships
    (False, True)
    """

    claim_after_ships: bool
    """The large branch can be used after ships have acted (B2, T2)."""
    options: tuple[str, ...]
    """The options of a game."""


BY_NUMBER: Final = {
    1: Version(claim_after_ships=False, options=()),
    2: Version(claim_after_ships=True, options=("hands",)),
}
"""By number, oldest first."""
