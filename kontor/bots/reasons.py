"""Reasons for a move, with how weighty they are."""

from kontor.engine.errors import Phrase


class Reasons:
    """Collects what speaks for a move, with weights.

    >>> reasons = Reasons()
    >>> reasons.found = [(1.0, Phrase("a", {})), (2.0, Phrase("b", {}))]
    >>> [phrase.key for phrase in reasons.weightiest_first()]
    ['b', 'a']
    """

    def __init__(self) -> None:
        self.found: list[tuple[float, Phrase]] = []

    def _add(self, weight: float, key: str, **args: object) -> None:
        self.found.append((weight, Phrase(key, dict(args))))

    def weightiest_first(self) -> list[Phrase]:
        """All of them; of equals the one that was found first.

        >>> Reasons().weightiest_first()
        []
        """
        return [phrase for _, phrase in sorted(self.found, key=_weight)]


def _weight(weighted: tuple[float, Phrase]) -> float:
    return -weighted[0]
