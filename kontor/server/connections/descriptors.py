"""The limit of open files of this process, which every connection counts towards."""

import sys

_WANTED = 65_536
RESERVED = 256
"""Open files that are left for the store, bot workers, webhooks and the page."""


def raise_descriptor_limit() -> int:
    """Raise the limit of open files as far as the system allows, and return it.

    >>> raise_descriptor_limit() > 0
    True
    """
    if sys.platform == "win32":
        # Windows has no such limit for sockets.
        return _WANTED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED if hard == resource.RLIM_INFINITY else min(_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def most_sockets(limit: int, descriptors: int) -> int:
    """Return how many connections may be open: `limit`, or what the limit of open files leaves.

    >>> most_sockets(10_000, 65_536), most_sockets(10_000, 1024), most_sockets(10_000, 64)
    (10000, 768, 16)
    """
    return min(limit, max(descriptors - RESERVED, descriptors // 4))
