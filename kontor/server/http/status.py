"""HTTP status codes of errors."""

from kontor.engine.errors import FormError, KontorError
from kontor.server.errors import (
    ConflictError,
    DamagedTableError,
    ForbiddenError,
    NoKeyError,
    NoRoomError,
    NoSuchTableError,
    StaleError,
    StoppingError,
    StoreDamagedError,
    StoreUnavailableError,
    TableBusyError,
    TooLargeError,
    TooManyError,
    TooSlowError,
)

_STATUS: list[tuple[type[KontorError], int]] = [
    (NoKeyError, 401),
    (ForbiddenError, 403),
    (NoSuchTableError, 404),
    (StaleError, 409),
    (TooSlowError, 408),
    (TooLargeError, 413),
    (FormError, 422),
    (TooManyError, 429),
    (NoRoomError, 507),
    (StoreUnavailableError, 503),
    (StoreDamagedError, 503),
    (DamagedTableError, 503),
    (ConflictError, 503),
    (TableBusyError, 503),
    (StoppingError, 503),
]


def status_of(error: KontorError) -> int:
    """Return the HTTP status of an error. A broken rule is a conflict with the current table (409).

    >>> status_of(NoKeyError()), status_of(KontorError("anno1503:D1", "anno1503-why-cost"))
    (401, 409)
    """
    for kind, status in _STATUS:
        if isinstance(error, kind):
            return status
    return 409
