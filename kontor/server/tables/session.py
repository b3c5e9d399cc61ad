"""A table in memory: its seats and guests, its match and its log. Only `transition.apply` changes it."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from kontor.engine.errors import KontorError, RuleError
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.engine.record import Record
from kontor.server.models import OVER, SPECTATOR, AppliedEntry, Entry, Guest, Seat, TableData


class UndoRequest(NamedTuple):
    """Somebody asks to take back more than they may by themselves: who asks, how many lines, which seats agree.

    >>> UndoRequest(0, 3).agreed
    frozenset()
    """

    seat: int
    lines: int
    agreed: frozenset[int] = frozenset()


class TableSession(TableData):
    """One table, as long as anybody needs it."""

    def __init__(self, row: Data, seats: Sequence[Seat], guests: dict[int, Guest]) -> None:
        super().__init__(row, seats, guests)
        self.match: Match | None = None
        self.undo_request: UndoRequest | None = None
        self.undone: list[int] = []
        """How many lines each undo took back that can be played again."""
        self.log: list[AppliedEntry] = []
        self.senders: dict[str, Entry] = {}
        """The entries that messages asked for, by `Entry.sender`."""
        self.frozen_by: KontorError | None = None
        """Why the game is frozen; for administrators, since it may name hidden cards."""
        self.pending = False
        """Whether the last entry has been applied but is not committed yet."""
        self.lock = asyncio.Lock()

    @property
    def actor(self) -> int:
        """The seat to act; -1 before the game and -2 after it."""
        return self.match.actor if self.match is not None else SPECTATOR

    def card(self) -> Data:
        """What a list of tables shows."""
        names = ("id", "game", "title", "public", "status", "owner", "actor", "deadline", "created", "changed")
        return {name: getattr(self, name) for name in names}

    @property
    def clock(self) -> Data | None:
        """The clock that was agreed on, if any."""
        return self.setup.get("clock")

    @property
    def hints(self) -> bool:
        """Whether bots may give hints: as the owner decided, else where only one person plays."""
        decided: bool | None = self.setup.get("hints")
        if decided is not None:
            return decided
        persons = {seat.person for seat in self.seats if not seat.bot}
        return len(persons) <= 1 and None not in persons

    @property
    def imported(self) -> bool:
        """Whether the game was played elsewhere and is only looked at here."""
        return self.log[0].entry.kind == "imported"

    def seats_of(self, person: int | None) -> list[int]:
        """The seats that a person holds."""
        return [index for index, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def viewpoints(self, person: int | None) -> list[int]:
        """The seats whose views a person is sent: their own, or that of a spectator."""
        return self.seats_of(person) or [SPECTATOR]

    def admits(self, person: int | None) -> bool:
        """Whether somebody may see the table: it is public, or they sit there, own it or came by a link."""
        guest = self.guests.get(person) if person is not None else None
        if guest is not None and guest.removed:
            return False
        mine = person is not None and (self.owner == person or bool(self.seats_of(person)))
        return self.public or mine or guest is not None

    def removed(self, person: int) -> bool:
        """Whether the owner has removed somebody from the table."""
        guest = self.guests.get(person)
        return guest is not None and guest.removed

    def alone(self, person: int | None) -> bool:
        """Whether one person holds all seats but those of bots."""
        return person is not None and all(seat.bot or seat.person == person for seat in self.seats)

    def playing(self) -> Match:
        """The match, if there is one to play; raises if not."""
        if self.frozen is not None:
            raise self.frozen
        if self.match is None:
            raise RuleError("server:table", "table-not-begun")
        return self.match

    def check_seat(self, seat: int) -> None:
        """Raise if there is no such seat."""
        if not 0 <= seat < len(self.seats):
            raise RuleError("table:seat", "no-such-seat", seat=seat, last=len(self.seats) - 1)

    def record(self) -> Record:
        """The record of a game that is over; raises otherwise, for it tells everything."""
        match = self.playing()
        if self.status != OVER:
            raise RuleError("server:record", "record-not-over")
        record = match.record()
        record.seats = [seat.bot for seat in self.seats] if any(seat.bot for seat in self.seats) else []
        if self.head is not None and self.head.get("broken_off") is not None and record.result is None:
            record.broken_off = self.head["broken_off"]
        return record
