"""Random commands at tables: the live session equals the stored and the rebuilt one, field by field, after each.

Every table has a service and a store of its own. Refused commands count too: they must change nothing.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, get_args

from kontor.bots.base import make_bot
from kontor.bots.random import RandomBot
from kontor.engine.decision import Decision
from kontor.engine.errors import KontorError
from kontor.engine.match import Match
from kontor.engine.rng import Rng
from kontor.server.errors import NoSuchTableError
from kontor.server.keys import new_table_id
from kontor.server.models import OVER, PLAYING, WAITING, AppliedEntry, Draft, Person
from kontor.server.settings import Settings
from kontor.server.store import rows
from kontor.server.store.database import sqlite_address
from kontor.server.store.store import Store
from kontor.server.tables import commands, creation, hosting, seating
from kontor.server.tables.forgetting import forget
from kontor.server.tables.replacement import AbsenceCheck, answer_replacement, ask_replacement, asked_persons
from kontor.server.tables.service import TableService
from kontor.server.tables.session import Replacement, TableSession
from kontor.server.tables.timing.timekeeper import Timekeeper
from kontor.server.tables.transition import load_session, rebuild
from tools.studies.resumable import Counts, Study

TABLES, COMMANDS = 200, 200
_PERSONS = 4
KINDS = {
    *("joined", "stood_up", "freed", "claimed", "started", "left", "timeout", "back", "link_renewed", "watches"),
    *("guest", "hints", "clock_shifted", "forgotten", "chat", "move", "undo", "redo"),
    *("undo_asked", "undo_allowed", "undo_denied"),
    *("reclaimed", "replaced", "replace_asked", "replace_allowed", "replace_denied", "replace_void"),
}
"""The kinds of entries that random commands can cause."""
_NOT_COMPARED = {"lock"}
_MATCH_FIELDS = (
    *("players", "options", "deal", "seed", "seats", "moves", "bots", "taken_back", "broken_off", "revision"),
    "_undone",
)


class DifferenceError(Exception):
    """The live, stored and rebuilt sessions differ."""


def fields_of(session: TableSession) -> dict[str, Any]:
    """Return every field of a session as comparable plain values."""
    values = dict(vars(session))
    for name in _NOT_COMPARED:
        del values[name]
    values["log"] = [_plain_entry(applied, len(session.seats)) for applied in session.log]
    for name in ("frozen", "frozen_by"):
        values[name] = str(values[name])
    return values | {"match": _match_fields(session.match)}


def _plain_entry(applied: AppliedEntry, seats: int) -> tuple[Any, ...]:
    return applied.entry, [[event.seen_by(seat) for seat in range(-1, seats)] for event in applied.events]


def _match_fields(match: Match | None) -> dict[str, Any] | None:
    if match is None:
        return None
    values = {name: getattr(match, name) for name in _MATCH_FIELDS}
    values["state"] = match.state.flat()
    values["earlier"] = [match.state_after(lines).flat() for lines in (0, len(match.seats) // 2)]
    values["events"] = [[event.seen_by(0) for event in events] for events in match.events]
    return values | {"game": match.game.name, "content": match.game.changed}


def compare(live: TableSession, other: TableSession, source: str) -> None:
    """Raise `DifferenceError` if two sessions differ in any field."""
    one, two = fields_of(live), fields_of(other)
    different = [name for name in one.keys() | two.keys() if one.get(name) != two.get(name)]
    if different:
        shown = [f"{name}: {one.get(name)!r:.400} != {two.get(name)!r:.400}" for name in sorted(different)]
        last = live.log[-1].entry._replace(data={}) if live.log else None
        raise DifferenceError(f"{source} after {last}: " + "; ".join(shown))


class Walk:
    """One table at which several persons run random commands."""

    def __init__(self, service: TableService, dice: random.Random, clock: "Time") -> None:
        self.service = service
        self.dice = dice
        self.time = clock
        self.persons: list[Person] = []
        self.table = ""
        self.counts: Counts = {"tables": 0, "commands": 0, "refused": 0, "over": 0}
        self._sign_ins = 0

    async def begin(self, game: str) -> None:
        """Sign in persons and let the first one create a table. At some, all of them sit down and play."""
        for _ in range(_PERSONS):
            await self._sign_in()
        full = self.dice.random() < 0.3
        await self._create(game, [creation.SeatRequest("free")] * (_PERSONS - 1) if full else None)
        if full:
            for person in self.persons[1:]:
                await self.service.change(self.table, partial(seating.take_seat, person=person, names=[], wanted=None))
            await self.service.change(self.table, creation.start)

    async def _sign_in(self) -> None:
        self._sign_ins += 1
        name, key = self.dice.choice(["Ada", "Ben", "Cleo", "Claas"]), f"{self.dice.random()} {self._sign_ins}"
        store = self.service.store
        self.persons.append(await store.write(lambda connection: rows.sign_in(connection, key, name, "en", 0.0)))

    async def _create(self, game: str, others: list[creation.SeatRequest] | None = None) -> None:
        dice, owner = self.dice, self.persons[0]
        choice = [creation.SeatRequest("free"), creation.SeatRequest("bot", bot="random"), creation.SeatRequest("me")]
        choice.append(creation.SeatRequest("screen", "Ada"))
        others = others or dice.choices(choice, [5, 1, 1, 1], k=dice.randint(1, 3))
        seats = [creation.SeatRequest("me"), *others]
        clock = dice.choice([None, {"per_move": 60}, {"per_game": 600, "added": 10}])
        hints, random_start, public = dice.choice([None, True, False]), dice.random() < 0.5, dice.random() < 0.3
        request = creation.TableRequest(game, "Table", public, seats, {}, {}, random_start, clock, hints)
        self.table = (await self.service.add(new_table_id(), creation.create(request, owner))).id
        self.game = game
        self.counts["tables"] += 1
        await self.check()

    async def run(self, commands_left: int, sprint_at: int = -1) -> Counts:
        """Run commands. When `sprint_at` commands are left, bots first play the game to its end without checks."""
        while commands_left:
            commands_left -= 1
            await self._step()
            if commands_left == sprint_at:
                await self._sprint()
        return self.counts

    async def _step(self) -> None:
        self.time.now += self.dice.choice([0.5, 3.0, 30.0])
        if self.dice.random() < 0.02:
            self.time.offset += self.dice.choice([-3600.0, 45.0, 3600.0])
        before = await self.service.session(self.table)
        number, act = before.number, self._choose(before)
        self.counts["commands"] += 1
        try:
            await act()
            for applied in (await self.service.session(self.table)).log[number:]:
                kind = applied.entry.kind
                self.counts[kind] = self.counts.get(kind, 0) + 1
        except NoSuchTableError:
            # The table was deleted with its last person.
            await self._create(self.game)
        except KontorError:
            self.counts["refused"] += 1
        await self.check()

    def _choose(self, session: TableSession) -> Callable[[], Coroutine[Any, Any, object]]:
        weights = _WEIGHTS[session.status]
        name = self.dice.choices(list(weights), list(weights.values()))[0]
        if session.undo_request is not None and self.dice.random() < 0.5:
            name = "answer"
        if session.seat_request is not None and self.dice.random() < 0.5:
            name = "answer_replace"
        if name == "forget":
            return self._forget
        command = getattr(self, f"_{name}")(session, self.dice.choice(self.persons))
        sender = f"{self.dice.random()}" if self.dice.random() < 0.5 else None
        return partial(self.service.change, self.table, command, sender)

    async def _forget(self) -> None:
        person = self.dice.choice(self.persons)
        await forget(self.service, person.id, "Somebody")
        self.persons.remove(person)
        await self._sign_in()
        await self.service.session(self.table)

    async def check(self) -> None:
        """Compare the live session with the one from the rows and the one from the entries."""
        try:
            live = await self.service.session(self.table)
        except NoSuchTableError:
            return
        loaded = await self.service.store.read(partial(load_session, table=self.table))
        if loaded is None:
            raise DifferenceError("the table is not in the store")
        compare(live, loaded, "loaded")
        compare(live, rebuild(self.table, [applied.entry for applied in loaded.log]), "rebuilt")

    async def _sprint(self) -> None:
        """Let bots play to the end."""
        bot, session = make_bot("greedy", self.game), await self.service.session(self.table)
        while session.status == PLAYING:
            match, seat = session.playing(), session.actor
            line = match.game.text(bot.choose(Decision(match.game, match.state), Rng(f"{self.dice.random()}")))
            await self.service.change(self.table, partial(commands.play, seat=seat, text=line, person=None))
        self.counts["over"] += session.status == OVER
        await self.check()

    # Each of these methods returns a command, which may be refused.

    def _join(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        names = self.dice.choice([[], ["Ada"], ["Ada", "Ben"], ["", "Claas", "Dov"]])
        wanted = self.dice.choice([None, None, 0, 1, 2, 7])
        return partial(seating.take_seat, person=person, names=names, wanted=wanted)

    def _stand_up(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        return partial(seating.stand_up, seat=self.dice.randint(0, 4), person=person.id)

    def _claim(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        return partial(seating.claim_seat, seat=self._seat(session), person=person)

    def _reclaim(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        lost = [seat for seat in range(len(session.seats)) if seating.is_lost(session, seat, person.id)]
        return partial(seating.reclaim_seat, seat=lost[0], person=person) if lost else self._claim(session, person)

    def _replace(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        seats, by = session.seats_of(person.id), self.dice.choice(get_args(Replacement))
        seat, absent = (seats or [self._seat(session)])[0], self._seat(session)
        if session.actor >= 0 and self.dice.random() < 0.8:
            absent = session.actor
        return partial(ask_replacement, seat=seat, absent=absent, by=by, absences=self._absences(session, absent))

    def _answer_replace(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        request, allow = session.seat_request, self.dice.random() < 0.8
        if request is None:
            return self._replace(session, person)
        absences = self._absences(session, request.absent)
        waited_for = [other for other in self.persons if other.id in asked_persons(session, request)]
        if waited_for and self.dice.random() < 0.7:
            person = self.dice.choice(waited_for)
        return partial(answer_replacement, person=person.id, number=request.number, allow=allow, absences=absences)

    def _absences(self, session: TableSession, absent: int) -> AbsenceCheck:
        """Return that a seat's person has been away for a week, most of the time, and that the others are here."""
        away = session.seats[absent].person if self.dice.random() < 0.8 else None
        now = self.time.wall() + 700_000.0
        return AbsenceCheck(session, {person.id: now for person in self.persons if person.id != away}, now)

    def _start(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        return partial(creation.start, fill=self.dice.choice(["", "random", "greedy", "nobody"]))

    def _renew(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        purpose = self.dice.choice(["join", "watch", "seat0", "seat1", "seat9"])
        return partial(hosting.renew_link, purpose=purpose, person=person.id)

    def _guest(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        dice = self.dice
        muted, removed = dice.choice([None, True, False]), dice.choice([None, True, False, False])
        owner = dice.choice(self.persons).id
        return partial(hosting.moderate_guest, person=person.id, muted=muted, removed=removed, owner=owner)

    def _watch(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        return partial(hosting.admit_guest, person=person)

    def _hints(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        return partial(hosting.allow_hints, hints=self.dice.random() < 0.5, owner=person.id)

    def _chat(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        return partial(commands.chat, person=person.id, name=person.name, text=self.dice.choice(["Hello", "Hm", " "]))

    def _move(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        match = session.playing()
        rng = Rng(f"{self.dice.random()}")
        text = match.game.text(RandomBot().choose(Decision(match.game, match.state), rng)) if not match.over else "end"
        if self.dice.random() < 0.1:
            text = self.dice.choice(["dance", "end"])
        holder = session.seats[session.actor].person if session.actor >= 0 else None
        return partial(commands.play, seat=session.actor, text=text, person=holder)

    def _undo(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        take_back = self.dice.choice([commands.undo, commands.reset, commands.redo, commands.ask_undo])
        seats = session.seats_of(person.id)
        seat = self.dice.choice(seats) if seats else self._seat(session)
        return partial(take_back, seat=seat, person=person.id)

    def _answer(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        asked = [other.id for other in self.persons if session.seats_of(other.id)] or [person.id]
        return partial(commands.answer_undo, person=self.dice.choice(asked), allow=self.dice.random() < 0.7)

    def _leave(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        return partial(commands.leave, seat=self._seat(session), person=person.id, kind="left")

    def _timeout(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        self.time.now += max(0.0, (session.deadline or 0.0) - self.time.wall())
        return partial(commands.leave, seat=max(0, session.actor), person=None, kind="timeout")

    def _back(self, session: TableSession, person: Person) -> Callable[[TableSession], Draft]:
        return partial(commands.come_back, seat=self._seat(session), person=person.id)

    def _seat(self, session: TableSession) -> int:
        return self.dice.randrange(len(session.seats))


class Time:
    """The simulated clocks of a walk, in seconds. The wall clock is set now and then."""

    def __init__(self) -> None:
        self.now = 0.0
        self.offset = 1_000_000.0

    def steady(self) -> float:
        return self.now

    def wall(self) -> float:
        return self.now + self.offset


_AT_ANY_TIME = {"renew": 2, "guest": 4, "watch": 3, "hints": 2, "chat": 3, "claim": 3, "answer": 1, "forget": 1}
_WEIGHTS = {
    WAITING: {**_AT_ANY_TIME, "join": 8, "stand_up": 5, "start": 2, "undo": 1, "leave": 1},
    PLAYING: {
        **_AT_ANY_TIME,
        "move": 40,
        "undo": 16,
        "answer": 6,
        "leave": 3,
        "back": 5,
        "timeout": 2,
        "join": 1,
        "replace": 6,
        "answer_replace": 2,
        "reclaim": 4,
    },
    OVER: {**_AT_ANY_TIME, "move": 2, "undo": 8, "leave": 2, "back": 2, "stand_up": 1, "replace": 1, "reclaim": 1},
}


async def walk(address: str, seed: str, game: str, steps: int, sprint_at: int = -1) -> Counts:
    """Run random commands at a table of a fresh store."""
    store, clock = Store(address), Time()
    try:
        service = TableService(store, Settings(store=address), "secret", Timekeeper(clock.wall, clock.steady))
        walker = Walk(service, random.Random(seed), clock)
        await walker.begin(game)
        return await walker.run(steps, sprint_at)
    finally:
        store.close()


def play_transitions(_: int, games: range, folder: Path) -> Counts:
    """Run random commands at a range of tables, each in its own store."""
    folder.mkdir(parents=True, exist_ok=True)
    total: Counts = {"differences": 0}
    for index in games:
        game = "anno1800" if index % 4 == 3 else "anno1503"
        address = sqlite_address(folder / f"{index}.db")
        try:
            counts = asyncio.run(walk(address, f"walk {index}", game, COMMANDS, 60 if index % 5 == 0 else -1))
        except DifferenceError as error:
            print(f"\n{index}: {error}")
            counts = {"differences": 1}
        total = {name: total.get(name, 0) + counts.get(name, 0) for name in total | counts}
    return total


def judge_transitions(_: int, games: int, counts: Counts) -> tuple[bool, str]:
    """Check that there are no differences, and that every kind of entry occurs."""
    missing = KINDS - counts.keys()
    done = ", ".join(f"{number} {name}" for name, number in sorted(counts.items()))
    return counts["differences"] == 0 and not missing and counts[
        "tables"
    ] >= games, f"transitions at {games} tables: {done}"


STUDIES = [Study("transitions", 0, TABLES, play_transitions, judge_transitions)]
