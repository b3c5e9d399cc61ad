"""Successive halving: drop the worse lines while they are compared, so that the budget goes to the better ones."""


def better_half(alive: list[int], values: list[float]) -> list[int]:
    """Return the better half of the lines still compared, at least two. Ties go to the first.

    >>> better_half([0, 1, 2, 4], [0.5, 0.1, 0.7, 9.0, 0.6])
    [2, 4]
    """
    order = [(-values[line], line) for line in alive]
    order.sort()
    return sorted([line for _, line in order[: max(2, (len(order) + 1) // 2)]])
