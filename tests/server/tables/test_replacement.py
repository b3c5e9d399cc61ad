"""Replacing somebody who is absent: when, by whom, with whose consent. The study `seat-mutants` runs this file too."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from kontor.bots.random import RandomBot
from kontor.engine.decision import Decision
from kontor.engine.errors import KontorError
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng
from kontor.server.cluster.peers import Peers
from kontor.server.models import OVER, Draft, Person
from kontor.server.store import rows
from kontor.server.tables import commands, hosting, seating
from kontor.server.tables.activity import PRECISION, Visits, last_active
from kontor.server.tables.creation import SeatRequest, start
from kontor.server.tables.replacement import AbsenceCheck, answer_replacement, ask_replacement
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from tests.server.support.tables import FREE, ME, apply_draft, new_session, table_request, with_service

ADA, BEN, CLEO, DAN = (Person(number, name, "en", None) for number, name in enumerate(("Ada", "Ben", "Cleo", "Dan"), 1))
DAY = 86_400.0
BOT = SeatRequest("bot", "Claas", "random")


def start_game(*guests: Person, own: tuple[SeatRequest, ...] = (ME,), clock: Data | None = None) -> TableSession:
    """Start a game that waits for the first guest, after a move of the owner."""
    session = new_session(table_request(*own, *[FREE] * len(guests), clock=clock), ADA)
    for guest in guests:
        apply_draft(session, seating.take_seat(session, guest, [], None))
    apply_draft(session, start(session))
    # If the first roll concerns a guest, they are to act before the owner has moved.
    while session.actor != len(own) or not session.playing().lines_to_undo([*range(len(own))]):
        match = session.playing()
        line = match.game.text(RandomBot().choose(Decision(match.game, match.state), Rng("start")))
        apply_draft(session, commands.play(session, session.actor, line, session.seats[session.actor].person))
    return session


def absences(session: TableSession, *present: Person, now: float = DAY) -> AbsenceCheck:
    """Return that these persons are active now, and the others since second 0 no more."""
    return AbsenceCheck(session, {person.id: now for person in present}, now)


def assert_refused(key: str, command: Any, *args: Any) -> None:
    with pytest.raises(KontorError) as caught:
        command(*args)
    assert caught.value.phrase.key == key


def ask(session: TableSession, seat: int, absent: int, by: Any, *present: Person) -> Draft:
    return ask_replacement(session, seat, absent, by, absences(session, *present))


def answer(session: TableSession, person: Person, allow: bool, *present: Person) -> Draft:
    request = session.seat_request
    assert request is not None
    return answer_replacement(session, person.id, request.number, allow, absences(session, *present))


def test_of_two_players_only_a_bot_takes_over_and_the_holder_returns() -> None:
    session = start_game(BEN)
    assert_refused("replace-only-bot", ask, session, 0, 1, "player", ADA)
    replaced = ask(session, 0, 1, "bot", ADA)
    assert (replaced.kind, replaced.seat, replaced.person, replaced.data["name"]) == ("replaced", 1, ADA.id, "Ben")
    apply_draft(session, replaced)
    seat = session.seats[1]
    assert (seat.person, seat.holder, seat.stand_in) == (BEN.id, None, "greedy")
    assert_refused("seat-link-not-yours", hosting.check_link_access, session, "seat1", ADA.id)
    assert_refused("seat-has-bot", ask, session, 0, 1, "bot", ADA)
    apply_draft(session, commands.come_back(session, 1, BEN.id))
    assert session.seats[1].stand_in == ""


def test_a_second_seat_or_a_bot_of_the_opponent_is_no_third_player() -> None:
    session = start_game(BEN, own=(ME, SeatRequest("screen", "Aunt"), BOT))
    assert_refused("replace-only-bot", ask, session, 0, 3, "player", ADA)
    assert ask(session, 1, 3, "bot", ADA).kind == "replaced"


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [(None, DAY), ({"per_move": 60}, 1800), ({"per_move": 3 * DAY}, 3 * DAY), ({"per_game": 3600}, 3600)],
)
def test_a_player_counts_as_absent_after_the_time_that_suits_the_clock(clock: Data | None, seconds: float) -> None:
    session = start_game(BEN, CLEO, clock=clock)
    here = {ADA.id: seconds}
    early = AbsenceCheck(session, here, seconds - 1)
    assert_refused("replace-too-early", ask_replacement, session, 0, 1, "bot", early)
    late = AbsenceCheck(session, here | {CLEO.id: seconds}, seconds)
    assert ask_replacement(session, 0, 1, "bot", late).kind == "replace_asked"
    # What the player does at the table counts as well as a visit.
    apply_draft(session, commands.chat(session, BEN.id, "Ben", "Hello"), 5.0)
    assert_refused("replace-too-early", ask_replacement, session, 0, 1, "bot", late)


def test_nobody_is_absent_while_the_game_waits_for_others() -> None:
    session = start_game(BEN, CLEO)
    assert_refused("replace-not-acting", ask, session, 0, 2, "bot", ADA, BEN)
    # Only the time counts in which the game has waited for Ben.
    session.since = 10.0
    assert_refused("replace-too-early", ask, session, 0, 1, "bot", ADA)
    session.since = 0.0
    apply_draft(session, ask(session, 0, 1, "bot", ADA, CLEO))
    # Ben is not to act any more, because somebody has taken back a move.
    apply_draft(session, Draft("undo", 0, ADA.id, {"count": session.playing().lines_to_undo([0])}))
    assert session.actor == 0
    assert answer(session, CLEO, True, ADA, CLEO).kind == "replace_void"
    # A player who has left is replaced whoever is to act.
    apply_draft(session, commands.leave(session, 2, CLEO.id, "left"))
    assert ask(session, 0, 2, "player", ADA, BEN).kind == "replace_asked"


def test_the_refusal_says_when_to_ask() -> None:
    session = start_game(BEN)
    hours, minutes = ("replace-too-early-hours", {"hours": 24}), ("replace-too-early", {"minutes": 2})
    for now, (key, args) in ((1.0, hours), (DAY - 90, minutes)):
        with pytest.raises(KontorError) as caught:
            ask_replacement(session, 0, 1, "bot", absences(session, ADA, now=now))
        assert (caught.value.phrase.key, caught.value.phrase.args) == (key, {"name": "Ben", **args})


def test_who_cannot_be_replaced() -> None:
    session = start_game(BEN, CLEO)
    assert_refused("no-such-seat", ask, session, 0, 3, "bot", ADA)
    assert_refused("replace-yourself", ask, session, 0, 0, "bot", BEN)
    with_bot = start_game(BEN, own=(ME, BOT))
    assert_refused("seat-has-bot", ask, with_bot, 0, 1, "bot", ADA)
    waiting = new_session(table_request(ME, FREE), ADA)
    assert_refused("table-not-begun", ask, waiting, 0, 1, "bot", ADA)
    session.status = OVER
    assert_refused("record-after-end", ask, session, 0, 1, "bot", ADA)


def test_everybody_who_is_present_must_agree() -> None:
    session = start_game(BEN, CLEO, DAN)
    asked = ask(session, 0, 1, "player", ADA, CLEO, DAN)
    assert (asked.kind, asked.seat, asked.data["asked"]) == ("replace_asked", 0, [2, 3])
    apply_draft(session, asked)
    request = session.seat_request
    assert request is not None
    everybody = absences(session, ADA, CLEO, DAN)
    assert_refused("replace-not-asked", answer_replacement, session, CLEO.id, request.number + 1, True, everybody)
    assert_refused("replace-not-asked", answer, session, ADA, True, ADA, CLEO, DAN)
    assert_refused("replace-not-asked", answer, session, BEN, True, ADA, CLEO, DAN)
    assert_refused("replace-not-asked", answer, session, Person(9, "Eve", "en", None), False, ADA, CLEO, DAN)
    # The one who asked may withdraw the request.
    assert answer(session, ADA, False, ADA).kind == "replace_denied"
    assert answer(session, DAN, False, DAN).kind == "replace_denied"
    first = answer(session, DAN, True, ADA, CLEO, DAN)
    assert (first.kind, first.seat) == ("replace_allowed", 3)
    apply_draft(session, first)
    # Once more from the same person is not the consent of another one.
    assert answer(session, DAN, True, ADA, CLEO, DAN).kind == "replace_allowed"
    link = session.seats[1].link
    apply_draft(session, answer(session, CLEO, True, ADA, CLEO, DAN))
    seat = session.seats[1]
    assert (seat.name, seat.person, seat.holder, seat.stand_in) == ("Ben", None, BEN.id, "greedy")
    assert (seat.vacant, seat.free, seat.link) == (True, False, link + 1)
    assert session.seat_request is None
    assert_refused("replace-not-asked", answer_replacement, session, CLEO.id, request.number, True, everybody)


def test_who_is_absent_too_need_not_agree_but_cannot_be_outvoted_for_a_new_player() -> None:
    session = start_game(BEN, CLEO)
    assert ask(session, 0, 1, "bot", ADA).kind == "replaced"
    assert_refused("replace-only-bot", ask, session, 0, 1, "player", ADA)


def test_a_new_player_comes_by_the_link_and_the_holder_may_return() -> None:
    session = vacant_seat()
    for person in (ADA, CLEO):
        hosting.check_link_access(session, "seat1", person.id)
        assert_refused("seat-opposing", seating.claim_seat, session, 1, person)
    for person in (BEN, DAN):
        assert_refused("seat-link-not-yours", hosting.check_link_access, session, "seat1", person.id)
    apply_draft(session, seating.claim_seat(session, 1, DAN))
    seat = session.seats[1]
    assert (seat.name, seat.person, seat.holder, seat.stand_in) == ("Dan", DAN.id, BEN.id, "")
    assert_refused("seat-link-not-yours", hosting.check_link_access, session, "seat1", ADA.id)
    apply_draft(session, seating.reclaim_seat(session, 1, BEN))
    assert (session.seats[1].person, session.seats[1].holder) == (BEN.id, None)


def vacant_seat() -> TableSession:
    """Return a game in which the players Ada and Cleo have agreed to look for somebody in place of Ben."""
    session = start_game(BEN, CLEO)
    apply_draft(session, ask(session, 0, 1, "player", ADA, CLEO))
    apply_draft(session, answer(session, CLEO, True, ADA, CLEO))
    return session


def test_the_holder_returns_to_a_seat_that_waits_for_a_new_player() -> None:
    session = vacant_seat()
    assert_refused("seat-has-bot", ask, session, 0, 1, "player", ADA, CLEO)
    apply_draft(session, seating.reclaim_seat(session, 1, BEN))
    seat = session.seats[1]
    assert (seat.person, seat.holder, seat.stand_in, seat.vacant) == (BEN.id, None, "", False)
    assert BEN.id not in session.guests


def test_a_new_player_who_stays_away_is_replaced_and_the_seat_still_belongs_to_the_first() -> None:
    session = vacant_seat()
    apply_draft(session, seating.claim_seat(session, 1, DAN))
    apply_draft(session, ask(session, 2, 1, "player", ADA, CLEO))
    # The first player is not asked, but may object.
    assert answer(session, BEN, False, ADA).kind == "replace_void"
    apply_draft(session, answer(session, ADA, True, ADA, CLEO))
    assert (session.seats[1].person, session.seats[1].holder) == (None, BEN.id)
    assert DAN.id in session.guests
    assert BEN.id not in session.guests


def test_a_player_who_comes_back_ends_the_request() -> None:
    def asked() -> TableSession:
        session = start_game(BEN, CLEO)
        apply_draft(session, ask(session, 0, 1, "bot", ADA, CLEO))
        return session

    # By saying so, by a visit that is noticed with the last answer, or by doing anything at the table.
    for person, present in ((BEN, (ADA,)), (CLEO, (ADA, BEN, CLEO))):
        session = asked()
        void = answer(session, person, person is CLEO, *present)
        assert (void.kind, void.seat, void.data["name"]) == ("replace_void", 1, "Ben")
        apply_draft(session, void)
        assert session.seat_request is None
    for draft in (
        commands.chat(session, BEN.id, "Ben", "Hello"),
        commands.leave(session, 1, BEN.id, "left"),
        seating.give_up(session, CLEO.id, "Somebody"),
        Draft("replace_denied", 2, CLEO.id),
    ):
        session = asked()
        apply_draft(session, draft)
        assert session.seat_request is None
    # What the others do does not end it, nor what a bot does in the seat.
    move = Draft("move", 1, None, {"lines": []}, session.match)
    for draft in (commands.chat(session, CLEO.id, "Cleo", "Hello"), move):
        session = asked()
        apply_draft(session, draft)
        assert session.seat_request is not None


def test_links_for_the_table_are_for_its_owner_and_links_of_seats_for_their_players() -> None:
    session = start_game(BEN, own=(ME, SeatRequest("screen", "Aunt"), BOT))
    for purpose in ("join", "watch", "seat0", "seat1"):
        hosting.check_link_access(session, purpose, ADA.id)
    hosting.check_link_access(session, "seat3", BEN.id)
    for purpose in ("seat2", "seat3"):
        assert_refused("seat-link-not-yours", hosting.check_link_access, session, purpose, ADA.id)
    for purpose in ("join", "watch"):
        assert_refused("table-not-yours", hosting.check_link_access, session, purpose, BEN.id)
    assert_refused("no-such-seat", hosting.check_link_access, session, "seat4", ADA.id)


class ConnectedElsewhere(Peers):
    """A person is connected to each table on another server."""

    def __init__(self, person: int) -> None:
        self.person = person

    def read_online(self, rows: Connection, table: str) -> set[int]:
        return {self.person}


def test_somebody_who_is_connected_to_another_server_is_present(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        ada, ben, _ = persons
        session = start_game(ben)
        visits = Visits(service.store, lambda: 1000.0, ConnectedElsewhere(ada.id))
        assert await visits.latest(session.id, {ben.id}) == {ada.id: 1000.0, ben.id: 1000.0}

    with_service(tmp_path, "Ada Ben Cleo", use)


def test_visits_are_stored_and_survive_a_restart(tmp_path: Path) -> None:
    now = 1_000_000.0

    async def use(service: TableService, persons: list[Person]) -> None:
        ada, ben, _ = persons
        session = start_game(ben)
        await service.store.write(partial(rows.insert_table, table=session, entry=session.log[0].entry))
        visits = Visits(service.store, lambda: now, Peers())
        for person in (ada.id, 3, None):
            visits.record(session, person)
        await visits.flush()
        after_restart = Visits(service.store, lambda: now + 2 * PRECISION, Peers())
        latest = await after_restart.latest(session.id, {ben.id})
        # Only players are noted. A visit counts until the next one would have been stored.
        assert latest == {ada.id: now + PRECISION, ben.id: now + 2 * PRECISION}
        assert last_active(session, ada.id, latest) == now + PRECISION
        # A later visit is stored only after a while.
        after_restart.record(session, ada.id)
        after_restart.record(session, ada.id)
        await after_restart.flush()
        assert (await after_restart.latest(session.id, set()))[ada.id] == now + 2 * PRECISION
        await service.store.write(partial(rows.delete_table, table=session.id))
        assert await after_restart.latest(session.id, set()) == {}

    with_service(tmp_path, "Ada Ben Cleo", use)
