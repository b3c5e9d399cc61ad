"""Errors of the server, each with a key for its sentence."""

from kontor.engine.errors import KontorError
from kontor.engine.protocol import Data


class NoKeyError(KontorError):
    """The request needs the key of a person, but has none or an unknown one.

    >>> str(NoKeyError())
    'server:key key-needed {}'
    """

    def __init__(self) -> None:
        super().__init__("server:key", "key-needed")


class TooManyError(KontorError):
    """A rate limit or a quota is exceeded.

    >>> str(TooManyError("requests-too-many"))
    'server:limits requests-too-many {}'
    """

    def __init__(self, key: str, **args: object) -> None:
        super().__init__("server:limits", key, **args)


class TooLargeError(KontorError):
    """The request body is too large.

    >>> str(TooLargeError(64))
    "server:limits request-too-large {'limit': 64}"
    """

    def __init__(self, limit: int) -> None:
        super().__init__("server:limits", "request-too-large", limit=limit)


class TooSlowError(KontorError):
    """The request did not arrive in time.

    >>> str(TooSlowError(60))
    "server:limits request-too-slow {'seconds': 60}"
    """

    def __init__(self, seconds: int) -> None:
        super().__init__("server:limits", "request-too-slow", seconds=seconds)


class NoRoomError(KontorError):
    """There is no room in the store for what should be added.

    >>> str(NoRoomError("store-full"))
    'server:limits store-full {}'
    """

    def __init__(self, key: str, **args: object) -> None:
        super().__init__("server:limits", key, **args)


class NoSuchTableError(KontorError):
    """There is no such table, or this person may not see it. The answer does not tell which.

    >>> str(NoSuchTableError())
    'server:table table-unknown {}'
    """

    def __init__(self) -> None:
        super().__init__("server:table", "table-unknown")


class StaleError(KontorError):
    """The table has changed since the revision that the sender refers to.

    >>> str(StaleError(7))
    "server:revision revision-stale {'found': 7}"
    """

    def __init__(self, revision: int) -> None:
        super().__init__("server:revision", "revision-stale", found=revision)
        self.state: Data | None = None
        """The current table, if the refusal includes it."""


class ForbiddenError(KontorError):
    """The seat or table belongs to somebody else.

    >>> str(ForbiddenError("seat-not-yours"))
    'server:seat seat-not-yours {}'
    """

    def __init__(self, key: str) -> None:
        super().__init__("server:seat", key)


class BannedError(ForbiddenError):
    """The operator of the server has banned this person or address.

    >>> str(BannedError())
    'server:seat banned-here {}'
    """

    def __init__(self) -> None:
        super().__init__("banned-here")


class ConflictError(KontorError):
    """Another process has written to the same table.

    >>> str(ConflictError())
    'server:store store-overwritten {}'
    """

    def __init__(self) -> None:
        super().__init__("server:store", "store-overwritten")


class TableBusyError(KontorError):
    """Other servers have been faster again and again. Nothing was changed.

    >>> str(TableBusyError())
    'server:store table-busy {}'
    """

    def __init__(self) -> None:
        super().__init__("server:store", "table-busy")


class StoppingError(KontorError):
    """The server is being stopped and has given up the job.

    >>> str(StoppingError())
    'server:stop server-stopping {}'
    """

    def __init__(self) -> None:
        super().__init__("server:stop", "server-stopping")


class StoreUnavailableError(KontorError):
    """The store cannot be reached or written to at the moment.

    >>> str(StoreUnavailableError())
    'server:store store-away {}'
    """

    def __init__(self) -> None:
        super().__init__("server:store", "store-away")


class StoreDamagedError(KontorError):
    """What was asked for lies in a damaged part of the store.

    >>> str(StoreDamagedError())
    'server:store store-part-damaged {}'
    """

    def __init__(self) -> None:
        super().__init__("server:store", "store-part-damaged")


class DamagedTableError(KontorError):
    """A table is damaged in the store and closed to everybody.

    >>> str(DamagedTableError())
    'server:table table-damaged {}'
    """

    def __init__(self) -> None:
        super().__init__("server:table", "table-damaged")
