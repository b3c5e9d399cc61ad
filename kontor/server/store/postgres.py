"""Engines for PostgreSQL, directly or through a pooler of connections such as PgBouncer.

The address of the store says how the pooler shares its connections: `?pooling=session`, `?pooling=transaction`, or
nothing without a pooler.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

DIRECT, SESSION, TRANSACTION = "", "session", "transaction"
_DEAD_CLIENTS = {
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "5000",
}
"""PostgreSQL notices within seconds that the network does not reach its client any more. Its default is hours."""
TIMEOUTS = {"statement_timeout": "30s", "lock_timeout": "10s", **_DEAD_CLIENTS}
"""The time limits of commands of the operator."""
SERVING = {**TIMEOUTS, "idle_in_transaction_session_timeout": "3s"}
"""The time limits of servers. Rows that one has locked are free again soon after it was paused or cut off."""
_CONNECT_SECONDS = 5
_LOST_MILLISECONDS = 5000
"""Notice within seconds that the network does not reach the database any more."""
_KEEPALIVE = {"keepalives_idle": 2, "keepalives_interval": 1, "keepalives_count": 3}
"""Whoever only waits for an answer sends nothing, and would not notice a lost network."""


def open_postgres(url: URL, readers: int, limits: Mapping[str, str] = TIMEOUTS) -> Engine:
    """Return an engine with a pool of connections: one for each reader, and one for the writer.

    `limits` are the settings of its sessions. Raise `ArgumentError` for an unknown kind of pooling.
    """
    pooling = url.query.get("pooling", DIRECT)
    if pooling not in (DIRECT, SESSION, TRANSACTION):
        raise ArgumentError("pooling")
    engine = create_engine(
        url.difference_update_query(["pooling"]),
        pool_size=readers + 1,
        max_overflow=0,
        pool_pre_ping=True,
        connect_args=connect_args(pooling, limits),
        hide_parameters=True,
    )
    if pooling == SESSION:
        event.listen(engine, "connect", partial(_set_session_limits, limits))
    elif pooling == TRANSACTION:
        event.listen(engine, "begin", partial(_set_transaction_limits, limits))
    return engine


def connect_args(pooling: str, limits: Mapping[str, str] = TIMEOUTS) -> dict[str, Any]:
    """Return the arguments of the driver. PgBouncer accepts no `options`.

    >>> connect_args(DIRECT)["options"].split(" -c ")[:2]
    ['-c statement_timeout=30s', 'lock_timeout=10s']
    >>> connect_args(TRANSACTION)["prepare_threshold"] is None
    True
    """
    args: dict[str, Any] = {
        "connect_timeout": _CONNECT_SECONDS,
        "tcp_user_timeout": _LOST_MILLISECONDS,
        **_KEEPALIVE,
    }
    if pooling == DIRECT:
        args["options"] = " ".join(f"-c {name}={value}" for name, value in limits.items())
    elif pooling == TRANSACTION:
        # The next transaction may run on another connection, which does not know the prepared statements of this one.
        args["prepare_threshold"] = None
    return args


def _set_session_limits(limits: Mapping[str, str], connection: Any, _: Any) -> None:
    with connection.cursor() as cursor:
        for name, value in limits.items():
            cursor.execute(f"SET {name} TO '{value}'")
    connection.commit()


def _set_transaction_limits(limits: Mapping[str, str], connection: Connection) -> None:
    statements = [f"SET LOCAL {name} TO '{value}'" for name, value in limits.items()]
    connection.exec_driver_sql("; ".join(statements))
