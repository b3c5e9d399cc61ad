"""Everything that the server sends to one person about a table, as the bytes of the wire, by its own functions."""

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from kontor.engine.errors import KontorError
from kontor.lang.translator import Translator
from kontor.server.errors import StaleError
from kontor.server.models import AppliedEntry
from kontor.server.tables import commands, projections, questions
from kontor.server.tables.questions import answer, sentence
from kontor.server.tables.session import TableSession
from kontor.server.wire import messages

TABLE = "tableofgame2"
Refusable = Callable[[TableSession], object]

_WHY = {
    "anno1503": ["keep", "leave", "end", "ship", "pioneer", "take wood", "give agreement", "look 1 b2", "discard wood"],
    "anno1800": ["end", "open", "explore", "expedition", "festival", "hire engineer: work 6", "build sawmill at 1"],
}
_WHY["anno1503"] += [f"keep {place}" for place in range(1, 9)] + ["buy spice", "claim 1", "sail 1 c3", "rubbish"]
_WHY["anno1800"] += ["upgrade farmer at home: work 7", "recall worker from 12", "use alonso_graves", "rubbish"]
_CARDS = [
    f"{deck}{number:02d}" for deck, most in (("fw", 46), ("aei", 32), ("nw", 24)) for number in range(1, most + 1)
]


def text_of(data: Mapping[str, Any]) -> str:
    """As a connection sends it."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _asked_lines(game: str, dice: random.Random) -> list[str]:
    lines = dice.sample(_WHY[game], 2)
    if game == "anno1800":
        card, other = dice.sample(_CARDS, 2)
        lines += [f"play {card}: work 1", f"use {card}", f"swap {card} {other}", f"use the_editor {card}"]
    return lines


def make_questions(
    session: TableSession, person: int | None, lines: Sequence[int], dice: random.Random, whole: bool = False
) -> list[messages.AtSight]:
    """Things to ask now: what, how, why not and what is lacking, and looks back to positions after so many lines.

    Who is to act asks more often; now and then somebody asks about a seat that is not theirs. With `whole`, everybody
    asks for the course and the story of the whole game, with every pair of eyes.
    """
    match = session.playing()
    asked: list[messages.AtSight] = []
    for seat in range(len(session.seats)):
        own = session.seats[seat].person == person
        acts_now = own and match.actor == seat and dice.random() < 0.4
        if acts_now or dice.random() < (0.2 if own else 0.03):
            asked.append(messages.Things(type="things", id="q", table=TABLE, seat=seat))
            texts = dice.sample(_asked_lines(session.game, dice), 2) if acts_now else ["end"]
            asked += [messages.Why(type="why", id="q", table=TABLE, seat=seat, line=text) for text in texts]
            asked += [messages.Look(type="look", id="q", table=TABLE, lines=back, seat=seat) for back in lines]
        if acts_now and dice.random() < 0.3:
            things = match.things(seat)
            asked.append(messages.Ways(type="ways", id="q", table=TABLE, seat=seat, thing=dice.choice(things)))
        planning = random.Random(len(match.seats) * 10 + seat)
        if acts_now and planning.random() < 0.5:
            thing, step = planning.choice(match.things(seat)), f"work {planning.randrange(1, 25)}"
            asked.append(messages.Plan(type="plan", id="q", table=TABLE, seat=seat, thing=thing))
            asked.append(messages.Plan(type="plan", id="q", table=TABLE, seat=seat, thing=thing, by=[step]))
        if own and dice.random() < 0.1:
            asked.append(messages.Prospects(type="prospects", id="q", table=TABLE, seat=seat))
    if whole:
        for eyes in range(-1, len(session.seats)):
            asked.append(messages.Course(type="course", id="q", table=TABLE, seat=eyes))
            asked.append(messages.Story(type="story", id="q", table=TABLE, seat=eyes))
    if dice.random() < 0.15:
        asked += [messages.Look(type="look", id="q", table=TABLE, lines=back, seat=-1) for back in lines]
    return asked


class Receiver:
    """One person, or somebody without a key, who hears of a table by every way there is."""

    def __init__(self, person: int | None, language: str, here: set[int]) -> None:
        self.person = person
        self.translator = Translator(language)
        self.here = here

    def told(
        self, session: TableSession, applied: AppliedEntry, after: int | None, with_sentences: bool = True
    ) -> Iterator[str]:
        """What comes unasked; where there is an `after`, also what opening the table and a list of tables show."""
        data = projections.happened_data(session, applied, self.person, self.here)
        if with_sentences:
            projections.tell_entry(session, data["entry"], self.translator)
            questions.add_offers(session, data["scenes"], self.translator)
        yield text_of(data)
        if after is None:
            return
        shown = projections.table_data(session, self.person, self.here, after)
        for entry in shown["entries"]:
            projections.tell_entry(session, entry, self.translator)
        questions.add_offers(session, shown["scenes"], self.translator)
        yield text_of(shown)
        yield text_of({"info": projections.info(session, self.person, self.here)})
        yield text_of(projections.summary(session.card(), session.seats, self.person))

    def answers(self, session: TableSession, asked: Sequence[messages.AtSight]) -> Iterator[str]:
        """The answers to questions, or why there is none."""
        for question in asked:
            try:
                data = answer(session, question, self.person, self.translator)
                yield text_of({"type": "answer", "id": question.id, "data": data})
            except KontorError as error:
                yield self.refused(session, error)

    def refused(self, session: TableSession, error: KontorError) -> str:
        """A refusal, after a stale revision with the table as over HTTP."""
        fault = projections.error_data(error, sentence(error, session, self.translator))
        state = projections.table_data(session, self.person, self.here, None) if isinstance(error, StaleError) else None
        return text_of({"type": "refused", "id": "q", "error": fault, "state": state})

    def attempt(self, session: TableSession, act: Refusable) -> str:
        """The refusal of what cannot be done; nothing if it can."""
        try:
            act(session)
        except KontorError as error:
            return self.refused(session, error)
        return ""


def bad_lines(session: TableSession, seat: int, dice: random.Random) -> list[Refusable]:
    """Acts of a seat that its rules refuse now."""
    match = session.playing()
    refusable: list[Refusable] = [lambda _: _raise(StaleError(session.revision))]
    for text in _asked_lines(session.game, dice)[1:3]:
        if match.actor != seat or match.why_not(text) is not None:
            refusable.append(lambda other, text=text: commands.play(other, seat, text, None))  # type: ignore[misc]
    return refusable


def _raise(error: KontorError) -> None:
    raise error
