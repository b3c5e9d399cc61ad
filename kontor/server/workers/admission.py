"""Admission of the jobs that persons wait for: one per person at a time, and not too many per address and in all."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from kontor.server.errors import TooManyError


class Refusals(NamedTuple):
    """Keys of sentences for persons who must wait: for their own job, for all others, for those of their address."""

    own: str
    all: str
    address: str


class Admission:
    """Counts the jobs that run or wait for a worker.

    >>> admission = Admission(Refusals("import-one-at-a-time", "import-busy", "import-address"), 10, 3)
    >>> with admission.admit(7, "192.0.2.1"):
    ...     with admission.admit(7, "192.0.2.1"):
    ...         pass
    Traceback (most recent call last):
    ...
    kontor.server.errors.TooManyError: server:limits import-one-at-a-time {}
    """

    def __init__(self, refusals: Refusals, most: int, most_per_address: int) -> None:
        self._refusals = refusals
        self._most = most
        self._most_per_address = most_per_address
        self.admitted: dict[int | str, str] = {}
        """The persons whose jobs run or wait, and their addresses."""

    @contextmanager
    def admit(self, person: int | str, address: str) -> Iterator[None]:
        """Admit a job for as long as the context lasts. Raise `TooManyError` if the person must wait."""
        if person in self.admitted:
            raise TooManyError(self._refusals.own)
        if len(self.admitted) >= self._most:
            raise TooManyError(self._refusals.all)
        if list(self.admitted.values()).count(address) >= self._most_per_address:
            raise TooManyError(self._refusals.address)
        self.admitted[person] = address
        try:
            yield
        finally:
            del self.admitted[person]
