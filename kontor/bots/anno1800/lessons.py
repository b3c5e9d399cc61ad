"""What played games have taught about a position of Anno 1800, beyond what the judge makes of it."""

import json
from importlib.resources import files

_LATE = 40.0
"""The round in which what is taught for late in the game counts whole."""


class Lessons:
    """Points for each feature: so many at the beginning, and so many more the later it is.

    >>> lessons = Lessons([1.0, 0.0], [2.0, 4.0])
    >>> lessons.at(20)
    [2.0, 2.0]
    """

    def __init__(self, at_first: list[float], later: list[float]) -> None:
        self.at_first = at_first
        self.later = later

    def at(self, rounds: int) -> list[float]:
        """The points for each feature in a round.

        >>> Lessons([1.0], [4.0]).at(10), Lessons([1.0], [4.0]).at(80)
        ([2.0], [5.0])
        """
        late = min(1.0, rounds / _LATE)
        return [first + late * later for first, later in zip(self.at_first, self.later, strict=True)]


_LESSONS: list[Lessons] = []


def built_in_lessons() -> Lessons:
    """The lessons that come with the program, read once.

    >>> from kontor.bots.anno1800.features import N_FEATURES
    >>> len(built_in_lessons().at_first) == len(built_in_lessons().later) == N_FEATURES
    True
    """
    if not _LESSONS:
        text = files("kontor.bots.anno1800").joinpath("lessons.json").read_text(encoding="utf-8")
        data: dict[str, list[float]] = json.loads(text)
        _LESSONS.append(Lessons(data["at_first"], data["later"]))
    return _LESSONS[0]
