"""Random numbers that are always asked for explicitly and are the same on every machine."""

from hashlib import blake2b
from struct import unpack
from typing import Final, TypeVar

_WORDS: Final = 1 << 32
Item = TypeVar("Item")


class Rng:
    """A stream of random numbers named by a key; the same key gives the same stream.

    The stream is a cryptographic hash of its key, so that nobody can tell the next number from those before.

    >>> Rng(7, "deal").below(6) == Rng(7, "deal").below(6)
    True
    """

    def __init__(self, *key: object) -> None:
        self._key = "/".join([str(part) for part in key]).encode("utf-8", "surrogatepass")
        self._block = 0
        self._pool: list[int] = []

    def _word(self) -> int:
        if not self._pool:
            digest = blake2b(self._key + b"#%d" % self._block).digest()
            self._block += 1
            self._pool = list(unpack("<16I", digest))
        return self._pool.pop()

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely.

        >>> 0 <= Rng("x").below(10) < 10
        True
        """
        if bound == 1:
            return 0
        word = self._pool.pop() if self._pool else self._word()
        if word >= _WORDS - bound:
            # Numbers past the last whole multiple would favour small results.
            limit = _WORDS - _WORDS % bound
            while word >= limit:
                word = self._word()
        return word % bound

    def shuffle(self, items: list[Item]) -> None:
        """Put `items` into random order, in place.

        >>> items = ["a", "b", "c"]
        >>> Rng(1).shuffle(items)
        >>> sorted(items)
        ['a', 'b', 'c']
        """
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
