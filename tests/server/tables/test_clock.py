"""The clock of a session: time spent, time added, and coming back after a timeout."""

from collections.abc import Callable
from functools import partial

import pytest

from kontor.engine.errors import RuleError
from kontor.engine.protocol import Data
from kontor.server.models import Draft, Person
from kontor.server.tables import commands, seating
from kontor.server.tables.creation import SeatRequest, TableRequest, start
from kontor.server.tables.session import TableSession
from kontor.server.tables.timing.clocks import OVERTIME
from tests.server.support.tables import apply_draft, new_session

ADA = Person(1, "Ada", "en", None)
BEN = Person(2, "Ben", "en", None)


def start_game(clock: Data) -> TableSession:
    """Return a game of Ada and Ben that began at second 100."""
    seats = [SeatRequest("me"), SeatRequest("free")]
    request = TableRequest("anno1503", "", False, seats, {}, {}, False, clock)
    session = new_session(request, ADA)
    apply_draft(session, seating.take_seat(session, BEN, ["Ben"], 1))
    apply_at(session, 100.0, lambda: start(session))
    return session


def apply_at(session: TableSession, now: float, command: Callable[[], Draft]) -> None:
    apply_draft(session, command(), now)


def pass_turn(session: TableSession, now: float) -> None:
    """Play lines for the seat to act until its turn is over."""
    seat = session.actor
    while session.actor == seat:
        match = session.playing()
        line = "end" if "end" in match.things() else match.things()[0]
        apply_at(session, now, partial(commands.play, session, seat, line, None))


def test_each_move_has_the_whole_time() -> None:
    session = start_game({"per_move": 60})
    assert session.deadline == 160.0
    pass_turn(session, 130.0)
    assert (session.deadline, session.seats[0].spent) == (190.0, 0.0)


def test_leaving_stops_the_time_and_coming_back_goes_on_with_it() -> None:
    session = start_game({"per_move": 60})
    seat, person = session.actor, session.seats[session.actor].person
    assert person is not None
    apply_at(session, 140.0, lambda: commands.leave(session, seat, person, "left"))
    assert session.deadline is None
    apply_at(session, 150.0, lambda: commands.come_back(session, seat, person))
    assert session.deadline == 170.0


def test_who_has_no_time_left_for_a_move_waits_for_the_next_one() -> None:
    session = start_game({"per_move": 60})
    seat, person = session.actor, session.seats[session.actor].person
    assert person is not None
    apply_at(session, 160.5, lambda: commands.leave(session, seat, None, "timeout"))
    with pytest.raises(RuleError, match="clock-used-up"):
        commands.come_back(session, seat, person)
    pass_turn(session, 161.0)
    assert commands.come_back(session, seat, person).kind == "back"


def test_time_is_added_only_for_a_move_that_ends_the_turn() -> None:
    session = start_game({"per_game": 600, "added": 30})
    seat, person = session.actor, session.seats[session.actor].person
    assert person is not None
    for now in (150.0, 160.0, 170.0):
        apply_at(session, now, lambda: commands.leave(session, seat, person, "left"))
        apply_at(session, now + 5, lambda: commands.come_back(session, seat, person))
    assert session.seats[seat].spent == 60.0
    pass_turn(session, 185.0)
    assert session.seats[seat].spent == 40.0


def test_who_has_no_time_left_for_the_game_has_overtime_from_the_next_turn_on() -> None:
    session = start_game({"per_game": 60, "added": 30})
    seat, person = session.actor, session.seats[session.actor].person
    assert person is not None
    apply_at(session, 161.0, lambda: commands.leave(session, seat, None, "timeout"))
    with pytest.raises(RuleError, match="clock-used-up"):
        commands.come_back(session, seat, person)
    pass_turn(session, 162.0)
    apply_at(session, 163.0, lambda: commands.come_back(session, seat, person))
    pass_turn(session, 170.0)
    assert (session.actor, session.deadline) == (seat, 170.0 + OVERTIME)
    apply_at(session, 201.0, lambda: commands.leave(session, seat, None, "timeout"))
    with pytest.raises(RuleError, match="clock-used-up"):
        commands.come_back(session, seat, person)


def test_who_has_little_time_left_for_the_game_has_overtime_too() -> None:
    session = start_game({"per_game": 600, "added": 0})
    seat = session.actor
    pass_turn(session, 699.0)
    pass_turn(session, 700.0)
    assert (session.actor, session.deadline) == (seat, 700.0 + OVERTIME)
