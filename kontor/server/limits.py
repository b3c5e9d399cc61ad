"""Limits that protect a server from its clients. docs/hosting.md lists them all."""

from typing import NamedTuple

from kontor.engine.errors import FormError

KIB, MIB, GIB = 1024, 1024**2, 1024**3


class Limits(NamedTuple):
    """Limits per person, per address and in all. `kontor serve --limit NAME=VALUE` changes one.

    >>> Limits().head_seconds
    10
    """

    # Connections
    sockets: int = 10_000
    """Open connections in all, at most what the limit of open files allows."""
    sockets_per_address: int = 300
    """Open connections per address, including those that have not sent a request yet."""
    half_open: int = 500
    """Connections in all whose request has not arrived yet. If there are more, the oldest is closed."""
    half_open_per_address: int = 50
    head_seconds: int = 10
    """Time for the head of a request."""
    body_seconds: int = 60
    """Time for the body of a request."""
    body_bytes: int = 128 * MIB
    """Bodies in all of requests that are being received or answered."""
    idle_seconds: int = 5
    """Time between two requests of a connection."""
    ping_seconds: int = 20
    """Time between the answer to a ping and the next one, and for its answer, on a live connection."""
    send_seconds: int = 30
    """Time for which a client may accept no data that is being sent to it."""
    requests_open_per_address: int = 50
    """Requests of an address that are being answered at the same time."""
    queued_bytes: int = 256 * MIB
    """Messages in all that wait for slow clients."""

    # Store
    accounts_per_hour: int = 100
    """New accounts per address."""
    tables_per_hour: int = 200
    """New tables per address, including imported games."""
    imports_per_hour: int = 60
    """Attempts to import a game, per address."""
    bytes_per_hour: int = 64 * MIB
    """Stored bytes of new tables and imported games per address."""
    bytes_per_person: int = 128 * MIB
    """Stored bytes of all tables that a person owns."""
    longest_game: int = 20_000
    """Lines of a game, played here or imported. The longest games of random bots have 5,500."""
    longest_log: int = 50_000
    """Entries of a table. Then nobody can chat, move or undo there any more."""
    bytes_per_table: int = 16 * MIB
    """Stored bytes of a table. Chat stops at half of it."""
    bytes_in_store: int = 50 * GIB
    """Size of the whole store."""
    free_bytes: int = 256 * MIB
    """Space that must stay free on the disk of a SQLite store."""
    bytes_in_memory: int = 256 * MIB
    """Stored bytes of all tables in memory. Tables without viewers are evicted first."""

    answer_cache_bytes: int = 32 * MIB
    """Cached answers to questions about past positions, of all tables together."""

    # Workers and notices
    imports_waiting: int = 10
    """Imported games in all that are being checked or wait for it. A person imports one at a time."""
    imports_per_address: int = 3
    import_seconds: int = 10
    """Time to check an imported game, including the start of the worker."""
    standings_waiting: int = 10
    """Standings of long games in all that are being computed or wait for it."""
    standings_seconds: int = 10
    """Time to compute the standings of a long game, including the start of the worker."""
    questions_waiting: int = 100
    """Hints and reviews in all that are being answered or wait for a bot."""
    questions_per_address: int = 8
    lookups: int = 16
    """Hosts of new webhooks in all that are being looked up. A person sets one webhook at a time."""
    lookups_per_address: int = 2
    notices_waiting: int = 1000
    """Notices in all that wait to be sent. If there are more, the address with the most loses its oldest."""
    notices_per_person: int = 20
    notices_at_once: int = 16
    """Notices that are being sent at the same time."""
    notices_per_host: int = 2
    """Notices to the same receiver that are being sent at the same time."""
    notices_per_address: int = 4
    """Notices for persons at the same address that are being sent at the same time."""

    # Log
    log_lines_per_minute: int = 20
    """Similar lines in the log. The rest are counted."""
    log_line_bytes: int = 8 * KIB
    """Length of a message in the log, including its traceback."""


def with_limit(limits: Limits, text: str) -> Limits:
    """Return the limits with one changed by `NAME=VALUE`. Raise `FormError` if there is no such limit or value.

    >>> with_limit(Limits(), "half_open=7").half_open
    7
    >>> with_limit(Limits(), "half_open=none")
    Traceback (most recent call last):
    ...
    kontor.engine.errors.FormError: server:limits limit-form {'text': 'half_open=none'}
    """
    name, _, value = text.partition("=")
    if name not in Limits._fields or not (value.isascii() and value.isdigit()) or len(value) > 15 or not int(value):
        raise FormError("server:limits", "limit-form", text=text[:60])
    return limits._replace(**{name: int(value)})


_FLOORS = {
    "sockets": 500,
    "sockets_per_address": 50,
    "half_open": 100,
    "half_open_per_address": 20,
    "requests_open_per_address": 20,
    "queued_bytes": 32 * MIB,
    "accounts_per_hour": 10,
    "tables_per_hour": 20,
    "imports_per_hour": 10,
    "bytes_per_hour": 16 * MIB,
    "bytes_in_memory": 32 * MIB,
    "answer_cache_bytes": 8 * MIB,
    "imports_waiting": 3,
    "imports_per_address": 1,
    "standings_waiting": 3,
    "questions_waiting": 10,
    "questions_per_address": 2,
    "notices_waiting": 100,
    "notices_at_once": 4,
    "notices_per_host": 1,
    "notices_per_address": 1,
}
"""The limits that each process counts by itself, and the least that one of several processes allows."""


def share(limit: int, processes: int, floor: int) -> int:
    """Return the share of one of several processes in a limit: at least the floor, unless the limit is lower itself.

    >>> share(100, 4, 10), share(100, 20, 10), share(5, 4, 10)
    (25, 10, 5)
    """
    return min(limit, max(floor, limit // processes))


def shared_among(limits: Limits, processes: int) -> Limits:
    """Return the limits of one of several processes, so that all of them together keep those of the machine.

    >>> shared_among(Limits(), 4).accounts_per_hour, shared_among(Limits(), 4).bytes_per_person == 128 * MIB
    (25, True)
    """
    shares = {name: share(getattr(limits, name), processes, floor) for name, floor in _FLOORS.items()}
    return limits._replace(**shares)
