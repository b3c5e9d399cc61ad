"""A cache of answers to history questions, limited in bytes."""

import json
from collections import OrderedDict
from typing import Any

Key = tuple[str, int, *tuple[object, ...]]
"""The table, its revision, and what else the answer depends on."""


class AnswerCache:
    """Keeps answers as JSON text until a table is deleted or changes, at most `limit` bytes, the latest used last.

    >>> cache = AnswerCache(limit=20)
    >>> cache.put(("t", 1), {"lines": [1]})
    >>> cache.get(("t", 1)), cache.get(("t", 2)), cache.size
    ({'lines': [1]}, None, 13)
    >>> cache.put(("u", 1), "a long answer")
    >>> cache.get(("t", 1)), cache.get(("u", 1))
    (None, 'a long answer')
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        """The bytes of all answers in the cache."""
        self._texts: OrderedDict[Key, bytes] = OrderedDict()

    def get(self, key: Key) -> Any:
        """Return the answer, or None if it is not in the cache."""
        text = self._texts.get(key)
        if text is None:
            return None
        self._texts.move_to_end(key)
        return json.loads(text)

    def put(self, key: Key, answer: Any) -> None:
        """Keep an answer. The least recently used ones are dropped when there are too many bytes."""
        self._drop(key)
        text = self._texts[key] = json.dumps(answer, separators=(",", ":")).encode()
        self.size += len(text)
        while self.size > self.limit:
            self._drop(next(iter(self._texts)))

    def _drop(self, key: Key) -> None:
        self.size -= len(self._texts.pop(key, b""))

    def forget(self, table: str) -> None:
        """Drop all answers of a table.

        >>> cache = AnswerCache(limit=20)
        >>> cache.put(("t", 1), "answer")
        >>> cache.forget("t")
        >>> cache.size
        0
        """
        for key in [key for key in self._texts if key[0] == table]:
            self._drop(key)
