"""The decisions of the operator, as a running server applies them."""

from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from time import time

from kontor.engine.protocol import Data
from kontor.server.errors import BannedError
from kontor.server.models import Person
from kontor.server.operator.decisions import Announcement, Decisions


class OperatorRules:
    """Who may connect and sign up, and what everybody reads.

    >>> rules = OperatorRules()
    >>> rules.follow(Decisions(sign_up=False, bans=frozenset({"17", "192.0.2.0/24"})))
    >>> rules.sign_up, rules.bans_person(17), rules.bans_address("192.0.2.200"), rules.bans_address("::ffff:192.0.2.1")
    (False, True, True, True)
    """

    def __init__(self, now: Callable[[], float] = time) -> None:
        self.sign_up = True
        self._now = now
        self._announcement: Announcement | None = None
        self._persons: frozenset[int] = frozenset()
        self._networks: list[IPv4Network | IPv6Network] = []

    def follow(self, decisions: Decisions) -> None:
        """Apply new decisions."""
        self.sign_up = decisions.sign_up
        self._announcement = decisions.announcement
        self._persons = frozenset(int(subject) for subject in decisions.bans if subject.isdecimal())
        self._networks = [ip_network(subject) for subject in decisions.bans if not subject.isdecimal()]

    @property
    def announcement(self) -> Announcement | None:
        """Return what everybody is to read now."""
        current = self._announcement
        return None if current is None or current.is_over(self._now()) else current

    def check_person(self, person: Person | None) -> None:
        """Raise `BannedError` if a person is banned."""
        if person is not None and self.bans_person(person.id):
            raise BannedError

    def bans_person(self, person: int) -> bool:
        """Return whether a person is banned."""
        return person in self._persons

    def bans_address(self, address: str) -> bool:
        """Return whether an address is banned. Anything but an IP address is not."""
        if not self._networks:
            return False
        try:
            ip = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(ip, IPv6Address) and ip.ipv4_mapped:
            ip = ip.ipv4_mapped
        return any(ip in network for network in self._networks)


def announcement_data(announcement: Announcement | None) -> Data:
    """Return an announcement as clients get it. Without one, nothing is set.

    >>> announcement_data(None)
    {'text': '', 'restart': None}
    """
    return (announcement or Announcement())._asdict()
