"""Engines for PostgreSQL, directly or through a pooler of connections such as PgBouncer.

The address of the store says how the pooler shares its connections: `?pooling=session`, `?pooling=transaction`, or
nothing without a pooler.
"""

from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

DIRECT, SESSION, TRANSACTION = "", "session", "transaction"
_TIMEOUTS = {"statement_timeout": "30s", "lock_timeout": "10s"}
_CONNECT_SECONDS = 5
_LOST_MILLISECONDS = 5000
"""Notice within seconds that the network does not reach the database any more."""


def open_postgres(url: URL, readers: int) -> Engine:
    """Return an engine with a pool of connections: one for each reader, and one for the writer.

    Raise `ArgumentError` for an unknown kind of pooling.
    """
    pooling = url.query.get("pooling", DIRECT)
    if pooling not in (DIRECT, SESSION, TRANSACTION):
        raise ArgumentError("pooling")
    engine = create_engine(
        url.difference_update_query(["pooling"]),
        pool_size=readers + 1,
        max_overflow=0,
        pool_pre_ping=True,
        connect_args=connect_args(pooling),
        hide_parameters=True,
    )
    if pooling == SESSION:
        event.listen(engine, "connect", _set_session_timeouts)
    elif pooling == TRANSACTION:
        event.listen(engine, "begin", _set_transaction_timeouts)
    return engine


def connect_args(pooling: str) -> dict[str, Any]:
    """Return the arguments of the driver. PgBouncer accepts no `options`.

    >>> connect_args(DIRECT)["options"]
    '-c statement_timeout=30s -c lock_timeout=10s'
    >>> connect_args(TRANSACTION)
    {'connect_timeout': 5, 'tcp_user_timeout': 5000, 'prepare_threshold': None}
    """
    args: dict[str, Any] = {"connect_timeout": _CONNECT_SECONDS, "tcp_user_timeout": _LOST_MILLISECONDS}
    if pooling == DIRECT:
        args["options"] = " ".join(f"-c {name}={value}" for name, value in _TIMEOUTS.items())
    elif pooling == TRANSACTION:
        # The next transaction may run on another connection, which does not know the prepared statements of this one.
        args["prepare_threshold"] = None
    return args


def _set_session_timeouts(connection: Any, _: Any) -> None:
    with connection.cursor() as cursor:
        for name, value in _TIMEOUTS.items():
            cursor.execute(f"SET {name} TO '{value}'")
    connection.commit()


def _set_transaction_timeouts(connection: Connection) -> None:
    statements = [f"SET LOCAL {name} TO '{value}'" for name, value in _TIMEOUTS.items()]
    connection.exec_driver_sql("; ".join(statements))
