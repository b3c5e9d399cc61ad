"""The address that each person was seen at last, to share workers and notices fairly. It is never stored."""

from kontor.server.rate_limits import group

_MOST = 20_000


class PersonAddresses:
    """Remembers the addresses of the persons seen last.

    >>> addresses = PersonAddresses()
    >>> addresses.note(7, "192.0.2.1")
    >>> addresses.of(7), addresses.of(8), addresses.of(None)
    ('192.0.2.1', '', '')
    """

    def __init__(self) -> None:
        self._addresses: dict[int, str] = {}

    def note(self, person: int, address: str) -> None:
        """Remember that a person was seen at an address."""
        self._addresses.pop(person, None)
        self._addresses[person] = group(address)
        if len(self._addresses) > _MOST:
            del self._addresses[next(iter(self._addresses))]

    def of(self, person: int | None) -> str:
        """Return the group of addresses of a person, or an empty string if it is unknown."""
        return self._addresses.get(person, "") if person is not None else ""
