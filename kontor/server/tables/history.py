"""History questions: an earlier position, the standings by round, the log and the entries of a table.

Each answer is what one seat saw. Long answers come in pages, so that no question takes long, however long the game is.
"""

from collections.abc import Sequence

from kontor.engine.errors import RuleError
from kontor.engine.match import Match
from kontor.engine.protocol import ALL_SEATS
from kontor.engine.timeline import rounds, standings_by_round
from kontor.lang.translator import Localizer, Translator
from kontor.server.models import OVER, SPECTATOR
from kontor.server.tables.answer_cache import AnswerCache
from kontor.server.tables.commands import own_seat
from kontor.server.tables.projections import add_texts, entries_page, entry_data
from kontor.server.tables.session import TableSession
from kontor.server.wire.questions import (
    EntriesQuestion,
    HistoryQuestion,
    LogQuestion,
    PositionQuestion,
    StandingsQuestion,
)
from kontor.server.wire.wire_types import (
    EntriesAnswer,
    HistoryAnswer,
    LogAnswer,
    LogLine,
    ReplayPosition,
    StandingsAnswer,
    StandingsRow,
)

MOST_ROWS = 500
"""Rows in a page of standings."""
_MOST_LINES = 100
_MOST_EVENTS = 300
"""Lines in a page of the log, and events after which the page ends. A page takes some milliseconds."""


def answer_history(
    session: TableSession,
    question: HistoryQuestion,
    person: int | None,
    translator: Translator,
    cache: AnswerCache | None = None,
) -> HistoryAnswer:
    """Answer a history question. During the game only for own seats and spectators, afterwards for any seat."""
    if isinstance(question, EntriesQuestion):
        return _entries(session, question, person, translator)
    match = check_viewer(session, question, person)
    localizer = Localizer(translator, match.game, match.players)
    if isinstance(question, PositionQuestion):
        return _position(match, question, localizer)
    if isinstance(question, StandingsQuestion):
        names, rows = standings_by_round(match, standings_viewer(session, question))
        return standings_page(names, rows, question.first)
    return _log(session, match, question, localizer, cache)


def check_viewer(
    session: TableSession, question: PositionQuestion | StandingsQuestion | LogQuestion, person: int | None
) -> Match:
    """Return the match if this person may see it as the seat of the question, otherwise raise."""
    match = session.playing()
    if question.seat != SPECTATOR and session.status != OVER:
        own_seat(session, person, question.seat)
    match.check_viewer(question.seat)
    return match


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


def standings_viewer(session: TableSession, question: StandingsQuestion) -> int:
    """Return the seat whose knowledge the standings show. When the game is over, they are exact."""
    return ALL_SEATS if session.status == OVER else question.seat


def standings_page(
    names: Sequence[str], rows: Sequence[tuple[int, int, list[list[int]]]], first: int
) -> StandingsAnswer:
    """Return the rows from index `first` on, as many as fit into a page.

    >>> standings_page(["gold"], [(0, 0, [[7], [7]])], 0)
    {'names': ['gold'], 'rows': [{'lines': 0, 'round': 0, 'seats': [[7], [7]]}], 'next': None}
    """
    end = first + MOST_ROWS
    page: list[StandingsRow] = [
        {"lines": lines, "round": number, "seats": seats} for lines, number, seats in rows[first:end]
    ]
    return {"names": list(names), "rows": page, "next": end if end < len(rows) else None}


def _log(
    session: TableSession, match: Match, question: LogQuestion, localizer: Localizer, cache: AnswerCache | None
) -> LogAnswer:
    """Return a page of the log. A page that was sent before comes from the cache."""
    language = localizer.translator.language
    key = session.id, session.revision, "log", question.seat, question.first, language, tuple(match.players)
    cached: LogAnswer | None = cache.get(key) if cache is not None else None
    if cached is not None:
        return cached
    page = _log_page(match, question, localizer)
    if cache is not None:
        cache.put(key, page)
    return page


def _log_page(match: Match, question: LogQuestion, localizer: Localizer) -> LogAnswer:
    lines: list[LogLine] = []
    start = min(question.first - 1, len(match.seats))
    end = min(start + _MOST_LINES, len(match.seats))
    count = 0
    for index, number in enumerate(rounds(match, start, end), start=start):
        events = [event.seen_by(question.seat) for event in match.events[index]]
        lines.append(
            {
                "line": index + 1,
                "seat": match.seats[index],
                "round": number,
                "texts": [localizer.event(event) for event in events],
                "events": events,
            }
        )
        count += len(events)
        if count >= _MOST_EVENTS:
            break
    following = start + len(lines) + 1
    return {"lines": lines, "next": following if following <= len(match.seats) else None}


def _entries(
    session: TableSession, question: EntriesQuestion, person: int | None, translator: Translator
) -> EntriesAnswer:
    """Return the entries before one, as this person's seats saw them."""
    seats = session.viewpoints(person)
    entries = [entry_data(session, applied, seats) for applied in entries_page(session, 0, question.before)]
    if question.texts:
        for entry in entries:
            add_texts(session, entry, translator)
    return {"entries": entries}
