"""Dropping what is worse while lines are compared, so that the thought goes to those that may be best."""


def better_half(alive: list[int], values: list[float]) -> list[int]:
    """The better half of the lines that are still compared, at least two; of equals the first.

    >>> better_half([0, 1, 2, 4], [0.5, 0.1, 0.7, 9.0, 0.6])
    [2, 4]
    """
    order = [(-values[line], line) for line in alive]
    order.sort()
    return sorted([line for _, line in order[: max(2, (len(order) + 1) // 2)]])
