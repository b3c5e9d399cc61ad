"""Counting of open and half-open connections."""

from kontor.server.addresses import trusted_proxies
from kontor.server.connections.guard import ConnectionGuard
from kontor.server.limits import Limits


class Plain:
    """A connection that remembers whether it was dropped."""

    def __init__(self) -> None:
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True


def guard(most: int = 1000, proxy: str | None = None, **limits: int) -> ConnectionGuard:
    return ConnectionGuard(Limits()._replace(**limits), most, trusted_proxies(proxy))


def enter(guarding: ConnectionGuard, address: str, times: int) -> list[Plain]:
    """Return the connections that were admitted."""
    return [one for one in (Plain() for _ in range(times)) if guarding.enter(one, address)]


def test_an_address_has_so_many_connections_and_another_one_its_own() -> None:
    guarding = guard(sockets_per_address=3)
    admitted = enter(guarding, "192.0.2.1", 5)
    assert len(admitted) == 3
    assert len(enter(guarding, "192.0.2.2", 2)) == 2
    assert (guarding.open, guarding.refused) == (5, 2)
    guarding.leave(admitted[0])
    assert len(enter(guarding, "::ffff:192.0.2.1", 2)) == 1


def test_the_connections_of_a_proxy_count_only_in_all() -> None:
    guarding = guard(most=6, proxy="10.0.0.0/8", sockets_per_address=2, half_open_per_address=1)
    behind = enter(guarding, "10.0.0.7", 5)
    assert len(behind) == 5
    for connection in behind[:3]:
        guarding.waits(connection)
    assert not any(connection.dropped for connection in behind)
    assert len(enter(guarding, "192.0.2.1", 3)) == 1


def test_the_oldest_half_open_connection_of_an_address_makes_room() -> None:
    guarding = guard(half_open_per_address=2)
    ours, theirs = enter(guarding, "192.0.2.1", 3), enter(guarding, "192.0.2.2", 1)
    for connection in (*theirs, *ours):
        guarding.waits(connection)
    assert [connection.dropped for connection in (*theirs, *ours)] == [False, True, False, False]
    guarding.complete(ours[1])
    assert guarding.half_open == 2


def test_the_oldest_half_open_connection_of_all_makes_room() -> None:
    guarding = guard(half_open=3)
    connections = [enter(guarding, f"192.0.2.{number}", 1)[0] for number in range(5)]
    for connection in connections:
        guarding.waits(connection)
    assert [connection.dropped for connection in connections] == [True, True, False, False, False]


def test_what_has_ended_leaves_nothing_behind() -> None:
    guarding = guard()
    for connection in enter(guarding, "192.0.2.1", 4):
        guarding.waits(connection)
        guarding.leave(connection)
        guarding.leave(connection)
    assert (guarding.open, guarding.half_open) == (0, 0)
    assert not guarding._open
    assert not guarding._half_open_by_address


def test_a_connection_that_changes_its_protocol_still_counts_once() -> None:
    guarding = guard(sockets_per_address=1)
    (first,) = enter(guarding, "192.0.2.1", 1)
    guarding.waits(first)
    successor = Plain()
    guarding.replace(first, successor)
    assert (guarding.open, guarding.half_open) == (1, 0)
    assert not enter(guarding, "192.0.2.1", 1)
    guarding.leave(successor)
    assert len(enter(guarding, "192.0.2.1", 1)) == 1
