"""What persons ask about a game: what they can do, by which ways, why not; answered from what their seat may know."""

from typing import Any

from kontor.lang.translator import Teller, Translator
from kontor.server import messages
from kontor.server.acts import own_seat
from kontor.server.places import ONLOOKER, OVER
from kontor.server.seen import error_data
from kontor.server.sitting import Sitting
from kontor.table.errors import KontorError, RuleError
from kontor.table.match import Match
from kontor.table.protocol import Data

_MOST_WAYS = 400
"""Lines that are listed for one thing."""


def sentence(error: KontorError, sitting: Sitting | None, translator: Translator) -> str:
    """An error as a sentence, with the names of the game and its players where there is one."""
    match = sitting.match if sitting is not None else None
    return Teller(translator, match.game, match.players).error(error) if match is not None else translator.error(error)


def answer(sitting: Sitting, asked: messages.Question, person: int | None, translator: Translator) -> Data:
    """The answer to a question; raises `KontorError` if it cannot be answered or not to this person."""
    match = sitting.playing()
    if isinstance(asked, messages.Look):
        return _look(sitting, match, asked, person)
    own_seat(sitting, person, asked.seat)
    teller = Teller(translator, match.game, match.players)
    if isinstance(asked, messages.Things):
        return _things(match, asked.seat, teller)
    if isinstance(asked, messages.Ways):
        return _ways(match, asked, teller)
    if isinstance(asked, messages.Why):
        return _why(match, asked, teller)
    return {"prospects": match.game.prospects(match.state, asked.seat)}


def _things(match: Match, seat: int, teller: Teller) -> Data:
    acting = match.actor == seat
    found = match.game.things(match.state) if acting else []
    data: Data = {"things": [_thing(match, thing, teller) for thing in found]}
    if acting:
        data["question"] = teller.tell(match.game.question(match.state))
    return data


def _thing(match: Match, thing: Any, teller: Teller) -> Data:
    data: Data = {"text": match.game.text(thing)}
    entry = match.game.entry(thing)
    if entry is not None:
        data["heading"], data["name"] = teller.tell(entry[0]), teller.tell(entry[1])
    else:
        data["name"] = teller.tell(match.game.describe(match.state, thing))
    return data


def _ways(match: Match, asked: messages.Ways, teller: Teller) -> Data:
    game, state = match.game, match.state
    found: list[Data] = []
    for text in match.ways(asked.thing, asked.seat)[:_MOST_WAYS]:
        move = game.parse(text)
        way: Data = {"text": text, "told": teller.tell(game.describe(state, move))}
        spot = game.spot(state, move)
        if spot is not None:
            way["spot"], way["loss"] = teller.tell(spot.phrase), spot.loss
        found.append(way)
    return {"ways": found}


def _why(match: Match, asked: messages.Why, teller: Teller) -> Data:
    text = messages.line_text(asked.line)
    if match.actor != asked.seat:
        error: KontorError | None = RuleError("server:seat", "seat-not-to-act")
    else:
        error = match.why_not(text) or None
        if error is not None:
            error = match.game.why_not_thing(match.state, text) or error
    return {"legal": error is None, "error": None if error is None else error_data(error, teller.error(error))}


def _look(sitting: Sitting, match: Match, asked: messages.Look, person: int | None) -> Data:
    """An earlier position, and what happened in the line that led to it; of a game that is over, with any eyes."""
    if asked.seat != ONLOOKER and sitting.status != OVER:
        own_seat(sitting, person, asked.seat)
    if asked.lines > len(match.seats):
        raise RuleError("server:look", "look-too-far", last=len(match.seats))
    match.view(asked.seat)
    data: Data = {"lines": asked.lines, "last": len(match.seats), "seat": asked.seat}
    data["view"] = match.game.view(match.state_after(asked.lines), asked.seat)
    happened = match.events[asked.lines - 1] if asked.lines else []
    data["events"] = [event.seen_by(asked.seat) for event in happened]
    return data
