"""Who sits where at a table, who watches, and what was written down there."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from kontor.engine.events import Event
from kontor.engine.protocol import Data

SPECTATOR = -1
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
    seat: int = SPECTATOR
    person: int | None = None
    data: Mapping[str, Any] = MappingProxyType({})
    events: tuple[Event, ...] = ()
    of_game: bool = False
    """Whether the revision grows."""
    seats: bool = False
    """Whether seats changed."""
    head: bool = False
    """Whether the head of the record changed."""


class TableData:
    """A table as the store holds it: its settings, seats and guests. A session adds the match and the entries."""

    def __init__(self, row: Data, seats: Sequence[Seat], guests: dict[int, Guest]) -> None:
        self.id: str = row["id"]
        self.game: str = row["game"]
        self.rules: int = row["rules"]
        self.title: str = row["title"]
        self.public: bool = row["public"]
        self.owner: int | None = row["owner"]
        self.status: str = row["status"]
        self.wishes: Data = row["wishes"]
        self.head: Data | None = row["head"]
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

    @property
    def actor(self) -> int:
        """The seat to act; -1 before the game and -2 after it."""
        return SPECTATOR


class StoredTable(NamedTuple):
    """All rows of one table."""

    row: Data
    seats: list[Seat]
    guests: dict[int, Guest]
    entries: list[Entry]


STAND_IN = "greedy"
"""The bot that plays for somebody who is away."""
