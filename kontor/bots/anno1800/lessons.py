"""What played games have taught about a position of Anno 1800, beyond what the judge makes of it."""

import json
from importlib.resources import files

TWO = "two"
COMPANY = "company"
_LESSONS: dict[str, list[float]] = {}


def built_in_lessons(name: str) -> list[float]:
    """Points for each feature, for two players or in company, as they come with the program; read once.

    >>> from kontor.bots.anno1800.features import N_FEATURES
    >>> len(built_in_lessons(COMPANY)) == N_FEATURES
    True
    """
    if not _LESSONS:
        text = files("kontor.bots.anno1800").joinpath("lessons.json").read_text(encoding="utf-8")
        lessons: dict[str, list[float]] = json.loads(text)
        _LESSONS.update(lessons)
    return _LESSONS[name]
