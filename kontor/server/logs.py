"""The log of a server: lines for people, or JSON for programs that collect logs.

No client can fill the disk by repeating what is logged, or by causing long tracebacks.
"""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Any

from kontor.server.limits import Limits

TEXT, JSON = "text", "json"
LOG_FORMATS = (TEXT, JSON)
SERVE_LOG = "kontor.serve"
"""The name of the logger for what `kontor serve` otherwise prints: that it runs, and that it has ended."""
_FORMATTERS = {TEXT: "kontor.server.logs.ShortFormatter", JSON: "kontor.server.json_log.JsonLineFormatter"}
"""Named, so that only those who want JSON need its library."""
_MINUTE = 60.0
_MOST_KINDS = 1000


class RepetitionFilter(logging.Filter):
    """Passes a number of similar lines per minute, and counts the rest: lines of the same message and level.

    >>> limited = RepetitionFilter(1, now=lambda: 0.0)
    >>> record = logging.LogRecord("kontor", logging.WARNING, "", 0, "Bot move refused: %s", ("P4",), None)
    >>> limited.filter(record), limited.filter(record)
    (True, False)
    """

    def __init__(self, most: int, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._most = most
        self._now = now
        self._kinds: dict[tuple[str, int, str], list[float]] = {}
        """By kind of line: the beginning of its minute, and how many there were in it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a line. The first one after a pause says how many were left out."""
        kind = record.name, record.levelno, _message(record)
        now = self._now()
        since, count = self._kinds.pop(kind, (now, 0.0))
        if now - since >= _MINUTE:
            if count > self._most:
                record.msg = f"{record.msg} ({int(count - self._most)} similar lines were left out before)"
            since, count = now, 0.0
        self._kinds[kind] = [since, count + 1]
        if len(self._kinds) > _MOST_KINDS:
            del self._kinds[next(iter(self._kinds))]
        return count < self._most


def _message(record: logging.LogRecord) -> str:
    """Return the message without its arguments, cut off: some libraries build messages from what clients send."""
    return str(record.msg)[:100]


class ShortFormatter(logging.Formatter):
    """Formats lines of limited length. The end of a traceback says most, so its middle is left out."""

    def __init__(self, most: int) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._most = most

    def format(self, record: logging.LogRecord) -> str:
        """Return the line.

        >>> record = logging.LogRecord("kontor", logging.WARNING, "", 0, "x" * 1000, (), None)
        >>> len(ShortFormatter(100).format(record)) < 130
        True
        """
        return shortened(super().format(record), self._most)


def shortened(text: str, most: int) -> str:
    """Return a text without its middle if it is too long.

    >>> shortened("abcdefgh", 4)
    'ab … 4 characters … gh'
    """
    if len(text) <= most:
        return text
    half = most // 2
    return f"{text[:half]} … {len(text) - 2 * half} characters … {text[-half:]}"


class RelevanceFilter(logging.Filter):
    """Drops two things that uvicorn logs as errors although they are none.

    These are invalid data from a client, and requests that are cancelled because the server stops.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record."""
        if record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError):
            return False
        return not record.getMessage().startswith("Invalid UTF-8 sequence received")


def log_config(limits: Limits, log_format: str = TEXT) -> dict[str, Any]:
    """Return the configuration of `logging` for a format. It can be sent to worker processes."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {
            "relevant": {"()": RelevanceFilter},
            "repetition": {"()": RepetitionFilter, "most": limits.log_lines_per_minute},
        },
        "formatters": {"line": {"()": _FORMATTERS[log_format], "most": limits.log_line_bytes}},
        "handlers": {
            "screen": {
                "class": "logging.StreamHandler",
                "formatter": "line",
                "filters": ["relevant", "repetition"],
            }
        },
        "loggers": {SERVE_LOG: {"level": "INFO"}},
        "root": {"handlers": ["screen"], "level": "WARNING"},
    }
