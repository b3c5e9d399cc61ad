"""The offers in scenes: they follow the position and the language of the reader."""

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


def test_offers_follow_the_position_and_the_language() -> None:
    session = new_session(table_request(ME, FREE), ADA)
    apply_draft(session, seating.take_seat(session, BEN, [], None))
    apply_draft(session, start(session))
    first = {seat: offers_of(session, person) for seat, person in enumerate((ADA, BEN))}
    apply_draft(session, commands.chat(session, ADA.id, ADA.name, "hello"))
    assert {seat: offers_of(session, person) for seat, person in enumerate((ADA, BEN))} == first

    # The first roll may ask either seat to choose a good.
    match = session.playing()
    actor = match.actor
    person = (ADA, BEN)[actor]
    assert offers_of(session, person, "de")["question"] != first[actor]["question"]

    line = match.ways(match.game.text(match.game.things(match.state)[0]), actor)[0]
    apply_draft(session, commands.play(session, actor, line, person.id))
    assert offers_of(session, person) != first[actor]
