"""Confidence intervals of proportions."""

from math import sqrt

Z95 = 1.96
"""The standard errors to each side of a 95 % interval."""


def interval(won: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Return the Wilson interval of a proportion, for 95 % or another `z`.

    >>> low, high = interval(95, 100)
    >>> round(low, 2), round(high, 2)
    (0.89, 0.98)
    """
    if not games:
        return 0.0, 1.0
    share = won / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    margin = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, centre - margin), min(1.0, centre + margin)
