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
            scene["offers"] = _offers(session, match, scene["seat"], translator)


def _offers(session: TableSession, match: Match, seat: int, translator: Translator) -> Offers:
    """Return the offers of a seat, computed once for a position, however many entries and connections show it."""
    key = match, session.revision, tuple(match.players), seat, translator.language
    offers = session.offers.get(key)
    if offers is None:
        localizer = Localizer(translator, match.game, match.players)
        prospects = localizer.render_all(match.game.presentation.prospects(match.state, seat))
        offers = {**things_of(match, seat, localizer), "prospects": prospects}
        current = {known: value for known, value in session.offers.items() if known[:3] == key[:3]}
        session.offers = {**current, key: offers}
    return offers


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
