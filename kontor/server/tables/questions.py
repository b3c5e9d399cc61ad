"""What persons ask about a game: what they can do, by which ways, why not; answered from what their seat may know."""

from typing import Any

from kontor.engine.errors import KontorError, RuleError
from kontor.engine.legality import binds, why_not_thing
from kontor.engine.match import Match
from kontor.engine.ui_types import PlanRequest
from kontor.engine.wire_types import Plan, PlanParts, is_plain
from kontor.lang.translator import Localizer, Translator
from kontor.server.models import PLAYING, SPECTATOR
from kontor.server.tables.commands import own_seat
from kontor.server.tables.history import LookingBack, look_back
from kontor.server.tables.projections import error_data
from kontor.server.tables.session import TableSession
from kontor.server.wire import messages
from kontor.server.wire.wire_types import AtSight, SceneShown, ThingShown, ThingsShown, WayShown, WaysShown, WhyShown

_MOST_WAYS = 400
"""Lines that are listed for one thing."""


def sentence(error: KontorError, session: TableSession | None, translator: Translator) -> str:
    """An error as a sentence, with the names of the game and its players where there is one."""
    match = session.match if session is not None else None
    return (
        Localizer(translator, match.game, match.players).error(error) if match is not None else translator.error(error)
    )


def answer(session: TableSession, asked: messages.AtSight, person: int | None, translator: Translator) -> AtSight:
    """The answer to a question that needs no thinking; raises `KontorError` if there is none for this person."""
    match = session.playing()
    if isinstance(asked, LookingBack):
        return look_back(session, asked, person, translator)
    own_seat(session, person, asked.seat)
    localizer = Localizer(translator, match.game, match.players)
    if isinstance(asked, messages.Things):
        return _things(match, asked.seat, localizer)
    if isinstance(asked, messages.Ways):
        return _ways(match, asked, localizer)
    if isinstance(asked, messages.Why):
        return _why(match, asked, localizer)
    if isinstance(asked, messages.Plan):
        return _plan(match, asked, localizer, free=session.alone(person))
    return {"prospects": localizer.render_all(match.game.presentation.prospects(match.state, asked.seat))}


def add_offers(session: TableSession, scenes: list[SceneShown], translator: Translator) -> None:
    """Add to the scene of each seat what it can do now and what it lacks, as long as the game is played."""
    match = session.match
    if match is None or session.status != PLAYING or session.frozen is not None:
        return
    localizer = Localizer(translator, match.game, match.players)
    for scene in scenes:
        if scene["seat"] != SPECTATOR:
            prospects = localizer.render_all(match.game.presentation.prospects(match.state, scene["seat"]))
            scene["offers"] = {**_things(match, scene["seat"], localizer), "prospects": prospects}


def _things(match: Match, seat: int, localizer: Localizer) -> ThingsShown:
    acting = match.actor == seat
    things = match.game.things(match.state) if acting else []
    data: ThingsShown = {"things": [_thing(match, thing, localizer) for thing in things]}
    if acting:
        data["question"] = localizer.render(match.game.presentation.question(match.state))
    return data


def _thing(match: Match, thing: Any, localizer: Localizer) -> ThingShown:
    text = match.game.text(thing)
    presentation = match.game.presentation
    kind, names = presentation.parts(thing)
    entry = presentation.entry(thing)
    name = localizer.render(entry[1] if entry is not None else presentation.describe(match.state, thing))
    shown: ThingShown = {"text": text, "kind": kind, "names": [*names], "name": name}
    if entry is not None:
        shown["heading"] = localizer.render(entry[0])
    return shown


def _ways(match: Match, asked: messages.Ways, localizer: Localizer) -> WaysShown:
    game, state = match.game, match.state
    ways: list[WayShown] = []
    for text in match.ways(asked.thing, asked.seat)[:_MOST_WAYS]:
        move = game.parse(text)
        way: WayShown = {"text": text, "told": localizer.render(game.presentation.describe(state, move))}
        spot = game.presentation.spot(state, move)
        if spot is not None:
            way["spot"], way["loss"] = localizer.render(spot.phrase), spot.loss
        ways.append(way)
    return {"ways": ways}


def _plan(match: Match, asked: messages.Plan, localizer: Localizer, free: bool) -> Plan[str]:
    """How a thing would be done; who is `free` may take anything back."""
    game, state = match.game, match.state
    thing = match.find_thing(asked.thing, asked.seat)
    parts, error = game.presentation.plan(
        state, thing, PlanRequest(asked.at or "", tuple(asked.named), tuple(asked.by))
    )
    final = bool(parts["line"]) and not free and binds(game, state, game.parse(parts["line"]))
    told: PlanParts[str] = localizer.render_all(parts)
    kind, names = game.presentation.parts(thing)
    return {
        **told,
        "kind": kind,
        "names": [*names],
        "final": final,
        "immediate": not final and is_plain(parts),
        "error": None if error is None else error_data(error, localizer.error(error)),
    }


def _why(match: Match, asked: messages.Why, localizer: Localizer) -> WhyShown:
    text = messages.line_text(asked.line)
    if match.actor != asked.seat:
        error: KontorError | None = RuleError("server:seat", "seat-not-to-act")
    else:
        error = match.why_not(text) or None
        if error is not None:
            error = why_not_thing(match.game, match.state, text) or error
    return {"legal": error is None, "error": None if error is None else error_data(error, localizer.error(error))}
