"""Settings of a server."""

import os
from typing import NamedTuple

FEWEST_WORKERS, MOST_WORKERS = 2, 64
"""Limits on worker processes for bots: at least one for moves and one for hints and reviews."""


def default_workers(cores: int | None) -> int:
    """Return the number of workers for this many cores, within the limits. None: the number of cores is unknown.

    >>> default_workers(None), default_workers(1), default_workers(8), default_workers(128)
    (2, 2, 8, 64)
    """
    return min(MOST_WORKERS, max(FEWEST_WORKERS, cores or 1))


class Settings(NamedTuple):
    """All settings. The defaults suit one machine and a group of friends.

    >>> Settings("sqlite:///kontor.db").bot_workers >= 2
    True
    """

    store: str
    public_url: str = "http://127.0.0.1:1800"
    bot_workers: int = default_workers(os.cpu_count())
    bot_seconds: float = 20.0
    """How long a bot may think about one line. After that, a random legal line is played."""
    bot_pause: float = 0.4
    """Seconds before the line of a bot while somebody is watching, so that people can follow."""
    messages_per_second: float = 20.0
    messages_at_once: int = 100
    requests_per_second: float = 20.0
    requests_at_once: int = 200
    connections_per_address: int = 100
    largest_message: int = 64 * 1024
    largest_record: int = 4 * 1024 * 1024
    longest_game: int = 20_000
    """Limit on the lines of a game, played here or imported. The longest games of random bots have 5,500."""
    longest_log: int = 50_000
    """Limit on the entries of a table. Then nobody can chat, move or undo there any more."""
    import_seconds: float = 10.0
    """How long checking an imported record may take, including the start of its worker."""
    question_seconds: float = 10.0
    """How long answering a question about a long game may take, including the start of its worker."""
    answer_cache_bytes: int = 32 * 1024 * 1024
    """Limit on the bytes of cached answers to history questions, of all tables together."""
    stall_seconds: float = 0.25
    """The server logs stalls of the event loop that last longer."""
    tables_in_memory: int = 2000
    tables_per_person: int = 200
    local_webhooks: bool = False
    """Whether webhooks may lead to this machine and its local network."""
