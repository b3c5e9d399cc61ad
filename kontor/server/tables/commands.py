"""What persons do at a table in play. Each command checks and returns a draft; it changes nothing.

`TableService.change` turns the draft into an entry, and `transition.apply` changes the session by it.
"""

from kontor.engine.errors import RuleError
from kontor.engine.lines import join_line
from kontor.engine.match import Match
from kontor.engine.protocol import CHANCE
from kontor.server.errors import ForbiddenError
from kontor.server.models import PLAYING, STAND_IN, Draft, Seat
from kontor.server.tables.clocks import allowance
from kontor.server.tables.session import TableSession

_LONGEST_CHAT = 500


def own_seat(session: TableSession, person: int | None, seat: int) -> Seat:
    """A seat that belongs to a person; raises if it does not."""
    session.check_seat(seat)
    if person is None or session.seats[seat].person != person:
        raise ForbiddenError("seat-not-yours")
    return session.seats[seat]


def play(session: TableSession, seat: int, text: str, person: int | None) -> Draft:
    """Play a line of a seat, and whatever chance decides after it."""
    # Played on a fork, which `apply` takes over: the line is checked and played once.
    match = _in_play(session).fork()
    before = len(match.seats)
    match.play(text, seat)
    added = zip(match.seats[before:], match.moves[before:], strict=True)
    lines = [join_line(who, match.game.text(move)) for who, move in added]
    return Draft("move", seat, person, {"lines": lines, "hash": match.hash()}, match)


def undo(session: TableSession, seat: int, person: int) -> Draft:
    """Take back the last line: one's own up to the last barrier, or any if one person plays all seats."""
    match = _to_take_back(session, person)
    if session.alone(person):
        return Draft("undo", seat, person, {"count": _back_to(match, session.seats_of(person))})
    if not match.can_undo(seat):
        raise match.undo_refusal()
    return Draft("undo", seat, person, {"count": 1})


def reset(session: TableSession, seat: int, person: int) -> Draft:
    """Take back all of one's turn that one may take back."""
    match = _to_take_back(session, person)
    alone = session.alone(person)
    count = match.lines_to_reset(seat, alone)
    if not count:
        raise RuleError("table:undo", "undo-nothing") if alone else match.undo_refusal()
    return Draft("undo", seat, person, {"count": count})


def _back_to(match: Match, seats: list[int]) -> int:
    """How many lines of players there are from the last one of these seats on."""
    count = 0
    for who in reversed(match.seats):
        if who != CHANCE:
            count += 1
        if who in seats:
            return count
    raise RuleError("table:undo", "undo-nothing")


def redo(session: TableSession, seat: int, person: int) -> Draft:
    """Play again what was last taken back."""
    match = _to_take_back(session, person)
    own = session.alone(person) or match.taken_back_seat() == seat
    if not session.undone or not own:
        raise RuleError("table:redo", "redo-nothing")
    return Draft("redo", seat, person)


def ask_undo(session: TableSession, seat: int, person: int) -> Draft:
    """Ask the others to let one take back one's last line, and all that came after it."""
    match = _to_take_back(session, person)
    count = _back_to(match, [seat])
    if not askable(session, person):
        raise RuleError("table:undo", "undo-nobody-to-ask")
    return Draft("undo_asked", seat, person, {"count": count})


def askable(session: TableSession, person: int | None) -> set[int]:
    """The persons whose consent is needed: all others who play themselves."""
    others = {seat.person for seat in session.seats if seat.person is not None and not seat.stand_in}
    return {other for other in others if other is not None and other != person}


def answer_undo(session: TableSession, person: int, allow: bool) -> Draft:
    """Allow an undo or deny it; when all have allowed it, it is made."""
    request = session.undo_request
    asker = session.seats[request.seat].person if request is not None else None
    if request is None or person not in askable(session, asker):
        raise RuleError("table:undo", "undo-not-asked")
    seat = session.seats_of(person)[0]
    if not allow:
        return Draft("undo_denied", seat, person)
    agreed = {session.seats[index].person for index in request.agreed} | {person}
    if askable(session, asker) <= agreed:
        return Draft("undo", request.seat, person, {"count": request.lines})
    return Draft("undo_allowed", seat, person)


def leave(session: TableSession, seat: int, person: int | None, why: str) -> Draft:
    """A bot plays on for a person who leaves, or whose time is up."""
    _in_play(session)
    if session.seats[seat].bot_at_work:
        raise RuleError("server:seat", "seat-has-bot")
    return Draft(why, seat, person, {"bot": STAND_IN})


def come_back(session: TableSession, seat: int, person: int) -> Draft:
    """Take one's seat again."""
    _in_play(session)
    own = own_seat(session, person, seat)
    if not own.stand_in:
        raise RuleError("server:seat", "seat-no-stand-in")
    if session.clock is not None and own.spent >= allowance(session.clock):
        raise RuleError("server:clock", "clock-used-up" if "per_game" in session.clock else "clock-move-used-up")
    return Draft("back", seat, person)


def chat(session: TableSession, person: int, name: str, text: str) -> Draft:
    """Say something at the table."""
    said = "".join(sign if sign.isprintable() else " " for sign in text).strip()[:_LONGEST_CHAT]
    if not said:
        raise RuleError("server:chat", "chat-empty")
    guest = session.guests.get(person)
    if guest is not None and (guest.muted or guest.removed):
        raise RuleError("server:chat", "chat-muted")
    seats = session.seats_of(person)
    shown = session.seats[seats[0]].name if seats else name
    return Draft("chat", seats[0] if seats else -1, person, {"text": said, "name": shown})


def _in_play(session: TableSession) -> Match:
    match = session.playing()
    if session.status != PLAYING:
        raise RuleError("record:R8", "record-after-end")
    return match


def _to_take_back(session: TableSession, person: int) -> Match:
    """The match. Once it is over, the others may have seen everything; only who plays alone may still go back."""
    match = session.playing()
    if session.status != PLAYING and not (session.alone(person) and not session.imported):
        raise RuleError("record:R8", "record-after-end")
    return match
