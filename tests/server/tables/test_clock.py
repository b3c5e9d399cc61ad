"""The clock of a sitting: what is booked, what is given back, and when a bot takes over."""

from collections.abc import Callable
from functools import partial

import pytest

from kontor.engine.errors import RuleError
from kontor.engine.protocol import Data
from kontor.server.models import Change, Person
from kontor.server.tables import commands, joining
from kontor.server.tables.clocks import Clock
from kontor.server.tables.session import Sitting

ADA = Person(1, "Ada", "en", None)
BEN = Person(2, "Ben", "en", None)


def begun(clock: Data) -> Sitting:
    """A game of Ada and Ben that has just begun, at second 100."""
    seats = [joining.SeatWish("me"), joining.SeatWish("free")]
    wish = joining.TableWish("anno1503", "", False, seats, {}, {}, False, clock)
    sitting, _ = joining.new_table(wish, ADA, 0.0)
    joining.take_seat(sitting, BEN, ["Ben"], 1)
    happen(sitting, 100.0, lambda: joining.start(sitting))
    return sitting


def happen(sitting: Sitting, now: float, make: Callable[[], Change]) -> None:
    clock = Clock(sitting)
    clock.stop(now, make())


def pass_on(sitting: Sitting, now: float) -> None:
    """The seat to act plays whatever passes the turn on."""
    seat = sitting.actor
    while sitting.actor == seat:
        match = sitting.playing()
        line = "end" if "end" in match.things() else match.things()[0]
        happen(sitting, now, partial(commands.play, sitting, seat, line, None))


def test_each_move_has_the_whole_time() -> None:
    sitting = begun({"per_move": 60})
    assert sitting.deadline == 160.0
    pass_on(sitting, 130.0)
    assert (sitting.deadline, sitting.seats[0].spent) == (190.0, 0.0)


def test_leaving_stops_the_time_and_coming_back_goes_on_with_it() -> None:
    sitting = begun({"per_move": 60})
    seat, person = sitting.actor, sitting.seats[sitting.actor].person
    assert person is not None
    happen(sitting, 140.0, lambda: commands.leave(sitting, seat, person, "left"))
    assert sitting.deadline is None
    happen(sitting, 150.0, lambda: commands.come_back(sitting, seat, person))
    assert sitting.deadline == 170.0


def test_who_has_no_time_left_for_a_move_waits_for_the_next_one() -> None:
    sitting = begun({"per_move": 60})
    seat, person = sitting.actor, sitting.seats[sitting.actor].person
    assert person is not None
    happen(sitting, 160.5, lambda: commands.leave(sitting, seat, None, "timeout"))
    with pytest.raises(RuleError, match="clock-move-used-up"):
        commands.come_back(sitting, seat, person)
    pass_on(sitting, 161.0)
    commands.come_back(sitting, seat, person)


def test_time_is_added_only_for_a_move_that_passes_the_turn_on() -> None:
    sitting = begun({"per_game": 600, "added": 30})
    seat, person = sitting.actor, sitting.seats[sitting.actor].person
    assert person is not None
    for now in (150.0, 160.0, 170.0):
        happen(sitting, now, lambda: commands.leave(sitting, seat, person, "left"))
        happen(sitting, now + 5, lambda: commands.come_back(sitting, seat, person))
    assert sitting.seats[seat].spent == 60.0
    pass_on(sitting, 185.0)
    assert sitting.seats[seat].spent == 40.0


def test_whose_time_for_the_game_is_used_up_does_not_come_back() -> None:
    sitting = begun({"per_game": 60, "added": 30})
    seat, person = sitting.actor, sitting.seats[sitting.actor].person
    assert person is not None
    happen(sitting, 161.0, lambda: commands.leave(sitting, seat, None, "timeout"))
    with pytest.raises(RuleError, match="clock-used-up"):
        commands.come_back(sitting, seat, person)
