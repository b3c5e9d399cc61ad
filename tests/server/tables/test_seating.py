"""Who may take, leave, claim and give up a seat. The study `seat-mutants` inverts each condition and runs this file."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from kontor.engine.errors import KontorError, RuleError
from kontor.server.anonymity import anonymized
from kontor.server.errors import ForbiddenError, NoSuchTableError
from kontor.server.http import tables as endpoints
from kontor.server.http.bodies import JoinRequest, LinkSecret
from kontor.server.keys import new_table_id
from kontor.server.models import OVER, PLAYING, Draft, Entry, Guest, Person, Seat
from kontor.server.store import rows
from kontor.server.store.schema import ENTRIES
from kontor.server.tables import commands, hosting, seating
from kontor.server.tables.changes.table_part import seating_data
from kontor.server.tables.creation import SeatRequest, create, start
from kontor.server.tables.forgetting import forget
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from tests.server.support.tables import FREE, ME, apply_draft, load_stored, new_session, table_request, with_service
from tools.studies.transitions import compare

ADA, BEN, CLEO = (Person(number, name, "en", None) for number, name in enumerate(("Ada", "Ben", "Cleo"), start=1))
BOT = SeatRequest("bot", "Claas", "random")


def seats(session: TableSession) -> list[tuple[str, int | None]]:
    return [(seat.name, seat.person) for seat in session.seats]


def assert_refused(key: str, command: Any, *args: Any) -> None:
    with pytest.raises(KontorError) as caught:
        command(*args)
    assert caught.value.phrase.key == key


def start_game(clock: Any = None) -> TableSession:
    session = new_session(table_request(ME, FREE, clock=clock), ADA)
    apply_draft(session, seating.take_seat(session, BEN, [], None))
    apply_draft(session, start(session))
    return session


def test_a_person_takes_the_first_free_seat_or_the_wanted_one() -> None:
    session = new_session(table_request(ME, FREE, FREE), ADA)
    first = seating.take_seat(session, BEN, [], None)
    assert (first.kind, first.seat, first.person, first.data["name"]) == ("joined", 1, 2, "Ben")
    apply_draft(session, seating.take_seat(session, BEN, [], 2))
    assert seats(session) == [("Ada", 1), ("", None), ("Ben", 2)]


def test_a_person_takes_several_seats_with_a_name_for_each() -> None:
    session = new_session(table_request(ME, FREE, FREE, FREE), ADA)
    apply_draft(session, seating.take_seat(session, BEN, ["Ben", "", "Ada"], 3))
    assert seats(session) == [("Ada", 1), ("Ben", 2), ("Ada 2", 2), ("Ben 2", 2)]


def test_a_seat_is_refused_if_none_is_free_or_the_person_was_removed() -> None:
    session = new_session(table_request(ME, FREE), ADA)
    assert_refused("seat-taken", seating.take_seat, session, BEN, [], 0)
    assert_refused("seat-none-free", seating.take_seat, session, BEN, ["a", "b"], None)
    apply_draft(session, hosting.moderate_guest(session, BEN.id, True, None, ADA.id))
    assert seating.take_seat(session, BEN, [], None).kind == "joined"
    apply_draft(session, hosting.moderate_guest(session, BEN.id, None, True, ADA.id))
    assert_refused("table-removed", seating.take_seat, session, BEN, [], None)
    assert seating.take_seat(session, CLEO, [], None).kind == "joined"
    assert_refused("table-begun", seating.take_seat, start_game(), CLEO, [], None)


def test_a_seat_is_freed_by_who_holds_it_and_by_the_owner() -> None:
    session = new_session(table_request(ME, FREE, FREE), ADA)
    apply_draft(session, seating.take_seat(session, BEN, [], 1))
    assert_refused("seat-not-yours", seating.stand_up, session, 1, CLEO.id)
    assert_refused("seat-not-yours", seating.stand_up, session, 0, BEN.id)
    assert_refused("no-such-seat", seating.stand_up, session, 3, ADA.id)
    own, freed = seating.stand_up(session, 1, BEN.id), seating.stand_up(session, 1, ADA.id)
    assert (own.kind, own.data["name"]) == ("stood_up", "Ben")
    assert (freed.kind, "name" in freed.data) == ("freed", False)
    link = session.seats[1].link
    apply_draft(session, freed)
    assert session.seats[1] == Seat("", link=link + 1)
    assert_refused("table-begun", seating.stand_up, start_game(), 0, ADA.id)


def test_before_the_game_a_seat_changes_hands_by_its_link() -> None:
    session = new_session(table_request(ME, FREE, BOT), ADA)
    assert_refused("seat-has-bot", seating.claim_seat, session, 2, CLEO)
    assert_refused("seat-still-free", seating.claim_seat, session, 1, CLEO)
    assert seating.claim_seat(session, 0, ADA).data["name"] == "Ada"
    claimed = seating.claim_seat(session, 0, CLEO)
    apply_draft(session, hosting.moderate_guest(session, CLEO.id, None, True, ADA.id))
    assert_refused("table-removed", seating.claim_seat, session, 0, CLEO)
    apply_draft(session, claimed)
    assert session.seats[0] == Seat("Cleo", CLEO.id, link=1)


def test_in_a_game_a_seat_claimed_by_its_link_still_belongs_to_its_holder() -> None:
    session = start_game()
    link = session.seats[0].link
    apply_draft(session, seating.claim_seat(session, 0, CLEO))
    assert session.seats[0] == Seat("Cleo", CLEO.id, link=link + 1, holder=ADA.id)
    assert session.admits(ADA.id)
    assert session.viewpoints(ADA.id) == [-1]
    assert_refused("seat-not-yours", commands.own_seat, session, ADA.id, 0)
    assert_refused("guest-has-seat", hosting.moderate_guest, session, ADA.id, None, True, BEN.id)
    # A third person gets the seat from the second one. It still belongs to the first.
    apply_draft(session, seating.claim_seat(session, 0, Person(4, "Dan", "en", None)))
    assert (session.seats[0].person, session.seats[0].holder) == (4, ADA.id)
    assert [seating.is_lost(session, seat, ADA.id) for seat in (0, 1, 7)] == [True, False, False]
    assert not seating.is_lost(session, 0, CLEO.id)
    apply_draft(session, seating.reclaim_seat(session, 0, ADA))
    assert session.seats[0] == Seat("Ada", ADA.id, link=link + 3)
    # The one who played there may still watch.
    assert session.guests[4] == Guest()
    # With the link, the holder is back as well.
    apply_draft(session, seating.claim_seat(session, 0, CLEO))
    apply_draft(session, seating.claim_seat(session, 0, ADA))
    assert (session.seats[0].person, session.seats[0].holder) == (ADA.id, None)


def test_nobody_gets_a_second_seat_of_another_holder() -> None:
    session = start_game()
    assert_refused("seat-opposing", seating.claim_seat, session, 1, ADA)
    apply_draft(session, seating.claim_seat(session, 0, CLEO))
    # Not even the holder of a seat that somebody else plays now.
    assert_refused("seat-opposing", seating.claim_seat, session, 1, ADA)
    assert_refused("seat-opposing", seating.claim_seat, session, 1, CLEO)


def test_seats_around_one_screen_may_move_together_and_one_by_one() -> None:
    session = new_session(table_request(ME, SeatRequest("screen", "Aunt"), FREE), ADA)
    apply_draft(session, seating.take_seat(session, BEN, [], None))
    apply_draft(session, start(session))
    for seat in (0, 1):
        apply_draft(session, seating.claim_seat(session, seat, CLEO))
    assert session.seats_of(CLEO.id) == [0, 1]
    assert_refused("seat-opposing", seating.claim_seat, session, 2, CLEO)
    apply_draft(session, seating.reclaim_seat(session, 1, ADA))
    assert [seat.person for seat in session.seats] == [CLEO.id, ADA.id, BEN.id]


def test_a_claimed_seat_has_its_new_name_in_the_record() -> None:
    session = start_game()
    apply_draft(session, commands.leave(session, 0, ADA.id, "left"))
    head, match = session.head, session.match
    apply_draft(session, seating.claim_seat(session, 0, ADA))
    assert session.head is head
    apply_draft(session, seating.claim_seat(session, 0, Person(9, "Ben", "en", None)))
    assert [seat.stand_in for seat in session.seats] == ["", ""]
    assert session.match is match
    assert session.playing().players == ["Ben 2", "Ben"] == (session.head or {})["players"]


def test_the_bot_stays_in_a_claimed_seat_whose_time_is_used_up() -> None:
    for at, bot in ((59.0, ""), (60.0, "greedy")):
        session = start_game({"per_game": 60})
        seat = session.actor
        apply_draft(session, commands.leave(session, seat, None, "timeout"), at)
        apply_draft(session, seating.claim_seat(session, seat, CLEO), at)
        assert session.seats[seat].stand_in == bot


def test_a_bot_stands_in_until_the_person_comes_back() -> None:
    session = start_game()
    assert_refused("seat-not-yours", commands.own_seat, session, BEN.id, 0)
    assert_refused("seat-not-yours", commands.own_seat, session, None, 0)
    assert commands.own_seat(session, ADA.id, 0).name == "Ada"
    assert_refused("seat-no-stand-in", commands.come_back, session, 0, ADA.id)
    apply_draft(session, commands.leave(session, 0, ADA.id, "left"))
    assert session.seats[0].stand_in == "greedy"
    assert_refused("seat-has-bot", commands.leave, session, 0, ADA.id, "left")
    assert_refused("seat-not-yours", commands.come_back, session, 0, BEN.id)
    apply_draft(session, commands.come_back(session, 0, ADA.id))
    assert session.seats[0].stand_in == ""


def test_nobody_holds_a_bots_seat() -> None:
    session = new_session(table_request(ME, BOT), ADA)
    with pytest.raises(ForbiddenError):
        commands.own_seat(session, None, 1)


@pytest.mark.parametrize("clock", [{"per_move": 60}, {"per_game": 60}])
def test_who_has_used_up_the_clock_does_not_come_back_in_that_turn(clock: dict[str, int]) -> None:
    for at, used_up in ((59.0, False), (60.0, True)):
        session = start_game(clock)
        seat = session.actor
        person = session.seats[seat].person
        assert person is not None
        apply_draft(session, commands.leave(session, seat, None, "timeout"), at)
        if used_up:
            assert_refused("clock-used-up", commands.come_back, session, seat, person)
        else:
            assert commands.come_back(session, seat, person).kind == "back"


def test_seats_given_up_are_free_before_the_game_and_go_to_bots_in_it() -> None:
    session = new_session(table_request(ME, SeatRequest("screen", "Aunt"), FREE, FREE), ADA)
    apply_draft(session, seating.take_seat(session, BEN, [], 3))
    apply_draft(session, seating.give_up(session, ADA.id, "Somebody"))
    assert seats(session) == [("", None), ("", None), ("", None), ("Ben", 2)]
    assert [seat.bot for seat in session.seats] == [""] * 4
    assert session.owner == BEN.id
    session = start_game()
    apply_draft(session, seating.give_up(session, BEN.id, "Somebody"))
    assert seats(session) == [("Ada", 1), ("Somebody", None)]
    assert session.seats[1].bot == "greedy"
    assert (session.owner, session.playing().players) == (ADA.id, ["Ada", "Somebody"])


def test_a_seat_of_two_persons_is_given_up_by_each_of_them() -> None:
    session = start_game()
    apply_draft(session, seating.claim_seat(session, 0, CLEO))
    link = session.seats[0].link
    without_holder = seating.give_up(session, ADA.id, "Somebody").data["seating"][0]
    assert Seat(**without_holder) == Seat("Cleo", CLEO.id, link=link)
    apply_draft(session, seating.give_up(session, CLEO.id, "Somebody"))
    # A bot stands in until the holder is back. Nobody else may send a new player.
    assert session.seats[0] == Seat("Ada", ADA.id, stand_in="greedy", link=link)
    assert_refused("seat-link-not-yours", hosting.check_link_access, session, "seat0", BEN.id)
    apply_draft(session, commands.come_back(session, 0, ADA.id))
    assert session.playing().players == ["Ada", "Ben"]
    apply_draft(session, seating.give_up(session, ADA.id, "Somebody"))
    assert session.seats[0] == Seat("Somebody", None, bot="greedy", link=link)


def test_a_seat_of_two_persons_after_the_game_has_no_bot() -> None:
    session = start_game()
    apply_draft(session, seating.claim_seat(session, 0, CLEO))
    session.status = OVER
    given_up = Seat(**seating.give_up(session, CLEO.id, "Somebody").data["seating"][0])
    assert given_up[:2] == ("Somebody", ADA.id)
    assert (given_up.stand_in, given_up.holder) == ("", None)


def test_seats_given_up_after_the_game_lose_only_the_name() -> None:
    session = start_game()
    session.status = OVER
    given_up = seating.give_up(session, ADA.id, "Somebody").data
    assert given_up["seating"][0] == {**seating_data(session.seats)[0], "name": "Somebody", "person": None}
    assert given_up["owner"] == BEN.id


def test_the_table_of_who_leaves_last_has_no_owner() -> None:
    session = new_session(table_request(ME, BOT), ADA)
    assert seating.give_up(session, ADA.id, "Somebody").data["owner"] is None


def test_anonymized_entries_do_not_identify_the_person() -> None:
    seated = seating_data([Seat("Ada", 1), Seat("Ben", 2)])
    joined = Entry(2, 0, "joined", 1, 2, "2:a", {"name": "Ben", "seating": seated}, 1.0)
    without_ada = anonymized(joined, 1, "X")
    assert [seat["name"] for seat in without_ada.data["seating"]] == ["X", "Ben"]
    assert [seat["person"] for seat in without_ada.data["seating"]] == [None, 2]
    assert (without_ada.person, without_ada.sender, without_ada.data["name"]) == (2, "2:a", "Ben")
    without_ben = anonymized(joined, 2, "X")
    assert (without_ben.person, without_ben.sender, without_ben.data["name"]) == (None, None, "X")
    assert anonymized(joined, 3, "X") is joined
    guest = Entry(3, 0, "guest", -1, 1, None, {"guest": 2, "muted": True, "removed": False}, 1.0)
    assert anonymized(guest, 2, "X") == guest._replace(data={**guest.data, "guest": None})
    owned = Entry(3, 0, "forgotten", -1, None, None, {"owner": 2, "forgotten": 1}, 1.0)
    assert anonymized(owned, 2, "X").data == {"owner": None, "forgotten": 1}
    chat = Entry(4, 0, "chat", 0, 1, None, {"text": "Hello", "name": "Ada"}, 1.0)
    assert anonymized(chat, 1, "X").data == {"text": "", "name": "X"}
    taken = seating_data([Seat("Cleo", 3, holder=2), Seat("Ben", None, holder=2)])
    replaced = Entry(5, 0, "replaced", 1, 1, "1:b", {"name": "Ben", "about": 2, "seating": taken}, 1.0)
    by_nobody = anonymized(replaced, 1, "X")
    assert (by_nobody.person, by_nobody.data) == (None, replaced.data)
    without_ben = anonymized(replaced, 2, "X")
    assert (without_ben.data["name"], without_ben.data["about"]) == ("X", None)
    assert [(seat["name"], seat["holder"]) for seat in without_ben.data["seating"]] == [("Cleo", None), ("X", None)]
    hints = Entry(5, 0, "hints", -1, 1, None, {"hints": True}, 1.0)
    assert anonymized(hints, 1, "X") == hints._replace(person=None)


async def add_table(service: TableService, owner: Person, *requests: SeatRequest, public: bool = False) -> str:
    return (await service.add(new_table_id(), create(table_request(*requests, public=public), owner))).id


async def sit(service: TableService, table: str, person: Person, sender: str | None = None) -> None:
    await service.change(table, partial(seating.take_seat, person=person, names=[], wanted=None), sender)


def say(session: TableSession, person: Person) -> Draft:
    return commands.chat(session, person.id, person.name, f"Greetings from {person.name}")


def test_a_person_who_is_forgotten_leaves_no_trace(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        gone, ben, cleo = persons
        shared = await add_table(service, gone, ME, FREE)
        await sit(service, shared, ben, "2:sit")
        await service.change(shared, start)
        await service.change(shared, partial(say, person=gone), "1:say")
        await service.change(shared, partial(say, person=cleo), "3:say")
        await service.change(shared, partial(hosting.admit_guest, person=gone))
        await service.change(shared, partial(hosting.admit_guest, person=cleo))
        alone = await add_table(service, gone, ME, BOT)
        watched = await add_table(service, ben, ME, FREE, public=True)
        await service.change(
            watched, partial(hosting.moderate_guest, person=gone.id, muted=True, removed=None, owner=2)
        )
        spoken = await add_table(service, ben, ME, FREE, public=True)
        await service.change(spoken, partial(say, person=gone))
        elsewhere = await service.session(await add_table(service, ben, ME, FREE))
        assert "Wilma" in await dump_store(service)
        await forget(service, gone.id, "Somebody")
        assert "Wilma" not in await dump_store(service)
        assert gone.id in service.forgotten
        assert (await service.session(elsewhere.id)) is elsewhere
        with pytest.raises(NoSuchTableError):
            await service.session(alone)
        live = await service.session(shared)
        assert seats(live) == [("Somebody", None), ("Ben", ben.id)]
        assert (live.owner, live.guests) == (ben.id, {cleo.id: Guest()})
        assert live.senders.keys() == {"2:sit", "3:say"}
        assert [applied.entry.data["text"] for applied in live.log if applied.entry.kind == "chat"] == [
            "",
            "Greetings from Cleo",
        ]
        for table in (shared, watched, spoken, elsewhere.id):
            compare(await service.session(table), await load_stored(service, table), "loaded")

    with_service(tmp_path, "Wilma Ben Cleo", use)


async def dump_store(service: TableService) -> str:
    """Return all entries and persons as one text."""
    entries = await service.store.read(lambda connection: connection.execute(select(ENTRIES)).all())
    persons = await service.store.read(partial(rows.find_persons, ids=[1, 2, 3]))
    return repr(entries) + repr(persons)


def test_a_person_who_still_holds_a_seat_is_not_forgotten(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        table = await add_table(service, persons[0], ME, FREE)
        assert not await service.store.write(partial(rows.forget_person, person=persons[0].id, alias="X"))
        assert await service.store.read(partial(rows.find_persons, ids=[persons[0].id])) == [persons[0]]
        assert (await load_stored(service, table)).seats[0].name == "Ada"

    with_service(tmp_path, "Ada", use)


def test_a_private_table_is_joined_by_link_only(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        ada, ben, _ = persons
        private, public = [await add_table(service, ada, FREE, FREE, FREE, public=public) for public in (False, True)]
        for secret in (None, "wrong"):
            with pytest.raises(NoSuchTableError):
                await endpoints.join(private, JoinRequest(secret=secret), ben, service)
        # A guest of a private table needs the link as well.
        await service.change(private, partial(hosting.admit_guest, person=ben))
        with pytest.raises(NoSuchTableError):
            await endpoints.join(private, JoinRequest(), ben, service)
        secret = hosting.link_for(await service.session(private), service.secret, "join")
        await endpoints.join(private, JoinRequest(secret=secret, id="once"), ben, service)
        await endpoints.join(private, JoinRequest(secret=secret, id="once"), ben, service)
        await endpoints.join(private, JoinRequest(), ada, service)
        assert seats(await service.session(private)) == [("Ben", 2), ("Ada", 1), ("", None)]
        await endpoints.join(public, JoinRequest(), ben, service)
        await endpoints.join(public, JoinRequest(secret="wrong"), ben, service)
        assert seats(await service.session(public)) == [("Ben", 2), ("Ben 2", 2), ("", None)]

    with_service(tmp_path, "Ada Ben Cleo", use)


def test_a_seat_is_claimed_by_its_own_link(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        ada, ben, _ = persons
        table = await add_table(service, ada, ME, FREE)
        secret = hosting.link_for(await service.session(table), service.secret, "seat0")
        for seat, given in ((0, "wrong"), (1, secret), (2, secret), (9, secret)):
            with pytest.raises(NoSuchTableError):
                await endpoints.claim(table, seat, LinkSecret(secret=given), ben, service)
        await endpoints.claim(table, 0, LinkSecret(secret=secret), ben, service)
        assert seats(await service.session(table)) == [("Ben", 2), ("", None)]

    with_service(tmp_path, "Ada Ben Cleo", use)


class Beginning(TableService):
    """A service at which a game begins, or somebody sits down, just before its table is deleted."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.meanwhile: list[Callable[[TableSession], Draft]] = []

    async def delete(self, table: str, number: int | None = None) -> None:
        while self.meanwhile:
            await self.change(table, self.meanwhile.pop())
        await super().delete(table, number)


def test_a_table_whose_game_begins_meanwhile_is_not_deleted(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        assert isinstance(service, Beginning)
        ada, ben = persons
        table = await add_table(service, ada, ME, FREE)
        await sit(service, table, ben)
        service.meanwhile.append(start)
        with pytest.raises(RuleError, match="table-others"):
            await endpoints.delete_table(table, ada, service)
        assert (await service.session(table)).status == PLAYING

    with_service(tmp_path, "Ada Ben", use, service_type=Beginning)


def test_a_table_where_somebody_sits_down_meanwhile_outlives_its_owner(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        assert isinstance(service, Beginning)
        ada, ben = persons
        table = await add_table(service, ada, ME, FREE)
        service.meanwhile.append(partial(seating.take_seat, person=ben, names=[], wanted=None))
        await forget(service, ada.id, "Somebody")
        assert (await service.session(table)).owner == ben.id

    with_service(tmp_path, "Ada Ben", use, service_type=Beginning)
