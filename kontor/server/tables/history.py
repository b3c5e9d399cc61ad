"""History questions: an earlier position, the standings by round and the log of a game, as one seat saw them."""

from collections import OrderedDict
from typing import NamedTuple

from kontor.engine.errors import RuleError
from kontor.engine.events import Event
from kontor.engine.match import Match
from kontor.engine.protocol import ALL_SEATS
from kontor.engine.timeline import rounds, standings_by_round
from kontor.lang.translator import Localizer, Translator
from kontor.server.models import OVER, SPECTATOR
from kontor.server.tables.commands import own_seat
from kontor.server.tables.session import TableSession
from kontor.server.wire.questions import HistoryQuestion, PositionQuestion, StandingsQuestion
from kontor.server.wire.wire_types import HistoryAnswer, LogAnswer, LogLine, ReplayPosition, StandingsAnswer

_MOST_LOGS = 100
"""Limit on cached logs of all tables together, about ten megabytes."""


class _CachedLog(NamedTuple):
    """A cached log: the names of the players, the events, the lines sent."""

    players: list[str]
    events: list[list[Event]]
    lines: list[LogLine]


_logs: OrderedDict[tuple[str, int, str], _CachedLog] = OrderedDict()
"""By table, seat and language, the most recently used last."""


def answer_history(
    session: TableSession, question: HistoryQuestion, person: int | None, translator: Translator
) -> HistoryAnswer:
    """Answer a history question. During the game only for own seats and spectators, afterwards for any seat."""
    match = session.playing()
    if question.seat != SPECTATOR and session.status != OVER:
        own_seat(session, person, question.seat)
    match.check_viewer(question.seat)
    localizer = Localizer(translator, match.game, match.players)
    if isinstance(question, PositionQuestion):
        return _position(match, question, localizer)
    if isinstance(question, StandingsQuestion):
        return _standings(match, ALL_SEATS if session.status == OVER else question.seat)
    return _log(session.id, match, question.seat, localizer)


def _position(match: Match, question: PositionQuestion, localizer: Localizer) -> ReplayPosition:
    """Return an earlier position, and what happened in the line that led to it."""
    if question.lines > len(match.seats):
        raise RuleError("server:position", "position-too-far", last=len(match.seats))
    caused = match.events[question.lines - 1] if question.lines else []
    events = [event.seen_by(question.seat) for event in caused]
    return {
        "lines": question.lines,
        "last": len(match.seats),
        "seat": question.seat,
        "view": match.game.view(match.state_after(question.lines), question.seat),
        "events": events,
        "texts": [localizer.event(event) for event in events],
    }


def _standings(match: Match, seat: int) -> StandingsAnswer:
    names, rows = standings_by_round(match, seat)
    return {
        "names": list(names),
        "rows": [{"lines": row.lines, "round": row.round, "seats": row.seats} for row in rows],
    }


def _log(table: str, match: Match, seat: int, localizer: Localizer) -> LogAnswer:
    """Return the events, line by line. Lines that were sent before come from the cache."""
    key = table, seat, localizer.translator.language
    cached = _logs.pop(key, None)
    lines = _valid_lines(cached, match) if cached is not None else []
    first = len(lines)
    for index, number in enumerate(rounds(match, first), start=first):
        events = [event.seen_by(seat) for event in match.events[index]]
        lines.append(
            {
                "line": index + 1,
                "seat": match.seats[index],
                "round": number,
                "texts": [localizer.event(event) for event in events],
                "events": events,
            }
        )
    _logs[key] = _CachedLog(list(match.players), list(match.events), lines)
    if len(_logs) > _MOST_LOGS:
        _logs.popitem(last=False)
    return {"lines": lines}


def _valid_lines(cached: _CachedLog, match: Match) -> list[LogLine]:
    """Return the cached lines that are still part of the match, or none if a player was renamed."""
    if cached.players != match.players:
        return []
    lines: list[LogLine] = []
    for line, then, now in zip(cached.lines, cached.events, match.events, strict=False):
        # Compare by identity: a line that was undone and played again has new events.
        if then is not now:
            break
        lines.append(line)
    return lines
