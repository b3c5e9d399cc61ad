from kontor.server import rate_limits
from kontor.server.rate_limits import Bucket, RateLimiter, group


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=2.0, burst=3.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.4), bucket.take(10.5), bucket.take(10.5)] == [False, True, False]


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(rate=1.0, burst=2.0)
    assert bucket.take(0.0)
    assert [bucket.take(1000.0) for _ in range(3)] == [True, True, False]


def test_a_refused_cost_takes_nothing() -> None:
    bucket = Bucket(rate=1.0, burst=2.0)
    assert not bucket.take(0.0, cost=2.5)
    assert bucket.take(0.0, cost=2.0)


def test_a_clock_that_goes_back_fills_nothing_twice() -> None:
    bucket = Bucket(rate=1.0, burst=1.0)
    assert bucket.take(100.0)
    assert not bucket.take(50.0)
    assert not bucket.take(100.5)
    assert bucket.take(101.0)


def test_addresses_do_not_take_from_each_other() -> None:
    limiter = RateLimiter(requests_per_second=1.0, burst=2.0, connections=1)
    assert [limiter.allow("192.0.2.1", 0.0) for _ in range(3)] == [True, True, False]
    assert limiter.allow("192.0.2.2", 0.0)
    assert limiter.allow("192.0.2.1", 1.0)


def test_ipv6_counts_by_its_network() -> None:
    limiter = RateLimiter(requests_per_second=1.0, burst=1.0, connections=1)
    assert limiter.allow("2001:db8:0:1::1", 0.0)
    assert not limiter.allow("2001:db8:0:1:ffff::2", 0.0)
    assert limiter.allow("2001:db8:0:2::1", 0.0)
    assert limiter.enter("2001:db8:0:1::1")
    assert not limiter.enter("2001:db8:0:1::2")


def test_addresses_are_counted_by_group() -> None:
    assert group("::ffff:192.0.2.1") == group("192.0.2.1")
    assert group("fe80::1%eth0") == "fe80::/64"
    assert group("testclient") == "testclient"
    assert len(group("x" * 10_000)) == rate_limits.LONGEST_NAME


def test_connections_are_counted_and_given_back() -> None:
    limiter = RateLimiter(requests_per_second=1.0, burst=1.0, connections=2)
    assert [limiter.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert limiter.enter("192.0.2.2")
    limiter.leave("192.0.2.1")
    assert [limiter.enter("192.0.2.1"), limiter.enter("192.0.2.1")] == [True, False]


def test_connections_that_ended_leave_nothing_behind() -> None:
    limiter = RateLimiter(requests_per_second=1.0, burst=1.0, connections=2)
    assert limiter.enter("192.0.2.1")
    assert len(limiter) == 1
    limiter.leave("192.0.2.1")
    limiter.leave("192.0.2.1")
    assert len(limiter) == 0
    assert [limiter.enter("192.0.2.1") for _ in range(3)] == [True, True, False]


def test_idle_addresses_are_forgotten_and_busy_ones_are_not() -> None:
    limiter = RateLimiter(requests_per_second=1.0, burst=10.0, connections=1)
    for number in range(100):
        limiter.allow(f"192.0.2.{number}", 0.0)
    for _ in range(10):
        limiter.allow("198.51.100.1", 0.5)
    limiter.allow("198.51.100.2", 2.0)
    assert len(limiter) == 2
    assert [limiter.allow("198.51.100.1", 2.0) for _ in range(2)] == [True, False]


def test_many_addresses_at_once_push_out_the_one_that_asked_longest_ago() -> None:
    limiter = RateLimiter(requests_per_second=0.001, burst=1.0, connections=1)
    assert limiter.allow("198.51.100.1", 0.0)
    assert limiter.allow("198.51.100.2", 0.0)
    assert not limiter.allow("198.51.100.1", 0.0)
    for number in range(rate_limits.MOST_ADDRESSES - 1):
        limiter.allow(f"10.0.{number // 256}.{number % 256}", 0.0)
    assert len(limiter) == rate_limits.MOST_ADDRESSES
    assert not limiter.allow("198.51.100.1", 0.0)
    assert limiter.allow("198.51.100.2", 0.0)
    assert len(limiter) == rate_limits.MOST_ADDRESSES
