"""Replacing somebody who is absent, with the consent of the others at the table.

A bot stands in until the holder of the seat is back. With three or more players, the others may instead invite a new
player by the link of the seat. The holder may take the seat back from either at any time.
"""

from collections.abc import Mapping
from math import ceil

from kontor.engine.errors import RuleError
from kontor.engine.protocol import Data
from kontor.server.models import STAND_IN, Draft, Seat
from kontor.server.tables.activity import last_active
from kontor.server.tables.changes.table_part import seating_data
from kontor.server.tables.commands import everybody_agrees, match_in_play
from kontor.server.tables.session import Replacement, SeatRequest, TableSession
from kontor.server.tables.timing.clocks import allowance

SHORTEST_ABSENCE, USUAL_ABSENCE = 1800.0, 86_400.0
"""Seconds: half an hour in a live game, a day without a clock."""


class AbsenceCheck:
    """Tells who is absent from a table at a moment."""

    def __init__(self, session: TableSession, visits: Mapping[int, float], now: float) -> None:
        self._session = session
        self._visits = visits
        self._now = now

    def wait(self, person: int, since: float = 0.0) -> float:
        """Return the seconds until a person counts as absent, or 0 if they do already.

        Only the time after `since` counts.
        """
        absence = self._now - max(since, last_active(self._session, person, self._visits))
        return max(0.0, required_absence(self._session.clock) - absence)

    def wait_for_seat(self, seat: int) -> float | None:
        """Return the seconds until the player of a seat may be replaced, or None if the game does not wait for them."""
        session, target = self._session, self._session.seats[seat]
        if target.person is None or (seat != session.actor and not target.stand_in):
            return None
        return self.wait(target.person, 0.0 if target.stand_in else session.since)


def required_absence(clock: Data | None) -> float:
    """Return how many seconds somebody must have been away before the others may replace them.

    >>> required_absence(None), required_absence({"per_move": 60}), required_absence({"per_move": 259_200})
    (86400.0, 1800.0, 259200.0)
    >>> required_absence({"per_game": 3600, "added": 5}), required_absence({"per_game": 604_800})
    (3600.0, 86400.0)
    """
    if clock is None:
        return USUAL_ABSENCE
    absence = max(SHORTEST_ABSENCE, allowance(clock))
    return absence if "per_move" in clock else min(USUAL_ABSENCE, absence)


def ask_replacement(session: TableSession, seat: int, absent: int, by: Replacement, absences: AbsenceCheck) -> Draft:
    """Ask all others who are present to replace somebody absent. If nobody is left to ask, do it."""
    match_in_play(session)
    session.check_seat(absent)
    person, target = session.seats[seat].person, session.seats[absent]
    if target.person is None or (by == "bot" and target.stand_in):
        raise RuleError("server:seat", "seat-has-bot")
    if target.person == person:
        raise RuleError("server:seat", "replace-yourself")
    wait = absences.wait_for_seat(absent)
    if wait is None:
        raise RuleError("server:seat", "replace-not-acting", name=target.name)
    if wait:
        raise _too_early(target.name, wait)
    asked = _others_present(session, {person, target.person, target.holder}, absences)
    if by == "player" and not asked:
        # Otherwise an only opponent could choose who plays against them.
        raise RuleError("server:seat", "replace-only-bot")
    if not asked:
        return _replaced(session, absent, by, person)
    data = {"absent": absent, "by": by, "asked": asked, "name": target.name, "about": target.person}
    return Draft("replace_asked", seat, person, data)


def _too_early(name: str, wait: float) -> RuleError:
    minutes, hours = ceil(wait / 60), ceil(wait / 3600)
    if hours > 1:
        return RuleError("server:seat", "replace-too-early-hours", name=name, hours=hours)
    return RuleError("server:seat", "replace-too-early", name=name, minutes=minutes)


def _others_present(session: TableSession, without: set[int | None], absences: AbsenceCheck) -> list[int]:
    """Return the first seat of each person who must agree."""
    first_seats: dict[int, int] = {}
    for index, seat in enumerate(session.seats):
        if seat.person is not None and seat.person not in without and absences.wait(seat.person):
            first_seats.setdefault(seat.person, index)
    return list(first_seats.values())


def answer_replacement(session: TableSession, person: int, number: int, allow: bool, absences: AbsenceCheck) -> Draft:
    """Allow or refuse a replacement. When everybody has allowed it, the draft is the replacement itself."""
    match_in_play(session)
    request = session.seat_request
    if request is None or request.number != number:
        raise RuleError("server:seat", "replace-not-asked")
    target = session.seats[request.absent]
    if person in (target.person, target.holder) and not allow:
        return _void(request, target, person)
    asked = asked_persons(session, request)
    if person not in asked and (allow or person != session.seats[request.seat].person):
        raise RuleError("server:seat", "replace-not-asked")
    seat = session.seats_of(person)[0]
    if not allow:
        return Draft("replace_denied", seat, person)
    if absences.wait_for_seat(request.absent) != 0.0:
        return _void(request, target, person)
    if everybody_agrees(session, asked, request.agreed, person):
        return _replaced(session, request.absent, request.by, person)
    return Draft("replace_allowed", seat, person)


def asked_persons(session: TableSession, request: SeatRequest) -> set[int]:
    """Return the persons who must agree to a replacement."""
    persons = {session.seats[seat].person for seat in request.asked}
    return {person for person in persons if person is not None}


def _void(request: SeatRequest, target: Seat, person: int) -> Draft:
    """Drop the request: the person who was absent is active again."""
    return Draft("replace_void", request.absent, person, {"name": target.name, "about": target.person})


def _replaced(session: TableSession, absent: int, by: Replacement, person: int | None) -> Draft:
    seats, target = session.seats[:], session.seats[absent]
    seats[absent] = target._replace(stand_in=STAND_IN)
    if by == "player":
        seats[absent] = seats[absent]._replace(person=None, holder=target.belongs_to, link=target.link + 1)
    data = {"by": by, "bot": STAND_IN, "name": target.name, "about": target.person, "seating": seating_data(seats)}
    return Draft("replaced", absent, person, data)
