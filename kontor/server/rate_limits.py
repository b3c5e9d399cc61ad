"""Rate limits per address. The caller always passes in the time."""

from ipaddress import IPv6Address, ip_address

MOST_ADDRESSES = 20_000
"""Limit on remembered addresses: a few megabytes."""
LONGEST_NAME = 64
"""Anything but an IP address, such as the name of a local socket, is cut to this length."""


class Bucket:
    """A token bucket. It starts full with `burst` tokens and gains `rate` tokens per second.

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
        """Take `cost` tokens if there are enough, otherwise none. Return whether they were taken.

        >>> bucket = Bucket(rate=1.0, burst=3.0)
        >>> bucket.take(0.0, cost=4.0), bucket.take(0.0, cost=3.0)
        (False, True)
        """
        self._tokens = self._level(now)
        # If the clock goes back, the same second must not add tokens twice.
        self._at = now if self._at is None else max(now, self._at)
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def is_full(self, now: float) -> bool:
        """Return whether the bucket is full, so that it can be dropped like a new one.

        >>> bucket = Bucket(rate=1.0, burst=2.0)
        >>> bucket.take(0.0), bucket.is_full(0.5), bucket.is_full(1.0)
        (True, False, True)
        """
        return self._level(now) >= self.burst

    def _level(self, now: float) -> float:
        elapsed = 0.0 if self._at is None else max(0.0, now - self._at)
        return min(self.burst, self._tokens + elapsed * self.rate)


class RateLimiter:
    """Limits per address: requests by a token bucket each, live connections by their number.

    >>> limiter = RateLimiter(requests_per_second=1.0, burst=1.0, connections=1)
    >>> limiter.allow("192.0.2.1", 0.0), limiter.allow("192.0.2.1", 0.0), limiter.allow("192.0.2.2", 0.0)
    (True, False, True)
    """

    def __init__(self, requests_per_second: float, burst: float, connections: int) -> None:
        self.requests_per_second = requests_per_second
        self.burst = burst
        self.connections = connections
        # In order of use, the most recently used last.
        self._buckets: dict[str, Bucket] = {}
        # Needs no limit: each entry stands for open connections.
        self._open: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._buckets.keys() | self._open.keys())

    def allow(self, address: str, now: float, cost: float = 1.0) -> bool:
        """Return whether this address may make a request of this cost now, and count it if so.

        >>> limiter = RateLimiter(requests_per_second=1.0, burst=1.0, connections=1)
        >>> limiter.allow("2001:db8::1", 0.0), limiter.allow("2001:db8::2", 0.0)
        (True, False)
        """
        key = group(address)
        bucket = self._buckets.pop(key, None) or Bucket(self.requests_per_second, self.burst)
        self._evict(now)
        self._buckets[key] = bucket
        return bucket.take(now, cost)

    def enter(self, address: str) -> bool:
        """Return whether this address may open one more live connection, and count it if so. Then call `leave` later.

        >>> limiter = RateLimiter(requests_per_second=1.0, burst=1.0, connections=1)
        >>> limiter.enter("192.0.2.1"), limiter.enter("192.0.2.1")
        (True, False)
        """
        key = group(address)
        count = self._open.get(key, 0)
        if count >= self.connections:
            return False
        self._open[key] = count + 1
        return True

    def leave(self, address: str) -> None:
        """Count the end of a live connection that `enter` has admitted.

        >>> limiter = RateLimiter(requests_per_second=1.0, burst=1.0, connections=1)
        >>> limiter.enter("192.0.2.1"), limiter.leave("192.0.2.1"), limiter.enter("192.0.2.1")
        (True, None, True)
        """
        key = group(address)
        count = self._open.pop(key, 0)
        if count > 1:
            self._open[key] = count - 1

    def _evict(self, now: float) -> None:
        """Drop full buckets, and the least recently used one if there is no room for another."""
        while self._buckets:
            oldest = next(iter(self._buckets))
            if len(self._buckets) < MOST_ADDRESSES and not self._buckets[oldest].is_full(now):
                break
            del self._buckets[oldest]


def group(address: str) -> str:
    """Return the key that an address is limited by. A customer usually gets a whole IPv6 /64, so it counts as one.

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
