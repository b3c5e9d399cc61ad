"""Which status of HTTP stands for which error."""

from kontor.server.acts import NotYoursError, StaleError
from kontor.server.hall import NoSuchTableError
from kontor.server.rows import OverwrittenError
from kontor.server.store import StoreAwayError
from kontor.table.errors import FormError, KontorError


class NoKeyError(KontorError):
    """Somebody without a key, or with one that nobody knows, wants what belongs to a person.

    >>> str(NoKeyError())
    'server:key key-needed {}'
    """

    def __init__(self) -> None:
        super().__init__("server:key", "key-needed")


class TooManyError(KontorError):
    """Too much in too short a time, or too much in all.

    >>> str(TooManyError("requests-too-many"))
    'server:limits requests-too-many {}'
    """

    def __init__(self, key: str, **args: object) -> None:
        super().__init__("server:limits", key, **args)


class TooLargeError(KontorError):
    """More than may be sent at once.

    >>> str(TooLargeError(64))
    "server:limits request-too-large {'limit': 64}"
    """

    def __init__(self, limit: int) -> None:
        super().__init__("server:limits", "request-too-large", limit=limit)


_STATUS: list[tuple[type[KontorError], int]] = [
    (NoKeyError, 401),
    (NotYoursError, 403),
    (NoSuchTableError, 404),
    (StaleError, 409),
    (TooLargeError, 413),
    (FormError, 422),
    (TooManyError, 429),
    (StoreAwayError, 503),
    (OverwrittenError, 503),
]


def status_of(error: KontorError) -> int:
    """The status; a broken rule is a conflict with the table as it stands.

    >>> status_of(NoKeyError()), status_of(KontorError("anno1503:D1", "anno1503-why-cost"))
    (401, 409)
    """
    for kind, status in _STATUS:
        if isinstance(error, kind):
            return status
    return 409
