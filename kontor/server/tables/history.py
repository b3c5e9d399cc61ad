"""Looking back: an earlier position, the scores by round and the story of a game, as one seat saw them."""

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
from kontor.server.wire import messages
from kontor.server.wire.wire_types import CourseShown, Looked, StoryLine, StoryShown

LookingBack = messages.Look | messages.Course | messages.Story
_MOST_STORIES = 100
"""Cached stories of all tables together: some ten megabytes."""


class _Story(NamedTuple):
    """The story that was sent last: the names of the players, the events, the sentences."""

    players: list[str]
    events: list[list[Event]]
    lines: list[StoryLine]


_stories: OrderedDict[tuple[str, int, str], _Story] = OrderedDict()
"""By table, seat and language; the one used last stands last."""


def look_back(
    session: TableSession, asked: LookingBack, person: int | None, translator: Translator
) -> Looked | CourseShown | StoryShown:
    """The answer. While a game goes on, for one's own seats or a spectator; once it is over, for any seat."""
    match = session.playing()
    if asked.seat != SPECTATOR and session.status != OVER:
        own_seat(session, person, asked.seat)
    match.check_viewer(asked.seat)
    localizer = Localizer(translator, match.game, match.players)
    if isinstance(asked, messages.Look):
        return _look(match, asked, localizer)
    if isinstance(asked, messages.Course):
        return _course(match, ALL_SEATS if session.status == OVER else asked.seat)
    return _story(session.id, match, asked.seat, localizer)


def _look(match: Match, asked: messages.Look, localizer: Localizer) -> Looked:
    """An earlier position, and what happened in the line that led to it."""
    if asked.lines > len(match.seats):
        raise RuleError("server:look", "look-too-far", last=len(match.seats))
    caused = match.events[asked.lines - 1] if asked.lines else []
    events = [event.seen_by(asked.seat) for event in caused]
    return {
        "lines": asked.lines,
        "last": len(match.seats),
        "seat": asked.seat,
        "view": match.game.view(match.state_after(asked.lines), asked.seat),
        "events": events,
        "told": [localizer.event(event) for event in events],
    }


def _course(match: Match, seat: int) -> CourseShown:
    names, rows = standings_by_round(match, seat)
    return {
        "names": list(names),
        "rows": [{"lines": row.lines, "round": row.round, "seats": row.seats} for row in rows],
    }


def _story(table: str, match: Match, seat: int, localizer: Localizer) -> StoryShown:
    """The events, line by line. Lines that were sent before come from the cache."""
    key = table, seat, localizer.translator.language
    before = _stories.pop(key, None)
    lines = _still_true(before, match) if before is not None else []
    first = len(lines)
    for index, number in enumerate(rounds(match, first), start=first):
        events = [event.seen_by(seat) for event in match.events[index]]
        lines.append(
            {
                "line": index + 1,
                "seat": match.seats[index],
                "round": number,
                "told": [localizer.event(event) for event in events],
                "events": events,
            }
        )
    _stories[key] = _Story(list(match.players), list(match.events), lines)
    if len(_stories) > _MOST_STORIES:
        _stories.popitem(last=False)
    return {"lines": lines}


def _still_true(story: _Story, match: Match) -> list[StoryLine]:
    """The lines of a story up to where the match has gone another way; none if somebody has another name now."""
    if story.players != match.players:
        return []
    lines: list[StoryLine] = []
    for line, then, now in zip(story.lines, story.events, match.events, strict=False):
        # The very same events: what was taken back and played again makes new ones.
        if then is not now:
            break
        lines.append(line)
    return lines
