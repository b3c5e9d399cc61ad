"""Settings of a server."""

import os
from typing import NamedTuple

from kontor.server.limits import Limits, share, shared_among
from kontor.server.logs import TEXT

FEWEST_WORKERS, MOST_WORKERS = 2, 64
"""Limits on worker processes for bots: at least one for moves and one for hints and reviews."""

MOST_PROCESSES = 64
"""Limit on server processes that share a port."""


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
    store_readers: int = 4
    """Reads of the store at the same time. Each needs a connection, and the writer needs one more."""
    bus: str = ""
    """The address of a Redis for the notices between servers. Empty: the store carries them, if it is PostgreSQL."""
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
    stall_seconds: float = 0.25
    """The server logs stalls of the event loop that last longer."""
    tables_in_memory: int = 2000
    tables_per_person: int = 200
    limits: Limits = Limits()
    log_format: str = TEXT
    metrics_folder: str = ""
    """Where the processes that share a port exchange their metrics. Empty: there is only one."""
    local_webhooks: bool = False
    """Whether webhooks may lead to this machine and its local network."""

    def of_one(self, processes: int) -> "Settings":
        """Return the settings of one of several processes, which share the bots and the limits of the machine.

        Limits of one connection stay as they are.

        >>> Settings("", bot_workers=8).of_one(4).bot_workers, Settings("").of_one(4).connections_per_address
        (2, 25)
        """
        return self._replace(
            bot_workers=max(FEWEST_WORKERS, self.bot_workers // processes),
            connections_per_address=share(self.connections_per_address, processes, 20),
            requests_per_second=max(min(self.requests_per_second, 10.0), self.requests_per_second / processes),
            requests_at_once=share(self.requests_at_once, processes, 50),
            tables_in_memory=share(self.tables_in_memory, processes, 100),
            limits=shared_among(self.limits, processes),
        )
