"""Names at a table, unique per seat."""

from collections.abc import Collection, Sequence

from kontor.server.models import Seat

_MERCHANTS = ("Ilsabe", "Claas", "Wendel", "Tale", "Henneke", "Gesche", "Marten", "Lüdeke")
"""Names for bots that were not given one: those of merchants of old."""


def with_different_names(seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats with unique names: unnamed bots get a name, and a repeated name gets a number.

    >>> [seat.name for seat in with_different_names([Seat("Ada", 1), Seat("Ada", 2), Seat("", bot="random")])]
    ['Ada', 'Ada 2', 'Ilsabe']
    """
    taken = {seat.name for seat in seats}
    unused = [name for name in _MERCHANTS if name not in taken]
    named: list[Seat] = []
    for index, seat in enumerate(seats):
        name = seat.name
        if seat.bot and not name:
            name = unused.pop(0) if unused else _MERCHANTS[index % len(_MERCHANTS)]
        named.append(seat._replace(name=different_name(name, {other.name for other in named})))
    return named


def different_name(name: str, others: Collection[str]) -> str:
    """Return the name, with a number appended if others have it already.

    >>> different_name("Ada", ["Ben"]), different_name("Ada", ["Ada", "Ada 2"]), different_name("", [""])
    ('Ada', 'Ada 3', '')
    """
    numbered, number = name, 2
    while numbered and numbered in others:
        numbered, number = f"{name[:36]} {number}", number + 1
    return numbered
