"""Commands of persons at a table in play. Each one validates and returns a draft, and changes nothing.

`TableService.change` turns the draft into an entry, and `transition.apply` applies the entry to the session.
"""

from kontor.engine.errors import RuleError
from kontor.engine.lines import join_line
from kontor.engine.match import Match
from kontor.server.errors import ForbiddenError
from kontor.server.models import PLAYING, STAND_IN, Draft, Seat
from kontor.server.tables.session import TableSession
from kontor.server.tables.timing.clocks import clock_used_up

LONGEST_CHAT = 500
_MOST_UNDONE = 200
"""Limit on lines undone at once. Each takes about as long as a move."""


def own_seat(session: TableSession, person: int | None, seat: int) -> Seat:
    """Return a seat of a person. Raise if it belongs to somebody else."""
    session.check_seat(seat)
    if person is None or session.seats[seat].person != person:
        raise ForbiddenError("seat-not-yours")
    return session.seats[seat]


def play(session: TableSession, seat: int, text: str, person: int | None) -> Draft:
    """Play a line for a seat, and the chance moves that follow it."""
    # `apply` takes over the fork, so the line is checked and played only once.
    match = match_in_play(session).fork()
    before = len(match.seats)
    match.play(text, seat)
    added = zip(match.seats[before:], match.moves[before:], strict=True)
    lines = [join_line(who, match.game.text(move)) for who, move in added]
    return Draft("move", seat, person, {"lines": lines, "hash": match.hash()}, match)


def undo(session: TableSession, seat: int, person: int) -> Draft:
    """Undo the last line: your own after the last barrier, or any line if one person plays all seats."""
    match = _match_to_undo(session, person)
    if session.alone(person):
        return Draft("undo", seat, person, {"count": _lines_to_undo(match, session.seats_of(person))})
    if not match.can_undo(seat):
        raise match.undo_refusal()
    return Draft("undo", seat, person, {"count": 1})


def reset(session: TableSession, seat: int, person: int) -> Draft:
    """Undo as much of your turn as the rules allow."""
    match = _match_to_undo(session, person)
    alone = session.alone(person)
    count = min(match.lines_to_reset(seat, alone), _MOST_UNDONE)
    if not count:
        raise RuleError("table:undo", "undo-nothing") if alone else match.undo_refusal()
    return Draft("undo", seat, person, {"count": count})


def _lines_to_undo(match: Match, seats: list[int]) -> int:
    count = match.lines_to_undo(seats)
    if not count:
        raise RuleError("table:undo", "undo-nothing")
    if count > _MOST_UNDONE:
        raise RuleError("table:undo", "undo-too-far", most=_MOST_UNDONE)
    return count


def redo(session: TableSession, seat: int, person: int) -> Draft:
    """Replay the lines that were undone last."""
    match = _match_to_undo(session, person)
    own = session.alone(person) or match.redo_seat() == seat
    if not session.undone or not own:
        raise RuleError("table:redo", "redo-nothing")
    return Draft("redo", seat, person)


def ask_undo(session: TableSession, seat: int, person: int) -> Draft:
    """Ask the others for permission to undo your last line and all lines after it."""
    match = _match_to_undo(session, person)
    count = _lines_to_undo(match, [seat])
    if not askable(session, person):
        raise RuleError("table:undo", "undo-nobody-to-ask")
    return Draft("undo_asked", seat, person, {"count": count})


def askable(session: TableSession, person: int | None) -> set[int]:
    """Return the persons who must consent to an undo: all others who play themselves."""
    others = {seat.person for seat in session.seats if seat.person is not None and not seat.stand_in}
    return {other for other in others if other is not None and other != person}


def everybody_agrees(session: TableSession, asked: set[int], agreed: frozenset[int], person: int) -> bool:
    """Return whether all persons who were asked agree, now that this one does. `agreed` are seats."""
    return asked <= {session.seats[index].person for index in agreed} | {person}


def answer_undo(session: TableSession, person: int, allow: bool) -> Draft:
    """Allow or deny an undo. When everybody has allowed it, the draft is the undo itself."""
    request = session.undo_request
    asker = session.seats[request.seat].person if request is not None else None
    if request is None or person not in askable(session, asker):
        raise RuleError("table:undo", "undo-not-asked")
    seat = session.seats_of(person)[0]
    if not allow:
        return Draft("undo_denied", seat, person)
    if everybody_agrees(session, askable(session, asker), request.agreed, person):
        return Draft("undo", request.seat, person, {"count": request.lines})
    return Draft("undo_allowed", seat, person)


def leave(session: TableSession, seat: int, person: int | None, kind: str) -> Draft:
    """Let a bot stand in for a person who leaves or runs out of time. `kind` is the kind of the entry."""
    match_in_play(session)
    if session.seats[seat].active_bot:
        raise RuleError("server:seat", "seat-has-bot")
    return Draft(kind, seat, person, {"bot": STAND_IN})


def come_back(session: TableSession, seat: int, person: int) -> Draft:
    """Take your seat back from the bot."""
    match_in_play(session)
    own = own_seat(session, person, seat)
    if not own.stand_in:
        raise RuleError("server:seat", "seat-no-stand-in")
    if session.clock is not None and clock_used_up(session, own):
        raise RuleError("server:clock", "clock-used-up")
    return Draft("back", seat, person)


def chat(session: TableSession, person: int, name: str, text: str) -> Draft:
    """Send a chat message. Unprintable characters become spaces."""
    message = "".join(char if char.isprintable() else " " for char in text).strip()
    if not message:
        raise RuleError("server:chat", "chat-empty")
    if len(message) > LONGEST_CHAT:
        raise RuleError("server:chat", "chat-too-long", most=LONGEST_CHAT)
    guest = session.guests.get(person)
    if guest is not None and (guest.muted or guest.removed):
        raise RuleError("server:chat", "chat-muted")
    seats = session.seats_of(person)
    sender_name = session.seats[seats[0]].name if seats else name
    return Draft("chat", seats[0] if seats else -1, person, {"text": message, "name": sender_name})


def match_in_play(session: TableSession) -> Match:
    """Return the match. Raise if the game is not being played."""
    match = session.playing()
    if session.status != PLAYING:
        raise RuleError("record:R8", "record-after-end")
    return match


def _match_to_undo(session: TableSession, person: int) -> Match:
    """Return the match if this person may undo in it.

    After the game only somebody who plays alone may undo: the others may have seen everything by then.
    """
    match = session.playing()
    if session.status != PLAYING and not (session.alone(person) and not session.imported):
        raise RuleError("record:R8", "record-after-end")
    return match
