"""Errors of the server, each with a key for its sentence."""

from kontor.engine.errors import KontorError
from kontor.engine.protocol import Data


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


class NoSuchTableError(KontorError):
    """There is no such table, or not for this person: the answer does not tell which.

    >>> str(NoSuchTableError())
    'server:table table-unknown {}'
    """

    def __init__(self) -> None:
        super().__init__("server:table", "table-unknown")


class StaleError(KontorError):
    """The table has moved on since the sender last looked.

    >>> str(StaleError(7))
    "server:revision revision-stale {'found': 7}"
    """

    def __init__(self, revision: int) -> None:
        super().__init__("server:revision", "revision-stale", found=revision)
        self.state: Data | None = None
        """The table as it stands, where the refusal carries it."""


class ForbiddenError(KontorError):
    """Somebody wants to use what belongs to others.

    >>> str(ForbiddenError("seat-not-yours"))
    'server:seat seat-not-yours {}'
    """

    def __init__(self, key: str) -> None:
        super().__init__("server:seat", key)


class ConflictError(KontorError):
    """Another process has written to the same table.

    >>> str(ConflictError())
    'server:store store-overwritten {}'
    """

    def __init__(self) -> None:
        super().__init__("server:store", "store-overwritten")


class StoreUnavailableError(KontorError):
    """The store cannot be reached or cannot take anything, for the moment.

    >>> str(StoreUnavailableError())
    'server:store store-away {}'
    """

    def __init__(self) -> None:
        super().__init__("server:store", "store-away")
