"""How a table comes about: asked for, seats taken and given back, links, and the beginning of the game."""

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from kontor.bots.base import bots_of, make_bot
from kontor.engine.errors import RuleError
from kontor.engine.legality import check_players
from kontor.engine.matches import new_match, new_seed
from kontor.engine.protocol import Data
from kontor.engine.record import Record
from kontor.engine.registry import load_game
from kontor.lang.translator import clean
from kontor.server.errors import ForbiddenError
from kontor.server.keys import link_secret, new_table_id, same_secret
from kontor.server.models import OVER, PLAYING, SPECTATOR, STAND_IN, WAITING, Change, Guest, Person, Seat
from kontor.server.tables.session import TableSession

JOIN, WATCH = "join", "watch"
"""What a link may be for, besides a single seat."""


class SeatRequest(NamedTuple):
    """A seat as it is asked for: one's own, somebody's on this screen, a bot's by name, or free for others."""

    kind: str
    name: str = ""
    bot: str = ""


class TableRequest(NamedTuple):
    """A table as it is asked for."""

    game: str
    title: str
    public: bool
    seats: Sequence[SeatRequest]
    options: Mapping[str, object]
    content: Mapping[str, object]
    drawn: bool
    """Whether the start player is drawn by lot."""
    clock: Data | None
    hints: bool | None = None
    """Whether bots may give hints; None leaves it to who sits there."""
    mark: str = ""
    """What tells this wish from others, if it may be sent twice."""


def new_table(wish: TableRequest, person: Person, now: float, name: str = "") -> tuple[TableSession, Change]:
    """A table that nobody has joined yet but who asked for it, of a fresh name or of this; raises if it cannot be."""
    game = load_game(wish.game, wish.content)
    check_players(game, len(wish.seats))
    options = game.settle_options(wish.options)
    seats = [_new_seat(seat, wish.game, person) for seat in wish.seats]
    _name_apart(seats)
    row = _row(name or new_table_id(), wish.game, game.rules, person, now)
    row |= {"title": clean(wish.title, 60), "public": wish.public}
    row["wishes"] = {"options": options, "content": game.changed, "drawn": wish.drawn, "clock": wish.clock}
    if wish.hints is not None:
        row["wishes"]["hints"] = wish.hints
    if wish.mark:
        row["wishes"]["mark"] = wish.mark
    return TableSession(row, seats, {}, []), Change("made", SPECTATOR, person.id, {"name": person.name}, seats=True)


def _row(name: str, game: str, rules: int, person: Person, now: float) -> Data:
    """What all new tables have in common."""
    return {
        "id": name,
        "game": game,
        "rules": rules,
        "title": "",
        "public": False,
        "owner": person.id,
        "status": WAITING,
        "head": None,
        "since": now,
        "deadline": None,
        "links": {JOIN: 0, WATCH: 0},
        "result": None,
        "created": now,
        "changed": now,
    }


def _new_seat(wish: SeatRequest, game: str, person: Person) -> Seat:
    if wish.kind == "bot":
        make_bot(wish.bot, game)
        return Seat(clean(wish.name).strip(), bot=wish.bot)
    if wish.kind == "free":
        return Seat("")
    return Seat(clean(wish.name).strip() or person.name, person=person.id)


_MERCHANTS = ("Ilsabe", "Claas", "Wendel", "Tale", "Henneke", "Gesche", "Marten", "Lüdeke")
"""What bots are called at a table, if nobody gives them a name: as merchants of old were."""


def _name_apart(seats: Sequence[Seat]) -> None:
    """Different names for all: bots without one get one, and who has the name of an earlier seat gets a number."""
    given = {seat.name for seat in seats}
    free = [name for name in _MERCHANTS if name not in given]
    names: set[str] = set()
    for index, seat in enumerate(seats):
        if seat.bot and not seat.name:
            seat.name = free.pop(0) if free else _MERCHANTS[index % len(_MERCHANTS)]
        seat.name = _apart(seat.name, names)
        names.add(seat.name)


def _apart(name: str, others: Collection[str]) -> str:
    """A name that others do not have: with a number, where they do.

    >>> _apart("Ada", ["Ben"]), _apart("Ada", ["Ada", "Ada 2"]), _apart("", [""])
    ('Ada', 'Ada 3', '')
    """
    found, number = name, 2
    while found and found in others:
        found, number = f"{name[:36]} {number}", number + 1
    return found


def imported_table(record: Record, person: Person, now: float) -> TableSession:
    """A table on which a game that was played elsewhere is laid out to look at."""
    head = record.data()
    del head["moves"]
    names = [clean(name) for name in record.players]
    bots, known = record.seats or [""] * len(names), bots_of(record.game)
    seats = [Seat(name, bot=bot if bot in known else "") for name, bot in zip(names, bots, strict=True)]
    row = _row(new_table_id(), record.game, record.rules, person, now)
    row |= {"status": OVER, "head": head, "result": record.result}
    row["wishes"] = {"options": record.options, "content": record.content, "drawn": False, "clock": None}
    return TableSession(row, seats, {}, [])


def ready(session: TableSession) -> bool:
    """Whether all seats are taken and nobody waits for anything else."""
    return session.status == WAITING and not any(seat.free for seat in session.seats)


def start(session: TableSession, fill: str = "") -> Change:
    """Deal the game; free seats go to bots if a bot is named."""
    if session.status != WAITING:
        raise RuleError("server:table", "table-begun")
    if any(seat.free for seat in session.seats):
        if not fill:
            raise RuleError("server:table", "table-seats-free")
        make_bot(fill, session.game)
    seats = [Seat("", bot=fill) if seat.free else seat for seat in session.seats]
    if session.wishes.get("drawn"):
        first = secrets.randbelow(len(seats))
        seats = [*seats[first:], *seats[:first]]
    _name_apart(seats)
    wishes = session.wishes
    match = new_match(session.game, [seat.name for seat in seats], new_seed(), wishes["options"], wishes["content"])
    # From here on nothing can fail.
    _renew_seat_links(session.seats, seats)
    session.seats = seats
    head = match.record().data()
    lines = head.pop("moves")
    session.head, session.match, session.status = head, match, PLAYING
    session.rules = match.game.rules
    events = tuple(event for events in match.events for event in events)
    data = {"lines": lines, "hash": match.hash()}
    return Change("started", SPECTATOR, None, data, events, seats=True, head=True)


def _renew_seat_links(before: Sequence[Seat], after: Sequence[Seat]) -> None:
    """Seats have moved: a link that led to one of them must not lead to another."""
    highest = max(seat.link for seat in before)
    for seat in after:
        seat.link = highest + 1


def _freed(seat: Seat) -> Seat:
    """A seat that is free again; its old links stay worthless."""
    free = Seat("")
    free.link = seat.link + 1
    return free


def take_seat(session: TableSession, person: Person, names: Sequence[str], wished: int | None) -> Change:
    """A person sits down on a free seat, or on several for people on their screen, a name for each."""
    if session.status != WAITING:
        raise RuleError("server:table", "table-begun")
    if (guest := session.guests.get(person.id)) is not None and guest.removed:
        raise ForbiddenError("table-removed")
    free = [index for index, seat in enumerate(session.seats) if seat.free]
    if wished is not None and wished not in free:
        raise RuleError("server:seat", "seat-taken")
    taken = [wished, *[index for index in free if index != wished]] if wished is not None else free
    names = [clean(name).strip() for name in names] or [person.name]
    if len(names) > len(taken):
        raise RuleError("server:seat", "seat-none-free")
    for index, name in zip(taken, names, strict=False):
        session.seats[index].name, session.seats[index].person = name or person.name, person.id
    _name_apart(session.seats)
    return Change("joined", taken[0], person.id, {"name": session.seats[taken[0]].name}, seats=True)


def stand_up(session: TableSession, seat: int, person: int) -> Change:
    """Free a seat again before the game has begun: one's own, or any if one owns the table."""
    if session.status != WAITING:
        raise RuleError("server:table", "table-begun")
    if not 0 <= seat < len(session.seats):
        raise RuleError("table:seat", "no-such-seat", seat=seat, last=len(session.seats) - 1)
    if person not in (session.seats[seat].person, session.owner):
        raise ForbiddenError("seat-not-yours")
    place = session.seats[seat]
    session.seats[seat] = _freed(place)
    if place.person != person:
        # Whose it was is not written down: only a person's own entries bear their name.
        return Change("freed", seat, person, seats=True)
    return Change("stood_up", seat, person, {"name": place.name}, seats=True)


def link_for(session: TableSession, server_secret: str, purpose: str) -> str:
    """The secret of a link for joining, for watching, or for one seat (`seat0`, `seat1`, …)."""
    return link_secret(server_secret, session.id, purpose, _generation(session, purpose))


def _generation(session: TableSession, purpose: str) -> int:
    if purpose in (JOIN, WATCH):
        return session.links[purpose]
    seat = int(purpose.removeprefix("seat"))
    if not 0 <= seat < len(session.seats):
        raise RuleError("table:seat", "no-such-seat", seat=seat, last=len(session.seats) - 1)
    return session.seats[seat].link


def opens(session: TableSession, server_secret: str, purpose: str, secret: str) -> bool:
    """Whether a secret is that of the present link."""
    return same_secret(secret, link_for(session, server_secret, purpose))


def renew(session: TableSession, purpose: str, person: int) -> Change:
    """Make the present link worthless."""
    if purpose in (JOIN, WATCH):
        session.links = {**session.links, purpose: session.links[purpose] + 1}
    else:
        _generation(session, purpose)
        session.seats[int(purpose.removeprefix("seat"))].link += 1
    return Change("link_renewed", SPECTATOR, person, seats=True)


def claim_seat(session: TableSession, seat: int, person: Person, here: set[int]) -> Change:
    """Somebody takes over a person's seat by its own link, which is used up by that; not while they are `here`."""
    place = session.seats[seat]
    if place.bot:
        raise RuleError("server:seat", "seat-has-bot")
    if place.free:
        raise RuleError("server:seat", "seat-still-free")
    if (guest := session.guests.get(person.id)) is not None and guest.removed:
        raise ForbiddenError("table-removed")
    if place.person in here and place.person != person.id:
        raise RuleError("server:seat", "seat-holder-here")
    # The others keep their names: who sits down among them is told apart.
    place.name = _apart(person.name, [other.name for other in session.seats if other is not place])
    place.person, place.stand_in = person.id, ""
    place.link += 1
    if session.head is not None and session.match is not None:
        names = [seat.name for seat in session.seats]
        session.head = {**session.head, "players": names}
        session.match.players = names
    return Change("claimed", seat, person.id, {"name": place.name}, seats=True, head=True)


def judge_guest(session: TableSession, person: int, muted: bool | None, removed: bool | None, owner: int) -> Change:
    """The owner silences a guest or shows them out, or takes that back."""
    if person == owner:
        raise RuleError("server:guest", "guest-yourself")
    guest = session.guests.get(person, Guest())
    if removed and session.seats_of(person):
        raise RuleError("server:guest", "guest-has-seat")
    guest.muted = guest.muted if muted is None else muted
    guest.removed = guest.removed if removed is None else removed
    session.guests[person] = guest
    return Change("guest", SPECTATOR, owner, {"muted": guest.muted, "removed": guest.removed})


def allow_hints(session: TableSession, hints: bool, owner: int) -> Change:
    """The owner allows hints or forbids them."""
    session.wishes = {**session.wishes, "hints": hints}
    return Change("hints", SPECTATOR, owner, {"hints": hints})


def come_to_watch(session: TableSession, person: Person) -> Change:
    """Somebody is let in to watch."""
    session.guests[person.id] = Guest()
    return Change("watches", SPECTATOR, person.id, {"name": person.name})


def give_up(session: TableSession, person: int, name: str) -> Change:
    """Somebody leaves for good: seats are free again before the game, go to bots in it, and have another name."""
    for index in session.seats_of(person):
        seat = session.seats[index]
        if session.status == WAITING:
            session.seats[index] = _freed(seat)
        else:
            seat.name, seat.person = name, None
            seat.bot = STAND_IN if session.status == PLAYING else ""
            seat.stand_in = ""
    if session.owner == person:
        others = [seat.person for seat in session.seats if seat.person is not None]
        session.owner = others[0] if others else None
    return Change("forgotten", seats=True)
