"""The log of a server as JSON: one object per line."""

from typing import Any

from pythonjsonlogger.json import JsonFormatter

from kontor.server.logs import shortened

_NAMES = {"levelname": "level", "name": "logger", "exc_info": "traceback"}


class JsonLineFormatter(JsonFormatter):
    """Formats objects whose message and traceback are of limited length."""

    def __init__(self, most: int) -> None:
        fields = "%(levelname)s %(name)s %(message)s"
        super().__init__(fields, rename_fields=_NAMES, timestamp="time", json_ensure_ascii=False)
        self._most = most

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        """Return the object of a line.

        >>> from logging import WARNING, LogRecord
        >>> record = LogRecord("kontor", WARNING, "", 0, "x" * 1000, (), None)
        >>> len(JsonLineFormatter(100).format(record)) < 250
        True
        """
        short = {
            name: shortened(value, self._most) if isinstance(value, str) else value for name, value in log_data.items()
        }
        return super().process_log_record(short)
