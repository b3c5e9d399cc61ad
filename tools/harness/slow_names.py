"""Run Kontor where the name server of a domain does not answer, as `python -m tools.harness.slow_names serve …`.

Lookups of names below `.slow.invalid` hang, as those of glibc do while it waits for a name server.
"""

import socket
import sys
import time
from collections.abc import Sequence
from typing import Any

from kontor.cli.main import main

SLOW = ".slow.invalid"
_SECONDS = 600.0
_resolve = socket.getaddrinfo


def _resolve_slowly(host: Any, *more: Any, **options: Any) -> Sequence[Any]:
    name = host.decode() if isinstance(host, bytes) else str(host)
    if name.endswith(SLOW):
        time.sleep(_SECONDS)
    return _resolve(host, *more, **options)


if __name__ == "__main__":
    socket.getaddrinfo = _resolve_slowly  # type: ignore[assignment]
    sys.exit(main())
