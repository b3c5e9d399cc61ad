"""Answers to questions about a running game, from what the seat may know."""

from kontor.engine.errors import KontorError, RuleError
from kontor.engine.legality import is_final, why_not_thing
from kontor.engine.match import Match
from kontor.engine.ui_types import PlanRequest, is_plain
from kontor.engine.wire_types import PlanAnswer, PlanParts
from kontor.lang.translator import Localizer, Translator
from kontor.server.tables.answer_cache import AnswerCache
from kontor.server.tables.commands import own_seat
from kontor.server.tables.history import answer_history
from kontor.server.tables.offers import things_of
from kontor.server.tables.projections import error_data
from kontor.server.tables.session import TableSession
from kontor.server.wire.fields import line_text
from kontor.server.wire.questions import (
    HistoryQuestion,
    InstantQuestion,
    PlanQuestion,
    ThingsQuestion,
    WaysQuestion,
    WhyQuestion,
)
from kontor.server.wire.wire_types import InstantAnswer, WayInfo, WaysAnswer, WhyAnswer

_MOST_WAYS = 400
"""Lines listed for one thing."""


def sentence(error: KontorError, session: TableSession | None, translator: Translator) -> str:
    """Return an error as a sentence. At a table it has the names of the game and its players."""
    match = session.match if session is not None else None
    return (
        Localizer(translator, match.game, match.players).error(error) if match is not None else translator.error(error)
    )


def answer(
    session: TableSession,
    question: InstantQuestion,
    person: int | None,
    translator: Translator,
    cache: AnswerCache | None = None,
) -> InstantAnswer:
    """Answer an instant question. Raise `KontorError` if this person may not ask it."""
    if isinstance(question, HistoryQuestion):
        return answer_history(session, question, person, translator, cache)
    match = session.playing()
    own_seat(session, person, question.seat)
    localizer = Localizer(translator, match.game, match.players)
    if isinstance(question, ThingsQuestion):
        return things_of(match, question.seat, localizer)
    if isinstance(question, WaysQuestion):
        return _ways(match, question, localizer)
    if isinstance(question, WhyQuestion):
        return _why(match, question, localizer)
    if isinstance(question, PlanQuestion):
        return _plan(match, question, localizer, free=session.alone(person))
    return {"prospects": localizer.render_all(match.game.presentation.prospects(match.state, question.seat))}


def _ways(match: Match, question: WaysQuestion, localizer: Localizer) -> WaysAnswer:
    game, state = match.game, match.state
    ways: list[WayInfo] = []
    for line in match.ways(question.thing, question.seat)[:_MOST_WAYS]:
        move = game.parse(line)
        way: WayInfo = {"line": line, "text": localizer.render(game.presentation.describe(state, move))}
        spot = game.presentation.spot(state, move)
        if spot is not None:
            way["spot"], way["loss"] = localizer.render(spot.phrase), spot.loss
        ways.append(way)
    return {"ways": ways}


def _plan(match: Match, question: PlanQuestion, localizer: Localizer, free: bool) -> PlanAnswer[str]:
    """Return how a thing is done best. `free`: this person may undo anything."""
    game, state = match.game, match.state
    thing = match.find_thing(question.thing, question.seat)
    request = PlanRequest(question.at or "", tuple(question.named), tuple(question.by))
    planned = game.presentation.plan(state, thing, request)
    parts, error = planned.parts, planned.error
    final = bool(parts["line"]) and not free and is_final(game, state, game.parse(parts["line"]))
    texts: PlanParts[str] = localizer.render_all(parts)
    kind, names = game.presentation.parts(thing)
    return {
        **texts,
        "kind": kind,
        "names": [*names],
        "final": final,
        "immediate": not final and is_plain(planned),
        "error": None if error is None else error_data(error, localizer.error(error)),
    }


def _why(match: Match, question: WhyQuestion, localizer: Localizer) -> WhyAnswer:
    text = line_text(question.line)
    if match.actor != question.seat:
        error: KontorError | None = RuleError("server:seat", "seat-not-to-act")
    else:
        error = match.why_not(text)
        if error is not None:
            error = why_not_thing(match.game, match.state, text) or error
    return {"legal": error is None, "error": None if error is None else error_data(error, localizer.error(error))}
