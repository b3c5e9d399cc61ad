"""A table in memory: its seats and guests, its match, and all that happened, rebuilt from what is kept."""

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from kontor.engine.errors import KontorError, RuleError
from kontor.engine.legality import open_record
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.engine.record import Record, record_of
from kontor.server.models import OVER, PLAYING, SPECTATOR, Change, Entry, Guest, Happening, Seat, TableData
from kontor.server.store import rows

WITH_LINES = ("started", "imported", "move")
"""Kinds of entry that add lines to the record."""
_OF_GAME = ("move", "undo", "redo")


class UndoRequest:
    """Somebody asks to take back more than they may by themselves: who asks, how many lines, who has agreed.

    >>> UndoRequest(0, 3).agreed
    set()
    """

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count
        self.agreed: set[int] = set()


class TableSession(TableData):
    """One table, as long as anybody needs it. All that changes it goes through `kontor.server.tables.service`."""

    def __init__(self, row: Data, seats: Sequence[Seat], guests: dict[int, Guest], entries: Sequence[Entry]) -> None:
        super().__init__(row, seats, guests)
        self.match: Match | None = None
        self.wish: UndoRequest | None = None
        self.taken_back: list[int] = []
        """How many lines each undo took back that can be played again."""
        self.happened: list[Happening] = []
        self.senders: dict[str, Entry] = {}
        self.frozen: KontorError | None = None
        """Set if this game cannot go on by the rules that this program knows; it is kept as it is."""
        self.frozen_by: KontorError | None = None
        self.lock = asyncio.Lock()
        for entry in entries:
            self._repeat(entry)

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
        return self.wishes.get("clock")

    @property
    def hints(self) -> bool:
        """Whether bots may give hints here: as the owner wishes, else where one person plays among bots and friends."""
        wished: bool | None = self.wishes.get("hints")
        if wished is not None:
            return wished
        persons = {seat.person for seat in self.seats if not seat.bot}
        return len(persons) <= 1 and None not in persons

    def seats_of(self, person: int | None) -> list[int]:
        """The seats that a person holds."""
        return [index for index, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def eyes_of(self, person: int | None) -> list[int]:
        """With whose eyes a person sees: with those of all their seats, or as an viewer."""
        return self.seats_of(person) or [SPECTATOR]

    def admits(self, person: int | None) -> bool:
        """Whether somebody may see the table: it is open to all, or they sit there, own it or came by a link."""
        guest = self.guests.get(person) if person is not None else None
        if guest is not None and guest.removed:
            return False
        mine = person is not None and (self.owner == person or bool(self.seats_of(person)))
        return self.public or mine or guest is not None

    def alone(self, person: int | None) -> bool:
        """Whether one person holds all seats but those of bots."""
        return person is not None and all(seat.bot or seat.person == person for seat in self.seats)

    def begin(self) -> None:
        """Make the match from the head of the record, without any lines."""
        assert self.head is not None
        record = record_of({**self.head, "moves": []})
        game, state, options = open_record(record)
        self.match = Match(game, record.players, options, record.deal, record.seed, state)
        self.match.taken_back = record.taken_back

    def playing(self) -> Match:
        """The match, if there is one to play; raises if not."""
        if self.frozen is not None:
            raise self.frozen
        if self.match is None:
            raise RuleError("server:table", "table-not-begun")
        return self.match

    def admit(self, entry: Entry, change: Change) -> Happening:
        """Take over what has been kept."""
        happening = Happening(entry, list(change.events))
        self.number, self.revision = entry.number, entry.revision
        self.happened.append(happening)
        if entry.sender:
            self.senders[entry.sender] = entry
        return happening

    def _repeat(self, entry: Entry) -> None:
        """Do again what an entry did to the game."""
        self.number, self.revision = entry.number, entry.revision
        if entry.sender:
            self.senders[entry.sender] = entry
        events: list[Any] = []
        if self.frozen is None:
            try:
                events = self._repeat_in_game(entry)
            except KontorError as error:
                self.freeze(error)
        self.happened.append(Happening(entry, events))

    def _repeat_in_game(self, entry: Entry) -> list[Any]:
        kind, data = entry.kind, entry.data
        if kind in ("started", "imported"):
            self.begin()
        match = self.match
        if match is None:
            return []
        lines = len(match.events)
        if kind in WITH_LINES:
            match.play_again(data["lines"])
            self.taken_back.clear()
            if "hash" in data and data["hash"] != match.hash():
                raise RuleError("server:table", "table-other-position", number=entry.number)
        elif kind == "undo":
            lines = take_back(match, data["count"])
            self.taken_back.append(data["count"])
        elif kind == "redo":
            play_again(match, self.taken_back.pop())
        self._repeat_wish(entry)
        return [event for events in match.events[lines:] for event in events]

    def _repeat_wish(self, entry: Entry) -> None:
        if entry.kind == "undo_asked":
            self.wish = UndoRequest(entry.seat, entry.data["count"])
        elif entry.kind == "undo_allowed" and self.wish is not None:
            self.wish.agreed.add(entry.seat)
        elif entry.kind in ("undo_denied", "left", "timeout", "forgotten") or entry.kind in _OF_GAME:
            self.wish = None

    def freeze(self, error: KontorError) -> None:
        """Leave the game as it is: by these rules it cannot be rebuilt."""
        self.match = None
        self.frozen_by = error
        self.frozen = RuleError("server:table", "table-frozen", rules=self.rules)

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

    def settle(self) -> None:
        """Bring status and result in line with the match after something happened in it."""
        match = self.match
        if match is None or self.status not in (PLAYING, OVER):
            return
        self.status = OVER if match.over else PLAYING
        self.result = match.game.result(match.state)


def take_back(match: Match, count: int) -> int:
    """Take back so many lines of players; returns how many lines are left."""
    for _ in range(count):
        match.undo()
    return len(match.events)


def play_again(match: Match, count: int) -> None:
    """Play again as many."""
    for _ in range(count):
        match.redo()


def load_session(connection: Connection, table: str) -> TableSession | None:
    """Load a table from the store and replay its game; None if there is no such table."""
    stored = rows.load_table(connection, table)
    return TableSession(*stored) if stored is not None else None
