"""The other servers on the same store, as one server sees them."""

from typing import Protocol

from sqlalchemy import Connection


class Follower(Protocol):
    """What a server does about news of the others."""

    def followed(self) -> list[str]:
        """Return the tables in memory that must not fall behind."""

    def needs_lease(self, table: str) -> bool:
        """Return whether a server must play bots or watch the clock of a table."""

    def leased(self, table: str) -> None:
        """Handle a lease that this server has been given."""

    def table_announced(self, table: str, number: int) -> None:
        """Handle that a table has reached a number, or was deleted if the number is 0."""

    def presence_announced(self, table: str, before: set[int]) -> None:
        """Handle a change of who is connected to other servers. `before` is who was."""

    def person_announced(self, person: int) -> None:
        """Handle that the key of a person has changed, or that the person was deleted."""

    def check_persons(self, mentioned: bool) -> None:
        """Check the keys of all who are connected, and perhaps whether all who are mentioned still exist."""

    def suspend(self) -> None:
        """Stop serving: what is in memory may be out of date."""


class Peers:
    """No other servers: this one has the store to itself.

    >>> Peers().leads("table"), Peers().online("table")
    (True, set())
    """

    shared = False
    """Whether other servers may write to the store."""

    @property
    def available(self) -> bool:
        """Return whether this server is known to be up to date, so that it may serve tables."""
        return True

    def leads(self, table: str) -> bool:
        """Return whether this server plays the bots of a table and watches its clock."""
        return True

    def want(self, table: str) -> None:
        """Ask for the lease of a table."""

    def announce(self, table: str, number: int) -> None:
        """Tell the others that a table has reached a number, or was deleted if the number is 0."""

    def announce_person(self, person: int) -> None:
        """Tell the others that the key of a person has changed, or that the person was deleted."""

    def online(self, table: str) -> set[int]:
        """Return who is connected to a table on other servers, as far as this one knows."""
        return set()

    def read_online(self, rows: Connection, table: str) -> set[int]:
        """Read who is connected to a table on other servers."""
        return set()

    def learn_online(self, table: str, online: set[int]) -> None:
        """Remember who is connected to a table on other servers."""

    def set_present(self, table: str, persons: set[int]) -> None:
        """Tell the others who is connected to a table here."""

    async def start(self, follower: Follower) -> None:
        """Join the others."""

    async def close(self) -> None:
        """Leave the others."""
