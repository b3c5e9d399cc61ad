"""What persons do at a table in play: each function checks, changes the session and says what changed.

Nothing is told to anybody before it is kept. If keeping it fails, the session is thrown away and built anew.
"""

from kontor.engine.errors import RuleError
from kontor.engine.legality import check_result
from kontor.engine.lines import join_line
from kontor.engine.match import Match
from kontor.engine.protocol import CHANCE
from kontor.engine.record import Record
from kontor.server.errors import ForbiddenError
from kontor.server.models import PLAYING, STAND_IN, Change, Seat
from kontor.server.tables.clocks import allowance
from kontor.server.tables.session import TableSession, UndoRequest, play_again, take_back

_LONGEST_CHAT = 500


def own_seat(session: TableSession, person: int | None, seat: int) -> Seat:
    """A seat that belongs to a person; raises if it does not."""
    if not 0 <= seat < len(session.seats):
        raise RuleError("table:seat", "no-such-seat", seat=seat, last=len(session.seats) - 1)
    if person is None or session.seats[seat].person != person:
        raise ForbiddenError("seat-not-yours")
    return session.seats[seat]


def play(session: TableSession, seat: int, text: str, person: int | None) -> Change:
    """Play a line of a seat, and whatever chance decides after it."""
    match = _in_play(session)
    before = len(match.seats)
    match.play(text, seat)
    session.taken_back.clear()
    return _moved(session, "move", seat, person, before)


def _moved(session: TableSession, kind: str, seat: int, person: int | None, before: int) -> Change:
    match = session.playing()
    session.wish = None
    session.settle()
    added = zip(match.seats[before:], match.moves[before:], strict=True)
    lines = [join_line(who, match.game.text(move)) for who, move in added]
    events = tuple(event for events in match.events[before:] for event in events)
    return Change(kind, seat, person, {"lines": lines, "hash": match.hash()}, events, of_game=True)


def undo(session: TableSession, seat: int, person: int) -> Change:
    """Take back the last line: one's own up to the last barrier, or any if one person plays all seats."""
    match = _to_take_back(session, person)
    if session.alone(person):
        return _take_back(session, seat, person, _back_to(match, session.seats_of(person)))
    if not match.can_undo(seat):
        raise match.undo_refusal()
    return _take_back(session, seat, person, 1)


def reset(session: TableSession, seat: int, person: int) -> Change:
    """Take back all of one's turn that one may take back."""
    match = _to_take_back(session, person)
    alone = session.alone(person)
    count = match.lines_to_reset(seat, alone)
    if not count:
        raise RuleError("table:undo", "undo-nothing") if alone else match.undo_refusal()
    return _take_back(session, seat, person, count)


def _back_to(match: Match, seats: list[int]) -> int:
    """How many lines of players there are from the last one of these seats on."""
    count = 0
    for who in reversed(match.seats):
        if who != CHANCE:
            count += 1
        if who in seats:
            return count
    raise RuleError("table:undo", "undo-nothing")


def _take_back(session: TableSession, seat: int, person: int, count: int) -> Change:
    take_back(session.playing(), count)
    session.taken_back.append(count)
    session.wish = None
    session.settle()
    return Change("undo", seat, person, {"count": count}, of_game=True)


def redo(session: TableSession, seat: int, person: int) -> Change:
    """Play again what was last taken back."""
    match = _to_take_back(session, person)
    if not session.taken_back:
        raise RuleError("table:redo", "redo-nothing")
    if not session.alone(person) and match.taken_back_seat() != seat:
        raise RuleError("table:redo", "redo-nothing")
    before = len(match.events)
    play_again(match, session.taken_back.pop())
    session.wish = None
    session.settle()
    events = tuple(event for events in match.events[before:] for event in events)
    return Change("redo", seat, person, {}, events, of_game=True)


def ask_undo(session: TableSession, seat: int, person: int) -> Change:
    """Ask the others to let one take back one's last line, and all that came after it."""
    match = _to_take_back(session, person)
    count = _back_to(match, [seat])
    if not askable(session, person):
        raise RuleError("table:undo", "undo-nobody-to-ask")
    session.wish = UndoRequest(seat, count)
    return Change("undo_asked", seat, person, {"count": count})


def askable(session: TableSession, person: int | None) -> set[int]:
    """The persons whose leave is needed: all others who play themselves."""
    others = {seat.person for seat in session.seats if seat.person is not None and not seat.stand_in}
    return {other for other in others if other is not None and other != person}


def answer_undo(session: TableSession, person: int, allow: bool) -> Change:
    """Allow a take-back or deny it; when all have allowed it, it is made."""
    wish = session.wish
    asker = session.seats[wish.seat].person if wish is not None else None
    if wish is None or person not in askable(session, asker):
        raise RuleError("table:undo", "undo-not-asked")
    seat = session.seats_of(person)[0]
    if not allow:
        session.wish = None
        return Change("undo_denied", seat, person)
    agreed = {session.seats[index].person for index in wish.agreed} | {person}
    if askable(session, asker) <= agreed:
        return _take_back(session, wish.seat, person, wish.count)
    wish.agreed.add(seat)
    return Change("undo_allowed", seat, person)


def leave(session: TableSession, seat: int, person: int | None, why: str) -> Change:
    """A bot plays on for a person who leaves, or whose time is up."""
    _in_play(session)
    place = session.seats[seat]
    if place.bot_at_work:
        raise RuleError("server:seat", "seat-has-bot")
    place.stand_in = STAND_IN
    # Whose leave is needed has changed; who still wants it asks again.
    session.wish = None
    return Change(why, seat, person, {"bot": STAND_IN}, seats=True)


def come_back(session: TableSession, seat: int, person: int) -> Change:
    """Take one's seat again."""
    _in_play(session)
    place = own_seat(session, person, seat)
    if not place.stand_in:
        raise RuleError("server:seat", "seat-no-stand-in")
    if session.clock is not None and place.spent >= allowance(session.clock):
        raise RuleError("server:clock", "clock-used-up" if "per_game" in session.clock else "clock-move-used-up")
    place.stand_in = ""
    return Change("back", seat, person, seats=True)


def chat(session: TableSession, person: int, name: str, text: str) -> Change:
    """Say something at the table."""
    said = "".join(sign if sign.isprintable() else " " for sign in text).strip()[:_LONGEST_CHAT]
    if not said:
        raise RuleError("server:chat", "chat-empty")
    guest = session.guests.get(person)
    if guest is not None and (guest.muted or guest.removed):
        raise RuleError("server:chat", "chat-muted")
    seats = session.seats_of(person)
    shown = session.seats[seats[0]].name if seats else name
    return Change("chat", seats[0] if seats else -1, person, {"text": said, "name": shown})


def imported(session: TableSession, record: Record, person: int) -> Change:
    """A game played elsewhere is laid on the table to look at; raises if it is not legal."""
    session.begin()
    match = session.playing()
    match.play_again(record.moves)
    check_result(match.game.result(match.state), record)
    events = tuple(event for events in match.events for event in events)
    return Change("imported", -1, person, {"lines": match.lines(), "hash": match.hash()}, events, of_game=True)


def _in_play(session: TableSession) -> Match:
    match = session.playing()
    if session.status != PLAYING:
        raise RuleError("record:R8", "record-after-end")
    return match


def _to_take_back(session: TableSession, person: int) -> Match:
    """The match. Once it is over, everything may have been shown to the others; who plays alone may still go back."""
    match = session.playing()
    if session.status != PLAYING and not (session.alone(person) and session.happened[0].entry.kind != "imported"):
        raise RuleError("record:R8", "record-after-end")
    return match
