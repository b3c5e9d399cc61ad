"""Names at a table: bots get one, all differ, and nobody is renamed by who comes later."""

from kontor.bots.base import BOTS
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Translator
from kontor.server.models import Person, Seat
from kontor.server.tables.creation import SeatRequest, start
from kontor.server.tables.names import with_different_names
from kontor.server.tables.seating import claim_seat
from kontor.server.tables.session import TableSession
from tests.server.support.tables import apply_draft, new_session, table_request

ADA, BEN = Person(1, "Ada", "en", None), Person(2, "Ben", "en", None)


def table(*seats: SeatRequest) -> TableSession:
    return new_session(table_request(*seats), ADA)


def names(session: TableSession) -> list[str]:
    return [seat.name for seat in session.seats]


def test_bots_get_the_names_of_merchants() -> None:
    bot = SeatRequest("bot", bot="greedy")
    session = table(SeatRequest("me"), bot, bot, SeatRequest("bot", bot="random"))
    assert names(session)[0] == "Ada"
    assert len(set(names(session))) == 4
    assert not set(names(session)) & {*BOTS, ""}


def test_a_bot_keeps_the_name_that_somebody_gives_it() -> None:
    session = table(SeatRequest("me"), SeatRequest("bot", "greedy", "greedy"), SeatRequest("bot", "  ", "greedy"))
    assert names(session)[:2] == ["Ada", "greedy"]
    assert names(session)[2].strip() not in ("", "greedy")
    apply_draft(session, start(session))
    assert names(session)[:2] == ["Ada", "greedy"]


def test_a_bot_does_not_get_a_name_that_is_taken() -> None:
    first = names(table(SeatRequest("me"), SeatRequest("bot", bot="greedy")))[1]
    session = table(SeatRequest("me"), SeatRequest("bot", bot="greedy"), SeatRequest("screen", first))
    assert names(session)[2] == first
    assert len(set(names(session))) == 3


def test_there_are_names_for_any_number_of_bots() -> None:
    seats = [Seat("", bot="random") for _ in range(20)]
    named = with_different_names(seats)
    assert len({seat.name for seat in named}) == 20
    assert all(seat.name for seat in named)


def test_bots_that_take_free_seats_get_a_name_when_the_game_begins() -> None:
    session = table(SeatRequest("me"), SeatRequest("free"))
    apply_draft(session, start(session, "random"))
    assert names(session)[0] == "Ada"
    assert names(session)[1] not in ("", "random")
    assert session.playing().players == names(session)


def test_who_takes_over_a_seat_renames_nobody_else() -> None:
    session = table(SeatRequest("me"), SeatRequest("screen", "Ben"), SeatRequest("bot", "greedy", "greedy"))
    apply_draft(session, start(session))
    apply_draft(session, claim_seat(session, 0, BEN))
    assert names(session) == ["Ben 2", "Ben", "greedy"] == session.playing().players
    # Claiming your own seat changes no name.
    apply_draft(session, claim_seat(session, 0, BEN))
    assert names(session)[0] == "Ben 2"


def test_every_bot_has_a_label_in_every_language() -> None:
    for language in LANGUAGES:
        labels = [Translator(language).say(f"bot-{bot}") for bot in BOTS]
        assert len(set(labels)) == len(BOTS)
        assert not any(text.startswith("bot-") for text in labels)
