"""What a table is made of: persons, seats, guests, entries."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from kontor.engine.errors import KontorError
from kontor.engine.events import Event
from kontor.engine.match import Match
from kontor.engine.protocol import Data

SPECTATOR = -1
"""Stands for the seat of somebody who has none."""
WAITING, PLAYING, OVER = "waiting", "playing", "over"
"""The status of a table: waiting for players, in play, over (imported games too)."""


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


class Seat(NamedTuple):
    """A seat: a person's, a bot's, or free. While a person is away, a bot may stand in.

    >>> Seat("Ada", person=1).bot_at_work, Seat("greedy", bot="greedy").bot_at_work, Seat("").free
    ('', 'greedy', True)
    """

    name: str
    person: int | None = None
    bot: str = ""
    stand_in: str = ""
    spent: float = 0.0
    """Seconds used on the clock."""
    link: int = 0
    """The generation of the seat's own link; older links are void."""

    @property
    def free(self) -> bool:
        """Whether somebody can still sit down here."""
        return self.person is None and not self.bot

    @property
    def bot_at_work(self) -> str:
        """The bot that plays here now, or nothing."""
        return self.bot or self.stand_in


class Guest(NamedTuple):
    """Somebody who may watch without a seat, and what the owner of the table has decided about them.

    >>> Guest().removed
    False
    """

    muted: bool = False
    removed: bool = False


class Entry(NamedTuple):
    """One change of a table, as the store keeps it."""

    number: int
    revision: int
    kind: str
    seat: int
    person: int | None
    sender: str | None
    """The message that asked for it, so that it counts once."""
    data: Data
    at: float


class AppliedEntry(NamedTuple):
    """An entry, and the events of the game that it caused."""

    entry: Entry
    events: list[Event]


class Draft(NamedTuple):
    """What a command wants written: an entry without number, revision, sender and time."""

    kind: str
    seat: int = SPECTATOR
    person: int | None = None
    data: Mapping[str, Any] = MappingProxyType({})
    match: Match | None = None
    """The match after the entry, where the command has already played its lines on a fork."""


class TableParts(NamedTuple):
    """The parts of a table that are written only when they change."""

    seats: list[Seat]
    guests: dict[int, Guest]
    setup: Data
    head: Data | None


class TableData:
    """A table as the store holds it: its settings, seats and guests. A session adds the match and the entries.

    Lists and dictionaries in it are replaced, never changed in place.
    """

    def __init__(self, row: Data, seats: Sequence[Seat], guests: dict[int, Guest]) -> None:
        self.id: str = row["id"]
        self.game: str = row["game"]
        self.rules: int = row["rules"]
        self.title: str = row["title"]
        self.public: bool = row["public"]
        self.owner: int | None = row["owner"]
        self.status: str = row["status"]
        self.setup: Data = row["wishes"]
        """How the table was asked for: options, changed content, order of seats, clock; and whether there are hints."""
        self.head: Data | None = row["head"]
        """The record without its lines, once the game has begun."""
        self.number: int = 0
        self.revision: int = 0
        self.since: float = row["since"]
        self.deadline: float | None = row["deadline"]
        self.links: dict[str, int] = row["links"]
        self.result: Data | None = row["result"]
        self.created: float = row["created"]
        self.changed: float = row["changed"]
        self.seats = list(seats)
        self.guests = guests
        self.frozen: KontorError | None = None
        """Set if this game cannot go on by the rules that this program knows; it is kept as it is."""

    @property
    def actor(self) -> int:
        """The seat to act; -1 before the game and -2 after it."""
        return SPECTATOR

    def parts(self) -> TableParts:
        """The parts as they are now, to find out later which have changed."""
        return TableParts(self.seats, self.guests, self.setup, self.head)


class StoredTable(NamedTuple):
    """All rows of one table."""

    row: Data
    seats: list[Seat]
    guests: dict[int, Guest]
    entries: list[Entry]


STAND_IN = "greedy"
"""The bot that plays for somebody who is away."""
