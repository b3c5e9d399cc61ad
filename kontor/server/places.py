"""Who sits where at a table, who watches, and what was written down there."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from kontor.table.events import Event
from kontor.table.protocol import Data

ONLOOKER = -1
"""The eye of somebody without a seat."""
WAITING, PLAYING, OVER = "waiting", "playing", "over"
"""What a table can be: waiting for players, in play, over (also games brought in to look at)."""


class Person(NamedTuple):
    """Somebody who holds a key.

    >>> Person(1, "Ada", "en", None).name
    'Ada'
    """

    id: int
    name: str
    language: str
    webhook: str | None
    seen: float = 0.0
    """When they were last here, to within a day."""


class Seat:
    """A seat: a person's, a bot's, or free. While a person is away, a bot may stand in.

    >>> Seat("Ada", person=1).bot_at_work, Seat("greedy", bot="greedy").bot_at_work, Seat("").free
    ('', 'greedy', True)
    """

    def __init__(self, name: str, person: int | None = None, bot: str = "", stand_in: str = "") -> None:
        self.name = name
        self.person = person
        self.bot = bot
        self.stand_in = stand_in
        self.spent = 0.0
        self.link = 0

    @property
    def free(self) -> bool:
        """Whether somebody can still sit down here."""
        return self.person is None and not self.bot

    @property
    def bot_at_work(self) -> str:
        """The bot that plays here now, or nothing."""
        return self.bot or self.stand_in


class Guest:
    """Somebody who may watch without a seat, and what the owner of the table has decided about them.

    >>> Guest().removed
    False
    """

    def __init__(self, muted: bool = False, removed: bool = False) -> None:
        self.muted = muted
        self.removed = removed


class Entry(NamedTuple):
    """Something that happened at a table, as it is kept."""

    number: int
    revision: int
    kind: str
    seat: int
    person: int | None
    sender: str | None
    data: Data
    at: float


class Happening(NamedTuple):
    """An entry, and the events of the game that it brought about."""

    entry: Entry
    events: list[Event]


class Change(NamedTuple):
    """What is about to happen: it is kept first, and told afterwards."""

    kind: str
    seat: int = ONLOOKER
    person: int | None = None
    data: Mapping[str, Any] = MappingProxyType({})
    events: tuple[Event, ...] = ()
    of_game: bool = False
    """Whether the revision grows."""
    seats: bool = False
    """Whether seats changed."""
    head: bool = False
    """Whether the head of the record changed."""
