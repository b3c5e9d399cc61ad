"""Collecting weighted reasons for a move."""

from kontor.engine.errors import Phrase


class AdviceReasons:
    """Collects the reasons for a move, with weights.

    >>> reasons = AdviceReasons()
    >>> reasons.weighted = [(1.0, Phrase("a", {})), (2.0, Phrase("b", {}))]
    >>> [phrase.key for phrase in reasons.strongest_first()]
    ['b', 'a']
    """

    def __init__(self) -> None:
        self.weighted: list[tuple[float, Phrase]] = []

    def _add(self, weight: float, key: str, **args: object) -> None:
        self.weighted.append((weight, Phrase(key, dict(args))))

    def strongest_first(self) -> list[Phrase]:
        """Return all reasons by weight. Ties keep the order in which they were added.

        >>> AdviceReasons().strongest_first()
        []
        """
        return [phrase for _, phrase in sorted(self.weighted, key=_weight)]


def _weight(weighted: tuple[float, Phrase]) -> float:
    return -weighted[0]
