"""History questions: an earlier position, the standings by round and the story of a game, as one seat saw them."""

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
from kontor.server.wire.questions import Course, HistoryQuestion, Look
from kontor.server.wire.wire_types import CourseAnswer, LookAnswer, StoryAnswer, StoryLine

_MOST_STORIES = 100
"""Limit on cached stories of all tables together, about ten megabytes."""


class _Story(NamedTuple):
    """A cached story: the names of the players, the events, the lines sent."""

    players: list[str]
    events: list[list[Event]]
    lines: list[StoryLine]


_stories: OrderedDict[tuple[str, int, str], _Story] = OrderedDict()
"""By table, seat and language, the most recently used last."""


def answer_history(
    session: TableSession, question: HistoryQuestion, person: int | None, translator: Translator
) -> LookAnswer | CourseAnswer | StoryAnswer:
    """Answer a history question. During the game only for own seats and spectators, afterwards for any seat."""
    match = session.playing()
    if question.seat != SPECTATOR and session.status != OVER:
        own_seat(session, person, question.seat)
    match.check_viewer(question.seat)
    localizer = Localizer(translator, match.game, match.players)
    if isinstance(question, Look):
        return _look(match, question, localizer)
    if isinstance(question, Course):
        return _course(match, ALL_SEATS if session.status == OVER else question.seat)
    return _story(session.id, match, question.seat, localizer)


def _look(match: Match, question: Look, localizer: Localizer) -> LookAnswer:
    """Return an earlier position, and what happened in the line that led to it."""
    if question.lines > len(match.seats):
        raise RuleError("server:look", "look-too-far", last=len(match.seats))
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


def _course(match: Match, seat: int) -> CourseAnswer:
    names, rows = standings_by_round(match, seat)
    return {
        "names": list(names),
        "rows": [{"lines": row.lines, "round": row.round, "seats": row.seats} for row in rows],
    }


def _story(table: str, match: Match, seat: int, localizer: Localizer) -> StoryAnswer:
    """Return the events, line by line. Lines that were sent before come from the cache."""
    key = table, seat, localizer.translator.language
    cached = _stories.pop(key, None)
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
    _stories[key] = _Story(list(match.players), list(match.events), lines)
    if len(_stories) > _MOST_STORIES:
        _stories.popitem(last=False)
    return {"lines": lines}


def _valid_lines(story: _Story, match: Match) -> list[StoryLine]:
    """Return the cached lines that are still part of the match, or none if a player was renamed."""
    if story.players != match.players:
        return []
    lines: list[StoryLine] = []
    for line, then, now in zip(story.lines, story.events, match.events, strict=False):
        # Compare by identity: a line that was undone and played again has new events.
        if then is not now:
            break
        lines.append(line)
    return lines
