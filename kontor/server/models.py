"""Data of a table: persons, seats, guests, entries."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from kontor.engine.errors import KontorError
from kontor.engine.events import Event
from kontor.engine.match import Match
from kontor.engine.protocol import Data

SPECTATOR = -1
"""The seat number of somebody without a seat."""
WAITING, PLAYING, OVER = "waiting", "playing", "over"
"""The status of a table: waiting for players, in play, over (imported games too)."""
SUMMARY_COLUMNS = ("id", "game", "title", "public", "status", "owner", "actor", "deadline", "created", "changed")
"""The columns of a table that a list of tables shows."""


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
    """The time of the last visit, to within a day."""


class Seat(NamedTuple):
    """A seat: a person's, a bot's, or free. While a person is away, a bot may stand in.

    >>> Seat("Ada", person=1).active_bot, Seat("greedy", bot="greedy").active_bot, Seat("").free
    ('', 'greedy', True)
    """

    name: str
    person: int | None = None
    bot: str = ""
    stand_in: str = ""
    spent: float = 0.0
    """Seconds used on the clock."""
    link: int = 0
    """The generation of the seat's own link. Links of older generations are invalid."""
    holder: int | None = None
    """The person to whom the seat belongs while somebody else plays it. They may take it back at any time."""

    @property
    def free(self) -> bool:
        """Return whether the seat can be taken."""
        return self.person is None and not self.bot and not self.vacant

    @property
    def vacant(self) -> bool:
        """Return whether a bot plays for its absent holder until a new player comes by the link of the seat."""
        return self.person is None and self.holder is not None

    @property
    def belongs_to(self) -> int | None:
        """Return the person to whom the seat belongs, whoever plays it now."""
        return self.holder if self.holder is not None else self.person

    @property
    def active_bot(self) -> str:
        """Return the name of the bot that plays here now, or an empty string."""
        return self.bot or self.stand_in


class Guest(NamedTuple):
    """A person who may watch without a seat, and whether the owner has muted or removed them.

    >>> Guest().removed
    False
    """

    muted: bool = False
    removed: bool = False


class Entry(NamedTuple):
    """A change of a table as the store holds it."""

    number: int
    revision: int
    kind: str
    seat: int
    person: int | None
    sender: str | None
    """The message that caused the entry, so that a repeated message counts once."""
    data: Data
    at: float


class AppliedEntry(NamedTuple):
    """An entry and the game events that it caused."""

    entry: Entry
    events: list[Event]


class Draft(NamedTuple):
    """The outcome of a command: an entry without number, revision, sender and time."""

    kind: str
    seat: int = SPECTATOR
    person: int | None = None
    data: Mapping[str, Any] = MappingProxyType({})
    match: Match | None = None
    """The match after the entry, if the command has already played its lines on a fork."""


class TableParts(NamedTuple):
    """The parts of a table that are written only when they change."""

    seats: list[Seat]
    guests: dict[int, Guest]
    setup: Data
    head: Data | None


class TableData:
    """A table as the store holds it: settings, seats and guests. A session adds the match and the entries.

    Its lists and dictionaries are replaced, never changed in place.
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
        """The settings: options, changed content, random start player, clock, and hints if the owner has decided."""
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
        self.size: int = 0
        """About the bytes of its entries in the store."""
        self.seats = list(seats)
        self.guests = guests
        self.frozen: KontorError | None = None
        """Set if the game cannot be replayed with the rules of this program. It is then kept unchanged."""

    @property
    def actor(self) -> int:
        """Return the seat to act, -1 before the game, or -2 after it."""
        return SPECTATOR

    def parts(self) -> TableParts:
        """Return the current parts, to find out later which have changed."""
        return TableParts(self.seats, self.guests, self.setup, self.head)


class StoredTable(NamedTuple):
    """All rows of one table."""

    row: Data
    seats: list[Seat]
    guests: dict[int, Guest]
    entries: list[Entry]


STAND_IN = "greedy"
"""The bot that plays for somebody who is away."""
