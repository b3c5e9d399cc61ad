"""How a server is set up."""

from typing import NamedTuple


class Settings(NamedTuple):
    """All that can be set; the defaults are for one machine and its friends.

    >>> Settings("sqlite:///kontor.db").bot_workers
    1
    """

    store: str
    public_url: str = "http://127.0.0.1:1800"
    bot_workers: int = 1
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
