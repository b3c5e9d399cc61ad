"""Everything that the server sends to one person about a table, as bytes, produced by its own functions."""

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from kontor.engine.errors import KontorError
from kontor.lang.translator import Translator
from kontor.server.errors import StaleError
from kontor.server.models import AppliedEntry
from kontor.server.tables import commands, offers, projections
from kontor.server.tables.questions import answer, sentence
from kontor.server.tables.session import TableSession
from kontor.server.wire.questions import (
    InstantQuestion,
    LogQuestion,
    PlanQuestion,
    PositionQuestion,
    ProspectsQuestion,
    StandingsQuestion,
    ThingsQuestion,
    WaysQuestion,
    WhyQuestion,
)

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
    """Return data as the text that a connection sends."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _asked_lines(game: str, dice: random.Random) -> list[str]:
    lines = dice.sample(_WHY[game], 2)
    if game == "anno1800":
        card, other = dice.sample(_CARDS, 2)
        lines += [f"play {card}: work 1", f"use {card}", f"swap {card} {other}", f"use the_editor {card}"]
    return lines


def make_questions(
    session: TableSession, person: int | None, lines: Sequence[int], dice: random.Random, whole: bool = False
) -> list[InstantQuestion]:
    """Return random questions that fit the position, and questions about the positions after these lines.

    The seat to act asks more often. A few questions are about seats of others. With `whole`, everybody asks for the
    course and the story of the whole game, from every seat.
    """
    match = session.playing()
    asked: list[InstantQuestion] = []
    for seat in range(len(session.seats)):
        own = session.seats[seat].person == person
        acts_now = own and match.actor == seat and dice.random() < 0.4
        if acts_now or dice.random() < (0.2 if own else 0.03):
            asked.append(ThingsQuestion(type="things", id="q", table=TABLE, seat=seat))
            texts = dice.sample(_asked_lines(session.game, dice), 2) if acts_now else ["end"]
            asked += [WhyQuestion(type="why", id="q", table=TABLE, seat=seat, line=text) for text in texts]
            asked += [PositionQuestion(type="position", id="q", table=TABLE, lines=back, seat=seat) for back in lines]
        if acts_now and dice.random() < 0.3:
            things = match.things(seat)
            asked.append(WaysQuestion(type="ways", id="q", table=TABLE, seat=seat, thing=dice.choice(things)))
        planning = random.Random(len(match.seats) * 10 + seat)
        if acts_now and planning.random() < 0.5:
            thing, step = planning.choice(match.things(seat)), f"work {planning.randrange(1, 25)}"
            asked.append(PlanQuestion(type="plan", id="q", table=TABLE, seat=seat, thing=thing))
            asked.append(PlanQuestion(type="plan", id="q", table=TABLE, seat=seat, thing=thing, by=[step]))
        if own and dice.random() < 0.1:
            asked.append(ProspectsQuestion(type="prospects", id="q", table=TABLE, seat=seat))
    if whole:
        for seat in range(-1, len(session.seats)):
            pages = range(0, len(match.seats) + 1, 100)
            asked += [StandingsQuestion(type="standings", id="q", table=TABLE, seat=seat, first=row) for row in pages]
            asked += [LogQuestion(type="log", id="q", table=TABLE, seat=seat, first=line + 1) for line in pages]
    if dice.random() < 0.15:
        asked += [PositionQuestion(type="position", id="q", table=TABLE, lines=back, seat=-1) for back in lines]
    return asked


class Receiver:
    """One person, or somebody without a key, who receives messages about a table in every possible way."""

    def __init__(self, person: int | None, language: str, online: set[int]) -> None:
        self.person = person
        self.translator = Translator(language)
        self.online = online

    def pushed(
        self, session: TableSession, applied: AppliedEntry, after: int | None, with_sentences: bool = True
    ) -> Iterator[str]:
        """Yield the pushed messages about an entry. With `after`, also the opened table and its card in lists."""
        data = projections.happened_data(session, applied, self.person, self.online)
        if with_sentences:
            projections.add_texts(session, data["entry"], self.translator)
            offers.add_offers(session, data.get("scenes", []), self.translator)
        yield text_of(data)
        if after is None:
            return
        shown = projections.table_data(session, self.person, self.online, after)
        for entry in shown["entries"]:
            projections.add_texts(session, entry, self.translator)
        offers.add_offers(session, shown["scenes"], self.translator)
        yield text_of(shown)
        yield text_of({"info": projections.info(session, self.person, self.online)})
        yield text_of(projections.summary(session.summary_row(), session.seats, self.person))

    def answers(self, session: TableSession, asked: Sequence[InstantQuestion]) -> Iterator[str]:
        """Yield the answers to questions, or their refusals."""
        for question in asked:
            try:
                data = answer(session, question, self.person, self.translator)
                yield text_of({"type": "answer", "id": question.id, "data": data})
            except KontorError as error:
                yield self.refused(session, error)

    def refused(self, session: TableSession, error: KontorError) -> str:
        """Return a refusal. After a stale revision it has the table, as over HTTP."""
        fault = projections.error_data(error, sentence(error, session, self.translator))
        state = (
            projections.table_data(session, self.person, self.online, None) if isinstance(error, StaleError) else None
        )
        return text_of({"type": "refused", "id": "q", "error": fault, "state": state})

    def attempt(self, session: TableSession, act: Refusable) -> str:
        """Return the refusal of a command. Empty if it succeeds."""
        try:
            act(session)
        except KontorError as error:
            return self.refused(session, error)
        return ""


def bad_lines(session: TableSession, seat: int, dice: random.Random) -> list[Refusable]:
    """Return commands of a seat that are refused now."""
    match = session.playing()
    refusable: list[Refusable] = [lambda _: _raise(StaleError(session.revision))]
    for text in _asked_lines(session.game, dice)[1:3]:
        if match.actor != seat or match.why_not(text) is not None:
            refusable.append(partial(commands.play, seat=seat, text=text, person=None))
    return refusable


def _raise(error: KontorError) -> None:
    raise error
