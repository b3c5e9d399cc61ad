"""Deterministic random numbers, the same on every machine."""

from hashlib import blake2b
from struct import unpack
from typing import Final, TypeVar

_WORDS: Final = 1 << 32
Item = TypeVar("Item")


class Rng:
    """A stream of random numbers. The same key gives the same stream.

    The stream is a cryptographic hash of the key, so that nobody can predict the next number from earlier ones.

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
        """Return a uniform random integer from 0 to `bound` - 1.

        >>> 0 <= Rng("x").below(10) < 10
        True
        """
        if bound == 1:
            return 0
        word = self._pool.pop() if self._pool else self._word()
        if word >= _WORDS - bound:
            # Numbers beyond the largest multiple of `bound` would bias the result towards small values.
            limit = _WORDS - _WORDS % bound
            while word >= limit:
                word = self._word()
        return word % bound

    def shuffle(self, items: list[Item]) -> None:
        """Shuffle `items` in place.

        >>> items = ["a", "b", "c"]
        >>> Rng(1).shuffle(items)
        >>> sorted(items)
        ['a', 'b', 'c']
        """
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
