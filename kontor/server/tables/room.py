"""Limits on the length of a game and of the log of a table. They bound the time of everything that reads either."""

from kontor.server.errors import TooManyError
from kontor.server.models import Draft
from kontor.server.settings import Settings
from kontor.server.tables.session import TableSession

_ALWAYS = ("left", "timeout", "freed", "guest", "forgotten")
"""Kinds of entries that are possible even at a full table: people may leave, and owners may remove guests."""


def check_room(session: TableSession, draft: Draft, settings: Settings) -> None:
    """Raise `TooManyError` if an entry would make the game or the log of the table too long."""
    if draft.kind in _ALWAYS:
        return
    if session.number >= settings.longest_log:
        raise TooManyError("log-full", most=settings.longest_log)
    if draft.match is not None and len(draft.match.moves) > settings.longest_game:
        raise TooManyError("game-too-long", most=settings.longest_game)
