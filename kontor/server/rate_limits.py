"""How much one address may ask of the server. Time is always passed in."""

from ipaddress import IPv6Address, ip_address

MOST_ADDRESSES = 20_000
"""So many addresses are remembered at most, which is a few megabytes."""
LONGEST_NAME = 64
"""What is not an IP address, such as the name of a local socket, counts by its first letters."""


class Bucket:
    """A bucket of tokens: it starts full with `burst` tokens and fills by `rate` tokens a second.

    >>> bucket = Bucket(rate=1.0, burst=2.0)
    >>> [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_tokens", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._tokens = burst
        self._at: float | None = None

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take `cost` tokens if there are as many; otherwise take none.

        >>> bucket = Bucket(rate=1.0, burst=3.0)
        >>> bucket.take(0.0, cost=4.0), bucket.take(0.0, cost=3.0)
        (False, True)
        """
        self._tokens = self._level(now)
        # A clock that goes back must not fill the same second twice.
        self._at = now if self._at is None else max(now, self._at)
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def is_full(self, now: float) -> bool:
        """Whether the bucket is as good as a new one, so that nobody needs to remember it.

        >>> bucket = Bucket(rate=1.0, burst=2.0)
        >>> bucket.take(0.0), bucket.is_full(0.5), bucket.is_full(1.0)
        (True, False, True)
        """
        return self._level(now) >= self.burst

    def _level(self, now: float) -> float:
        passed = 0.0 if self._at is None else max(0.0, now - self._at)
        return min(self.burst, self._tokens + passed * self.rate)


class Addresses:
    """The limits of every address: requests by a bucket each, live connections by their number.

    >>> addresses = Addresses(requests_per_second=1.0, burst=1.0, connections=1)
    >>> addresses.allow("192.0.2.1", 0.0), addresses.allow("192.0.2.1", 0.0), addresses.allow("192.0.2.2", 0.0)
    (True, False, True)
    """

    def __init__(self, requests_per_second: float, burst: float, connections: int) -> None:
        self.requests_per_second = requests_per_second
        self.burst = burst
        self.connections = connections
        # The address that asked last stands last.
        self._buckets: dict[str, Bucket] = {}
        # Needs no cap: each entry is a connection that is really open.
        self._open: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._buckets.keys() | self._open.keys())

    def allow(self, address: str, now: float) -> bool:
        """Whether this address may make a request now; counts it if so.

        >>> addresses = Addresses(requests_per_second=1.0, burst=1.0, connections=1)
        >>> addresses.allow("2001:db8::1", 0.0), addresses.allow("2001:db8::2", 0.0)
        (True, False)
        """
        key = group(address)
        bucket = self._buckets.pop(key, None) or Bucket(self.requests_per_second, self.burst)
        self._forget(now)
        self._buckets[key] = bucket
        return bucket.take(now)

    def enter(self, address: str) -> bool:
        """Whether this address may open one more live connection; counts it if so. Then `leave` must follow.

        >>> addresses = Addresses(requests_per_second=1.0, burst=1.0, connections=1)
        >>> addresses.enter("192.0.2.1"), addresses.enter("192.0.2.1")
        (True, False)
        """
        key = group(address)
        count = self._open.get(key, 0)
        if count >= self.connections:
            return False
        self._open[key] = count + 1
        return True

    def leave(self, address: str) -> None:
        """A live connection that `enter` let in has ended.

        >>> addresses = Addresses(requests_per_second=1.0, burst=1.0, connections=1)
        >>> addresses.enter("192.0.2.1"), addresses.leave("192.0.2.1"), addresses.enter("192.0.2.1")
        (True, None, True)
        """
        key = group(address)
        count = self._open.pop(key, 0)
        if count > 1:
            self._open[key] = count - 1

    def _forget(self, now: float) -> None:
        """Drop idle buckets, and the oldest ones where there is no room for one more."""
        while self._buckets:
            oldest = next(iter(self._buckets))
            if len(self._buckets) < MOST_ADDRESSES and not self._buckets[oldest].is_full(now):
                break
            del self._buckets[oldest]


def group(address: str) -> str:
    """What an address counts as: one customer gets a whole /64 of IPv6, so its addresses count together.

    >>> group("192.0.2.1"), group("::ffff:192.0.2.1"), group("2001:db8::1:2:3:4"), group("unix")
    ('192.0.2.1', '192.0.2.1', '2001:db8::/64', 'unix')
    """
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST_NAME]
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return f"{IPv6Address(int(ip) >> 64 << 64)}/64"
