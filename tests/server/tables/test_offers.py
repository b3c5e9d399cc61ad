"""The offers in scenes: computed once for a position, and again after every change that shows in them."""

import pytest

from kontor.anno1503.present.presentation import Anno1503Presentation
from kontor.anno1503.rules.state import Position
from kontor.engine.protocol import Data
from kontor.lang.translator import Translator
from kontor.server.models import Person
from kontor.server.tables import commands, projections, seating
from kontor.server.tables.creation import start
from kontor.server.tables.offers import add_offers
from kontor.server.tables.session import TableSession
from tests.server.support.tables import FREE, ME, apply_draft, new_session, table_request

ADA, BEN = (Person(number, name, "en", None) for number, name in enumerate(("Ada", "Ben"), start=1))


def offers_of(session: TableSession, person: Person, language: str = "en") -> Data:
    scenes = projections.scenes(session, person.id)
    add_offers(session, scenes, Translator(language))
    return dict(scenes[0]["offers"])


def test_offers_are_computed_once_for_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[int] = []
    original = Anno1503Presentation.prospects

    def counted(self: Anno1503Presentation, state: Position, seat: int) -> Data:
        computed.append(seat)
        return original(self, state, seat)

    monkeypatch.setattr(Anno1503Presentation, "prospects", counted)
    session = new_session(table_request(ME, FREE), ADA)
    apply_draft(session, seating.take_seat(session, BEN, [], None))
    apply_draft(session, start(session))
    first = {seat: offers_of(session, person) for seat, person in enumerate((ADA, BEN))}
    for _ in range(2):
        apply_draft(session, commands.chat(session, ADA.id, ADA.name, "hello"))
        assert {seat: offers_of(session, person) for seat, person in enumerate((ADA, BEN))} == first
    assert computed == [0, 1]

    # The first roll may ask either seat to choose a good.
    match = session.playing()
    actor = match.actor
    person = (ADA, BEN)[actor]
    german = offers_of(session, person, "de")
    assert computed == [0, 1, actor]
    assert german["question"] != first[actor]["question"]

    line = match.ways(match.game.text(match.game.things(match.state)[0]), actor)[0]
    apply_draft(session, commands.play(session, actor, line, person.id))
    assert offers_of(session, person) != first[actor]
    assert len(session.offers) == 1
