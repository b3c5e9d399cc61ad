"""The versions of the rules, as switches (R1)."""

from typing import Final, NamedTuple


class Version(NamedTuple):
    """How the versions of the rules differ.

    >>> BY_NUMBER[1].goods_last, BY_NUMBER[2].goods_last
    (False, True)
    """

    goods_last: bool
    """Goods are at hand until the turn ends, and `make` makes them ahead (P3). Otherwise a line makes what it uses."""
    upgrades_in_parts: bool
    """Free upgrades can be taken one by one, also as steps of a payment (C2, K6). Otherwise all at once, by a line."""
    uncovered_exhausted: bool
    """A printed ship that is uncovered brings its tokens exhausted (B10). Otherwise ready."""
    editions: tuple[str, ...]
    """The editions of the rulebook to choose from, the default first."""
    options: tuple[str, ...]
    """Options that were added after version 1."""


BY_NUMBER: Final = {
    1: Version(False, False, False, editions=("de", "fr", "it", "es"), options=()),
    2: Version(True, True, True, editions=("de", "en", "fr", "it", "es"), options=("card_tokens",)),
}
"""By number, oldest first."""
