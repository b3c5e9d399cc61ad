"""How a server is set up."""

import os
from typing import NamedTuple

FEWEST_WORKERS, MOST_WORKERS = 2, 64
"""Processes in which bots think: one always plays, and another answers what persons ask."""


def usual_workers(cores: int | None) -> int:
    """As many workers as there are cores, within the limits; None if nobody knows how many there are.

    >>> usual_workers(None), usual_workers(1), usual_workers(8), usual_workers(128)
    (2, 2, 8, 64)
    """
    return min(MOST_WORKERS, max(FEWEST_WORKERS, cores or 1))


class Settings(NamedTuple):
    """All that can be set; the defaults are for one machine and its friends.

    >>> Settings("sqlite:///kontor.db").bot_workers >= 2
    True
    """

    store: str
    public_url: str = "http://127.0.0.1:1800"
    bot_workers: int = usual_workers(os.cpu_count())
    bot_seconds: float = 20.0
    """How long a bot may think about one line; then a line is made without it."""
    bot_pause: float = 0.4
    """Seconds before a bot's line while somebody looks on, so that people can follow."""
    messages_per_second: float = 20.0
    messages_at_once: int = 100
    requests_per_second: float = 20.0
    requests_at_once: int = 200
    connections_per_address: int = 100
    largest_message: int = 64 * 1024
    largest_record: int = 4 * 1024 * 1024
    tables_in_memory: int = 2000
    tables_per_person: int = 200
    local_webhooks: bool = False
    """Whether webhooks may lead to this machine and its neighbours."""
