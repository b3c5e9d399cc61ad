"""What persons ask about a game: what they can do, by which ways, why not; answered from what their seat may know."""

from typing import Any

from kontor.engine.errors import KontorError, RuleError
from kontor.engine.legality import binds
from kontor.engine.match import Match
from kontor.engine.ui_types import Wish
from kontor.engine.wire_types import Plan, PlanParts
from kontor.lang.translator import Teller, Translator
from kontor.server.tables.commands import own_seat
from kontor.server.tables.history import LookingBack, look_back
from kontor.server.tables.projections import error_data
from kontor.server.tables.session import TableSession
from kontor.server.wire import messages
from kontor.server.wire.wire_types import AtSight, ThingShown, ThingsShown, WayShown, WaysShown, WhyShown

_MOST_WAYS = 400
"""Lines that are listed for one thing."""


def sentence(error: KontorError, session: TableSession | None, translator: Translator) -> str:
    """An error as a sentence, with the names of the game and its players where there is one."""
    match = session.match if session is not None else None
    return Teller(translator, match.game, match.players).error(error) if match is not None else translator.error(error)


def answer(session: TableSession, asked: messages.AtSight, person: int | None, translator: Translator) -> AtSight:
    """The answer to a question that needs no thinking; raises `KontorError` if there is none for this person."""
    match = session.playing()
    if isinstance(asked, LookingBack):
        return look_back(session, asked, person, translator)
    own_seat(session, person, asked.seat)
    teller = Teller(translator, match.game, match.players)
    if isinstance(asked, messages.Things):
        return _things(match, asked.seat, teller)
    if isinstance(asked, messages.Ways):
        return _ways(match, asked, teller)
    if isinstance(asked, messages.Why):
        return _why(match, asked, teller)
    if isinstance(asked, messages.Plan):
        return _plan(match, asked, teller, free=session.alone(person))
    return {"prospects": teller.tell_all(match.game.prospects(match.state, asked.seat))}


def _things(match: Match, seat: int, teller: Teller) -> ThingsShown:
    acting = match.actor == seat
    found = match.game.things(match.state) if acting else []
    data: ThingsShown = {"things": [_thing(match, thing, teller) for thing in found]}
    if acting:
        data["question"] = teller.tell(match.game.question(match.state))
    return data


def _thing(match: Match, thing: Any, teller: Teller) -> ThingShown:
    text = match.game.text(thing)
    entry = match.game.entry(thing)
    if entry is not None:
        return {"text": text, "heading": teller.tell(entry[0]), "name": teller.tell(entry[1])}
    return {"text": text, "name": teller.tell(match.game.describe(match.state, thing))}


def _ways(match: Match, asked: messages.Ways, teller: Teller) -> WaysShown:
    game, state = match.game, match.state
    found: list[WayShown] = []
    for text in match.ways(asked.thing, asked.seat)[:_MOST_WAYS]:
        move = game.parse(text)
        way: WayShown = {"text": text, "told": teller.tell(game.describe(state, move))}
        spot = game.spot(state, move)
        if spot is not None:
            way["spot"], way["loss"] = teller.tell(spot.phrase), spot.loss
        found.append(way)
    return {"ways": found}


def _plan(match: Match, asked: messages.Plan, teller: Teller, free: bool) -> Plan[str]:
    """How a thing would be done; who is `free` may take anything back."""
    game, state = match.game, match.state
    thing = match.find_thing(asked.thing, asked.seat)
    parts, error = game.plan(state, thing, Wish(asked.at or "", tuple(asked.named), tuple(asked.by)))
    final = bool(parts["line"]) and not free and binds(game, state, game.parse(parts["line"]))
    told: PlanParts[str] = teller.tell_all(parts)
    return {**told, "final": final, "error": None if error is None else error_data(error, teller.error(error))}


def _why(match: Match, asked: messages.Why, teller: Teller) -> WhyShown:
    text = messages.line_text(asked.line)
    if match.actor != asked.seat:
        error: KontorError | None = RuleError("server:seat", "seat-not-to-act")
    else:
        error = match.why_not(text) or None
        if error is not None:
            error = match.game.why_not_thing(match.state, text) or error
    return {"legal": error is None, "error": None if error is None else error_data(error, teller.error(error))}
