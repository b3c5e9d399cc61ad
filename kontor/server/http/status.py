"""Which HTTP status each error is answered with."""

from kontor.engine.errors import FormError, KontorError
from kontor.server.errors import (
    ConflictError,
    ForbiddenError,
    NoKeyError,
    NoSuchTableError,
    StaleError,
    StoreUnavailableError,
    TooLargeError,
    TooManyError,
)

_STATUS: list[tuple[type[KontorError], int]] = [
    (NoKeyError, 401),
    (ForbiddenError, 403),
    (NoSuchTableError, 404),
    (StaleError, 409),
    (TooLargeError, 413),
    (FormError, 422),
    (TooManyError, 429),
    (StoreUnavailableError, 503),
    (ConflictError, 503),
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
