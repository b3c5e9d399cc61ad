"""Offers: what a seat can do now and what it lacks, for clients that ask for them in `hello`."""

from typing import Any

from kontor.engine.match import Match
from kontor.lang.translator import Localizer, Translator
from kontor.server.models import PLAYING, SPECTATOR
from kontor.server.tables.session import TableSession
from kontor.server.wire.wire_types import Offers, Scene, Thing, ThingsAnswer


def add_offers(session: TableSession, scenes: list[Scene], translator: Translator) -> None:
    """Add what each seat can do now and what it lacks to its scene, while the game is running."""
    match = session.match
    if match is None or session.status != PLAYING or session.frozen is not None:
        return
    for scene in scenes:
        if scene["seat"] != SPECTATOR:
            scene["offers"] = _offers(match, scene["seat"], translator)


def _offers(match: Match, seat: int, translator: Translator) -> Offers:
    localizer = Localizer(translator, match.game, match.players)
    prospects = localizer.render_all(match.game.presentation.prospects(match.state, seat))
    return {**things_of(match, seat, localizer), "prospects": prospects}


def things_of(match: Match, seat: int, localizer: Localizer) -> ThingsAnswer:
    """Return what a seat can do now: nothing while another seat is to act."""
    acting = match.actor == seat
    things = match.game.things(match.state) if acting else []
    data: ThingsAnswer = {"things": [_thing(match, thing, localizer) for thing in things]}
    if acting:
        presentation = match.game.presentation
        data["question"] = localizer.render(presentation.question(match.state))
        lost = presentation.lost_at_end(match.state)
        if lost is not None:
            data["loses"] = localizer.render(lost)
    return data


def _thing(match: Match, thing: Any, localizer: Localizer) -> Thing:
    text = match.game.text(thing)
    presentation = match.game.presentation
    kind, names = presentation.parts(thing)
    entry = presentation.entry(thing)
    name = localizer.render(entry[1] if entry is not None else presentation.describe(match.state, thing))
    shown: Thing = {"text": text, "kind": kind, "names": [*names], "name": name}
    if entry is not None:
        shown["heading"] = localizer.render(entry[0])
    return shown
