"""The log of a server: lines for people, or JSON for programs that collect logs."""

import logging
from collections.abc import Callable
from typing import Any

TEXT, JSON = "text", "json"
LOG_FORMATS = (TEXT, JSON)
SERVE_LOG = "kontor.serve"
"""The name of the logger for what `kontor serve` otherwise prints: that it runs, and that it has ended."""
_FORMATTERS: dict[str, dict[str, Any]] = {
    TEXT: {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
    JSON: {
        "()": "pythonjsonlogger.json.JsonFormatter",
        "fmt": "%(levelname)s %(name)s %(message)s",
        "rename_fields": {"levelname": "level", "name": "logger", "exc_info": "traceback"},
        "timestamp": "time",
        "json_ensure_ascii": False,
    },
}


def _is_relevant(record: logging.LogRecord) -> bool:
    """Return whether to log a record. Invalid data from a client is not an error, although uvicorn logs it as one."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence received")


def _relevant_filter() -> Callable[[logging.LogRecord], bool]:
    """Return the filter. Unlike a lambda, this can be sent to another process."""
    return _is_relevant


def log_config(log_format: str) -> dict[str, Any]:
    """Return the configuration of `logging` for a format.

    >>> sorted(log_config(JSON)["formatters"]["line"])
    ['()', 'fmt', 'json_ensure_ascii', 'rename_fields', 'timestamp']
    """
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"relevant": {"()": _relevant_filter}},
        "formatters": {"line": _FORMATTERS[log_format]},
        "handlers": {"screen": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["relevant"]}},
        "loggers": {SERVE_LOG: {"level": "INFO"}},
        "root": {"handlers": ["screen"], "level": "WARNING"},
    }
