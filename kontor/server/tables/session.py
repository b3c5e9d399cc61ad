"""A table in memory: seats, guests, match and log. Only `transition` changes it."""

import asyncio
from collections.abc import Sequence
from typing import Literal, NamedTuple

from kontor.engine.errors import KontorError, RuleError
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.engine.record import Record
from kontor.server.models import OVER, SPECTATOR, SUMMARY_COLUMNS, AppliedEntry, Entry, Guest, Seat, TableData


class UndoRequest(NamedTuple):
    """A request to undo lines that need the others' consent: the seat that asks, the lines, the seats that agree.

    >>> UndoRequest(0, 3).agreed
    frozenset()
    """

    seat: int
    lines: int
    agreed: frozenset[int] = frozenset()


Replacement = Literal["bot", "player"]
"""Who may play for somebody who is absent: a bot, or a new player who comes by a link."""


class SeatRequest(NamedTuple):
    """A request to let a bot or a new player take the seat of somebody who is absent.

    >>> SeatRequest(7, seat=0, absent=2, by="bot", asked=frozenset({1})).agreed
    frozenset()
    """

    number: int
    """The number of the entry that asked, to tell requests apart."""
    seat: int
    absent: int
    by: Replacement
    asked: frozenset[int]
    """One seat of each person who must agree."""
    agreed: frozenset[int] = frozenset()


class TableSession(TableData):
    """A table that is loaded into memory."""

    def __init__(self, row: Data, seats: Sequence[Seat], guests: dict[int, Guest]) -> None:
        super().__init__(row, seats, guests)
        self.match: Match | None = None
        self.undo_request: UndoRequest | None = None
        self.seat_request: SeatRequest | None = None
        self.undone: list[int] = []
        """The number of lines of each undo that can be redone."""
        self.log: list[AppliedEntry] = []
        self.senders: dict[str, Entry] = {}
        """Entries by `Entry.sender`, to recognize repeated messages."""
        self.frozen_by: KontorError | None = None
        """Why the game is frozen. Only for administrators: it may name hidden cards."""
        self.lock = asyncio.Lock()

    @property
    def actor(self) -> int:
        """Return the seat to act, -1 before the game, or -2 after it."""
        return self.match.actor if self.match is not None else SPECTATOR

    def summary_row(self) -> Data:
        """Return the columns that a list of tables shows, as `rows.list_tables` reads them from the store."""
        return {name: getattr(self, name) for name in SUMMARY_COLUMNS}

    @property
    def clock(self) -> Data | None:
        """Return the settings of the clock, or None if there is no clock."""
        return self.setup.get("clock")

    @property
    def hints(self) -> bool:
        """Return whether bots may give hints: as the owner decided, otherwise if only one person plays."""
        decided: bool | None = self.setup.get("hints")
        if decided is not None:
            return decided
        persons = {seat.person for seat in self.seats if not seat.bot}
        return len(persons) <= 1 and None not in persons

    @property
    def imported(self) -> bool:
        """Return whether the game was played elsewhere and imported."""
        return self.log[0].entry.kind == "imported"

    def seats_of(self, person: int | None) -> list[int]:
        """Return the seats of a person."""
        return [index for index, seat in enumerate(self.seats) if person is not None and seat.person == person]

    @property
    def seated(self) -> set[int]:
        """Return everybody who plays a seat or may take one back."""
        persons = {person for seat in self.seats for person in (seat.person, seat.holder)}
        return {person for person in persons if person is not None}

    def viewpoints(self, person: int | None) -> list[int]:
        """Return the seats whose views a person receives: their own, or that of a spectator."""
        return self.seats_of(person) or [SPECTATOR]

    def admits(self, person: int | None) -> bool:
        """Return whether a person may see the table: it is public, or they have a seat, own it or are a guest.

        Guests whom the owner has removed may not.
        """
        guest = self.guests.get(person) if person is not None else None
        if guest is not None and guest.removed:
            return False
        own = person is not None and (self.owner == person or person in self.seated)
        return self.public or own or guest is not None

    def removed(self, person: int) -> bool:
        """Return whether the owner has removed a person from the table."""
        guest = self.guests.get(person)
        return guest is not None and guest.removed

    def alone(self, person: int | None) -> bool:
        """Return whether a person holds all seats that are not bots'."""
        return person is not None and all(seat.bot or seat.person == person for seat in self.seats)

    def playing(self) -> Match:
        """Return the match. Raise if the game has not begun or is frozen."""
        if self.frozen is not None:
            raise self.frozen
        if self.match is None:
            raise RuleError("server:table", "table-not-begun")
        return self.match

    def check_seat(self, seat: int) -> None:
        """Raise `RuleError` if there is no such seat."""
        if not 0 <= seat < len(self.seats):
            raise RuleError("table:seat", "no-such-seat", seat=seat, last=len(self.seats) - 1)

    def record(self) -> Record:
        """Return the record of a finished game. Raise before the end, because a record reveals everything."""
        match = self.playing()
        if self.status != OVER:
            raise RuleError("server:record", "record-not-over")
        record = match.record()
        record.seats = [seat.bot for seat in self.seats] if any(seat.bot for seat in self.seats) else []
        if self.head is not None and self.head.get("broken_off") is not None and record.result is None:
            record.broken_off = self.head["broken_off"]
        return record
